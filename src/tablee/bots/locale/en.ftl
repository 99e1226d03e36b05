no-such-bot = There is no bot "{ $name }"; there are: { $known }.

bot-random = Random
bot-random-help = Plays any legal action, all equally likely.
bot-greedy = Greedy
bot-greedy-help = Looks through every turn it could take and picks the one that pays best at once.
