### King's Blood: words for people, in German. en.ftl beside this file explains the variables, docs/german.md the terms.

kings-blood = King's Blood
    .pitch = Verheirate Karte für Karte eine ganze Königsfamilie, streich deine Rivalen aus ihrer Geschichte und sei der Erste, der nichts mehr zu erzählen hat.
    .credit = Von Hitoshi Yasuda und Tadaaki Kawahito von Group SNE, auf Englisch erschienen bei Steve Jackson Games. Regalia ist inoffiziell und steht in keiner Verbindung zu ihnen.

## Cards. Colour, number, sex and ability of a character come from components.toml, and clients show them with its name.

card-aldous = Aldous
card-adelis = Adelis
card-bertin = Bertin
card-brunna = Brunna
card-corvin = Corvin
card-cosima = Cosima
card-dagobert = Dagobert
card-drusa = Drusa
card-emeric = Emeric
card-edwige = Edwige
card-florin = Florin
card-fenna = Fenna
card-gaspard = Gaspard
card-gerlinde = Gerlinde
card-hamo = Hamo
card-hedda = Hedda
card-ivo = Ivo
card-ilka = Ilka
card-joris = Joris
card-merideth = Merideth
card-kasimir = Kasimir
card-jessamy = Jessamy
card-lorin = Lorin
card-katrin = Katrin
card-marvell = Marvell
card-aia = Aia
card-nestor = Nestor
card-lunete = Lunete
card-orsino = Orsino
card-mirabel = Mirabel
card-perrin = Perrin
card-nerys = Nerys
card-quill = Quill
card-odile = Odile
card-rufin = Rufin
card-paloma = Paloma
card-silvan = Silvan
card-rosamund = Rosamund
card-petchu = Petchu
card-sabine = Sabine
card-tristam = Tristam
card-tamsin = Tamsin
card-ulric = Ulric
card-undine = Undine
card-valentin = Valentin
card-viola = Viola
card-wendel = Wendel
card-wanda = Wanda
card-xander = Xander
card-evenstar = Evenstar
card-yorick = Yorick
card-xenia = Xenia
card-zeno = Zeno
card-yolande = Yolande
card-arnulf = Arnulf
card-brunhild = Brunhild
card-baldric = Baldric
card-clothild = Clothild
card-conrad = Conrad
card-dagny = Dagny
card-dietmar = Dietmar
card-elfrun = Elfrun
card-egbert = Egbert
card-freydis = Freydis
card-frodewin = Frodewin
card-eleeza = Eleeza
card-gunther = Gunther
card-gudrun = Gudrun
card-hartmut = Hartmut
card-hildegund = Hildegund
card-isenbart = Isenbart
card-ingrid = Ingrid
card-assassination = Attentat
    .nom = das Attentat
    .akk = das Attentat
    .ein = ein Attentat
    .dat = dem Attentat
    .genus = n
    .text = Eine aktive Karte wird abgelegt. Danach darfst du noch eine Karte spielen.
card-exile = Verbannung
    .nom = die Verbannung
    .akk = die Verbannung
    .ein = eine Verbannung
    .dat = der Verbannung
    .genus = f
    .text = Eine aktive Karte kommt auf die Hand eines Spielers deiner Wahl.
card-new-connection = Neue Verbindung
    .nom = die Neue Verbindung
    .akk = die Neue Verbindung
    .ein = eine Neue Verbindung
    .dat = der Neuen Verbindung
    .genus = f
    .text = Verschieb eine aktive Karte neben eine andere. Sie dürfen heiraten, wenn sie zueinander passen.
card-enthronement = Krönung
    .nom = die Krönung
    .akk = die Krönung
    .ein = eine Krönung
    .dat = der Krönung
    .genus = f
    .text = Eine aktive Karte gründet ein neues Geschlecht, und alle anderen verlassen den Stammbaum.
card-kings-blood = Königsblut
    .nom = das Königsblut
    .akk = das Königsblut
    .ein = Königsblut
    .dat = dem Königsblut
    .genus = n
    .text = Leg es unter eine aktive Karte und spiel dann noch eine Karte. Neben diese Person darf jeder gelegt werden und sie heiraten.
