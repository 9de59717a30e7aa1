import type { SearchQuery } from './search-query.ts'
import { FAIR_EVENTS, KITCHEN_JOBS, MUSIC_EVENTS } from './what-fits.ts'

/** Both spellings of a ticket mean one thing. No job is about tickets, so any that is found is wrong. */
const TICKET: Omit<SearchQuery, 'q'> = { must: { blogs: ['গেটে টিকিটের QR: লাইনে না আটকে ঢোকার নিয়ম'], jobs: [] } }

/** Plain Bangla words, as they stand in a dictionary. */
export const BANGLA: readonly SearchQuery[] = [
  {
    q: 'কনসার্ট',
    must: {
      events: ['Dhaka Rock Night: Five Bands, One Stage', 'Battle of the Bands: Chattogram Final'],
      sellers: ['Rafiqul Islam'],
      categories: ['Music'],
    },
    fits: { events: MUSIC_EVENTS, sellers: /বিপ্লব বাউল/ },
  },
  { q: 'টিকেট', ...TICKET },
  { q: 'টিকিট', ...TICKET },
  { q: 'চাকরি', must: { blogs: ['বাংলায় ইন্টারভিউ: গুছিয়ে বলার প্রস্তুতি', 'Your first CV: one page that somebody will read'] } },
  {
    q: 'গান',
    must: {
      events: ['লালন স্মরণে সারা রাত বাউল গান', 'সন্ধ্যার আসর: রবীন্দ্র ও নজরুলের গান', 'সিলেটের ধামাইল ও হাছন রাজার গান'],
      blogs: ['বাউল গান শুনবেন যেভাবে: কথা নয়, আগে কান'],
      sellers: ['বিপ্লব বাউল'],
      categories: ['Music'],
    },
    fits: { events: MUSIC_EVENTS, blogs: /^Songs between the rows|^A sound check|একতারা/, sellers: /Rafiqul Islam|নুসরাত জাহান/ },
  },
  {
    q: 'মেলা',
    must: { events: ['গ্রামীণ মেলা ও সার্কাস', 'রংপুর বইমেলা'], sellers: ['সেলিম হাওলাদার', 'নুসরাত জাহান'], categories: ['Festivals'] },
    fits: { events: FAIR_EVENTS },
  },
  {
    q: 'রান্না',
    must: {
      events: ['ঘরে বসে কাচ্চি: রান্নার ক্লাস'],
      jobs: ['বাবুর্চি (দেশি রান্না)', 'রান্নাঘরের সহকারী'],
      blogs: ['ত্রিশজনের রান্না, এক চুলায়, মাথা ঠান্ডা রেখে', 'শীতের পিঠা: চালের গুঁড়ি ঠিক হলে বাকিটা সহজ'],
      sellers: ['সুমাইয়া আক্তার'],
    },
    fits: { jobs: KITCHEN_JOBS },
  },
  { q: 'নিয়োগ', must: { sellers: ['লিপি বেগম', 'রোকেয়া খাতুন', 'নাজমুল হুদা', 'মাহবুব আলম'] }, fits: { sellers: /Shahana Parvin|Habibur Rahman|Sohel Rana/ } },
  { q: 'সিনেমা', must: { events: ['খোলা আকাশে সিনেমা: মুক্তিযুদ্ধের ছবি'] } },
  {
    q: 'নকশি কাঁথা',
    must: { events: ['Nakshi Kantha Stitch Circle for Complete Beginners'], blogs: ['নকশি কাঁথার পাঁচ ফোঁড়, হাতে-কলমে'] },
  },
]
