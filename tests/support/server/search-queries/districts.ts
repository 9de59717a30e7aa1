import type { SearchQuery } from './search-query.ts'

const TRACTOR_FARM = ['খামার ব্যবস্থাপক', 'কৃষিশ্রমিক (আলু তোলা)', 'ট্রাক্টর চালক'] as const
const HAOR_RESORT = ['Front Desk Officer', 'Chef, Fish and Fire', 'রুম অ্যাটেনডেন্ট', 'Boat Operator', 'Tour Guide (Part-time)'] as const
const BROADBAND = ['Internet Line Technician', 'Network Engineer', 'গ্রাহকসেবা কর্মকর্তা'] as const

const KUSHTIA: Omit<SearchQuery, 'q'> = { must: { events: ['লালন স্মরণে সারা রাত বাউল গান'], sellers: ['বিপ্লব বাউল'] } }
const BHOLA: Omit<SearchQuery, 'q'> = { must: { events: ['Hilsa Festival at the Meghna'], jobs: ['Agent Banking Officer, Barishal'] } }
const PATUAKHALI: Omit<SearchQuery, 'q'> = { must: { events: ['যাত্রাপালা: রূপবান'] }, fits: { events: /নৌকাবাইচ/ } }
const KURIGRAM: Omit<SearchQuery, 'q'> = { must: { jobs: ['শাখা ব্যবস্থাপক (ক্ষুদ্রঋণ)'] } }
const SATKHIRA: Omit<SearchQuery, 'q'> = { must: { jobs: ['ওয়াশ কর্মকর্তা'] } }
const MOULVIBAZAR: Omit<SearchQuery, 'q'> = { must: { jobs: ['প্রাথমিক শিক্ষক (চা বাগান)'] } }
const CUMILLA: Omit<SearchQuery, 'q'> = { must: { jobs: ['নৈশপ্রহরী'] } }
const NAOGAON: Omit<SearchQuery, 'q'> = { must: { jobs: ['শোরুম বিক্রয়কর্মী'] } }
const SUNAMGANJ: Omit<SearchQuery, 'q'> = { must: { jobs: HAOR_RESORT, sellers: ['Priya Sen'] } }
const THAKURGAON: Omit<SearchQuery, 'q'> = { must: { jobs: TRACTOR_FARM } }
const SHERPUR: Omit<SearchQuery, 'q'> = { must: { jobs: BROADBAND } }
const TANGAIL: Omit<SearchQuery, 'q'> = { must: { jobs: ['তাঁতি (টাঙ্গাইল শাড়ি)', 'নকশিশিল্পী'] } }
const RANGAMATI: Omit<SearchQuery, 'q'> = {
  must: {
    events: ['Nakshi Kantha Stitch Circle for Complete Beginners'],
    jobs: ['Weaver, Backstrap Loom', 'Fashion Designer, Natural Dyes', 'Shop Assistant, Reserve Bazar'],
    blogs: ['A loom that fits in a bag: weaving in the hills', 'New year in the hills: water, flowers and pachon'],
    sellers: ['Mithila Chakma'],
  },
}
const DINAJPUR: Omit<SearchQuery, 'q'> = {
  must: {
    events: ['গ্রামীণ মেলা ও সার্কাস', 'Open Rapid Chess, Seven Rounds', 'Science Fair: Machines from Scrap'],
    jobs: ['Secondary Teacher, Mathematics', 'Primary Teacher, English', 'Lab Assistant, Physics and Chemistry', 'Home Tutor for Two Children'],
    sellers: ['Anwar Hossain'],
  },
}

/** Smaller districts, each in both scripts, whichever script the place of the event or job is written in. */
export const DISTRICTS: readonly SearchQuery[] = [
  { q: 'kushtia', ...KUSHTIA },
  { q: 'কুষ্টিয়া', ...KUSHTIA },
  { q: 'bhola', ...BHOLA },
  { q: 'ভোলা', ...BHOLA },
  { q: 'patuakhali', ...PATUAKHALI },
  { q: 'পটুয়াখালী', ...PATUAKHALI },
  { q: 'kurigram', ...KURIGRAM },
  { q: 'কুড়িগ্রাম', ...KURIGRAM },
  { q: 'satkhira', ...SATKHIRA },
  { q: 'সাতক্ষীরা', ...SATKHIRA },
  { q: 'moulvibazar', ...MOULVIBAZAR },
  { q: 'মৌলভীবাজার', ...MOULVIBAZAR },
  { q: 'cumilla', ...CUMILLA },
  { q: 'কুমিল্লা', ...CUMILLA },
  { q: 'naogaon', ...NAOGAON },
  { q: 'নওগাঁ', ...NAOGAON },
  { q: 'sunamganj', ...SUNAMGANJ },
  { q: 'সুনামগঞ্জ', ...SUNAMGANJ },
  { q: 'thakurgaon', ...THAKURGAON },
  { q: 'ঠাকুরগাঁও', ...THAKURGAON },
  { q: 'sherpur', ...SHERPUR },
  { q: 'শেরপুর', ...SHERPUR },
  { q: 'tangail', ...TANGAIL },
  { q: 'টাঙ্গাইল', ...TANGAIL },
  { q: 'rangamati', ...RANGAMATI },
  { q: 'রাঙামাটি', ...RANGAMATI },
  { q: 'dinajpur', ...DINAJPUR },
  { q: 'দিনাজপুর', ...DINAJPUR },
]
