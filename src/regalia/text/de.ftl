### Words that all games share, in German. en.ftl beside this file explains the variables, docs/german.md the terms.

## Lists, folded from two at a time

list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }
list-times = { $count } × { $name }
name-forms = nom akk ein dat genus

## Players

bot-name =
    { $seat ->
        [0] Adela
        [1] Bruno
        [2] Clara
        [3] Dorin
        [4] Edda
        [5] Falk
        [6] Greta
       *[7] Hugo
    }
player-you = Du
player-named-you = { $name } (du)

## Keys

keys-choose = Nummer wählt · ? Regel · h Hilfe · q speichern und gehen
keys-draft = Nummer wählt · u nimmt zurück · ? Regel · h Hilfe · q speichern und gehen
keys-forced = Enter macht weiter · ? Regel · h Hilfe · q speichern und gehen
keys-confirm = Enter bestätigt · u nimmt zurück · h Hilfe · q speichern und gehen
keys-replay = Enter weiter · b zurück · Nummer springt dorthin · q beenden
keys-back = Enter führt zurück zum Tisch.
keys-earlier = Enter zeigt, was davor war · jede andere Antwort führt zurück zum Tisch.
keys-more = Enter zeigt mehr · jede andere Antwort führt zurück zum Tisch.
keys-coached = Nummer wählt · ! Tipp · ? Regel · h Hilfe · q speichern und gehen
keys-coached-draft = Nummer wählt · u zurück · ! Tipp · ? Regel · h Hilfe · q speichern und gehen
keys-read = Enter macht weiter · h Hilfe · q gehen
keys-lesson = Nummer wählt · u nimmt zurück · ! Tipp · ? Regel · h Hilfe · q gehen
keys-lesson-forced = Enter spielt es · ? Regel · h Hilfe · q gehen
keys-lesson-confirm = Enter bestätigt · u nimmt zurück · h Hilfe · q gehen
help-title = Tasten
help-number = wählt, was diese Nummer hat
help-confirm = bestätigt einen fertigen Spielzug; bis dahin hat ihn niemand gesehen
help-undo = nimmt die letzte Wahl des Spielzugs zurück, den du gerade machst
help-rule = zeigt die Regel hinter der Frage; mit einer Nummer oder einem Wort, etwa ?{ $example } oder ?gewinn, andere Regeln; mit einer Karte, die nicht angeboten wird, warum nicht
help-log = zeigt alles, was bisher geschehen ist
help-hint = zeigt, was ein starker Bot an deiner Stelle wählen würde, und warum
help-position = zeigt die Stellung als Text, für eine Fehlermeldung oder für `regalia play --position`
help-help = zeigt diese Liste
help-quit = speichert das Spiel und geht; Strg-C tut das auch
help-lesson-hint = zeigt, was du als Nächstes wählen kannst
help-lesson-quit = geht, und dein Fortschritt bleibt erhalten; Strg-C tut das auch
help-legend = Zeichen
help-enter = Enter, c
notice-which = Wähle eine Nummer von 1 bis { $last }.
notice-whole = Der Spielzug ist fertig: Enter bestätigt ihn, u nimmt zurück.
notice-unknown = Eine Taste „{ $answer }“ gibt es nicht; h zeigt, welche es gibt.
notice-no-hint = Hier gibt es nichts zu wählen.
notice-first = Es gibt nichts zurückzunehmen: Was bestätigt wurde, ist geschehen.
notice-read = Enter macht weiter; h zeigt die anderen Tasten.
notice-no-rule = Keine Regel hat die Nummer oder die Wörter „{ $answer }“.

## The table

table-log = Seit deinem letzten Zug
table-earlier =
    { $count ->
        [one] … davor noch eine Zeile, l zeigt sie
       *[other] … davor noch { $count } Zeilen, l zeigt sie
    }
table-whole-log = Was geschehen ist
table-draft = Dein Spielzug bisher
table-whole = Dein Spielzug
table-reveals = Was daraus wird, siehst du, wenn du bestätigst.
table-confirm = Diesen Spielzug bestätigen?
table-hand = Deine Handkarten
table-memory = Du weißt
table-known = { $kind }: { $places }
table-barred = { $kind }: nicht { $places }

## Lessons

