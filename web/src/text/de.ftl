### The words of the browser client, in German. en.ftl beside this file explains the variables, docs/german.md the terms.

tagline = Fünf Spiele um Kronen und Intrigen, mit Freunden und ehrlichen Bots
home-link = Zu allen Spielen
games = Spiele
loading = Einen Moment …
close = Schließen
cancel = Abbrechen
save = Speichern
copy = Kopieren
copied = Kopiert
on = an
off = aus
server-away = Der Server antwortet nicht.
page-missing = Diese Seite gibt es nicht.

## What the server refuses, by its reason

refused = Das konnte der Server nicht tun.
refused-bad-clock = Eine Uhr braucht mindestens fünf Sekunden.
refused-bad-moment = Von diesem Moment aus lässt sich nicht weiterspielen.
refused-bad-record = Diese Datei ist keine Aufzeichnung, die sich hier abspielen lässt.
refused-no-review = An diesem Tisch ist vereinbart, dass es keinen Rückblick gibt.
refused-level-not-offered = Diesen Bot gibt es an so einem Tisch nicht, weil er dort nicht nachweislich stärker ist.
refused-bad-option = Diese Optionen passen nicht zusammen.
refused-bad-seat = Den Platz hat ein Bot, oder es gibt ihn nicht.
refused-away = Ein Bot spielt für dich; nimm zuerst deinen Platz zurück.
refused-begun = Das Spiel an diesem Tisch hat begonnen, oder der Tisch wurde geschlossen.
refused-dead-link = Dieser Link wurde schon benutzt oder ist zu alt; mach einen neuen.
refused-deal = Dieses Austeilen läuft nicht oder nicht mit dir; sieh noch einmal nach.
refused-empty = Nimm mindestens ein sichtbares Zeichen.
refused-flood = Zu viele Anfragen: Warte ein paar Sekunden.
refused-host = Der Server heißt nicht so.
refused-illegal = Das geht jetzt nicht.
refused-incomplete = Es ist noch etwas zu wählen.
refused-malformed = Das konnte der Server nicht lesen.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-no-name = Gib dir zuerst einen Namen.
refused-no-seat = Du hast keinen Platz an diesem Tisch.
refused-no-spectators = Dieser Tisch lässt keine Zuschauer zu.
refused-no-such-bot = Diesen Bot gibt es nicht.
refused-no-such-game = Dieses Spiel gibt es nicht.
refused-no-such-lesson = Diese Lektion gibt es nicht.
refused-no-such-line = Diese Chatzeile gibt es an diesem Tisch nicht.
refused-no-such-order = Diese Daueranweisung gibt es nicht.
refused-no-such-table = Diesen Tisch gibt es nicht. Vielleicht wurde er geschlossen.
refused-metrics = Die Messwerte kann nur der Betreiber lesen.
refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
refused-not-over = Das bleibt geheim, bis das Spiel aus ist.
refused-not-playing = An diesem Tisch wird gerade nicht gespielt.
refused-not-your-turn = Du bist nicht am Zug.
refused-origin = Anfragen von Seiten anderer Anbieter sind nicht erlaubt.
refused-over = Dieser Tisch ist schon geschlossen.
refused-patience = Einen Moment: Warte ein paar Sekunden.
refused-quiet = Zuschauer können an diesem Tisch nicht chatten, solange gespielt wird.
refused-quota = Das Tageslimit für gespeicherte Daten ist erreicht; versuch es später noch einmal.
refused-seat-taken = Dieser Platz ist vergeben, oder es gibt ihn nicht.
refused-seats-free = Es sind noch Plätze frei; warte oder setz Bots darauf.
refused-settled = Das steht fest und lässt sich nicht mehr ändern.
refused-stale = Das Spiel ist inzwischen weitergegangen; sieh noch einmal hin.
refused-too-many-connections = Zu viele Verbindungen von deiner Adresse.
refused-too-many-tables = Du hast so viele Tische offen, wie man haben darf; schließ zuerst einen.
refused-version = Diese Seite ist älter als der Server; lade sie neu.
refused-void = Hier waren zu viele Ausgaben ungültig oder wurden abgebrochen; eröffne einen anderen Tisch.
refused-whole = Dieser Spielzug ist fertig; es gibt nichts mehr zu wählen.

