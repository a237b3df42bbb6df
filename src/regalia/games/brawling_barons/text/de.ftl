### Brawling Barons: words for people, in German. en.ftl beside this file explains the variables, docs/german.md the terms.

brawling-barons = Brawling Barons
    .pitch = Mach aus Bauern eine Stadt und aus Knappen eine Armee, brenn nieder, was deine Nachbarn bauen, und steh in der Gunst des Königs, wenn die letzte Karte weg ist.
    .credit = Von Benjamin und Jonathan Fryxelius, erschienen bei FryxGames im Jahr 2012. Regalia ist inoffiziell und steht in keiner Verbindung zu ihnen.

## Cards, in the order of components.toml

card-farm = Bauernhof
    .ein = einen Bauernhof
    .text = Bauer: kostet { $cost }, { $bonus }. Aufwertung für { $upgrade }: Leben { $health }, { $building_bonus }, Platz für { more-civilians }.
card-inn = Gasthaus
    .ein = ein Gasthaus
    .text = Bauer: kostet { $cost }, { $bonus }. Aufwertung für { $upgrade }: Leben { $health }, { $building_bonus }, Platz für { more-civilians } und { more-military }.
card-barracks = Kaserne
    .ein = eine Kaserne
    .text = Bauer: kostet { $cost }, { $bonus }. Aufwertung für { $upgrade }: Leben { $health }, Platz für { more-military }.
card-smithy = Schmiede
    .ein = eine Schmiede
    .text = Bauer: kostet { $cost }, { $bonus }. Aufwertung für { $upgrade }: Leben { $health }, deine Militäreinheiten aufzuwerten kostet { $discount } weniger.
card-tower = Turm
    .ein = einen Turm
    .text = Bauer: kostet { $cost }, { $bonus }. Aufwertung für { $upgrade }: Leben { $health }, deine Gebäude nehmen { $protection } Schaden weniger.
card-market = Markthalle
    .ein = eine Markthalle
    .text = Bauer: kostet { $cost }, { $bonus }. Aufwertung für { $upgrade }: Leben { $health }. Aktion: Bezahle { $pay }, um { draw-cards } zu ziehen, oder leg eine Karte ab, um { gain-resources } zu bekommen.
card-courthouse = Gericht
    .ein = ein Gericht
    .text = Bauer: kostet { $cost }, { $bonus }. Aufwertung für { $upgrade }: Leben { $health }. Aktion: Bezahle { $pay }, um eine gegnerische Militäreinheit abzuwerten.
card-knight = Ritter
    .ein = einen Ritter
    .text = Knappe: kostet { $cost }. Aufwertung für { $upgrade }: Stärke { $strength }, Leben { $health }.
card-archers = Bogenschützen
    .ein = Bogenschützen
    .text = Knappe: kostet { $cost }. Aufwertung für { $upgrade }: Stärke { $strength }, { $against_units } mehr gegen Einheiten; Leben { $health }.
card-catapult = Katapult
    .ein = ein Katapult
    .text = Knappe: kostet { $cost }. Aufwertung für { $upgrade }: Stärke { $strength }, { $against_buildings } mehr gegen Gebäude; Leben { $health }.
card-horsemen = Reiter
    .ein = Reiter
    .text = Knappe: kostet { $cost }. Aufwertung für { $upgrade }: Stärke { $strength }, Leben { $health }, ein freier Schritt in jedem deiner Züge.
card-plus-two = +2-Angriff
    .ein = einen +2-Angriff
    .text = Während deiner Aktion Angriff: trifft ein eigenes Ziel mit Stärke { $value }. Kann auch der ganze Angriff sein.
card-shield = Schild
    .ein = einen Schild
    .text = Wenn du Schaden nimmst: verhindert bis zu { $value } Schaden an einer deiner Einheiten oder einem deiner Gebäude.
card-extra-action = Extraaktion
    .ein = eine Extraaktion
    .text = Frei: Du darfst in diesem Zug eine zweite Aktion machen. Nur eine je Zug.
card-military-action = Militäraktion
    .ein = eine Militäraktion
    .text = Frei: Eine deiner Militäreinheiten wird zu ihrem Preis aufgewertet, rückt einen Schritt vor oder greift allein an.
card-flip-unit = Einheit wenden
    .ein = „Einheit wenden“
    .text = Aktion: Werte eine beliebige Einheit in einer Stadt oder auf einer Mauer kostenlos auf oder ab; sie darf nicht zum Gebäude werden.
