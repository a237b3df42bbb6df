### Take the Kingdom: the lessons, in German. en.ftl beside this file explains the variables, docs/german.md the terms.

lesson-kingdom = Dein Königreich
step-kingdom-about = Du regierst ein Königreich: eine Festung und Länder darum herum. Wer die Festung verliert, ist raus, und das letzte Königreich gewinnt.
step-kingdom-land = In jedem Zug ziehst du drei Karten und machst bis zu drei Spielzüge. Beginn mit einem Land: Solange du eines hast, kann deine Festung nicht angegriffen werden.
    .mercy = Behalte die Gnade auf der Hand: Dort kann sie einen Angriff aufhalten. Spiel zuerst das Land.
    .wrong = Spiel zuerst das Land: Von da an schützt es deine Festung.
step-kingdom-walls = Mauern sind eine Verteidigung: Sie müssen niedergerissen werden, bevor das Gebiet darunter getroffen wird. Setz sie auf irgendeines deiner Gebiete.
    .mercy = Behalte die Gnade auf der Hand: Dort kann sie einen Angriff aufhalten. Spiel die Mauern.
    .wrong = Du hast noch zwei Spielzüge. Nimm einen für die Mauern.
step-kingdom-trap = Eine Falle kommt verdeckt unter ein Gebiet, und deine Gegner wissen nicht, ob sie echt oder eine Attrappe ist. Leg sie.
    .mercy = Behalte die Gnade auf der Hand: Dort kann sie einen Angriff aufhalten. Leg die Falle.
    .wrong = Leg auch die Falle: Das ist dein dritter Spielzug.
step-kingdom-done = Drei Spielzüge, und dein Zug ist vorbei. { $seat1 } sieht, dass du eine Falle hast, aber nicht, was für eine.

lesson-attack = Angriffe
step-attack-bare = Ein Angriff trifft ein Gebiet eines Gegners; Soldaten machen 1 Schaden. Ein Land fällt durch 1 Schaden, wenn nichts es schützt: Zerstör eines von { $seat1 }.
    .walls = Diese Mauern würden den Schlag schlucken. Das andere Land ist ungeschützt.
    .wrong = Greif mit den Soldaten an: Für ein ungeschütztes Land reichen sie.
step-attack-walls = Jetzt das Land hinter den Mauern: 2 für sie, 1 für das Land. Ist dein Tribock stark genug?
    .wrong = Er macht 3 Schaden, das reicht genau. Nimm ihn.
    .right = Eine Verteidigung, die beschädigt und nicht zerstört wird, bleibt beschädigt.
step-attack-fort = { $seat1 } hat kein Land mehr, also liegt die Festung offen: 3, und 2 mehr für den Burggraben. Deine Kanone macht 4, und Kampfgeist verdoppelt einen Angriff.
    .cannon = 4 Schaden reichen nicht für Burggraben und Festung. Gib Kampfgeist dazu.
    .soldiers = Soldaten sind dafür zu schwach. Nimm die Kanone, mit Kampfgeist.
    .wrong = Greif jetzt an: die Kanone, mit Kampfgeist.
step-attack-won = Die Festung von { $seat1 } ist gefallen, und du stehst als Letzter. In einem größeren Spiel ginge es gegen die anderen weiter.

lesson-answers = Antworten
step-answers-attacked = { $seat1 } greift gleich dein Land an. Du darfst auf jeden Angriff mit einer Handkarte antworten, auch wenn du nicht am Zug bist.
step-answers-machine = Ein Tribock ist eine Maschine, und Sabotage hält Maschinen auf. Veto hält alles auf: Was nimmst du?
    .deny = Das geht, aber spar dir das Veto für etwas, das sonst nichts aufhält.
    .wrong = 3 Schaden würden Mauern und Land zerstören, und du kannst sie aufhalten.
step-answers-people = Jetzt kommen Pikeniere, und du hast noch zwei Karten. Welche reicht, um sie aufzuhalten?
    .deny = Das geht, aber gegen Soldaten und Pikeniere reicht Meuterei. Behalte das Veto.
    .wrong = Deine Mauern wären verloren. Halt sie auf.
    .right = Auch Gnade hält alles auf, und in deinem eigenen Zug kann sie ein Land oder ein Extrazug sein.

lesson-traps = Fallen
step-traps-spring = Unter dem Land von { $seat1 } liegt eine Falle. Ist sie echt, kommt dein Angriff auf dich zurück: Prüfst du sie also mit der Kanone oder mit den Soldaten?
    .cannon = Ist die Falle echt, treffen dich 4 Schaden. Prüf sie mit den Soldaten.
    .wrong = Prüf die Falle mit den Soldaten.