learn-head = Lektion { $number } von { $lessons }: { $title } · { $step }/{ $steps }
learn-coach = Dein Begleiter
learn-right = Richtig! { $words }
learn-look = Sieh hierher: { $things }
learn-solution = Du könntest wählen: { $answer }
learn-done = Das war Lektion { $number } von { $lessons }: { $title }.
learn-next = Enter macht weiter mit Lektion { $number }: { $title } · q gehen
learn-play = Enter beginnt dein erstes Spiel, mit einem Begleiter · q gehen
learn-left = Dein Fortschritt bleibt erhalten. So geht es weiter: { $command }
learn-all-done = Du hast alle Lektionen geschafft. Eine noch einmal: { $again }. Mit Begleiter spielen: { $play }

## Leaving and resuming

play-saved = Gespeichert in { $file }
play-resume = So geht es weiter: { $command }
play-record = Die Aufzeichnung liegt in { $file }
play-watch = Noch einmal ansehen: { $command }

## The end

end-title = Das Spiel ist aus
end-won =
    { $count ->
        [one] { $winner_is ->
            [you] Du hast gewonnen!
           *[other] { $winner } hat gewonnen.
        }
       *[other] { $winner } teilen sich den ersten Platz.
    }
decided-score = { "" }
decided-shared = Der Gleichstand lässt sich nicht auflösen.
end-place = Platz
end-player = Spieler
end-score = Punkte

## Replays

replay-start = Der Anfang, vor dem ersten von { $plies } Spielzügen
replay-ply = Spielzug { $ply } von { $plies }
replay-all = Alle Karten liegen offen.
replay-as = Wie { $name } es sieht.
notice-ply = Die Spielzüge gehen von 0 bis { $last }.

## Reviews

review-title = Rückblick auf { $game }
review-about =
    { $plays ->
        [one] Ein Spielzug.
       *[other] { $plays } Spielzüge.
    } { $form ->
        [quick] Ein schneller Rückblick.
       *[thorough] Ein gründlicher Rückblick.
    }
review-first-look = Ein erster Blick; der Rest wird noch berechnet.
review-chances = Gewinnchancen, Spielzug für Spielzug
review-by-table = nach dem, was alle wissen konnten
review-by-open = mit allen Karten offen
review-bars = Balken: nach dem, was alle wissen konnten. Ziffern: mit allen Karten offen, in Zehnteln.
review-start = { $chance } % am Anfang
review-end-won = gewonnen
review-end-shared = Sieg geteilt
review-end-lost = verloren
review-decisions = Entscheidungen
review-decisions-none = Keine Entscheidung hat mehr gekostet, als sich vom Zufall unterscheiden lässt.
review-decisions-kept =
    { $count ->
        [one] Eine weitere Entscheidung war die beste oder gut; --all zeigt sie.
       *[other] { $count } weitere Entscheidungen waren die besten oder gut; --all zeigt sie.
    }
review-column-play = Zug
review-column-player = Spieler
review-column-played = was gespielt wurde
review-column-best = die Wahl der Suche
review-column-cost = Preis
review-column-verdict = Urteil
review-same = dasselbe
review-verdict-best = beste
review-verdict-good = gut
review-verdict-close = knapp
review-verdict-doubtful = fraglich
review-verdict-mistake = Fehler
review-verdict-blunder = grober Fehler
review-signs = { $doubtful } fraglich   { $mistake } Fehler   { $blunder } grober Fehler
review-seats = Woran es lag, in Punkten (hundert sind ein Sieg)
review-decimal-mark = ,
review-column-decisions = gefragt
review-column-error-rate = Fehlerrate
review-column-start = Anfang
review-column-luck = Glück
review-column-others = die anderen
review-column-loss = eigener Verlust
review-column-rest = der Rest
review-column-result = Ende
review-explained = Die Fehlerrate ist, was eine Entscheidung im Schnitt gekostet hat. Anfang, Glück und die anderen, weniger den eigenen Verlust, ergeben mit dem Rest das Ende. Im Rest steckt vor allem, dass alle besser spielen, als die Berechnung annimmt. ± ist ein Standardfehler.
review-moments = Was den Ausschlag gab
review-moments-none = Kein einzelner Spielzug hat die Chancen stark verändert.
review-moment-loss =
    Spielzug { $ply }: { $player_is ->
        [you] Du wähltest
       *[other] { $player } wählte
    } „{ $played }“. „{ $best }“ wäre um { $points } Punkte besser gewesen.