card-bomb = Die Bombe
    .ein = die Bombe
    .text = Aktion, bezahle { $cost }: Leg eine beliebige Karte im Spiel ab, auch eine in der Königsarmee oder eine Königliche Hilfe.
card-prison = Gefängnis
    .ein = ein Gefängnis
    .text = Aktion, bezahle { $cost }: Leg eine gegnerische Militäreinheit in einer Stadt oder auf einer Mauer ab.
card-builders-aid = Hilfe des Baumeisters
    .nom = die Hilfe des Baumeisters
    .ein = die Hilfe des Baumeisters
    .text = Für den Baron mit den wenigsten Gebäuden. Frei: Einer deiner Bauern wird zum Gebäude.
card-scholars-aid = Hilfe des Gelehrten
    .nom = die Hilfe des Gelehrten
    .ein = die Hilfe des Gelehrten
    .text = Für den Baron mit dem niedrigsten Kartenertrag. Frei: Zieh { $value ->
        [one] { $value } Karte
       *[other] { $value } Karten
    }.
card-merchants-aid = Hilfe des Händlers
    .nom = die Hilfe des Händlers
    .ein = die Hilfe des Händlers
    .text = Für den Baron mit den wenigsten Zivilisten. Frei: Nimm eine Karte vom Markt.
card-soldiers-aid = Hilfe des Soldaten
    .nom = die Hilfe des Soldaten
    .ein = die Hilfe des Soldaten
    .text = Für den Baron mit den wenigsten Militäreinheiten. Nutz sie wie einen Schild: Sie verhindert bis zu { $value } Schaden.
card-stewards-aid = Hilfe des Verwalters
    .nom = die Hilfe des Verwalters
    .ein = die Hilfe des Verwalters
    .text = Für den Baron mit dem niedrigsten Rohstoffertrag. Frei: Du bekommst { $value ->
        [one] { $value } Rohstoff
       *[other] { $value } Rohstoffe
    }.

## Parts of card texts

more-civilians =
    { $civilians ->
        [one] { $civilians } weiteren Zivilisten
       *[other] { $civilians } weitere Zivilisten
    }
more-military =
    { $military ->
        [one] { $military } weitere Militäreinheit
       *[other] { $military } weitere Militäreinheiten
    }
draw-cards =
    { $draw ->
        [one] { $draw } Karte
       *[other] { $draw } Karten
    }
gain-resources =
    { $gain ->
        [one] { $gain } Rohstoff
       *[other] { $gain } Rohstoffe
    }
bonus-none = kein Bonus
bonus-resource = +1 Rohstoff
bonus-card = +1 Karte
bonus-two-resources = +2 Rohstoffe
bonus-two-cards = +2 Karten
bonus-resource-and-card = +1 Rohstoff und +1 Karte

## The sides of units

face-peasant-farm = Bauer (Bauernhof)
    .nom = der Bauer (Bauernhof)
    .akk = den Bauern (Bauernhof)
    .dat = dem Bauern (Bauernhof)
    .genus = m
face-farm = Bauernhof
    .nom = der Bauernhof
    .akk = den Bauernhof
    .dat = dem Bauernhof
    .genus = m
face-peasant-inn = Bauer (Gasthaus)
    .nom = der Bauer (Gasthaus)
    .akk = den Bauern (Gasthaus)
    .dat = dem Bauern (Gasthaus)
    .genus = m
face-inn = Gasthaus
    .nom = das Gasthaus
    .akk = das Gasthaus
    .dat = dem Gasthaus
    .genus = n
face-peasant-barracks = Bauer (Kaserne)
    .nom = der Bauer (Kaserne)
    .akk = den Bauern (Kaserne)
    .dat = dem Bauern (Kaserne)
    .genus = m
face-barracks = Kaserne
    .nom = die Kaserne
    .akk = die Kaserne
    .dat = der Kaserne
    .genus = f
face-peasant-smithy = Bauer (Schmiede)
    .nom = der Bauer (Schmiede)
    .akk = den Bauern (Schmiede)
    .dat = dem Bauern (Schmiede)
    .genus = m
face-smithy = Schmiede
    .nom = die Schmiede
    .akk = die Schmiede
    .dat = der Schmiede
    .genus = f
face-peasant-tower = Bauer (Turm)
    .nom = der Bauer (Turm)
    .akk = den Bauern (Turm)
    .dat = dem Bauern (Turm)
    .genus = m
face-tower = Turm
    .nom = der Turm
    .akk = den Turm
    .dat = dem Turm
    .genus = m