colour-money = Geld
colour-art = Kunst
colour-romance = Romantik
colour-battle = Schlacht
sex-man = Mann
sex-woman = Frau
ability-none = keine
    .text = { "" }
ability-skip = Aussetzen
    .text = Aussetzen: Legst du sie in deinem Zug als letzte, wird der nächste Spieler übersprungen.
ability-reverse = Richtungswechsel
    .text = Richtungswechsel: Legst du sie in deinem Zug als letzte, ändert sich die Spielrichtung.
ability-draw = Zieh 3
    .text = Zieh { $count }: Legst du sie in deinem Zug als letzte, zieht der nächste Spieler { $count } Karten oder reicht sie weiter.
side-left = links
side-right = rechts

## Things on the table

thing-genealogy = Stammbaum
thing-draw-pile = Nachziehstapel
thing-discards = Ablagestapel
thing-generation = Generation
thing-active = aktive Karte
thing-event = Ereignis

## Options

option-advanced = Spiel für Fortgeschrittene
    .help = Die Karte Königsblut ist dabei: Wer eine Krönung spielt, nimmt sie und kann mit ihr jeden mit jedem verheiraten.
option-announce = Der Ausruf
    .help = Wer dafür sorgt, dass „Königsblut!“ gerufen wird, wenn ein Spieler nur noch eine Karte hat.
option-announce-auto = von selbst
    .help = Das Programm ruft für alle.
option-announce-strict = selbst, auf Nachfrage
    .help = Du wirst gefragt, wenn du noch eine Karte hast. Ohne den Ausruf ziehst du drei Karten und verlierst deinen nächsten Zug.
option-announce-button = selbst, ungefragt
    .help = Du darfst in deinem Zug jederzeit rufen, und niemand erinnert dich. Ohne den Ausruf ziehst du drei Karten und verlierst deinen nächsten Zug.
option-skipped_draw = Zieh 3 bei verlorenem Zug
    .help = Wer einen Zug verliert, während ein Zieh 3 droht, zieht die Karten trotzdem. Sonst geht die Drohung an den nächsten Spieler.
option-series = Serie
    .help = Ein Durchgang oder mehrere mit Punkten.
option-series-none = ein einziger Durchgang
    .help = Wer als Erster keine Karten mehr hat, hat gewonnen.
option-series-first_to = der Sieger eines Durchgangs punktet
    .help = Der Sieger jedes Durchgangs bekommt Punkte für das, was die anderen haben, bis jemand das Ziel erreicht hat.
option-series-last_under = die Verlierer eines Durchgangs punkten
    .help = Alle außer dem Sieger eines Durchgangs bekommen Punkte für das, was sie haben. Hat jemand das Ziel erreicht, gewinnt die niedrigste Punktzahl.
option-target = Ziel
    .help = Die Punkte, die eine Serie beenden.
option-target-auto = wie üblich
    .help = 100, wo die Verlierer punkten; sonst 100 zu zweit, 200 zu dritt oder viert, 300 mit mehr.
option-target-100 = 100
option-target-150 = 150
option-target-200 = 200
option-target-250 = 250
option-target-300 = 300

## Places, as in "Petchu: in your hand"

place-hand =
    { $seat_is ->
        [you] auf deiner Hand
       *[other] bei { $seat }
    }
place-deck = im Nachziehstapel
place-held = gerade gezogen
place-genealogy = im Stammbaum
place-played = wird gerade gespielt
place-discards = im Ablagestapel
place-aside = beiseitegelegt
place-front =
    { $seat_is ->
        [you] vor dir
       *[other] vor { $seat }
    }

## Questions

prompt-turn = Was spielst du?
prompt-answer = Ein Zieh 3 droht dir. Ziehst du, oder reichst du es weiter?
prompt-drawn = Spielst du die Karte, die du gezogen hast?
prompt-spot = Wohin kommt sie?
prompt-marry = Heiraten sie?
prompt-child = Ein Kind ist geboren. Was spielst du darauf?
prompt-sibling = Legst du noch ein Geschwister dazu?
prompt-further = Spielst du noch eine Karte?
prompt-target = Auf wen?
prompt-receiver = Wer nimmt die verbannte Karte?
prompt-call = Du hast noch eine Karte. Rufst du?

