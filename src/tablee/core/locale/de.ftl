nobody = niemand

no-such-game = Ein Spiel „{ $name }“ gibt es nicht; es gibt: { $known }.
seats = { $game } spielt man zu { $seats } Personen, nicht zu { $given }.
option-unknown = Eine Option „{ $name }“ gibt es nicht; es gibt: { $known }.
option-value = Die Option { $name } kann nicht „{ $value }“ sein; möglich ist: { $allowed }.
action-unreadable = „{ $given }“ ist keine Aktion dieses Spiels.

edition-line = { $file }:{ $line }:
edition-not-toml = Das ist kein gültiges TOML: { $reason }.
edition-too-large = Eine Ausgabe darf höchstens { $limit } Bytes haben.
edition-too-deep = Diese Datei ist zu tief verschachtelt.
edition-number-too-large = Eine Zahl ist hier zu groß.
edition-missing = Hier fehlt „{ $name }“.
edition-name = Der Name einer Ausgabe besteht aus höchstens 48 Buchstaben, Ziffern, Punkten, Binde- oder Unterstrichen; „{ $value }“ passt nicht.
edition-other-game = Diese Ausgabe gehört nicht zu { $game }.
edition-status = Ein Status ist „known“ oder „reconstructed“.
edition-range = „{ $name }“ muss zwischen { $low } und { $high } liegen; { $value } passt nicht.
edition-kind-number = „{ $name }“ muss eine ganze Zahl sein.
edition-kind-text = „{ $name }“ muss ein Text in Anführungszeichen sein.
edition-kind-list = „{ $name }“ muss eine Liste sein.
edition-kind-table = „{ $name }“ muss eine Tabelle sein.
edition-kind-bool = „{ $name }“ muss true oder false sein.

position-line = Zeile { $line } der Stellung ergibt keinen Sinn: { $text }

file-not-read = { $file } lässt sich nicht lesen: { $reason }.
file-not-written = { $file } lässt sich nicht schreiben: { $reason }.
record-not-json = Das ist keine Partiedatei: Sie ist beschädigt, abgeschnitten oder von anderer Art.
record-too-large = Eine Partiedatei darf höchstens { $limit } Bytes haben.
record-is-sight = Diese Datei enthält, was eine einzelne Person von einer Partie gesehen hat, nicht die Partie selbst: Man kann sie ansehen, aber hier weder prüfen noch weiterspielen.
record-format = Diese Partiedatei hat das Format { $given }; diese Version liest das Format { $known }.
record-field = Die Partiedatei passt bei „{ $field }“ nicht: { $reason }.
record-entry-field = Eintrag { $entry } der Partiedatei passt bei „{ $field }“ nicht: { $reason }.
record-sequence = Eintrag { $entry } der Partiedatei trägt die Nummer { $seq }: Etwas fehlt oder wurde verschoben.
record-start = Das Protokoll muss mit dem Spielaufbau beginnen und darf nur einen enthalten.
record-game = Das ist eine Partie { $given }, nicht { $game }.
record-rules = Diese Partie wurde nach Version { $given } der Regeln gespielt; dies ist Version { $known }.
record-older-rules = Gespielt nach Version { $given } der Regeln; nach dieser, { $known }, verläuft die Partie anders. { $reason }
record-edition = Die Ausgabe „{ $edition }“ dieser Partie ist nicht die, die hier vorliegt.
record-ply = Eintrag { $entry } der Partiedatei steht beim falschen Zug.
record-step = Eintrag { $entry } der Partiedatei passt nicht: { $reason }
record-refused = Eintrag { $entry } der Partiedatei („{ $do }“) verstößt gegen die Regeln: { $reason }
record-draws = Die Würfe oder Ziehungen von Eintrag { $entry } der Partiedatei stimmen nicht.
record-digest = Die Stellung nach Eintrag { $entry } der Partiedatei ist nicht die aufgezeichnete.
record-outside = Eintrag { $entry } der Partiedatei ist nichts, was die Regeln kennen.
record-entry = Eintrag { $entry } der Partiedatei ist nicht das, was die Regeln daraus machen.
record-result = Das aufgezeichnete Ergebnis ist nicht das, zu dem die Partie führt.
record-not-opened = Das Geheimnis dieser Partie wurde nicht offengelegt; die Ziehungen lassen sich nicht nachrechnen.
record-commitment = Das offengelegte Geheimnis ist nicht das vor Beginn zugesagte.
record-entropies = Die Datei enthält nicht für jeden Platz eine Entropie.
record-entropy = Die Entropie von Platz { $seat } ist nicht die vor Beginn zugesagte.
record-promises = Die Zusagen in der Datei sind nicht die, an die der Gastgeber vor Beginn gebunden war.
record-left-out = Ein Anteil an den Würfeln, den der Server angenommen hatte, fehlt darin: Der Gastgeber hat ihn weggelassen.
record-hex = Ein Geheimnis oder eine Entropie in der Datei hat nicht 32 Bytes in Hexadezimalschrift.

step-begun = Das Spiel ist bereits aufgebaut.
step-stuck = In der Stellung, mit der das Spiel beginnt, kann niemand etwas tun.
step-since = Er lässt Einträge aus, die es nicht gibt.
step-seat = Dieser Platz ist nicht an der Reihe.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-revealed = Es wurde etwas aufgedeckt oder ein anderer war schon an der Reihe: Zurücknehmen geht nur mit Zustimmung aller.

event-undone = Die letzte Entscheidung wurde zurückgenommen.

term-won = { $way ->
    [up] du kannst die Partie sofort gewinnen
   *[down] du lässt eine Chance auf den sofortigen Sieg aus
}
term-lost = { $way ->
    [up] du läufst weniger Gefahr, die Partie sofort zu verlieren
   *[down] du läufst Gefahr, die Partie sofort zu verlieren
}