## Home

players-range = { $first } bis { $last } Spieler
minutes-range = { $first } bis { $last } Minuten
weight-1 = leicht zu lernen
weight-2 = einige Regeln
weight-3 = viele Regeln
guide-rules = Regeln
guide-cards = Karten
guide-learn = 5-Minuten-Kurs
cards-search = Karten durchsuchen
play-now = Jetzt gegen Bots spielen
play-friends = Mit Freunden spielen
newcomer = Neu hier? Wähle ein Spiel: Mach den 5-Minuten-Kurs, oder spiel gleich los. Anmelden musst du dich nicht.
join = Mitspielen
join-code = Code oder Link
lobby-mine = Deine Spiele
lobby-kept = Dein Platz im nächsten Spiel ist reserviert
my-games = Meine Spiele
my-games-running = Laufende
my-games-finished = Beendete
my-games-none = Hier stehen deine Spiele, sobald sie beendet sind.
my-games-more = Frühere Spiele zeigen
my-games-place =
    { $place ->
        [1] Du hast gewonnen
       *[other] Platz { $place } für dich
    }
my-games-rank = { $name } { $points }
lobby-open = Offene Tische
lobby-none = Gerade wartet niemand auf Mitspieler.
lobby-your-turn = Du bist am Zug
lobby-gathering = Wartet auf Mitspieler
lobby-seats =
    { $free ->
        [0] { $host } · alle Plätze vergeben
        [one] { $host } · ein Platz frei
       *[other] { $host } · { $free } Plätze frei
    }
guest-name =
    { $number ->
        [1] Gast Ahorn
        [2] Gast Birke
        [3] Gast Buche
        [4] Gast Hasel
        [5] Gast Holunder
        [6] Gast Linde
        [7] Gast Ulme
       *[8] Gast Weide
    }

## New table

new-table = Neuer Tisch
seats = Plätze
seat-count = Spieler
seat-you = Du
seat-person = ein Mensch
seat-bot = Bot: { $level }
seat-number = Platz { $seat }
your-name = Dein Name
name-guest = ein Gast
level-page = Page (wählt zufällig)
level-courtier = Höfling (schnell und gierig)
level-chancellor = Kanzler (denkt voraus)
level-sovereign = Herrscher (der stärkste)
options = Optionen
table-settings = Tisch
clock = Uhr
clock-none = keine
clock-quick = 30 Sekunden je Spielzug
clock-calm = 2 Minuten je Spielzug
clock-game = 15 Minuten für das Spiel, 10 Sekunden mehr je Spielzug
clock-days = 2 Tage je Spielzug
clock-other = { $seconds } Sekunden, { $increment } mehr je Spielzug
windows = Antworten auf Spielzüge anderer
windows-quick = schnell: sobald alle geantwortet haben
    .help = Niemand wartet länger als nötig, aber wie schnell eine Antwort kommt, kann etwas verraten.
windows-sealed = versiegelt: nach fester Zeit
    .help = Jedes Antwortfenster bleibt { $seconds } Sekunden offen, damit die Dauer einer Antwort nichts verrät.
window-length = Sekunden je Fenster
table-open = Jeder kann ihn auf der Startseite finden
table-hints = Tipps erlaubt
bot-pace = Bots ziehen
bot-pace-quick = sofort
bot-pace-normal = nach einem Moment
bot-pace-slow = langsam
table-spectators = Andere dürfen zusehen
open-table = Tisch eröffnen
invite-later = Danach bekommst du einen Link, um die anderen einzuladen.

## Before the game

