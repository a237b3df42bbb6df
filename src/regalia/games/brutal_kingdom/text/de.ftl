### Brutal Kingdom: words for people, in German. en.ftl beside this file explains the variables, docs/german.md the terms.

brutal-kingdom = Brutal Kingdom
    .pitch = Sammle Einfluss an einem bestialischen Hof, triff die Höflinge deiner Rivalen, bevor sie deine treffen, und denk daran: Was alle an sich raffen, ist am Ende wenig wert.
    .credit = Von Michael Rieneck, erschienen bei Kosmos im Jahr 2016, auf Deutsch als „Mit List und Tücke“. Regalia ist inoffiziell und steht in keiner Verbindung zu ihnen.

## Characters, in order of rank

character-charlatan = Scharlatan
    .nom = der Scharlatan
    .akk = den Scharlatan
    .dat = dem Scharlatan
    .genus = m
    .text = Du darfst eine verdeckte Karte in deinem Stapel wieder aufdecken; ihr Text wird nicht noch einmal ausgeführt.
character-black-knight = Schwarzer Ritter
    .nom = der Schwarze Ritter
    .akk = den Schwarzen Ritter
    .dat = dem Schwarzen Ritter
    .genus = m
    .text = { $black_knight ->
        [always] Am Ende des Kapitels, wenn er offen liegt: Du darfst einen Einflussmarker beliebiger Farbe nehmen.
       *[conditional] Am Ende des Kapitels, wenn er offen liegt: Du darfst einen Einflussmarker beliebiger Farbe nehmen, außer deine anderen Karten haben dir welche gebracht.
    }
character-courtesan = Kurtisane
    .nom = die Kurtisane
    .akk = die Kurtisane
    .dat = der Kurtisane
    .genus = f
    .text = Du darfst eine helle und eine dunkle Handkarte, oder eine davon, jeweils mit einem Spieler deiner Wahl tauschen; er sucht aus, was du bekommst.
character-clairvoyant = Hellseherin
    .nom = die Hellseherin
    .akk = die Hellseherin
    .dat = der Hellseherin
    .genus = f
    .text = Du darfst alle Karten in der Mitte ansehen.
character-poisoner = Giftmischer
    .nom = der Giftmischer
    .akk = den Giftmischer
    .dat = dem Giftmischer
    .genus = m
    .text = Mörder: Liegt { $victims_nom } offen oben auf dem Stapel eines Gegners, wird dieser ganze Stapel sofort verdeckt.
character-berserker = Berserker
    .nom = der Berserker
    .akk = den Berserker
    .dat = dem Berserker
    .genus = m
    .text = Mörder: Liegt { $victims_nom } offen oben auf dem Stapel eines Gegners, wird dieser ganze Stapel sofort verdeckt.
character-assassin = Attentäter
    .nom = der Attentäter
    .akk = den Attentäter
    .dat = dem Attentäter
    .genus = m
    .text = Mörder: Liegt { $victims_nom } offen oben auf dem Stapel eines Gegners, wird dieser ganze Stapel sofort verdeckt.
character-abbot = Abt
    .nom = der Abt
    .akk = den Abt
    .dat = dem Abt
    .genus = m
    .text = Mörder: Liegt { $victims_nom } offen oben auf dem Stapel eines Gegners, wird dieser ganze Stapel sofort verdeckt.
character-executioner = Henker
    .nom = der Henker
    .akk = den Henker
    .dat = dem Henker
    .genus = m
    .text = Drohung: Nenne eine beliebige Person außer der Heiligen. Solange diese Karte offen oben liegt, muss ein Gegner, der diese Person spielt, seinen ganzen Stapel verdecken.
character-druid = Druide
    .nom = der Druide
    .akk = den Druiden
    .dat = dem Druiden
    .genus = m
    .text = Du darfst eine Handkarte gegen eine ungesehene Karte aus der Mitte mit derselben Rückseite tauschen.
character-monk = Mönch
    .nom = der Mönch
    .akk = den Mönch
    .dat = dem Mönch
    .genus = m
    .text = Du darfst eine Handkarte gegen eine ungesehene Karte aus der Mitte mit derselben Rückseite tauschen.
