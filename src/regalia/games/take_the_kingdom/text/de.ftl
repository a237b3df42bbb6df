### Take the Kingdom: words for people, in German. en.ftl beside this file explains the variables, docs/german.md the terms.

take-the-kingdom = Take the Kingdom
    .pitch = Ummauere deine Festung, vergrabe ein, zwei Fallen unter deinen Ländern und zertrümmere die Königreiche der Nachbarn, bevor sie deines zertrümmern.
    .credit = Von Ian Walton, erschienen bei Walnut Games im Jahr 2017. Regalia ist inoffiziell und steht in keiner Verbindung zu ihnen.

## Cards, in the order of components.toml

card-fort = Festung
    .nom = die Festung
    .akk = die Festung
    .ein = eine Festung
    .dat = der Festung
    .genus = f
    .text = Das Herz deines Königreichs: durch { $value } Schaden zerstört und vor Angriffen sicher, solange du ein Land hast. Verlierst du sie, bist du raus.
card-land = Land
    .nom = das Land
    .akk = das Land
    .ein = ein Land
    .dat = dem Land
    .genus = n
    .text = Gebiet: Leg es als neuen Teil deines Königreichs aus. Wert { $value }. Solange du ein Land hast, kann deine Festung nicht angegriffen werden.
card-mercy = Gnade
    .nom = die Gnade
    .akk = die Gnade
    .ein = eine Gnade
    .dat = der Gnade
    .genus = f
    .text = Blocke einen Angriff oder eine Aktion gegen dich oder hebe eine Strafe auf. In deinem Zug: Leg sie als Land aus, taue eines deiner Gebiete auf oder mach einen Extrazug.
card-hills = Hügel
    .nom = die Hügel
    .akk = die Hügel
    .ein = Hügel
    .dat = den Hügeln
    .genus = p
    .text = Verteidigung, Bauwerk: gibt einem deiner Gebiete { $value } dazu.
card-moat = Burggraben
    .nom = der Burggraben
    .akk = den Burggraben
    .ein = einen Burggraben
    .dat = dem Burggraben
    .genus = m
    .text = Verteidigung, Bauwerk: gibt einem deiner Gebiete { $value } dazu.
card-walls = Mauern
    .nom = die Mauern
    .akk = die Mauern
    .ein = Mauern
    .dat = den Mauern
    .genus = p
    .text = Verteidigung, Bauwerk: gibt einem deiner Gebiete { $value } dazu.
card-battlements = Zinnen
    .nom = die Zinnen
    .akk = die Zinnen
    .ein = Zinnen
    .dat = den Zinnen
    .genus = p
    .text = Verteidigung, Bauwerk: gibt einem deiner Gebiete { $value } dazu.
card-archers = Bogenschützen
    .nom = die Bogenschützen
    .akk = die Bogenschützen
    .ein = Bogenschützen
    .dat = den Bogenschützen
    .genus = p
    .text = Verteidigung, Truppe: gibt einem deiner Gebiete { $value } dazu. Hüte dich vor Meuterei.
card-knights = Ritter
    .nom = die Ritter
    .akk = die Ritter
    .ein = Ritter
    .dat = den Rittern
    .genus = p
    .text = Verteidigung, Truppe: gibt einem deiner Gebiete { $value } dazu. Hüte dich vor Meuterei.
card-trap = Falle
    .nom = die Falle
    .akk = die Falle
    .ein = eine Falle
    .dat = der Falle
    .genus = f
    .text = Liegt verdeckt unter einem Gebiet, und nur ihr Besitzer weiß, was sie ist.
card-trap-real = Falle (echt)
    .nom = die Falle (echt)
    .akk = die Falle (echt)
    .ein = eine echte Falle
    .dat = der Falle (echt)
    .genus = f
    .text = { $trap_target ->
        [attacker] Leg sie verdeckt unter eines deiner Gebiete. Der erste Angriff dort trifft stattdessen ein Gebiet des Angreifers, und der Angreifer wählt, welches.
       *[owner] Leg sie verdeckt unter eines deiner Gebiete. Der erste Angriff dort trifft stattdessen ein Gebiet des Angreifers, und du wählst, welches.
    }
card-trap-decoy = Falle (Attrappe)
    .nom = die Falle (Attrappe)
    .akk = die Falle (Attrappe)
    .ein = eine Attrappe
    .dat = der Falle (Attrappe)
    .genus = f
    .text = Leg sie verdeckt unter eines deiner Gebiete. Sie schreckt nur ab, und der erste Angriff dort deckt sie auf.
card-soldiers = Soldaten
    .nom = die Soldaten
    .akk = die Soldaten
    .ein = Soldaten
    .dat = den Soldaten
    .genus = p
    .text = Angriff, Truppe: { $value } Schaden an einem Gebiet eines Gegners, zuerst an dessen Verteidigungen.
card-pikemen = Pikeniere
    .nom = die Pikeniere
    .akk = die Pikeniere
    .ein = Pikeniere
    .dat = den Pikenieren
    .genus = p
    .text = Angriff, Truppe: { $value } Schaden an einem Gebiet eines Gegners, zuerst an dessen Verteidigungen.
