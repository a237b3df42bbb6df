### Was der Befehl `regalia` über sich selbst sagt: --help, falsche Befehle und was Befehle außer Spielen ausgeben.

## Befehle

command-main =
    Fünf Spiele um Kronen und Intrigen an einem Tisch.

    Ohne Befehl: Server für die Tische starten und den Browser öffnen.
    .language = Sprache der Spiele und der Hilfe, etwa --language de; sonst die von LANG.
    .version = Version anzeigen und beenden.
    .host = Adresse, unter der der Server erreichbar ist; 0.0.0.0 für alle.
    .port = Port, auf dem der Server erreichbar ist.
    .database = SQLite-Datei oder URL einer Datenbank; sonst eine Datei bei deinen Daten.
    .redis = URL, über die mehrere Prozesse an einer PostgreSQL-Datenbank voneinander hören.
    .workers = Prozesse; mehr als einer braucht PostgreSQL und Redis.
    .lan = Alle im lokalen Netz mitspielen lassen und ihnen die Adresse samt QR-Code anzeigen.
    .no-browser = Den Browser nicht öffnen.

command-learn =
    Ein Spiel spielend lernen, in fünf bis zehn Minuten.

    regalia learn brutal-kingdom               anfangen oder weitermachen
    regalia learn brutal-kingdom 3             eine Lektion, nach Nummer oder Name
    regalia learn brutal-kingdom --first-game  eine ganze Partie mit Begleiter
    regalia learn --list                       alle Lektionen aller Spiele

    Eine Lektion zeigt dir etwas am echten Tisch und bittet dich um einen Spielzug. Ein falscher schadet nicht:
    Du erfährst, warum, und versuchst es noch einmal. Was du geschafft hast, wird gemerkt, du kannst also
    jederzeit aufhören.
    .first-game = Eine ganze Partie gegen Pagen spielen, mit einem Begleiter an deiner Seite.
    .list = Die Lektionen auflisten, eines Spiels oder aller.
    .json = Mit --list: ein JSON-Objekt je Zeile, eine Zeile je Lektion.

command-play =
    Ein Spiel gegen Bots spielen.

    Die Partie wird nach jedem Spielzug gespeichert; durch Strg-C oder ein geschlossenes Terminal geht nichts
    verloren.
    .seat = Auf welchem Platz du sitzt, von 0 an gezählt.
    .seed = Ein Wort oder eine Zahl, woraus mit SHA-256 aller Zufall folgt.
    .bots = Gegen wen du spielst, von dir aus im Uhrzeigersinn: page, courtier, chancellor oder sovereign (Page, Höfling, Kanzler, Herrscher); mit einem Charakter etwa courtier:bold.
    .coach = Jede Frage beim ersten Mal erklärt bekommen, mit Tipps zur Hand.
    .position = Mit der Stellung in dieser Datei beginnen; siehe docs/positions.md.
    .from = Von einem Moment der beendeten Partie in dieser Datei an weiterspielen.
    .ply = Mit --from: nach diesem Spielzug; 0 ist der Anfang.
    .keep = Mit --from: alle Karten behalten; sonst wird neu ausgegeben, was dein Platz nicht wissen kann.
    .resume = Eine gespeicherte Partie fortsetzen.
    .save = Wohin gespeichert wird; sonst zu deinen Daten (XDG_DATA_HOME).

command-replay =
    Eine gespeicherte Partie noch einmal ansehen, von jedem Platz aus.
    .as = Mit wessen Augen. Ohne Angabe: alle Karten, wenn die Partie beendet ist, sonst Platz 0.
    .ply = Nur den Tisch nach diesem Spielzug zeigen; 0 ist der Anfang.

command-review =
    Sagen, was eine Partie entschied und was Glück war.

    Eine Entscheidung wird danach beurteilt, was ihr Platz in dem Moment wissen konnte. Was berechnet ist, bleibt
    erhalten (in XDG_CACHE_HOME): Nach Strg-C geht es mit demselben Befehl weiter, und beim nächsten Mal ist die
    Antwort sofort da. docs/review.md erklärt die Zahlen.
    .seat = Nur die Entscheidungen dieses Platzes beurteilen, von 0 an gezählt.
    .html = Als eine Seite schreiben, die sonst nichts braucht.
    .json = Ein JSON-Objekt je Zeile: eine für jede Entscheidung, dann eine für jeden Platz.
    .thorough = Mehr Welten und längere Suchen; dauert viele Minuten.
    .all = Auch die Entscheidungen zeigen, die am besten oder gut waren.

