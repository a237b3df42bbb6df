### Kardinal & König: words for people, in German. en.ftl beside this file explains the variables, docs/german.md the terms.

kardinal-koenig = Kardinal & König
    .pitch = Baue Klöster entlang der Straßen des mittelalterlichen Europa, flüstere den Fürsten ins Ohr und knüpfe beides zu einem Netz, das sich am Ende auszahlt.
    .credit = Von Michael Schacht, erschienen bei Goldsieber im Jahr 2000. Regalia ist inoffiziell und steht in keiner Verbindung zu ihnen.

## Colours of cards

colour-red = rot
    .nom = rote Karte
    .dat = roten Karte
    .card = rote Karte
colour-green = grün
    .nom = grüne Karte
    .dat = grünen Karte
    .card = grüne Karte
colour-cream = creme
    .nom = cremefarbene Karte
    .dat = cremefarbenen Karte
    .card = cremefarbene Karte
colour-orange = orange
    .nom = orange Karte
    .dat = orangen Karte
    .card = orange Karte
colour-purple = lila
    .nom = lila Karte
    .dat = lila Karte
    .card = lila Karte

## Towns, where German has another name than the board

given-milan = Mailand
given-ghent = Gent
given-liege = Lüttich
given-cologne = Köln
given-strasbourg = Straßburg
given-zaragoza = Saragossa

## Countries, in the order of scoring

country-england = England
    .short = Eng
country-franken = Franken
    .short = Fkn
country-bayern = Bayern
    .short = Bay
country-italien = Italien
    .short = Ita
country-aragon = Aragon
    .short = Ara
country-frankreich = Frankreich
    .short = Fra
country-lothringen = Lothringen
    .short = Lot
country-schwaben = Schwaben
    .short = Sch
country-burgund = Burgund
    .short = Bur

## Options

option-joker_other_colour = Joker nur anderswo
    .help = Ein Joker, also zwei Karten einer Farbe, kann keine Figur in einem Land seiner eigenen Farbe bezahlen. Sonst bezahlt er in jedem Land.
option-memory_aids = Gedächtnisstützen
    .help = Der Tisch zeigt, welche Karten die anderen aus der Auslage genommen haben und wie viele Punkte alle hätten, wenn das Spiel jetzt endete. Sonst müssen die Spieler sich das selbst merken.
option-blocked_end = Wenn niemand mehr eine Figur setzen kann
    .help = Wann das Spiel endet, wenn niemand mehr eine Figur setzen könnte, gleich welche Karten er hat.
option-blocked_end-now = sofort
    .help = Das Spiel endet mit dem Zug, nach dem niemand mehr eine Figur setzen kann.
option-blocked_end-round = nach der Runde
    .help = Die Runde wird zu Ende gespielt, damit alle gleich viele Züge haben.

## Places, as in "red: in your hand"

place-hand =
    { $seat_is ->
        [you] auf deiner Hand
       *[other] auf der Hand von { $seat }
    }
place-deck = im Nachziehstapel
place-display = in der Auslage
place-discards = im Ablagestapel
place-box = aus dem Spiel

## Questions

prompt-play = Was spielst du?
prompt-country = In welches Land setzt du die Figur?
prompt-piece = Was setzt du?
prompt-more = Setzt du dort eine zweite Figur?
prompt-refill = Woher kommt deine nächste Karte?

## Answers

action-done = Keine zweite Figur
action-play = Eine { $kind_nom }
action-joker = Zwei { $kind_nom }n als Joker
action-exchange = Eine { $kind_nom } tauschen
action-country = { $country }
action-deck = Vom Nachziehstapel ziehen
action-take = Eine { $kind_nom } aus der Auslage nehmen
action-discard = Eine { $kind_nom } ablegen
action-advisor = Ratsherr in { $country }
action-field = Kloster in { $field }

## What has happened