character-white-knight = Weißer Ritter
    .nom = der Weiße Ritter
    .akk = den Weißen Ritter
    .dat = dem Weißen Ritter
    .genus = m
    .text = Du darfst eine Handkarte gegen eine ungesehene Karte aus der Mitte mit derselben Rückseite tauschen.
character-intriguer = Intrigant
    .nom = der Intrigant
    .akk = den Intriganten
    .dat = dem Intriganten
    .genus = m
    .text = Tauscht den Platz mit der ranghöchsten offenen obersten Karte, außer es ist der Intrigant selbst.
character-witch = Hexe
    .nom = die Hexe
    .akk = die Hexe
    .dat = der Hexe
    .genus = f
    .text = Du darfst die Handkarten eines Gegners ansehen.
character-queen = Königin
    .nom = die Königin
    .akk = die Königin
    .dat = der Königin
    .genus = f
    .text = Drohung: Solange diese Karte offen oben liegt, muss ein Gegner, der { $victims_akk } spielt, seinen ganzen Stapel verdecken.
character-king = König
    .nom = der König
    .akk = den König
    .dat = dem König
    .genus = m
    .text = Drohung: Solange diese Karte offen oben liegt, muss ein Gegner, der { $victims_akk } spielt, seinen ganzen Stapel verdecken.
character-wizard = Magier
    .nom = der Magier
    .akk = den Magier
    .dat = dem Magier
    .genus = m
    .text = Kein Text, aber ein reicher Preis, wenn er am Ende des Kapitels offen liegt.
character-bishop = Bischof
    .nom = der Bischof
    .akk = den Bischof
    .dat = dem Bischof
    .genus = m
    .text = Kein Text, aber ein reicher Preis, wenn er am Ende des Kapitels offen liegt.
character-saint = Heilige
    .nom = die Heilige
    .akk = die Heilige
    .dat = der Heiligen
    .genus = f
    .text = Lege einen Einflussmarker deiner Wahl aus dem Vorrat auf die Kapelle. Der Henker kann sie nicht nennen.
character-inquisitor = Inquisitor
    .nom = der Inquisitor
    .akk = den Inquisitor
    .dat = dem Inquisitor
    .genus = m
    .text = Sag Rang 20 oder 0 an und nenne dann eine Person. Ein Gegner, der diese Karte hat, zeigt sie und tauscht sie gegen eine deiner Handkarten.

## Influence

colour-blue = blau
    .nom = blauer Marker
    .akk = blauen Marker
    .influence = königlicher Einfluss
    .full = königliches Blau
colour-green = grün
    .nom = grüner Marker
    .akk = grünen Marker
    .influence = geistlicher Einfluss
    .full = geistliches Grün
colour-yellow = gelb
    .nom = gelber Marker
    .akk = gelben Marker
    .influence = mystischer Einfluss
    .full = mystisches Gelb
colour-elimination = Eliminierung

## Backs

back-light = hell
    .nom = helle Karte
    .dat = hellen Karte
    .card = helle Karte
    .cards = { $count ->
        [one] { $count } helle Karte
       *[other] { $count } helle Karten
    }
back-dark = dunkel
    .nom = dunkle Karte
    .dat = dunklen Karte
    .card = dunkle Karte
    .cards = { $count ->
        [one] { $count } dunkle Karte
       *[other] { $count } dunkle Karten
    }

## Things on the table

thing-influence-token = Einflussmarker
thing-elimination-token = Eliminierungsmarker
thing-chapel = Kapelle
thing-stock = Vorrat
thing-middle = Mitte
thing-stack = Stapel
thing-starting-player-card = Startspielerkarte

## Options

option-black_knight = Schwarzer Ritter
    .help = Wann der Schwarze Ritter am Ende eines Kapitels einen Marker bringt.
option-black_knight-conditional = nur wenn sonst nichts
    .help = Er bringt nur dem einen Marker, dem die anderen Karten in diesem Kapitel keinen Einflussmarker gebracht haben.
option-black_knight-always = immer
    .help = Er bringt einen Marker, gleich was die anderen Karten gebracht haben.
option-moved_threats_end = Bewegte Drohungen enden
    .help = Ein König, eine Königin oder ein Henker, die der Intrigant bewegt hat, bedrohen niemanden mehr. Sonst gilt die Drohung für den neuen Besitzer der Karte weiter.
