import type { BlogSketch } from './blog-sketch.ts'

/** Of buying and selling. */
export const MARKET_BLOGS: readonly BlogSketch[] = [
  {
    title: 'গেটে টিকিটের QR: লাইনে না আটকে ঢোকার নিয়ম',
    author: 'nusrat',
    category: 'technology',
    tags: ['টিকিট', 'QR কোড', 'মেলা'],
    days: 12,
    isFeatured: true,
    motif: 'ticket',
    tone: 3,
    summary: 'মাঠে নেট থাকে না, ফোনের চার্জও ফুরিয়ে আসে। বাড়ি থেকে বেরোনোর আগে পাঁচ মিনিট দিলে গেটে আর দাঁড়িয়ে থাকতে হয় না।',
    text: `সন্ধ্যা ছয়টায় গান শুরু, আর গেটের সামনে তখন আড়াইশো মানুষ। সামনের জন ফোন উঁচু করে নেট খুঁজছেন, পেছনের জন স্ক্রিনশট খুঁজছেন গ্যালারিতে। এক যুগ ধরে অনুষ্ঠান করছি; গেটে যত দেরি হয় তার বেশির ভাগই হয় ফোন হাতে নিয়ে খোঁজাখুঁজিতে, স্ক্যান করতে লাগে দুই সেকেন্ড।

## QR আসলে কী বলে

কোডের ভেতরে আপনার নাম-ঠিকানা থাকে না। থাকে টিকিটের একটা নম্বর আর একটা ডিজিটাল সই, যেটা নকল করা যায় না। গেটের ফোন সেই সই মিলিয়ে দেখে, তারপর দেখে এই টিকিটে আগে কেউ ঢুকেছেন কি না। এই দুটো কাজই নেট ছাড়া হয়। তাই মাঠে সিগন্যাল না থাকলে ঘাবড়াবেন না; শুধু টিকিটটা ফোনে থাকতে হবে।

## বেরোনোর আগে

1. টিকিটটা একবার খুলুন। একবার খুললেই সেটা ফোনে থেকে যায়।
2. ফোন এয়ারপ্লেন মোডে নিয়ে আবার খুলে দেখুন। খুললে গেটেও খুলবে।
3. চারজনের টিকিট এক ফোনে থাকলে যাঁরা আলাদা আসবেন, তাঁদেরটা আগেই পাঠিয়ে দিন।
4. চার্জ কম? স্ক্রিনশট নিয়ে আরেকজনের ফোনে রাখুন, কিংবা কাগজে ছাপিয়ে নিন। সাদা-কালো ছাপাতেও চলে।

## গেটে দাঁড়িয়ে

স্ক্রিনের আলো বাড়িয়ে দিন। রোদের মধ্যে ম্লান স্ক্রিন ক্যামেরা পড়তে পারে না, এটাই সবচেয়ে সাধারণ ঝামেলা। ফাটা প্রটেক্টরের নিচে কোড থাকলে একটু কাত করে ধরুন। কোডটা আঙুল দিয়ে ঢাকবেন না, চার পাশের সাদা অংশটুকুও কোডেরই অংশ।

> একই টিকিট দুবার দেখালে দ্বিতীয়জন আটকে যাবেন, কে আসল মালিক, মেশিন সেটা জানে না।

### অন্যের হাতে কোড দেবেন না

ফেসবুকে উচ্ছ্বাস দেখাতে গিয়ে অনেকে টিকিটের ছবি পোস্ট করেন, কোডসহ। যিনি আগে ছবিটা নিয়ে গেটে পৌঁছাবেন, তিনিই ঢুকে যাবেন। পোস্ট করতে মন চাইলে কোডটা ঢেকে দিন।

## না মিললে কী করবেন

স্ক্যানার লাল দেখালে তর্ক না করে পাশে সরে দাঁড়ান, লাইন চলতে দিন। তিনটা জিনিস বলতে পারলে আয়োজক এক মিনিটে মিলিয়ে দিতে পারেন: অর্ডারের নম্বর, কোন নামে কেনা, আর কখন পেমেন্ট করেছেন। কারও কাছ থেকে হাতে হাতে কিনে থাকলে তাঁর মোবাইল নম্বরটাও রাখুন।

### বয়স্ক কাউকে আনলে

টিকিটটা কাগজে ছাপিয়ে তাঁর হাতে দিন, ফোনের ভরসায় রাখবেন না। গেটে বলুন তিনি আলাদা দাঁড়াবেন; প্রায় সব আয়োজক বসার জায়গা রাখেন, শুধু কেউ চান না বলে দেন না।

শেষ কথা, আধঘণ্টা আগে আসুন। শেষ পনেরো মিনিটে যত মানুষ আসেন, তার আগের এক ঘণ্টায় তত আসেন না।`,
    before: [{ title: 'গেটে টিকিটের QR নিয়ে কয়েকটি কথা' }],
  },
  {
    title: 'শনি-মঙ্গলের হাট: বার মেনে বাজার বসে কেন',
    author: 'nusrat',
    category: 'business',
    tags: ['হাট', 'গ্রাম', 'ইতিহাস'],
    days: 41,
    isFeatured: true,
    motif: 'stall',
    tone: 7,
    summary: 'এক হাট শনিবারে, পাশেরটা রবিবারে। এই ভাগ কেউ সভা করে ঠিক করেনি, নদী, পা আর পাইকার মিলে ঠিক করেছে।',
    text: `আমার নানাবাড়ির হাট বসত শনি আর মঙ্গলবার। ছোটবেলায় ভাবতাম, বাকি দিনগুলোতে বুঝি কারও কিছু লাগে না। পরে বুঝেছি, বাকি দিনগুলোতে একই মানুষ অন্য হাটে থাকেন।

## হাট আর বাজারের তফাত

বাজার বসে রোজ, দোকান তার পাকা। হাট বসে সপ্তাহের বাঁধা এক-দুই দিনে, বেলা পড়লে উঠে যায়, মাঠটা আবার মাঠ হয়ে যায়। বাজারে আপনি কেনেন; হাটে কেনেনও, বেচেনও। যিনি সকালে লাউ বেচলেন, দুপুরে তিনিই সেই টাকায় লুঙ্গি কিনলেন, বিকেলে চুল কাটালেন।

## বার কে ঠিক করল

পাইকার এক দিনে এক জায়গাতেই থাকতে পারেন। কাপড়ের গাঁট, মসলার বস্তা, ওষুধের বাক্স নিয়ে তিনি একটা চক্রে ঘোরেন: শনিবার এখানে, রবিবার পাশের ইউনিয়নে, সোমবার নদীর ওপারে। কাছাকাছি দুটি হাট একই বারে বসলে দুটোই মার খায়। তাই যে হাট পরে হয়েছে, সে ফাঁকা বার বেছে নিয়েছে। এভাবে কারও হুকুম ছাড়াই গোটা এলাকার একটা সাপ্তাহিক রুটিন দাঁড়িয়ে গেছে।

দূরত্বটাও হিসাবের। পুরোনো হাটগুলো দেখুন, একটা থেকে আরেকটা মোটামুটি হেঁটে যাওয়া-আসার পথ। মাথায় বোঝা নিয়ে সকালে রওনা হয়ে বেচাকেনা সেরে আলো থাকতে বাড়ি ফেরা যায়, এতটুকু। আর প্রায় সব পুরোনো হাটের এক পাশে নদী বা খাল, কারণ তখন নৌকাই ছিল ট্রাক।

![হাটের পথে নৌকা](boat 9)

## হাটে কী কী হয়

- **দাম ঠিক হয়।** সকালে প্রথম যে ধান বিক্রি হলো, তার দরেই সারা দিন কথা চলে।
- **খবর ছড়ায়।** কার মেয়ের বিয়ে, কোন মাঠে পোকা লেগেছে, কে বিদেশ থেকে ফিরেছে।
- **কাজ মেলে।** ধান কাটার মৌসুমে মজুরের হাটও বসে, ভোরের আলো ফোটার আগে।
- **হাতের জিনিস বিক্রি হয়।** মাটির হাঁড়ি, বাঁশের ঝুড়ি, দা-বটি; যে জিনিস দোকানে ওঠে না।

> হাটের দিন গ্রামের মানুষ বার গোনে না, বলে ‘দুই হাট পরে আসব’।

## হাটে বেচতে চাইলে

খাজনা দিতে হয়, ইজারাদারের লোক রসিদ নিয়ে ঘোরেন; রসিদ না নিয়ে টাকা দেবেন না। প্রথম দিন ভালো জায়গার আশা করবেন না, বছরের পর বছর যিনি যেখানে বসেন সেটাই তাঁর জায়গা বলে সবাই মানেন। খুচরা টাকা বেশি করে রাখুন। আর দুপুরের আগে দাম ধরে রাখুন, আসরের পর ছাড়ুন, কারণ না-বেচা লাউ মাথায় করে ফেরার চেয়ে খারাপ কিছু নেই।

মোবাইলে কেনাকাটা যত বাড়ুক, হাটের এই নিয়মটা থেকেই শেখার আছে: মানুষ জানে কবে, কোথায়, কাকে পাওয়া যাবে। বিশ্বাসের শুরু সেখান থেকেই।`,
  },
  {
    title: 'What should a plate of chotpoti cost? Pricing a stall',
    author: 'farhana',
    category: 'entrepreneur',
    tags: ['stall', 'pricing', 'small business'],
    days: 23,
    isFeatured: true,
    motif: 'coins',
    tone: 0,
    summary: 'Most first stalls lose money with a smile: the pot is empty, the box is full, and the sum is still wrong. Do it once on paper before the fair.',
    text: `At my first fair I sold three hundred cups of tea, carried home a heavy cash box and felt rich for a night. In the morning I did the sums. I had worked two days for the price of a bus ticket.

The mistake was simple. I had priced my tea by looking at the stall next to mine. He owned his burner, his nephew worked for lunch, and he had sold on that field for nine years. His price was right for him.

## Three kinds of cost

Take a page and draw three columns.

### What every plate eats

Everything that goes away when one plate is sold: chickpeas, potato, egg, tamarind, oil, the paper plate, the spoon, the napkin, the gas. Cook twenty plates at home and divide. Do not guess; guesses always come out low. Add a tenth for what spills, burns or is given to a friend.

### What the day costs

Rent of the pitch, transport both ways, a helper’s wage and meals, light, a tent, phone data, the small fees that nobody mentioned. You pay these whether you sell one plate or three hundred.

### What the whole season costs

The burner, the pots, the sign, your trade licence. Divide by the number of fair days you honestly expect in a year, not by the number you dream of.

## The sum, once, with numbers

Say a plate eats 28 taka, the day costs 4,200 and the season adds 300 a day. If you can really sell 150 plates:

- 28 for the plate,
- 4,500 divided by 150 makes 30 more,
- so 58 taka is the price at which you have worked for nothing.

At 70 you earn 12 on each, 1,800 for the day. At 60 you earn 300, and one rainy hour eats it. Now do it again with 80 plates instead of 150. If the answer frightens you, the pitch is too expensive for you, and it is much better to know that today.

> A price is a promise you make to yourself before you make it to a customer.

## Round, readable, few

People at a fair decide from three metres away. Write the price large and choose one that needs little change: 60, 70, 80, 100. Ten items on the board slow the queue; four sell better than ten. Give each a reason:

1. one small and cheap, so that a child can buy,
2. one that most people will take,
3. one large or special that makes the second look sensible,
4. one drink.

## Discounts that do not hurt

Cutting the price in the evening teaches people to come in the evening. Add something instead: an egg, a refill of tamarind water, a sweet for four plates. It costs you three taka and feels like ten.

And when somebody says that the stall over there is cheaper, smile. It is the only answer that has never cost me money.

## After the fair

Write down four things before you sleep: plates cooked, plates sold, money in the box, money spent. Do it for five fairs and you own something that no neighbour can copy, a price that is really yours.`,
    before: [
      { title: 'What should a plate of chotpoti cost?' },
      {
        text: `At my first fair I sold three hundred cups of tea, carried home a heavy cash box and felt rich for a night. In the morning I did the sums. I had worked two days for the price of a bus ticket.

## Three kinds of cost

What every plate eats, what the day costs, and what the whole season costs. Write all three down before you write a price on a board.`,
      },
    ],
  },
  {
    title: 'হালখাতা: লাল মলাটের খাতা আর মিষ্টির হিসাব',
    author: 'nusrat',
    category: 'festivals',
    tags: ['পহেলা বৈশাখ', 'হালখাতা', 'ব্যবসা'],
    days: 166,
    motif: 'ledger',
    tone: 11,
    summary: 'বছরের প্রথম দিনে দোকানি মিষ্টি খাওয়ান, আর ক্রেতা শোধ করেন পুরোনো বাকি। লজ্জা না দিয়ে টাকা আদায়ের এমন কায়দা আর কোথায় আছে?',
    text: `বাবার হাত ধরে প্রথম যে হালখাতায় গিয়েছিলাম, সেটা ছিল মোড়ের সোনার দোকান। দরজায় কলাগাছ, ভেতরে আগরবাতি, ক্যাশের পাশে সিঁদুরের ফোঁটা দেওয়া নতুন খাতা। বাবা একটা খাম দিলেন, দোকানি সেটা না খুলেই কপালে ছোঁয়ালেন, আর আমাকে দিলেন দুটো রসগোল্লা। বাড়ি ফেরার পথে জিজ্ঞেস করেছিলাম, খামে কত ছিল? বাবা বলেছিলেন, ‘যা বাকি ছিল, আর একটু সম্মান।’

## বাকির বছর ফসলের বছর

গ্রামের মানুষের হাতে টাকা আসত ফসল উঠলে। বাকি এগারো মাস চলত ধারে: তেল, লবণ, কাপড়, ওষুধ। দোকানি লিখে রাখতেন, তাগাদা দিতেন না। চৈত্রের শেষে ধান-পাটের টাকা ঘরে এলে পহেলা বৈশাখে খাতা মেলানো হতো। পুরোনো খাতা বন্ধ, নতুন খাতা চালু; ‘হাল’ মানে এখানে চলতি, নতুন।

খাজনা আদায়ের সুবিধার জন্য ফসলের সঙ্গে মিলিয়ে যে সন চালু হয়েছিল, ব্যবসার খাতাও তার সঙ্গে পা মিলিয়ে নিল। সরকারি সন, কৃষকের মৌসুম আর দোকানির খাতা, তিনটা এক দিনে এসে মিলল।

## এক দিনের আয়োজনে যা লাগে

- লাল সালুতে মোড়া নতুন খাতা, প্রথম পাতা ফাঁকা রেখে দ্বিতীয় পাতা থেকে লেখা
- দাওয়াতের কার্ড, যেখানে পাওনার কথা একবারও লেখা থাকে না
- মিষ্টি, নিমকি, ঠান্ডা শরবত
- পান-সুপারি, আর বসার জায়গা

> কার্ডে টাকার কথা নেই, কিন্তু যিনি পান তিনি জানেন। এই ভদ্রতাটুকুই হালখাতা।

## এখনো কি দরকার আছে

এখন বাকির হিসাব থাকে ফোনে, টাকাও আসে ফোনে। তবু পুরান ঢাকা থেকে উপজেলার বাজার পর্যন্ত হালখাতা টিকে আছে, কারণ কাজটা শুধু টাকা তোলা নয়। বছরে একটা দিন দোকানি আর ক্রেতা মুখোমুখি বসেন, কোনো কিছু না কিনে, না বেচে।

### নিজের ছোট ব্যবসায় করে দেখুন

অনলাইনে জামা বেচেন, ঘরে বসে কেক বানান, কিংবা মেলায় স্টল দেন? বছরের প্রথম দিনে এই তিনটা কাজ করুন:

1. গত বছরের বাকি আর পাওনা এক পাতায় লিখুন। যেটা আর আসবে না, সেটা কেটে দিন; মন হালকা হবে।
2. যে বিশজন সবচেয়ে বেশি কিনেছেন, তাঁদের একটা করে মেসেজ দিন। বিক্রির কথা নয়, ধন্যবাদ।
3. নতুন বছরের প্রথম বিক্রির টাকাটা আলাদা রাখুন। বছর শেষে ওটাই হবে প্রথম সঞ্চয়।

আর একটা কথা। যাঁর বাকি শোধ করার সামর্থ্য নেই, তাঁকেও ডাকুন। হালখাতায় আসতে না পারার লজ্জা টাকার চেয়ে ভারী। বাবা বলতেন, দোকান চলে খাতায়, পাড়া চলে মুখ দেখাদেখিতে।

মিষ্টি খাওয়াতে না পারলেও চলবে। মুখটা মিষ্টি রাখলেই হলো।`,
  },
]
