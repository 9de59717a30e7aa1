import type { SearchQuery } from './search-query.ts'
import { FAIR_EVENTS, MUSIC_EVENTS } from './what-fits.ts'

/** Bangla words in Latin letters, as they are typed on a phone without a Bangla keyboard. */
export const BANGLISH: readonly SearchQuery[] = [
  {
    q: 'konsart',
    must: {
      events: ['Dhaka Rock Night: Five Bands, One Stage', 'Battle of the Bands: Chattogram Final'],
      sellers: ['Rafiqul Islam'],
      categories: ['Music'],
    },
    fits: { events: MUSIC_EVENTS, sellers: /বিপ্লব বাউল/ },
  },
  { q: 'boi mela', must: { events: ['রংপুর বইমেলা'], blogs: ['বইমেলার দিনলিপি: ছোট একটা স্টলের সাত দিন'] } },
  { q: 'boimela', must: { events: ['রংপুর বইমেলা'], blogs: ['বইমেলার দিনলিপি: ছোট একটা স্টলের সাত দিন'] } },
  { q: 'riksha', must: { events: ['Painted on Tin: Fifty Years of Rickshaw Art'], blogs: ['রিকশার পেছনের রঙিন দুনিয়া'] } },
  {
    q: 'banijjo',
    must: {
      events: ['অনলাইনে ব্যবসা: ছবি তোলা ও দাম ঠিক করা', 'Startup Pitch Night: Chattogram', 'Coffee with Exporters'],
      categories: ['Business'],
    },
  },
  { q: 'chakri', must: { blogs: ['বাংলায় ইন্টারভিউ: গুছিয়ে বলার প্রস্তুতি', 'Your first CV: one page that somebody will read'] } },
  {
    q: 'gaan',
    must: {
      events: ['লালন স্মরণে সারা রাত বাউল গান', 'সন্ধ্যার আসর: রবীন্দ্র ও নজরুলের গান', 'সিলেটের ধামাইল ও হাছন রাজার গান'],
      blogs: ['বাউল গান শুনবেন যেভাবে: কথা নয়, আগে কান'],
      sellers: ['বিপ্লব বাউল'],
    },
    fits: { events: MUSIC_EVENTS, blogs: /^Songs between the rows|^A sound check|একতারা/, sellers: /Rafiqul Islam|নুসরাত জাহান/ },
  },
  { q: 'baul gaan', must: { events: ['লালন স্মরণে সারা রাত বাউল গান'], blogs: ['বাউল গান শুনবেন যেভাবে: কথা নয়, আগে কান'], sellers: ['বিপ্লব বাউল'] } },
  {
    q: 'natok',
    must: {
      events: ['মঞ্চনাটক: রক্তকরবী', 'Puppet Theatre: The Clever Fox and the Crocodile', 'যাত্রাপালা: রূপবান'],
      blogs: ['পাড়ার নাটক: বিশ দিনে মঞ্চে ওঠার রুটিন'],
    },
  },
  {
    q: 'shikkha',
    must: {
      events: ['রংপুর বইমেলা', 'পাঠচক্র: পথের পাঁচালী', 'University Admission: How to Choose', 'Science Fair: Machines from Scrap'],
      blogs: ['একটা আলমারি থেকে স্কুল লাইব্রেরি', 'Learning to code with nothing but a phone', 'Stars over Saint Martin’s: a beginner’s night'],
      categories: ['Education'],
    },
  },
  { q: 'mela', must: { events: ['গ্রামীণ মেলা ও সার্কাস', 'রংপুর বইমেলা'], categories: ['Festivals'] }, fits: { events: FAIR_EVENTS } },
  { q: 'biggan mela', must: { events: ['Science Fair: Machines from Scrap'] } },
  {
    q: 'pitha',
    must: {
      events: ['পিঠা উৎসব: উনিশ জেলার পিঠা'],
      blogs: ['শীতের পিঠা: চালের গুঁড়ি ঠিক হলে বাকিটা সহজ'],
      sellers: ['সুমাইয়া আক্তার'],
    },
    fits: { events: /^Star Lanterns/ },
  },
  { q: 'cricket khela', must: { events: ['Corporate T20: Semi-Final under Lights', 'পাড়ার টেপ টেনিস নকআউট'] } },
  { q: 'daktar', must: { jobs: ['মেডিকেল অফিসার (জরুরি বিভাগ)'] }, fits: { jobs: /নার্স|^Physiotherapist/ } },
  {
    q: 'drivar',
    must: { jobs: ['Truck Driver, Dhaka–Chattogram', 'Private Car Driver', 'ট্রাক্টর চালক'] },
    fits: { jobs: /^Boat Operator|রাইডার/ },
  },
  { q: 'sohokari', must: { jobs: ['রান্নাঘরের সহকারী', 'সিঅ্যান্ডএফ সহকারী'] }, fits: { jobs: /Assistant/ } },
  { q: 'rannar class', must: { events: ['ঘরে বসে কাচ্চি: রান্নার ক্লাস'] } },
  {
    q: 'nokshi kantha',
    must: { events: ['Nakshi Kantha Stitch Circle for Complete Beginners'], blogs: ['নকশি কাঁথার পাঁচ ফোঁড়, হাতে-কলমে'] },
  },
  { q: 'roktodan', must: { events: ['রক্তদান ও স্বাস্থ্য পরীক্ষা শিবির'] } },
]
