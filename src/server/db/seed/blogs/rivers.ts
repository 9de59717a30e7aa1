import type { BlogSketch } from './blog-sketch.ts'

/** Of fields of play, and of rivers. */
export const RIVER_BLOGS: readonly BlogSketch[] = [
  {
    title: 'বর্ষার ফুটবল: কাদায় যে খেলা শেখায়',
    author: 'karim',
    category: 'sports',
    tags: ['ফুটবল', 'বর্ষা', 'পাড়ার মাঠ'],
    days: 87,
    isFeatured: true,
    motif: 'football',
    tone: 4,
    summary: 'মাঠে হাঁটুপানি, বল গড়ায় না, তবু বিকেল হলেই ছেলেরা হাজির। কাদায় কী শেখা যায়, আর চোট এড়াবেন কীভাবে।',
    text: `আষাঢ়ের বিকেল। খুলনার আমাদের মাঠটা তখন মাঠ না, পুকুর। তবু সাড়ে চারটায় কেউ একজন বল নিয়ে নামে, আর পাঁচ মিনিটে বাইশজন। কোচ হিসেবে আমার কাজ ছিল বাধা দেওয়া। এখন আমিও নামি।

## কাদা যা শেখায়

শুকনা মাঠে বল আপনার কথা শোনে। কাদায় শোনে না, তাই শরীরকে শিখতে হয়:

- **ছোট পা।** লম্বা পা ফেললে পিছলাবেন। কাদায় যে ভালো খেলে, সে ছোট ছোট পায়ে দৌড়ায়, আর সেটাই সব মাঠের ভালো অভ্যাস।
- **বল তোলা।** গড়ানো পাস থেমে যায়, তাই আঙুলের নিচে নিয়ে তুলে দিতে হয়। চিপ শেখার এর চেয়ে ভালো স্কুল নেই।
- **আগে ভাবা।** বল কোথায় থামবে কেউ জানে না। যে আগে দুটো সম্ভাবনা ভেবে রাখে, সে আগে পৌঁছায়।
- **পড়া।** কাদায় পড়লে ব্যথা কম, তাই পড়তে ভয় কমে। কাঁধ দিয়ে গড়িয়ে পড়া শিখুন এখানেই।

## নামার আগে মাঠ হাঁটুন

পানির নিচে কী আছে দেখা যায় না। আমরা আগে দুজন খালি পায়ে না, জুতা পরে পুরো মাঠ হাঁটি, হাতে লাঠি। কাচ, পেরেক, ইটের টুকরা, গর্ত; যা পাওয়া যায় তুলে ফেলি, গর্তে ডাল পুঁতে দিই।

### বিদ্যুৎ চমকালে খেলা শেষ

এটা নিয়ে কোনো দরাদরি নেই। আলো দেখার পর ত্রিশ গোনার আগে শব্দ শুনলে বাজ কাছে। খোলা মাঠে আপনিই সবচেয়ে উঁচু। দৌড়ে পাকা ঘরে যান, গাছের নিচে না। শেষ শব্দের আধঘণ্টা পর আবার নামুন।

> একটা ম্যাচ না খেললে হারবেন এক বিকেল। বাজ পড়লে হারবেন সব।

## কম খরচে সরঞ্জাম

1. পুরোনো বলে মোম ঘষে নিন, পানি কম টানবে।
2. কাপড়ের জুতার নিচে দড়ি পেঁচিয়ে বাঁধলে পিছলানো কমে।
3. দুই দলের জার্সি না থাকলে এক দল জামা উল্টো পরুন। কাদায় দশ মিনিট পর এমনিতেই সবাই এক রঙের।
4. গোলপোস্টে বাঁশ দিলে গিঁটগুলো চেঁছে নিন।

## খেলার পর

গোসল পরিষ্কার পানিতে, আঙুলের ফাঁক শুকিয়ে মুছুন। কাটা থাকলে সাবান-পানি, তারপর ঢেকে রাখুন। গভীর কাটা বা মরচে ধরা পেরেকে লাগলে সেদিনই টিটেনাসের টিকার খোঁজ নিন। ভেজা জামায় বাড়ি ফিরবেন না; জ্বরটা খেলার জন্য হয় না, ফেরার পথের জন্য হয়।

আমাদের জেলা দলের তিনজন এই মাঠের। তিনজনই বলে, ঢাকার ঘাসের মাঠে খেলা তাদের কাছে ছুটির মতো লাগে।`,
  },
  {
    title: 'নৌকাবাইচ: পঞ্চাশ বৈঠার এক তাল',
    author: 'selim',
    category: 'festivals',
    tags: ['নৌকাবাইচ', 'নদী', 'উৎসব'],
    days: 110,
    isFeatured: true,
    motif: 'boat',
    tone: 3,
    summary: 'জোর দিয়ে বাইচ জেতা যায় না, তাল দিয়ে যায়। নৌকার গড়ন, মাল্লার জায়গা, সারিগান আর পাড়ে দাঁড়িয়ে দেখার নিয়ম।',
    text: `ভাদ্রের নদী ভরা, স্রোত কম, ধান রোয়া শেষ। মানুষের হাতে কয়েকটা অবসর দিন। বাইচের সময় এটাই, পাঁজি না দেখেও বলা যায়।

আমাদের দলের নৌকার নাম ‘মায়ের দোয়া’, লম্বায় আটচল্লিশ হাত। সারা বছর সে পানির নিচে ডোবানো থাকে, কারণ শুকালে কাঠ ফাটে। শ্রাবণের শেষে তুলে, আলকাতরা মেখে, গলুইয়ে নতুন রং। সেই দিনটাই আমাদের আসল উৎসব।

## নৌকায় কে কোথায়

- **হালি** পেছনে দাঁড়িয়ে হাল ধরেন। বাইচ জেতান তিনি, নাম হয় মাল্লাদের।
- **মাল্লা** দুই পাশে জোড়ায় জোড়ায়, আমাদের পঞ্চাশজন। সামনের চার জোড়া তাল ধরেন, মাঝখানে জোর, পেছনে ভারসাম্য।
- **গায়েন** মাঝখানে পাটাতনে। কাঁসর, ঢোল আর গলা; তিনি থামলে নৌকা থামে।
- **সেঁউতি** নামে একজন, শুধু পানি সেঁচেন। সবচেয়ে কম বয়সী ছেলেটার প্রথম চাকরি।

## তালই জোর

নতুন ছেলেরা ভাবে গায়ের জোরে টানলেই হবে। পঞ্চাশজনের মধ্যে একজন আধা সেকেন্ড আগে বৈঠা ফেললে বাকি উনপঞ্চাশজনের টান নষ্ট। তাই প্রথম দশ দিন আমরা নদীতে নামি না; উঠানে সারি দিয়ে পিঁড়িতে বসে খালি হাতে গানের সঙ্গে টানি।

সারিগানের কথায় ঢেউ আছে। টানার সময় লম্বা স্বর, বৈঠা তোলার সময় ছোট। গানটা আসলে ঘড়ি।

> ‘একলা টানে নাও ঘোরে, সবে টানে নাও চলে।’ হালির কথা, সারা জীবনের জন্যও খাটে।

![বাইচের নৌকা](boat 7)

## দেখতে গেলে

1. শেষ সীমার দুইশো গজ আগে দাঁড়ান। আসল লড়াই ওখানে, সীমায় গিয়ে শুধু ফল দেখা যায়।
2. ছোট নৌকায় মাঝনদীতে ভিড় করবেন না। প্রতি বছর ঢেউয়ে কয়েকটা ডিঙি ওল্টায়। ট্রলারে উঠলে লাইফ জ্যাকেট চান, না থাকলে নেমে যান।
3. বাচ্চাদের পাড়ের একেবারে কিনারে দাঁড় করাবেন না; ভেজা এঁটেল মাটি ভাঙে হঠাৎ।
4. রোদ-টুপি, পানি, আর পলিথিনে মোড়ানো ফোন।

### ছবি তুলতে চাইলে

বিকেল চারটার পর পশ্চিম পাড়ে থাকুন, আলো পেছন থেকে পড়বে, মাল্লাদের পিঠের ঘাম চকচক করবে। বৈঠা পানি ছোঁয়ার ঠিক আগের মুহূর্তে বোতাম চাপুন।

## কেন বাঁচানো দরকার

সেতু হয়েছে, নৌকা কমেছে। একটা বাইচের নৌকা গড়তে যে কাঠ আর যে মিস্ত্রি লাগে, দুটোই এখন দুর্লভ। কিন্তু যে গ্রামে বাইচ আছে, সে গ্রামে পঞ্চাশজন মানুষ বছরে অন্তত এক মাস একসঙ্গে শ্বাস নেয়। এমন মিল আর কোথাও দেখি না। তাই ছেলেদের বলি, বৈঠা ধরতে না পারলেও আলকাতরা মাখার দিনটায় যেন সবাই ঘাটে আসে।`,
  },
  {
    title: 'The night launch south: how to sleep, eat and arrive',
    author: 'rafiq',
    category: 'transport',
    tags: ['launch', 'river', 'travel', 'Barishal'],
    days: 139,
    motif: 'launch',
    tone: 6,
    summary:
      'The bridge made the road fast, but three decks of light on a black river are still the best way to go to a concert. Notes from twenty crossings with drums.',
    text: `You can be in Barishal by bus in the time that it takes a launch to leave the city behind. I still take the launch whenever the band has time, and not because of the drums, although a bus charges for drums and a launch does not.

At Sadarghat the evening begins with shouting. Boys take hold of your bag and name a launch. You hold the bag tighter and say the name of another. Below the jetty small boats slip about like fish among buffaloes. Then a horn that you feel in your ribs, and the lights of the embankment start to slide.

## Where to be

- **Deck**: the open floor, cheapest, warmest company. Come an hour and a half early, bring a sheet to mark your ground. In the middle you are out of the wind; near the engine you are out of sleep.
- **Sofa or chair**: for those who will not lie down among strangers.
- **Cabin**: a bed, a fan, a key. Singles sell out before weekends and Eids. Ask for the side that does not face the searchlight.

Whatever you choose, walk the ship once while it is still at the jetty. Where do stairs go down? Where are life jackets and rings, and can you lift one off its hook? It takes three minutes. Do it every time, as a drummer counts his sticks.

> The river is calm until it is not, and it never sends a message first.

## Eating

There is a kitchen at the stern. The board says many things; the answer is rice, thick lentils, and whichever fish came on board at five o’clock. Ask the price before the fish is on the plate and not after.

Sellers walk the decks until midnight with boiled eggs, *jhalmuri*, guava with salt, and at four in the morning, in a voice soft enough for a hospital, tea.

## Sleeping

1. Put shoes and phone inside the pillowcase.
2. Tie the bag to your ankle if you are on deck. It is not an insult to your neighbours, they have done the same.
3. A shawl, even in June. After two o’clock the wind belongs to the sea.
4. Switch mobile data off. The phone will otherwise spend the night looking for towers, and it will be empty when your aunt calls to ask which jetty.

## When not to go

From April to early June, and again in October and November, look at the signal numbers before you pack. At a river port *signal two* means that smaller launches stay where they are, and *three* that all of them do; if yours wants to leave anyway, you should not. Overcrowding is easier to see than weather: if people are sitting on the roof, take the next one. There is always a next one.

## With a band, a bicycle, or a grandmother

Freight goes on the lower deck, beside the engine stairs. Agree on the price with the *sareng’s* clerk and not with the boy who carries it, and have it written on the back of your ticket. Drums travel upright, tied to a pillar, skins away from the engine; a cymbal under a stranger’s sack of onions will sound of onions for ever.

A bicycle is cheaper than you think and should be locked to the rail all the same. Take the lamp off.

For old people a cabin on the *middle* deck is best: below is the engine, above are the stairs. Ask for the one nearest to the toilet, and go and look at that toilet before you pay. Bring a stool for the gangway. Two boys will offer to carry her; one has to be enough, and it should be you.

### Children

They are in heaven for an hour and bored for nine. Give each of them a job. One counts the lights on the left bank, the other one counts boats that have none. Draw a line with chalk that they may not cross, an arm’s length from the rail, and sit on it yourself.

## What you see if you stay awake

First the brick kilns, a row of red eyes. Then shipyards, where men weld on the ribs of something huge, and blue light jumps over the water. After Munshiganj the banks move apart. Where the Padma meets the Meghna there is nothing at all for half an hour, only the searchlight, which swings out, finds a fisherman, says sorry, and goes back.

He lifts his lamp when it touches him. They all do. I asked a helmsman once what it means. “It means *I am here*,” he said. “What else is there to say at night?”

> On a bus you cross the country. On a launch the country comes past, and looks at you.

About three o’clock, on clear nights, the smell changes from diesel to mud and grass. That is when the old men wake up, without a clock, and say the name of their district.

## What it costs to be kind

Deck passengers pay little, and crews live from little. Buy the tea. Give the boy who guarded your place ten taka more than he asked. Carry your rubbish off the ship in a bag, since what is swept here is swept into the river, and it is you who will be eating the fish.

## Arriving

At five the fans stop and there is a smell of mud and woodsmoke. Somebody prays, somebody looks for a sandal. The bank comes near, with a row of rickshaws like teeth, and for a minute no one pushes.

Then everybody pushes. Let them. You have slept; your drums have slept; the sound check is not before four.`,
  },
  {
    title: 'Tape on a tennis ball: running a street cricket cup',
    author: 'sohel',
    category: 'sports',
    tags: ['cricket', 'tournament', 'neighbourhood'],
    days: 62,
    motif: 'cricket',
    tone: 1,
    summary: 'Eight teams, one lane, two evenings, and no broken windows that were not paid for. A plan that has survived six Ramadans.',
    text: `I build houses for a living, so people assume that I like things straight. Street cricket cured me. Our lane is eleven paces wide at one end, nine at the other, with a drain at mid-off and a transformer at square leg. We have held a cup there for six years. Here is the plan, so that you do not have to make our mistakes.

## The ball is everything

A tennis ball, wrapped in electrical tape. One layer all round gives a ball that skids. Two strips more along one side and it swings like gossip. Decide **before** the first match who wraps the balls, and let one person wrap all of them on one evening. Every quarrel of our first year began with somebody’s cousin’s tape.

Buy three for each match. One will go on a roof and one into the drain.

## Rules that fit on one sheet

1. Six a side, five overs, each bowls one.
2. Over a wall on the full: out. This saves windows better than any net.
3. A wall catch with one hand: out. After the ball has touched a wall, one bounce is allowed.
4. Rickshaw in the lane: dead ball. An ambulance: everybody lifts the stumps and stands aside, and the over starts anew.
5. No leg before. Nobody has ever agreed about one.
6. The umpire is from a team that is out of the cup, and is fed.

Print it, laminate it, nail it to the pole. A rule that hangs on a pole is not an opinion.

## Money

- Entry: 600 taka a team, which is a hundred a player
- Balls, tape, stumps with a base: 1,500
- Light for the final: two floodlights from the decorator
- A fund for glass: 500, kept by the oldest woman of the lane

The last line made the neighbours our friends. When a pane broke in the second match she walked over and paid on the spot, and the owner of the pane has watched every final since, from a chair, in that window.

> Ask permission from the people who will not be playing. The players have given it already.

## A draw for two evenings

Eight teams, straight knockout: four matches on the first evening, two semifinals and a final on the second. A match of ten overs takes 35 minutes if captains toss while the last one is still shaking hands. Losers of the first evening play each other for a plate, because nobody should come with a bag of bread and bananas for twenty minutes of cricket.

## Small things that matter

### Girls’ teams

In the third year four sisters asked for a team and we said next year. We were wrong by one year. They have won once, and there are now three teams.

### Water

Two jars, one with salt and sugar. In the heat somebody always forgets that he is thirty-eight.

### The end

Trophy, photo, and then brooms. The two finalists sweep the lane together. It is in the rules, on the pole, and it is the only one that nobody has ever argued about.`,
  },
]
