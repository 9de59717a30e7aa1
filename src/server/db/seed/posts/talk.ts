import type { Language } from '#contract/core/languages.ts'
import type { PostTopic } from './post-sketch.ts'

/** What somebody says below a post, and what its author answers. `$1` is a district. */
export type TalkLine = readonly [said: string, answer?: string]

/** What fits below any post of a topic. */
export const TALK: Readonly<Record<PostTopic, Readonly<Record<Language, readonly TalkLine[]>>>> = {
  goods: {
    en: [
      ['Do you send to $1?', 'Yes, by courier, three days at most.'],
      ['Is it still there? I would come by on Saturday.', 'I have put one aside for you until Sunday.'],
      ['Bought one last month. No complaint so far.'],
      ['Lovely colour. Is it as dark in daylight?', 'A little lighter. I will add a picture from outside.'],
      ['Price for two?', 'Ten per cent less, and only one delivery fee.'],
      ['My mother wants exactly this. She says hello.', 'Hello to your mother!'],
      ['Honest description, for once. Following.'],
    ],
    bn: [
      ['$1-এ পাঠান?', 'পাঠাই, তিন দিনের মধ্যে পেয়ে যাবেন।'],
      ['এখনো আছে? শনিবার এলে পাব?', 'আপনার জন্য একটা সরিয়ে রাখলাম, রবিবার পর্যন্ত।'],
      ['গত মাসে নিয়েছিলাম, যেমন লেখা ছিল তেমনই পেয়েছি।'],
      ['রংটা কি ছবির মতোই?', 'রোদে একটু হালকা লাগে। আরেকটা ছবি দেব।'],
      ['দুইটা নিলে কত রাখবেন?', 'দশ শতাংশ কম, কুরিয়ার একটারই।'],
      ['মা দেখে বললেন, এটাই চাই। আলাদা করে রাখবেন।', 'রাখলাম। মাকে সালাম দেবেন।'],
      ['হাতের কাজটা কাছ থেকে দেখার মতো।'],
    ],
  },
  work: {
    en: [
      ['This is how it should be done. Thank you for telling.'],
      ['Do you come to $1 as well?', 'Twice a month. Write to me with the day that suits you.'],
      ['You repaired ours two years ago, and it still runs.', 'Now I can say so to the next one.'],
      ['Made me laugh on a very full bus.'],
      ['How long must one wait at the moment?', 'About four days.'],
      ['Respect to everybody who works there.'],
    ],
    bn: [
      ['এমন করে কেউ লেখে না। ভালো লাগল।'],
      ['$1-এও কি যান?', 'মাসে দুবার যাই। দিনটা লিখে জানাবেন।'],
      ['দুই বছর আগে আমাদেরটা সেরেছিলেন, এখনো চলছে।', 'শুনে মনটা ভালো হয়ে গেল।'],
      ['বাসে বসে পড়ে হাসছিলাম একা একা।'],
      ['এখন কত দিন অপেক্ষা করতে হয়?', 'চার দিনের মতো।'],
      ['সবার জন্য শুভকামনা।'],
    ],
  },
  lesson: {
    en: [
      ['Tried it this morning. It works.'],
      ['Saved. Please write more of these.', 'There will be one each week.'],
      ['And what if one is over sixty?', 'The same, only slower. And ask your doctor first.'],
      ['My teacher in $1 used to say the very same.'],
      ['Simple and true. Most true things are.'],
      ['I disagree with the second half, but you have made me think.', 'That is all I hoped for.'],
    ],
    bn: [
      ['আজ সকালেই করে দেখলাম, কাজ হয়।'],
      ['লিখে রাখলাম। এমন আরও লিখবেন।', 'প্রতি সপ্তাহে একটা করে লিখব।'],
      ['ষাটের ওপরে হলেও কি একই নিয়ম?', 'একই, শুধু আস্তে। আর আগে ডাক্তারকে জিজ্ঞেস করবেন।'],
      ['$1-এ আমার শিক্ষকও ঠিক এ কথাই বলতেন।'],
      ['সহজ কথা, কিন্তু কেউ বলে না।'],
      ['শেষ কথাটা মানতে পারলাম না, তবে ভাবলাম।', 'ভাবলেই হলো।'],
    ],
  },
  stage: {
    en: [
      ['We are coming, four of us, from $1.', 'Come early, the good places go first.'],
      ['Is there room for a wheelchair?', 'Yes, on the left side, with a ramp. Ask at the gate for me.'],
      ['Was there. Still humming.'],
      ['Will there be a recording?', 'Only in your head, I am afraid.'],
      ['Best evening of this month.'],
    ],
    bn: [
      ['$1 থেকে চারজন আসছি।', 'একটু আগে আসবেন, সামনের জায়গা আগে ভরে।'],
      ['হুইলচেয়ার নিয়ে ঢোকা যাবে?', 'যাবে, বাঁ দিকে ঢালু পথ আছে। গেটে আমার কথা বলবেন।'],
      ['ছিলাম। এখনো গুনগুন করছি।'],
      ['বাচ্চা নিয়ে আসা যাবে?', 'অবশ্যই, মাদুরও পাতা থাকবে।'],
      ['অনেক দিন পর এমন একটা সন্ধ্যা পেলাম।'],
    ],
  },
  asking: {
    en: [
      ['Same here. Tell us what you find out.', 'I will.'],
      ['Ask at the library in $1, they know everything.'],
      ['I had this last year. Patience helped, nothing else.', 'Not what I hoped, but thank you.'],
      ['Good luck!'],
      ['You have made my day.'],
    ],
    bn: [
      ['আমারও একই প্রশ্ন। জানলে বলবেন।', 'অবশ্যই বলব।'],
      ['$1-এর লাইব্রেরিতে জিজ্ঞেস করে দেখুন, ওঁরা সব জানেন।'],
      ['গত বছর আমারও এমন হয়েছিল, ধৈর্য ছাড়া ওষুধ নেই।', 'ধন্যবাদ, ধৈর্যই ধরি তাহলে।'],
      ['শুভকামনা রইল।'],
      ['পড়ে দিনটাই ভালো হয়ে গেল।'],
    ],
  },
  feast: {
    en: [['The same to you, and to all of yours.'], ['Greetings from $1!', 'And back to $1!'], ['Well said.']],
    bn: [['আপনাকে ও পরিবারের সবাইকে শুভেচ্ছা।'], ['$1 থেকে শুভেচ্ছা।', '$1-এর সবাইকেও শুভেচ্ছা।'], ['সুন্দর বলেছেন।']],
  },
}

