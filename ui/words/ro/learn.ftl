home-learn = Învață
learn-title = Învață jocul
learn-lead = Șase lecții pe tabla adevărată, de câteva minute fiecare.
learn-usa = Pe harta Statelor Unite
learn-europe = Ce e nou în Europa
learn-done = Făcută
learn-rules = Toate regulile pe o pagină
lesson-step = Pasul { $number } din { $of }
lesson-card = Lecție
lesson-on = Continuă
lesson-again = De la început
lesson-next = Urmează: { $lesson }
lesson-all = Toate lecțiile
lesson-watch = Privește ce face { $name }.

lesson-not-done = { $did } Hai să anulăm asta. { $why }
lesson-read-first = { $did } Încă nu: întâi continuă.
lesson-did-blind = Ai tras din pachet.
lesson-did-row = Ai luat o carte cu fața în sus: { $card }.
lesson-did-claim = Ai luat { $route } cu { $payment }.
lesson-did-tickets = Ai tras bilete.
lesson-did-keep = Ai păstrat { $tickets }.
lesson-did-station = Ai construit o gară în { $city } cu { $payment }.
lesson-did-pay = Ai plătit { $payment } pentru tunel.
lesson-did-leave = Ai renunțat la tunel.

lesson-first-game = Primul joc
lesson-first-game-about = Cărți, rute și un bilet
lesson-first-game-welcome = Bine ai venit! Ești Ada și joci cu albastru. Maud joacă cu roșu. Biletele îți spun ce orașe să legi. Ai primit trei: păstrează cel puțin două.
lesson-first-game-keep = Păstrează Helena–Los Angeles și Calgary–Salt Lake City, dar nu și Seattle–New York.
lesson-first-game-keep-why = Seattle–New York valorează 22 de puncte, dar străbate toată țara, iar dacă nu îl termini te costă 22. Celelalte două sunt scurte și au o porțiune comună.
lesson-first-game-plan = De la Helena la Los Angeles sunt trei rute, prin Salt Lake City și Las Vegas. O rută se plătește cu cărți de culoarea ei, câte una de fiecare spațiu. Prima e mov, iar tu ai două cărți mov.
lesson-first-game-open-card = Lângă pachet sunt cinci cărți cu fața în sus. Ia-o pe cea mov.
lesson-first-game-open-card-why = Helena–Salt Lake City cere trei cărți mov. Ai două, iar a treia e cu fața în sus.
lesson-first-game-unseen-card = Mai iei o carte. Pe aceasta trage-o din pachet.
lesson-first-game-unseen-card-why = Nicio carte cu fața în sus nu are culoarea care îți trebuie acum. În pachet poate fi una, ba chiar o locomotivă.
lesson-first-game-claim = Portocalie: o să-ți prindă bine. Iar cu trei cărți mov, prima rută poate fi a ta. Apasă Helena–Salt Lake City pe hartă.
lesson-first-game-claim-why = Ai acum cele trei cărți mov. Dacă aștepți, altcineva o poate lua până la tura ta următoare.
lesson-first-game-points = Trei spații, patru puncte, pe loc. Și Maud a luat o rută. Pentru tine urmează Salt Lake City–Las Vegas: cere trei cărți portocalii, iar tu ai două.
lesson-first-game-locomotive = E o locomotivă cu fața în sus. Ține loc de orice culoare, așa că îți ia toată tura. Ia-o.
lesson-first-game-locomotive-why = Locomotiva ține loc de cartea portocalie care îți lipsește. Cu ea, ruta următoare e ca și a ta.
lesson-first-game-wild = Ia Las Vegas–Salt Lake City cu cele două cărți portocalii și locomotiva.
lesson-first-game-wild-why = Aceste trei cărți sunt exact cât cere Las Vegas–Salt Lake City. Dacă le cheltuiești pe altceva, trebuie să le strângi din nou.
lesson-first-game-yellow = Ultima porțiune, Las Vegas–Los Angeles, e gri: merge orice culoare, dar aceeași la toate cărțile. Ai o carte galbenă. Ia-o pe cea galbenă cu fața în sus.
lesson-first-game-yellow-why = Două spații cer două cărți de aceeași culoare. Ai una galbenă, și mai e una cu fața în sus.
lesson-first-game-any-card = Acum trage a doua carte din pachet.
lesson-first-game-any-card-why = Ai perechea. Din pachet poate ieși o locomotivă; cu fața în sus, ca a doua carte, nu poți lua una.
lesson-first-game-last-link = Ia Las Vegas–Los Angeles cu cele două cărți galbene.
lesson-first-game-last-link-why = E ultima bucată dintre Helena și Los Angeles, iar acum o poți plăti.
lesson-first-game-done =
    Helena–Los Angeles e terminat! Îți aduce 8 puncte la sfârșit. Îl găsești printre biletele tale.
    În fiecare tură faci un singur lucru: iei două cărți sau o locomotivă cu fața în sus, iei o rută ori tragi bilete.
    O rută cere cărți de culoarea ei, iar una gri, de o singură culoare, oricare. Locomotivele țin loc de orice culoare.