event-started =
    { $seat_is ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
event-turn-began =
    { $last ->
        [0] { $seat_is ->
            [you] Du bist am Zug.
           *[other] { $seat } ist am Zug.
        }
       *[other] { $seat_is ->
            [you] Dein letzter Zug.
           *[other] Der letzte Zug von { $seat }.
        }
    }
event-dealt-hand =
    { $kinds_id ->
        [unknown] { $zone_seat } bekommt { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }.
       *[known] { $zone_seat_is ->
            [you] Du bekommst Karten: { $kinds }.
           *[other] { $zone_seat } bekommt Karten: { $kinds }.
        }
    }
event-moved-hand-discards = { "" }
event-moved-discards-deck = { "" }
event-moved-deck-display =
    { $kind_id ->
        [several] Neu in der Auslage: { $kind }.
       *[other] Eine { $kind_nom } kommt in die Auslage.
    }
event-moved-deck-hand =
    { $kind_id ->
        [unknown] { $target_seat } zieht eine Karte.
       *[known] { $target_seat_is ->
            [you] Du ziehst eine { $kind_nom }.
           *[other] { $target_seat } zieht eine { $kind_nom }.
        }
    }
event-moved-display-hand =
    { $kind_id ->
        [several] { $target_seat_is ->
            [you] Du nimmst Karten aus der Auslage: { $kind }.
           *[other] { $target_seat } nimmt Karten aus der Auslage: { $kind }.
        }
       *[other] { $target_seat_is ->
            [you] Du nimmst eine { $kind_nom } aus der Auslage.
           *[other] { $target_seat } nimmt eine { $kind_nom } aus der Auslage.
        }
    }
event-played =
    { $cards ->
        [1] { $seat_is ->
            [you] Du spielst eine { $kind_nom }.
           *[other] { $seat } spielt eine { $kind_nom }.
        }
       *[other] { $seat_is ->
            [you] Du spielst zwei { $kind_nom }n als Joker.
           *[other] { $seat } spielt zwei { $kind_nom }n als Joker.
        }
    }
event-exchanged =
    { $last ->
        [0] { $seat_is ->
            [you] Du tauschst eine { $kind_nom } ein.
           *[other] { $seat } tauscht eine { $kind_nom } ein.
        }
       *[other] { $seat_is ->
            [you] Du legst eine { $kind_nom } ab.
           *[other] { $seat } legt eine { $kind_nom } ab.
        }
    }
event-built =
    { $seat_is ->
        [you] Du baust ein Kloster in { $field }, { $country }.
       *[other] { $seat } baut ein Kloster in { $field }, { $country }.
    }
event-sent =
    { $seat_is ->
        [you] Du schickst einen Ratsherrn an den Hof von { $country }.
       *[other] { $seat } schickt einen Ratsherrn an den Hof von { $country }.
    }
event-ran-out =
    { $time ->
        [1] Der Nachziehstapel ist zum ersten Mal aufgebraucht.
       *[other] Der Nachziehstapel ist zum zweiten Mal aufgebraucht.
    }
event-last-round =
    { $blocked ->
        [0] { $seat_is ->
            [you] Letzte Runde: Niemand zieht mehr nach, und du machst den letzten Zug.
           *[other] Letzte Runde: Niemand zieht mehr nach, und { $seat } macht den letzten Zug.
        }
       *[other] { $seat_is ->
            [you] Letzte Runde: Niemand kann mehr eine Figur setzen, und du machst den letzten Zug.
           *[other] Letzte Runde: Niemand kann mehr eine Figur setzen, und { $seat } macht den letzten Zug.
        }
    }
event-intermediate-scoring = Zwischenwertung: Klöster.
event-final-scoring =
    { $blocked ->
        [0] Der letzte Zug ist vorbei. Schlusswertung: Klöster, Bündnisse und Ketten.
       *[other] Niemand kann mehr eine Figur setzen. Schlusswertung: Klöster, Bündnisse und Ketten.
    }
event-country-scored = Klöster in { $country }: { $counts }; Punkte: { $points }.
event-alliance-scored = Bündnis { $alliance } ({ $country } und { $ally }): { $points }.
event-chain-scored =
    { $seat_is ->
        [you] Du bekommst { $count } Punkte für deine Kette { $fields }.
       *[other] { $seat } bekommt { $count } Punkte für die Kette { $fields }.
    }
event-pieces-left =
    { $counts_id ->
        [none] Gleichstand an der Spitze, und keiner der Beteiligten hat noch Figuren im Vorrat.
       *[some] Gleichstand an der Spitze; Figuren im Vorrat: { $counts }.
    }
event-reshuffled =
    { $count ->
        [one] Die einzige abgelegte Karte wird zum neuen Nachziehstapel.
       *[other] Die { $count } abgelegten Karten werden gemischt und bilden den neuen Nachziehstapel.
    }

## The end, and summaries of points

reason-deck = Das Spiel endete mit der Runde, in der der Nachziehstapel zum zweiten Mal aufgebraucht war.
reason-blocked = Das Spiel endete, weil niemand mehr eine Figur setzen konnte.
decided-pieces =
    { $winner_is ->
        [you] Von denen mit gleich vielen Punkten hast du die meisten Figuren im Vorrat.
       *[other] Von denen mit gleich vielen Punkten hat { $winner } die meisten Figuren im Vorrat.
    }
tally-half = Punkte der Zwischenwertung:
tally-monasteries = Punkte für Klöster:
tally-final = Alle Punkte:
tally-column-england = { country-england.short }
tally-column-franken = { country-franken.short }
tally-column-bayern = { country-bayern.short }
tally-column-italien = { country-italien.short }
tally-column-aragon = { country-aragon.short }
tally-column-frankreich = { country-frankreich.short }
tally-column-lothringen = { country-lothringen.short }
tally-column-schwaben = { country-schwaben.short }
tally-column-burgund = { country-burgund.short }
tally-column-intermediate = Zwischenw.
tally-column-monasteries = Klöster
tally-column-alliances = Bündnisse
tally-column-chains = Ketten
tally-column-total = gesamt

## What will happen, where a play ends with this answer

confirm-deck = Du ziehst die oberste Karte des Nachziehstapels. Ist deine Hand dann voll, endet dein Zug.
confirm-take = Du nimmst eine { $kind_nom } aus der Auslage, die Auslage wird aufgefüllt, und dein Zug endet.

## The table

table-headline-first = Erste Hälfte · Nachziehstapel { $deck } · Auslage { $display }
table-headline-second = Zweite Hälfte · Nachziehstapel { $deck } · Auslage { $display }
table-headline-last = Letzte Runde, niemand zieht nach
table-headline-over = Nach der Schlusswertung
table-empty = leer
table-notice-half-ends =
    { $count ->
        [one] Noch eine Karte im Nachziehstapel; dann kommt die Zwischenwertung.
       *[other] Noch { $count } Karten im Nachziehstapel; dann kommt die Zwischenwertung.
    }
table-notice-draws-end =
    { $count ->
        [one] Noch eine Karte im Nachziehstapel; dann ist diese Runde die letzte.
       *[other] Noch { $count } Karten im Nachziehstapel; dann ist diese Runde die letzte.
    }
table-notice-last-round =
    { $seat_is ->
        [you] Letzte Runde: Niemand zieht mehr nach, und du machst den letzten Zug.
       *[other] Letzte Runde: Niemand zieht mehr nach, und { $seat } macht den letzten Zug.
    }
table-notice-blocked-round =
    { $seat_is ->
        [you] Letzte Runde: Niemand kann eine Figur setzen, und du machst den letzten Zug.
       *[other] Letzte Runde: Niemand kann eine Figur setzen, und { $seat } macht den letzten Zug.
    }
table-notice-last-turn = Das ist der letzte Zug des Spiels; danach kommt die Schlusswertung.
table-notice-board-full =
    { $count ->
        [0] Auf den Spielplan passt keine Figur mehr, und das Spiel ist gleich zu Ende.
        [one] Auf den Spielplan passt noch eine Figur; kann niemand mehr eine setzen, endet das Spiel.
       *[other] Auf den Spielplan passen noch { $count } Figuren; kann niemand mehr eine setzen, endet das Spiel.
    }
table-alliances = Bündnisse
table-chains = Ketten
table-roads = Straßen
table-intermediate = Zwischenwertung
page-cards = Karten nach Farben: Auslage, Ablagestapel, aus dem Spiel, ungesehen
page-alliances = Bündnisse, mit den Ratsherren in beiden Ländern
page-edge = Straßen von den Feldern der Länder am Rand
page-inner = Straßen von den Feldern der inneren Länder
page-cards-display = Auslage
page-cards-discards = abgelegt
page-cards-out = aus dem Spiel
page-cards-unseen = ungesehen
end-half = Zwischenw.
end-monasteries = Klöster
end-alliances = Bündnisse
end-chains = Ketten
sign-letters = Karten und ihre Länder: { $colours }
sign-turn = dieser Spieler ist am Zug
sign-start = der Startspieler
sign-free = Feld ohne Kloster
sign-house = Klöster im Vorrat
sign-advisor = Ratsherren im Vorrat
sign-outlook = Punkte jetzt und wenn das Spiel jetzt endete
sign-points = Punkte, die ein Land, ein Bündnis oder eine Kette jetzt brächte
sign-court = Ratsherren in einem Land, und wie viele dort stehen dürfen
sign-cards = die Hand eines anderen: aus der Auslage bekannte Karten und unbekannte

## The table in the browser

kk-map = Karte von Europa
kk-track = Punkteleiste
kk-hand = Deine Karten
kk-display = Auslage
kk-deck = Nachziehstapel: { $count }
kk-deck-discards =
    { $count ->
        [0] Der Ablagestapel ist leer.
       *[other] Der Ablagestapel, nach Farben:
    }
kk-hidden = verdeckte Karte
kk-joker = Joker
kk-exchange = Tauschen
kk-discard = Ablegen
kk-last = zuletzt
kk-pages = Länder und Wertungen
kk-page-lands = Wer vorn liegt
kk-page-now = Bei Ende jetzt
kk-page-half = Zwischenwertung
kk-page-final = Schlusswertung
kk-play-out = Die Wertung auf der Karte abspielen
kk-final = Schlusswertung
kk-now = Wenn das Spiel jetzt endete
kk-total = Gesamt
kk-line = Gewertet
kk-no-points = Noch keine Punkte
kk-back = Eine Zeile zurück
kk-next = Nächste Zeile
kk-pause = Pause
kk-go = Abspielen
kk-skip = Überspringen
kk-done = Fertig
kk-nearer = Näher
kk-farther = Weiter weg
kk-fit = Die ganze Karte
kk-nobody = niemand
kk-country = Land
kk-cards = Karten
kk-monastery = Kloster
kk-monasteries = Klöster
kk-advisors = Ratsherren
kk-free = Freie Felder
kk-free-field = frei
kk-cap = Am Hof
kk-of = { $count } von höchstens { $most }
kk-brings = Bringt jetzt
kk-chain = Kette
kk-empty-country = Hier ist noch niemand: Der erste Zug hier setzt ein einzelnes Kloster.
kk-roads-to = Straßen nach { $towns }.
kk-alliance = { $alliance }. { $a } – { $b }
kk-chain-line = { $first } – { $last }
kk-card-text = Bezahlt eine Figur in { $countries }. Zwei dieser Karten sind ein Joker.
kk-unseen = Ungesehen
kk-discarded = Abgelegt
kk-sign-joker = zwei Karten einer Farbe als Joker spielen
kk-sign-exchange = eine Karte tauschen
kk-sign-cap = 2/3 an einem Wappen: Ratsherren dort, und wie viele dort stehen dürfen
kk-sign-square = ein Bündnis mit seiner Nummer, darunter, wem es jetzt was brächte, wenn der Tisch es verrät
kk-sign-fresh = neu seit deinem letzten Zug
kk-sign-zoom = die Karte vergrößern (auch mit dem Mausrad, zwei Fingern oder den Pfeiltasten, wenn sie den Fokus hat)
kk-hidden-text = Sie wurde vom Nachziehstapel gezogen, und nur ihr Besitzer kennt ihre Farbe.
