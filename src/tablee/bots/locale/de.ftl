no-such-bot = Einen Bot „{ $name }“ gibt es nicht; es gibt: { $known }.

bot-random = Zufall
bot-random-help = Spielt irgendeinen erlaubten Zug, jeden mit gleicher Wahrscheinlichkeit.
bot-greedy = Gierig
bot-greedy-help = Prüft jeden Zug, den er machen könnte, und nimmt den, der sich sofort am meisten lohnt.
bot-novice = Zoe, erste Partie
bot-novice-help = Hat die Regeln gerade erst gelernt: spielt aus Freude, sieht nichts kommen und lässt manche Gelegenheit aus.
bot-amateur = Basil, Sonntagsspieler
bot-amateur-help = Kennt die Regeln und die guten Ideen, sieht davon aber immer nur einige.
bot-regular = Mina, Stammgast
bot-regular-help = Sieht sich alles an, was ihr Zug erlaubt, und nimmt, womit sie danach am besten dasteht, ohne an die Antwort zu denken.
bot-master = Oskar, schlauer Fuchs
bot-master-help = Überlegt, was du verbergen könntest, und fragt sich, wie du auf jeden seiner Pläne antworten würdest.
bot-expert = Viktoria, Meisterin
bot-expert-help = Erprobt ihre besten Pläne in Hunderten möglicher Welten und nimmt den, der sich dort am besten bewährt.
