### Brawling Barons: the lessons, in German. en.ftl beside this file explains the variables, docs/german.md the terms.

lesson-town = Deine Stadt
step-town-about = Du bist ein Baron mit einer leeren Stadt. Ist der Nachziehstapel leer, ist jedes Gebäude einen Punkt wert und jede Einheit in der Königsarmee zwei, und wer die meisten Punkte hat, gewinnt.
step-town-recruit = In jedem Zug machst du eine Aktion. Wirb deine zwei Bauern an, Bauernhof und Gasthaus: Jeder kostet einen Rohstoff, und du hast zwei.
    .one = Du kannst beide bezahlen: Wirb auch den anderen an.
    .wrong = Deine Stadt ist leer, also wirb zuerst an: Bauernhof und Gasthaus.
    .right = Das war deine eine Aktion, und auch { $seat1 } hat gespielt.
step-town-gather = Sammeln bringt einen Rohstoff und einen mehr für jeden deiner Bauern hier, denn beide haben diesen Bonus. Sammle.
    .wrong = Jetzt brauchst du Rohstoffe: Sammle.
    .right = Drei Rohstoffe auf einmal.
step-town-upgrade = Jetzt mach aus einem Bauern ein Gebäude: Der Bauernhof kostet 2, das Gasthaus 3. Werte einen auf.
    .wrong = Du hast drei Rohstoffe: Werte einen Bauern auf.
step-town-built = Dein erstes Gebäude und dein erster Punkt. Es hat auch Platz in der Stadt für mehr Leute geschaffen.

lesson-army = Die Königsarmee
step-army-upgrade = Dieser Knappe kann für 5 Rohstoffe ein Ritter werden, und du hast 5. Werte ihn auf.
    .move = Ein Knappe kann nicht in die Königsarmee. Werte ihn zuerst auf.
    .wrong = In die Königsarmee kommt nur, wer aufgewertet ist. Werte deinen Knappen auf.
step-army-wall = Als Nächstes geht der Ritter auf die Mauer, wo er die ganze Stadt deckt: Nur er kann dort jetzt angegriffen werden. Lass ihn vorrücken.
    .wrong = Lass den Ritter einen Schritt vorrücken, auf die Mauer.
step-army-army = Noch ein Schritt, und er ist in der Königsarmee.
    .wrong = Lass den Ritter noch einmal vorrücken.
step-army-safe = Zwei Punkte, und niemand kann ihn dort angreifen. Aber er kann nicht zurück, und auf deiner Mauer steht niemand.

lesson-attack = Angriffe
step-attack-strike = Bogenschützen treffen mit 3 und mit 4 mehr gegen Einheiten: Das sind 7. Der Ritter von { $seat1 } hat Leben 6, also nimm ihn dir vor.
    .farm = Das würde auch fallen, aber der Ritter ist viel mehr wert.
    .wrong = Greif mit deinen Bogenschützen an.
step-attack-after = Der Ritter hat mindestens so viel Schaden genommen wie sein Leben und ist wieder ein Knappe. Deine Bogenschützen auch: Wer angreift, wird danach abgewertet, gleich was daraus wird.
step-attack-building = Gebäude fallen nur durch das Doppelte ihres Lebens, und dein Katapult trifft sie mit 8. Welches fällt: die Kaserne mit Leben 5 oder das Gasthaus mit 4?
    .barracks = Zweimal 5 ist 10, also würde die Kaserne stehen bleiben. Und Schaden bleibt nicht.
    .wrong = Greif mit dem Katapult an.
    .right = Weniger hätte gar nichts bewirkt.
step-attack-wall = Jetzt hat { $seat1 } einen Knappen auf der Mauer, mit Leben 1, und solange er dort steht, kann nichts hinter ihm angegriffen werden. Räum sie mit so wenig wie möglich.
    .knight = Das ginge, aber danach wäre dein Ritter ein Knappe. Dein eigener Knappe reicht.
    .wrong = Greif die Mauer an, nur mit deinem Knappen.
    .right = Ein Knappe für einen Knappen, und die Stadt liegt offen.

lesson-defence = Handkarten
step-defence-attacked = Die Bogenschützen von { $seat1 } treffen gleich deinen Ritter, mit 7 gegen sein Leben von 6. Sieh zu.
step-defence-shield = Ein Schild nimmt 3 vom Schaden weg, bleiben 4. Nutz ihn.
    .wrong = Dein Ritter würde zum Knappen. Nutz den Schild.
    .right = Dein Ritter steht, und die Bogenschützen sind Knappen.