command-verify =
    Die Aufzeichnung in DATEI prüfen.

    Sie wird bis zum Ende nachgespielt; der Beweis eines Servers, dass die Ausgabe fair war, wird mitgeprüft, und
    was er beweist, steht in Worten da. docs/fairness.md sagt, was sich nicht beweisen lässt.

    Die Prüfsumme zeigt, dass nichts versehentlich abgeschnitten oder geändert wurde. Sie hat keinen Schlüssel: Wer
    eine Aufzeichnung absichtlich ändert, kann sie neu berechnen. Dass ein Server genau diese Partie gespielt hat,
    zeigt nur seine eigene Kopie.

command-rules = Die Regeln eines Spiels lesen, jeder Absatz mit Nummer.

command-components =
    Die Karten eines Spiels zeigen, mit der Quelle jedes Werts.
    .toml = Die Datei selbst ausgeben, um sie zu berichtigen und damit zu spielen.

command-arena =
    Bots gegeneinander spielen lassen und sagen, wer besser ist.

    Bei weniger Bots als Plätzen sitzt der erste allein an einem Tisch der anderen. Jede Ausgabe wird von jedem Platz
    aus einmal gespielt, sodass sich das Glück der Ausgabe und des Platzes aufhebt. Bots sind page, courtier,
    chancellor und sovereign, ismcts:ITERATIONEN und die anderer Pakete; mit `cheating-` vor dem Namen sieht ein Bot
    alle Karten, und `page#2` ist ein zweiter Page. Derselbe Seed ergibt dieselbe Tabelle, gleich wie viele Prozesse
    spielen, auch auf einem Ray-Cluster. Strg-C gibt aus, was bis dahin da ist.

    Mit --sprt 0,0.05 spielen zwei Bots Ausgabe um Ausgabe, bis mit Fehlern von 5 % in beide Richtungen entschieden
    ist, ob der erste seinen fairen Anteil gewinnt oder fünf Prozentpunkte mehr: angenommen, abgelehnt oder, wenn
    --games oder --hours erreicht ist, offen. An größeren Tischen werden ein neuer Bot unter alten und ein
    alter unter neuen je für sich beurteilt.
    .bots = Wer spielt; beurteilt wird der erste.
    .games = Höchstens so viele; ohne Angabe 200, mit --sprt so viele wie nötig.
    .play-all = Weiterspielen, auch wenn die Frage entschieden ist.
    .sprt = Spielen, bis ein sequenzieller Test sagt, ob der Anteil des ersten Bots um TIEF oder um HOCH über dem fairen liegt.
    .errors = Mit --sprt: wie oft er irren darf.
    .hours = Mit --sprt: höchstens so viele Stunden eines Prozessors.
    .resume = Mit --sprt: jede Partie in dieser Datei notieren und mit den dort notierten weitermachen.
    .save = Die Aufzeichnungen dort ablegen.
    .json = Ein JSON-Objekt je Zeile, eine Zeile je Bot.

command-lab = Die Bots messen und verbessern.

command-levels =
    Jede Stufe gegen die darunter messen.

    Einer allein an einem Tisch der Stufe darunter, mit der kleinsten und der üblichen Spielerzahl des Spiels, durch
    einen sequenziellen Test: Gewinnt er seinen fairen Anteil oder das 1,25-Fache? Fehler sind 5 % in beide Richtungen.
    Jede Messung bekommt eine Stunde eines Prozessors, die höchste Stufe vier, nur mit der üblichen Spielerzahl.

    Sie lässt sich jederzeit abbrechen; derselbe Befehl macht dort weiter. Was fertig ist, kommt sofort in die Datei.
    .level = Nur diese; kann mehrmals angegeben werden.
    .seats = Nur mit dieser Spielerzahl.
    .seed = Ein anderes Wort gibt andere Karten.
    .journal = Der Ordner, in dem jede Partie notiert wird, sobald sie beendet ist.
    .out = Die Datei für die Ergebnisse; ohne Angabe die des Pakets.
    .minutes = Nach so langer Zeit aufhören; derselbe Befehl macht weiter.
    .json = Ein JSON-Objekt je Zeile für jede fertige Messung.

