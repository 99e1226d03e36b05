no-such-bot = There is no bot "{ $name }"; there are: { $known }.

bot-random = Random
bot-random-help = Plays any legal action, all equally likely.
bot-greedy = Greedy
bot-greedy-help = Looks through every turn it could take and picks the one that pays best at once.
bot-novice = Zoe, first game
bot-novice-help = Has just learnt the rules: plays for fun, sees nothing coming and misses many a chance.
bot-amateur = Basil, Sunday player
bot-amateur-help = Knows the rules and the good ideas, but sees only a few of them at a time.
bot-regular = Mina, regular
bot-regular-help = Looks at everything her turn allows and takes what leaves her best placed, without a thought for the reply.
bot-master = Oscar, sly fox
bot-master-help = Imagines what you may be hiding and asks how you would answer each of his plans.
bot-expert = Victoria, champion
bot-expert-help = Tries her best plans in hundreds of possible worlds and takes the one that stands up to them best.