review-moment-deal =
    Das Austeilen: { $change ->
        [good] Glück für
       *[bad] Pech für
    } { $player_is ->
        [you] dich
       *[other] { $player }
    }, { $points } Punkte.
review-moment-luck =
    Spielzug { $ply }: { $actor_is ->
        [you] Du wähltest
       *[other] { $actor } wählte
    } „{ $played }“. Was der Zufall dann brachte, war { $change ->
        [good] Glück für
       *[bad] Pech für
    } { $player_is ->
        [you] dich
       *[other] { $player }
    }, { $points } Punkte.
review-moment-others =
    Spielzug { $ply }: { $actor_is ->
        [you] Du wähltest
       *[other] { $actor } wählte
    } „{ $played }“. Das { $change ->
        [good] brachte { $player_is ->
            [you] dir
           *[other] { $player }
        }
       *[bad] kostete { $player_is ->
            [you] dich
           *[other] { $player }
        }
    } { $points } Punkte.
review-again = Von einem Moment an weiterspielen: { $command }

## Reasons of hints

hint-heading = Was ein starker Bot hier täte
hint-advises = { $action } (Gewinnchance { $chance } von 100)
hint-expects =
    { $player_is ->
        [you] Du antwortest
       *[other] { $player } antwortet
    } dann wahrscheinlich: { $action } ({ $share } von 10).
hint-avoids =
    „{ $other }“ wäre um { $points } Punkte schlechter: { $player_is ->
        [you] Du könntest
       *[other] { $player } könnte
    } antworten: { $action }.

## Components

components-called = heißt
components-sources = ohne Zeichen: laut Spielregel · { $published } laut öffentlichen Beschreibungen · { $reconstructed } erschlossen, die echte Karte kann abweichen
components-correct = Du hast das Spiel? Speichere die Datei mit --toml, berichtige sie und spiele mit: { $command }

## Events, where a game has no message of its own

event-gathered = { "" }
event-tallied = { "" }
event-moved =
    { $kind_id ->
        [unknown] { "" }
       *[known] { $kind_nom } wird bewegt.
    }
event-dealt = { "" }
event-looked = { "" }
event-shown = { $kind_nom } wird gezeigt.
event-absent = Niemand zeigt { $kind_akk }.

# Beinamen ohne Geschlecht, denn die Namen haben verschiedene.
bot-named =
    { $character ->
        [bold] { $name } Löwenherz
        [careful] { $name } auf leisen Sohlen
        [courtly] { $name } vom Hofe
        [devout] { $name } mit dem Rosenkranz
        [greedy] { $name } Nimmersatt
        [patient] { $name } mit dem langen Atem
        [sly] { $name } Listenreich
       *[none] { $name }
    }
bot-at-level =
    { $level ->
        [page] { $name } · Page
        [courtier] { $name } · Höfling
        [chancellor] { $name } · Kanzler
        [sovereign] { $name } · Herrscher
       *[other] { $name }
    }
level-means =
    { $against ->
        [page] gewinnt etwa { $wins } von 10 Partien gegen Pagen (ausgeglichen wären { $fair })
        [courtier] gewinnt etwa { $wins } von 10 Partien gegen Höflinge (ausgeglichen wären { $fair })
        [chancellor] gewinnt etwa { $wins } von 10 Partien gegen Kanzler (ausgeglichen wären { $fair })
       *[other] gewinnt etwa { $wins } von 10 Partien gegen die Stufe darunter (ausgeglichen wären { $fair })
    }
level-thinks =
    { $tenths ->
        [0] antwortet sofort
       *[other] denkt etwa { $seconds } s
    }
level-not-offered =
    { $level ->
        [courtier] Der Höfling setzt an diesem Tisch aus: Wir konnten nicht zeigen, dass er hier besser spielt als ein Page.
        [chancellor] Der Kanzler setzt an diesem Tisch aus: Wir konnten nicht zeigen, dass er hier besser spielt als ein Höfling.
        [sovereign] Der Herrscher setzt an diesem Tisch aus: Wir konnten nicht zeigen, dass er hier besser spielt als ein Kanzler.
       *[other] Dieser Bot setzt an diesem Tisch aus.
    }