command-fit =
    Die Gewichte der Heuristik eines Spiels an die Ergebnisse von Partien anpassen.

    Der Bot spielt Partien, und ein Gewicht nach dem anderen wird verschoben, bis die Heuristik am besten dazu passt, wer
    gewonnen hat. Ein Herrscher urteilt danach, sobald die Datei im Paket liegt, mit denselben Regeln, Karten und ebenso
    vielen Spielern. Weniger Log-Verlust heißt nicht besseres Spiel: Das kann nur `regalia arena --sprt` sagen.
    .games = Wie viele Partien.
    .bot = Wer sie spielt.
    .out = Die Datei, in der es das ersetzt, was für ebenso viele Spieler gefunden war; ohne Angabe die des Pakets.
    .epilog = Zum Beispiel: regalia lab fit take-the-kingdom --seats 4 --games 700

command-train =
    Lässt eine Strategie lernen, ein Spiel gegen sich selbst zu spielen.

    Eine Strategie ist ein kleines Netz: Es schaut auf das, was ein Platz sieht, und sagt ohne Suche, was es tun würde.
    Es lernt mit PPO: von nichts an, in jeder Runde viele Partien gegen sich selbst. Sobald die Datei im Paket liegt,
    spielt der Kanzler von King's Blood danach, und Herrscher anderer Spiele wägen sie mit ihrer Suche ab, wenn Regeln,
    Karten, Optionen und Spielerzahl dieselben sind. Wie gut sie ist, zeigt `regalia arena --sprt`.

    Du kannst jederzeit aufhören; derselbe Befehl macht bei der letzten Runde weiter. Braucht NumPy (Extra `research`).
    .rounds = Anzahl der Runden. Standard: 200 in King's Blood, das dauert 20 Minuten; sonst 1.000, eine halbe Stunde.
    .seed = Beginnt mit anderen zufälligen Gewichten und Karten: eine beliebige Zahl.
    .out = Die Datei, die geschrieben wird. Sie ersetzt die Strategie für diese Spielerzahl. Standard: die im Paket.
    .journal = Der Ordner, in dem steht, wie weit es ist.
    .epilog = Zum Beispiel: regalia lab train kings-blood --seats 4

command-tune-bot =
    Bessere Zahlen für einen Bot suchen.

    Seine Zahlen sind die Gewichte der Heuristik des Spiels sowie Erkundung, Vorwissen und Horizont einer Suche. In jedem
    Schritt bewegen sich alle zugleich, zufällig nach oben oder unten, und zwei Bots, je einer zu beiden Seiten der
    besten Schätzung, spielen einige Ausgaben; die Schätzung folgt dem Sieger (SPSA). Am Ende spielt das Gefundene gegen
    den üblichen Bot, bis ein sequenzieller Test entscheidet: Nur angenommene Zahlen sind bessere.
    .bot = Wessen Zahlen.
    .number = Nur diese; kann mehrmals angegeben werden.
    .steps = Wie viele die Suche macht.
    .deals = Wie viele in jedem Schritt.
    .spread = Wie weit die zwei Bots eines Schritts auseinanderliegen: der Logarithmus eines Faktors, nach jeder Seite.
    .sprt = Für den Test am Ende; ohne Angabe 0,0.05.
    .games = Für den Test, höchstens.
    .hours = Für den Test, höchstens.
    .resume = Jeden Schritt in dieser Datei notieren und mit den dort notierten weitermachen; der Test daneben.
    .json = Ein JSON-Objekt für die Zahlen und eines für den Test.
    .epilog = Zum Beispiel: regalia lab tune-bot kings-blood --bot courtier --number dead --seats 2