face-peasant-market = Bauer (Markthalle)
    .nom = der Bauer (Markthalle)
    .akk = den Bauern (Markthalle)
    .dat = dem Bauern (Markthalle)
    .genus = m
face-market = Markthalle
    .nom = die Markthalle
    .akk = die Markthalle
    .dat = der Markthalle
    .genus = f
face-peasant-courthouse = Bauer (Gericht)
    .nom = der Bauer (Gericht)
    .akk = den Bauern (Gericht)
    .dat = dem Bauern (Gericht)
    .genus = m
face-courthouse = Gericht
    .nom = das Gericht
    .akk = das Gericht
    .dat = dem Gericht
    .genus = n
face-squire-knight = Knappe (Ritter)
    .nom = der Knappe (Ritter)
    .akk = den Knappen (Ritter)
    .dat = dem Knappen (Ritter)
    .genus = m
face-knight = Ritter
    .nom = der Ritter
    .akk = den Ritter
    .dat = dem Ritter
    .genus = m
face-squire-archers = Knappe (Bogenschützen)
    .nom = der Knappe (Bogenschützen)
    .akk = den Knappen (Bogenschützen)
    .dat = dem Knappen (Bogenschützen)
    .genus = m
face-archers = Bogenschützen
    .nom = die Bogenschützen
    .akk = die Bogenschützen
    .dat = den Bogenschützen
    .genus = p
face-squire-catapult = Knappe (Katapult)
    .nom = der Knappe (Katapult)
    .akk = den Knappen (Katapult)
    .dat = dem Knappen (Katapult)
    .genus = m
face-catapult = Katapult
    .nom = das Katapult
    .akk = das Katapult
    .dat = dem Katapult
    .genus = n
face-squire-horsemen = Knappe (Reiter)
    .nom = der Knappe (Reiter)
    .akk = den Knappen (Reiter)
    .dat = dem Knappen (Reiter)
    .genus = m
face-horsemen = Reiter
    .nom = die Reiter
    .akk = die Reiter
    .dat = den Reitern
    .genus = p
rank-town = Stadt
rank-wall = Mauer
rank-army = Königsarmee
fate-unharmed = unversehrt
fate-downgraded = abgewertet
fate-discarded = abgelegt
deed-end = Zug beenden
deed-done = fertig
deed-let = geschehen lassen
deed-gather = Rohstoffe sammeln
deed-draw = Karten ziehen
deed-recruit = anwerben
deed-upgrade = aufwerten
deed-move = vorrücken
deed-attack = angreifen
deed-transfer = übergeben
deed-step = freier Schritt
deed-courthouse = das Gericht nutzen
deed-buy = Karten in der Markthalle kaufen
deed-sell = eine Karte in der Markthalle verkaufen
cause-cost = Aufwertung
cause-damage = Schaden
cause-attacking = Angriff
cause-prison = Gefängnis
cause-courthouse = Gericht
cause-bomb = Die Bombe
cause-flip = Einheit wenden
cause-aid = Hilfe des Baumeisters
use-played = gespielt
use-sold = verkauft
use-spent = genutzt
use-bombed = zerbombt

## The end: why it came ($seat took the last card, or had the last turn), and how the winner was found

reason-deck =
    { $seat_is ->
        [you] Du hast die letzte Karte des Nachziehstapels genommen, und das Spiel endet.
       *[other] { $seat } hat die letzte Karte des Nachziehstapels genommen, und das Spiel endet.
    }
reason-turns =
    { $seat_is ->
        [you] Jeder Baron hatte 150 Züge, und das Spiel endet nach deinem.
       *[other] Jeder Baron hatte 150 Züge, und das Spiel endet nach dem von { $seat }.
    }
end-won-team = { $winner } gewinnen gemeinsam als Team.
end-won-tie-teams = { $winner } gewinnen gemeinsam als Team.
decided-team = Die Punkte eines Teams werden zusammengezählt.
decided-tie-teams = Beide Teams haben gleich viele Punkte; das Team, das die letzte Karte nahm oder den letzten Zug hatte, verliert den Gleichstand.
decided-tie-clockwise =
    { $winner_is ->
        [you] Von denen mit gleich vielen Punkten kommst du im Uhrzeigersinn zuerst nach dem Baron, der die letzte Karte nahm oder den letzten Zug hatte.
       *[other] Von denen mit gleich vielen Punkten kommt { $winner } im Uhrzeigersinn zuerst nach dem Baron, der die letzte Karte nahm oder den letzten Zug hatte.
    }
tally-end = Siegpunkte
tally-column-buildings = Gebäude
tally-column-army = Königsarmee
tally-column-partners = Partner
tally-column-points = gesamt