table-code = Tisch { $code }
gathering =
    { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
gathering-full = Alle sind da
host = hat den Tisch eröffnet
not-here = nicht verbunden
seat-free = frei
seat-kept = reserviert für { $name }
sit-down = Platz nehmen
sit-again = Nimm deinen Platz ein
is-in = ist dabei
deals-itself = Sobald alle dabei sind, wird ausgeteilt.
welcome = { $host } lädt dich ein: { $game }
welcome-full = Alle Plätze sind vergeben. Du kannst zusehen, wenn der Tisch es erlaubt.
name-change = Namen ändern
stand-up = Aufstehen
bot-place = Bot hierher setzen
bot-away = Wegnehmen
bots-hasty = Bots denken höchstens eine Sekunde, bis die Engine kompiliert ist.
start = Austeilen
deal-waiting = Alle tragen zum Austeilen bei; es fehlt noch: { $names }.
deal-code = Ausgabe { $code }.
deal-code-why = Alle an diesem Tisch sehen denselben Code. Ist deiner anders als der eines Freundes, hat der Server euch verschiedene Ausgaben gezeigt.
deal-earlier =
    { $count ->
        [one] Eine Ausgabe war hier ungültig, weil ein Beitrag fehlte, oder wurde abgebrochen. Sie steht offen in der Aufzeichnung.
       *[other] { $count } Ausgaben waren hier ungültig, weil ein Beitrag fehlte, oder wurden abgebrochen. Sie stehen offen in der Aufzeichnung.
    }
deal-open = Wie in diesem Spiel ausgeteilt wurde, ist jetzt offen.
deal-absent = Nicht da und deshalb ohne Beitrag: { $names }.
close-table = Tisch schließen
waiting-for-host = { $name } startet das Spiel.
invite-title = Freunde einladen
invite-link = Link zu diesem Tisch
invite-qr = QR-Code des Links
table-closed = Dieser Tisch wurde geschlossen.
    .host = Wer diesen Tisch eröffnet hatte, hat ihn wieder geschlossen.
    .abandoned = Dieser Tisch wurde geschlossen, weil lange niemand an ihm gespielt hat.
    .rules = Die Regeln dieses Spiels wurden berichtigt, und ein Spiel, das nach den alten begann, kann nicht weitergehen.
table-gone = Dieser Tisch wurde geschlossen; du siehst, wie er war.
table-shut-out = Das Spiel hat begonnen, und an diesem Tisch darf niemand zusehen.

## The table

choices = Deine Möglichkeiten
waiting-for = Am Zug: { $names }
waited = seit { $time }
absent = Nicht verbunden: { $names }
follow-next = Weiter
follow-skip = Überspringen
follow-again = Nochmal
    .help = Noch einmal sehen, was seit deinem letzten Spielzug geschah
go-on = Weiter
read-cards = Texte
read-nothing = Was hier zu wählen ist, hat keinen eigenen Text.
read-tap = Tippe, um zu lesen; halte, was du wählen kannst.
confirm = Bestätigen
take-back = Zurücknehmen
choose-on-table = Wähle auf dem Tisch
all-choices = { $count } in Worten
rule-open = Regel { $rule } öffnen
why-not = Jetzt nicht möglich, nach Regel
hint = Tipp
hint-title = Was ein Bot hier täte
hint-clear = klar am besten
hint-likely = wohl gut
hint-maybe = eine Überlegung wert
hint-hardly = kaum
title-your-turn = ● Dein Zug – { $game }
notice-offline = Das hat den Server nicht erreicht. Er ist bald wieder da.
connection-lost = Die Verbindung ist weg. Neuer Versuch …
connection-retry = Jetzt versuchen
panels = Tafeln
panel-log = Verlauf
panel-know = Wissen
panel-chat = Chat
panel-rules = Regeln
rules-search = Regeln durchsuchen
chat-say = Sag etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-mute = stumm schalten
chat-report = melden
chat-reported = gemeldet
know-sure = Sicher
know-hearsay = Weniger genau
know-nothing = Nichts außer dem, was offen liegt.
window-sealed = Versiegelt: Deine Antwort wird zurückgehalten, bis das Fenster schließt.
window-answered = Beantwortet. Du kannst es noch ändern.
chosen-first = Du hast gewählt. Solange andere wählen, kannst du es noch ändern.
window-closes = schließt in { $seconds } s
order-title = Daueranweisung
order-none = Immer fragen
order-all = Alles zulassen
resign = Den Platz einem Bot überlassen
resign-text = Ein Bot spielt für dich weiter. Du kannst den Platz jederzeit zurücknehmen, solange das Spiel dauert.
away-text = Ein Bot spielt für dich.
away-late = Deine Zeit ist abgelaufen. Ein Bot spielt für dich.
come-back = Platz zurücknehmen

## Help and settings

help = Hilfe
settings = Einstellungen
key-number = wählt, was diese Nummer hat
key-tab = geht durch alles, was zu wählen ist; Enter oder Leertaste wählt
key-arrows = gehen auf dem Tisch von Ding zu Ding, auch zu dem, was nicht zu wählen ist, und sagen, warum
key-enter = bestätigt einen fertigen Spielzug
key-undo = nimmt die letzte Wahl des Spielzugs zurück, den du gerade machst (auch die Rücktaste)
key-all = listet alle Möglichkeiten in Worten auf
key-hint = bittet um einen Tipp
key-read = zeigt die Texte von allem, was zu wählen ist, nebeneinander
key-follow = nächster Spielzug, alle auf einmal, noch einmal
key-rule = öffnet die Regel hinter der Frage
key-panels = Verlauf, Wissen, Chat, Regelheft
key-escape = schließt, was offen ist
key-help = zeigt dies
language = Sprache
language-auto = wie der Browser
theme = Aussehen
theme-auto = wie das System
theme-light = Pergament
theme-dark = Nacht
pace = Was geschieht, wird gezeigt
pace-slow = langsam
pace-normal = in normalem Tempo
pace-quick = schnell
pace-none = sofort
confirming = Spielzüge bestätigen
confirming-always = immer
confirming-final = wenn sie sich danach nicht mehr ändern lassen
confirming-never = nie
forced = Antworte für mich, wo nur eine Antwort bleibt, etwa am Ende eines Zuges. Andere könnten merken, dass du keine Wahl hattest.
sounds = Töne
notifications = Sag mir, wenn ich am Zug bin
link-make = Auf einem anderen Gerät weitermachen
link-text = Öffne dies auf dem anderen Gerät. Es geht nur einmal.
link-title = Hier weitermachen
link-use-text = Dieser Link bringt deinen Namen und deine Plätze in diesen Browser. Er geht nur einmal.
link-use = Hier weitermachen
revoke = Auf allen anderen Geräten abmelden
my-data = Meine Daten herunterladen
forget = Meine Daten löschen
forget-sure = Dein Name, deine Chatzeilen, Links, Lektionen und Einstellungen werden gelöscht, und Bots übernehmen deine laufenden Plätze.
credits = Mitwirkende
credits-icons = Bilder von den Zeichnern von
credits-fonts = Gesetzt in Cinzel von Natanael Gama und Alegreya Sans von Juan Pablo del Peral (SIL Open Font License).
credits-games = Die Spiele gehören ihren Autoren und Verlagen. Regalia ist inoffiziell und steht in keiner Verbindung zu ihnen; die Regeln sind in eigenen Worten erzählt.

## The end, and replays

result = Ergebnis
end-see-table = Den Tisch ansehen
fair-text = Die Ausgabe mit dem Code { $code }: Der Server hatte sich auf ein Geheimnis festgelegt, bevor jemand etwas beitrug, und alle Beiträge standen fest, bevor einer geöffnet wurde.
fair-check = Ausgabe prüfen
fair-commitment-good = Der Server ist bei dem Geheimnis geblieben, auf das er sich festgelegt hatte.
fair-commitment-bad = Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hatte.
fair-seed-good = Die Karten folgen aus diesem Geheimnis und den Beiträgen.
fair-seed-bad = Die Karten folgen nicht aus diesem Geheimnis und diesen Beiträgen.
fair-share-good = Dein Beitrag ist dabei, in der Ausgabe, die du gesehen hast.
fair-share-bad = Der Beitrag dieses Browsers ist nicht dabei, oder es ist nicht die Ausgabe, die er gesehen hat. Hat ein anderes deiner Geräte mitgemacht?
fair-people =
    { $count ->
        [0] Niemand hat etwas beigetragen: Der Server allein hat die Karten bestimmt.
        [one] Ein Mensch hat etwas beigetragen. Niemand hat die Karten bestimmt, es sei denn, dieser Mensch und der Server gemeinsam.
       *[other] { $count } Menschen haben etwas beigetragen. Niemand hat die Karten bestimmt, es sei denn, sie alle und der Server gemeinsam.
    }
fair-not-mine = Dieser Browser hat nichts beigetragen.
fair-earlier = Davor waren { $voids } Ausgaben ungültig, und { $closed } wurden abgebrochen; sie stehen offen in der Aufzeichnung.
fair-not-proven = Nicht bewiesen: wer die Menschen sind und was der Betreiber sieht oder weitersagt. Eine Seite kann nicht für den Server bürgen, von dem sie kommt; „regalia verify“ auf einem eigenen Rechner prüft die gespeicherte Aufzeichnung.
fair-first = In diesem Spiel wurde nach einem früheren Verfahren ausgeteilt, das nicht beweist, dass niemand die Karten bestimmt hat.
rematch = Noch einmal spielen
rematch-look = Beim nächsten Spiel zusehen
rematch-in = Beim nächsten Spiel dabei: { $names }.
another-game = Ein anderes Spiel
share-picture = Als Bild teilen
share-text = Als Text teilen
evening-title =
    { $count ->
        [one] Siege an diesem Abend nach einem Spiel:
       *[other] Siege an diesem Abend nach { $count } Spielen:
    }
evening-past = Siege in diesen { $count } Spielen:
share-head = { $game }, { $date }
share-rank =
    { $points ->
        [one] { $place }. { $name }, ein Punkt
       *[other] { $place }. { $name }, { $points } Punkte
    }
replay = Wiederholung
record-download = Aufzeichnung speichern
to-table = Zum Tisch
replay-first = Zum Anfang
replay-back = Einen Spielzug zurück
replay-next = Nächster Spielzug
replay-last = Zum Ende
replay-run = Abspielen
replay-pause = Pause
replay-scrub = Welcher Spielzug
replay-viewer = Aus wessen Sicht
replay-open = Alle Karten offen
replay-spectator = Als Zuschauer
replay-seat = Als { $name }
replay-link = Link hierher
learn-title = { $game } lernen
learn-pitch = { $count } kurze Lektionen, zusammen etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }. Du lernst beim Spielen, und ein falscher Spielzug schadet nicht.
learn-none = Für dieses Spiel gibt es keine Lektionen.
lesson-begin = Anfangen
lesson-on = Weitermachen
lesson-again = Noch einmal
lesson-play = Spielen
lesson-all = Alle Lektionen
lesson-next = Weiter: { $title }
lesson-open = Lektion: { $title }
lesson-first-game = Zu deinem ersten Spiel
lesson-new = Neu
lesson-begun = { $reached } von { $steps } Schritten geschafft
lesson-done = Geschafft
lesson-wrong = Das ist es nicht. Versuch etwas anderes.
first-game = Dein erstes Spiel
first-game-text = Ein ganzes Spiel gegen die einfachsten Bots