command-selfplay =
    Bots viele Partien spielen lassen und sie als Parquet ablegen.

    Eine Zeile ist eine Partie mit allen Spielzügen; docs/selfplay.md nennt die Spalten. Jede Partie hat ihre eigene
    Ausgabe, und die Bots rücken von Partie zu Partie einen Platz weiter. Bei weniger Bots als Plätzen sitzt der erste
    allein an einem Tisch der anderen.

    Derselbe Befehl macht dort weiter, wo er abgebrochen wurde, durch Strg-C, kill -9 oder einen Stromausfall: Dateien,
    die schon da sind, werden nicht noch einmal gespielt. Dieselben Einstellungen ergeben dieselben Dateien, gleich wer
    die Partien spielt.
    .bots = Wer spielt; einer allein spielt gegen sich selbst.
    .games = Wie viele.
    .out = Der Ordner für die Dateien; er wird angelegt, wenn es ihn nicht gibt.
    .shard-size = Partien je Datei, und das Meiste, was ein Abbruch kosten kann; weniger für langsame Bots.
    .json = Am Ende als JSON-Objekt sagen, was getan wurde.
    .epilog = Zum Beispiel: regalia selfplay brutal-kingdom --bots courtier --games 100000 --out hoeflinge

command-bench = Geschwindigkeit messen.

command-engine =
    Zufällige Partien, Kopien und Beobachtungen jedes Spiels mit jeder Spielerzahl.

    Intern sind Entscheidungen je Sekunde in Partien, die der Kern selbst spielt, getrieben in Partien, die eine Schleife
    in Python spielt, Batch und PettingZoo in Partien über diese Umgebungen (Extra `pettingzoo`); das Übrige sind
    Mikrosekunden. Alle Werte werden abwechselnd in kurzen Stücken gemessen; angezeigt werden Mediane.

    Mit --against werden beide Fassungen abwechselnd in einem Lauf gemessen, Suchen eingeschlossen: 1,05 heißt, dass diese
    Fassung 5 % schneller ist als die andere.
    .peers = Mit OpenSpiel und RLCard vergleichen (Extra `bench`).
    .against = Mit dem kompilierten Arbeitsbaum eines anderen Commits vergleichen und Verhältnisse ausgeben.

command-bots =
    Suchen mit 500 Iterationen in jedem Spiel, mit seiner kleinsten und seiner üblichen Spielerzahl.

    Mit --peers läuft die Suche von OpenSpiel in gin_rummy und leduc_poker in denselben Stücken.
    .peers = Mit OpenSpiel vergleichen (Extra `bench`).

command-server =
    Zweiertische mit Take the Kingdom, über WebSockets zufällig gespielt von Clients in einem anderen Prozess.

    Der Server hat eine neue SQLite-Datei und bestätigt jeden Spielzug erst, wenn er auf der Platte steht. Die
    Verzögerung reicht vom Senden eines Spielzugs bis zum Bildschirm des anderen.
    .tables = Zweiertische.
    .seconds = Wie lange gemessen wird, nachdem alle Platz genommen haben.
    .port = Auf welchem Port der Server dabei läuft.
    .database = URL einer leeren PostgreSQL-Datenbank statt einer neuen SQLite-Datei.
    .redis = URL eines Redis-Servers, den PostgreSQL daneben braucht.
    .workers = Serverprozesse; bei mehreren wird zuerst einer allein gemessen.
    .plies = Jedes Spiel nach so vielen Zügen verlassen; 0: was Tische und das Geben ohne Züge kosten.
    .idle = Dazu so viele Verbindungen, die nur zuschauen.

command-backup = Die Datenbank in DATEI kopieren, auch während der Server läuft.

command-restore =
    Eine Sicherung zurückspielen, auch während der Server läuft.

    Was seit der Sicherung gespielt wurde, geht verloren; darum wird vorher gefragt. Laufende Tische sind wieder wie damals.
    .yes = Nicht nachfragen.

command-new-game =
    Das Projekt eines neuen Spiels anlegen.

    NAME ist etwa white-horse. Es entsteht ein kleines ganzes Spiel, aus dem du deines machst: Es lässt sich im Terminal
    spielen und besteht die Tests, die die Spiele hier bestehen.
    .into = Ein neuer Ordner; ohne Angabe heißt er wie das Spiel.

## Optionen mehrerer Befehle