## Options

option-teams = Teams
    .help = Vier, sechs oder acht Barone spielen in zwei Teams und sitzen abwechselnd. Partner zählen ihre Punkte zusammen und können einander Karten, Rohstoffe und Einheiten geben.
option-decks = Kartensätze
    .help = Wie viele Sätze von 52 Karten zusammengemischt werden. Mehr Sätze machen ein längeres Spiel.
option-decks-auto = nach der Spielerzahl
    .help = Ein Satz für je zwei Spieler, abgerundet.
option-decks-1 = ein Satz
    .help = Ein kurzes Spiel, dessen Länge ab drei Spielern schwer abzusehen ist.
option-decks-2 = zwei Sätze
option-decks-3 = drei Sätze
option-decks-4 = vier Sätze
option-split_shield = Schilde teilbar
    .help = Die Punkte, die ein Schild oder eine Hilfe des Soldaten verhindert, dürfen auf deine Einheiten und Gebäude verteilt werden. Sonst schützen alle nur eines davon.
option-aids_any_time = Königliche Hilfe jederzeit
    .help = Barone dürfen ihre Königliche Hilfe auch zwischen den Zügen anderer nutzen und wenn sie angegriffen werden. Sonst nur in eigenen Zügen, und die Hilfe des Soldaten, wenn sie Schaden nehmen.

## Places, as in "the Shield: in your hand"

place-hand =
    { $seat_is ->
        [you] auf deiner Hand
       *[other] auf der Hand von { $seat }
    }
place-deck = im Nachziehstapel
place-pile =
    { $seat_is ->
        [you] unter deinen Rohstoffen
       *[other] unter den Rohstoffen von { $seat }
    }
place-market = im Markt
place-used = abgelegt
place-shown = gezeigt
place-town =
    { $seat_is ->
        [you] in deiner Stadt
       *[other] in der Stadt von { $seat }
    }
place-wall =
    { $seat_is ->
        [you] auf deiner Mauer
       *[other] auf der Mauer von { $seat }
    }
place-army =
    { $seat_is ->
        [you] in der Königsarmee, deine
       *[other] in der Königsarmee, von { $seat }
    }
place-aid =
    { $seat_is ->
        [you] bei dir aufbewahrt
       *[other] bei { $seat } aufbewahrt
    }

## Questions

prompt-bid = Welche Karten zeigst du für den ersten Zug? Wer die meisten zeigt, beginnt.
prompt-turn = Was machst du?
prompt-recruit = Wen wirbst du an?
prompt-upgrade = Welche Einheit wertest du auf?
prompt-move = Welche Einheit rückt einen Schritt vor?
prompt-attack = Wer greift an?
prompt-aim = Was ist das Ziel?
prompt-defend = Du wirst angegriffen. Nutzt du einen Schild?
prompt-protect = Was schützt du?
prompt-step = Welche Reiter machen ihren freien Schritt?
prompt-military = Militäraktion: Welche Einheit?
prompt-deed = Militäraktion: Was macht die Einheit?
prompt-bomb = Die Bombe: Was wird abgelegt?
prompt-bomb-aid = Die Bombe: Welche Königliche Hilfe wird abgelegt?
prompt-prison = Gefängnis: Welche Einheit wird abgelegt?
prompt-flip = Einheit wenden: Welche Einheit wendest du?
prompt-way = Einheit wenden: aufwerten oder abwerten?
prompt-court = Gericht: Welche Einheit wertest du ab?
prompt-sell = Markthalle: Welche Karte legst du ab?
prompt-build = Hilfe des Baumeisters: Welcher Bauer wird zum Gebäude?
prompt-take = Hilfe des Händlers: Welche Karte nimmst du?
prompt-receiver = Dein Team bekommt eine Königliche Hilfe: Wer bewahrt sie auf?
prompt-between = Gleich beginnt der nächste Zug. Nutzt du vorher eine Königliche Hilfe?
prompt-transfer = Übergeben: Was gibst du, und wem?

## Answers

