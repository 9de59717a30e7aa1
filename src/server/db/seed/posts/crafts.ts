import type { PostSeries } from './post-sketch.ts'

/** Posts of those who weave, sew, turn and print. */
export const CRAFT_POSTS: readonly PostSeries[] = [
  {
    by: 'shefali',
    says: 'আজ তাঁত থেকে নামল $1। $2 দাম $3 টাকা, টাঙ্গাইলের বাইরে কুরিয়ারে পাঠাই। #টাঙ্গাইল_শাড়ি',
    each: [
      ['লাল পাড় সাদা শাড়ি', 'জমিন একদম খালি, পাড়ে শুধু সরু সোনালি রেখা।', '১,৬৫০'],
      ['মেরুন বুটিদার সুতি শাড়ি', 'বুটি তুলতেই লেগেছে তিন দিন।', '২,২০০'],
      ['ডোরাকাটা হাফ সিল্ক', 'হালকা, তাই সারা দিন পরে থাকা যায়।', '২,৮৫০'],
      ['নীল জমিনের জামদানি নকশার শাড়ি', 'দুই কারিগর মিলে আঠারো দিনে বুনেছেন।', '৯,৫০০'],
    ],
    shows: [[{ goods: 'জমিন খালি লাল পাড় সাদা শাড়ি', most: 2 }], ['fold'], [{ goods: 'হাফ সিল্ক ডোরাকাটা শাড়ি', most: 3 }], [{ goods: 'ঢাকাই জামদানি শাড়ি, হাতে বোনা', most: 2 }]],
    topic: 'goods',
  },
  {
    by: 'shefali',
    says: 'পাথরাইলের খবর: $1 $2',
    each: [
      ['সুতার দাম আবার বাড়ল।', 'পুরোনো ফরমাশ আগের দামেই দেব, নতুনগুলো একটু বাড়বে। আগে বলে রাখলাম, যেন কেউ মন খারাপ না করেন।'],
      ['টানা বৃষ্টিতে রং শুকাচ্ছে না।', 'যাঁদের শাড়ি এই সপ্তাহে যাওয়ার কথা, তাঁরা চার দিন বেশি ধরে রাখুন। ভেজা রঙে পাঠাব না।'],
      ['সপ্তম তাঁতটা আজ আবার চালু হলো।', 'মাকু ভেঙে তিন সপ্তাহ পড়ে ছিল। শব্দটা শুনে মনে হলো ঘরে কেউ ফিরে এল।'],
      ['দুই স্কুলপড়ুয়া মেয়ে কাজ শিখতে এসেছে।', 'প্রথম দিন শুধু সুতা ছাড়ানো। হাত দুটো খুব শান্ত, ভালো তাঁতি হবে।'],
    ],
    shows: [[], ['dyed'], [], []],
    topic: 'work',
  },
  {
    by: 'shapla',
    says: '$1 $2 #নকশিকাঁথা',
    each: [
      ['তিন মাস পর শেষ হলো ডাবল মাপের কাঁথাটা।', 'মাঝখানে পদ্ম, চার কোনায় কলকা। জোহরা আপা শেষ ফোঁড় দিয়ে সবাইকে চা খাওয়ালেন।'],
      ['শিশুর কাঁথার নতুন পাঁচটা নকশা উঠেছে।', 'মাছ, হাতি, নৌকা, সূর্য আর আমপাতা। নরম পুরোনো সুতি দিয়ে ভেতরটা করা, তাই গায়ে লাগে না।'],
      ['উল্টো পিঠটাও দেখে কিনুন।', 'হাতের সেলাই হলে উল্টো পিঠে ফোঁড় সমান থাকে না, একটু এদিক-ওদিক হয়। ওটাই আসল হাতের চিহ্ন।'],
      ['যাঁরা পুরোনো শাড়ি পাঠাতে চান, পাঠাতে পারেন।', 'মায়ের দুটো শাড়ি দিয়ে একটা কাঁথা হয়। ধুয়ে শুকিয়ে পাঠাবেন, ছেঁড়া জায়গাটা আমরা ঘুরিয়ে নেব।'],
    ],
    shows: [['kantha', { goods: 'নকশিকাঁথা, ডাবল মাপের', most: 2 }], [{ goods: 'শিশুর নকশিকাঁথা', most: 4 }], [{ goods: 'কাঁথা সেলাইয়ের শাল', most: 2 }], []],
    topic: 'goods',
  },
  {
    by: 'shapla',
    says: 'আজ $1 জন একসঙ্গে সেলাইয়ে বসেছেন। $2',
    each: [
      ['চৌদ্দ', 'কাজের ফাঁকে গান হলো, গানের ফাঁকে কাজ। বৃষ্টি থামার নাম নেই।'],
      ['নয়', 'ধান কাটার সময়, বাকিরা মাঠে। এ কয় দিন ফরমাশ একটু দেরিতে যাবে।'],
      ['একুশ', 'জামালপুর শহর থেকে কলেজের মেয়েরাও এসেছে দেখতে। দুজন থেকে গেল শেখার জন্য।'],
      ['সতেরো', 'মজুরির হিসাব সবার সামনে খোলা খাতায় হলো। কে কত ফোঁড়ের কাজ করেছেন, সবাই জানেন।'],
    ],
    shows: [[], [], ['kantha'], []],
    topic: 'work',
  },
  {
    by: 'mithila',
    says: '$1 $2 #handloom #Rangamati',
    each: [
      ['Off the loom this morning: a winter shawl in indigo and white.', 'Eleven days of weaving, and my back knows each of them.'],
      ['New cushion covers, in pairs.', 'The zigzag is the track of a snake that brings rain. My grandmother wove the same one, only smaller.'],
      ['A pinon and hadi set for a wedding in Khagrachhari.', 'The bride chose the black border herself. It takes the dye twice, so it stays black.'],
      ['Cotton runners for the table, natural dye only.', 'Brown from tea, yellow from turmeric, and a grey that I cannot promise to make again.'],
    ],
    shows: [
      [{ goods: 'Handwoven winter shawl', most: 3 }],
      [{ goods: 'Cushion covers, pair', most: 3 }],
      [{ goods: 'Chakma pinon and hadi set', most: 4 }],
      ['dyed', { goods: 'Cotton runner for the table', most: 2 }],
    ],
    topic: 'goods',
  },
  {
    by: 'mithila',
    says: 'From the workshop: $1',
    each: [
      ['the turmeric bath went wrong, and came out better. Orange, not yellow. I have written down what I did, for once.'],
      ['power cut since noon. A backstrap loom does not mind. We wove by the window and finished early.'],
      ['somebody asked why a handwoven runner costs three times a printed one. Sit with us for an afternoon, and you will ask why it is so cheap.'],
      ['the ferry to Barkal is not running, so parcels leave on Sunday. Nothing is lost, everything is late.'],
    ],
    shows: [['dyed'], [], [], []],
    topic: 'work',
  },
  {
    by: 'polash',
    says: '$1 $2 #terracotta',
    each: [
      ['Kiln opened at six. Thirty-eight horses, one without an ear.', 'He stays with us on the shelf, the other thirty-seven are for sale at 450 taka each.'],
      ['Tea cups in sets of six are back.', 'Thinner at the lip than the last batch. Tea tastes better from a thin lip, I will not argue about it.'],
      ['The vases with the painted band are dry at last.', 'The band is rice paste and soot, as in my father’s time. Wipe it, do not scrub it.'],
      ['A water pitcher cools by sweating.', 'If yours stays dry on the outside, somebody has glazed it for looks. Ours sweat, and are 320 taka.'],
    ],
    shows: [
      ['horse', { goods: 'Terracotta horse', most: 2 }],
      [{ goods: 'Tea cups, set of six', most: 3 }],
      [{ goods: 'Flower vase with a painted band', most: 3 }],
      ['pitcher'],
    ],
    topic: 'goods',
  },
  {
    by: 'polash',
    says: '$1',
    each: [
      ['Fourth day without sun. Clay does not dry by wishing. Orders of this week go out next Thursday.'],
      ['A school from Savar came by with forty children. Forty small elephants are drying on the roof, each with the wrong number of legs.'],
      ['My son centred the clay by himself today. Fourth generation, first crooked bowl. I have kept it.'],
      ['Please do not put a brass lamp in the dishwasher. Tamarind, a cloth, five minutes. That is all it ever needed.'],
    ],
    shows: [[], ['horse'], ['pitcher'], [{ goods: 'Brass oil lamp' }]],
    topic: 'work',
  },
  {
    by: 'ruma',
    says: '$1 $2 #jute',
    each: [
      ['Two hundred tote bags for a library in Rajshahi left the shed today.', 'Rumi, Salma and Aunt Jamila sewed the last handles by torchlight.'],
      ['The basket with a lid is back in two sizes.', 'It holds onions, yarn or a sleeping kitten. We have tried all three.'],
      ['The new tosha jute has come from Boalmari.', 'Golden, long and hardly any smell. The next bags will be the best of the year.'],
      ['Why our leather sandals creak for a week:', 'the sole is stitched, not glued. Give it seven days, and it will last you four years.'],
    ],
    shows: [
      ['jute', { goods: 'Jute tote bag with a water lily', most: 2 }],
      [{ goods: 'Jute basket with a lid', most: 3 }],
      [],
      [{ goods: 'Leather sandals', most: 2 }],
    ],
    topic: 'goods',
  },
  {
    by: 'ruma',
    says: 'Twenty-two of us, and today $1',
    each: [
      ['Shahinur got her first bank card. She has put it in the same tin as her thread.'],
      ['we counted: 61 children go to school on what these bags earn. We had cake.'],
      ['the machine stood still and everybody sewed by hand. Slower, and nobody wanted to go home.'],
      ['a buyer asked for plastic lining. We said no, and he ordered anyway.'],
    ],
    shows: [[], ['jute'], [], []],
    topic: 'work',
  },
  {
    by: 'noor',
    says: '$1 $2',
    each: [
      ['ঈদের মাপ নেওয়া শুরু।', 'ভিড়ের আগে আসুন, শেষ দশ দিনে আর নতুন কাজ ধরব না। পুরোনো গ্রাহকের মাপ খাতায় আছে, ফোন করলেই হবে।'],
      ['ব্লাউজের হাতা ঢিলা হলে ফেলে দেবেন না।', 'চেপে দিতে বিশ মিনিট লাগে, ৮০ টাকা।'],
      ['গোলাপি কুর্তিটার গলার কাজ শেষ হলো হাতে।', 'মেশিনে করলে আধা ঘণ্টা, হাতে করলে এক দিন। পার্থক্যটা কাছ থেকে দেখলেই বোঝা যায়।'],
      ['ব্লক প্রিন্টের নতুন বারোটি ছাঁচ এসেছে।', 'আমপাতা, শঙ্খ, ছোট মাছ। কাপড় নিয়ে এলে এক ঘণ্টায় ছেপে দিই।'],
    ],
    shows: [['measuring'], [], ['stitched'], ['blocks']],
    topic: 'work',
  },
]