## Unknown addresses, and reading without a network

page-missing-help = Vielleicht ist ein Tippfehler in der Adresse, oder was hier war, wurde entfernt.
offline-reading = Der Server antwortet gerade nicht. Das hier kannst du trotzdem lesen:

## One's next play, prepared

prepare = Meinen nächsten Spielzug vorbereiten
    .help = Wähl deinen nächsten Spielzug, während andere überlegen
prepare-choose = Wähl auf dem Tisch, was du als Nächstes spielst. Es wird in deinem Zug gespielt, wenn es dann noch möglich ist.
prepared = Vorbereitet: { $play }
prepare-cancel = Abbrechen
prepared-void = Nicht gespielt, weil jetzt anderes gefragt oder es nicht möglich ist: { $play }
key-prepare = bereitet deinen nächsten Spielzug vor, während andere überlegen, oder nimmt ihn zurück

## The coach at the table

coaching = Ein Begleiter erklärt Partien gegen Bots
coaching-again = Alles noch einmal erklären
coaching-off = Kein Begleiter mehr
coaching-quiet = Hier ist nichts Neues für dich. Wenn du nicht weiterweißt, bitte um einen Tipp.
coaching-watch = Sieh zu, was die anderen tun.

## Reviews

review = Rückblick
link-remark = Eine Bemerkung, wenn du magst
link-remark-text = Wer den Link öffnet, sieht diesen Moment und daneben deine Bemerkung.
link-copy = Link kopieren
remark-title = Bemerkung
play-on = Von hier weiterspielen
play-on-text = Du spielst von diesem Moment an gegen Bots weiter, an einem eigenen Tisch. Die gespielte Partie bleibt, wie sie ist.
play-on-seat = Dein Platz
play-on-bots = Die anderen
play-on-anew = Neu ausgeben, was du nicht wissen konntest
play-on-anew-text = Der Platz weiß, was er damals wusste; alles andere wird neu ausgegeben.
play-on-keep = Alle Karten lassen, wie sie waren
play-on-start = Weiterspielen
origin-text = Weitergespielt ab Spielzug { $ply } einer anderen Partie, auf dem Platz von { $name }. { $keep ->
    [yes] Alle Karten sind, wie sie waren.
   *[no] Was dieser Platz nicht wusste, wurde neu ausgegeben.
  }