option-inquisitor_same_back = Inquisitor tauscht Gleiches
    .help = Die Karte, die für die vom Inquisitor verlangte gegeben wird, muss dieselbe Rückseite haben. Sonst darf es jede Karte sein.
option-random_removal = Zufällige Karten fehlen
    .help = Zu dritt: Alle Personen spielen mit, aber zwei helle und zwei dunkle zufällige Karten setzen in jedem Kapitel ungesehen aus. Sonst fehlen die Ränge 1 bis 4 das ganze Spiel über.
option-struck_killers_strike = Getroffene Mörder schlagen zu
    .help = Ein Giftmischer, Berserker, Attentäter oder Abt, den eine Drohung beim Ausspielen eliminiert, eliminiert sein Opfer trotzdem. Sonst verfällt sein Text.

## Places, as in "The Witch is in your hand."

place-hand =
    { $seat_is ->
        [you] auf deiner Hand
       *[other] auf der Hand von { $seat }
    }
place-pass =
    { $seat_is ->
        [you] von dir abgelegt
       *[other] von { $seat } abgelegt
    }
place-middle = auf Platz { $slot } in der Mitte
place-offer = zum Tausch abgelegt
place-aside = nicht in diesem Kapitel
place-deck = noch nicht ausgeteilt
place-stack =
    { $seat_is ->
        [you] in deinem Stapel
       *[other] im Stapel von { $seat }
    }
place-box = aus dem Spiel

## Questions

prompt-pass-light = Welche helle Karte gibst du { $left }?
prompt-pass-dark = Welche dunkle Karte gibst du { $right }?
prompt-play = Welche Karte spielst du?
prompt-revive = Scharlatan: Welche deiner verdeckten Karten deckst du wieder auf?
prompt-offer = Kurtisane: Welche Karte legst du zum Tausch ab?
prompt-partner = Kurtisane: Mit wem tauschst du sie?
prompt-return = Welche Karte gibst du für die abgelegte?
prompt-look = Hellseherin: Siehst du dir die Karten in der Mitte an?
prompt-victim = Welche Karte eliminierst du?
prompt-name = Henker: Welche Person bedrohst du?
prompt-exchange = Welche Karte legst du ab, um eine mit derselben Rückseite aus der Mitte zu nehmen?
prompt-slot = Welche Karte aus der Mitte nimmst du dafür?
prompt-peek = Hexe: Wessen Handkarten siehst du dir an?
prompt-bless = Heilige: Welchen Marker legst du auf die Kapelle?
prompt-declare = Inquisitor: Welchen Rang sagst du an?
prompt-summon = Inquisitor: Welche Karte verlangst du?
prompt-give = Inquisitor: Welche Karte gibst du für die gezeigte?
prompt-knight = Schwarzer Ritter: Welchen Marker nimmst du?

## Answers

action-decline = Die Karte nicht nutzen
action-decline-revive = Keine aufdecken
action-decline-offer = Keine Karte tauschen
action-decline-look = Nicht ansehen
action-decline-exchange = Keine Karte tauschen
action-decline-peek = Keine Hand ansehen
action-decline-knight = Keinen Marker nehmen
action-look = Alle vier ansehen
action-rank = Rang { $rank }
action-token = { $colour_nom }
action-target = { $seat }
action-slot = Platz { $slot }
action-pass = { $kind_akk } weitergeben
action-play = { $kind_akk } spielen
action-revive = { $kind_akk } aufdecken
action-offer = { $kind_akk } ablegen
action-return = { $kind_akk } geben
action-kill = { $kind_akk } eliminieren
action-name = { $kind }
action-give = { $kind_akk } geben

## What confirming brings, besides what is told already

confirm-look = Du siehst alle vier Karten in der Mitte an, sonst niemand.
confirm-target-peek = Du siehst die Handkarten von { $seat } an, sonst niemand.
confirm-target-partner = { $seat } gibt dir eine Karte, ohne deine gesehen zu haben.
confirm-return = Du gibst { $kind_akk } und bekommst die abgelegte Karte.
confirm-slot = Du nimmst die Karte auf Platz { $slot }, und deine abgelegte kommt an ihre Stelle.
confirm-name-summon = Hat ein anderer { $kind_akk }, muss er die Karte zeigen.
confirm-give = Du gibst { $kind_akk } und bekommst die gezeigte Karte.
confirm-token-knight = Du nimmst einen { $colour_akk }.

