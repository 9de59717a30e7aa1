import type { PostSeries } from './post-sketch.ts'

/** Posts of those who look after people, and of those who hire them. */
export const CARE_POSTS: readonly PostSeries[] = [
  {
    by: 'ayesha',
    says: '$1 $2 #ফিজিওথেরাপি',
    each: [
      ['স্ট্রোকের পর প্রথম তিন মাস সবচেয়ে দামি।', 'দেরি না করে হালকা নড়াচড়া শুরু করুন, চিকিৎসকের পরামর্শ নিয়ে। রোজ দশ মিনিটও অনেক।'],
      ['কোমরব্যথায় নরম বিছানা নয়।', 'শক্ত তোশক, হাঁটুর নিচে বালিশ, আর এক ঘণ্টার বেশি একটানা বসা নয়।'],
      ['আজ রহমত চাচা লাঠি ছাড়া বারো পা হাঁটলেন।', 'বাড়ির সবাই গুনছিল জোরে জোরে। আমিও গুনছিলাম, মনে মনে।'],
      ['ডায়াবেটিস থাকলে রোজ রাতে পায়ের তলা দেখুন।', 'আয়না ধরে, বা কাউকে বলুন দেখতে। ছোট ঘা ছোট থাকতেই সারে।'],
    ],
    shows: [[], [], ['nurse'], []],
    topic: 'lesson',
  },
  {
    by: 'ayesha',
    says: 'রাজশাহীর যাঁরা ডাকেন, তাঁদের জন্য: $1',
    each: [
      ['শুক্রবারও একজন সেবিকা থাকছেন, সকাল আটটা থেকে দুইটা।'],
      ['নার্স গেলে আগের ব্যবস্থাপত্র হাতের কাছে রাখুন। খুঁজতে খুঁজতে বিশ মিনিট চলে যায়।'],
      ['বৃষ্টিতে রিকশা না পেলে ফোন করে জানাব। না জানিয়ে কেউ দেরি করবে না, এটা আমাদের কথা।'],
      ['নতুন যোগ দিলেন পুষ্টিবিদ মাহফুজা। অনলাইনে কথা বলা যাবে: {service:অনলাইনে পুষ্টিবিদের পরামর্শ}'],
    ],
    shows: [['nurse'], [], [], []],
    topic: 'work',
  },
  {
    by: 'momena',
    says: '$1 $2',
    each: [
      ['আজ ছয়টা বাচ্চা, একটাও কাঁদেনি।', 'রহস্য: কলাগাছের ভেলা আর এক গামলা পানি।'],
      ['দুপুরের ঘুমের আগে মোবাইল দেবেন না।', 'গল্প বলুন, একই গল্প রোজ। ওরা শেষটা জানে বলেই ঘুমায়।'],
      ['কুরআন শেখার ছোট দলে দুজনের জায়গা হলো।', 'আসরের পর, সপ্তাহে চার দিন। তাড়া নেই, হরফ আগে ঠিক হোক।'],
      ['বাচ্চার জ্বর হলে দয়া করে সেদিন বাসায় রাখুন।', 'টাকা কাটব না, শুধু বাকিদের কথা ভাবি।'],
    ],
    topic: 'work',
  },
  {
    by: 'shanta',
    says: '$1 $2 #বিয়ের_আয়োজন',
    each: [
      ['গাঁদা কাটা হলো ভোরে, মঞ্চ দাঁড়াল বিকেলে।', 'রহিমা আপার হাতে ফুল দিলে আর নকশা বলে দিতে হয় না।'],
      ['বাজেট লিখে ফেলুন আগে, তারপর স্বপ্ন।', 'উল্টোটা করলে দুটোই ভেঙে যায়।'],
      ['কাল ছিল একই দিনে তিন বিয়ে।', 'একটার পায়েস আরেকটায় যাওয়ার কথা ছিল না, তবু গেল, এবং সবাই খুশি।'],
      ['ছবির অ্যালবাম হাতে পেলেন কবির ভাই।', 'বাবা নেই এখন আর, ছবিতে আছেন, হাসছেন। এই কাজটা এ জন্যই করি।'],
    ],
    shows: [['garland', 'wedding'], [], ['wedding'], ['album']],
    topic: 'work',
  },
  {
    by: 'tanvir',
    says: '$1 $2 #coding',
    each: [
      ['Student of the week: wrote her first app on a phone with a cracked screen.', 'It counts eggs. It does it without network, too.'],
      ['You do not need a fast computer to learn programming.', 'You need an hour a day and a friend to explain it to.'],
      ['Read the error message aloud.', 'Slowly. Half of the class fixes it before they reach the end.'],
      ['Free evening for beginners, bring any laptop that still turns on.', 'Seats are here: {event:Build an App That Works Without Network}'],
    ],
    shows: [[], ['laptop'], [], ['laptop']],
    topic: 'lesson',
  },
  {
    by: 'anwar',
    says: '$1 $2',
    each: [
      ['A question from class nine: what is algebra for?', 'For the day when the shopkeeper says “three for a hundred” and you want two.'],
      ['Exam in ten days? Stop reading, start writing.', 'One old paper each evening, with a watch on the table. Then sleep.'],
      ['My first weeks on this market.', 'Thirty years I wrote on boards, now on glass. Please forgive the chalk.'],
      ['The robots of the school teams are ready, more or less.', 'One only turns left. Its builders call that a strategy.'],
    ],
    shows: [['board'], [], [], []],
    topic: 'lesson',
  },
  {
    by: 'imran',
    says: '$1 $2 #নীলক্ষেত',
    each: [
      ['পুরোনো বইয়ের এক বস্তা এল বনানী থেকে।', 'ভেতরে একটা বইয়ে শুকনো গোলাপ, তারিখ ১৯৭৪। বইটা বিক্রি করব না।'],
      ['বিসিএসের সেট ফুরানোর আগে বলে রাখি:', 'গত বছরের প্রশ্ন দাগানো থাকলে দাম কম, ভেতরের জ্ঞান একই।'],
      ['ছড়ার বইয়ের তৃতীয় মুদ্রণ এসেছে।', 'প্রথম পাতার বাঘটা এবার একটু কম রাগী।'],
      ['জলরঙের বাক্স আর মোটা কাগজ একসঙ্গে নিলে তুলি ফ্রি।', 'বাচ্চার প্রথম ছবিটা ফ্রেমে রাখবেন, কথা দিন।'],
    ],
    shows: [
      ['books', { goods: 'পুরোনো গল্পের বই, পাঁচটি', most: 2 }],
      [{ goods: 'বিসিএস প্রস্তুতির বইয়ের সেট', most: 2 }],
      [{ goods: 'ছোটদের ছড়া ও ছবি', most: 2 }],
      [{ goods: 'জলরঙের বাক্স', most: 2 }],
    ],
    topic: 'goods',
  },
  {
    by: 'shahana',
    says: '$1 $2 #hiring',
    each: [
      [
        'We are looking for knit operators in Gazipur, six months at a machine are enough.',
        'Paid from the first day, also for the training: {job:Sewing Operator (Knit)}',
      ],
      ['No factory of ours takes money for a job. Nobody.', 'If somebody asks you for “form fees”, send me the name.'],
      ['Forty interviews today, thirty-one hired.', 'The other nine get a call too. Waiting is the worst part of looking for work.'],
      ['Bring your national ID and one photograph. That is all.', 'You do not need an uncle inside. You never did.'],
    ],
    topic: 'work',
  },
  {
    by: 'habib',
    says: 'From a day of reading CVs: $1',
    each: [
      ['the best one today had half a page. It said what she can do, where she did it, and how to reach her.'],
      ['please do not send a picture of a picture of your CV. I can see your thumb.'],
      ['“hard working” tells me nothing. “Closed the books of 14 branches by the 3rd of each month” tells me everything.'],
      ['gaps are fine. Raising a child is not a gap, looking after a father is not one either. Just write it down.'],
    ],
    topic: 'lesson',
  },
  {
    by: 'lipi',
    says: '$1 $2',
    each: [
      ['উত্তরের ছয় জেলায় মাঠকর্মী নেব।', 'সাইকেল চালাতে পারলে ভালো, না পারলে শিখিয়ে নেব।'],
      ['আবেদন করে উত্তর না পেলে আবার লিখুন।', 'চিঠি হারায়, মানুষ ভোলে। লজ্জার কিছু নেই।'],
      ['প্রশিক্ষণের প্রথম দিন সবাই চুপ, শেষ দিন কেউ থামে না।', 'আজ ছিল শেষ দিন। কান এখনো ঝিমঝিম করছে।'],
      ['চরে যাওয়ার নৌকা সকাল সাতটায়।', 'সাক্ষাৎকার নৌকাতেই, কারণ ওখানেই কাজটা।'],
    ],
    topic: 'work',
  },
]
