import type { SearchQuery } from './search-query.ts'
import { MUSIC_EVENTS, TEACHING_JOBS } from './what-fits.ts'

/** Plain English words whose best answers are often in Bangla, and so are found by their sound or by a word that means the same. */
export const ENGLISH: readonly SearchQuery[] = [
  {
    q: 'concert',
    must: {
      events: ['Dhaka Rock Night: Five Bands, One Stage', 'Battle of the Bands: Chattogram Final'],
      blogs: ['A sound check for people who own one microphone'],
      sellers: ['Rafiqul Islam'],
      categories: ['Music'],
    },
    fits: { events: MUSIC_EVENTS, blogs: /বাউল গান|^Songs between the rows|^The night launch/, sellers: /বিপ্লব বাউল/ },
  },
  { q: 'book fair', must: { events: ['রংপুর বইমেলা'], blogs: ['বইমেলার দিনলিপি: ছোট একটা স্টলের সাত দিন'] } },
  {
    q: 'teacher',
    must: { jobs: ['Secondary Teacher, Mathematics', 'Primary Teacher, English'], sellers: ['Anwar Hossain'] },
    fits: { jobs: TEACHING_JOBS },
  },
  { q: 'doctor', must: { jobs: ['মেডিকেল অফিসার (জরুরি বিভাগ)'] }, fits: { jobs: /নার্স|^Physiotherapist/ } },
  {
    q: 'driver',
    must: { jobs: ['Truck Driver, Dhaka–Chattogram', 'Private Car Driver', 'ট্রাক্টর চালক'] },
    fits: { jobs: /^Boat Operator|রাইডার/ },
  },
  { q: 'accountant', must: { jobs: ['হিসাবরক্ষক'] } },
  { q: 'rickshaw', must: { events: ['Painted on Tin: Fifty Years of Rickshaw Art'], blogs: ['রিকশার পেছনের রঙিন দুনিয়া'] } },
  { q: 'mango', must: { blogs: ['রাজশাহীর আম: কোনটা কবে, চিনবেন কী করে'] } },
  { q: 'hilsa', must: { events: ['Hilsa Festival at the Meghna'], blogs: ['ইলিশ কেনার আগে সাতটি কথা'] } },
  {
    q: 'interview',
    must: { blogs: ['বাংলায় ইন্টারভিউ: গুছিয়ে বলার প্রস্তুতি'], sellers: ['Habibur Rahman'] },
    fits: { blogs: /^Your first CV/ },
  },
]