lesson-doubles = Rute duble și blocaje
lesson-doubles-about = Două linii, câte un proprietar, și cum ajungi primul
lesson-doubles-two-tracks = Joci cu albastru și ai construit de la Sault St. Marie la Chicago. Biletul tău merge până la Oklahoma City. Între Chicago și Saint Louis sunt două linii alăturate, una albă și una verde. Nimeni nu le poate avea pe amândouă.
lesson-doubles-one-track = Ai două cărți verzi. Ia linia verde Chicago–Saint Louis.
lesson-doubles-one-track-why = Chicago–Saint Louis e pe drumul scurt spre Oklahoma City, iar pe cea verde o poți plăti.
lesson-doubles-closed = Cu doi sau trei jucători, a doua linie e acum închisă. Dar Oskar ți-a făcut la fel: a luat Kansas City–Saint Louis, așa că și linia ei albastră e închisă, deși ai două cărți albastre. Apasă pe ea dacă vrei și îți spune de ce.
lesson-doubles-around = Ocolește: ia Little Rock–Saint Louis, care e gri, cu cele două cărți albastre.
lesson-doubles-around-why = Prin Kansas City e închis. Prin Little Rock sunt două rute până la Oklahoma City, iar cu cele două cărți albastre o plătești pe prima.
lesson-doubles-danger = Oskar a ajuns la Little Rock și are Dallas–Oklahoma City. Între ele e tocmai ruta care îți trebuie, Little Rock–Oklahoma City, și are o singură linie.
lesson-doubles-second-yellow = Ai o carte galbenă. Ia-o pe cea galbenă cu fața în sus și ai o pereche.
lesson-doubles-second-yellow-why = Little Rock–Oklahoma City cere două cărți de aceeași culoare, iar cu galben mergi cel mai repede. Acum contează fiecare tură.
lesson-doubles-unseen-card = Acum trage a doua carte din pachet.
lesson-doubles-unseen-card-why = Ai perechea care îți trebuie. Ce tragi din pachet Oskar nu vede.
lesson-doubles-block = Oskar a tras cărți. Acum ia Little Rock–Oklahoma City cu cele două cărți galbene.
lesson-doubles-block-why = E tot ce îi mai lipsește biletului tău și ruta pe care o așteaptă Oskar. A doua linie nu există.
lesson-doubles-done =
    Sault St. Marie–Oklahoma City e terminat, iar Oskar trebuie să caute alt drum.
    Nimeni nu poate avea ambele linii ale unei rute duble. Cu doi sau trei jucători, a doua se închide; cu patru sau cinci, o poate lua altcineva.
    Unde singurul drum scurt are o singură linie, ajungi tu primul.

lesson-tickets = Bilete și cel mai lung drum
lesson-tickets-about = Cum se încheie un joc și cum se numără punctele
lesson-tickets-late = Jocul e aproape gata: mai ai 8 vagoane, iar Tilda 6. Ai o linie de la Los Angeles la Montréal, prin Chicago, și o bucată de la Vancouver la Duluth. Poți folosi o tură și ca să tragi bilete noi.
lesson-tickets-draw = Trage bilete. Spre sfârșitul jocului, caută unul pe care rutele tale îl leagă deja.
lesson-tickets-draw-why = Mai poți risca o dată, iar la o rețea atât de lungă poate ieși un bilet gata terminat. După ce începe ultima rundă e prea târziu.
lesson-tickets-keep = Los Angeles și Chicago sunt deja legate: 16 puncte. Păstrează biletul acesta și niciun altul.
lesson-tickets-keep-why = Celorlalte le lipsesc câte trei rute, iar Tilda poate încheia jocul în orice tură. Un bilet păstrat și neterminat îți scade punctele lui.
lesson-tickets-gap = Între cele două bucăți lipsește o rută: Chicago–Duluth. Cu ea termini Vancouver–Montréal și Calgary–Phoenix, adică 33 de puncte. Iar o linie de 32 de vagoane le întrece pe cele 29 ale Tildei: cel mai lung drum.
lesson-tickets-join = Ia Chicago–Duluth cu cele trei cărți roșii.
lesson-tickets-join-why = Nicio altă rută nu îți aduce deodată două bilete și cel mai lung drum.
lesson-tickets-last-round = Tildei i-au rămas două vagoane, deci e ultima rundă. Mai ai o tură, și ea la fel. Cărțile rămase în mână nu valorează nimic.
lesson-tickets-last = Ai cinci vagoane și cinci cărți portocalii. Ia linia portocalie Salt Lake City–San Francisco.
lesson-tickets-last-why = Cinci spații aduc 10 puncte, mai mult decât orice altceva, și nu mai e nicio tură pentru care să le păstrezi.
lesson-tickets-done =
    Se numără: rutele, biletele terminate, cele neterminate (Toronto–Miami al Tildei) și 10 puncte pentru cel mai lung drum.
    Biletele noi sunt un risc: ce nu termini se scade.
    Cel mai lung drum e o singură linie care nu folosește nicio rută de două ori.
    Când cuiva îi rămân cel mult două vagoane, toți mai joacă o tură.