card-siege-tower = Belagerungsturm
    .nom = der Belagerungsturm
    .akk = den Belagerungsturm
    .ein = einen Belagerungsturm
    .dat = dem Belagerungsturm
    .genus = m
    .text = Angriff, Maschine: { $value } Schaden an einem Gebiet eines Gegners, zuerst an dessen Verteidigungen.
card-battering-ram = Rammbock
    .nom = der Rammbock
    .akk = den Rammbock
    .ein = einen Rammbock
    .dat = dem Rammbock
    .genus = m
    .text = Angriff, Maschine: { $value } Schaden an einem Gebiet eines Gegners, zuerst an dessen Verteidigungen.
card-trebuchet = Tribock
    .nom = der Tribock
    .akk = den Tribock
    .ein = einen Tribock
    .dat = dem Tribock
    .genus = m
    .text = Angriff, Maschine: { $value } Schaden an einem Gebiet eines Gegners, zuerst an dessen Verteidigungen.
card-cannon = Kanone
    .nom = die Kanone
    .akk = die Kanone
    .ein = eine Kanone
    .dat = der Kanone
    .genus = f
    .text = Angriff, Maschine: { $value } Schaden an einem Gebiet eines Gegners, zuerst an dessen Verteidigungen.
card-spread = Streuung
    .nom = die Streuung
    .akk = die Streuung
    .ein = Streuung
    .dat = der Streuung
    .genus = f
    .text = { $spread_targets ->
        [many] Zu einem Angriff dazu: Verteile seinen Schaden auf zwei oder mehr Gebiete beliebiger Gegner.
       *[one] Zu einem Angriff dazu: Verteile seinen Schaden auf zwei oder mehr Gebiete eines Gegners.
    }
card-morale = Kampfgeist
    .nom = der Kampfgeist
    .akk = den Kampfgeist
    .ein = Kampfgeist
    .dat = dem Kampfgeist
    .genus = m
    .text = Zu einem Angriff dazu: vervielfacht seinen Schaden mit { $value }.
card-fortune = Glück
    .nom = das Glück
    .akk = das Glück
    .ein = Glück
    .dat = dem Glück
    .genus = n
    .text = Dein Zug endet, und du hast sofort einen weiteren.
card-misfortune = Unglück
    .nom = das Unglück
    .akk = das Unglück
    .ein = Unglück
    .dat = dem Unglück
    .genus = n
    .text = Ein Gegner setzt seinen nächsten Zug aus.
card-conquest = Eroberung
    .nom = die Eroberung
    .akk = die Eroberung
    .ein = Eroberung
    .dat = der Eroberung
    .genus = f
    .text = Nimm ein Land eines Gegners mit allem, was darauf ist. Einem Gegner ohne Land nimmst du eine Verteidigung von der Festung.
card-earthquake = Erdbeben
    .nom = das Erdbeben
    .akk = das Erdbeben
    .ein = ein Erdbeben
    .dat = dem Erdbeben
    .genus = n
    .text = Ein Gebiet eines Gegners verliert alle Verteidigungen und seine Falle.
card-sabotage = Sabotage
    .nom = die Sabotage
    .akk = die Sabotage
    .ein = Sabotage
    .dat = der Sabotage
    .genus = f
    .text = Entferne eine Falle eines Gegners, ohne sie auszulösen. Oder blocke einen Angriff auf dich, der mit einer Maschine geschieht.
card-mutiny = Meuterei
    .nom = die Meuterei
    .akk = die Meuterei
    .ein = Meuterei
    .dat = der Meuterei
    .genus = f
    .text = Entferne Bogenschützen oder Ritter eines Gegners. Oder blocke einen Angriff von Soldaten oder Pikenieren auf dich.
card-disrepair = Verfall
    .nom = der Verfall
    .akk = den Verfall
    .ein = Verfall
    .dat = dem Verfall
    .genus = m
    .text = Ein Gebiet eines Gegners verliert alle Bauwerke: Hügel, Burggräben, Mauern und Zinnen.
card-deny = Veto
    .nom = das Veto
    .akk = das Veto
    .ein = ein Veto
    .dat = dem Veto
    .genus = n
    .text = Blocke einen Angriff oder eine Aktion gegen dich oder hebe eine Strafe auf. Es kann selbst nicht geblockt werden.
card-spy = Spion
    .nom = der Spion
    .akk = den Spion
    .ein = einen Spion
    .dat = dem Spion
    .genus = m
    .text = { $spy_play_free ->
        [off] Zieh eine Karte vom Nachziehstapel oder stiehl eine zufällige aus der Hand eines Gegners. Oder sieh dir eine Falle eines Gegners an.
       *[on] Zieh eine Karte vom Nachziehstapel oder stiehl eine zufällige aus der Hand eines Gegners; du darfst sie sofort umsonst spielen. Oder sieh dir eine Falle eines Gegners an.
    }
card-freeze = Frost
    .nom = der Frost
    .akk = den Frost
    .ein = Frost
    .dat = dem Frost
    .genus = m
    .text = Leg ihn auf ein Gebiet eines Gegners: Dort kann nichts mehr ausgelegt werden, bis eine Gnade es auftaut.
