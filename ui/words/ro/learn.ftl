home-learn = Învață
learn-title = Învață jocul
learn-lead = Șase lecții pe tabla adevărată, de câteva minute fiecare. Nimic nu poate merge prost: ce nu cere un pas nu se face.
learn-usa = Pe harta Statelor Unite
learn-europe = Ce adaugă Europa
learn-done = Făcută
learn-rules = Toate regulile pe o pagină
lesson-step = Pasul { $number } din { $of }
lesson-card = Lecție
lesson-on = Mai departe
lesson-again = De la început
lesson-next = Urmează: { $lesson }
lesson-all = Toate lecțiile
lesson-watch = Privește ce face { $name }.

lesson-not-done = { $did } Nu s-a făcut. { $why }
lesson-read-first = { $did } Încă nu: întâi mergi mai departe.
lesson-did-blind = Ai tras din pachet.
lesson-did-row = Ai luat o carte la vedere: { $card }.
lesson-did-claim = Ai luat { $route } cu { $payment }.
lesson-did-tickets = Ai tras bilete.
lesson-did-keep = Ai păstrat { $tickets }.
lesson-did-station = Ai construit o gară în { $city } cu { $payment }.
lesson-did-pay = Ai plătit { $payment } pentru tunel.
lesson-did-leave = Ai renunțat la tunel.

lesson-first-game = Primul joc
lesson-first-game-about = Cărți, rute și un bilet
lesson-first-game-welcome = Bine ai venit! Ești Ada și construiești cu albastru; Maud construiește cu roșu. Biletele spun ce orașe trebuie unite. Ai primit trei și păstrezi cel puțin două.
lesson-first-game-keep = Păstrează Helena–Los Angeles și Calgary–Salt Lake City: scoate semnul de la Seattle–New York.
lesson-first-game-keep-why = Seattle–New York aduce 22 de puncte, dar străbate toată țara și costă 22 dacă nu e îndeplinit. Celelalte două sunt scurte și au o porțiune comună.
lesson-first-game-plan = De la Helena la Los Angeles îți trebuie trei rute, prin Salt Lake City și Las Vegas. O rută se plătește cu cărți de culoarea ei, câte una pentru fiecare spațiu. Prima e mov, și ai două cărți mov.
lesson-first-game-open-card = Lângă pachet se văd cinci cărți. Ia-o pe cea mov.
lesson-first-game-open-card-why = Helena–Salt Lake City cere trei cărți mov. Ai două, iar a treia se vede.
lesson-first-game-unseen-card = Poți lua o a doua carte. Pe aceasta trage-o din pachet, fără să o vezi.
lesson-first-game-unseen-card-why = Nicio carte la vedere nu are culoarea de care ai nevoie apoi. În pachet poate fi una, sau chiar o locomotivă.
lesson-first-game-claim = O carte portocalie: va folosi. Iar cu trei cărți mov prima rută poate fi a ta. Atinge Helena–Salt Lake City pe hartă.
lesson-first-game-claim-why = Ai acum cele trei cărți mov ale ei. O rută lăsată să aștepte poate fi a altcuiva la tura ta următoare.
lesson-first-game-points = Trei spații, patru puncte, numărate pe loc. Și Maud a luat o rută. Pentru tine urmează Salt Lake City–Las Vegas: trei cărți portocalii, și ai două.
lesson-first-game-locomotive = Se vede o locomotivă. Ține loc de orice culoare, de aceea ocupă singură toată tura. Ia-o.
lesson-first-game-locomotive-why = Locomotiva ține loc de cartea portocalie care îți lipsește: cu ea ruta următoare e sigură.
lesson-first-game-wild = Ia Las Vegas–Salt Lake City cu cele două cărți portocalii și locomotiva.
lesson-first-game-wild-why = Aceste trei cărți ajung exact pentru Las Vegas–Salt Lake City. Cheltuite pe altceva, ar trebui să le strângi din nou.
lesson-first-game-yellow = Ultima porțiune, Las Vegas–Los Angeles, e gri: orice culoare, dar numai una. Ai o carte galbenă. Ia-o pe cea galbenă care se vede.
lesson-first-game-yellow-why = Două spații cer două cărți de aceeași culoare. Ai una galbenă, și încă una se vede.
lesson-first-game-any-card = Și o a doua carte: trage-o din pachet.
lesson-first-game-any-card-why = Ai perechea. O carte din pachet poate fi o locomotivă; una la vedere, luată a doua, niciodată.
lesson-first-game-last-link = Ia Las Vegas–Los Angeles cu cele două cărți galbene.
lesson-first-game-last-link-why = Nu mai lipsește nimic între Helena și Los Angeles, iar acum o poți plăti.
lesson-first-game-done =
    Helena–Los Angeles e îndeplinit: 8 puncte la sfârșit. Îl găsești printre biletele tale.
    O tură e un singur lucru: două cărți, sau o locomotivă la vedere, sau o rută, sau bilete.
    O rută cere cărți de culoarea ei, una gri o singură culoare, oricare; locomotivele țin loc de toate.