option-components = Mit den Karten dieser Datei spielen; siehe `regalia components`.
option-database = SQLite-Datei; sonst die bei deinen Daten.
option-game = Nur dieses; kann mehrmals angegeben werden.
option-jobs = Prozesse, in denen gespielt wird; ohne Angabe alle Kerne.
option-json = Ein JSON-Objekt je Zeile statt Tabellen.
option-name = Wie du heißt.
option-no-color = Nur Zeichen, wie mit der Variablen NO_COLOR.
option-option = Eine Regel, die der Tisch gewählt hat.
option-ray = Auf einem Ray-Cluster spielen (Extra `ray`): `local` startet einen mit --jobs Prozessen auf diesem Rechner, `auto` findet den, der hier läuft, RECHNER:PORT nennt einen.
option-seats = Wie viele spielen; ohne Angabe die übliche Zahl des Spiels.
option-seconds = Wie lange jeder Wert gemessen wird.
option-seed = Ein Wort oder eine Zahl, woraus aller Zufall folgt.

## Was in einer Befehlszeile für etwas steht

metavar-address = ADRESSE
metavar-args = ARGUMENTE
metavar-checkout = ORDNER
metavar-code = KÜRZEL
metavar-command = BEFEHL
metavar-directory = ORDNER
metavar-file = DATEI
metavar-float = ZAHL
metavar-game = SPIEL
metavar-high = HOCH
metavar-integer = ZAHL
metavar-lesson = LEKTION
metavar-level = STUFE
metavar-low = TIEF
metavar-name = NAME
metavar-options = OPTIONEN
metavar-path = PFAD
metavar-range = { "" }
metavar-seat = PLATZ
metavar-text = TEXT
metavar-value = WERT

## Was click sagt

click-usage = Aufruf:
click-options = Optionen
click-commands = Befehle
click-arguments = Argumente
click-help = Diese Hilfe anzeigen und beenden.
click-version = Version anzeigen und beenden.
click-try = Hilfe gibt es mit '{ $command } { $option }'.
click-error = Fehler: { $message }
click-aborted = Abgebrochen!
click-required = nötig
click-default = sonst { $default }
click-variable = Variable { $var }
click-dynamic = (veränderlich)
click-deprecated = veraltet
click-missing-command = Es fehlt ein Befehl.
click-missing-argument = Es fehlt das Argument
click-missing-option = Es fehlt die Option
click-missing-parameter = Es fehlt der Parameter
click-missing-named = Es fehlt der Parameter { $param_name }
click-missing-other = Es fehlt: { $param_type }
click-choose-from =
    Zur Wahl stehen:
    { "\u0009" }{ $choices }
click-unexpected-argument = Dieses Argument ist zu viel: { $args }
click-unexpected-arguments = Diese Argumente sind zu viel: { $args }
click-no-option = Es gibt keine Option { $name }.
click-no-command = Es gibt keinen Befehl { $name }.
click-mean-one = Meintest du { $possibility }?
click-mean-several = (Meintest du eines von diesen: { $possibilities }?)
click-invalid = Ungültiger Wert: { $message }
click-invalid-for = Ungültiger Wert für { $param_hint }: { $message }
click-takes-no-value = Die Option { $name } nimmt keinen Wert.
click-takes-argument = Die Option { $name } braucht einen Wert.
click-takes-arguments = Die Option { $name } braucht { $nargs } Werte.
click-not-choice = { $value } ist nicht { $choice }.
click-not-choices = { $value } ist keines von { $choices }.
click-not-in-range = { $value } liegt nicht im Bereich { $range }.
click-not-number = { $value } ist keine passende Zahl.
click-not-boolean = { $value } ist weder wahr noch falsch. Möglich sind: { $states }
click-file = Datei
click-directory = Ordner
click-path = Pfad
click-is-file = { $name } { $filename } ist eine Datei.
click-is-directory = { $name } { $filename } ist ein Ordner.
click-not-readable = { $name } { $filename } ist nicht lesbar.
click-not-writable = { $name } { $filename } ist nicht beschreibbar.
click-not-there = { $name } { $filename } gibt es nicht.
click-not-opened = Datei { $filename } lässt sich nicht öffnen: { $message }
click-unknown-error = unbekannter Fehler
click-invalid-input = Fehler: ungültige Eingabe

## Was Befehle ablehnen