## Answers

action-draw = Eine Karte ziehen
action-draw-answer = Die Karten ziehen
action-pass = Passen
action-keep = Behalten
action-decline = Nichts mehr
action-decline-marry = Sie heiraten nicht
action-decline-sibling = Keine Geschwister mehr
action-marry = Sie heiraten
confirm-draw = Du ziehst eine Karte und darfst sie sofort spielen.
confirm-draw-answer = Du ziehst alle Karten, die dir drohen, und machst dann deinen Zug.
confirm-pass = Du passt.
confirm-keep = Du behältst die Karte, und dein Zug endet.
confirm-marry = Sie heiraten, und die oberste Karte des Nachziehstapels wird aufgedeckt.
confirm-announce = Alle hören deinen Ausruf.
confirm-end = Du sagst nichts: Du ziehst Karten und verlierst deinen nächsten Zug.
action-announce = „Königsblut!“ rufen
action-end = Still bleiben
action-seat = { $seat }
action-play = { $kind }
action-left = Links von { $kind }
action-right = Rechts von { $kind }
action-on = { $kind }

## What has happened

event-deal-began =
    { $dealer_is ->
        [you] Durchgang { $deal }: Du gibst jedem Spieler { $count } Karten.
       *[other] Durchgang { $deal }: { $dealer } gibt jedem Spieler { $count } Karten.
    }
event-founded = { $kind } gründet den Stammbaum.
event-turn-began =
    { $seat_is ->
        [you] { $pending ->
            [0] Du bist am Zug
           *[other] Du bist am Zug: { $pending } Karten ziehen oder weiterreichen
        }
       *[other] { $pending ->
            [0] { $seat } ist am Zug
           *[other] { $seat } ist am Zug: { $pending } Karten ziehen oder weiterreichen
        }
    }
event-turn-lost =
    { $skipped ->
        [1] { $seat_is ->
            [you] Du wirst übersprungen.
           *[other] { $seat } wird übersprungen.
        }
       *[0] { $seat_is ->
            [you] Du verlierst deinen Zug wegen des vergessenen Ausrufs.
           *[other] { $seat } verliert einen Zug wegen des vergessenen Ausrufs.
        }
    }
event-reversed =
    { $direction ->
        [1] Jetzt geht es im Uhrzeigersinn.
       *[other] Jetzt geht es gegen den Uhrzeigersinn.
    }
event-drew = { drew-cards }{ drew-short }
drew-cards =
    { $why ->
        [0] { $seat_is ->
            [you] { "" }
           *[other] { $count ->
                [one] { $seat } zieht eine Karte.
               *[other] { $seat } zieht { $count } Karten.
            }
        }
        [1] { $seat_is ->
            [you] { $count ->
                [0] Du ziehst nichts wegen „Zieh 3“.
                [one] Das ist 1 Karte wegen „Zieh 3“.
               *[other] Das sind { $count } Karten wegen „Zieh 3“.
            }
           *[other] { $count ->
                [0] { $seat } zieht nichts wegen „Zieh 3“.
                [one] { $seat } zieht 1 Karte wegen „Zieh 3“.
               *[other] { $seat } zieht { $count } Karten wegen „Zieh 3“.
            }
        }
       *[2] { $seat_is ->
            [you] { $count ->
                [0] Du ziehst nichts für den vergessenen Ausruf.
                [one] Das ist 1 Karte für den vergessenen Ausruf.
               *[other] Das sind { $count } Karten für den vergessenen Ausruf.
            }
           *[other] { $count ->
                [0] { $seat } zieht nichts für den vergessenen Ausruf.
                [one] { $seat } zieht 1 Karte für den vergessenen Ausruf.
               *[other] { $seat } zieht { $count } Karten für den vergessenen Ausruf.
            }
        }
    }
drew-short =
    { $short ->
        [0] { "" }
        [one] { " " }Eine Karte weniger als fällig: Mehr sind nicht da.
       *[other] { " " }{ $short } Karten weniger als fällig: Mehr sind nicht da.
    }
event-passed =
    { $seat_is ->
        [you] Du kannst weder spielen noch ziehen und passt.
       *[other] { $seat } kann weder spielen noch ziehen und passt.
    }