card-disease = Krankheit
    .nom = die Krankheit
    .akk = die Krankheit
    .ein = Krankheit
    .dat = der Krankheit
    .genus = f
    .text = { $penalty_uses_play ->
        [off] Strafe: In diesem Zug keine Länder, Verteidigungen oder Fallen für dich. Veto oder Gnade hebt sie auf.
       *[on] Strafe: kostet dich einen Spielzug, und in diesem Zug keine Länder, Verteidigungen oder Fallen für dich. Veto oder Gnade hebt sie auf.
    }
card-famine = Hungersnot
    .nom = die Hungersnot
    .akk = die Hungersnot
    .ein = Hungersnot
    .dat = der Hungersnot
    .genus = f
    .text = { $penalty_uses_play ->
        [off] Strafe: In diesem Zug keine Angriffe für dich. Veto oder Gnade hebt sie auf.
       *[on] Strafe: kostet dich einen Spielzug, und in diesem Zug keine Angriffe für dich. Veto oder Gnade hebt sie auf.
    }
card-plague = Pest
    .nom = die Pest
    .akk = die Pest
    .ein = Pest
    .dat = der Pest
    .genus = f
    .text = { $penalty_uses_play ->
        [off] Strafe: In diesem Zug keine Aktionen für dich. Veto oder Gnade hebt sie auf.
       *[on] Strafe: kostet dich einen Spielzug, und in diesem Zug keine Aktionen für dich. Veto oder Gnade hebt sie auf.
    }

## Types of cards

type-base = Gebiet
type-mercy = Gnade
type-structure = Verteidigung, Bauwerk
type-people = Verteidigung, Truppe
type-trap = Falle
type-attack-people = Angriff, Truppe
type-attack-machine = Angriff, Maschine
type-modifier = Angriff, Verstärkung
type-action = Aktion
type-penalty = Strafe

## Things on the table

thing-base = Gebiet
thing-defence = Verteidigung
thing-damage = Schaden
thing-kingdom = Königreich
thing-deck = Nachziehstapel
thing-discard-pile = Ablagestapel
thing-bounty = Beute

## Options

option-replace_defence = Verteidigungen ersetzen
    .help = Auf einem Gebiet, das schon zwei Verteidigungen hat, darf eine unbeschädigte für eine neue abgelegt werden. Sonst bleibt ein volles Gebiet, wie es ist.
option-trap_target = Echte Fallen treffen
    .help = Wer wählt, welches Gebiet des Angreifers eine echte Falle trifft und welche seiner Verteidigungen zuerst.
option-trap_target-owner = wo ihr Besitzer will
    .help = Der Besitzer der Falle wählt.
option-trap_target-attacker = wo der Angreifer will
    .help = Der Angreifer wählt.
option-spy_play_free = Die Karte eines Spions ist umsonst
    .help = Eine Karte, die ein Spion gezogen oder gestohlen hat, darf sofort gespielt werden und zählt nicht als Spielzug. Sonst kommt sie auf die Hand, und sie zu spielen zählt.
option-penalty_uses_play = Eine Strafe annehmen kostet einen Spielzug
    .help = Eine Strafe anzunehmen verbraucht einen der Spielzüge des Zuges, wenn noch einer übrig ist. Sonst verbraucht es keinen.
option-penalty_costs_play = Eine Strafe aufheben kostet einen Spielzug
    .help = Eine Strafe mit Veto oder Gnade aufzuheben zählt als erster Spielzug des Zuges. Sonst ist es kein Spielzug.
option-spread_targets = Streuung verteilt einen Angriff
    .help = Wessen Gebiete ein Angriff mit Streuung treffen kann.
option-spread_targets-one = auf Gebiete eines Gegners
    .help = Alle Teile treffen dasselbe Königreich.
option-spread_targets-many = auf Gebiete beliebiger Gegner
    .help = Die Teile dürfen mehrere Königreiche treffen. Alle Angegriffenen antworten, und wer blockt, hält nur die Teile gegen sich selbst auf.
option-morale_stack = Mehrfacher Kampfgeist
    .help = Ein Angriff darf mehr als einen Kampfgeist haben, und jeder verdoppelt ihn noch einmal. Sonst ist einer das Höchste.
option-forced_plays = Spielpflicht
    .help = Ist der Nachziehstapel leer, zählt ein Zug ohne Spielzug nicht für das Ende, wenn eine Karte hätte gespielt werden können, und wer so passt, muss beim nächsten Mal spielen.

## Bases, as other messages name them

base-of =
    { $owner_is ->
        [you] { $ground_id ->
            [fort] deine
           *[land] dein
        } { base-own }
       *[other] { $ground_id ->
            [fort] die
           *[land] das
        } { base-own } von { $owner }
    }
    .dat =
    { $owner_is ->
        [you] { $ground_id ->
            [fort] deiner
           *[land] deinem
        } { base-own }
       *[other] { $ground_id ->
            [fort] der
           *[land] dem
        } { base-own } von { $owner }
    }
base-of-seat =
    { $seat_is ->
        [you] { $ground_id ->
            [fort] deine
           *[land] dein
        } { base-own }
       *[other] { $ground_id ->
            [fort] die
           *[land] das
        } { base-own } von { $seat }
    }