action-end = Zug beenden
action-done = Fertig
action-done-bid = Keine weiteren Karten
action-done-attack = Angriff!
action-let = Den Schaden hinnehmen
action-let-between = Keine nutzen
action-gather = Rohstoffe sammeln
action-draw = Karten ziehen
action-recruit = Anwerben…
action-upgrade = Aufwerten…
action-upgrade-deed = Wird aufgewertet
action-move = Vorrücken…
action-move-deed = Rückt einen Schritt vor
action-attack = Angreifen…
action-attack-deed = Greift an…
action-transfer = Übergeben…
action-step = Reiter: freier Schritt…
action-courthouse = Gericht: eine Einheit abwerten…
action-buy = Markthalle: bezahlen, um Karten zu ziehen
action-sell = Markthalle: eine Karte ablegen, um Rohstoffe zu bekommen…
action-up = Aufwerten
action-down = Abwerten
action-resource = Einen Rohstoff
action-play = { $kind } spielen
action-play-attack = { $kind }
action-play-defend = { $kind }
action-aid = { $kind } nutzen
action-aid-bomb-aid = { $kind }
action-take = { $kind } nehmen
action-seat = { $seat }
action-seat-bomb = Königliche Hilfe von { $seat }…
action-seat-transfer = An { $seat }:
action-enlist = { $kind }
action-bid = { $kind } zeigen
action-discard = { $kind } ablegen
action-give = { $kind } geben
action-unit = Einheit { $unit_id }

## What has happened

event-set-up = Vorbereitung: Wer hat den ersten Zug?
event-showed-nothing =
    { $seat_is ->
        [you] Du zeigst keine Karten.
       *[other] { $seat } zeigt keine Karten.
    }
event-begun =
    { $tied_count ->
        [one] { $seat_is ->
            [you] Du zeigst die meisten Karten, { $count }, und beginnst.
           *[other] { $seat } zeigt die meisten Karten, { $count }, und beginnt.
        }
       *[other] { $count ->
            [0] { first-by-lot }
            [one] { $tied } zeigen je { $count } Karte. { first-by-lot }
           *[other] { $tied } zeigen je { $count } Karten. { first-by-lot }
        }
    }
first-by-lot =
    { $seat_is ->
        [you] Das Los entscheidet: Du beginnst.
       *[other] Das Los entscheidet: { $seat } beginnt.
    }
event-picked =
    { $seat_is ->
        [you] Du hast gewählt, was du zeigst.
       *[other] { $seat } hat gewählt.
    }
event-turn-began =
    { $seat_is ->
        [you] Du bist am Zug, Runde { $round }
       *[other] { $seat } ist am Zug, Runde { $round }
    }
event-acted =
    { $seat_is ->
        [you] Deine Aktion: { $deed }.
       *[other] Aktion von { $seat }: { $deed }.
    }
event-drew =
    { $kinds_id ->
        [known] { $seat_is ->
            [you] Du ziehst { drawn-cards }: { $kinds }.
           *[other] { $seat } zieht { drawn-cards }: { $kinds }.
        }
       *[unknown] { $seat } zieht { drawn-cards }.
    }
drawn-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
event-used =
    { $use_id ->
        [sold] { $seat_is ->
            [you] Du verkaufst { $kind_ein }.
           *[other] { $seat } verkauft { $kind_ein }.
        }
        [spent] { $seat_is ->
            [you] Du nutzt { $kind_ein }.
           *[other] { $seat } nutzt { $kind_ein }.
        }
        [bombed] { $seat_is ->
            [you] Die Bombe: Du verlierst { $kind_ein }.
           *[other] Die Bombe: { $seat } verliert { $kind_ein }.
        }
       *[played] { $seat_is ->
            [you] Du spielst { $kind_ein }.
           *[other] { $seat } spielt { $kind_ein }.
        }
    }
event-gained =
    { $seat_is ->
        [you] Du bekommst { counted-resources }.
       *[other] { $seat } bekommt { counted-resources }.
    }
event-paid =
    { $seat_is ->
        [you] Du bezahlst { counted-resources }.
       *[other] { $seat } bezahlt { counted-resources }.
    }
counted-resources =
    { $count ->
        [one] { $count } Rohstoff
       *[other] { $count } Rohstoffe
    }
event-recruited =
    { $seat_is ->
        [you] Du wirbst { $face_akk } #{ $unit } an.
       *[other] { $seat } wirbt { $face_akk } #{ $unit } an.
    }
event-upgraded =
    { $cause_id ->
        [flip] Einheit wenden: { whose-unit } wird aufgewertet, jetzt { $face }.
        [aid] Hilfe des Baumeisters: { whose-unit } wird aufgewertet, jetzt { $face }.
       *[cost] { $seat_is ->
            [you] Du wertest Einheit #{ $unit } auf, jetzt { $face }.
           *[other] { $seat } wertet Einheit #{ $unit } auf, jetzt { $face }.
        }
    }
