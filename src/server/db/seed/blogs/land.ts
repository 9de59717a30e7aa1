import type { BlogSketch } from './blog-sketch.ts'

/** Of what grows, of roads and of the sky. */
export const LAND_BLOGS: readonly BlogSketch[] = [
  {
    title: 'রাজশাহীর আম: কোনটা কবে, চিনবেন কী করে',
    author: 'sumaiya',
    category: 'agriculture',
    tags: ['আম', 'রাজশাহী', 'ফল', 'মৌসুম'],
    days: 132,
    isFeatured: true,
    motif: 'mango',
    tone: 4,
    summary: 'গোপালভোগ দিয়ে শুরু, আশ্বিনা দিয়ে শেষ। আগে পাড়া আম চেনার উপায়, কুরিয়ারে আনানোর নিয়ম আর আঁটির ভেতরের গল্প।',
    text: `আমার মামার বাগান বাঘায়। জ্যৈষ্ঠ এলে মামা আর ফোন ধরেন না, গাছে থাকেন। ছোটবেলায় তাঁর কাছেই শিখেছি, আম কেনার আগে পঞ্জিকা দেখতে হয়, দোকান না।

## কোনটা কবে

প্রতি বছর জেলা প্রশাসন গাছ থেকে আম পাড়ার তারিখ জানিয়ে দেয়। গরম-বৃষ্টিতে কয়েক দিন এদিক-ওদিক হয়, মোটামুটি ধারাটা এই:

1. **গুটি** জাতের আম, মে মাসের মাঝামাঝি
2. **গোপালভোগ**, মে মাসের শেষ সপ্তাহের আগে-পরে
3. **হিমসাগর বা খিরসাপাত**, মে মাসের শেষ থেকে
4. **ল্যাংড়া**, জুনের প্রথম ভাগ পেরোলে
5. **আম্রপালি ও ফজলি**, জুনের মাঝামাঝি থেকে
6. **আশ্বিনা**, জুলাইয়ে

এপ্রিলে ঢাকার ফুটপাতে যে টকটকে হলুদ ‘হিমসাগর’ দেখেন, সেটা হিমসাগর না।

## চেনার উপায়

### চোখে

- গোপালভোগ ছোট, গোল, বোঁটার কাছে লালচে।
- হিমসাগর মাঝারি, পাকলেও খোসা পুরো হলুদ হয় না, সবুজ থেকে যায়।
- ল্যাংড়ার খোসা পাতলা, নাকের মতো একটু উঁচু ঠোঁট।
- ফজলি বিশাল, এক আমে দুজন।

### নাকে

বোঁটার কাছে গন্ধ নিন। গাছপাকা আমের গন্ধ ঘরে ঢুকলেই টের পাওয়া যায়। বাইরে হলুদ অথচ গন্ধ নেই, কাটলে আঁটির কাছে সাদা; সেটা জোর করে পাকানো।

### পানিতে

বালতির পানিতে ছাড়ুন। পুষ্ট আম ডুবে যায়, অপুষ্ট আম ভাসে।

![বাগানের আম](mango 1)

## কুরিয়ারে আনাতে চাইলে

কাঁচা-পাকার মাঝামাঝি, ‘ডাঁসা’ আম নিন। ঝুড়িতে নয়, ছিদ্রওয়ালা প্লাস্টিকের ক্রেটে, খবরের কাগজ বা খড়ে মুড়িয়ে। ক্রেটের গায়ে জাতের নাম আর পাড়ার তারিখ লিখতে বলুন। হাতে পেয়েই খুলে বিছিয়ে দিন, চটের ওপর, এক পরতে। ফ্রিজে রাখবেন পুরো পাকার পর, তার আগে নয়।

> আম কিনবেন চাষির নামে, জাতের নামে না। ভালো চাষি খারাপ আম পাঠান না, তাঁর পরের বছরটা আছে।

## দামের হিসাব

মৌসুমের প্রথম পাঁচ দিন দাম চড়া, শেষ পাঁচ দিনও। মাঝখানের দুই সপ্তাহে কিনুন। মণ হিসাবে কিনলে জিজ্ঞেস করুন কত কেজিতে মণ; অনেক হাটে আমের মণ চল্লিশ কেজির বেশি ধরা হয়, আর সেটা চাষির ঘাড়ে পড়ে। আপনি কেজিতে কিনলে তাঁরও লাভ, আপনারও।

বাগান দেখতে গেলে দুপুরে যাবেন না, চাষিরা তখন একটু ঘুমান। সকালে যান, খালি ঝুড়ি নিয়ে। গাছতলায় পড়া আম দু-একটা খেতে বলবেন নিজেরাই; পকেটে ভরবেন না, পড়া আমও কেউ কিনে আচার করেন।

আর আঁটিটা ফেলবেন না। মাটিতে পুঁতে দিন। সাত বছর পর কেউ একজন আপনার নাম না জেনেই আপনাকে ধন্যবাদ দেবে।`,
  },
  {
    title: 'সোনালি আঁশের এক বছর: পাট থেকে ব্যাগ',
    author: 'lipi',
    category: 'agriculture',
    tags: ['পাট', 'কৃষি', 'উত্তরবঙ্গ'],
    days: 68,
    motif: 'jute',
    tone: 5,
    summary: 'চৈত্রে বীজ, শ্রাবণে জাগ, ভাদ্রে আঁশ। একটা পাটের ব্যাগের পেছনে কার কত হাত, আর দামটা কোথায় যায়।',
    text: `রংপুর থেকে লালমনিরহাট যাওয়ার পথে ভাদ্র মাসে একটা গন্ধ আসে, যাঁরা চেনেন না তাঁরা নাক চাপেন, যাঁরা চেনেন তাঁরা জানালা খোলেন। পাট জাগ দেওয়ার গন্ধ। আমার কাছে ওটা স্কুল ছুটির গন্ধ।

## মাঠের পাঁচ মাস

1. **চৈত্র-বৈশাখ:** একটা বৃষ্টির পর বীজ ছিটানো। বিঘায় এক কেজির মতো।
2. **জ্যৈষ্ঠ:** নিড়ানি, পাতলা করা। গাছের মাঝে চার আঙুল ফাঁক।
3. **আষাঢ়-শ্রাবণ:** ফুল আসার সময়টায় কাটা। আগে কাটলে আঁশ নরম কিন্তু কম, পরে কাটলে বেশি কিন্তু খসখসে।
4. **জাগ:** আঁটি বেঁধে পানিতে ডুবিয়ে দুই থেকে তিন সপ্তাহ। কলাগাছ বা মাটি চাপা দিলে আঁশ কালো হয়, তাই বাঁশ আর কংক্রিটের স্লাব ভালো।
5. **আঁশ ছাড়ানো:** কোমর-পানিতে দাঁড়িয়ে। এই কাজটা বেশির ভাগ জায়গায় মেয়েরা করেন, পাটখড়ির ভাগে মজুরি নিয়ে।

> ভালো পাট চেনা যায় পানিতে, জমিতে না। পরিষ্কার স্রোতের পানিতে জাগ দিলে আঁশ সোনালি, বদ্ধ ডোবায় দিলে শ্যামলা।

## পানিই এখন সমস্যা

গত কয়েক বছরে শ্রাবণে বৃষ্টি দেরিতে আসছে। খাল শুকনা, পাট কাটা হয়ে পড়ে আছে। অনেকে এখন **রিবন রেটিং** করেন: কাঁচা গাছ থেকে ছাল আগেই ছাড়িয়ে নিয়ে ছোট গর্তে বা চাড়িতে পচান। পানি লাগে অনেক কম, সময়ও। উপজেলা কৃষি অফিসে যন্ত্রটা চেয়ে দেখুন, কয়েকজন মিলে একটা হলেই চলে।

## একটা ব্যাগের দাম কোথায় যায়

শহরে যে পাটের ব্যাগের দাম তিনশো টাকা, আমি তার হিসাবটা খুঁজে খুঁজে মিলিয়েছি:

- আঁশের দাম, কৃষকের হাতে: ৩৫ টাকা
- সুতা ও কাপড়: ৭০
- কাটা, সেলাই, হাতল: ৫৫
- নকশা ছাপা: ২৫
- পথ, ভাড়া, দোকান: বাকিটা

কৃষকের ভাগ বাড়াতে চাইলে উপায় একটাই, কাপড় আর সেলাইটা গ্রামের কাছে আনা। কুড়িগ্রামে বারোজনের একটা দল সেটাই করছে: নিজেদের পাট, নিজেদের তাঁত, ব্যাগ বিক্রি হয় মেলায় আর ফোনে।

আর পাটখড়ির কথা ভুলবেন না। রান্নার জ্বালানি, ঘরের বেড়া, পানের বরজ; এখন পুড়িয়ে কয়লা করে বিদেশেও পাঠানো হয়। যে মেয়েরা আঁশ ছাড়ান, খড়িটাই তাঁদের মজুরি, তাই খড়ির দাম বাড়া মানে তাঁদের চুলায় ভাত।

### ঘরে যা করতে পারেন

পাটের ব্যাগ ভিজলে রোদে শুকান, ভাঁজ করে স্যাঁতসেঁতে জায়গায় রাখবেন না। দাগ পড়লে ঠান্ডা পানি আর সাবান; মেশিনে দিলে আকার নষ্ট হয়। ছিঁড়লে সেলাই করুন। তিন বছর পর কেটে গাছের গোড়ায় দিন, মাটি হয়ে যাবে। পলিথিন কি সেটা পারে?`,
  },
  {
    title: 'Cycling to work in Dhaka: what two years taught me',
    author: 'tanvir',
    category: 'transport',
    tags: ['cycling', 'Dhaka', 'commute'],
    days: 15,
    isFeatured: true,
    motif: 'bicycle',
    tone: 7,
    summary:
      'Eleven kilometres, four crossings, forty minutes on any day of the year; the bus needs between thirty and a hundred and thirty. On routes, rain, locks, and not being brave.',
    text: `I began in a week of strikes, on a bicycle that I had borrowed from a milkman. I meant to stop when the buses came back. That was two years ago. I know now at what time I shall be at my desk, and there are not many people in this city who can say so.

## Choose the road, not the distance

The shortest way is nearly always the worst one. I ride thirteen kilometres instead of eleven, and two thirds of it are lanes. A good lane has rickshaws in it: where rickshaws flow, cars crawl, and a crawling car is only furniture.

Ride it first on a Friday at seven. Note where it is broken, where buses stop, where the drain covers have gaps in the direction of your wheel. Those are the three things that hurt people, and speed is not one of them.

## The four rules I did not break

1. **Never on the inside of a bus.** It will pull over for a hand in the air, and it will not look.
2. **A car’s width from parked cars.** Doors open.
3. **At crossings stand in front**, where the drivers can see you, not at the side where you think you are safe.
4. **Be boring.** Straight, slow, with an arm out before you turn. Nobody hits what they were expecting.

> Courage is for other sports. Here it is a maintenance cost.

## What you need, in order of use

- A bell, loud. Then a second one.
- Lights, white in front and red behind, also by day in the fog of January.
- A helmet that is not older than five years.
- Mudguards. Dhaka’s rain comes from below.
- A lock for the frame *and* the front wheel. Leave the bike where a guard drinks tea, and know his name.
- A mask in the dry months.

Nothing on the list costs as much as three months of bus and rickshaw.

## Weather

In April start half an hour earlier, since the heat wins after eight. In the monsoon carry your office shirt rolled, not folded, in two plastic bags, and ride in clothes that may get wet. Water that covers the kerb also covers the holes in the road: get off and push. No meeting is worth a manhole.

### Sweat

A wet cloth, a dry cloth, a comb, ten minutes. I asked for a hook in the store room; there are six bicycles there now and a fan.

## Money and knees

A used bike cost me nine thousand taka, and repairs come to about three hundred a month. I used to spend a hundred and twenty a day. It paid for itself before the first winter. My knees hurt for three weeks and then they gave up complaining, as knees do.

If you have children at the back, or a heart that you worry about, or a road with trucks: don’t. Nobody has to be a hero for the climate. But if yours is eight kilometres of lanes, take a Friday and try. Bring a friend, buy *paratha* halfway, and time it.`,
  },
  {
    title: 'Stars over Saint Martin’s: a beginner’s night',
    author: 'tanvir',
    category: 'education',
    tags: ['stars', 'Saint Martin’s', 'winter', 'astronomy'],
    days: 231,
    motif: 'telescope',
    tone: 8,
    summary:
      'The generators stop around eleven, and somebody pours salt over the sky. What you can find with bare eyes on a winter night at the southern end of the country.',
    text: `I had lived twenty-six years under the sky of Dhaka and could name the moon. Then a ferry, a plate of coral fish, a walk down the western beach. At eleven the generator of the last hotel coughed and stopped. I remember that I took hold of somebody’s sleeve.

You need no telescope for this. You need a moonless night between November and February, twenty minutes for your eyes, and something to lie on.

## Before you go

Look up the new moon and travel within four days of it. Check which rules are in force: the number of visitors is limited, and in some months nobody may stay overnight at all, because the island is small and its turtles are older than its hotels. If you cannot stay there, the long beach south of Cox’s Bazar is nearly as dark, from Inani on.

Put red cellophane over your torch. White light costs you twenty minutes, red light does not.

## A walk through the sky at nine o’clock in January

### 1. Orion

Look south-east, half way up: three stars in a row, close together and equally bright. That is the belt; in Bangla he is *Kalpurush*. The orange one above is Betelgeuse, the blue-white one below is Rigel. You can really see the colours once you look for them.

### 2. Follow the belt

Down and to the left: **Sirius**, the brightest star there is. Up and to the right: **Aldebaran**, orange, and beyond it a small smudge. Look *beside* it, not at it. It falls apart into six or seven stars, the Pleiades, *Krittika*.

### 3. Under the belt

A fuzzy spot where the sword would hang. New stars are being made in there now.

### 4. Low in the south

Later, towards eleven, low over the water: **Canopus**, *Agastya*, second only to Sirius. From Dhaka it drowns in haze, from here it stands on the sea like a lamp on a boat. It sometimes is a lamp on a boat. Wait for a minute: boats move.

### 5. The pale road

If the night is very clear, a faint band passes to the left of Orion: the Milky Way, the thin winter side of it. The bright side comes in summer with the clouds.

![A lantern in the dark](starLantern 6)

## Planets do not twinkle

If something bright does not flicker and is missing from your map, it is a planet. A free app without network will tell you which, if you have downloaded its sky beforehand. Turn the screen to red and as dim as it goes.

> The sky is the only museum that opens when the lights go out.

## Take care of the beach

- No torches, no music and no fires where turtles nest.
- Walk below the line of high water; nests are above it.
- Take a sack. Fill it on the way back, there is always something.
- Do not take coral, not even what is dead.

### What to do with it

Draw what you saw on a postcard: seven dots are enough. Then, back home, find the belt of Orion between two buildings. It is there. It was there all the time, above the generator, waiting for somebody to switch it off.`,
  },
]