interface CommentUnderPost {
  by: string
  text: string
  isHidden?: boolean
  held?: 'links'
  /** Usernames and texts, in the order of writing. */
  replies?: readonly (readonly [by: string, text: string])[]
}

/** A post with a long talk below it, by how it begins. */
export const LONG_TALK: { under: string; comments: readonly CommentUnderPost[] } = {
  under: 'Which road bike would you buy for 25,000 taka?',
  comments: [
    {
      by: 'faisal',
      text: 'A used steel frame with new wheels. I have two at the moment, come and ride them before you decide.',
      replies: [
        ['shahed-kabir', 'Saturday morning?'],
        ['faisal', 'From ten. Bring the shoes that you go to work in.'],
      ],
    },
    { by: 'moumita-dey', text: 'Whatever you buy, keep 2,000 for a lock and lights.' },
    { by: 'jahidul-islam', text: 'লেভেল ক্রসিংয়ে চিকন টায়ার নেবেন না। ২৮ মিলিমিটারের নিচে একদম না।', replies: [['shahed-kabir', 'ধন্যবাদ, এটাই জানতে চেয়েছিলাম।']] },
    { by: 'nayan', text: 'Mudguards. Everybody forgets them until July.' },
    {
      by: 'priya-saha',
      text: 'My brother has ridden the same route for a year, on a bike for 14,000. He is thin, though.',
      replies: [['shahed-kabir', 'Thank you for mentioning it.']],
    },
    { by: 'sujon-mia', text: 'সাইকেলের দামে মোটরসাইকেল: https://bike.example https://cheap.example https://now.example', held: 'links' },
    { by: 'karim', text: 'সিট ঠিক উচ্চতায় না হলে হাঁটু যাবে ছয় মাসে। দোকানেই মাপ নিয়ে নেবেন।' },
    { by: 'rashed', text: 'People of your weight should not cycle.', isHidden: true },
    {
      by: 'zakir',
      text: 'I do forty kilometres on a motorcycle and envy you.',
      replies: [
        ['arif-chowdhury', 'Trade for a week?'],
        ['zakir', 'The cows would not approve.'],
      ],
    },
    { by: 'tania-islam', text: 'Two brakes that work are worth more than eighteen gears.' },
    { by: 'mithila', text: 'Get a bell that is polite. I mean it.' },
    { by: 'farida-yasmin', text: 'আমার ভাই এটা নিয়ে দুই সপ্তাহ ভেবে শেষে বাসেই যায়। আপনি যেন না ভাবেন।' },
  ],
}