lesson-doubles = Rute duble și blocaje
lesson-doubles-about = Două linii, un singur proprietar; și cum ajungi primul
lesson-doubles-two-tracks = Ai construit cu albastru de la Sault St. Marie la Chicago; biletul tău merge până la Oklahoma City. De la Chicago la Saint Louis merg alături două linii, una albă și una verde. Nimeni nu le poate avea pe amândouă.
lesson-doubles-one-track = Ai două cărți verzi. Ia linia verde Chicago–Saint Louis.
lesson-doubles-one-track-why = Chicago–Saint Louis e pe drumul scurt spre Oklahoma City, iar linia verde e cea pe care o poți plăti.
lesson-doubles-closed = Cu doi sau trei jucători a doua linie e acum închisă. Dar Oskar ți-a făcut același lucru: a luat Kansas City–Saint Louis, așa că și linia ei albastră e închisă, deși ai două cărți albastre. Atinge-o dacă vrei: spune de ce.
lesson-doubles-around = Ocolește: ia Little Rock–Saint Louis, care e gri, cu cele două cărți albastre.
lesson-doubles-around-why = Prin Kansas City e închis. Prin Little Rock două rute duc la Oklahoma City, iar cele două cărți albastre o plătesc pe prima.
lesson-doubles-danger = Oskar a ajuns la Little Rock și are Dallas–Oklahoma City. Între ele e chiar ruta de care ai nevoie, Little Rock–Oklahoma City, și are o singură linie.
lesson-doubles-second-yellow = Ai o carte galbenă. Ia-o pe cea galbenă care se vede: ai o pereche.
lesson-doubles-second-yellow-why = Little Rock–Oklahoma City cere două cărți de o culoare, și cu galben e cel mai repede: acum contează fiecare tură.
lesson-doubles-unseen-card = Și o a doua carte, din pachet.
lesson-doubles-unseen-card-why = Ai perechea de care ai nevoie. Ce tragi din pachet nu îi spune nimic lui Oskar.
lesson-doubles-block = Oskar a tras cărți. Ia acum Little Rock–Oklahoma City cu cele două galbene.
lesson-doubles-block-why = E ultimul lucru care îi lipsește biletului tău, și ruta pe care o așteaptă Oskar. A doua linie nu există.
lesson-doubles-done =
    Sault St. Marie–Oklahoma City e îndeplinit, iar Oskar trebuie să caute alt drum.
    Nimeni nu are ambele linii ale unei rute duble. Cu doi sau trei jucători a doua se închide; cu patru sau cinci rămâne pentru altcineva.
    Unde o singură linie e singurul drum scurt, încearcă să ajungi primul.

lesson-tickets = Bilete și drumul cel mai lung
lesson-tickets-about = Sfârșitul unui joc și cum se numără
lesson-tickets-late = Jocul acesta e aproape gata: ai 8 vagoane, Tilda are 6. Ai o linie de la Los Angeles prin Chicago la Montréal și o bucată de la Vancouver la Duluth. O tură se poate folosi și pentru bilete noi.
lesson-tickets-draw = Trage bilete: spre sfârșitul jocului, caută unul pe care rețeaua ta l-a unit deja.
lesson-tickets-draw-why = E timp pentru încă o șansă, iar o rețea atât de lungă poate avea un bilet deja îndeplinit. După ce începe ultima rundă e prea târziu.
lesson-tickets-keep = Los Angeles–Chicago e deja unit: 16 puncte. Păstrează-l, și niciun altul.
lesson-tickets-keep-why = Celorlalte le lipsesc câte trei rute, iar Tilda poate aduce sfârșitul în orice tură: ce păstrezi și nu termini ți se scade.
lesson-tickets-gap = Între cele două bucăți lipsește o rută: Chicago–Duluth. Ar îndeplini Vancouver–Montréal și Calgary–Phoenix, 33 de puncte. Iar o linie de 32 de vagoane e mai lungă decât cele 29 ale Tildei: e drumul cel mai lung.
lesson-tickets-join = Ia Chicago–Duluth cu cele trei cărți roșii.
lesson-tickets-join-why = Nicio altă rută nu aduce deodată două bilete și drumul cel mai lung.
lesson-tickets-last-round = Tildei i-au rămas două vagoane: ultima rundă. Mai ai o tură, și ea la fel. Cărțile care îți rămân în mână nu valorează nimic.
lesson-tickets-last = Ai cinci vagoane și cinci cărți portocalii. Ia linia portocalie Salt Lake City–San Francisco.
lesson-tickets-last-why = Cinci spații aduc 10 puncte, mai mult decât orice altceva în tura aceasta, și nu mai e altă tură pentru care să le păstrezi.
lesson-tickets-done =
    Jocul e numărat: rute, bilete îndeplinite, bilete neîndeplinite (Toronto–Miami al Tildei) și 10 pentru drumul cel mai lung.
    Biletele noi sunt o șansă și un risc: ce nu termini se scade.
    Drumul cel mai lung e o singură linie care nu folosește nicio rută de două ori.
    Când cuiva îi rămân două vagoane, toți mai au câte o tură.

