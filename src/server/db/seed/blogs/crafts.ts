import type { BlogSketch } from './blog-sketch.ts'

/** Of what hands make. */
export const CRAFT_BLOGS: readonly BlogSketch[] = [
  {
    title: 'রিকশার পেছনের রঙিন দুনিয়া',
    author: 'nusrat',
    category: 'crafts',
    tags: ['রিকশাচিত্র', 'লোকশিল্প', 'ঢাকা'],
    days: 5,
    isFeatured: true,
    motif: 'rickshaw',
    tone: 8,
    summary: 'ময়ূর, নায়িকা, চাঁদের নিচে কুঁড়েঘর: শহরের সবচেয়ে বড় চলমান গ্যালারি ঘুরে বেড়ায় তিন চাকায়। কীভাবে আঁকা হয়, কী দেখে চিনবেন।',
    text: `জ্যামে আটকে থাকার একটা ভালো দিক আছে। সামনের রিকশাটার পেছনে তাকিয়ে থাকুন: টিনের পাতে গোলাপি আকাশ, নীল নদী, মাঝখানে একটা বাঘ গিটার বাজাচ্ছে। এই ছবি কোনো জাদুঘরে নেই, কিন্তু রোজ হাজার মানুষ দেখেন।

২০২৩ সালে ইউনেসকো ঢাকার রিকশা ও রিকশাচিত্রকে বিশ্বের অপরিমেয় সাংস্কৃতিক ঐতিহ্যের তালিকায় তুলেছে। অথচ যাঁরা আঁকেন, তাঁদের বেশির ভাগই নিজেদের শিল্পী বলেন না, বলেন ‘মিস্ত্রি’।

## একটা প্যানেল আঁকা হয় যেভাবে

1. টিনের পাত মাপমতো কেটে ঘষে পরিষ্কার করা হয়, যাতে রং ধরে।
2. জমিনে পড়ে এক রঙের প্রলেপ; রোদে শুকাতে দেওয়া হয়।
3. বড় আকারগুলো আগে: আকাশ, পানি, শরীর। খসড়া অনেকে করেনই না, হাত জানে।
4. তারপর ছায়া, একই রং একটু গাঢ় করে তুলির এক টানে।
5. সবশেষে সাদা আর হলুদের ফোঁটা: চোখের তারা, পালকের ডগা, ফুলের রেণু।

এনামেল রং চকচকে থাকে বৃষ্টির পরেও। মিস্ত্রিরা বলেন, ছবি এমন হতে হবে যেন দশ হাত দূর থেকে চেনা যায় আর এক হাত দূরে মন ভরে।

![রিকশার প্যানেলে যেমন আঁকা থাকে](peacock 2)

## কী দেখে চিনবেন

### রং মেশে না

গোলাপির পাশে সবুজ, নীলের পাশে কমলা। বিপরীত রং গায়ে গায়ে বসে, মাঝখানে শুধু একটা কালো রেখা।

### জায়গা ফাঁকা থাকে না

ফাঁক পেলেই ফুল, লতা, তারা। খালি জমিন মানে অসমাপ্ত কাজ।

### গল্প থাকে

সিনেমার দৃশ্য, মক্কা-মদিনা, মুক্তিযুদ্ধ, গ্রামের বাড়ি, আবার শহরে মানুষের জায়গায় পশুপাখি। কোন সময়ে কী জনপ্রিয় ছিল, পুরোনো প্যানেল দেখে বলা যায়।

> ‘রিকশা চলে পায়ে, কিন্তু যাত্রী ওঠে চোখে দেখে।’ এক চালকের কথা, বকশীবাজারে শোনা।

নবীনেরা জিজ্ঞেস করেন, এক রিকশায় এত ছবি কেন? মালিকেরা বলেন, সাজানো রিকশায় যাত্রী আগে ওঠেন, আর চালকের নিজেরও মন ভালো থাকে। দিনে বারো ঘণ্টা যে গাড়ির সঙ্গে থাকেন, সেটা একটু সুন্দর না হলে চলে?

## হাতের কাজ বাঁচাতে চাইলে

ছাপা স্টিকার সস্তা, তাই হাতে আঁকা প্যানেলের অর্ডার কমেছে। কিন্তু কেটলি, চশমা, জুতা, ঘরের দরজায় রিকশাচিত্র আঁকিয়ে নেওয়ার চল বেড়েছে। অর্ডার দিলে তিনটা কথা মনে রাখুন: অগ্রিম দিন, নকশা আঁকিয়ের ওপর ছাড়ুন, আর কাজ শেষে নিচে তাঁর নাম লিখতে বলুন। রিকশার পেছনে নাম লেখার রেওয়াজ আছে, আপনার কেটলিতে থাকবে না কেন?`,
    before: [{ title: 'রিকশাচিত্র: তিন চাকার গ্যালারি' }],
  },
  {
    title: 'নকশি কাঁথার পাঁচ ফোঁড়, হাতে-কলমে',
    author: 'sumaiya',
    category: 'crafts',
    tags: ['নকশি কাঁথা', 'সেলাই', 'হাতের কাজ'],
    days: 58,
    motif: 'cloth',
    tone: 2,
    summary: 'পুরোনো শাড়ি, পাড় থেকে তোলা সুতা আর একটা সুই। পাঁচটা ফোঁড় শিখলে নিজের প্রথম কাঁথাটা শুরু করা যায়।',
    text: `আমার দাদির কাঁথার এক কোণে একটা পুকুর আছে, তাতে মাছ, ঘাটে একটা হাঁস। দাদি বলতেন, ওটা তাঁর বাপের বাড়ির পুকুর। মানচিত্র আঁকতে জানতেন না, সুতায় এঁকে রেখেছেন।

কাঁথা শুরু হয় ফেলে দেওয়া কাপড় থেকে। তিন-চারটা নরম পুরোনো সুতি শাড়ি একটার ওপর একটা বিছিয়ে, টান টান করে কিনার সেলাই করে নেওয়া হয়। নতুন কাপড়ে কাঁথা হয় না কেন জানেন? শক্ত কাপড়ে সুই ঢোকে না, আর গায়ে দিলে আরাম লাগে না।

## শুরুর আগে যা লাগবে

- তিনটা পুরোনো সুতি শাড়ি, ধুয়ে ইস্তিরি করা
- ছয় তারের এমব্রয়ডারি সুতা, দুই তার করে নেবেন
- মাঝারি সুই, আঙুলে পরার টুপি
- নকশা তোলার জন্য পেনসিল আর কার্বন কাগজ

## পাঁচটি ফোঁড়

### ১. রান ফোঁড়

সবার মা। সুই ওপরে-নিচে, সমান দূরত্বে। জমিন ভরাট হয় এই ফোঁড়ে, আর কাপড়ে ঢেউয়ের মতো কুঁচকানো ভাব আসে। ফোঁড় যত ছোট, কাঁথা তত দামি।

### ২. ডাল ফোঁড়

লতার ডাঁটা, নদীর পাড়, মানুষের চুল আঁকতে লাগে। প্রতিটি ফোঁড় আগেরটার অর্ধেক থেকে শুরু করুন, তাহলে দড়ির মতো পাকানো দেখাবে।

### ৩. কাঁথা ফোঁড়

রান ফোঁড়ের পাশাপাশি সারি, কিন্তু পরের সারি আধা ফোঁড় পিছিয়ে। বুনট তৈরি হয়, রং পাল্টালে পাটির মতো দেখায়।

### ৪. চেইন ফোঁড়

সুতার ফাঁসের ভেতর দিয়ে পরের ফাঁস। ফুলের পাপড়ির ধার মোটা করতে ভালো।

### ৫. ভরাট ফোঁড়

পাতার মাঝখান থেকে ডানে-বাঁয়ে পাশাপাশি টান। সুতা বেশি লাগে, তাই ছোট জায়গায় দিন।

![ভাঁজ করা কাঁথা ও সুই](cloth 11)

## মাঝখান থেকে শুরু করুন

পুরোনো কাঁথায় মাঝখানে থাকে পদ্ম, চার কোণে গাছ বা কলকা, কিনারে পাড়। আগে পদ্ম, তারপর কোণ, তারপর ফাঁকা জমিন। উল্টো করলে কাপড় সরে গিয়ে মাঝখানে ফুলে ওঠে।

নকশা নিজে আঁকতে ভয় পাবেন না। উঠানের কুলা, ধানের ছড়া, নাতনির জুতা; যা রোজ দেখেন, সেটাই কাঁথার নকশা। পুরোনো কাঁথায় রেলগাড়িও আছে, কারণ একদিন কেউ প্রথম রেলগাড়ি দেখে বাড়ি ফিরেছিলেন।

> তাড়াহুড়া করবেন না। ভালো একটা কাঁথায় এক শীত যায়, কখনো দুই শীত।

বিক্রি করতে চাইলে ঘণ্টা লিখে রাখুন, প্রতিদিন। চল্লিশ ঘণ্টার কাজ পাঁচশো টাকায় ছেড়ে দিলে সেটা ভালোবাসা হতে পারে, ব্যবসা নয়। আর নিজের গল্পটা কাগজে লিখে কাঁথার সঙ্গে দিন। পুকুরটা কার, সেটা জানলে মানুষ যত্ন করে রাখে।`,
  },
  {
    title: 'A loom that fits in a bag: weaving in the hills',
    author: 'mithila',
    category: 'crafts',
    tags: ['weaving', 'Rangamati', 'handloom'],
    days: 34,
    isFeatured: true,
    motif: 'loom',
    tone: 9,
    summary:
      'No legs, no wheels, no nails: the backstrap loom is a few sticks, a belt and a body that leans. How it works, and how to buy cloth from it fairly.',
    text: `People who visit my mother ask where the loom is. She points to a bundle of bamboo in the corner, tied with a rag. It looks like something to light a fire with. Then she ties one end to the house post, puts the belt around her back, sits down and leans, and the bundle becomes a machine.

A backstrap loom is tension and nothing else. The warp runs from the post to the weaver, and her body is the frame. If she leans back the threads are tight; if she leans forward they loosen and she can lift them. That is why two women never weave quite the same cloth on the same sticks. The cloth knows how heavy you are, and whether you were tired.

## The parts, in the order you meet them

1. **The belt**, of leather, bark or folded cloth, behind the hips.
2. **The breast beam**, on which the finished cloth is rolled.
3. **The sword**, a smooth flat stick that beats every thread home and holds the gap open.
4. **The heddle**, a stick with loops of string that lifts every second thread.
5. **The end beam**, tied to the post.

Everything else is patience. An ordinary shawl takes a week of afternoons. A *pinon*, the long skirt with its patterned border, takes three weeks or more, because the pattern is picked by hand, thread by thread, without a drawing.

## Patterns have names

My grandmother kept hers on one long sampler, the *alam*: a strip of cloth with every pattern that the family knows, woven once, as a dictionary. There is one for the cucumber flower, one for the crab, one for the fern that curls by the stream. A girl who wanted to learn a pattern unrolled the sampler and counted.

> We had no letters on paper, but nobody in this house was unable to read.

## If you want to buy

Factory copies of hill patterns hang in every souvenir shop. They are not wrong to buy, but they are something else, and they should cost something else. How to tell:

- Turn it over. On a picked pattern the back is as busy as the front, never blank.
- Look at the edges. A body leans a little less after lunch, so the width of handwoven cloth wanders by some threads.
- Ask how long it took. A weaver knows to the day; a trader looks at the ceiling.

### A fair price, roughly

Take the days and multiply them by what a day of field work pays in that place. Add the yarn. If the sum is above the price on the label, somebody is being paid too little, and it is not the shop.

Order early. Wool shawls are woven in the rains, when nobody can work on the slopes; if you ask in December for a December wedding you will get what others left.

And if you are ever invited to sit down and try: take off your watch, lean back, and do not apologise. Everybody’s first ten centimetres are terrible. My mother kept mine. She uses it to wrap the loom.`,
  },
  {
    title: 'Colour from the kitchen: four natural dyes to try',
    author: 'mithila',
    category: 'crafts',
    tags: ['natural dye', 'handloom', 'at home'],
    days: 121,
    motif: 'easel',
    tone: 5,
    summary: 'Onion skin, turmeric, tea and the husk of a betel nut. What each gives on cotton, what fades, and how to stop it from running.',
    text: `Before there were packets of dye there was the compost heap. You can start with what you were about to throw away, an old pot that will never cook food again, and a white cotton scarf.

## First: wash, then bite

Cotton comes with grease and starch in it, and colour slides off both. Boil the cloth for an hour with a spoon of washing soda, rinse until the water is clear. Then it needs something to hold the colour, what dyers call a mordant, from the French word for *biting*. The kindest one is alum, *fitkiri*, from any grocer: 15 grams for every 100 grams of dry cloth, dissolved in hot water. Let the cloth lie in it overnight.

Skip this step and your scarf will be beautiful until the first rain.

## The four

### Onion skin: gold to rust

The dry brown outer skins, as much in weight as the cloth. Simmer an hour, strain, put the cloth in for another hour. With alum a warm gold; add a rusty nail to the pot for olive brown. It is the most faithful of the four.

### Turmeric: loud, and short of breath

Nothing is easier or brighter, and nothing fades faster. Sunlight eats it within weeks. Use it for something that will be worn once, a *gaye holud* scarf for instance, and love it for that.

### Tea: a quiet brown

Three spoons of cheap dust tea for a litre. Tea has its own tannin, so it grips well without alum. It makes new cloth look as if it had a history.

### Betel nut husk: dusty rose

Soak the crushed husk overnight, simmer two hours. On cotton it gives a soft pink brown that I have never seen in a packet.

![Paints on a board](easel 6)

## Rules of the pot

- A dye pot is a dye pot for ever. Never cook in it again.
- Stir often. A fold that sits still becomes a stripe.
- Let the cloth cool in the bath. Impatience is the main cause of pale scarves.
- Dry it in the shade.
- Write down weight, time and water on a label and pin it to a snip of the cloth. In a year you will own a book of colours.

## Washing what you dyed

By hand, cold, with mild soap, apart from white things for the first three times. If a little colour comes out, that is the part that never bit. What stays after that will stay for years.

> The hills are not bright. They are many browns and one surprising green, and that is a good way to dress too.`,
  },
]
