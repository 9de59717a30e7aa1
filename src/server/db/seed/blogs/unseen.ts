import type { BlogSketch } from './blog-sketch.ts'

/** Articles that only their authors can see: one to come, drafts, one that was taken off. */
export const UNSEEN_BLOGS: readonly BlogSketch[] = [
  {
    title: 'শরতের মেলায় স্টল নেওয়ার আগে দশ প্রশ্ন',
    author: 'nusrat',
    category: 'business',
    tags: ['মেলা', 'স্টল', 'প্রস্তুতি'],
    days: -4,
    motif: 'stall',
    tone: 10,
    summary: 'আয়োজকের কাছে এই দশটা প্রশ্ন করলে মেলার শেষ দিনে মন খারাপ হওয়ার কারণ অর্ধেক কমে যায়।',
    text: `স্টলের বুকিং শুরু হলেই সবাই জিজ্ঞেস করেন, ‘ভাড়া কত?’ প্রশ্নটা দরকারি, কিন্তু এক নম্বরে নয়।

## টাকা দেওয়ার আগে

1. গত বছর কত মানুষ এসেছিলেন, আর সেটা কীভাবে গোনা হয়েছে?
2. একই জিনিসের স্টল কয়টা থাকবে?
3. গেট থেকে আমার জায়গা কত কদম?
4. বিদ্যুৎ কত ওয়াট, জেনারেটর আছে কি?
5. বৃষ্টি হলে কী হবে, টাকা ফেরত না নতুন তারিখ?

## মাঠে নামার আগে

6. মাল ঢোকানোর সময় কখন, গাড়ি কত দূর যাবে?
7. রাতে পাহারা কার?
8. পানি আর টয়লেট কোন দিকে?
9. নেট না থাকলে মোবাইলে টাকা নেব কীভাবে?
10. ময়লা কে নেবে?

> উত্তর মুখে না নিয়ে মেসেজে নিন। মুখের কথা মাঠের ধুলায় মিশে যায়।

দশটার মধ্যে আটটার ভালো উত্তর পেলে ভাড়াটা দিন। তিনটার কম হলে পরের মেলা দেখুন।`,
  },
  {
    title: 'পুতুলনাচের খোঁজে',
    author: 'nusrat',
    category: 'culture',
    tags: ['পুতুলনাচ', 'ব্রাহ্মণবাড়িয়া'],
    days: 2,
    state: 'draft',
    motif: 'owlMask',
    tone: 0,
    summary: '',
    text: `ব্রাহ্মণবাড়িয়ায় তিনটা দল এখনো নাচায়। ফোনে একজনের সঙ্গে কথা হয়েছে, তিনি বললেন, ‘আপা, পুতুলের কাপড় ইঁদুরে কাটছে, মানুষ ডাকলে সেলাই করব।’

## যা যা জানতে হবে

- সুতার পুতুল আর লাঠির পুতুলের তফাত
- পালার নাম, কে লিখতেন
- এক রাতের খরচ

## ছবি

পুতুলের হাতের ক্লোজআপ, নিচ থেকে।`,
  },
  {
    title: 'Notes for a piece on cassette shops',
    author: 'rafiq',
    category: 'music',
    tags: ['cassettes'],
    days: 6,
    state: 'draft',
    motif: 'guitar',
    tone: 9,
    summary: '',
    text: `Every bazaar had one. A glass box, a man, two decks, and a list in ballpoint of what he would copy for you onto a blank tape. Twelve songs a side if you were lucky with the order.

## To ask

- Who wrote the lists, and has anybody kept one?
- What did people ask for the night before Eid?
- Where did the blank tapes come from?

## An opening, perhaps

He pressed two buttons at the same time, as if he were ringing at two doors, and for forty-five minutes we drank tea.`,
    before: [{ title: 'Cassette shops' }],
  },
  {
    title: 'Five keyboards for typing Bangla',
    author: 'tanvir',
    category: 'technology',
    tags: ['keyboard', 'Bangla'],
    days: 260,
    state: 'withdrawn',
    motif: 'robot',
    tone: 1,
    summary: 'A comparison that has aged: two of the five have changed since. A new one is on its way.',
    text: `There are three ways to type Bangla on a phone: by sound in Latin letters, by a fixed layout, or by speaking. I asked five people of three generations to write the same shopping list in each.

## What came out

- By sound is the fastest for those who already chat in Latin letters.
- A fixed layout is slow for a week and then never makes you think again.
- Speaking works well in a quiet room and not at all in a bazaar.

### Conjuncts

The test that sorts them is one word: *উচ্ছ্বাস*. If you can write it without looking for a key, keep that keyboard.

> Write in the letters of the language. Your grandmother cannot search for *valo achi*.`,
  },
]