event-declined =
    { $what ->
        [0] { $seat_is ->
            [you] Du lässt sie nicht heiraten.
           *[other] { $seat } lässt sie nicht heiraten.
        }
        [1] { $seat_is ->
            [you] Du spielst nichts auf das Kind.
           *[other] { $seat } spielt nichts auf das Kind.
        }
        [2] { $seat_is ->
            [you] Du legst keine Geschwister mehr dazu.
           *[other] { $seat } legt keine Geschwister mehr dazu.
        }
       *[3] { $seat_is ->
            [you] Du spielst keine weitere Karte.
           *[other] { $seat } spielt keine weitere Karte.
        }
    }
event-placed =
    { $moved ->
        [1] { $seat_is ->
            [you] Du verschiebst { $kind } { $side } neben { $beside }.
           *[other] { $seat } verschiebt { $kind } { $side } neben { $beside }.
        }
       *[0] { $seat_is ->
            [you] Du legst { $kind } { $side } neben { $beside }.
           *[other] { $seat } legt { $kind } { $side } neben { $beside }.
        }
    }
event-married = { $kind } und { $other } heiraten.
event-born = Ihr Kind ist { $kind }.
event-childless = Sie bekommen kein Kind: Es ist keine Karte mehr zu ziehen.
event-wasted = Es gibt kein Ziel dafür; die Karte wird abgelegt.
event-killed =
    { $seat_is ->
        [you] Dein Attentat trifft { $kind }.
       *[other] Das Attentat von { $seat } trifft { $kind }.
    }
event-exiled =
    { $seat_is ->
        [you] { $receiver_is ->
            [you] Du verbannst { $kind } auf deine eigene Hand.
           *[other] Du verbannst { $kind } auf die Hand von { $receiver }.
        }
       *[other] { $receiver_is ->
            [you] { $seat } verbannt { $kind } auf deine Hand.
           *[other] { $seat } verbannt { $kind } auf die Hand von { $receiver }.
        }
    }
event-enthroned =
    { $seat_is ->
        [you] Du krönst { $kind }; damit beginnt ein neues Geschlecht.
       *[other] { $seat } krönt { $kind }; damit beginnt ein neues Geschlecht.
    }
event-blooded =
    { $seat_is ->
        [you] Du legst Königsblut unter { $kind }.
       *[other] { $seat } legt Königsblut unter { $kind }.
    }
event-called =
    { $seat_is ->
        [you] Du rufst „Königsblut!“
       *[other] { $seat } ruft „Königsblut!“
    }
event-call-missed =
    { $seat_is ->
        [you] Du hast vergessen, „Königsblut!“ zu rufen: Am Ende des Zuges ziehst du Karten und verlierst deinen nächsten Zug.
       *[other] { $seat } hat vergessen, „Königsblut!“ zu rufen, zieht am Ende des Zuges Karten und verliert den nächsten Zug.
    }
event-deal-won =
    { $seat_is ->
        [you] Du hast keine Karten mehr und gewinnst den Durchgang!
       *[other] { $seat } hat keine Karten mehr und gewinnt den Durchgang!
    }
event-deal-drawn =
    { $why ->
        [0] Alle haben gepasst: Niemand gewinnt diesen Durchgang.
        [1] Es gibt keine Person mehr für einen neuen Stammbaum: Niemand gewinnt diesen Durchgang.
       *[2] Der Durchgang hat zu lange gedauert: Niemand gewinnt ihn.
    }
event-counted =
    { $seat_is ->
        [you] { $blood ->
            [1] Mit Königsblut sind deine Karten { $worth } Punkte wert.
           *[0] Deine Karten sind { $worth } Punkte wert.
        }
       *[other] { $blood ->
            [1] Mit Königsblut sind die Karten von { $seat } { $worth } Punkte wert.
           *[0] Die Karten von { $seat } sind { $worth } Punkte wert.
        }
    }
event-scored =
    { $seat_is ->
        [you] Du bekommst { $points } Punkte und hast jetzt { $total }.
       *[other] { $seat } bekommt { $points } Punkte und hat jetzt { $total }.
    }
