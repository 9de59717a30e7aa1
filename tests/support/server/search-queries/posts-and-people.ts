import type { SearchQuery } from './search-query.ts'

/** Posts by their words, their tags and what stands further down in them; a post is called by its first words. */
const POSTS: readonly SearchQuery[] = [
  {
    q: 'parrot',
    must: {
      posts: [
        'Any vet near Bogura who knows parrots? Mine has learned to cough like my uncle.',
        'On the road: parrot with a cough turned out to be a good listener. The uncle…',
      ],
    },
  },
  { q: 'harmonium', must: { posts: ['Learning the harmonium at 34. My left hand and my right hand have not been…'] } },
  { q: 'chain oil', must: { posts: ['A chain wants oil on the inside and nothing on the outside. Wipe it after you…'] } },
  { q: 'photocopier', must: { posts: ['Heard in the office: the photocopier knows when you are in a hurry. It can…'] } },
  { q: 'pottery', must: { posts: ['Everything that survived the kiln, in the order in which it came out.…'] } },
  { q: 'small elephats', must: { posts: ['A school from Savar came by with forty children. Forty small elephants are…'] } },
  { q: 'হাঁসের ডিম', must: { posts: ['হাঁস ডিম দেয় না তিন সপ্তাহ। পোস্টে পড়লাম আলো দিতে হয়, আজ বাতি লাগালাম। ফল…'] } },
  { q: 'পুরোনো ল্যাপটপ', must: { posts: ['কেউ কি বলতে পারেন, পুরোনো ল্যাপটপ কেনার সময় কী কী দেখে নেব? বাজেট ত্রিশ…'] } },
  {
    q: 'একতারা',
    must: { posts: ['নতুন একতারার লাউটা শুকাতে লেগেছে চার মাস। আজ প্রথম তার বাঁধলাম, আওয়াজটা এখনো…', 'শেখার কথা: একতারা বাঁ হাতে ধরবেন না ডান হাতে, তা নিয়ে তর্ক করবেন না। যে হাতে…'] },
  },
  { q: 'himsagor', must: { posts: ['হিমসাগর শেষ, ল্যাংড়া শুরু। আজ সকালে গাছ থেকে নামানো, কাল রাতের ট্রেনে যাবে।…'] } },
  { q: 'sorshe ilish', must: { posts: ['আজকের রান্নাঘর: সরষে ইলিশ। সরিষা বাটার সময় একটা কাঁচা মরিচ আর এক চিমটি লবণ…'] } },
]

/** Members with a page of their own, by name and username, also in the script they are not written in. */
const PEOPLE: readonly SearchQuery[] = [
  { q: 'farida yasmin', must: { people: ['ফরিদা ইয়াসমিন'] } },
  { q: 'ইমরান হোসেন', must: { people: ['ইমরান হোসেন'] } },
  { q: 'মৌমিতা', must: { people: ['Moumita'] } },
  { q: 'প্রিয়া সাহা', must: { people: ['Priya Saha'] } },
  { q: 'shahed-kabir', must: { people: ['Shahed Kabir'] } },
  { q: 'tania islan', must: { people: ['Tania Islam'] } },
  { q: 'sujon mia', must: { people: ['সুজন মিয়া'] } },
  { q: 'jahidul', must: { people: ['জাহিদুল ইসলাম'] } },
  { q: 'arif chaudhury', must: { people: ['Arif Chowdhury'] } },
]

export const POSTS_AND_PEOPLE: readonly SearchQuery[] = [...POSTS, ...PEOPLE]
