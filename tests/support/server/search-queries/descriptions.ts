import type { SearchQuery } from './search-query.ts'

/** Words that stand only in a description or a summary. */
export const IN_DESCRIPTIONS: readonly SearchQuery[] = [
  { q: 'bakarkhani', must: { events: ['Old Dhaka Food Walk after Dark'] } },
  { q: 'telescope', must: { events: ['Science Fair: Machines from Scrap'] } },
  { q: 'নাগরদোলা', must: { events: ['গ্রামীণ মেলা ও সার্কাস'] } },
  { q: 'postgresql', must: { jobs: ['ব্যাকএন্ড ডেভেলপার'] } },
  { q: 'পাটিসাপটা', must: { events: ['পিঠা উৎসব: উনিশ জেলার পিঠা'], blogs: ['শীতের পিঠা: চালের গুঁড়ি ঠিক হলে বাকিটা সহজ'] } },
]
