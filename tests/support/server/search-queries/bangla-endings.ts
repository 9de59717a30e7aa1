import type { SearchQuery } from './search-query.ts'
import { DRIVING_JOBS, FAIR_EVENTS, KITCHEN_JOBS, MUSIC_EVENTS, SPORT_EVENTS, TEACHING_JOBS } from './what-fits.ts'

/** Bangla nouns with the endings of case and number that people leave on them when they type. */
export const BANGLA_WITH_ENDINGS: readonly SearchQuery[] = [
  {
    q: 'মেলায়',
    must: { events: ['গ্রামীণ মেলা ও সার্কাস', 'রংপুর বইমেলা'], categories: ['Festivals'] },
    fits: { events: FAIR_EVENTS },
  },
  { q: 'বইমেলার', must: { events: ['রংপুর বইমেলা'], blogs: ['বইমেলার দিনলিপি: ছোট একটা স্টলের সাত দিন'] } },
  {
    q: 'গানের',
    must: {
      events: ['লালন স্মরণে সারা রাত বাউল গান', 'সন্ধ্যার আসর: রবীন্দ্র ও নজরুলের গান', 'সিলেটের ধামাইল ও হাছন রাজার গান'],
      sellers: ['বিপ্লব বাউল'],
    },
    fits: { events: MUSIC_EVENTS, sellers: /Rafiqul Islam|নুসরাত জাহান/ },
  },
  {
    q: 'শিক্ষকদের',
    must: { jobs: ['প্রাথমিক শিক্ষক (চা বাগান)', 'আরবি শিক্ষক'], sellers: ['Anwar Hossain'] },
    fits: { jobs: TEACHING_JOBS },
  },
  { q: 'অফিসের গাড়িটি', must: { jobs: ['Private Car Driver'] }, fits: { jobs: DRIVING_JOBS } },
  { q: 'কবিতাগুলো', must: { sellers: ['জয়া দাস'] } },
  {
    q: 'নাটকে',
    must: {
      events: ['মঞ্চনাটক: রক্তকরবী', 'Puppet Theatre: The Clever Fox and the Crocodile', 'যাত্রাপালা: রূপবান'],
      blogs: ['পাড়ার নাটক: বিশ দিনে মঞ্চে ওঠার রুটিন'],
    },
  },
  {
    q: 'খেলায়',
    must: { events: ['Corporate T20: Semi-Final under Lights'], sellers: ['আব্দুল করিম'] },
    fits: { events: SPORT_EVENTS },
  },
  { q: 'রিকশাগুলো', must: { events: ['Painted on Tin: Fifty Years of Rickshaw Art'], blogs: ['রিকশার পেছনের রঙিন দুনিয়া'] } },
  { q: 'বাবুর্চিকে', must: { jobs: ['বাবুর্চি (দেশি রান্না)', 'Chef, Fish and Fire'] }, fits: { jobs: KITCHEN_JOBS } },
  {
    q: 'চালকদের',
    must: { jobs: ['ট্রাক্টর চালক', 'Truck Driver, Dhaka–Chattogram', 'Private Car Driver'] },
    fits: { jobs: DRIVING_JOBS },
  },
]