event-downgraded =
    { $cause_id ->
        [attacking] Nach dem Angriff: { whose-unit } wird abgewertet, jetzt { $face }.
        [courthouse] Gericht: { whose-unit } wird abgewertet, jetzt { $face }.
        [flip] Einheit wenden: { whose-unit } wird abgewertet, jetzt { $face }.
       *[damage] { "" }
    }
whose-unit =
    { $seat_is ->
        [you] Deine Einheit #{ $unit }
       *[other] Einheit #{ $unit } von { $seat }
    }
event-lost =
    { $cause_id ->
        [attacking] Nach dem Angriff: { loses-unit }.
        [prison] Gefängnis: { loses-unit }.
        [courthouse] Gericht: { loses-unit }.
        [bomb] Die Bombe: { loses-unit }.
        [flip] Einheit wenden: { loses-unit }.
       *[damage] { "" }
    }
loses-unit =
    { $seat_is ->
        [you] Du verlierst { $face_akk } #{ $unit }
       *[other] { $seat } verliert { $face_akk } #{ $unit }
    }
event-marched =
    { $seat_is ->
        [you] Du schickst { $face_akk } #{ $unit } { marched-where }{ marched-free }.
       *[other] { $seat } schickt { $face_akk } #{ $unit } { marched-where }{ marched-free }.
    }
marched-where =
    { $place_id ->
        [army] in die Königsarmee
       *[other] auf die Mauer
    }
marched-free =
    { $free ->
        [1] , ein freier Schritt
       *[0] { "" }
    }
event-attacked =
    { $face_id ->
        [unknown] { $seat_is ->
            [you] Dein +2-Angriff trifft { whose-prey } mit Stärke { $strength }.
           *[other] Der +2-Angriff von { $seat } trifft { whose-prey } mit Stärke { $strength }.
        }
       *[known] { $seat_is ->
            [you] Du greifst { whose-prey } an, mit { $face_dat } #{ $unit }, Stärke { $strength }.
           *[other] { $seat } greift { whose-prey } an, mit { $face_dat } #{ $unit }, Stärke { $strength }.
        }
    }
whose-prey =
    { $victim_is ->
        [you] bei dir { $aim_akk } #{ $prey }
       *[other] bei { $victim } { $aim_akk } #{ $prey }
    }
event-shielded =
    { $seat_is ->
        [you] Du schützt { $face_akk } #{ $unit } vor bis zu { $points } Schaden.
       *[other] { $seat } schützt { $face_akk } #{ $unit } vor bis zu { $points } Schaden.
    }
event-struck =
    { $fate_id ->
        [unharmed] { $damage } Schaden gegen { struck-unit }: unversehrt.
        [downgraded] { $damage } Schaden gegen { struck-unit }: abgewertet.
       *[discarded] { $damage } Schaden gegen { struck-unit }: abgelegt.
    }
struck-unit =
    { $seat_is ->
        [you] { $face_akk } #{ $unit } bei dir
       *[other] { $face_akk } #{ $unit } bei { $seat }
    }
event-transferred =
    { $seat_is ->
        [you] Du gibst { $mate } { $face_akk } #{ $unit }, dort #{ $became }.
       *[other] { $mate_is ->
            [you] { $seat } gibt dir { $face_akk } #{ $unit }, bei dir #{ $became }.
           *[other] { $seat } gibt { $mate } { $face_akk } #{ $unit }, dort #{ $became }.
        }
    }
event-sent =
    { $seat_is ->
        [you] Du gibst { $mate } einen Rohstoff.
       *[other] { $mate_is ->
            [you] { $seat } gibt dir einen Rohstoff.
           *[other] { $seat } gibt { $mate } einen Rohstoff.
        }
    }
event-moved-deck-hand = { "" }
event-moved-deck-market = Neu im Markt: { $kind }.
event-moved-market-hand =
    { $target_seat_is ->
        [you] Du nimmst { $kind_ein } vom Markt.
       *[other] { $target_seat } nimmt { $kind_ein } vom Markt.
    }
event-moved-deck-shown = { $kind_nom } wird aufgedeckt.
event-moved-shown-aid =
    { $target_seat_is ->
        [you] { $kind_nom }, für { aid-for }, geht an dich.
       *[other] { $kind_nom }, für { aid-for }, geht an { $target_seat }.
    }
aid-for =
    { $kind_id ->
        [builders-aid] die wenigsten Gebäude
        [scholars-aid] den niedrigsten Kartenertrag
        [merchants-aid] die wenigsten Zivilisten
        [soldiers-aid] die wenigsten Militäreinheiten
       *[stewards-aid] den niedrigsten Rohstoffertrag
    }