lesson-ferry = Feriboturi
lesson-ferry-about = Apa se trece cu locomotive
lesson-ferry-ferry = Biletul tău merge de la Roma la Smyrna, peste mare. Construiești cu albastru. Întâi e o porțiune pe uscat: Brindisi–Roma, două spații albe.
lesson-ferry-first = Ia Brindisi–Roma cu două cărți albe și păstrează locomotiva.
lesson-ferry-first-why = Două cărți albe plătesc Brindisi–Roma. Locomotiva valorează mai mult pe mare: fără una nu iei niciun feribot.
lesson-ferry-four = Athína–Brindisi e un feribot de patru spații, iar unul arată o locomotivă: cel puțin una din cele patru cărți trebuie să fie locomotivă. Celelalte trei sunt de o singură culoare, oricare.
lesson-ferry-blue = Ai două cărți albastre și o locomotivă. Ia cartea albastră care se vede.
lesson-ferry-blue-why = A treia carte albastră și locomotiva plătesc feribotul. De albastru ești cel mai aproape.
lesson-ferry-unseen-card = Și o a doua carte, din pachet.
lesson-ferry-unseen-card-why = Ai ce cere feribotul. O carte din pachet poate fi o locomotivă pentru următorul.
lesson-ferry-sail = Ia Athína–Brindisi cu trei cărți albastre și locomotiva.
lesson-ferry-sail-why = Pentru feribot ai strâns cărțile acestea: patru spații, șapte puncte și cea mai mare parte a drumului spre Smyrna.
lesson-ferry-another = Și Athína–Smyrna e un feribot: două spații, o locomotivă. Ai două cărți verzi, dar două cărți verzi singure nu navighează.
lesson-ferry-locomotive = Ia locomotiva care se vede.
lesson-ferry-locomotive-why = Fără locomotivă feribotul nu se poate lua. Una se vede, și numai acum e sigur că e acolo.
lesson-ferry-second = Ia Athína–Smyrna cu o carte verde și locomotiva.
lesson-ferry-second-why = E ultima porțiune până la Smyrna, și ai exact ce cere.
lesson-ferry-done =
    Roma–Smyrna e îndeplinit, pe mare.
    Un feribot cere cel puțin atâtea locomotive câte arată; restul e de o singură culoare.
    Așa că păstrează o locomotivă sau două dacă drumul tău trece peste apă.