wrong-language = Die Sprache { $asked } gibt es nicht; es gibt { $known }
wrong-which-game = Welches Spiel? { $games }; oder eine gespeicherte Partie: --resume DATEI
wrong-which-course = Welches Spiel? { $games }; oder alle Lektionen: --list
wrong-json-without-list = --json geht nur mit --list
wrong-no-lessons = { $game } hat noch keine Lektionen; { $command } sagt alles
wrong-option-form = --option braucht NAME=WERT, etwa --option { $name }=on, nicht { $given }
wrong-read = { $file } lässt sich nicht lesen: { $error }
wrong-write = { $file } lässt sich nicht schreiben: { $error }
wrong-save = { $file } lässt sich nicht speichern: { $error }; nenne einen anderen Ort mit --save DATEI
wrong-save-exists = { $file } gibt es schon; um sie fortzusetzen: --resume { $file }
wrong-position-game = { $file } ist eine Stellung von { $game }
wrong-record-game = { $file } ist eine Partie von { $game }
wrong-which-moment = Welcher Moment? --ply geht hier von 0 bis { $last }
wrong-moment-alone = --ply und --keep gehen nur mit --from DATEI
wrong-finished-has = Eine beendete Partie hat ihre eigenen Plätze, Optionen und Karten
wrong-saved-has = Eine gespeicherte Partie hat ihre eigenen Plätze, Optionen, Karten und ihren eigenen Seed
wrong-position-has = Eine Stellung nennt ihre Plätze und Optionen; sie gilt für unsere eigenen Karten
wrong-seat = --seat geht hier von 0 bis { $last }, nicht { $seat }
wrong-ply = --ply geht hier von 0 bis { $last }, nicht { $ply }
wrong-as = --as kann hier all, { $seats } sein, nicht { $given }
wrong-result = { $file }: Das Ergebnis ist { $found }, nicht { $told }
wrong-exists = { $file } gibt es schon; nenne eine neue Datei oder entferne sie vorher
wrong-no-database = In { $file } ist keine Datenbank
wrong-copy = { $source } lässt sich nicht nach { $file } kopieren: { $error }
wrong-restore = { $target } lässt sich nicht aus { $file } wiederherstellen: { $error }
wrong-game-name = Der Name eines Spiels besteht aus klein geschriebenen Wörtern mit - dazwischen, etwa white-horse
wrong-not-empty = { $folder } gibt es schon, und der Ordner ist nicht leer
wrong-several-processes = Mehrere Prozesse brauchen --database postgresql://… und --redis redis://…
wrong-listen = { $place } ist nicht zu haben: { $error }; nimm einen anderen Port mit --port
wrong-jobs-with-ray = --jobs geht ohne --ray oder mit --ray local; ein Cluster hat seine eigenen Prozesse
wrong-no-bots = --bots braucht mindestens einen Namen, etwa --bots chancellor,courtier
wrong-sprt = --sprt ist für zwei Bots und geht nicht mit --components, --save oder --play-all
wrong-without-sprt = --hours und --resume gehen nur mit --sprt
wrong-bounds-form = { $given } sind nicht zwei Zahlen wie in 0,0.05
wrong-bounds-order = { $given }: Die erste muss kleiner sein als die zweite, und beide sind Anteile an Siegen
wrong-no-game-ended = Keine Partie wurde zu Ende gespielt
wrong-hasty-build = Die Geschwindigkeit einer eilig gebauten Fassung sagt nichts; erst make build ausführen

## Was Befehle ausgeben

told-pure-serving = regalia: läuft als reines Python, also langsam; Bots denken höchstens eine Sekunde ({ $reason })
told-pure = regalia: läuft als reines Python, um ein Vielfaches langsamer ({ $reason })
told-served = Regalia ist unter { $url } zu finden – Strg-C beendet es; nichts geht verloren.
told-friends = Freunde in deinem Netz: { $url }
told-no-network = Dieser Rechner ist in keinem Netz; nur von ihm aus sind die Tische zu erreichen.
told-copied = { $file }: { $tables } Tische, { $plies } Spielzüge
told-replace = Alles ersetzen, was in { $file } steht?
told-new-game = Als Nächstes: { $command }
told-review = Der Rückblick liegt in { $file }
told-reviewing = Rückblick
told-review-stopped = nach { $seconds } s abgebrochen; derselbe Befehl macht dort weiter
told-column-game = Spiel
told-column-lesson = Lektion
told-column-steps = Schritte
told-column-words = Wörter
told-column-minutes = Minuten
told-column-rules = Regeln
told-playing = spielt
told-measuring = misst
told-marks = ,.
told-percent = { $number } %
told-interval = { $low }–{ $high }
told-progress-lost = { $file } lässt sich nicht lesen, dein Fortschritt beginnt also von vorn: { $error }
told-progress-not-kept = Dein Fortschritt lässt sich nicht in { $file } speichern: { $error }