event-moved-shown-used = { $kind_nom } wird ohne Wirkung abgelegt.
event-moved-aid-used = { "" }
event-moved-hand-shown =
    { $source_seat_is ->
        [you] Du zeigst { $kind_ein }.
       *[other] { $source_seat } zeigt { $kind_ein }.
    }
event-moved-shown-hand = { "" }
event-moved-hand-town = { "" }
event-moved-hand-used = { "" }
event-moved-hand-hand =
    { $kind_id ->
        [unknown] { $source_seat } gibt { $target_seat } eine Karte.
       *[known] { $source_seat_is ->
            [you] Du gibst { $target_seat } { $kind_ein }.
           *[other] { $target_seat_is ->
                [you] { $source_seat } gibt dir { $kind_ein }.
               *[other] { $source_seat } gibt { $target_seat } { $kind_ein }.
            }
        }
    }

## The table in the terminal

table-headline-bid = Wer beginnt?
table-headline-over = Das Spiel ist aus
table-headline =
    { $seat_is ->
        [you] { $left ->
            [0] du bist am Zug, Aktion gemacht
           *[other] du bist am Zug
        }
       *[other] { $seat } ist am Zug
    }
table-team = Team { $team }
table-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-points-brief = ={ $points }
table-chosen = hat gewählt
table-picked = zeigt { $count }
table-copies = ×{ $count }
table-nobody = –
table-town = Stadt
table-wall = Mauer
table-army = Armee
table-deck = Stapel
table-used = Ablage
table-market = Markt
table-shown = Königliche Hilfe
table-buildings = Gebäude
table-points-army = Königsarmee
table-own = eigene

## Pages of the terminal

table-page-used =
    { $count ->
        [0] Der Ablagestapel, er ist leer
        [one] Der Ablagestapel, { $count } Karte
       *[other] Der Ablagestapel, { $count } Karten
    }
table-page-barons = Alle Barone, mit Stärke und Leben ihrer Einheiten
table-page-cards = Alle Karten und was sie tun

## What is about to happen. $count: cards, turns, points

table-notice-deck =
    { $count ->
        [one] Im Nachziehstapel ist nur noch { $count } Karte: Das Spiel ist gleich zu Ende.
       *[other] Im Nachziehstapel sind nur noch { $count } Karten: Das Spiel ist gleich zu Ende.
    }
table-notice-gather-ends = Sammelst du jetzt, nimmst du die letzte Karte, und das Spiel endet.
table-notice-draw-ends = Ziehst du jetzt, nimmst du die letzte Karte, und das Spiel endet.
table-notice-take-ends = Nimmst du jetzt eine Karte vom Markt, füllt die letzte Karte ihn auf, und das Spiel endet.
table-notice-unspent =
    { $count ->
        [one] Vom Schild ist noch { $count } Punkt übrig.
       *[other] Vom Schild sind noch { $count } Punkte übrig.
    }
table-notice-turns =
    { $count ->
        [one] Das ist der letzte Zug: Das Spiel endet nach 150 Runden.
       *[other] Nur noch { $count } Züge: Das Spiel endet nach 150 Runden.
    }

## What a play will bring, when it is confirmed

confirm-end = Dein Zug endet.
confirm-done-bid = Wenn alle gewählt haben, werden alle Karten gezeigt und dann zurückgenommen.
confirm-done-attack = Der Angriff ist angesagt: Wer Schaden nimmt, darf Schilde nutzen, dann wird der ganze Schaden abgerechnet, und deine Angreifer werden abgewertet.
confirm-unit-aim = Der Angriff ist angesagt: Wer Schaden nimmt, darf Schilde nutzen, dann wird der Schaden abgerechnet, und dein Angreifer wird abgewertet.
confirm-let = Der Schaden fällt, wenn alle Angegriffenen geantwortet haben.
confirm-let-between = Du behältst deine Königliche Hilfe, und der nächste Zug beginnt.
confirm-draw = Du ziehst vom Nachziehstapel.
confirm-buy = Du bezahlst und ziehst vom Nachziehstapel.
confirm-take = Du nimmst { $kind_ein } vom Markt, und die oberste Karte des Nachziehstapels ersetzt sie.
table-strike = { $name } { $strength }
table-strike-card = +2-Angriff { $strength }
table-harm =
    { $prevented ->
        [0] { $name }: { $damage } Schaden, { $fate }
       *[other] { $name }: { $damage } Schaden, { $prevented } verhindert, { $fate }
    }
