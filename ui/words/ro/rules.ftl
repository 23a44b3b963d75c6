home-rules = Reguli
rules-title = Regulile
rules-how = Cum funcționează?
rules-contents = Pe pagina aceasta
rules-points-spaces = Spații
rules-points = Puncte

rules-aim-title = Despre ce este vorba
rules-aim =
    Construiești căi ferate. Fiecare bilet al tău numește două orașe: dacă le unești cu rutele tale, îți aduce puncte; dacă rămân despărțite, te costă tot atâtea.
    Fiecare jucător are 45 de vagoane. În tura ta faci exact un lucru: tragi cărți de tren, iei o rută sau tragi bilete. În Europa poți construi în schimb o gară.
    Câștigă cine are cele mai multe puncte când se termină vagoanele.

rules-cards-title = Cărți de tren
rules-cards =
    Iei două, fiecare fie dintre cele cinci care se văd, fie din pachet, fără să o vezi. Cartea luată din rând este înlocuită pe loc.
    O locomotivă din rând ține loc de amândouă: poate fi numai prima ta carte, și atunci e singura. Trasă din pachet, e o carte ca oricare alta.
    De câte ori se văd trei locomotive, tot rândul se înlocuiește. Mâna ta nu are limită.

rules-claim-title = Cum iei o rută
rules-claim =
    O rută cere câte o carte pentru fiecare spațiu, toate de culoarea ei. O rută gri primește orice culoare, dar numai una.
    Locomotivele țin loc de orice culoare, oricâte vrei.
    Îți trebuie și câte un vagon pentru fiecare spațiu. Ruta nu trebuie să le atingă pe celelalte ale tale. Punctele ei se numără pe loc, iar rutele lungi aduc mai mult.

rules-doubles-title = Rute duble
rules-doubles =
    Unde două linii merg alături, nimeni nu le poate avea pe amândouă.
    Cu doi sau trei jucători se poate lua numai una dintre ele: cine vine primul o închide pe cealaltă.

rules-tickets-title = Bilete
rules-tickets =
    Un bilet e îndeplinit când rutele tale duc dintr-un oraș al lui în celălalt, pe orice drum.
    La început păstrezi cel puțin două dintre cele primite. Mai târziu, o tură îți aduce încă trei, din care păstrezi cel puțin unul.
    Biletul păstrat rămâne la tine, nevăzut de ceilalți. Dacă la sfârșit nu e îndeplinit, punctele lui ți se scad.

rules-end-title = Sfârșitul și scorul
rules-end =
    Când cineva își încheie tura cu două vagoane sau mai puține, toți mai au câte o tură, și acel jucător.
    Apoi se numără: rutele tale, plus biletele îndeplinite, minus cele neîndeplinite, plus 10 pentru drumul cel mai lung.
    Drumul cel mai lung este cel mai lung șir de vagoane care nu folosește nicio rută de două ori; printr-un oraș poate trece din nou. Dacă mai multe sunt la fel de lungi, fiecare primește cele 10.
    La puncte egale hotărăsc biletele îndeplinite, apoi drumul cel mai lung.

rules-europe-title = Ce este altfel în Europa
rules-europe =
    Toate de mai sus rămân valabile. În plus sunt feriboturi, tuneluri și gări.
    Primești un bilet lung și alte trei și păstrezi cel puțin două din cele patru. Cele pe care le dai înapoi ies din joc.
    La puncte egale hotărăsc biletele îndeplinite, apoi numărul mai mic de gări construite, apoi drumul cel mai lung.

rules-ferry-title = Feriboturi
rules-ferry =
    Un feribot are locomotive tipărite pe el: cel puțin atâtea dintre cărțile plătite trebuie să fie locomotive. Restul e de o singură culoare, oricare.

rules-tunnel-title = Tuneluri
rules-tunnel =
    Cât costă un tunel se află săpând. Arată cărți pentru spațiile lui ca la orice rută; apoi se întorc trei cărți din pachet.
    Fiecare dintre ele care are culoarea ta, și fiecare locomotivă, te costă încă o carte. Dacă ai arătat numai locomotive, se socotesc numai locomotivele.
    Plătește cărțile în plus în culoarea ta sau cu locomotive (după numai locomotive: doar cu locomotive), și tunelul e al tău. Altfel îți iei cărțile înapoi și tura ta s-a încheiat.

rules-station-title = Gări
rules-station =
    O gară împrumută o rută a altui jucător care ajunge în orașul ei, numai pentru biletele tale. Care anume se hotărăște la sfârșit, cum îți folosește mai mult.
    Într-un oraș încape o singură gară. Prima te costă 1 carte, a doua 2 de aceeași culoare, a treia 3.
    Fiecare gară pe care nu o construiești aduce 4 puncte. Ce e împrumutat nu se socotește la drumul cel mai lung.
