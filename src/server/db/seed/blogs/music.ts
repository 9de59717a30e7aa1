import type { BlogSketch } from './blog-sketch.ts'

/** Of songs and what they are played on. */
export const MUSIC_BLOGS: readonly BlogSketch[] = [
  {
    title: 'বাউল গান শুনবেন যেভাবে: কথা নয়, আগে কান',
    author: 'biplob',
    category: 'music',
    tags: ['বাউল', 'লালন', 'আখড়া'],
    days: 30,
    isFeatured: true,
    motif: 'ektara',
    tone: 4,
    summary: 'গানের মানে না বুঝলে লজ্জার কিছু নেই; যাঁরা গান, তাঁরাও এক জীবনে বোঝেন না। আসরে বসার আদব আর শোনার একটা পথ।',
    text: `অনেকে গান শেষে এসে বলেন, ‘দাদা, সুরটা ভালো লাগল, কথাটা বুঝিনি।’ আমি বলি, কথা বোঝার তাড়া কিসের? আগে কানে থাকুক, পরে মনে নামবে।

## দেহতত্ত্বের সোজা কথা

বাউলের গানে ঘর মানে ঘর না, নদী মানে নদী না। ‘খাঁচার ভিতর অচিন পাখি’ শুনে খাঁচা খুঁজলে পাবেন না; খাঁচা আপনার শরীর, পাখি আপনার প্রাণ। এটুকু জানলেই অর্ধেক গান খুলে যায়। গুরু-শিষ্য ধরে যে কথা চলে, তার সবটা হাটে বলা যায় না, তাই গান কথা লুকিয়ে রাখে। লুকানো জিনিস খোঁজার আনন্দটাই গান।

## আসরের ধারা

রাতের আসরে গান এলোমেলো আসে না। একটা ক্রম আছে:

1. **দৈন্য**, নিজেকে ছোট করে শুরু। ‘আমি অপার হয়ে বসে আছি’, এই ঢঙের গান।
2. **প্রবর্ত ও সাধক**, পথের কথা, গুরুর কথা।
3. **প্রশ্ন-উত্তর**, একজন গানে প্রশ্ন করেন, আরেকজন গানে জবাব দেন। রাত দুটার পর এটাই সবচেয়ে জমে।
4. **গোষ্ঠ**, ভোরের গান। আলো ফুটলে গোপাল গরু নিয়ে বের হন, আসরও ভাঙে।

এই ক্রম না জানলে রাত বারোটায় এসে জনপ্রিয় গানের ফরমাশ দেবেন, আর গায়ক মনে মনে হাসবেন।

![একতারা](ektara 8)

## যন্ত্রগুলো চিনুন

- **একতারা** এক তারে সুর ধরে রাখে, গায়কের নিজের নাড়ির মতো।
- **দোতারা** নামে দুই তার, আসলে চার। গানের গায়ে গায়ে হাঁটে।
- **ডুগি** কোমরে বাঁধা, বাঁ হাতে তাল।
- **মন্দিরা** ছোট, কিন্তু সে চুপ করলে সবাই টের পায়।

## আসরে বসার আদব

জুতা খুলে বসুন। গান চলার সময় হেঁটে সামনে যাবেন না, ফোনের আলো মুখে ফেলবেন না। ভিডিও করতে চাইলে আগে জিজ্ঞেস করুন; অনেক সাধু আপত্তি করেন না, কেউ কেউ করেন। হাততালি গানের মাঝখানে নয়, শেষেও দরকার নেই। ভালো লাগলে ‘জয় গুরু’ বলুন।

> সাঁইজি বলে গেছেন, সময় গেলে সাধন হবে না। শোনারও একটা সময় আছে, সেটা হলো রাত।

মেলায় এসে থাকতে চাইলে আখড়ায় জায়গা মেলে, সেবা মানে খাওয়াটাও। টাকা চাইবে না কেউ; যাওয়ার সময় যা পারেন, দানবাক্সে দিয়ে যাবেন। মেয়েরা একা এলে সাধুমাদের সঙ্গে বসবেন, তাঁরাই দেখেশুনে রাখেন।

### নতুনদের জন্য তিনটি গান

প্রথমে শুনুন ‘মিলন হবে কত দিনে’, সুর সহজ। তারপর ‘সব লোকে কয় লালন কী জাত সংসারে’, কথা সহজ। শেষে ‘বাড়ির কাছে আরশিনগর’, সুরও সহজ, কথাও সহজ, মানে সারা জীবনের।`,
  },
  {
    title: 'একতারা বানানো: একটা লাউ, একটা তার, এক বিকেল',
    author: 'biplob',
    category: 'crafts',
    tags: ['একতারা', 'বাদ্যযন্ত্র', 'হাতের কাজ'],
    days: 148,
    motif: 'dhol',
    tone: 5,
    summary: 'শুকনা লাউয়ের খোল, বাঁশের ফালি আর ছাগলের চামড়া। দোকানে না গিয়ে নিজের একতারা নিজে বাঁধুন।',
    text: `আমার প্রথম একতারা বানিয়ে দিয়েছিলেন গুরু, দ্বিতীয়টা বানাতে বলেছিলেন আমাকে। বলেছিলেন, যে যন্ত্র নিজে বাঁধোনি, তার কান্না তুমি চিনবে না।

## যা লাগবে

- গোল, পাকা, শুকনা লাউ (কিংবা বড় নারকেলের মালা)
- দেড় হাত লম্বা সোজা বাঁশ, এক গিঁটের
- পাতলা ছাগলের চামড়া, পানিতে ভেজানো
- স্টিলের সরু তার, একটা কাঠের কান
- শিরীষ আঠা, ছোট পেরেক, ধারালো ছুরি

## কাজ

### লাউ

লাউ রোদে এত শুকান যেন নাড়লে বিচি বাজে। তলাটা গোল করে কেটে ভেতর পরিষ্কার করুন। খোল আধা আঙুলের মতো পুরু থাকলে আওয়াজ ভরাট হয়, পাতলা হলে খ্যানখ্যান করে। ভেতরটায় একবার সরিষার তেল মাখিয়ে এক রাত রাখুন, ঘুণ ধরবে না।

### চামড়া

ভেজা চামড়া কাটা মুখে টান টান করে বসিয়ে কিনারে আঠা দিন, ওপর দিয়ে সুতা পেঁচিয়ে এক দিন ছায়ায় রাখুন। **রোদে দেবেন না**, ফেটে যাবে। শুকালে টোকা দিন; ঢপ করলে ঢিলা, টং করলে ঠিক।

### বাঁশ

বাঁশের গিঁটটা ওপরে রেখে নিচের দিক থেকে দুই ফালি করুন, গিঁটের চার আঙুল আগে থামুন। দুই ফালি ছড়িয়ে লাউয়ের দুই পাশে বাঁধুন। এই দুই ফালি চেপে-ছেড়েই সুর ওঠানামা করে, তাই খুব মোটা রাখবেন না।

### তার

চামড়ার ঠিক মাঝখানে সুচের মতো একটা ফুটো। ভেতর দিক থেকে তার আনুন, নিচে একটা ছোট বোতাম বেঁধে দিন যাতে চামড়া না কাটে। ওপরে গিঁটে কান বসিয়ে তার পেঁচান।

> সুর বাঁধবেন নিজের গলায়, হারমোনিয়ামে নয়। যে পর্দায় আপনি সারা রাত গাইতে পারেন, সেটাই আপনার সা।

## বাজানো

ডান হাতের তর্জনী তারে, বাকি আঙুল বাঁশ ধরে। প্রথম সাত দিন শুধু তাল রাখুন, গান করবেন না। এক তারের যন্ত্রে ফাঁকি দেওয়ার জায়গা নেই: হয় লয়ে আছেন, নয় নেই।

## যত্ন

বর্ষায় চামড়া ঢিলা হয়। বাজানোর আগে হারিকেনের তাপে দূর থেকে সেঁকে নিন। তার মাসে একবার বদলান, বদলানোর সময় কান একটু তেল খাক। আর ঝুলিয়ে রাখুন, শুইয়ে রাখলে লাউয়ে টোল পড়ে।

## প্রথম ভুল

সবাই প্রথমটায় তার খুব টানেন, আর চামড়া ছিঁড়ে যায়। ছিঁড়লে মন খারাপ করবেন না। গুরু আমার ছেঁড়া চামড়াটা রেখে দিয়েছিলেন, বলেছিলেন, যন্ত্র বানানোর আগে ধৈর্য বানাতে হয়, ওটা তারই নমুনা।`,
  },
  {
    title: 'Songs between the rows: what tea workers sing',
    author: 'priya',
    category: 'music',
    tags: ['tea', 'songs', 'Sylhet', 'jhumur'],
    days: 49,
    motif: 'teaCup',
    tone: 0,
    summary:
      'Two leaves and a bud, and a line to pluck them by. Notes on jhumur and on the festivals of the tea gardens, from somebody who grew up beside them.',
    text: `You hear a garden before you see it. In the plucking season the lines go out at eight, forty or fifty women to a section, and by half past the first one has started. She sings a line, the row sings it back, and the hands keep going. It took me years to notice that the line is exactly as long as it takes to fill a fist.

## Where the songs came from

The families of the gardens were brought here in the nineteenth century from a long way off: from Chota Nagpur, Odisha, the Telugu country, Bihar. They were promised shade and easy money. They came with dozens of languages, and had to talk to each other, so something new grew between the rows, part Bangla, part Hindi, part Sadri. The songs are where it is kept.

The best known kind is **jhumur**. It has a rocking beat, three and then three again, for which a *madal*, a two-headed drum, is enough. Women stand in a line, arms behind each other’s waists, and the line moves like the edge of a river.

## What they are about

Not about tea, mostly. They are about:

- the road here, and who was left at the other end of it,
- rain, late or too much,
- a husband who drinks, told with jokes so sharp that the husband laughs too,
- the *sardar* who counts the leaf, and how he counts,
- love, in which the forest always helps.

> Shake the tree, they told us, and money will fall from it.

That is my poor English for the promise, which every child here can repeat.

![A cup of tea](teaCup 4)

## Three times to come

### Fagua

The full moon of spring. Colours for three days, and the *lathi nach*, a dance with sticks, from house to house. Guests get coloured first and asked their names afterwards.

### Karam

In the rains, for the harvest. Girls bring a branch of the karam tree into the courtyard, sow barley around it in baskets, and sing to the seedlings every evening until they sprout.

### Tusu

In the cold of Poush. Tusu songs are short and quick, and made up on the spot. Two rows of women throw them at each other like balls, and the loser is the one who laughs.

## How to listen without being in the way

1. Ask at the garden’s office and, more important, ask the *panchayat* of the line where people live. It is their home and not a stage.
2. Come on a Sunday. On other days everybody has been on their feet since dawn.
3. If you record, play it back to them there and then. It is only polite, and it is the part that the children like best.
4. Pay musicians as musicians. Sweets for the children are not a fee.
5. Do not photograph plucking women from the road as though they were bushes.

The price of the tea in your cup is set in an auction hall far from here. The songs have no auction. They are given, if you sit long enough, and they are worth sitting for.`,
  },
  {
    title: 'A sound check for people who own one microphone',
    author: 'rafiq',
    category: 'music',
    tags: ['sound', 'concert', 'small stage'],
    days: 8,
    motif: 'microphone',
    tone: 2,
    summary: 'Most bad sound at small shows is a good system in the wrong place. Twenty minutes, a chair and a friend at the back of the room will fix it.',
    text: `I have mixed concerts on rented line arrays and on two wedding speakers tied to bamboo. The audience complained about both, and every single time about the same thing: *we could not hear the words.* Nobody ever came to me to say that there was not enough bass.

So this is a sound check for words. It needs one microphone, two speakers, whatever mixer you have, and a friend who is willing to walk.

## Before anything is switched on

Put the speakers **in front of** the microphone, never behind or beside it. What comes out must not go in again; that is the whole science of feedback. Raise them above heads, on a stand, a table, a pair of rice sacks on a bench. Bodies eat high notes, and words live in the high notes.

Point them at the last row, not at the first. The front row gets plenty anyway.

Then clap once in the middle of the empty room. If it comes back to you like a slap, hang what you have: curtains, banners, the big cloth from the decorator. A tin roof over a bare floor cannot be mixed, only softened.

## Twenty minutes

1. **Everything down.** Turn every fader to nothing and plug in. A pop through a speaker is a bill.
2. **Talk, do not sing.** Stand where the singer will stand and read the news from a paper. Bring the level up until your friend in the last row nods.
3. **Take out, do not add.** If it booms, turn the low knob left. If it hurts, turn the middle one left, a little. The urge to turn knobs right has ruined more evenings than rain.
4. **Now sing**, with the real singer, at the real volume. Everybody sings quietly at checks and shouts at eight o’clock. Ask for the loudest line of the loudest song.
5. **One instrument after the other, under the voice.** When you can no longer understand the words, the last thing you brought up is too loud. It is nearly always the keyboard.
6. **Find the edge.** Raise the microphone slowly until it starts to ring, then take it back by the width of two fingers. Put a strip of tape there. That is the ceiling for tonight.

> The mixer has forty knobs so that you can leave thirty-six of them alone.

## How to hold it

Nobody teaches this, so teach it. A hand’s width from the mouth. Not over the grille, where it becomes a bucket. Not pointed at a speaker when the song is over and the arm drops: this is where the howl comes from, in front of everybody, between two songs, when it is quiet.

## When it rings anyway

Do not reach for the volume of everything. Pull down the fader of the one microphone that is nearest to a speaker, count to three, bring it back to just below the tape. Nobody will remember. They remember the man who ran across the stage.

## People make half of the sound

An empty hall and a full one are two different rooms. Four hundred cotton shirts are the best curtain that you will ever rent. So leave some room at the top, walk to the back after the second song, and listen with your own ears, which no cable can do for you.

And pay your friend in the last row. Tea at the very least.`,
  },
]