table-room = frei { $civilians }/{ $military }
table-unit =
    { $owner_is ->
        [you] { $name } #{ $number } ({ $place }, Leben { $health })
       *[other] { $name } #{ $number } von { $owner } ({ $place }, Leben { $health })
    }
choice-upgrade = { $name } für { $cost }
choice-strike = { $name }, Stärke { $strength }
choice-enlist = { $name } für { $cost }
choice-play = { $kind } für { $cost } spielen
choice-buy = Markthalle: { $pay } bezahlen, um { draw-cards } zu ziehen
choice-sell = Markthalle: eine Karte ablegen, um { gain-resources } zu bekommen…
choice-courthouse = Gericht: { $pay } bezahlen, um eine Einheit abzuwerten…
choice-gather =
    { $count ->
        [one] { $count } Rohstoff sammeln
       *[other] { $count } Rohstoffe sammeln
    }
choice-draw =
    { $count ->
        [one] { $count } Karte ziehen
       *[other] { $count } Karten ziehen
    }
sign-holder = ist am Zug
sign-turn = muss wählen
sign-back = eine Handkarte
sign-coin = Rohstoffe
sign-bonus = Rohstoffe beim Sammeln und Karten beim Ziehen
sign-town = Stadt
sign-wall = Mauer
sign-army = Königsarmee
sign-aid = eine Königliche Hilfe vor ihrem Baron
sign-unit = eine Einheit: ihr Name, ihre Nummer, Stärke und Leben; Gebäude und Bauern haben nur Leben
sign-room = freier Platz in einer Stadt: für Zivilisten und für Militäreinheiten
sign-squire = ein Knappe oder Bauer, und was er werden kann
sign-strikes = greift an

## The table in the browser

bb-hand = Handkarten
bb-known = Bekannte Karten
bb-no-hand = keine Handkarten
bb-shown = gezeigt
bb-points = Siegpunkte
bb-resources = Rohstoffe
bb-gathers = Rohstoffe beim Sammeln
bb-draws = Karten beim Ziehen
bb-civilian-room = Platz für Zivilisten
bb-military-room = Platz für Militäreinheiten
bb-room =
    Platz für { $civilians ->
        [one] { $civilians } weiteren Zivilisten
       *[other] { $civilians } weitere Zivilisten
    } und { $military ->
        [one] { $military } weitere Militäreinheit
       *[other] { $military } weitere Militäreinheiten
    }
bb-pile =
    { $count ->
        [one] { $count } Rohstoff
       *[other] { $count } Rohstoffe
    }
bb-gain =
    { $count ->
        [one] Sammeln bringt { $count } Rohstoff
       *[other] Sammeln bringt { $count } Rohstoffe
    }
bb-cards = Karten
bb-deck-text = Das Spiel endet in dem Moment, in dem die letzte Karte den Nachziehstapel verlässt.
bb-round = Runde { $turn }
bb-turn = Runde { $turn } von höchstens { $most }
bb-actions =
    { $actions ->
        [one] { $acted } von { $actions } Aktion gemacht
       *[other] { $acted } von { $actions } Aktionen gemacht
    }
bb-actions-left =
    { $left ->
        [0] Aktion gemacht
        [one] noch { $left } Aktion
       *[other] noch { $left } Aktionen
    }
bb-owner = Besitzer
bb-place = Ort
bb-strength = Stärke
bb-strength-of = Stärke { $strength }
bb-health = Leben
bb-cost = Kosten
bb-upgrade = Aufwertung kostet
bb-copies = Anzahl im Spiel
bb-damage = Wird angegriffen
bb-expected = Nähme
bb-after = Nach dem Angriff
bb-battle = Der Angriff, wie er steht
bb-prevented = { $prevented } Schaden verhindert
bb-afterwards = Die Angreifer danach:
bb-damage-of = { $damage } Schaden gegen Leben { $health }
bb-harm =
    { $prevented ->
        [0] { $damage } Schaden, { $fate }
       *[other] { $damage } Schaden, { $prevented } verhindert, { $fate }
    }
bb-attacks = greift an, dann { $fate }
bb-sign-peasant = ein Bauer; aufgewertet ist er das Gebäude in Klammern
bb-sign-squire = ein Knappe; aufgewertet ist er die Einheit in Klammern
bb-sign-strength = Stärke, auf dunkler Klinge
bb-sign-number = die Nummer einer Einheit bei ihrem Baron, wie der Verlauf sie nennt
bb-sign-health = Leben
bb-pile-text = Rohstoffe bezahlen Rekruten und Ausbau: verdeckte Karten, die niemand ansieht.