## What has happened: the course of a chapter

event-chapter-began =
    { $starter_is ->
        [you] Kapitel { $chapter } von 4: Du hast die Startspielerkarte.
       *[other] Kapitel { $chapter } von 4: { $starter } hat die Startspielerkarte.
    }
event-pass-began =
    { $back_id ->
        [light] Helle Karten: zwei für jeden und zwei in die Mitte; jeder gibt eine nach links.
       *[dark] Dunkle Karten: zwei für jeden und zwei in die Mitte; jeder gibt eine nach rechts.
    }
event-dealt-hand =
    { $kinds_id ->
        [unknown] { "" }
       *[known] { $zone_seat_is ->
            [you] Du bekommst { $kinds_akk }.
           *[other] { $zone_seat } bekommt { $kinds_akk }.
        }
    }
event-dealt-middle =
    { $kinds_id ->
        [unknown] { "" }
       *[known] { $kinds_nom } kommt auf Platz { $zone_slot } in der Mitte.
    }
event-dealt-aside =
    { $kinds_id ->
        [unknown] { $count ->
            [one] 1 { $zone_back_nom } wird ungesehen beiseitegelegt.
           *[other] { $count } { $zone_back_nom }n werden ungesehen beiseitegelegt.
        }
       *[known] Beiseitegelegt: { $kinds_nom }.
    }
event-moved-hand-pass =
    { $kind_id ->
        [unknown] { "" }
       *[known] { $source_seat_is ->
            [you] Du legst { $kind_akk } ab.
           *[other] { $source_seat } legt { $kind_akk } ab.
        }
    }
event-chosen =
    { $seat_is ->
        [you] Sobald alle gewählt haben, geht die Karte an { $receiver }.
       *[other] { $receiver_is ->
            [you] { $seat } hat eine Karte für dich gewählt.
           *[other] { $seat } hat eine Karte gewählt.
        }
    }
event-moved-pass-hand =
    { $target_seat_is ->
        [same] { $kind_id ->
            [unknown] { $source_seat } nimmt die { $source_back_nom } zurück und wählt neu.
           *[known] { $source_seat_is ->
                [you] Du nimmst { $kind_akk } zurück.
               *[other] { $source_seat } nimmt { $kind_akk } zurück.
            }
        }
        [you] { $source_seat } gibt dir { $kind_akk }.
       *[other] { $kind_id ->
            [unknown] { $source_seat } gibt { $target_seat } eine { $source_back_nom }.
           *[known] { $source_seat_is ->
                [you] Du gibst { $target_seat } { $kind_akk }.
               *[other] { $source_seat } gibt { $target_seat } { $kind_akk }.
            }
        }
    }
event-round-began = Kapitel { $chapter }, Runde { $round } von 4.
event-turn-began =
    { $seat_is ->
        [you] Du bist am Zug.
       *[other] { $seat } ist am Zug.
    }
event-started =
    { $kind_id ->
        [unknown] { $seat_is ->
            [you] Alle obersten Karten liegen verdeckt: Du behältst die Startspielerkarte.
           *[other] Alle obersten Karten liegen verdeckt: { $seat } behält die Startspielerkarte.
        }
       *[known] { $seat_is ->
            [you] { $kind_genus ->
                [f] Deine
               *[m] Dein
            } { $kind } hat mit { $rank } den höchsten Rang: Du { $kept ->
                [0] bekommst
               *[1] behältst
            } die Startspielerkarte.
           *[other] { $kind_nom } von { $seat } hat mit { $rank } den höchsten Rang: { $seat } { $kept ->
                [0] bekommt
               *[1] behält
            } die Startspielerkarte.
        }
    }

## What has happened: cards and their texts

event-moved-hand-stack =
    { $source_seat_is ->
        [you] Du spielst { $kind_akk }.
       *[other] { $source_seat } spielt { $kind_akk }.
    }
event-declined =
    { $seat_is ->
        [you] Du nutzt { $kind_akk } nicht.
       *[other] { $seat } nutzt { $kind_akk } nicht.
    }
event-stopped =
    { $seat_is ->
        [you] Du tauschst kein zweites Mal.
       *[other] { $seat } tauscht kein zweites Mal.
    }