base-own =
    { $ground_id ->
        [fort] Festung #{ $base }
       *[land] Land #{ $base }
    }

## Places, as in "Trap (real): under base #5"

place-hand =
    { $seat_is ->
        [you] auf deiner Hand
       *[other] bei { $seat }
    }
place-deck = im Nachziehstapel
place-held = auf der Hand dessen, der den Spion geschickt hat
place-trap = unter Gebiet #{ $base }
place-table = auf dem Tisch
place-played = wird gerade gespielt
place-used = im Ablagestapel
place-box = aus dem Spiel

## Questions

prompt-play = Was spielst du?
prompt-penalty = Was machst du mit dieser Strafe?
prompt-build = Für welches deiner Gebiete ist das?
prompt-replace = Welche Verteidigung macht Platz dafür?
prompt-mercy = Wofür nutzt du Gnade?
prompt-thaw = Welches deiner Gebiete taust du auf?
prompt-attack = Welches Gebiet greifst du an?
prompt-amount = Wie viel von dem Schaden geht an dieses Gebiet?
prompt-order = Welche Verteidigung wird zuerst getroffen?
prompt-target = Wogegen richtest du das?
prompt-pick = Gegen welche Verteidigung richtest du das?
prompt-place = Für welches deiner Gebiete ist diese Verteidigung?
prompt-answer = Wie antwortest du?
prompt-strike-back = Die Falle war echt! Welches Gebiet trifft sie?
prompt-strike-order = Welche Verteidigung wird zuerst getroffen?
prompt-spied = Spielst du diese Karte sofort?
prompt-discard = Du hast zu viele Karten. Welche legst du ab?

## Answers

action-end = Zug beenden
action-keep = Behalten
action-play = { $kind } spielen
action-play-spied = { $kind } sofort spielen
action-let = Geschehen lassen
action-accept = Annehmen
action-answer = Mit { $kind } blocken
action-answer-penalty = Mit { $kind } aufheben
action-add = { $kind } dazugeben
action-deck = Eine Karte vom Nachziehstapel ziehen
action-seat = { $seat }
action-base = Gebiet #{ $base }
action-slot = Verteidigung { $which }
action-amount = { $amount } Schaden
action-use = { $use }
action-discard = { $kind } ablegen
use-land = Als Land auslegen
use-turn = Einen Extrazug machen
use-thaw = Eines deiner Gebiete auftauen

## Answers that say what is meant, for those who see the table

choice-base =
    { $owner_is ->
        [you] { base-own }
       *[other] { base-own } von { $owner }
    }{ $load_is ->
        [none] { "" }
       *[some] : { $load }
    }
choice-slot = { $defence }
choice-slot-order = { $defence } zuerst
choice-slot-twin = { $defence }, Nummer { $which }
choice-steal = { $seat } eine Karte stehlen
choice-look = Die Falle unter { base-of.dat } ansehen
choice-accept = { $kind } annehmen: { banned-by }
choice-cancel = { $kind } mit { $by } aufheben

## What has happened

