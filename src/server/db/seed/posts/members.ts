import type { PostSeries } from './post-sketch.ts'

/** Posts of members who sell nothing: they ask, praise and tell. */
export const MEMBER_POSTS: readonly PostSeries[] = [
  {
    by: 'farida-yasmin',
    says: '$1 $2',
    each: [
      ['রাজশাহীতে ভালো দর্জি কোথায় পাব?', 'ব্লাউজের কাপড় পড়ে আছে দুই মাস, যেখানে যাই বলে ঈদের পরে।'],
      ['আজ বাড়িতে ফিজিওথেরাপি নিলাম আম্মার জন্য।', 'আপা সময়মতো এলেন, ধৈর্য ধরে বোঝালেন। আম্মা এখন নিজেই ব্যায়ামের কথা মনে করিয়ে দেন।'],
      ['ছাদে লাউয়ের জালি এসেছে তিনটা।', 'পাশের বাসার সঙ্গে ভাগ করে খাব, ওদের টবের মরিচও তো আমরাই খাই।'],
      ['কাঁথা ধোয়ার পর রং একটু ছড়াল।', 'ঠান্ডা পানিতে লবণ দিয়ে ভিজিয়ে রাখতে বলেছিল, ভুলে গিয়েছিলাম। কেউ কি জানেন এখন কী করা যায়?'],
    ],
    shows: [[], [], ['rooftop'], []],
    topic: 'asking',
  },
  {
    by: 'shahed-kabir',
    says: '$1 $2',
    each: [
      ['Which road bike would you buy for 25,000 taka?', 'Twelve kilometres each way, two bad railway crossings, and I am not light.'],
      ['Plumber came at nine as booked, gone by half past nine.', 'First time in ten years that I did not have to take a day off for a tap.'],
      ['Went to the night of Baul songs for the first time.', 'I did not understand half of the words and would go again tomorrow.'],
      ['Is there anybody who repairs old radios?', 'My father’s has a voice like gravel now, and he will not have another one.'],
    ],
    topic: 'asking',
  },
  {
    by: 'tania-islam',
    says: '$1 $2',
    each: [
      ['The jute bag I bought in spring has carried water melons for a year.', 'Handles still on. I have stopped being careful with it.'],
      ['Looking for a beginners’ class for watercolours in Dhaka, weekends only.', 'I can draw a house and a sun.'],
      ['My first terracotta horse arrived in one piece, packed in straw.', 'The straw went to the neighbour’s goat. Nothing is wasted.'],
      ['Does anybody else keep tickets of concerts?', 'I have found mine of 2019, and could not remember a single song, only the rain.'],
    ],
    shows: [[{ goods: 'Jute tote bag with a water lily' }], [], ['horse'], []],
    topic: 'asking',
  },
  {
    by: 'imran-hossain',
    says: '$1 $2',
    each: [
      ['কেউ কি বলতে পারেন, পুরোনো ল্যাপটপ কেনার সময় কী কী দেখে নেব?', 'বাজেট ত্রিশ হাজার, কাজ শুধু লেখালেখি আর ক্লাস।'],
      ['মেয়ে আজ প্রথম সাইকেল চালাল, ছাদে।', 'চার চক্কর, এক ধাক্কা, শূন্য কান্না।'],
      ['দইটা এল ঠিক যেমন লেখা ছিল।', 'রাতের বাসে পাঠিয়েছিল, সকালে জমাট। এমন বিক্রেতা থাকলে বাজারে যেতে হয় না।'],
      ['গানের আসরে গিয়েছিলাম মাকে নিয়ে।', 'বিশ বছর পর মা গুনগুন করলেন ফেরার পথে। ধন্যবাদ আয়োজকদের।'],
    ],
    topic: 'asking',
  },
  {
    by: 'moumita-dey',
    says: '$1 $2',
    each: [
      ['A small shop owner asked me today whether posts here are sorted for money.', 'No: newest first, for everybody. It felt good to say so.'],
      ['Reading on the launch to Barishal without network, with everything already on the phone.', 'The river is very wide tonight.'],
      ['What do you cook when it rains and there is only khichuri rice left?', 'Asking for two hungry cousins.'],
      ['Made my first kantha stitch.', 'It looks like the track of a tired ant. I am told that it gets better by the second metre.'],
    ],
    shows: [[], [], [], ['kantha']],
    topic: 'asking',
  },
  {
    by: 'jahidul-islam',
    says: '$1 $2',
    each: [
      ['গ্রামের বাড়িতে সোলার বসাতে চাই, দুই ঘর আর একটা ফ্যান।', 'কত ওয়াট লাগবে, কেউ বসিয়ে থাকলে একটু বলুন।'],
      ['বাইক সার্ভিসিং করালাম নথুল্লাবাদে।', 'যা বদলেছে, পুরোনোটা কাগজে মুড়ে হাতে দিল। এভাবেই তো হওয়া উচিত।'],
      ['পাড়ার লাইব্রেরিতে বই দিতে চাই পঁচিশটা।', 'গল্পের বই বেশি, কয়েকটা বিজ্ঞানের। কাকে দেব?'],
      ['ভোর পাঁচটায় ইলিশের ঘাটে গিয়েছিলাম।', 'মাছের চেয়ে মানুষ বেশি, দাম শুনে মানুষও কমে গেল।'],
    ],
    shows: [[], ['engine'], ['books'], []],
    topic: 'asking',
  },
  {
    by: 'seeker',
    says: '$1 $2',
    each: [
      ['Second interview tomorrow. Blue shirt or white?', 'The job is in an office with eleven people and one cat.'],
      ['Rewrote my CV after a post that I read here: one page, numbers instead of adjectives.', 'Two calls in three days.'],
      ['Is a course in Excel worth it when you know the basics?', 'I can sum. I cannot do what my aunt does with two sheets.'],
      ['Got a no today, with reasons, by name, in three sentences.', 'Best no I have ever had.'],
    ],
    topic: 'asking',
  },
  {
    by: 'arif-chowdhury',
    says: '$1 $2',
    each: [
      ['Flat repainted before the landlord changed his mind.', 'Two days, no drops on the floor, the price as written in the offer.'],
      ['Any vet near Bogura who knows parrots?', 'Mine has learned to cough like my uncle.'],
      ['Ten minutes of garden on the roof before work.', 'Four chillies, one frog of unknown origin.'],
      ['Lost: a grey cat in Uttara sector 7, answers to Mishti, or to fish.', 'She has a notch in the left ear.'],
    ],
    shows: [['walls'], [], ['rooftop'], []],
    topic: 'asking',
  },
  {
    by: 'priya-saha',
    says: '$1 $2',
    each: [
      ['Henna for my sister’s wedding: two hands, three hours, one argument about peacocks.', 'The peacocks won.'],
      ['Where do you print photographs on real paper these days?', 'Ten by fifteen, matt, without a watermark of the shop.'],
      ['I have read that a pitcher of red clay cools water by itself.', 'It does. Ours has replaced the fridge for water since April.'],
      ['Learning the harmonium at 34.', 'My left hand and my right hand have not been introduced yet.'],
    ],
    shows: [['henna'], [], ['pitcher'], ['harmonium']],
    topic: 'asking',
  },
  {
    by: 'sujon-mia',
    says: '$1 $2',
    each: [
      ['পটুয়াখালী থেকে ঢাকা, রাতের লঞ্চের কেবিন কে আগে বুক করে দেয়?', 'ঘাটে গেলে সব নাকি শেষ।'],
      ['ধান উঠল ঘরে, এবার বৃষ্টি আসুক।', 'গোলার নিচে ইট দিয়েছি, গতবারের ভুল আর না।'],
      ['হাঁস ডিম দেয় না তিন সপ্তাহ।', 'পোস্টে পড়লাম আলো দিতে হয়, আজ বাতি লাগালাম। ফল জানাব।'],
      ['চরে নেট থাকে না, তবু পুরোনো পোস্ট সব পড়া যায়।', 'এইটুকুর জন্যই অ্যাপটা রাখি।'],
    ],
    topic: 'asking',
  },
]
