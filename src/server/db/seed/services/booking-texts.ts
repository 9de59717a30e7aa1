/** What people write who book services in the demo market, and who do them. By script. */
type Texts = Readonly<Record<'en' | 'bn', readonly string[]>>

export const BOOKING_NOTES: Texts = {
  en: [
    'Please call from the gate, the bell is broken.',
    'There is a dog, but she is friendly.',
    'Second floor, no lift.',
    'I can show you pictures when you call.',
    'If you are late, my mother is at home.',
    'The same as last time, please.',
  ],
  bn: [
    'গেটে এসে ফোন দেবেন, কলিংবেল নষ্ট।',
    'তিন তলা, লিফট নেই।',
    'জুমার নামাজের পরে হলে ভালো হয়।',
    'গতবারের মতোই, আর কিছু নয়।',
    'আমি না থাকলে আম্মা থাকবেন।',
    'গলির মুখে চায়ের দোকান, সেখান থেকে ডানে।',
  ],
}

export const HOUSES: Texts = {
  en: ['House 12, Road 3', 'Flat 4B, Green View', 'House 27/1, Station Road', 'College Road, opposite the pond', 'House 5, Lane 2'],
  bn: ['বাড়ি ১২, সড়ক ৩', 'ফ্ল্যাট ৪বি, শান্তি নীড়', 'কলেজ রোড, পুকুরের উল্টো দিকে', 'বাড়ি ২৭/১, স্টেশন রোড', 'বাড়ি ৫, গলি ২'],
}

export const REASON_NOTES: Texts = {
  en: ['Sorry, something came up at work.', 'Could we do it next week instead?', 'My brother has repaired it after all.'],
  bn: ['দুঃখিত, হঠাৎ একটা কাজ পড়ে গেছে।', 'আগামী সপ্তাহে আবার বলব।', 'শরীরটা ভালো নেই।'],
}

/** What the side writes that is said not to have come. */
export const DISPUTE_NOTES = {
  buyer: {
    en: 'I was at home the whole afternoon, and nobody rang or called.',
    bn: 'সারা বিকেল বাড়িতেই ছিলাম, কেউ আসেননি, ফোনও দেননি।',
  },
  provider: {
    en: 'I was there on time, rang twice and waited for half an hour.',
    bn: 'সময়মতোই গিয়েছিলাম, দুবার কলিংবেল বাজিয়ে আধা ঘণ্টা অপেক্ষা করেছি।',
  },
} as const

/** What buyers say of services that were done, by stars; an empty text is stars alone. */
interface RatingSketch {
  stars: number
  text: string
  /** What its provider answers; absent: nothing. */
  answer?: string
}

/** Most are content, and not all. */
export const RATING_TEXTS: Readonly<Record<'en' | 'bn', readonly RatingSketch[]>> = {
  en: [
    { stars: 5, text: 'On time to the minute, explained everything, left the place cleaner than it was.', answer: 'Thank you! Call us any time.' },
    { stars: 5, text: '' },
    { stars: 4, text: 'Good work. Came fifteen minutes late, but phoned before.' },
    { stars: 5, text: 'The third time I book, and the third time without a single problem.' },
    { stars: 5, text: 'Polite, quick, and the price was exactly what the app said.' },
    { stars: 3, text: 'The work is fine, but I had to explain the address four times.', answer: 'Sorry for that, a new colleague. We know your lane now.' },
    { stars: 4, text: '' },
    { stars: 5, text: 'My father trusts nobody with this, and he asked when they come again.' },
    {
      stars: 2,
      text: 'Half of what I asked for was done; for the rest there was no time.',
      answer: 'We come back for the rest without a charge. Please write to us.',
    },
    { stars: 5, text: 'Booked from the bus, done the next morning.' },
    { stars: 4, text: 'Careful and friendly. Bring more change for cash next time.' },
    { stars: 5, text: '' },
  ],
  bn: [
    { stars: 5, text: 'ঠিক সময়ে এসেছেন, সব বুঝিয়ে দিয়েছেন, কাজ শেষে জায়গাটা পরিষ্কার করে গেছেন।', answer: 'অনেক ধন্যবাদ! দরকার হলে আবার ডাকবেন।' },
    { stars: 5, text: '' },
    { stars: 4, text: 'কাজ ভালো। পনেরো মিনিট দেরি হয়েছে, তবে আগে ফোন দিয়েছিলেন।' },
    { stars: 5, text: 'ব্যবহার খুব ভালো। যে দাম লেখা ছিল, সেটাই নিয়েছেন।' },
    { stars: 5, text: 'এই নিয়ে তিনবার, প্রতিবারই নিশ্চিন্ত।' },
    { stars: 3, text: 'কাজ ঠিক আছে, কিন্তু ঠিকানা চারবার বলতে হয়েছে।', answer: 'দুঃখিত, সহকর্মী নতুন ছিলেন। এবার গলি চিনে গেছি।' },
    { stars: 4, text: '' },
    { stars: 5, text: 'আব্বা কারও কাজ পছন্দ করেন না, তিনিও খুশি।' },
    { stars: 2, text: 'অর্ধেক কাজ হয়েছে, বাকিটার জন্য নাকি সময় ছিল না।', answer: 'বাকিটা বিনা খরচে করে দেব, অনুগ্রহ করে জানাবেন।' },
    { stars: 5, text: 'বাসে বসে বুক করেছি, পরদিন সকালেই কাজ শেষ।' },
    { stars: 5, text: '' },
    { stars: 4, text: 'যত্ন করে শেখান। আরেকটু সময় পেলে ভালো হতো।' },
  ],
}
