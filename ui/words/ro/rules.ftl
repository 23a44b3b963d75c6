home-rules = Reguli
rules-title = Reguli
rules-how = Cum funcționează?
rules-contents = Pe pagina aceasta
rules-points-spaces = Spații
rules-points = Puncte

rules-aim-title = Scopul jocului
rules-aim =
    Construiești căi ferate. Fiecare bilet numește două orașe. Dacă le legi cu rutele tale, câștigi punctele lui; dacă nu, le pierzi.
    Fiecare jucător are 45 de vagoane. În tura ta faci un singur lucru: tragi cărți de tren, iei o rută sau tragi bilete. În Europa poți construi și o gară.
    Când se termină vagoanele, câștigă cine are cele mai multe puncte.

rules-cards-title = Cărți de tren
rules-cards =
    Iei două cărți, fiecare fie dintre cele cinci cu fața în sus, fie din pachet. O carte luată din rând e înlocuită pe loc.
    O locomotivă cu fața în sus ține loc de două: poate fi doar prima ta carte, și nu mai iei alta. Trasă din pachet, e o carte ca oricare alta.
    Când sunt trei locomotive cu fața în sus, tot rândul se schimbă. În mână poți avea oricâte cărți. Când s-au terminat și pachetul, și cărțile aruncate, mai poți lua din rând.

rules-claim-title = Cum iei o rută
rules-claim =
    O rută cere câte o carte de culoarea ei pentru fiecare spațiu. La o rută gri merge orice culoare, dar aceeași la toate cărțile.
    Locomotivele țin loc de orice culoare și poți folosi oricâte.
    Îți trebuie și câte un vagon pentru fiecare spațiu. Ruta nu trebuie să le atingă pe celelalte ale tale. Punctele vin pe loc, iar rutele lungi aduc mai multe.

rules-doubles-title = Rute duble
rules-doubles =
    Unde sunt două linii alăturate, nimeni nu le poate avea pe amândouă.
    Cu doi sau trei jucători se poate lua numai una. După ce e luată, cealaltă se închide.

rules-tickets-title = Bilete
rules-tickets =
    Un bilet e terminat când rutele tale leagă cele două orașe, pe orice drum.
    La început păstrezi cel puțin două dintre cele primite. Mai târziu poți folosi o tură ca să tragi încă trei și să păstrezi cel puțin unul.
    Biletele tale sunt secrete și îți rămân până la sfârșit. Dacă unul nu e terminat atunci, îi pierzi punctele.

rules-end-title = Sfârșitul și punctajul
rules-end =
    Când cineva își încheie tura cu cel mult două vagoane, toți mai joacă o tură, și acel jucător.
    Apoi se numără: rutele tale, plus biletele terminate, minus cele neterminate, plus 10 pentru cel mai lung drum.
    Cel mai lung drum e cel mai lung șir de vagoane care nu folosește nicio rută de două ori, dar poate trece din nou printr-un oraș. Dacă mai multe sunt la fel de lungi, fiecare primește cele 10.
    La puncte egale câștigă cine are mai multe bilete terminate, apoi cine a primit cele 10 pentru cel mai lung drum.

rules-europe-title = Ce e diferit în Europa
rules-europe =
    Toate regulile de mai sus rămân valabile. În plus sunt feriboturi, tuneluri și gări.
    Primești un bilet lung și alte trei și păstrezi cel puțin două din patru. Cele date înapoi ies din joc.
    La puncte egale câștigă cine are mai multe bilete terminate, apoi cine a construit mai puține gări, apoi cine a primit cele 10 pentru cel mai lung drum.

rules-ferry-title = Feriboturi
rules-ferry =
    Un feribot arată locomotive: cel puțin atâtea dintre cărțile tale trebuie să fie locomotive. Restul e de o singură culoare, oricare.

rules-tunnel-title = Tuneluri
rules-tunnel =
    Cât costă un tunel afli săpând. Arată cărți pentru spațiile lui, ca la orice rută. Apoi se întorc trei cărți din pachet.
    Fiecare de culoarea ta și fiecare locomotivă te costă o carte în plus. Dacă ai arătat numai locomotive, se numără numai locomotivele.
    Plătește cărțile în plus în culoarea ta sau cu locomotive (numai cu locomotive, dacă doar pe ele le-ai arătat) și tunelul e al tău. Altfel îți iei cărțile înapoi și tura s-a încheiat.

rules-station-title = Gări
rules-station =
    O gară împrumută o rută a altui jucător care ajunge în orașul ei, numai pentru biletele tale. Care anume se hotărăște la sfârșit, cum îți e mai bine.
    Într-un oraș încape o singură gară. Prima te costă 1 carte, a doua 2 de aceeași culoare, a treia 3.
    Fiecare gară neconstruită aduce 4 puncte. Rutele împrumutate nu se numără la cel mai lung drum.