origin-look = Jene Partie ansehen
panel-review = Rückblick
review-ask = Rückblick auf diese Partie
review-ask-text = Bots berechnen die Aussichten aller, Spielzug für Spielzug, und beurteilen jede Entscheidung nach dem, was man auf diesem Platz wissen konnte. Das dauert ein, zwei Minuten.
review-waiting = Es ist noch kein Bot frei …
review-working = { $percent } % berechnet. Zuerst kommt die Kurve, dann eine Entscheidung nach der anderen.
review-failed = Der Rückblick ist misslungen. Der Grund steht im Protokoll des Servers.
review-thorough = Gründlicher zurückblicken
review-thorough-text = Längere Suchen, etwa achtmal so lang
review-done-quick = Ein schneller Rückblick
review-done-thorough = Ein gründlicher Rückblick
review-curve = Siegchancen im Lauf der Partie
review-curve-at = Nach Spielzug { $ply }: { $chances }
review-chance = { $name } { $percent } %
review-sight = Wonach die Kurve geht
review-sight-table = Was alle wissen konnten
review-sight-open = Alle Karten offen
review-whose = Wessen Entscheidungen
review-everyone = Alle
review-only-costly = Nur, was etwas gekostet hat
review-none-costly = Keine Entscheidung hat hier mehr gekostet, als sich vom Zufall unterscheiden lässt.
review-play = Spielzug { $ply }
review-played = Gespielt
review-better = Besser
review-search-chose = Die Suche wählte
review-cost = hat { $cost } ± { $error } Punkte gekostet
review-no-cost = nichts Besseres gefunden
review-close-text = zu knapp, um es zu sagen
review-explained-web = Ein Punkt ist eine Chance von hundert zu gewinnen. Die Fehlerrate ist, was eine Entscheidung im Mittel gekostet hat; Glück ist, was der Zufall über seinen Mittelwert hinaus gebracht hat; „die anderen“ ist, was die Spielzüge der anderen verändert haben. Der Rest ist, was dabei übrig bleibt, vor allem, dass alle besser spielen, als die Berechnung annimmt. ± ist ein Standardfehler.
review-here = { $verdict }: besser war „{ $best }“
review-here-search = { $verdict }: die Suche wählte „{ $best }“
review-here-best = { $verdict }: nichts Besseres gefunden
review-show = Auf dem Tisch zeigen
bring-record = Eine Aufzeichnung abspielen
bring-record-text = Lass die Datei einer Partie irgendwo hier fallen oder wähl sie aus, um sie anzusehen und auf sie zurückzublicken.
bring-drop = Loslassen, um diese Partie abzuspielen
bring-too-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
table-review = Rückblick nach der Partie erlaubt

## The characters of bots

seat-character = Charakter des Bots auf Platz { $seat }
character-none = wie üblich
character-bold = kühn
character-careful = vorsichtig
character-courtly = höfisch
character-devout = fromm
character-greedy = gierig
character-patient = geduldig
character-sly = listig