lesson-ferry = Feriboturi
lesson-ferry-about = Apa se trece cu locomotive
lesson-ferry-ferry = Joci cu albastru, iar biletul tău merge de la Roma la Smyrna, peste mare. Întâi e o porțiune pe uscat: Brindisi–Roma, două spații albe.
lesson-ferry-first = Ia Brindisi–Roma cu două cărți albe și păstrează locomotiva.
lesson-ferry-first-why = Brindisi–Roma se plătește cu două cărți albe. Păstrează locomotiva pentru mare: fără una nu poți lua un feribot.
lesson-ferry-four = Athína–Brindisi e un feribot de patru spații, iar unul arată o locomotivă. Deci cel puțin una dintre cele patru cărți trebuie să fie locomotivă. Celelalte trei sunt de o singură culoare, oricare.
lesson-ferry-blue = Ai două cărți albastre și o locomotivă. Ia-o pe cea albastră cu fața în sus.
lesson-ferry-blue-why = Cu a treia carte albastră și locomotiva plătești feribotul. Cu albastru ajungi cel mai repede.
lesson-ferry-unseen-card = Acum trage a doua carte din pachet.
lesson-ferry-unseen-card-why = Ai ce cere feribotul. Din pachet poate ieși o locomotivă pentru următorul.
lesson-ferry-sail = Ia Athína–Brindisi cu trei cărți albastre și locomotiva.
lesson-ferry-sail-why = Pentru feribotul acesta ai strâns cărțile: patru spații, șapte puncte și aproape tot drumul spre Smyrna.
lesson-ferry-another = Și Athína–Smyrna e un feribot: două spații, o locomotivă. Ai două cărți verzi, dar singure nu plutesc.
lesson-ferry-locomotive = Ia locomotiva cu fața în sus.
lesson-ferry-locomotive-why = Fără locomotivă nu poți lua feribotul. Acum e una cu fața în sus, iar tura viitoare poate nu mai e.
lesson-ferry-second = Ia Athína–Smyrna cu o carte verde și locomotiva.
lesson-ferry-second-why = E ultima porțiune până la Smyrna, și ai exact cât cere.
lesson-ferry-done =
    Roma–Smyrna e terminat, pe mare.
    Un feribot cere cel puțin atâtea locomotive câte arată. Restul e de o singură culoare.
    Așa că păstrează o locomotivă-două dacă drumul tău trece peste apă.

