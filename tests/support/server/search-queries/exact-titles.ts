import type { SearchQuery } from './search-query.ts'

/** Whole titles, as they are pasted or typed again: with their marks, without them, in small letters, with the apostrophe of a keyboard. */
export const EXACT_TITLES: readonly SearchQuery[] = [
  { q: 'Dhaka Rock Night: Five Bands, One Stage', must: { events: ['Dhaka Rock Night: Five Bands, One Stage'] } },
  { q: 'মঞ্চনাটক: রক্তকরবী', must: { events: ['মঞ্চনাটক: রক্তকরবী'] } },
  { q: "kite festival over cox's bazar beach", must: { events: ['Kite Festival over Cox’s Bazar Beach'] } },
  { q: 'Private Car Driver', must: { jobs: ['Private Car Driver'] } },
  { q: 'সিনিয়র স্টাফ নার্স', must: { jobs: ['সিনিয়র স্টাফ নার্স'] } },
  { q: 'শনি মঙ্গলের হাট বার মেনে বাজার বসে কেন', must: { blogs: ['শনি-মঙ্গলের হাট: বার মেনে বাজার বসে কেন'] } },
  { q: 'Half the data, the same phone: twelve settings', must: { blogs: ['Half the data, the same phone: twelve settings'] } },
]