event-kingdom-began =
    { $seat_is ->
        [you] Du beginnst
       *[other] { $seat } beginnt
    } mit { $lands ->
        [0] einer Festung (Gebiet #{ $base })
        [one] einer Festung und einem Land (Gebiete #{ $base } und #{ $last })
       *[other] einer Festung und { $lands } Ländern (Gebiete #{ $base } bis #{ $last })
    } und mit einer Gnade{ $cards ->
        [0] { "" }
        [one] { " " }und einer weiteren Karte
       *[other] { " " }und { $cards } weiteren Karten
    } auf der Hand.
event-turn-began =
    { $extra ->
        [1] { $seat_is ->
            [you] Dein Extrazug nach Zug { $number } beginnt.
           *[other] Der Extrazug von { $seat } nach Zug { $number } beginnt.
        }
       *[0] { $seat_is ->
            [you] Dein Zug { $number } beginnt.
           *[other] Zug { $number } von { $seat } beginnt.
        }
    }
event-drew =
    { $seat_is ->
        [you] { $left ->
            [0] Der Nachziehstapel ist jetzt leer.
            [one] Im Nachziehstapel ist noch eine Karte.
           *[other] Im Nachziehstapel sind noch { $left } Karten.
        }
       *[other] { $seat } zieht { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }; { $left ->
            [0] der Nachziehstapel ist jetzt leer
            [one] im Nachziehstapel ist noch eine Karte
           *[other] im Nachziehstapel sind noch { $left } Karten
        }.
    }
event-drew-nothing =
    { $seat_is ->
        [you] Der Nachziehstapel ist leer: Du ziehst nichts.
       *[other] Der Nachziehstapel ist leer: { $seat } zieht nichts.
    }
event-turn-ended =
    { $seat_is ->
        [you] Dein Zug
       *[other] Der Zug von { $seat }
    } endet{ $played ->
        [1] { "" }
       *[0] { " " }ohne einen Spielzug
    }.
event-held-back =
    { $seat_is ->
        [you] Du hast eine Karte, die du hättest spielen können; deshalb zählt dieser Zug nicht für das Ende.
       *[other] { $seat } hat eine Karte, die spielbar gewesen wäre; deshalb zählt dieser Zug nicht für das Ende.
    }
event-absent = { "" }
event-idled =
    { $waiting_count ->
        [0] Alle haben gepasst.
        [one] { $waiting_is ->
            [you] Spielst auch du nichts, endet das Spiel.
           *[other] Spielt auch { $waiting } nichts, endet das Spiel.
        }
       *[other] Das Spiel endet, wenn auch diese nichts spielen: { $waiting }.
    }
event-turn-missed =
    { $seat_is ->
        [you] Du setzt einen Zug aus
       *[other] { $seat } setzt einen Zug aus
    }{ $left ->
        [0] .
        [one] ; einer ist noch auszusetzen.
       *[other] ; { $left } sind noch auszusetzen.
    }
event-settled =
    { $by_id ->
        [unknown] { $seat_is ->
            [you] Du nimmst
           *[other] { $seat } nimmt
        } { $kind_akk } an: { banned-by }.
       *[known] { $seat_is ->
            [you] Du hebst
           *[other] { $seat } hebt
        } { $kind_akk } mit { $by_dat } auf.
    }
banned-by =
    { $kind_id ->
        [disease] keine Länder, Verteidigungen oder Fallen in diesem Zug
        [famine] keine Angriffe in diesem Zug
       *[plague] keine Aktionen in diesem Zug
    }
event-founded =
    { $kind_id ->
        [mercy] { $seat_is ->
            [you] Deine Gnade wird zu Land #{ $base }.
           *[other] Die Gnade von { $seat } wird zu Land #{ $base }.
        }
       *[land] { $seat_is ->
            [you] Du hast jetzt Land #{ $base }.
           *[other] { $seat } hat jetzt Land #{ $base }.
        }
    }
event-defended = { $kind_nom } { $kind_genus ->
        [p] schützen
       *[other] schützt
    } jetzt { base-of-seat }.
event-trap-laid =
    { $seat_is ->
        [you] Du legst die Falle unter { $ground_id ->
            [fort] deine
           *[land] dein
        } { base-own }.
       *[other] { $seat } legt eine Falle unter { $ground_id ->
            [fort] Festung
           *[land] Land
        } #{ $base }.
    }
event-attacked =
    { $seat_is ->
        [you] Du greifst
       *[other] { $seat } greift
    } { base-of } mit { $kind_dat } an: { $amount } Schaden{ $first_id ->
        [unknown] .
       *[known] , zuerst { $first_genus ->
            [m] am { $first }
            [n] am { $first }
           *[other] an { $first_dat }
        }.
    }
event-aimed =
    { $seat_is ->
        [you] Du richtest
       *[other] { $seat } richtet
    } { $kind_akk } gegen { $kind_id ->
        [spy] die Falle unter { base-of.dat }
        [sabotage] die Falle unter { base-of.dat }
       *[other] { $defence_id ->
            [unknown] { base-of }
           *[known] { $defence_akk } auf { base-of.dat }
        }
    }.
event-aimed-at-seat =
    { $seat_is ->
        [you] Du richtest
       *[other] { $seat } richtet
    } { $kind_akk } gegen { $kind_id ->
        [spy] { $victim_is ->
            [you] deine Hand
           *[other] die Hand von { $victim }
        }
       *[misfortune] { $victim_is ->
            [you] dich
           *[other] { $victim }
        }
    }.
event-extra-turn = { $kind_nom } bringt { $seat_is ->
        [you] dir
       *[other] { $seat }
    } einen Extrazug.
event-answered =
    { $by_id ->
        [unknown] { $seat_is ->
            [you] Du blockst { $kind_akk } nicht.
           *[other] { $seat } blockt { $kind_akk } nicht.
        }
       *[known] { $seat_is ->
            [you] Du blockst { $kind_akk } mit { $by_dat }.
           *[other] { $seat } blockt { $kind_akk } mit { $by_dat }.
        }
    }
event-trap-shown =
    { $by_id ->
        [unknown] Die Falle unter { base-of.dat } geht mit: Sie war { trap-kind }.
        [sabotage] { $by_nom } entfernt die Falle unter { base-of.dat }: Sie war { trap-kind }.
        [earthquake] { $by_nom } entfernt die Falle unter { base-of.dat }: Sie war { trap-kind }.
       *[attack] { $by_nom } { $by_genus ->
            [p] lösen
           *[other] löst
        } die Falle unter { base-of.dat } aus: Sie ist { $kind_id ->
            [trap-real] echt und wendet den Schaden gegen den Angreifer!
           *[trap-decoy] nur eine Attrappe.
        }
    }
trap-kind =
    { $kind_id ->
        [trap-real] echt
       *[trap-decoy] eine Attrappe
    }
event-struck-back =
    Die Falle trifft { base-of } mit { $amount } Schaden{ $first_id ->
        [unknown] .
       *[known] , zuerst: { $first }.
    }
event-portion-lost = { $amount } Schaden gegen { base-of } ist verloren, weil noch ein Land sie schützt.
event-damaged =
    { $defence_id ->
        [unknown] { base-of } nimmt
       *[other] { $defence_nom } auf { base-of.dat } { $defence_genus ->
            [p] nehmen
           *[other] nimmt
        }
    } { $amount } Schaden, insgesamt { $total }.
event-withstood =
    { $owner_is ->
        [you] Dein Land #{ $base }
       *[other] Land #{ $base } von { $owner }
    } übersteht { $amount } Schaden.
event-lost =
    { $by_id ->
        [unknown] { $defence_id ->
            [unknown] { base-of } wird
           *[other] { $defence_nom } auf { base-of.dat } { $defence_genus ->
                [p] werden
               *[other] wird
            }
        } zerstört.
        [earthquake] { $by_nom } entfernt { $defence_akk } auf { base-of.dat }.
        [mutiny] { $by_nom } entfernt { $defence_akk } auf { base-of.dat }.
        [disrepair] { $by_nom } entfernt { $defence_akk } auf { base-of.dat }.
       *[defence] { $defence_nom } auf { base-of.dat } { $defence_genus ->
            [p] machen
           *[other] macht
        } Platz für { $by_akk }.
    }
event-conquered =
    { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $victim_is ->
        [you] dein Land #{ $base }
       *[other] Land #{ $base } von { $victim }
    } mit allem, was darauf ist.
event-carried =
    { $seat_is ->
        [you] Du bringst
       *[other] { $seat } bringt
    } { $kind_akk } von { $victim_is ->
        [you] deiner Festung #{ $base }
       *[other] der Festung #{ $base } von { $victim }
    } auf { $seat_is ->
        [you] { $ground_id ->
            [fort] deine Festung
           *[land] dein Land
        }
       *[other] { $ground_id ->
            [fort] die eigene Festung
           *[land] das eigene Land
        }
    } #{ $place }.
event-frozen =
    { $on ->
        [1] { base-of } ist eingefroren: Dort kann nichts mehr ausgelegt werden, bis eine Gnade den Frost löst.
       *[0] { base-of } ist aufgetaut.
    }
event-cursed =
    { $seat_is ->
        [you] Du setzt
       *[other] { $seat } setzt
    } { $count ->
        [one] den nächsten Zug
       *[other] die nächsten { $count } Züge
    } aus.
event-eliminated =
    { $seat_is ->
        [you] Dein Königreich fällt durch { $killer }!
       *[other] { $killer_is ->
            [you] Das Königreich von { $seat } fällt durch dich!
           *[other] Das Königreich von { $seat } fällt durch { $killer }!
        }
    } Alles darin wird abgelegt.
event-bounty =
    { $cards ->
        [0] { $seat_is ->
            [you] Du bekommst
           *[other] { $seat } bekommt
        } keine Beute, weil { $victim_is ->
            [you] deine Hand
           *[other] die Hand von { $victim }
        } leer ist.
       *[some] { $seat_is ->
            [you] Du hast dir
           *[other] { $seat } hat sich
        } die Beute verdient: { $cards ->
            [one] die einzige Karte
           *[other] eine der { $cards } Karten
        } auf { $victim_is ->
            [you] deiner Hand
           *[other] der Hand von { $victim }
        }.
    }
reason-alone = Nur ein Königreich ist übrig.
reason-idle = Der Nachziehstapel ist leer, und alle verbliebenen Spieler hatten einen Zug ohne Spielzug.
decided-alone = Das letzte Königreich gewinnt, gleich wie viele Punkte es hat.
decided-lands = Gleichstand nach Punkten: Mehr Länder entscheiden.
decided-fort = Gleichstand nach Punkten und Ländern: Die weniger beschädigte Festung entscheidet.
tally-score = Die Punkte am Ende
tally-column-fort = Festung
tally-column-lands = Länder
tally-column-defences = Verteidigungen
tally-column-damage = Schaden
tally-column-total = Punkte

## Cards that moved. $kind_id is "unknown" for those who did not see the card.

event-moved-table-hand = { "" }
event-moved-deck-hand =
    { $kind_id ->
        [unknown] { "" }
       *[known] { $target_seat_is ->
            [you] Du ziehst { $kind_ein }.
           *[other] { $target_seat } zieht { $kind_ein }.
        }
    }
event-moved-deck-played =
    { $kind_id ->
        [several] Strafen werden gezogen: { $kind }.
       *[one] Eine Strafe wird gezogen: { $kind }.
    }
event-moved-played-deck = { $kind_nom } wird in den Nachziehstapel zurückgemischt, und eine andere Karte wird gezogen.
event-moved-deck-held =
    { $seen_is ->
        [you] Dein Spion bringt { $kind_ein } vom Nachziehstapel.
       *[other] Der Spion von { $seen } bringt { $kind_id ->
            [unknown] eine Karte
           *[known] { $kind_ein }
        } vom Nachziehstapel.
    }
event-moved-hand-played =
    { $source_seat_is ->
        [you] Du spielst { $kind_ein }.
       *[other] { $source_seat } spielt { $kind_ein }.
    }
event-moved-hand-held =
    { $seen_count ->
        [1] { $kind_id ->
            [unknown] { "" }
           *[known] { $source_seat_is ->
                [you] Du spielst
               *[other] { $source_seat } spielt
            } { $kind_id ->
                [trap-real] eine echte Falle
               *[trap-decoy] eine Attrappe
            }.
        }
       *[2] Der Spion stiehlt { $source_seat_is ->
            [you] dir
           *[other] { $source_seat }
        } { $kind_id ->
            [unknown] eine Karte
           *[known] { $kind_ein }
        }.
    }
event-moved-hand-hand =
    { $target_seat_is ->
        [you] Du nimmst
       *[other] { $target_seat } nimmt
    } { $kind_id ->
        [unknown] eine Karte
       *[known] { $kind_ein }
    } aus { $source_seat_is ->
        [you] deiner Hand
       *[other] der Hand von { $source_seat }
    }.
event-moved-held-hand =
    { $target_seat_is ->
        [you] Du behältst { $kind_akk }.
       *[other] { $target_seat } behält { $kind_id ->
            [unknown] die Karte
           *[known] { $kind_akk }
        }.
    }
event-moved-held-played = Die Karte wird sofort gespielt und zählt nicht als Spielzug: { $kind }.
event-moved-held-trap = { "" }
event-moved-hand-used =
    { $source_seat_is ->
        [you] Du legst { $kind_ein } ab.
       *[other] { $source_seat } legt { $kind_ein } ab.
    }
event-moved-played-table = { "" }
event-moved-played-used =
    { $kind_id ->
        [disease] { $kind_nom } wird abgelegt.
        [famine] { $kind_nom } wird abgelegt.
        [plague] { $kind_nom } wird abgelegt.
       *[other] { "" }
    }
event-moved-table-used =
    { $kind_id ->
        [freeze] Der Frost wird abgelegt.
       *[other] { "" }
    }
event-moved-trap-used = { "" }
event-looked-trap =
    { $kinds_id ->
        [unknown] { $seen } sieht sich die Falle unter Gebiet #{ $zone_base } an.
       *[known] { $seen_is ->
            [you] Du siehst unter Gebiet #{ $zone_base } nach: { $kinds }.
           *[other] { $seen } sieht unter Gebiet #{ $zone_base } nach: { $kinds }.
        }
    }

## The table

table-headline =
    { $seat_is ->
        [you] Du bist am Zug
       *[other] { $seat } ist am Zug
    } · { $plays ->
        [0] kein Spielzug übrig
        [one] noch { $plays } Spielzug
       *[other] noch { $plays } Spielzüge
    }
table-headline-over = Nach dem letzten Zug
table-headline-alone = Nur ein Königreich steht noch
table-early = Züge 1 und 2
table-fallen = gefallen
table-frozen = eingefroren
table-trap-unknown = Falle ?
table-whole-part = { $name } { $strength }
table-damaged-part = { $name } { $left }/{ $strength }
table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-missed =
    { $count ->
        [one] setzt einen Zug aus
       *[other] setzt { $count } Züge aus
    }
table-deck = Stapel
table-used = Abgelegt
table-copies = ×{ $count }
table-settle = Noch zu klären
table-in-force = In Kraft
table-fingers = Vom Spion gebracht
table-play =
    { $seat_is ->
        [you] Du spielst { $cards } → { $target }
       *[other] { $seat } spielt { $cards } → { $target }
    }
table-portion = { $amount } Schaden gegen { $base }
table-portion-first = { $amount } Schaden gegen { $base }, zuerst { $defence }
table-undivided = { $amount } Schaden noch zu verteilen
table-turned = zurückgewendet: { $amount } Schaden
table-pick = { $base }: { $defence }
table-place = für { $base }
table-hand-of =
    { $victim_is ->
        [you] deine Hand
       *[other] die Hand von { $victim }
    }
table-waits =
    { $seat_is ->
        [you] du antwortest
       *[other] { $seat } antwortet
    }
table-notice-early = In Zug 1 und 2 nur: Länder, Verteidigungen, Fallen, Glück, Spion auf den Nachziehstapel.
table-notice-last-play = Nach diesem Spielzug endet dein Zug.
table-notice-deck-low =
    { $count ->
        [one] Im Nachziehstapel ist nur noch eine Karte.
       *[other] Im Nachziehstapel sind nur noch { $count } Karten.
    }
table-notice-deck-empty = Der Nachziehstapel ist leer: Das Spiel endet, wenn alle einen Zug ohne Spielzug hatten.
table-notice-last-pass =
    { $seat_is ->
        [you] Passt du jetzt, endet das Spiel.
       *[other] Passt { $seat } jetzt, endet das Spiel.
    }
table-notice-last-pass-forced = Hat { $seat } nichts zu spielen, endet das Spiel.
table-notice-passes =
    Der Nachziehstapel ist leer: Wenn { $seat_is ->
        [you] du und dann { $count ->
            [one] noch ein Spieler
           *[other] noch { $count } Spieler
        } passen
       *[other] { $seat } und dann { $count ->
            [one] noch ein Spieler
           *[other] noch { $count } Spieler
        } passen
    }, endet das Spiel.
table-notice-hold-back = Du hast eine Karte zu spielen: Jetzt zu passen zählt nicht für das Ende, und nächstes Mal musst du spielen.
table-notice-must-play = Du hast mit einer spielbaren Karte gepasst: Jetzt musst du eine spielen.
confirm-discard = Du legst { $kind } ab, und dein Zug endet.
confirm-play =
    { $kind_id ->
        [fortune] Du spielst Glück: Dein Zug endet, und du hast einen Extrazug.
       *[other] { "" }
    }
confirm-use =
    { $use_id ->
        [turn] Dein Zug endet, und du hast einen Extrazug.
       *[other] { "" }
    }
confirm-deck = Du ziehst eine Karte vom Nachziehstapel.
part-fort = Festung
part-lands = Länder
part-defences = Verteidigungen
part-damage = Schaden
part-less = −{ $damage }
part-out = gefallen
part-none = –
sign-turn-holder = ist am Zug
sign-turn = das Spiel wartet auf diesen Spieler
sign-card = Handkarte, verdeckt; mit Namen, wenn du ihn kennst
sign-base = Nummer eines Gebiets
sign-strength = Stärke einer Festung oder Verteidigung
sign-damaged = was nach Schaden davon übrig ist
sign-trap = verdeckt, und du weißt nicht, ob sie echt ist

## Standing orders

order-fort = Geschehen lassen, außer es trifft meine Festung

## The table in the browser

table-kingdom = Königreich von { $name }
table-free-place = Platz für eine Verteidigung
table-plays =
    { $plays ->
        [0] kein Spielzug übrig
        [one] noch { $plays } Spielzug
       *[other] noch { $plays } Spielzüge
    }
table-cards =
    { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
table-limit = { $count } von { $limit } Karten
table-deck-count =
    { $count ->
        [0] Der Nachziehstapel ist leer
        [one] { $count } Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
table-used-count =
    { $count ->
        [0] Der Ablagestapel ist leer
        [one] { $count } Karte im Ablagestapel
       *[other] { $count } Karten im Ablagestapel
    }
table-out = Aus dem Spiel
table-out-count =
    { $count ->
        [0] Keine Karte ist aus dem Spiel
        [one] { $count } Karte ist aus dem Spiel
       *[other] { $count } Karten sind aus dem Spiel
    }
page-discards = Der Ablagestapel
page-kingdoms = Alle Königreiche, Gebiet für Gebiet
page-cards = Alle Karten des Spiels
page-hand = Was deine Handkarten tun
page-out = Karten, die aus dem Spiel sind
table-card-unknown = eine Karte
fact-type = Art
fact-value = Wert
fact-count = Im Spiel
fact-strength = Stärke
fact-defences = Verteidigungen
fact-trap = Falle

## A play: $seat, $cards, $victim are who plays what against whom

clash-attack =
    { $victim_is ->
        [you] { $seat } greift dich an: { $cards }!
       *[other] { $seat_is ->
            [you] Du greifst { $victim } an: { $cards }
           *[other] { $seat } greift { $victim } an: { $cards }
        }
    }
clash-deed =
    { $victim_is ->
        [you] { $seat } spielt { $cards } gegen dich!
       *[other] { $seat_is ->
            [you] Du spielst { $cards } gegen { $victim }
           *[other] { $seat } spielt { $cards } gegen { $victim }
        }
    }
clash-play =
    { $seat_is ->
        [you] Du spielst { $cards }
       *[other] { $seat } spielt { $cards }
    }
clash-turned =
    { $victim_is ->
        [you] Die Falle schlägt zurück: { $amount } Schaden für dich!
       *[other] Die Falle schlägt zurück: { $amount } Schaden für { $victim }
    }

## What a play would do, as far as the reader can know

thing-ground =
    { $ground_id ->
        [fort] die Festung
       *[land] das Land
    }
forecast-falls = zerstört { $things }
forecast-hurt = { $thing }: bleibt { $left } von { $strength }
forecast-taken = nimmt { $things }
forecast-either = die Reihenfolge der Verteidigungen ist offen
forecast-spared = nichts, solange ein Land steht
forecast-untrapped = entfernt die Falle
forecast-frozen = dort kann nichts mehr ausgelegt werden
forecast-trap-unknown = Vorsicht, Falle
forecast-trap-real = die Falle ist echt und schlägt zurück
forecast-trap-decoy = die Falle ist nur eine Attrappe
choice-forecast = { $choice } → { $forecast }
sign-hand = Handkarten; die du kennst, sind zu sehen
sign-pips = Stärke, die übrig ist, und Stärke, die verloren ist
sign-trap-under = eine Falle unter einem Gebiet; mit ?, wenn du nicht weißt, ob sie echt ist
sign-freeze = eingefroren: dort kann nichts mehr ausgelegt werden
sign-missed = Züge, die auszusetzen sind
sign-warning = eine Falle, die den Angriff gegen den Angreifer wenden könnte
sign-doomed = was der Spielzug zerstören oder wegnehmen würde
sign-defence = Verteidigung
sign-attack = Angriff
sign-person = Truppe: Meuterei wirkt dagegen
sign-structure = Bauwerk: Verfall wirkt dagegen
sign-machine = Maschine: Sabotage wirkt dagegen
