import type { CommentSketch } from './comment-sketch.ts'

/** Comments by the title of their article; the oldest first. */
export const COMMENTS: Readonly<Record<string, readonly CommentSketch[]>> = {
  'গেটে টিকিটের QR: লাইনে না আটকে ঢোকার নিয়ম': [
    { by: 'ফাহিম', text: 'এয়ারপ্লেন মোডে খুলে দেখার কথাটা মাথায় ছিল না। কালকের অনুষ্ঠানের আগে করলাম, খুলেছে।' },
    {
      by: '@imran-hossain',
      text: 'চার টিকিট এক ফোনে নিয়ে দাঁড়িয়ে ছিলাম, বাকি তিনজন জ্যামে। এবার আগে পাঠাব।',
      replies: [{ by: '@nusrat', text: 'হ্যাঁ, পাঠালে প্রত্যেকে নিজের সময়ে ঢুকতে পারেন।' }],
    },
    { by: 'Half Price Tickets', text: 'সব কনসার্টের টিকিট অর্ধেক দামে! http://tickets.example http://cheap.example', held: 'links' },
    { by: 'Mou', text: 'My screen protector was the problem all the time. Took it off, beep.' },
  ],
  'শনি-মঙ্গলের হাট: বার মেনে বাজার বসে কেন': [
    { by: 'আবদুল কাদের', text: 'আমাদের হাট রবি আর বৃহস্পতি। বাবা বলতেন পাশের হাট শনি বলে। এখন কারণটা বুঝলাম।' },
    { by: '@moumita-dey', text: 'Lovely. My grandfather counted his age in haats.' },
    { by: 'সোহাগ', text: 'খাজনার রসিদ চাইলে অনেকে রাগ করে, তবু চাওয়া উচিত।', replies: [{ by: '@nusrat', text: 'একসঙ্গে চার-পাঁচজন চাইলে আর রাগ করে না।' }] },
  ],
  'What should a plate of chotpoti cost? Pricing a stall': [
    {
      by: 'Rumana',
      text: 'I did the sum with 80 plates. It frightened me. I took the smaller pitch.',
      replies: [{ by: '@farhana', text: 'That was the best decision of the fair, Rumana.' }],
    },
    { by: 'জুয়েল', text: 'বাংলায় পেলে আমাদের বাজারের সবাইকে পড়াতাম।' },
    { by: '@sumaiya', text: 'Please add the broken plates. I lose four at each fair.' },
    {
      by: 'Loan fast',
      text: 'Need money for your stall? Write to me on the number in my profile.',
      reports: [{ reason: 'spam' }, { reason: 'spam', note: 'The same under three articles.' }],
    },
  ],
  'রিকশার পেছনের রঙিন দুনিয়া': [
    {
      by: 'চিত্রা',
      text: 'আমার বাবা প্যানেল আঁকতেন, নিচে নাম লিখতেন ‘আলী মিস্ত্রি’। লেখাটা তাঁকে পড়ে শোনালাম।',
      replies: [
        { by: '@nusrat', text: 'তাঁকে আমার সালাম দেবেন। আঁকা কোনো প্যানেল থাকলে ছবি পাঠাবেন?' },
        { by: 'চিত্রা', text: 'একটা আছে, বাঘ আর নায়িকা। পাঠাব।' },
      ],
    },
    { by: 'Oliver', text: 'I have the tiger with the guitar on my wall in Sylhet. Now I know what I am looking at.' },
    { by: '@shathi-barua', text: 'Beautiful piece.' },
    { by: 'নাম নেই', text: 'এসব বাজে জিনিস নিয়ে লেখার মানুষও আছে, আপনার আর কাজ নেই?', isRemoved: true },
    { by: 'রনি', text: 'কেটলি আঁকিয়েছিলাম, নাম লেখাতে ভুলে গেছি। এবার লেখাব।' },
  ],
  'A loom that fits in a bag: weaving in the hills': [
    {
      by: 'Nilufar',
      text: 'I turned my “handmade” shawl over. Blank back. Well.',
      replies: [{ by: '@mithila', text: 'It will still keep you warm. Next time you know.' }],
    },
    { by: 'জয়ন্ত', text: 'আমার মায়ের আলম এখনো ট্রাঙ্কে আছে। আজ খুলে দেখব।' },
  ],
  'শীতের পিঠা: চালের গুঁড়ি ঠিক হলে বাকিটা সহজ': [
    { by: 'মরিয়ম', text: 'চিতই ফুলেছে! ১৯ বছরের সংসারে প্রথম।', replies: [{ by: '@sumaiya', text: 'মিষ্টি না, পিঠা খাওয়ান সবাইকে।' }] },
    { by: 'Asif', text: 'প্রথম পিঠাটা রাঁধুনির, এই নিয়ম আমাদের বাসায়ও চালু হলো।' },
    { by: 'নাজমা', text: 'গুড় চেনার কথাগুলো স্ক্রিনশট নিয়ে রাখলাম।', isEdited: true },
    { by: 'গুড় বিক্রেতা', text: 'খাঁটি গুড়, সারা দেশে ডেলিভারি, ইনবক্স করুন। খাঁটি গুড়, সারা দেশে ডেলিভারি, ইনবক্স করুন।', held: 'same' },
  ],
  'ইলিশ কেনার আগে সাতটি কথা': [
    { by: 'তপন', text: 'পোর্ট রোডের ভোর যিনি দেখেছেন, তিনি জানেন। ঠিক লিখেছেন ভাই।' },
    {
      by: 'Shaila',
      text: 'We stop eating it in those weeks now, the whole building agreed.',
      replies: [{ by: '@selim', text: 'Then your building has done more than a patrol boat. Thank you.' }],
    },
    { by: 'মাছওয়ালা', text: 'ওজনের কথাটা লিখে আমাদের পেটে লাথি মারলেন।', reports: [{ reason: 'abuse' }] },
  ],
  'বাউল গান শুনবেন যেভাবে: কথা নয়, আগে কান': [
    { by: 'অনিন্দ্য', text: 'ভোরের গোষ্ঠ শুনে কেঁদে ফেলেছিলাম, কেন জানি না। আজ একটু বুঝলাম।' },
    {
      by: '@rafiq',
      text: 'The order of the night is new to me after twenty years of concerts. Respect.',
      replies: [{ by: '@biplob', text: 'জয় গুরু, ভাই। কুষ্টিয়ায় আসেন।' }],
    },
    { by: 'পথিক', text: 'জয় গুরু।' },
  ],
  'A sound check for people who own one microphone': [
    { by: 'DJ Sumon', text: 'Tape on the fader! Thirty years and nobody told me.' },
    {
      by: '@joya',
      text: 'আমরা মাইক ছাড়াই চালাই, তবে শেষ সারিতে বন্ধু বসানোর নিয়মটা আমাদেরও।',
      replies: [{ by: '@rafiq', text: 'Then you know everything already, Joya apa.' }],
    },
  ],
  'বর্ষার ফুটবল: কাদায় যে খেলা শেখায়': [
    { by: 'শাকিল', text: 'জামা উল্টো পরার বুদ্ধিটা কাজে দিয়েছে, আজ আমরা ৩-২।' },
    { by: 'মায়ের কথা', text: 'বিদ্যুৎ চমকালে খেলা বন্ধ, এই লাইনটা ছেলের দরজায় লাগিয়ে দিলাম।', replies: [{ by: '@karim', text: 'এটাই সবচেয়ে দরকারি লাইন। ধন্যবাদ।' }] },
  ],
  'নৌকাবাইচ: পঞ্চাশ বৈঠার এক তাল': [
    { by: 'হাওলাদার', text: 'সেঁউতি ছিলাম আমি, ১৯৮৮ সালে। হাতে এখনো কড়া আছে।' },
    {
      by: 'Liza',
      text: 'From which ghat can one see it with small children?',
      replies: [{ by: '@selim', text: 'From the school field on the west bank: high, dry, and with a fence.' }],
    },
  ],
  'Your first CV: one page that somebody will read': [
    {
      by: '@seeker',
      text: 'I deleted “etc.” and my hobbies, and it fits on one page now. Interview on Sunday!',
      replies: [
        { by: '@habib', text: 'Good luck. Read it aloud once more on Saturday.' },
        { by: '@seeker', text: 'They called me. I start on the first.' },
        { by: '@habib', text: 'That made my week, Nadia.' },
        { by: 'Rasel', text: 'Congratulations! I am rewriting mine tonight.' },
      ],
    },
    { by: 'সানজিদা', text: 'টিউশনির লাইনটা সংখ্যা দিয়ে লিখলাম। নিজেরই ভালো লাগছে।' },
    {
      by: 'Kazi',
      text: 'Is a photo really not needed? My coaching centre says it is.',
      replies: [{ by: '@habib', text: 'Only if the advertisement asks for it.' }],
    },
    { by: 'CV Expert', text: 'I write your CV in 10 minutes, see www.cv.example and www.cv2.example and www.cv3.example', held: 'links' },
    { by: 'Mitu', text: 'My number had a wrong digit. For a year. I want to cry and laugh.' },
  ],
  'বাংলায় ইন্টারভিউ: গুছিয়ে বলার প্রস্তুতি': [
    { by: 'আরিফ', text: 'নিজের কথা রেকর্ড করে শুনলাম: ‘মানে’ সাতাশবার।', replies: [{ by: '@lipi', text: 'পরেরবার সাত হলেই যথেষ্ট।' }] },
    { by: 'পারুল', text: 'কোথায় কমতি ছিল জিজ্ঞেস করার সাহস হয় না। এবার করব।' },
  ],
  'Half the data, the same phone: twelve settings': [
    { by: 'Bithi', text: 'Autoplay was on in four places. FOUR.' },
    { by: 'রাজু', text: 'কিবোর্ডের থিমটা আমারও ছিল! এক রাতে ৪০ এমবি।', replies: [{ by: '@tanvir', text: 'এটাই সবচেয়ে বেশি পাওয়া যায়। ভালো করেছেন মুছে।' }] },
    { by: '@rakibul-hasan', text: 'From 300 MB a day to 140 in a week. The article pays for itself.' },
  ],
  'মোবাইলে টাকা লেনদেন: যে অভ্যাসগুলো আপনাকে বাঁচাবে': [
    {
      by: 'রোজিনা',
      text: 'কাল ঠিক এমন ফোন এসেছিল। ‘পরে করেন’ বলে রেখে দিয়েছি। বুক কাঁপছিল।',
      replies: [{ by: '@nusrat', text: 'আপনি যা করেছেন, সেটাই পুরো লেখাটার কথা। সাবাশ।' }],
    },
    {
      by: 'Officer',
      text: 'Sir/madam your account is blocked, tell me the code that comes to your phone and I will open it.',
      held: 'reports',
      reports: [{ reason: 'spam', note: 'This is the fraud that the article is about!' }, { reason: 'spam' }, { reason: 'abuse' }],
    },
    { by: 'মোজাম্মেল', text: 'স্ক্রিনশট দেখিয়ে দোকানে আমাকে দুইবার ঠকিয়েছে। এখন মেসেজ না এলে মাল ছাড়ি না।' },
    {
      by: 'ভুক্তভোগী',
      text: 'যে ঠকিয়েছে তার নম্বর 01000-000000, সবাই ফোন করেন।',
      reports: [{ reason: 'private', note: 'Perhaps the number of somebody innocent.' }],
    },
    { by: 'Tisha', text: 'I read it aloud to my parents. Please everyone, do the same.' },
  ],
  'রাজশাহীর আম: কোনটা কবে, চিনবেন কী করে': [
    { by: 'Wasim', text: 'Floated mine in a bucket. Seven of twelve swam. I know what I paid for now.' },
    { by: 'গুলশান আরা', text: 'আমের মণ চল্লিশের বেশি ধরার কথাটা কেউ লেখে না, আপনি লিখলেন।', replies: [{ by: '@sumaiya', text: 'মামার কথা, আমি শুধু টুকে দিয়েছি।' }] },
  ],
  'Cycling to work in Dhaka: what two years taught me': [
    { by: 'Arman', text: '“Courage is a maintenance cost.” Printed it for the office rack.' },
    {
      by: 'নীলা',
      text: 'মেয়েদের জন্য আলাদা কিছু বলবেন? আমি সাতমসজিদ রোডে চালাই, কথা শুনতে হয়।',
      replies: [{ by: '@tanvir', text: 'আমার দুই সহকর্মী একসঙ্গে চালান, একই সময়ে একই গলি দিয়ে। দোকানিরা এখন চেনেন, কেউ কিছু বলে না।' }],
    },
    { by: 'Milkman', text: 'Was it my bicycle? I would like it back.' },
  ],
  'Stars over Saint Martin’s: a beginner’s night': [
    { by: 'Ornob', text: 'Found Canopus from Inani. It was a boat. Then it was Canopus.' },
    { by: '@jahidul-islam', text: 'কালপুরুষটা ছাদ থেকেই পেলাম, দুই দালানের ফাঁকে।' },
  ],
  'একটা আলমারি থেকে স্কুল লাইব্রেরি': [
    { by: 'প্রাক্তন ছাত্র', text: 'চাবিটা দপ্তরির কাছে। শুক্রবার যাচ্ছি।', replies: [{ by: '@joya', text: 'গিয়ে জানাবেন। পড়ার মতো বই লাগলে আমার কাছে ত্রিশটা আছে।' }] },
    { by: 'Suraiya', text: 'Second place: raising chickens. I love this so much.' },
    { by: '@tania-islam', text: 'How can I send books?' },
  ],
  'Volunteering without burning out': [
    { by: 'Piyal', text: 'Trust is made of Tuesdays. Ours is a Thursday, but yes.' },
    { by: 'ঝুমা', text: 'বিস্কুট বয়েছি আমিও। লজ্জা লাগল, ভালোও লাগল।', replies: [{ by: '@farhana', text: 'লজ্জার কিছু নেই, সবাই বিস্কুট দিয়েই শুরু করে।' }] },
  ],
  'ডেঙ্গুর মৌসুমে ঘরের দশ মিনিট': [
    { by: 'কুলসুম', text: 'ফ্রিজের পেছনের ট্রেতে পোকা কিলবিল করছিল। আপনার জন্য দেখলাম।' },
    { by: 'Miracle Cure', text: 'Dengue gone in 2 days with our drops, no doctor needed!!!', isRemoved: true },
    { by: 'ডা. সহায়ক', text: 'জ্বর ছাড়ার পরের দুই দিনের কথাটা বড় করে লেখায় ধন্যবাদ।', replies: [{ by: '@rokeya', text: 'ওই দুই দিনেই সবচেয়ে বেশি রোগী দেরি করে আসেন।' }] },
  ],
  'Rain on the programme: outdoor events in the monsoon': [
    { by: 'Stage hand', text: 'Drums full of water. We used the amplifier cases once. Once.' },
    { by: '@karim', text: 'বজ্রপাতের লাইনটা সব আয়োজকের মুখস্থ করা উচিত।' },
  ],
}