event-idle =
    { $seat_is ->
        [you] { $kind_genus ->
            [f] Deine
           *[m] Dein
        } { $kind }
       *[other] { $kind_nom } von { $seat }
    } { $kind_id ->
        [charlatan] findet keine Karte zum Aufdecken.
        [courtesan] findet keine Karte zum Tauschen.
        [druid] findet keine Karte zum Tauschen.
        [monk] findet keine Karte zum Tauschen.
        [white-knight] findet keine Karte zum Tauschen.
        [intriguer] ist unter den obersten Karten die höchste und bleibt liegen.
        [witch] findet keine Hand zum Ansehen.
        [saint] findet den Vorrat leer und legt keinen Marker.
       *[killer] findet kein Opfer.
    }
event-eliminated =
    { $killer_is ->
        [you] { $by_genus ->
            [f] Deine
           *[m] Dein
        } { $by }
       *[other] { $by_nom } von { $killer }
    } eliminiert { $kind_akk } auf { $seat_is ->
        [you] deinem Stapel
       *[other] dem Stapel von { $seat }
    }: { $count ->
        [one] 1 Karte wird
       *[other] { $count } Karten werden
    } verdeckt, und { $killer_is ->
        [you] du bekommst
       *[other] { $killer } bekommt
    } einen Eliminierungsmarker.
event-revived =
    { $seat_is ->
        [you] Du deckst { $kind_akk } in deinem Stapel wieder auf.
       *[other] { $seat } deckt { $kind_akk } wieder auf.
    }
event-named =
    { $seat_is ->
        [you] { $by_genus ->
            [f] Deine
           *[m] Dein
        } { $by }
       *[other] { $by_nom } von { $seat }
    } { $by_id ->
        [executioner] bedroht
       *[inquisitor] verlangt
    } { $kind_akk }.
event-ranked =
    { $seat_is ->
        [you] Du sagst für deinen Inquisitor Rang { $rank } an.
       *[other] { $seat } sagt für den Inquisitor Rang { $rank } an.
    }
event-intrigued =
    { $seat_is ->
        [you] Dein Intrigant
       *[other] Der Intrigant von { $seat }
    } tauscht den Platz mit { $kind_dat } { $other_is ->
        [you] auf deinem Stapel.
       *[other] von { $other }.
    }
event-moved-hand-offer =
    { $kind_id ->
        [unknown] { $source_seat } legt eine { $source_back_nom } zum Tausch ab.
       *[known] { $source_seat_is ->
            [you] Du legst { $kind_akk } zum Tausch ab.
           *[other] { $source_seat } legt { $kind_akk } zum Tausch ab.
        }
    }
event-swapping =
    { $seat_is ->
        [you] Du verlangst dafür eine { $back_nom } von { $partner }.
       *[other] { $partner_is ->
            [you] { $seat } verlangt dafür eine { $back_nom } von dir.
           *[other] { $seat } verlangt dafür eine { $back_nom } von { $partner }.
        }
    }
event-moved-hand-hand =
    { $kind_id ->
        [unknown] { $source_seat } gibt { $target_seat } eine { $source_back_nom }.
       *[known] { $source_seat_is ->
            [you] Du gibst { $target_seat } { $kind_akk }.
           *[other] { $target_seat_is ->
                [you] { $source_seat } gibt dir { $kind_akk }.
               *[other] { $source_seat } gibt { $target_seat } { $kind_akk }.
            }
        }
    }
event-moved-offer-hand =
    { $kind_id ->
        [unknown] { $target_seat } bekommt die abgelegte { $source_back_nom }.
       *[known] { $target_seat_is ->
            [you] Du bekommst { $kind_akk } aus dem Tausch.
           *[other] { $target_seat } bekommt { $kind_akk } aus dem Tausch.
        }
    }
event-moved-middle-hand =
    { $kind_id ->
        [unknown] { $target_seat } nimmt die { $target_back_nom } von Platz { $source_slot } in der Mitte.
       *[known] { $target_seat_is ->
            [you] Du nimmst { $kind_akk } von Platz { $source_slot } in der Mitte.
           *[other] { $target_seat } nimmt { $kind_akk } von Platz { $source_slot } in der Mitte.
        }
    }