tally-deal = Die Punkte nach diesem Durchgang:
tally-column-before = vorher
tally-column-cards = Karten
tally-column-generations = Generationen
tally-column-total = gesamt
reason-won = Der Durchgang ist gewonnen und mit ihm das Spiel.
reason-drawn = Der Durchgang endet ohne Sieger und mit ihm das Spiel.
reason-target =
    { $seat_is ->
        [you] Du hast das Ziel erreicht: Das Spiel ist zu Ende.
       *[other] { $seat } hat das Ziel erreicht: Das Spiel ist zu Ende.
    }
reason-deals = Nach so vielen Durchgängen ist das Spiel aus.
decided-lowest = Die niedrigste Punktzahl gewinnt.
end-won-shared =
    { $count ->
        [one] { $winner } gewinnt.
       *[other] { $winner } teilen sich den ersten Platz.
    }

## Cards that moved or were shown. $kind_id is "unknown" for those who did not see the card.

event-dealt-hand =
    { $kinds_id ->
        [unknown] { "" }
       *[known] { $zone_seat_is ->
            [you] Du bekommst { $kinds_ein }.
           *[other] { $zone_seat } bekommt { $kinds_ein }.
        }
    }
event-moved-deck-held =
    { $kind_id ->
        [unknown] { "" }
       *[known] { $seen_is ->
            [you] Du ziehst { $kind_ein }.
           *[other] { $seen } zieht { $kind_ein }.
        }
    }
event-moved-deck-hand =
    { $kind_id ->
        [unknown] { "" }
       *[known] { $target_seat_is ->
            [you] Du ziehst { $kind_ein }.
           *[other] { $target_seat } zieht { $kind_ein }.
        }
    }
event-moved-held-hand =
    { $target_seat_is ->
        [you] Du behältst { $kind_akk }.
       *[other] { $kind_id ->
            [unknown] { $target_seat } behält die Karte.
           *[known] { $target_seat } behält { $kind_akk }.
        }
    }
event-moved-held-played =
    { $kind_id ->
        [assassination] Die Karte ist ein Attentat und wird gespielt.
        [exile] Die Karte ist eine Verbannung und wird gespielt.
        [new-connection] Die Karte ist eine Neue Verbindung und wird gespielt.
        [enthronement] Die Karte ist eine Krönung und wird gespielt.
       *[other] { "" }
    }
event-moved-hand-played =
    { $kind_id ->
        [assassination] { played-event }
        [exile] { played-event }
        [new-connection] { played-event }
        [enthronement] { played-event }
       *[other] { "" }
    }
played-event =
    { $source_seat_is ->
        [you] Du spielst { $kind_ein }.
       *[other] { $source_seat } spielt { $kind_ein }.
    }
event-moved-front-played = { "" }
event-moved-deck-played =
    { $kind_id ->
        [several] { $kind } werden aufgedeckt.
       *[one] { $kind_nom } wird aufgedeckt.
    }
event-moved-played-deck =
    { $kind_id ->
        [several] Sie werden in den Nachziehstapel gemischt.
       *[one] { $kind_nom } wird in den Nachziehstapel gemischt.
    }
event-moved-played-genealogy = { "" }
event-moved-played-discards = { "" }
event-moved-deck-genealogy = { "" }
event-moved-deck-discards =
    { $kind_id ->
        [several] { $kind_nom } werden aufgedeckt und abgelegt.
       *[one] { $kind_nom } wird aufgedeckt und abgelegt.
    }
event-moved-genealogy-discards =
    { $kind_id ->
        [several] { $kind_nom } kommen aus dem Stammbaum auf den Ablagestapel.
       *[one] { $kind_nom } kommt aus dem Stammbaum auf den Ablagestapel.
    }
event-moved-genealogy-hand =
    { $kind_id ->
        [several] Die Krönung unter der Karte geht mit.
       *[one] { "" }
    }
event-moved-discards-deck =
    { $kind_id ->
        [several] { $kind } werden gemischt: Der Ablagestapel wird zum neuen Nachziehstapel.
       *[one] { $kind_nom } ist der ganze Ablagestapel und wird zum neuen Nachziehstapel.
    }