## Was `regalia arena`, `selfplay`, `lab` und `bench` ausgeben

told-arena-title = { $game }, { $seats } Plätze
told-arena-stopped = nach { $played } von { $planned } Partien abgebrochen
told-arena-settled = Entschieden nach { $played } von { $planned } Partien; mit --play-all werden alle gespielt.
told-selfplay-stopped = abgebrochen; { $kept } von { $games } Partien sind gespeichert, derselbe Befehl macht dort weiter
told-selfplay =
    { $games } Partien in { $files ->
        [one] 1 Datei
       *[other] { $files } Dateien
    } in { $folder }; { $played } davon jetzt gespielt
told-trial-title = { $game }, { $seats } Plätze: { $new } gegen { $old }
told-trial-status = { $side }: { $deals } Ausgaben, { $verdict } ({ $evidence })
told-trial-stopped =
    nach { $games } Partien abgebrochen; { $journal ->
        [yes] derselbe Befehl macht dort weiter
       *[no] mit --resume DATEI ließe sich dort weitermachen
    }
told-trial-unequal = ungleiche Budgets: { $new } hat { $new_budget }, { $old } hat { $old_budget }
told-trial-equal = gleiches Budget: je { $budget }
told-trial-answer = Gewinnt { $new } den fairen Anteil { $low } oder { $high } (Fehler { $errors })? Antwort: { $verdict }; { $budgets }.
told-trial-pace = Zeit je Entscheidung: { $times }; zusammen { $hours } Prozessorstunden.
told-trial-old-among-new = Ein alter unter neuen: Je weniger er gewinnt, desto besser ist der neue Bot.
told-rung = { $game }, { $seats } Spieler, { $level } gegen { $against }
told-levels-status = { $at } von { $all }: { $rung }
told-levels-share = { $share } von { $deals } Ausgaben
told-levels-stopped = abgebrochen bei { $rung }; derselbe Befehl macht dort weiter
told-levels-late = Die Zeit ist um bei { $rung }; derselbe Befehl macht dort weiter
told-levels = { $rung }: { $verdict }; { $share } ({ $interval }) von { $deals } Ausgaben, fair wären { $fair }, { $seconds } s je Entscheidung, { $minutes } Prozessorminuten
told-tune-stopped = nach { $done } von { $steps } Schritten abgebrochen: { $bot }
told-tune = nach { $steps } Schritten und { $hours } Prozessorstunden: { $bot }
told-train = { $file }: { $bytes } Bytes; { $rounds } Runden
told-training = Übt
told-fit = { $file }: { $games } Partien von { $bot }, Seed { $seed }; Log-Verlust { $after }, mit den üblichen Gewichten { $before }
told-bench-tables = { $tables } Tische, etwa { $seconds } Sekunden
told-bench-idle = { $count } Verbindungen, etwa { $seconds } Sekunden
told-idle-memory = { $count } untätige Verbindungen belegen { $megabytes } MB.
told-bench-ratios = Geschwindigkeit als Vielfaches
told-bench-ratios-of = Der Fassung in { $build }; mehr ist schneller.
told-bench-searches = Suchen je Sekunde
told-bench-searches-are = Baum, simuliert: Entscheidungen je Sekunde; Knoten: einer Suche.
told-bench-searches-times = x: als Vielfaches von gin_rummy.
told-bench-play = Entscheidungen je Sekunde
told-bench-play-times = x: Vielfache von { $peer }, getrieben. Zufallsschritte zählen nicht.
told-bench-environments = Entscheidungen je Sekunde, mit Beobachtungen und Masken
told-bench-environments-times = x: Vielfache von { $peer } in RLCard, über dessen eigene Schnittstelle.
told-bench-costs = Mikrosekunden
told-column-bot = Bot
told-column-budget = Budget
told-column-games = Partien
told-column-wins = Siege
told-column-interval = 95 %
told-column-fair = fair
told-column-score = Punkte
told-column-rank = Rang
told-column-pace = ms/Zug
told-column-rating = Wertung
told-column-deals = Ausgaben
told-column-wins-alone = Siege allein
told-column-evidence = Evidenz
told-column-verdict = Urteil
told-column-seats = Plätze
told-column-inner = intern
told-column-driven = getrieben
told-column-inner-times = intern x
told-column-driven-times = getrieben x
told-column-batch = Batch
told-column-batch-times = Batch x
told-column-pettingzoo = PettingZoo
told-column-pettingzoo-times = PettingZoo x
told-column-search = Suche
told-column-copy = kopieren
told-column-redact = verdecken
told-column-fill = füllen
told-column-redact-fill = verd.+füllen
told-column-iterations = Iterationen
told-column-tree = Baum
told-column-simulated = simuliert
told-column-nodes = Knoten
told-column-build = Fassung
told-column-times = x
told-column-processes = Prozesse
told-column-tables = Tische
told-column-plays = Züge/s
told-column-median = p50 ms
told-column-slowest = p99 ms
told-column-finished = beendet
told-column-group = Züge/Gruppe
told-column-work = CPU µs/Zug
told-column-work-game = CPU µs/Partie