event-moved-offer-middle =
    { $kind_id ->
        [unknown] Die abgelegte { $source_back_nom } kommt auf Platz { $target_slot }.
       *[known] { $kind_nom } kommt auf Platz { $target_slot }.
    }
event-looked-middle =
    { $kinds_id ->
        [unknown] { $zone_slot ->
            [1] { $seen } sieht sich die vier Karten in der Mitte an.
           *[other] { "" }
        }
       *[known] { $seen_is ->
            [you] Du siehst { $kinds_akk } auf Platz { $zone_slot }.
           *[other] { $seen } sieht { $kinds_akk } auf Platz { $zone_slot }.
        }
    }
event-looked-hand =
    { $kinds_id ->
        [unknown] { $zone_back_id ->
            [light] { $zone_seat_is ->
                [you] { $seen } sieht sich deine Handkarten an.
               *[other] { $seen } sieht sich die Handkarten von { $zone_seat } an.
            }
           *[dark] { "" }
        }
       *[known] { $count ->
            [0] { $seen_is ->
                [you] Du siehst keine { $zone_back_nom } auf der Hand von { $zone_seat }.
               *[other] { $zone_seat_is ->
                    [you] { $seen } sieht keine { $zone_back_nom } auf deiner Hand.
                   *[other] { $seen } sieht keine { $zone_back_nom } auf der Hand von { $zone_seat }.
                }
            }
           *[other] { $seen_is ->
                [you] Du siehst { $kinds_akk } auf der Hand von { $zone_seat }.
               *[other] { $zone_seat_is ->
                    [you] { $seen } sieht { $kinds_akk } auf deiner Hand.
                   *[other] { $seen } sieht { $kinds_akk } auf der Hand von { $zone_seat }.
                }
            }
        }
    }
event-shown-hand =
    { $zone_seat_is ->
        [you] Du zeigst { $kind_akk }.
       *[other] { $zone_seat } zeigt { $kind_akk }.
    }
event-absent = Kein anderer Spieler hat { $kind_akk }.
event-blessed =
    { $seat_is ->
        [you] Deine Heilige
       *[other] Die Heilige von { $seat }
    } legt einen { $colour_akk } auf Feld { $chapter } der Kapelle.

## What has happened: the end of a chapter

event-count-began = Kapitel { $chapter } ist vorbei: Jetzt gibt es Einflussmarker.
event-counted =
    { $seat_is ->
        [you] Dein Stapel
       *[other] Der Stapel von { $seat }
    }{ $count ->
        [0] , ganz verdeckt: { $down }.
        [4] , ganz offen: { $up }.
       *[other] : offen { $up }; verdeckt { $down }.
    }
event-influenced =
    { $count ->
        [0] { $seat_is ->
            [you] Du bekommst
           *[other] { $seat } bekommt
        } keinen { $colour_akk } für { $kinds_akk }, obwohl { $missing ->
            [one] 1 fällig ist: Der Vorrat hat keine mehr.
           *[other] { $missing } fällig sind: Der Vorrat hat keine mehr.
        }
       *[other] { $seat_is ->
            [you] Du nimmst
           *[other] { $seat } nimmt
        } { $count ->
            [one] 1 { $colour_akk }
           *[other] { $count } { $colour_id ->
                [blue] blaue
                [green] grüne
               *[yellow] gelbe
            } Marker
        } für { $kinds_akk }{ $missing ->
            [0] .
            [one] ; 1 weiterer wäre fällig, aber der Vorrat hat keine mehr.
           *[other] ; { $missing } weitere wären fällig, aber der Vorrat hat keine mehr.
        }
    }
event-unblessed =
    { $played ->
        [0] In diesem Kapitel wurde keine Heilige gespielt:
       *[1] Der Vorrat war leer, als die Heilige gespielt wurde:
    } Ein Eliminierungsmarker kommt auf Feld { $chapter } der Kapelle.
reason-chapters = Alle vier Kapitel sind vorbei.
decided-tie-starter =
    { $winner_is ->
        [you] Gleichstand nach Punkten: Von den Beteiligten sitzt du im Uhrzeigersinn als Erster ab der Startspielerkarte.
       *[other] Gleichstand nach Punkten: Von den Beteiligten sitzt { $winner } im Uhrzeigersinn als Erster ab der Startspielerkarte.
    }