event-moved-genealogy-aside = Königsblut wird beiseitegelegt.
event-moved-aside-front = { blood-taken }
event-moved-genealogy-front = { blood-taken }
blood-taken =
    { $target_seat_is ->
        [you] Du nimmst Königsblut.
       *[other] { $target_seat } nimmt Königsblut.
    }
event-moved-front-front =
    { $target_seat_is ->
        [you] Du nimmst { $source_seat } das Königsblut ab.
       *[other] { $source_seat_is ->
            [you] { $target_seat } nimmt dir das Königsblut ab.
           *[other] { $target_seat } nimmt { $source_seat } das Königsblut ab.
        }
    }
event-looked-hand =
    { $zone_seat_is ->
        [you] Du hattest noch { $kinds_ein }.
       *[other] { $zone_seat } hatte noch { $kinds_ein }.
    }

## The table

table-notice-pending =
    { $seat_is ->
        [you] Dir drohen { $count } Karten.
       *[other] { $seat } drohen { $count } Karten.
    }
table-notice-no-cards = Es ist keine Karte mehr zu ziehen.
table-notice-last-pass =
    { $seat_is ->
        [you] Passt du jetzt, endet der Durchgang ohne Sieger.
       *[other] Passt { $seat } jetzt, endet der Durchgang ohne Sieger.
    }
table-notice-reshuffle = Der Nachziehstapel ist leer: Mit der nächsten gezogenen Karte wird der Ablagestapel gemischt.
table-notice-one-left =
    { $seat_is ->
        [you] Du hast noch eine Karte.
       *[other] { $seat } hat noch eine Karte.
    }
table-page-discards = Ablagestapel
table-headline = { "" }
table-headline-series = Durchgang { $deal } · bis { $goal } Punkte
table-clockwise = { $dir ->
    [1] → im Uhrzeigersinn
   *[other] ← gegen den Uhrzeigersinn
    }
table-pending = { $seat_is ->
        [you] dir drohen { $pending } Karten
       *[other] { $seat } drohen { $pending } Karten
    }
table-headline-over = Der Stammbaum ist fertig
table-pile = Nachziehstapel
table-discards = Abgelegt
table-aside = Königsblut
table-set-aside = beiseitegelegt
table-active = Aktiv
table-others =
    { $count ->
        [0] { "" }
        [one] und noch eine
       *[other] und noch { $count }
    }
table-cards =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
table-copies = { $count } × { $name }
table-points = { $points } P.
table-lost = verliert einen Zug
table-drawn = gezogen
table-row-cut = …
sign-turn = das Spiel wartet auf diesen Spieler
sign-called = hat „Königsblut!“ gerufen
sign-open = offene Seiten einer aktiven Karte
sign-money = Geld, gelb
sign-art = Kunst, grün
sign-romance = Romantik, rot
sign-battle = Schlacht, blau
sign-man = Mann
sign-woman = Frau
sign-enthroned = gekrönt
sign-blooded = Königsblut unter der Karte
sign-newborn = das Neugeborene
sign-skip = Aussetzen
sign-reverse = Richtungswechsel
sign-draw = Zieh 3
sign-letters = in einem sehr breiten Stammbaum: Farbe (G, K, R oder S, klein für Frauen) und Zahl

## The table in the browser

kb-called = { $name }, { $colour } { $number }
kb-family = Familie
kb-sex = Geschlecht
kb-worth = Wert auf der Hand
kb-left = Karten übrig
kb-generation = Generation { $generation }
kb-open-left = links offen
kb-open-right = rechts offen
kb-open-both = auf beiden Seiten offen
kb-covered = überdeckt
kb-sign-married = verheiratet, mit Kind
kb-played = wird gespielt
kb-moved = wird verschoben
kb-born = { $name } ist geboren
kb-known = Was du von den Handkarten von { $name } weißt
kb-dealer = Geber
kb-next-deal = Weiter mit Durchgang { $deal }
kb-tools = Ansicht des Stammbaums
kb-fit = Den ganzen Stammbaum zeigen
kb-active = Die aktiven Karten zeigen
kb-nearer = Näher
kb-farther = Weiter weg
kb-pile-text = Wer keine Karte anlegt, zieht hier eine. Auch die Kinder werden von hier aufgedeckt.
