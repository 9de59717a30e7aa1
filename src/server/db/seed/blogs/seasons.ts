import type { BlogSketch } from './blog-sketch.ts'

/** Of staying well, and of days that come once a year. */
export const SEASON_BLOGS: readonly BlogSketch[] = [
  {
    title: 'ডেঙ্গুর মৌসুমে ঘরের দশ মিনিট',
    author: 'rokeya',
    category: 'health',
    tags: ['ডেঙ্গু', 'স্বাস্থ্য', 'বর্ষা'],
    days: 45,
    motif: 'stethoscope',
    tone: 9,
    summary: 'সপ্তাহে এক দিন দশ মিনিট পানি খোঁজা, জ্বর হলে কী খাবেন, কী খাবেন না, আর কোন লক্ষণে দেরি করা চলবে না।',
    text: `হাসপাতালে ডেঙ্গুর ওয়ার্ড যখন ভরে যায়, আমি নার্সদের ডিউটির তালিকা বানাই আর ভাবি, এই বিছানাগুলোর অর্ধেক খালি থাকতে পারত, যদি কারও ছাদের টবটা উল্টানো থাকত।

এই লেখা চিকিৎসার পরামর্শ নয়; চিকিৎসক যা বলবেন, সেটাই শেষ কথা। এটা ঘরের কথা।

## শুক্রবারের দশ মিনিট

এডিস মশা পরিষ্কার জমা পানিতে ডিম পাড়ে, আর ডিম থেকে মশা হতে লাগে সাত দিনের মতো। তাই সপ্তাহে একবার পানি ফেললেই চক্রটা ভাঙে। বাচ্চাদের হাতে কাগজ দিয়ে খুঁজতে দিন, ওদের চোখ ভালো:

1. ফ্রিজের পেছনের ট্রে, এসির পাইপের নিচে
2. ফুলের টবের নিচের থালা
3. ছাদের কোণ, পরিত্যক্ত টায়ার, রঙের কৌটা
4. বাথরুমের ঢাকনা ছাড়া বালতি
5. নির্মাণকাজের চৌবাচ্চা
6. ডাবের খোসা, দইয়ের হাঁড়ি

ট্রে শুধু উল্টালে হবে না, **ঘষে** ধুতে হবে; ডিম গায়ে লেগে থাকে।

## জ্বর হলে

- প্রচুর তরল: স্যালাইন, ডাবের পানি, স্যুপ, শরবত। প্রস্রাব ঠিকমতো হচ্ছে কি না, সেটাই মাপ।
- জ্বরের জন্য শুধু প্যারাসিটামল, চিকিৎসকের বলা মাত্রায়। **অ্যাসপিরিন বা আইবুপ্রোফেনের মতো ব্যথার ওষুধ নিজে থেকে খাবেন না**, রক্তক্ষরণের ঝুঁকি বাড়ে।
- প্রথম তিন দিনের মধ্যে চিকিৎসকের কাছে যান, কোন পরীক্ষা কবে করাতে হবে তিনি বলবেন।
- দিনেও মশারি। অসুস্থ মানুষকে কামড়ানো মশাই পাশের জনকে কামড়ায়।

## জ্বর কমলেই বিপদ কাটে না

> সবচেয়ে সাবধানের সময় জ্বর ছাড়ার পরের দুই দিন।

এই লক্ষণগুলোর একটাও দেখলে অপেক্ষা না করে হাসপাতালে নিন:

- পেটে প্রচণ্ড ব্যথা, বারবার বমি
- নাক বা মাড়ি থেকে রক্ত, কালো পায়খানা
- শরীর ঠান্ডা হয়ে আসা, ঘাম, অস্থিরতা
- শ্বাসকষ্ট, ঝিমিয়ে পড়া
- ছয় ঘণ্টা প্রস্রাব না হওয়া

বাড়িতে রোগী থাকলে একটা কাগজে সময় ধরে লিখুন: জ্বর কত, কতটা পানি খেয়েছেন, প্রস্রাব কয়বার, কোন ওষুধ কখন। হাসপাতালে এই এক পাতা কাগজ দেখে চিকিৎসকের দশ মিনিট বাঁচে, আর আপনিও ভয়ে কিছু ভুলে যান না।

### যা নিয়ে অকারণে দৌড়াই

প্লাটিলেটের সংখ্যা একটু কমলেই সবাই রক্ত খুঁজতে বেরিয়ে পড়েন। রক্ত লাগবে কি না, সেটা চিকিৎসক ঠিক করেন, শুধু সংখ্যা দেখে নয়। পেঁপেপাতার রসে ভরসা করে দেরি করবেন না।

আর পাড়ায় কারও ডেঙ্গু হলে লজ্জার কিছু নেই। বাড়ির সামনে কাগজ লাগিয়ে জানান, চারপাশের বিশটা বাড়ি সেদিনই পানি ফেলুক।`,
  },
  {
    title: 'Standing all day: feet, water and the ten-minute break',
    author: 'shahana',
    category: 'health',
    tags: ['work', 'health', 'shift', 'market stall'],
    days: 158,
    motif: 'runningShoe',
    tone: 4,
    summary:
      'Sellers, guards, nurses, ironers, cooks: half of the country works on its feet. Small habits from a factory floor that cost nothing, and some that cost one brick.',
    text: `In our finishing section eighty people iron standing up, for eight hours and more. When I became responsible for them, I counted who asked to leave early in the last hour of the week. It was one in six, and nearly always with the same words: my legs.

We tried a good many things. This is what was left after a year. It holds for a stall at a fair as well.

## Move the weight

The body minds standing *still*, far more than standing.

1. **A brick.** Put one foot on something ten centimetres high, and change over every few minutes. In the tea stalls of my childhood every cook had one; they were wiser than our engineers.
2. **The calf pump.** Up on your toes and down, twenty times, once an hour. It pushes blood up from the legs. Do it while the iron heats.
3. **Soft under the feet.** An old jute mat, folded twice. Concrete takes the warmth and gives nothing back.

## Shoes

No sandals that you must hold on to with your toes: the toes never rest then. A thumb’s width of room in front, a heel that does not wobble, and socks made of cotton. Have two pairs and change them at noon if you can; a different pair presses in different places.

## Water

People who have no time for the toilet stop drinking. By three o’clock they have a headache and think that it is the heat.

> A bottle with four lines drawn on it: one to each tea break. The bottle is the boss.

If the way to the toilet is too far, or too dirty, that is a fault of the place and not of your body. Say so, together. We built two more, and sick days in the summer went down by a third.

## The break

Ten minutes with your feet **higher than your hips** are worth more than thirty in a chair. Lie down on a mat with your legs against the wall. It looks silly for one week. In the second everybody does it.

### Eat something at four

A banana, *muri*, an egg. Most burns at our irons happened between four and six.

## At home

- Cool water up to the knees, five minutes
- Roll the sole of your foot over a bottle
- Cream between the toes only after they are *dry*
- Feet up while you call your mother

## When it is not only tiredness

See a doctor if one leg swells and the other does not, if a calf is hot and hurts, if veins stand out and ache at night, or if toes go numb. If you are pregnant, ask for seated work now, on paper; you should not have to ask twice.

In the second year it was one in twenty who asked to leave early. We had bought two hundred bricks. The brickfield wanted to know what we were building.`,
  },
  {
    title: 'New year in the hills: water, flowers and pachon',
    author: 'mithila',
    category: 'festivals',
    tags: ['Biju', 'Rangamati', 'new year', 'food'],
    days: 218,
    motif: 'peacock',
    tone: 11,
    summary:
      'Three days in April with three names: Biju, Sangrai, Boisu. What happens on each, what to bring, and a stew that wants at least twenty vegetables.',
    text: `In the middle of April our hills stop working. Looms are rolled up, schools close, and buses from the plains are full of people with good shoes who will regret them. The Chakma call these days *Biju*, the Marma *Sangrai*, the Tripura *Boisu*; others have their own names. I can only tell you about ours.

## Phul Biju: the day of flowers

Before sunrise the children go out and steal flowers. It is not called stealing on this day. Houses are hung with them, with neem leaves between, and everyone walks down to the river or the lake with a leaf full of petals, sets it on the water and lets it go, with whatever was heavy in the old year.

Come at six, stand a little to the side. You may float flowers too; nobody is asked which god they are for.

## Mul Biju: the day of doors

No one is invited, because everyone is. Doors stand open, and you go from one house to the next. In each of them there is **pachon**.

### A stew with twenty names

Pachon is a mixed vegetable stew, and people will tell you proudly how many sorts are in theirs. Under twenty is a soup. Thirty is good. Young jackfruit, bamboo shoots, banana flower, wild taro, beans, drumstick leaves, whatever the forest gave the day before, with dried fish. The old people say that if you eat it in seven houses you will not be ill for a year.

There is a way to survive it:

1. Two spoons in each house, never a plate.
2. Praise one vegetable by name.
3. Drink what you are offered slowly, and know that some of it is rice spirit. You may decline with a hand on your heart.
4. Bring something small to the third house, where you will be full and ashamed.

## Gojjepojje din: the day of rest

Old people are bathed by the young, with water carried up from the stream, and given new cloth. Then they bless whoever has carried it. After that nobody does anything. I have lived in two cities and have not seen a better idea.

> Your year begins with the face you washed.

## Water

It is the Marma festival that everyone has seen in pictures: boys and girls throw water over each other across a painted boat, by turns, with songs. It is a courtship and it has rules. One does not pour water on strangers, on monks, on people with cameras who did not ask, or on those who say no.

## If you come

- Book a bed early, or ask at the school; families take guests.
- Visitors from abroad need a permit. Ask the district’s office in good time.
- Shoulders and knees covered at the temple, shoes off.
- Buy cloth from the women who wove it, in the markets on the day before.
- Leave the drone at home. The hills have had enough of things that look at them from above.

When you go back down the road, somebody will have hung a garland on the bus. It stays there until it has fallen apart by itself, mostly around Ghagra. That is when the year has really begun.`,
  },
  {
    title: 'Rain on the programme: outdoor events in the monsoon',
    author: 'rafiq',
    category: 'festivals',
    tags: ['event management', 'monsoon', 'safety'],
    days: 81,
    motif: 'umbrella',
    tone: 3,
    summary: 'You cannot move the rain, but you can move the stage, the cables, the clock and the refund. A checklist written in mud over nine wet seasons.',
    text: `There are two kinds of organiser between June and October: those who have a plan for rain, and those who have a story about rain. I have both. The stories are funnier.

## A month before: the field

Visit it on a wet day, not on a fine one. Where does the water stand? Where does it run? The highest spot is the stage, the second highest is the generator, and everything else can get wet.

Ask how a truck would come out if it had rained for two nights. If the answer is a shrug, budget for brick chips, or for a tractor.

## A week before: the paper

1. **A line that decides.** “If by 14:00 there is thunder within 10 km, or 20 mm have fallen, it is moved to Saturday.” With a number in it nobody has to be brave.
2. **A second date**, printed on the ticket from the start.
3. **Who may call it off?** One person. With two phones.
4. **What becomes of the money**, in a sentence that a tired person understands: *Moved: your ticket stays good. Called off: you get back what you paid.*

## A day before: power

Water does not kill people at concerts, electricity does.

- Every joint off the ground, on a brick, under an upturned bucket
- One breaker for each group, of the kind that trips at a leak
- An earth rod that somebody has *measured*
- The generator under a roof with open sides, and diesel on the other side of the field
- One person who does nothing else and is not in the band

> If I had to choose between a singer and an electrician I would book the electrician. He can hum.

## Wind

Banners are sails. Cut half-moons into the large ones or take them down. A canopy is safe up to the strength at which small branches begin to sway; after that nobody stands under it, least of all to shelter. Tie it to something heavier than your opinion, such as drums full of water.

## During: what to say

Have a text ready, and read it slowly. “Friends, it will rain hard for a while. Please go to the school building on the right. Take your time, there is room for everyone. The programme continues at eight.” Never say the word *run*. Keep one loudspeaker on a battery for exactly this.

In lightning stop. Not after the song. People forgive a short concert.

## After: the mud

Lay straw, not sand. Send the children’s families out first through the short gate. Leave lights on for an hour longer than you think you need to. Ten men with torches at the road are worth fifty at the stage.

### What the audience can do

Bring a thin raincoat, no umbrella: four hundred umbrellas are a roof for nobody, and behind each stands a person who cannot see. Keep your ticket on the phone as well as in the pocket. Wear shoes that you do not love.

The best evening that I ever organised was in the rain. Half of the people left, and the other half came up on the stage, under the tin, with the musicians, about three hundred of us. Someone held a lantern. I would not dare to plan that. But the tin was earthed.`,
  },
]
