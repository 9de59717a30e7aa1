import type { BlogSketch } from './blog-sketch.ts'

/** Of books, stages and helping. */
export const LEARNING_BLOGS: readonly BlogSketch[] = [
  {
    title: 'একটা আলমারি থেকে স্কুল লাইব্রেরি',
    author: 'joya',
    category: 'education',
    tags: ['লাইব্রেরি', 'স্কুল', 'বই'],
    days: 26,
    isFeatured: true,
    motif: 'books',
    tone: 11,
    summary: 'তালাবন্ধ আলমারির বই কেউ পড়ে না। একশো বই, একটা খাতা আর দুজন ছাত্রী দিয়ে তিন মাসে চালু করা একটা লাইব্রেরির গল্প।',
    text: `কানাইঘাটের একটা স্কুলে নাটক করাতে গিয়ে প্রধান শিক্ষকের ঘরে একটা কাচের আলমারি দেখেছিলাম। ভেতরে সারি সারি বই, বাইরে তালা, চাবি হারিয়ে গেছে দুই বছর। স্যার বললেন, ‘খুললে তো বই হারাবে।’ আমি বললাম, ‘স্যার, বই তো এখনই হারিয়ে আছে।’

সেদিন তালা ভাঙা হলো। এরপর যা যা শিখেছি, লিখে রাখলাম।

## প্রথম একশো বই

নতুন কেনার আগে যা আছে ঝাড়ুন। তিন ভাগ করুন: পড়ার মতো, মেরামতের মতো, বিদায়। পাঠ্যবই, পুরোনো গাইড আর সরকারি প্রতিবেদন লাইব্রেরির বই না, ওগুলো সরিয়ে দিন।

তারপর এই মিশেলটা রাখার চেষ্টা করুন:

- চল্লিশটা গল্প, তার অর্ধেক ছবিওয়ালা
- বিশটা বিজ্ঞান, প্রাণী, মহাকাশ
- দশটা জীবনী
- দশটা ছড়া-কবিতা
- দশটা হাতের কাজ, রান্না, খেলা
- দশটা সহজ ইংরেজি

## নিয়ম যত কম, বই তত চলে

1. একজন একটা বই, সাত দিন।
2. খাতায় তারিখ, নাম, বইয়ের নম্বর। আর কিছু না।
3. হারালে জরিমানা নেই; অন্য একটা বই দিলেই হলো, পুরোনো হলেও।
4. টিফিনের পনেরো মিনিট খোলা, **প্রতিদিন**। সপ্তাহে এক দিন দুই ঘণ্টা খোলার চেয়ে এটা অনেক বেশি কাজ দেয়।

> বই ছেঁড়া মানে কেউ পড়েছে। ঝকঝকে বই দেখলেই আমার ভয় লাগে।

## চাবি কার কাছে থাকবে

শিক্ষকের কাছে না। দুজন ছাত্রী, অষ্টম আর নবম শ্রেণির, ছয় মাসের জন্য। ওরাই খোলে, ওরাই লেখে, ওরাই তাগাদা দেয়। প্রথম মাসে সুমি নামের যে মেয়েটা দায়িত্ব নিল, সে নিজে ক্লাসে কথা বলত না। তৃতীয় মাসে সে প্রধান শিক্ষককে বলল, ‘স্যার, আপনার বইটা আঠারো দিন হয়ে গেছে।’

মাসের শেষে ওরা দুজন একটা কাগজ টাঙায়: কোন বই কতবার গেছে। শিক্ষকদের জন্যও আলাদা ঘর আছে সেখানে। প্রথম মাসে শিক্ষকদের ঘরটা ফাঁকা ছিল, দ্বিতীয় মাসে আর ফাঁকা থাকেনি।

### পড়তে না চাইলে

যারা পড়তে পারে না, তারাই পড়তে চায় না। জোরে পড়ার আসর করুন, বৃহস্পতিবার শেষ ঘণ্টায়, একটা গল্প অর্ধেক পড়ে থেমে যান। পরদিন সকালে বইটার জন্য লাইন পড়বে। নাটকের লোক তো, থামার জায়গাটা চিনি।

## তিন মাস পর

একশো বারোটা বই, তিনশো চল্লিশবার ধার। হারিয়েছে চারটা, ফেরত এসেছে সাতটা নতুন বই, অভিভাবকদের কাছ থেকে। সবচেয়ে বেশি পড়া বইটা ভূতের গল্প, দ্বিতীয়টা মুরগি পালনের।

আপনার পুরোনো স্কুলেও এমন আলমারি আছে। ছুটিতে গিয়ে শুধু জিজ্ঞেস করুন, ‘চাবিটা কার কাছে?’`,
  },
  {
    title: 'বইমেলার দিনলিপি: ছোট একটা স্টলের সাত দিন',
    author: 'mahbub',
    category: 'culture',
    tags: ['বইমেলা', 'প্রকাশনা', 'স্টল'],
    days: 28,
    motif: 'openBook',
    tone: 2,
    summary: 'প্রথম দিন বিক্রি এগারোটা, শেষ দিন দুইশো। মাঝখানে বৃষ্টি, ধুলা, একজন কবি আর একটা হারানো ক্যাশবাক্স।',
    text: `খুলনার একটা ছোট প্রকাশনী আমাদের। ছয়টা নতুন বই, দুটো পুরোনোর নতুন ছাপা, আট ফুট বাই আট ফুটের একটা স্টল। মেলায় লিখে রাখা খাতা থেকে তুলে দিচ্ছি, যাঁরা আগামীবার স্টল নেবেন তাঁদের জন্য।

## প্রথম দিন

স্টলের নম্বর খুঁজতে এক ঘণ্টা। আলোর লাইন আসেনি, তাই পাশের স্টল থেকে তার টেনে একটা বাল্ব। এগারোটা বই বিক্রি, তার সাতটা আত্মীয়দের কাছে।

**শিখলাম:** টর্চ, মাল্টিপ্লাগ, দড়ি, কাঁচি আর টেপ প্রথম দিনই লাগে।

## দ্বিতীয় দিন

বই সাজিয়েছিলাম মলাট ওপরে রেখে, থাক থাক। মানুষ তাকিয়ে চলে যায়। বিকেলে একটা করে বই দাঁড় করিয়ে দিলাম, সামনে এক লাইনের কাগজ: ‘যাঁর দাদি গল্প বলতেন, তাঁর জন্য’। বিক্রি আটত্রিশ।

## তৃতীয় দিন

বৃষ্টি। পলিথিন ছিল না। সাতাশটা বইয়ের নিচের কোণ ফুলে গেছে। সন্ধ্যায় সেগুলো আলাদা রেখে লিখলাম, ‘বৃষ্টিতে ভেজা, অর্ধেক দামে, পড়তে অসুবিধা নেই’। এক ঘণ্টায় শেষ।

> ভেজা বই সবার আগে বিক্রি হলো। খুঁতের কথা বলে দিলে মানুষ বিশ্বাস করে।

## চতুর্থ দিন

শুক্রবার। শিশুপ্রহরে বেচাকেনা সকালেই বেশি। বাচ্চারা নিচের তাক দেখে, আমাদের ছোটদের বই ছিল ওপরের তাকে। দুপুরে সব উল্টে দিলাম।

## পঞ্চম দিন

একজন কবি এলেন নিজের বই দেখতে, দাঁড়িয়ে রইলেন তিন ঘণ্টা, নিজেই বেচলেন নয় কপি। লেখক পাশে থাকলে সই নেওয়ার জন্য মানুষ থামে। বাকি লেখকদের ফোন করলাম।

## ষষ্ঠ দিন

ক্যাশবাক্স নেই! পনেরো মিনিট পর পাওয়া গেল পাশের স্টলে, ভিড়ে কেউ সরিয়ে রেখেছিল। সেই থেকে নিয়ম: বাক্সে দুই হাজারের বেশি নয়, প্রতি ঘণ্টায় কোমরের থলিতে। মোবাইলে টাকা নিলে খাতায় শেষ চার অঙ্ক।

## সপ্তম দিন

দুইশো চারটা। মানুষ শেষ দিনে কেনে, কারণ কাল আর নেই।

রাত দশটায় আলো নিভে গেলে বাক্স বাঁধতে বাঁধতে পাশের স্টলের মানুষটার সঙ্গে প্রথম আলাপ হলো। সাত দিন পাশাপাশি ছিলাম, নাম জানতাম না। আগামীবার আমরা দুই স্টল মিলে একটা নেব, ভাড়া অর্ধেক, মানুষ দ্বিগুণ।

### হিসাব

- স্টল ভাড়া ও সাজসজ্জা: ২৪,০০০
- যাতায়াত, খাওয়া, দুজনের মজুরি: ১৯,৫০০
- বিক্রি: ৫১২ কপি, ৯৭,২০০ টাকা
- ছাপার খরচও বাদ দিয়ে হাতে: ৬,৮০০

লাভ সামান্য। কিন্তু খাতার শেষ পাতায় একশো ত্রিশজনের ফোন নম্বর আছে, যাঁরা বলেছেন পরের বই বেরোলে জানাতে। ওটাই আসল বিক্রি।`,
  },
  {
    title: 'পাড়ার নাটক: বিশ দিনে মঞ্চে ওঠার রুটিন',
    author: 'joya',
    category: 'culture',
    tags: ['নাটক', 'মঞ্চ', 'পাড়া'],
    days: 189,
    motif: 'theatreMasks',
    tone: 1,
    summary: 'হল নেই, টাকা নেই, অভিনেতারা অফিস থেকে ফেরেন সাতটায়। তবু বিশ সন্ধ্যায় একটা এক ঘণ্টার নাটক নামানো যায়।',
    text: `পনেরো বছরে যত নাটক করেছি, তার অর্ধেক হয়েছে এমন জায়গায় যেখানে মঞ্চ বলতে কিছু ছিল না: স্কুলের বারান্দা, গুদামঘর, চা-বাগানের মাঠ। অভাবটা বাধা না। বাধা হলো, কেউ জানে না কাল কী করবে। তাই একটা রুটিন।

## আগে তিনটি সিদ্ধান্ত

1. **নাটক ছোট।** এক ঘণ্টা, পাঁচ থেকে সাতজন, এক দৃশ্যপট।
2. **নাট্যকারের অনুমতি।** ফোন করুন। বেশির ভাগ নাট্যকার পাড়ার দলকে খুশি হয়ে দেন, শুধু নামটা ঠিকমতো চান।
3. **একজনের কথাই শেষ কথা।** নির্দেশক একজন। মিটিং হবে চায়ের দোকানে, মহড়ায় না।

## বিশ সন্ধ্যা

### ১–৩: টেবিলে

গোল হয়ে বসে পড়া। অভিনয় করবেন না, শুধু পড়ুন। প্রতিদিন ভূমিকা বদলে। তৃতীয় দিনে কে কোনটা করবে, নিজে থেকেই পরিষ্কার হয়ে যায়।

### ৪–৮: পায়ে

বই হাতে দাঁড়িয়ে চলাফেরা। কে কোথা থেকে ঢোকে, কোথায় দাঁড়ায়, কেন সরে। মেঝেতে চক দিয়ে মঞ্চের মাপ আঁকুন। ‘কেন’ না জানলে কেউ এক পা-ও নড়বে না।

### ৯–১৪: মুখস্থ

নবম দিন থেকে বই বন্ধ। আটকালে একজন ধরিয়ে দেবেন। এই কয়েকটা দিন সবচেয়ে খারাপ লাগে, সবাই ভাবে হবে না। হয়।

### ১৫–১৭: জিনিস

দরজা, চেয়ার, চায়ের কাপ, চিঠি। আসল জিনিস হাতে নিয়ে মহড়া। পোশাক বাড়ি থেকে, এক রঙের ভেতর। বেশি রং চোখকে ক্লান্ত করে।

### ১৮–১৯: একটানা

থামা চলবে না, যা-ই হোক। ভুল হলে চালিয়ে যান। আলো বলতে চারটা টিনের কৌটায় চারটা বাল্ব, দুটো ডানে, দুটো বাঁয়ে, লাল-হলুদ কাগজ।

### ২০: বিশ্রাম

মহড়া নেই। ঘুমান। গরম পানি খান। মুখস্থ থাকলে থাকবে।

> দর্শক ভুল ধরতে আসে না, বিশ্বাস করতে আসে। আপনি বিশ্বাস করলে সে-ও করবে।

## শোনা যাচ্ছে তো?

মাইক নেবেন না। ছোট জায়গায় মাইক গলাকে এক জায়গা থেকে বের করে, মুখ আরেক জায়গায়। শেষ সারিতে একজন বসান, যিনি শুনতে না পেলে হাত তুলবেন। অভিনেতারা চিৎকার না করে **শেষ অক্ষরটা** স্পষ্ট করুন; বাংলায় আমরা বাক্যের শেষটা গিলে ফেলি, আর মানেটা থাকে ওখানেই।

প্রতিদিন মহড়ার আগে পাঁচ মিনিট সবাই মিলে একটা ছড়া পড়ুন, ধীরে, তারপর ফিসফিস করে, তারপর উঠানের ওপারে একজনকে শুনিয়ে। গলা তৈরি হয়, দলও তৈরি হয়।

## টিকিট

বিনা মূল্যে নয়। পঞ্চাশ টাকা হলেও টিকিট রাখুন। যিনি টাকা দিয়ে ঢোকেন, তিনি ফোন বন্ধ করেন। শিশুদের সামনে, মাটিতে, চটের ওপর, ফ্রি।`,
  },
  {
    title: 'Volunteering without burning out',
    author: 'farhana',
    category: 'community',
    tags: ['volunteering', 'flood relief', 'students'],
    days: 117,
    motif: 'heart',
    tone: 2,
    summary:
      'After every flood there are three days of heroes and three months of nobody. How to be useful on the ninetieth day, and how to say no on the second.',
    text: `The water had been in the town for a day when the first boats of students came, with biscuits. By the evening there were so many biscuits that dogs left them. Nobody had brought chlorine tablets, nobody had brought sanitary pads, and on the island behind the bend, where I come from, nobody had come at all.

I was one of those students. I carried biscuits. This is what I would tell her.

## Ask before you load

Ring someone who is *there*: a teacher, a nurse, the man with the boat. Three questions:

1. What do you have too much of?
2. What will you have run out of in four days?
3. Whom has nobody visited?

The answers change by the hour, so write down the time beside them. And if they say that they need cash or a boat engine, then that is what they need, however good your blankets are.

## Choose one thing

Groups that do everything fall apart. The ones that are still there after five years do one thing: they clean tube wells, or run a blood list, or read to children on Saturdays. It does not have to be large. It has to be on the same day of every week.

> Be boring and be back. Trust is made of Tuesdays.

## How many hours?

Look at your week as if it belonged to a friend. Take the free hours and give away **half**. The other half is for the exam, your mother, and the fever that you will certainly have after standing in water. People who give everything give it once.

### Roles that are always empty

- keeping the list of who got what
- driving
- washing pots
- writing thank-you messages with a receipt in them
- staying with the volunteers’ own small children

If you are shy, take one of these. Camps are held up by people who do not like to be photographed.

## Photographs

Do not show a face that is asking for something. Photograph hands, boats, sacks, a repaired well. Ask, and accept a no, from children too. I have an aunt who was in a newspaper once, in the water with a plate; forty years later it is still the first thing that anybody knows about her.

## When it becomes too much

You will dream of it. You will be angry at people who eat ice cream. That is common and it passes, quicker if you talk. Find one older person in the group to whom you report not the sacks but yourself, once a week, for ten minutes. If you cannot sleep for two weeks, see a doctor; going there is no weakness, it is maintenance, as with the boat engine.

## Leaving

Hand over in writing: phone numbers, keys, what you promised to whom. Introduce your successor in person. Then really leave, for a month at least.

And come back for the ninetieth day. There will be no cameras. There will be a tea stall that has reopened with a tin roof, and someone who says, *you are the one with the tablets*. No biscuit has ever tasted like that tea.`,
  },
]
