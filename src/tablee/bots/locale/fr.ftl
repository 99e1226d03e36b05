no-such-bot = Il n'y a pas de robot « { $name } » ; il y a : { $known }.

bot-random = Hasard
bot-random-help = Joue n'importe quel coup permis, tous avec la même probabilité.
bot-greedy = Glouton
bot-greedy-help = Examine tous les tours qu'il pourrait jouer et prend celui qui rapporte le plus sur-le-champ.
bot-novice = Zoé, première partie
bot-novice-help = Vient d'apprendre les règles : joue avec plaisir, sans rien voir venir, et laisse passer bien des occasions.
bot-amateur = Basile, joueur du dimanche
bot-amateur-help = Connaît les règles et les bonnes idées, mais n'en voit que quelques-unes à la fois.
bot-regular = Mina, habituée
bot-regular-help = Examine tout ce que son tour permet et choisit ce qui la met le mieux en place, sans songer à la réponse.
bot-master = Oscar, fin renard
bot-master-help = Imagine ce que vous pourriez cacher et se demande comment vous répondrez à chacun de ses projets.
bot-expert = Victoire, championne
bot-expert-help = Éprouve ses meilleurs projets dans des centaines de mondes possibles et prend celui qui y résiste le mieux.
