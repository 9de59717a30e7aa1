import type { PostSketch } from './post-sketch.ts'

/** Two films under a free licence, as of the demo’s events, and two that open elsewhere. */
const FILMS = {
  garden: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  road: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
  reel: 'https://www.facebook.com/watch/?v=100000000000001',
  clip: 'https://www.tiktok.com/@hatkhola.example/video/7000000000000000001',
} as const

/** Posts that are unlike others: films, many pictures, edited, closed, waiting for staff. */
export const UNUSUAL_POSTS: readonly PostSketch[] = [
  {
    by: 'shefali',
    text: 'এই সপ্তাহে তাঁত থেকে যা যা নামল, সব এক জায়গায়। যেটা মনে ধরে তার নম্বর বলুন, আলাদা করে রাখব। #টাঙ্গাইল_শাড়ি #তাঁত',
    topic: 'goods',
    hours: 2,
    shows: [
      'fold',
      { goods: 'টাঙ্গাইল তাঁতের সুতি শাড়ি, বুটি পাড়', most: 3 },
      { goods: 'ঢাকাই জামদানি শাড়ি, হাতে বোনা', most: 2 },
      { goods: 'হাফ সিল্ক ডোরাকাটা শাড়ি', most: 2 },
      { goods: 'জমিন খালি লাল পাড় সাদা শাড়ি', most: 2 },
    ],
  },
  {
    by: 'polash',
    text: 'Everything that survived the kiln, in the order in which it came out. #terracotta #pottery',
    topic: 'goods',
    hours: 5,
    shows: [
      'horse',
      'pitcher',
      { goods: 'Terracotta horse', most: 2 },
      { goods: 'Tea cups, set of six', most: 2 },
      { goods: 'Flower vase with a painted band' },
    ],
  },
  { by: 'nayan', text: '', topic: 'goods', hours: 30, shows: ['pots', { goods: 'Cast iron karai', most: 2 }] },
  { by: 'sumaiya', text: '', topic: 'goods', hours: 55, shows: ['curd', 'pitha', 'cakes'] },
  { by: 'rafiq', text: 'This is how the stage went up, in four minutes instead of nine hours.', topic: 'stage', hours: 8, film: FILMS.garden },
  { by: 'biplob', text: 'কাল রাতের শেষ গানটা ধরা আছে এখানে। শব্দ একটু কাঁপছে, হাতটাও কাঁপছিল। #বাউল_গান', topic: 'stage', hours: 27, film: FILMS.road },
  { by: 'mithila', text: 'A minute at the loom, for those who asked what the sword is for.', topic: 'work', hours: 70, film: FILMS.clip },
  { by: 'selim', text: 'মহড়ার ছোট্ট একটা ভিডিও। শব্দ বাড়িয়ে শুনবেন, বৈঠার তালটা ধরা পড়েছে।', topic: 'stage', hours: 96, film: FILMS.reel },
  {
    by: 'jahid',
    text: 'Shop closed on Sunday for stock-taking. Repairs that are ready can be fetched until Saturday, nine in the evening.',
    before: 'Shop closed on Saturday for stock-taking. Repairs that are ready can be fetched until Friday.',
    topic: 'work',
    hours: 11,
  },
  {
    by: 'joya',
    text: 'মহড়া কাল বিকেল পাঁচটায়, চারটায় নয়। সবাই লিপি আর পানির বোতল আনবেন।',
    before: 'মহড়া কাল বিকেল চারটায়। সবাই লিপি আনবেন।',
    topic: 'stage',
    hours: 14,
  },
  {
    by: 'imran-hossain',
    text: 'কাল হারানো ব্যাগটা পেয়ে গেছি, যিনি ফেরত দিলেন তাঁকে অনেক ধন্যবাদ। টাকা, কাগজ, এমনকি আধখাওয়া বিস্কুটটাও ছিল।',
    before: 'সদরঘাটে একটা কালো ব্যাগ হারিয়েছি, ভেতরে কাগজপত্র। কেউ পেলে জানাবেন।',
    topic: 'asking',
    hours: 33,
  },
  {
    by: 'shahana',
    text: 'All places of this month are filled. Thank you to everybody who wrote; the next round is in five weeks, and I will say so here.',
    topic: 'work',
    hours: 40,
    isClosed: true,
  },
  {
    by: 'tania',
    text: 'আজ আর ফরমাশ নিচ্ছি না, হাতে যা আছে তা-ই শেষ করতে রাত হবে। কাল সকাল দশটা থেকে আবার লিখবেন।',
    topic: 'goods',
    hours: 20,
    isClosed: true,
  },
  {
    by: 'sujon-mia',
    text: 'সস্তায় মোবাইল, এক দিনের অফার! https://phones.example/offer https://cheap.example/win https://prize.example/now',
    topic: 'goods',
    hours: 6,
    held: 'links',
  },
  {
    by: 'arif-chowdhury',
    text: 'The man in the third shop of our lane is a thief, everybody knows his house number. Go and tell him.',
    topic: 'asking',
    hours: 18,
    held: 'reports',
    reports: [{ reason: 'abuse' }, { reason: 'private', note: 'He means a real person with an address.' }, { reason: 'abuse' }],
  },
  {
    by: 'sujon-mia',
    text: 'পাঁচ শ টাকা পাঠালে পরদিন এক হাজার ফেরত। আমি নিজে পেয়েছি, ইনবক্স করুন।',
    topic: 'asking',
    hours: 9,
    reports: [{ reason: 'scam', note: 'আমার চাচা এভাবে টাকা হারিয়েছেন।' }],
  },
]