## Was `regalia verify` sagt

verify-record =
    Aufzeichnung: { $game } für { $seats }, { $plies } Spielzüge; die Prüfsumme stimmt
    (versehentlich ging nichts verloren; wer sie absichtlich ändert, kann die Prüfsumme neu berechnen)
verify-not-over = Ergebnis: Die Partie ist nicht beendet
verify-result = Ergebnis: Punkte { $scores }, Plätze { $ranks }, wie sie aus den Spielzügen folgen
verify-no-proof = Ausgabe: In dieser Aufzeichnung ist kein Beweis; sie wurde nicht auf einem Server gespielt
verify-deal =
    Ausgabe: Sie passt zum Protokoll { $transcript }
    kurzer Code { $code }, den die Spieler vor der ersten Karte gesehen haben
    Festlegung des Servers: { $commitment }
verify-seat =
    { $kind ->
        [person] Platz { $seat } hat einen Beitrag gegeben
        [absent] Platz { $seat } war nicht da und hat nichts gegeben
       *[bot] Platz { $seat } gehört einem Bot
    }
verify-proven =
    Bewiesen: Der Server hatte sich auf sein Geheimnis festgelegt und jeder dieser Plätze auf seinen Beitrag, bevor
    ein Beitrag geöffnet wurde, und die Karten folgen aus allen zusammen.
    { $people ->
        [0] Aber niemand sonst hat einen Beitrag gegeben: Der Server allein hat die Karten bestimmt.
       *[other] Also hat niemand die Karten ausgesucht, wenn jemand mit einem Beitrag sich an die Regeln hielt und dieses Protokoll sah.
    }
verify-not-proven = Nicht bewiesen: wer die Leute sind, was der Betreiber sah oder verriet und Partien, die nicht in dieser Aufzeichnung stehen.
verify-before = Davor: { $voids } ungültige Ausgaben und { $closed } vor dem Ende abgebrochene
verify-earlier =
    { $why ->
        [void] ungültig
        [closed] vor dem Ende abgebrochen
       *[played] gespielt
    } an Tisch { $table }{ $missing ->
        [none] { "" }
       *[some] ; Plätze, deren Beitrag fehlte: { $missing }
    }
verify-first-deal = Ausgabe: nach dem ersten Verfahren; Festlegung { $commitment }
verify-first-seat =
    { $share ->
        [none] Platz { $seat } hat nichts gegeben
       *[some] Platz { $seat } hat { $share } gegeben
    }
verify-first-proven = Bewiesen: Die Aufzeichnung passt zusammen: Geheimnis, Beiträge und Karten entsprechen dem, was der Server gezeigt hatte.
verify-first-not-proven =
    Nicht bewiesen: dass niemand die Karten ausgesucht hat. Nach dem ersten Verfahren konnte der Server Beiträge sehen,
    bevor alle feststanden, und für Bots selbst welche geben.