## Summaries

tally-chapter = Marker aus diesem Kapitel
tally-standing = Punkte, wenn das Spiel jetzt endete
tally-game = Punkte
tally-column-blue = blau
tally-column-green = grün
tally-column-yellow = gelb
tally-column-lacking = fehlten
tally-column-black-knight = Schwarzer Ritter
tally-column-elimination = eliminiert
tally-column-tokens = Marker
tally-column-points = Punkte

## The table

table-headline = Kapitel { $chapter } von 4 · Runde { $round } von 4
table-headline-pass = Kapitel { $chapter } von 4 · Karten weitergeben
table-headline-count = Kapitel { $chapter } von 4 · Einfluss nehmen
table-headline-over = Nach 4 Kapiteln
table-threat = trifft: { $victims }
table-product = { $count } × { $worth }
table-overview = Personen der Ränge { $first } bis { $last }
table-pass = Weitergeben an { $name }: { $kind }
table-middle = Mitte
table-stock = Vorrat
table-worth = Wert
table-chapel = Kapelle
table-out = ohne die Ränge 1 bis 4
table-out-random = zwei helle und zwei dunkle Karten fehlen, ungesehen
table-memory = Du weißt:
table-known = { $kind } ist { $places }
table-barred = { $kind } ist nicht { $places }
table-notice-swap-light = { $seat } hat eine helle Karte für dich abgelegt und will eine von dir dafür.
table-notice-swap-dark = { $seat } hat eine dunkle Karte für dich abgelegt und will eine von dir dafür.
table-notice-last-round = Das ist die letzte Runde des Kapitels.
table-notice-last-chapter = Das ist das letzte Kapitel.
table-notice-last-round-of-game = Das ist die letzte Runde des Spiels.
table-notice-stock-blue =
    { $count ->
        [0] Im Vorrat ist kein blauer Marker mehr.
        [one] Im Vorrat ist noch 1 blauer Marker.
       *[other] Im Vorrat sind noch { $count } blaue Marker.
    }
table-notice-stock-green =
    { $count ->
        [0] Im Vorrat ist kein grüner Marker mehr.
        [one] Im Vorrat ist noch 1 grüner Marker.
       *[other] Im Vorrat sind noch { $count } grüne Marker.
    }
table-notice-stock-yellow =
    { $count ->
        [0] Im Vorrat ist kein gelber Marker mehr.
        [one] Im Vorrat ist noch 1 gelber Marker.
       *[other] Im Vorrat sind noch { $count } gelbe Marker.
    }
sign-starter = Startspielerkarte
sign-turn = das Spiel wartet auf diesen Spieler
sign-light = helle Karte, verdeckt
sign-dark = dunkle Karte, verdeckt
sign-passed = für einen Nachbarn gewählt
sign-down = verdeckte Karte in einem Stapel
sign-skull = Karte, die eine andere eliminieren kann
sign-blue = blau, königlicher Einfluss
sign-green = grün, geistlicher Einfluss
sign-yellow = gelb, mystischer Einfluss
sign-elimination = Eliminierungsmarker, ein Punkt

## The table in a browser

bk-hand = Handkarten von { $name }
bk-slot = Platz { $slot }: { $back }
bk-chart = Wer wen eliminiert
bk-chart-named = wen sein Spieler nennt
bk-in-danger = bedroht durch: { $by }
bk-rank = Rang
bk-back = Rückseite
bk-sign-kills = schlägt beim Ausspielen sofort zu
bk-sign-waits = lauert offen oben auf dem Stapel
bk-skull = Totenkopf
bk-mortal = kann von einer anderen Karte eliminiert werden
bk-token-text = Am Ende ist jeder Marker einer Farbe so viele Punkte wert, wie Marker dieser Farbe im Vorrat und auf der Kapelle zusammen übrig sind.
bk-elimination-text = Ein Punkt für jeden Stapel, der getroffen wurde.
bk-light-text = Eine helle Rückseite bedeutet einen ungeraden Rang. Welche Karte es ist, weiß nur, wer sie gesehen hat.
bk-dark-text = Eine dunkle Rückseite bedeutet einen geraden Rang. Welche Karte es ist, weiß nur, wer sie gesehen hat.
