import type { BlogSketch } from './blog-sketch.ts'

/** Of cooking and eating. */
export const KITCHEN_BLOGS: readonly BlogSketch[] = [
  {
    title: 'শীতের পিঠা: চালের গুঁড়ি ঠিক হলে বাকিটা সহজ',
    author: 'sumaiya',
    category: 'dining',
    tags: ['পিঠা', 'শীত', 'রান্না'],
    days: 201,
    isFeatured: true,
    motif: 'pitha',
    tone: 10,
    summary: 'ভাপা ভাঙে, চিতই ফোলে না, পাটিসাপটা ছিঁড়ে যায়? দোষটা প্রায় সব সময় গুঁড়িতে। চাল ভেজানো থেকে চুলার আঁচ পর্যন্ত।',
    text: `প্রতি শীতে আমার ক্লাসে প্রথম দিন যে প্রশ্নটা আসে, সেটা হলো, ‘আপা, আমার চিতই ফোলে না কেন?’ আমি চুলার দিকে তাকাই না, তাকাই গুঁড়ির বাটির দিকে।

## গুঁড়ি তৈরি

1. নতুন আতপ চাল নিন, পুরোনো চালে পিঠা শক্ত হয়। সেদ্ধ চাল দিয়ে চিতই হয়, ভাপা হয় না।
2. ধুয়ে দুই ঘণ্টা ভিজিয়ে পানি ঝরান। আঙুলে চাপলে যেন ভাঙে।
3. ঢেঁকি না থাকলে মেশিনে দিন, তবে ‘একবার টানা’ বলবেন। বেশি মিহি গুঁড়ি আঠালো হয়।
4. চালুনিতে চেলে নিন, ওপরের দানাটুকু আবার ভাঙান।
5. সেদিনই কাজে লাগান। রেখে দিতে হলে রোদে শুকিয়ে বয়ামে ভরুন, নইলে টক হয়ে যায়।

## তিন পিঠা, তিন রকম হাত

### ভাপা

শুকনা গুঁড়িতে লবণ-পানির ছিটা দিয়ে মাখুন। মুঠো করলে দলা বাঁধবে, টোকা দিলে ভেঙে যাবে, এই হলো মাপ। চেলে নিয়ে বাটিতে আলগা করে ভরুন, মাঝে খেজুরের গুড় আর নারকেল। **চেপে ভরলে ভাপ ঢোকে না**, ভেতরটা কাঁচা থাকে।

### চিতই

গুঁড়ি কুসুম গরম পানিতে গুলে আধঘণ্টা রাখুন। ঘনত্ব হবে পাতলা দইয়ের মতো। খোলা খুব গরম না হলে ফুটো ফুটো হয় না; এক ফোঁটা পানি ছিটিয়ে দেখুন, ছ্যাঁৎ করে নেচে উঠলে গোলা দিন, ঢাকনা দিন, কিনারে পানির ছিটা।

### পাটিসাপটা

চালের গুঁড়ির সঙ্গে চার ভাগের এক ভাগ ময়দা আর একটু সুজি। ময়দা ধরে রাখে, সুজি মচমচে করে। ক্ষীরসা আগে ঠান্ডা করে নিন, গরম পুরে পিঠা ছেঁড়ে।

## গুড় চেনার উপায়

- আঙুলে চাপলে ভাঙবে, চকচকে শক্ত গুড়ে চিনি মেশানো থাকে।
- রং গাঢ় বাদামি; সোনালি ঝকঝকে হলে সন্দেহ করুন।
- গুড় ভাঙলে ধোঁয়া ধোঁয়া একটা গন্ধ আসবে। গন্ধ না এলে সেটা গুড় নয়, রঙিন মিষ্টি।

> দুধে গুড় দিলে দুধ ফাটে? আগে দুধ নামিয়ে একটু ঠান্ডা করুন, গুড় আলাদা গলিয়ে ছেঁকে ঢালুন।

## বিক্রির জন্য বানালে

রাস্তার মোড়ে ভাপা পিঠার একটা চুলা মানে সন্ধ্যায় দেড়-দুইশো পিঠা। বাটির মাপ এক রাখুন, গুড়ের পরিমাণ চামচে মাপুন, আর পাতলা সুতি কাপড়টা দুই সেট রাখুন, ভেজা কাপড় ময়লা হলে ক্রেতা চোখেই বোঝেন।

আর বাড়ির জন্য বানালে? প্রথম পিঠাটা কখনোই ভালো হয় না। ওটা রাঁধুনির।`,
  },
  {
    title: 'ত্রিশ জনের রান্না, এক চুলায়, মাথা ঠান্ডা রেখে',
    author: 'sumaiya',
    category: 'dining',
    tags: ['রান্না', 'দাওয়াত', 'খিচুড়ি', 'হিসাব'],
    days: 17,
    isFeatured: true,
    motif: 'ricePot',
    tone: 1,
    summary: 'মিলাদ, আকিকা, পাড়ার পিকনিক: বাবুর্চি না ডেকেও ত্রিশ জনকে খাওয়ানো যায়। চাল-ডালের মাপ, হাঁড়ির মাপ আর ঘড়ির হিসাব।',
    text: `ছয়জনের রান্না যিনি পারেন, ত্রিশ জনেরটাও পারেন। ভয়টা রান্নার নয়, পরিমাণের। পাঁচ গুণ মানে কিন্তু সব কিছু পাঁচ গুণ নয়, আর এই কথাটাই কেউ বলে দেয় না।

নিচের হিসাবটা আমি প্রায় পনেরো বছরের দাওয়াত আর রান্নার ক্লাস থেকে লিখে রেখেছি। ভুনা খিচুড়ি, গরুর মাংস, বেগুন ভাজা, সালাদ আর ফিরনি; সবাই খেতে পারেন, আর এক চুলাতেই হয়।

## আগে মানুষ গুনুন, তারপর চাল

ত্রিশ জন বললে সবাই সমান খান না। আমার নিয়ম:

- বড়রা একজন এক ভাগ,
- দশ বছরের ছোটরা আধা ভাগ,
- ষাটের ওপরে যাঁরা, তাঁদেরও পৌনে এক,
- আর না বলে যাঁরা আসবেন, তাঁদের জন্য দশ ভাগের এক ভাগ বাড়তি।

বিশ জন বড়, আট জন ছোট, দুই জন মুরব্বি: ২০ + ৪ + ১.৫ = সাড়ে ২৫, বাড়তিসহ ২৮ ভাগ। ত্রিশের হিসাবে রাঁধলে বাসি থাকত, পঁচিশের হিসাবে টান পড়ত।

## বাজারের ফর্দ

### খিচুড়ি

1. পোলাওয়ের চাল সাড়ে তিন কেজি (ভাগে ১২৫ গ্রাম)
2. মুগ ডাল দুই কেজি, ভেজে নেওয়া
3. তেল আধা লিটার, ঘি আধা পোয়া
4. পেঁয়াজ এক কেজি, আদা ২৫০ গ্রাম, রসুন ১৫০ গ্রাম
5. পানি চাল-ডালের দেড় গুণ নয়, **সোয়া গুণ**। বড় হাঁড়িতে ভাপ কম বেরোয়।

### মাংস

হাড়সহ সাড়ে পাঁচ কেজি; রান্নায় কমে চার কেজির মতো দাঁড়াবে, ভাগে দেড়শো গ্রাম। পেঁয়াজ দেড় কেজি, দই আধা কেজি। মরিচ পাঁচ গুণ করবেন না, সাড়ে তিন গুণ করুন। লবণও তাই: প্রথমে চার ভাগের তিন ভাগ দিন, শেষে চেখে বাকিটা।

### ফিরনি

পাঁচ লিটার দুধ, চার শো গ্রাম ভাঙা পোলাওয়ের চাল, চিনি আট শো গ্রাম। আগের রাতে করে রাখুন, ঠান্ডা হলেই জমে।

![হাঁড়িভরা ভাত](ricePot 5)

## হাঁড়ি ছোট হলে সব নষ্ট

খিচুড়ির হাঁড়ির তিন ভাগের দুই ভাগের বেশি ভরবেন না। পাঁচ কেজি চাল-ডালে লাগে অন্তত বিশ লিটারের হাঁড়ি। ডেকোরেটরের দোকানে এক দিনের ভাড়া একটা মুরগির দামের বেশি নয়; নিজের হাঁড়ি পুড়িয়ে কান্নার চেয়ে সস্তা।

হাঁড়ির তলা পাতলা হলে নিচে একটা পুরোনো তাওয়া রাখুন। আঁচ ছড়িয়ে পড়ে, তলায় ধরে না।

## ঘড়ির হিসাব, দুপুর দেড়টায় খাওয়া

- আগের রাতে: ফিরনি, পেঁয়াজ কাটা, মসলা বাটা, মাংস মাখিয়ে ফ্রিজে।
- সকাল ৮টা: মাংস চুলায়। প্রথমে ঢিমে আঁচ, ঢাকনা দিয়ে দেড় ঘণ্টা।
- ৯:৩০: মাংস কষানো শেষ, পানি দিয়ে আবার ঢাকনা।
- ১০:৩০: মাংস নামিয়ে কাঁথা বা মোটা তোয়ালে দিয়ে মুড়িয়ে রাখুন। তিন ঘণ্টা গরম থাকবে।
- ১০:৪৫: বেগুন ভাজা, ট্রেতে কাগজের ওপর।
- ১১:৩০: খিচুড়ি চুলায়। চাল-ডাল ভাজতে ২০ মিনিট, সেদ্ধ হতে ৩০, দমে ২০।
- ১২:৪৫: চুলা বন্ধ। সালাদ কাটার হাত বদলান।
- ১:১৫: চেখে দেখুন, লবণ দেখুন, মুখ ধুয়ে আসুন।

> রাঁধুনির সবচেয়ে দরকারি মসলা হলো আধঘণ্টা বাড়তি সময়।

## কাজ ভাগ করে দিন

একা রাঁধা যায়, একা বাড়া যায় না। তিন জনকে তিনটা কাজ দিন, নাম ধরে: একজন পানি আর গ্লাস, একজন ভাত বাড়া, একজন মাংস। মাংসের চামচ যাঁর হাতে, তিনি যেন জানেন একজনে তিন টুকরা। প্রথম ব্যাচে বেশি দিয়ে ফেললে শেষ ব্যাচে শুধু ঝোল থাকে।

### দুই ব্যাচে খাওয়ালে

ছোটরা আর মুরব্বিরা আগে। এতে দুটো লাভ: ওঁরা গরম পান, আর আপনি বুঝে যান আরও কতটা লাগবে। প্রথম ব্যাচের পর হাঁড়িতে অর্ধেকের কম থাকলে সালাদ বাড়ান, একটা ডাল বসিয়ে দিন। কেউ টেরও পাবে না।

## যা বাঁচে

খিচুড়ি দুই ঘণ্টার বেশি বাইরে রাখবেন না, গরমের দিনে এক ঘণ্টাও নয়। ছোট পাত্রে ভাগ করে তাড়াতাড়ি ঠান্ডা করুন, বড় হাঁড়ি সোজা ফ্রিজে ঢোকালে মাঝখানটা রাত পর্যন্ত গরম থাকে আর সেখানেই নষ্ট হয়। পরদিন একবারই গরম করুন, ভালো করে, ধোঁয়া ওঠা পর্যন্ত।

যাঁরা রান্না করেছেন, তাঁদের জন্য আলাদা বাটি শুরুতেই তুলে রাখুন। সবাই ‘পরে খাব’ বলেন, পরে আর কিছু থাকে না।

## খরচটা লিখে রাখুন

দাওয়াতের পর সবাই ক্লান্ত, তবু রসিদগুলো এক খামে ভরে ওপরে লিখুন: কত জন, কী কী, কত টাকা, কী বাঁচল। আমার এমন খাম আছে চল্লিশটার বেশি। এখন কেউ ফোন করে ‘পঞ্চাশ জনের কত লাগবে’ জিজ্ঞেস করলে পাঁচ মিনিটে বলে দিতে পারি, আর সেই পাঁচ মিনিট থেকেই আমার ছোট ক্যাটারিং ব্যবসাটার শুরু।`,
    before: [{ title: 'ত্রিশ জনের রান্না' }, { title: 'ত্রিশ জনের রান্না, এক চুলায়' }],
  },
  {
    title: 'Mezban: how Chattogram feeds a whole neighbourhood',
    author: 'farhana',
    category: 'dining',
    tags: ['mezban', 'Chattogram', 'food'],
    days: 96,
    motif: 'lamps',
    tone: 7,
    summary: 'No cards at the door, no seating plan, and nobody leaves hungry. A guest’s notes on the beef feast of the port city, and on being a good guest.',
    text: `The first thing a mezban teaches you is that the guest list is a loudspeaker. In the old way of doing it an announcement goes round the area the evening before, and whoever hears it is invited. Death anniversaries, a new baby, a good year in business: people here say thank you, or please pray for him, with several hundred plates of beef.

I was eleven at my first one. My uncle put me at the end of a bench between a rickshaw puller and a ship's engineer, and told me not to talk until the second helping.

## What is on the plate

It is always rice, plain and white, and it is mostly three things besides.

- **Mezbani gosht**, the beef that everything is named after: red, hot, cooked with the bones and with a mixture of spices that every cook takes to the grave.
- **Chanar dal**, chickpea lentils cooked with the fatty bits and marrow, thick enough to hold a line drawn by a finger.
- **Nola**, a thin, sour broth of shin bones, drunk at the end, which people will tell you cures everything from colds to sorrow.

No salad, no drinks in bottles, no dessert. It would be like putting a bow on a ship.

## How it is cooked

The cooks come the night before. Fires are dug into the ground, pots stand on bricks, and the oil is mustard oil. A pot holds some fifty kilos of meat. Nobody weighs the spice with a scale; the head cook has a tin, and he has had it for a long time.

The secret, if there is one, is that the meat goes in *cold*, together with the spices, the onion and the oil, and is mixed by hand before the fire is lit. It stews in its own water for hours. Only towards the morning is hot water added. Cooks will disagree about this with a passion that other people keep for politics.

> A wedding is for the family. A mezban is for the road outside.

## How to be a good guest

1. Come when it is your turn. Guests are seated in batches; stand near the entrance, not behind the chair of somebody who is still eating.
2. Wash your right hand and keep your left in your lap.
3. Say *one spoon* when the bucket comes, and mean it. The bucket will return.
4. Do not ask for the leg piece.
5. Get up when your bench gets up. Slow eaters make two hundred people wait.
6. Give something, if you want to, quietly, for what the family is collecting for.

### And if you do not eat beef

Say so at the gate. There is nearly always a smaller pot behind the tent with chicken or with goat, kept for exactly that, and no one will make a speech about it. I have seen a cook carry it out himself, cover the plate with a clean banana leaf, and sit down next to the guest until he had finished.

## Why it lasts

A cook once did the sum for me. Feeding eight hundred people at a mezban costs the family about as much as a hall and catering for a hundred and fifty. There is no rent, chairs are lent by the mosque and the school, and neighbours peel onions. What you get for it is that eight hundred people know your father's name.

I help founders with their plans for a living. I have not come across a better marketing budget.`,
  },
  {
    title: 'ইলিশ কেনার আগে সাতটি কথা',
    author: 'selim',
    category: 'dining',
    tags: ['ইলিশ', 'মাছ', 'বাজার', 'নদী'],
    days: 73,
    motif: 'fish',
    tone: 6,
    summary: 'চোখ, পেট, কানকো আর দরদাম: ঘাটে বড় হওয়া একজনের কাছ থেকে ইলিশ চেনার নিয়ম, আর কখন না কেনাই ভালো।',
    text: `বরিশালের পোর্ট রোডের ঘাটে ভোর পাঁচটায় ট্রলার ভেড়ে। বরফের গুঁড়ার ভেতর থেকে রুপালি মাছ ওঠে, পাইকারের ডাক শুরু হয়, আর আধঘণ্টার মধ্যে দিনের দাম ঠিক হয়ে যায়। আমার চাচা সেখানে কয়াল ছিলেন। মাছ চেনা আমি বই পড়ে শিখিনি, চাচার ধমক খেয়ে শিখেছি।

## সাতটি কথা

1. **চোখ দেখুন।** টাটকা মাছের চোখ উঁচু আর স্বচ্ছ। ঘোলা আর বসে যাওয়া চোখ মানে বরফে কয়েক দিন।
2. **কানকো তুলুন।** ভেতরটা লাল হবে। কালচে বা ফ্যাকাশে হলে হাত সরান।
3. **আঙুলে চাপ দিন।** টোল পড়ে থেকে গেলে নেবেন না।
4. **পেট দেখুন।** ডিমওয়ালা মাছের পেট ফোলা আর নরম; স্বাদ কমে যায়, কারণ তেলটুকু ডিমে চলে গেছে।
5. **পিঠের দিকে তাকান।** নদীর মাছের পিঠে হালকা লালচে আভা থাকে, গড়ন একটু গোল। সাগরের মাছ লম্বাটে, নীলচে।
6. **ওজন বুঝুন।** আটশো থেকে বারোশো গ্রামের মাছে দাম আর স্বাদ দুটোই মানানসই। দেড় কেজির মাছ দেখতে ভালো, রাঁধতেও ভালো, কিন্তু দামটা নামের জন্য।
7. **কাটার আগে ওজন, পরে নয়।** আঁশ-নাড়িভুঁড়ি ফেললে এক কেজির মাছ সাড়ে আটশোতে নামে।

![নদীর মাছ](fish 0)

## কখন কিনবেন না

প্রতি বছর আশ্বিনের পূর্ণিমার আশপাশে কয়েক সপ্তাহ ইলিশ ধরা, বিক্রি, এমনকি বয়ে নেওয়াও নিষেধ থাকে। তারিখ সরকার ঘোষণা করে, খবর রাখুন। ওই সময় মা মাছ ডিম ছাড়তে মিঠা পানিতে ওঠে। শীত থেকে বসন্ত পর্যন্ত জাটকা, মানে এক বিঘতের ছোট ইলিশ ধরাও নিষেধ।

> একটা মা ইলিশ লাখের ওপর ডিম ছাড়ে। ওই কয়টা দিন না খেলে সারা বছর খেতে পারবেন।

ব্যাগের নিচে লুকিয়ে সস্তায় দিতে চাইলে ‘না’ বলুন। আপনার এক ‘না’ জেলের জালের চেয়ে বড়।

## বাড়ি আনার পর

- ধুয়ে কাটবেন না, কেটে ধোবেনও কম। আস্ত মাছ ধুয়ে মুছে তারপর কাটুন, নইলে স্বাদ পানিতে চলে যায়।
- ফ্রিজে রাখতে হলে না কেটে, পলিথিনে মুড়িয়ে। কাটা মাছের তেল শুকিয়ে যায়।
- ভাজলে আলাদা তেল কম দিন। মাছ নিজেই তেল ছাড়ে, ওই তেলে গরম ভাত মেখে খাওয়াই আসল ইলিশ খাওয়া।

### কাঁটার ভয় যাঁদের

পিঠের টুকরায় কাঁটা কম। বাচ্চাদের দিন লেজের আগের টুকরাটার পিঠ। আর ধৈর্য ধরুন: ইলিশ তাড়াহুড়ার মাছ না।`,
  },
]
