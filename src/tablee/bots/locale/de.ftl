no-such-bot = Einen Bot „{ $name }“ gibt es nicht; es gibt: { $known }.

bot-random = Zufall
bot-random-help = Spielt irgendeinen erlaubten Zug, jeden mit gleicher Wahrscheinlichkeit.
bot-greedy = Gierig
bot-greedy-help = Prüft jeden Zug, den er machen könnte, und nimmt den, der sich sofort am meisten lohnt.
