no-such-bot = Il n'y a pas de robot « { $name } » ; il y a : { $known }.

bot-random = Hasard
bot-random-help = Joue n'importe quel coup permis, tous avec la même probabilité.
bot-greedy = Glouton
bot-greedy-help = Examine tous les tours qu'il pourrait jouer et prend celui qui rapporte le plus sur-le-champ.