step-defence-extra = Du bist am Zug. Eine Extraaktion kostet nichts und gibt dir eine zweite Aktion: Spiel sie zuerst.
    .wrong = Spiel zuerst die Extraaktion.
step-defence-first = Jetzt deine erste Aktion: Wirb den Bauernhof an.
    .wrong = Wirb den Bauernhof an, dann bleibt noch eine Aktion.
step-defence-second = Und die zweite: Nimm eine beliebige Karte vom Markt.
    .wrong = Nimm eine Karte, die offen im Markt liegt.
step-defence-aid = Noch etwas: Eine Königliche Hilfe geht an den, der gerade am schwächsten ist; zurückzuliegen hat also auch sein Gutes. Jetzt spiel ein Spiel.

## The guided game: each question, the first time that it is asked

coach-bid = Wer die meisten Karten zeigt, beginnt, aber alle sehen, was gezeigt wird. Zeig, was ruhig bekannt sein darf.
coach-turn = Eine Aktion je Zug. Am Anfang wirb Bauern an und sammle; dann werte auf und schick Soldaten in die Königsarmee, bevor der Nachziehstapel leer ist.
coach-recruit = Jeder, den du anwirbst, kostet Rohstoffe und braucht Platz in deiner Stadt. Bauern mit Bonus zahlen sich selbst.
coach-upgrade = Ein Bauer wird ein Gebäude, das ist ein Punkt; ein Knappe wird ein richtiger Soldat.
coach-move = Ein Schritt für jeden: von der Stadt auf die Mauer, von der Mauer in die Königsarmee. Zurück geht es nicht.
coach-attack = Wer angreift, wird danach abgewertet, also greif an, wenn es dem anderen mehr schadet.
coach-aim = Vergleich Stärke und Leben: Mindestens das Leben wertet eine Einheit ab, das Doppelte entfernt sie. Gebäude fallen nur durch das Doppelte ihres Lebens.
coach-defend = Jemand trifft dich. Ein Schild nimmt 3 Schaden weg, wenn das etwas rettet.
coach-protect = Schütz, was am meisten wert ist, und nur wo 3 Punkte etwas ändern.
coach-step = Reiter dürfen in jedem deiner Züge einen Schritt umsonst machen.
coach-military = Wähle einen Soldaten, der sofort aufgewertet wird, vorrückt oder angreift.
coach-deed = Eine Aufwertung kostet wie immer; ein Schritt oder ein Angriff ist frei.
coach-bomb = Die Bombe entfernt jede Karte im Spiel, sogar aus der Königsarmee. Such die, die am meisten wehtut.
coach-bomb-aid = Wähle die Königliche Hilfe, die weg soll.
coach-prison = Gefängnis entfernt einen Soldaten endgültig. Ein Ritter ist den Preis wert.
coach-flip = Werte einen deiner Knappen kostenlos auf oder den besten Soldaten eines anderen ab.
coach-way = Auf für die eigenen, ab für die anderen.
coach-court = Das Gericht macht aus einem Soldaten wieder einen Knappen. Wähle den stärksten.
coach-sell = Leg die Karte ab, die du am wenigsten brauchst, für vier Rohstoffe.
coach-build = Einer deiner Bauern wird umsonst zum Gebäude. Wähle das teuerste.
coach-take = Nimm, was zu deiner Stadt passt.
coach-receiver = Dein Team hat eine Königliche Hilfe bekommen: Gib sie dem, der sie am ehesten nutzen kann.
coach-transfer = Jedes Geschenk an einen Partner kostet einen Rohstoff mehr.
coach-between = Du darfst jetzt eine Königliche Hilfe nutzen, bevor der nächste Zug beginnt.

## The guided game: what has just happened, the first time

coach-event-struck =
    { $seat_is ->
        [you] Du wurdest getroffen. Schaden bleibt nie: Was nichts bewirkt hat, ist vergessen.
       *[other] Schaden bleibt nie: Was nichts bewirkt hat, ist vergessen.
    }
coach-event-marched = Eine Einheit, die die Königsarmee erreicht hat, ist sicher und zwei Punkte wert; auf einer Mauer schützt sie ihre Stadt.