lesson-tunnel = Tuneluri
lesson-tunnel-about = Sapă și vezi cât costă
lesson-tunnel-tunnel = Joci cu albastru, iar biletul tău merge de la Barcelona la München, prin Alpi. Tunelurile au marginea zimțată. Arăți cărți pentru spațiile lor, apoi se întorc trei cărți, și fiecare potrivire te costă încă una.
lesson-tunnel-dig = Încearcă: sapă Venezia–Zürich cu două dintre cele trei cărți verzi.
lesson-tunnel-dig-why = Începe cu Venezia–Zürich: ai o carte verde în plus, și s-ar putea să-ți trebuiască.
lesson-tunnel-pay = Una dintre cele trei cărți e verde, ca ale tale, deci tunelul costă încă una. O ai. Plătește!
lesson-tunnel-pay-why = Poți plăti cartea în plus. Dacă renunți la tunel, tura se încheie și nu construiești nimic.
lesson-tunnel-cheap = Acum München–Zürich, cu două cărți galbene. De data asta nu ai niciuna în plus. Sapă și vezi.
lesson-tunnel-cheap-why = München–Zürich e pe drumul biletului tău, și ai cele două cărți galbene. De obicei, un tunel costă o carte în plus sau niciuna.
lesson-tunnel-risk = Nicio potrivire: tunelul e al tău cu două cărți. Mai lipsește unul, Marseille–Zürich: două spații mov, iar tu ai două cărți mov.
lesson-tunnel-dear = Sapă Marseille–Zürich cu două cărți mov.
lesson-tunnel-dear-why = E tot ce mai lipsește între Barcelona și München, iar încercarea nu te costă nicio carte.
lesson-tunnel-leave = O carte mov și o locomotivă. Locomotivele se potrivesc mereu, deci îți mai trebuie două, și nu ai niciuna. Renunță la tunel și îți iei cele două cărți înapoi.
lesson-tunnel-leave-why = Nu poți plăti două cărți în plus. Cele arătate ți se întorc în mână.
lesson-tunnel-locomotives = Ai pierdut doar tura. Există o cale mai sigură: dacă plătești numai cu locomotive, se potrivesc numai locomotivele, și sunt doar 14 din 110 cărți.
lesson-tunnel-first-locomotive = Ia locomotiva cu fața în sus.
lesson-tunnel-first-locomotive-why = Cu două locomotive, tunelul e aproape sigur, iar una e cu fața în sus.
lesson-tunnel-second-locomotive = Și mai e una. Ia-o și pe ea.
lesson-tunnel-second-locomotive-why = Cu o locomotivă și o carte mov, cărțile mov s-ar potrivi din nou. Două locomotive sunt mai sigure.
lesson-tunnel-sure = Sapă Marseille–Zürich cu două locomotive.
lesson-tunnel-sure-why = Dacă plătești și cu o carte mov, cărțile mov întoarse costă în plus. Plătește numai cu locomotive.
lesson-tunnel-done =
    Au ieșit două cărți mov și nu te-au costat nimic. Barcelona–München e terminat.
    Pentru un tunel se întorc trei cărți. Fiecare de culoarea ta și fiecare locomotivă costă o carte în plus.
    Dacă nu poți sau nu vrei să plătești, îți păstrezi cărțile și pierzi tura. Cu o carte de rezervă sapi mai sigur.

lesson-station = Gări
lesson-station-about = Împrumută ce au construit alții
lesson-station-missing = Joci cu albastru. Lui Paris–Wien îi lipsește doar München–Wien, iar lui Berlin–Roma doar München–Venezia. Ambele rute sunt ale lui Oskar și niciuna nu are a doua linie. O gară te ajută: împrumută o rută a altui jucător care ajunge în orașul ei.
lesson-station-munchen = Construiește o gară în München. Prima costă o carte.
lesson-station-munchen-why = Ambele rute care îți lipsesc ajung în München, deci o gară acolo o poate împrumuta pe oricare. (În Wien e o gară a lui Oskar, iar într-un oraș încape una singură.)
lesson-station-one-route = Gara împrumută München–Venezia, fiindcă Berlin–Roma valorează 9 puncte, iar Paris–Wien doar 8. O gară împrumută o singură rută, aceeași pentru toate biletele, iar jocul o alege pe cea mai bună. A doua gară costă două cărți de aceeași culoare.
lesson-station-white = Ai o carte albă. Ia-o pe cea albă cu fața în sus.
lesson-station-white-why = A doua gară cere două cărți de aceeași culoare, iar una albă ai deja.
lesson-station-unseen-card = Acum trage a doua carte din pachet.
lesson-station-unseen-card-why = Ai perechea. Nicio carte cu fața în sus nu îți e mai de folos decât una pe care Oskar nu o vede.
lesson-station-venezia = Construiește o gară în Venezia cu două cărți albe. Ea preia München–Venezia, iar cea din München poate împrumuta München–Wien.
lesson-station-venezia-why = Venezia e celălalt capăt al rutei München–Venezia. O gară acolo o preia, iar cea din München ajută la Paris–Wien.
lesson-station-done =
    Ambele bilete sunt terminate, pe rutele lui Oskar.
    O gară împrumută o rută care ajunge în orașul ei, numai pentru biletele tale. Prima costă 1 carte, a doua 2, a treia 3.
    Fiecare gară neconstruită aduce 4 puncte la sfârșit. Construiește una dacă un bilet valorează mai mult.