step-traps-sprung = Sie war echt: { $seat1 } hat deine eigenen Soldaten gegen deine Hügel gewendet. Jetzt ist die Falle weg.
step-traps-spy = Du kannst auch erst nachsehen. Schick einen Spion, um zu sehen, was unter dem Land von { $seat1 } liegt.
    .other = Ein Spion kann auch eine Karte ziehen oder stehlen, aber sieh dir jetzt die Falle an.
    .wrong = Du weißt noch nicht, ob die Falle echt ist. Schick zuerst den Spion.
step-traps-harmless = Eine Attrappe: Sie tut nichts. Greif dieses Land an.
    .wrong = Greif das Land mit der Attrappe an: Es droht keine Gefahr.

lesson-actions = Aktionen
step-actions-conquest = Eroberung nimmt einem Gegner ein Land weg, mit allem, was darauf ist. Nimm das beste.
    .poor = Ein anderes Land von { $seat1 } ist viel stärker.
    .wrong = Spiel Eroberung.
step-actions-before = Glück gibt dir einen ganzen weiteren Zug, beendet aber diesen. Was spielst du zuerst?
    .fortune = Dann ginge dein letzter Spielzug verloren. Spiel zuerst die Mauern.
    .wrong = Nutz deine Spielzüge, bevor der Zug endet: die Mauern.
step-actions-fortune = Sonst gibt es nichts zu spielen: jetzt Glück.
    .wrong = Spiel Glück: Das ist ein ganzer Zug umsonst.
step-actions-points = Ist der Nachziehstapel leer, bevor alle bis auf einen gefallen sind, entscheiden Punkte: der Wert deiner Gebiete und Verteidigungen. Jetzt spiel ein Spiel.

## The guided game: each question, the first time that it is asked

coach-play = Du hast bis zu drei Spielzüge. Am Anfang bau auf: ein Land, eine Verteidigung darauf, eine Falle darunter; später schlag zu, wo ein Gegner schwach ist.
coach-penalty = Eine Strafe verbietet etwas für diesen Zug. Nimm sie an, wenn du das ohnehin nicht wolltest, oder heb sie mit Veto oder Gnade auf.
coach-build = Ein Gebiet trägt zwei Verteidigungen. Länder fallen zuerst, also schütz sie, und deine Festung, bevor dir die Länder ausgehen.
coach-replace = Dieses Gebiet ist voll: Die neue Verteidigung kommt an die Stelle einer anderen.
coach-mercy = Gnade ist die nützlichste Karte überhaupt. Auf der Hand kann sie alles aufhalten.
coach-thaw = Auf einem eingefrorenen Gebiet kannst du nicht bauen. Tau das auf, das du am meisten brauchst.
coach-attack = Ein ungeschütztes Land fällt durch 1 Schaden. Wo eine Falle liegt, kann dein Angriff auf dich zurückkommen.
coach-amount = Mit Streuung verteilst du den Schaden. Gib jedem Gebiet gerade so viel, wie nötig ist.
coach-order = Die Verteidigung, die du wählst, wird zuerst getroffen, und was vom Schaden übrig ist, geht an die nächste.
coach-target = Wähle, was am meisten wehtut.
coach-pick = Wähle die stärkere Verteidigung, außer die andere ist weniger beschädigt.
coach-place = Die Verteidigung gehört jetzt dir: Setz sie dorthin, wo du sie brauchst.
coach-answer = Jemand spielt gegen dich. Du darfst blocken oder es geschehen lassen; Karten zum Blocken sind mehr wert als ein ungeschütztes Land.
coach-strike-back = Deine Falle war echt, und der Angriff trifft den, von dem er kam. Wähle das Gebiet, das am meisten wehtut.
coach-strike-order = Wähle, welche Verteidigung zuerst getroffen wird.
coach-spied = Die Karte, die der Spion gebracht hat, darfst du sofort spielen, ohne einen Spielzug zu verbrauchen.
coach-discard = Sechs Karten darfst du höchstens behalten. Leg ab, was du am wenigsten brauchst.

## The guided game: what has just happened, the first time

coach-event-trap-shown = Eine Falle wird allen gezeigt, wenn der erste Angriff auf ihr Gebiet kommt, und dann ist sie weg.
coach-event-frozen = Auf einem eingefrorenen Gebiet kann nicht mehr gebaut werden, bis eine Gnade es auftaut.
coach-event-eliminated =
    { $seat_is ->
        [you] Deine Festung ist gefallen, und du bist aus dem Spiel.
       *[other] { $seat } hat die Festung verloren und ist raus. Eine Karte aus dieser Hand geht an den, der es war.
    }