lesson-tunnel = Tuneluri
lesson-tunnel-about = Săpatul costă cât spune pachetul
lesson-tunnel-tunnel = Construiești cu albastru; biletul tău merge de la Barcelona la München, prin Alpi. Tunelurile au marginile zimțate. Arăți cărți pentru spațiile lor; apoi se întorc trei cărți, și fiecare care se potrivește costă încă una.
lesson-tunnel-dig = Încearcă: sapă Venezia–Zürich cu două dintre cele trei cărți verzi.
lesson-tunnel-dig-why = Ca prim tunel ia Venezia–Zürich: ai o carte verde mai mult decât arată, și s-ar putea să-ți trebuiască.
lesson-tunnel-pay = Una dintre cele trei cărți întoarse e verde ca ale tale: tunelul costă încă una. O ai. Plătește.
lesson-tunnel-pay-why = Poți plăti cartea în plus. Dacă renunți la tunel, tura s-a dus și nu s-a construit nimic.
lesson-tunnel-cheap = Acum München–Zürich, cu două cărți galbene. De data asta nu ai niciuna în plus: sapă și vezi.
lesson-tunnel-cheap-why = München–Zürich e pe drumul biletului tău, și ai cele două cărți galbene ale lui. De cele mai multe ori un tunel nu costă nimic în plus, sau o carte.
lesson-tunnel-risk = Nu s-a potrivit nimic: tunelul e al tău cu două cărți. Mai lipsește unul, Marseille–Zürich, două spații mov, și ai două cărți mov.
lesson-tunnel-dear = Sapă Marseille–Zürich cu două cărți mov.
lesson-tunnel-dear-why = E ultimul lucru care lipsește între Barcelona și München, iar încercarea nu costă nicio carte.
lesson-tunnel-leave = O carte mov și o locomotivă: locomotiva se potrivește mereu, deci mai trebuie două, și nu ai niciuna. Renunță: îți iei cele două cărți înapoi.
lesson-tunnel-leave-why = Două cărți în plus nu se pot plăti cu ce ai. Cărțile arătate se întorc în mâna ta.
lesson-tunnel-locomotives = S-a pierdut doar tura. Există o cale mai sigură: după o plată numai cu locomotive se socotesc numai locomotivele întoarse, și sunt doar 14 din 110 cărți.
lesson-tunnel-first-locomotive = Ia locomotiva care se vede.
lesson-tunnel-first-locomotive-why = Cu două locomotive tunelul e aproape sigur. Una se vede.
lesson-tunnel-second-locomotive = Și mai este una. Ia-o și pe ea.
lesson-tunnel-second-locomotive-why = O locomotivă cu o carte mov ar face ca movul să conteze din nou. Cu două e mai sigur.
lesson-tunnel-sure = Sapă Marseille–Zürich cu două locomotive.
lesson-tunnel-sure-why = Cu o carte mov printre ele, cărțile mov întoarse costă în plus. Plătește numai cu locomotive.
lesson-tunnel-done =
    S-au întors două cărți mov și n-au costat nimic: Barcelona–München e îndeplinit.
    Pentru un tunel se întorc trei cărți; fiecare de culoarea ta și fiecare locomotivă costă încă o carte.
    Dacă nu poți sau nu vrei să plătești, îți păstrezi cărțile și pierzi tura. O carte în plus face săpatul mai sigur.

lesson-station = Gări
lesson-station-about = Să împrumuți ce au construit alții
lesson-station-missing = Construiești cu albastru. Biletului Paris–Wien îi lipsește doar München–Wien, biletului Berlin–Roma doar München–Venezia; ambele rute sunt ale lui Oskar și niciuna nu are a doua linie. O gară ajută: împrumută o rută a altui jucător care ajunge în orașul ei.
lesson-station-munchen = Construiește o gară în München. Prima te costă o carte.
lesson-station-munchen-why = Ambele rute care îți lipsesc ajung în München: acolo o gară o poate împrumuta pe oricare. (În Wien e gara lui Oskar, și într-un oraș încape una.)
lesson-station-one-route = Gara împrumută München–Venezia: Berlin–Roma valorează 9 puncte, Paris–Wien 8. O gară împrumută o singură rută, aceeași pentru toate biletele, iar jocul alege ce îți aduce mai mult. A doua gară costă două cărți de o culoare.
lesson-station-white = Ai o carte albă. Ia-o pe cea albă care se vede.
lesson-station-white-why = A doua gară cere două cărți de aceeași culoare, și alb e ce ai.
lesson-station-unseen-card = Și o a doua carte, din pachet.
lesson-station-unseen-card-why = Ai perechea, și nicio carte la vedere nu îți folosește mai mult decât una pe care Oskar nu o vede.
lesson-station-venezia = Construiește o gară în Venezia cu două cărți albe: preia München–Venezia, iar cea din München rămâne liberă pentru München–Wien.
lesson-station-venezia-why = Venezia e celălalt capăt al rutei München–Venezia. O gară acolo o preia, iar Paris–Wien se poate uni din München.
lesson-station-done =
    Ambele bilete sunt îndeplinite, pe rutele lui Oskar.
    O gară împrumută o rută care ajunge în orașul ei, numai pentru biletele tale. Prima costă 1 carte, a doua 2, a treia 3.
    Fiecare gară pe care nu o construiești aduce 4 puncte la sfârșit: construiește una acolo unde un bilet valorează mai mult.
