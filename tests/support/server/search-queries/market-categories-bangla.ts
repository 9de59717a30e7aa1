import type { SearchQuery } from './search-query.ts'
import { CULTURE_EVENTS, FAIR_EVENTS, FARM_JOBS, KITCHEN_JOBS, MUSIC_EVENTS, SPORT_EVENTS, TECH_EVENTS } from './what-fits.ts'

/** Every category of the market by its Bangla name, and what of other kinds belongs to it. */
export const BANGLA_MARKET_CATEGORIES: readonly SearchQuery[] = [
  {
    q: 'সংগীত',
    must: {
      categories: ['Music'],
      events: ['লালন স্মরণে সারা রাত বাউল গান'],
      blogs: ['A sound check for people who own one microphone', 'বাউল গান শুনবেন যেভাবে: কথা নয়, আগে কান', 'Songs between the rows: what tea workers sing'],
    },
    fits: { events: MUSIC_EVENTS, blogs: /একতারা/ },
  },
  {
    q: 'খেলাধুলা',
    must: {
      categories: ['Sports'],
      events: ['Corporate T20: Semi-Final under Lights'],
      jobs: ['ফুটবল প্রশিক্ষক (অনূর্ধ্ব-১৪)', 'সাঁতার প্রশিক্ষক'],
      blogs: ['বর্ষার ফুটবল: কাদায় যে খেলা শেখায়', 'Tape on a tennis ball: running a street cricket cup'],
    },
    fits: { events: SPORT_EVENTS },
  },
  {
    q: 'সংস্কৃতি',
    must: {
      categories: ['Culture'],
      events: ['Painted on Tin: Fifty Years of Rickshaw Art'],
      blogs: ['বইমেলার দিনলিপি: ছোট একটা স্টলের সাত দিন', 'পাড়ার নাটক: বিশ দিনে মঞ্চে ওঠার রুটিন'],
      sellers: ['নুসরাত জাহান'],
    },
    fits: { events: CULTURE_EVENTS },
  },
  {
    q: 'উৎসব ও মেলা',
    must: {
      categories: ['Festivals'],
      events: ['গ্রামীণ মেলা ও সার্কাস'],
      blogs: [
        'হালখাতা: লাল মলাটের খাতা আর মিষ্টির হিসাব',
        'নৌকাবাইচ: পঞ্চাশ বৈঠার এক তাল',
        'New year in the hills: water, flowers and pachon',
        'Rain on the programme: outdoor events in the monsoon',
      ],
    },
    fits: { events: FAIR_EVENTS },
  },
  {
    q: 'প্রযুক্তি',
    must: {
      categories: ['Technology'],
      events: ['Build an App That Works Without Network'],
      blogs: ['গেটে টিকিটের QR: লাইনে না আটকে ঢোকার নিয়ম', 'মোবাইলে টাকা লেনদেন: যে অভ্যাসগুলো আপনাকে বাঁচাবে', 'Half the data, the same phone: twelve settings'],
    },
    fits: { events: TECH_EVENTS },
  },
  {
    q: 'শিক্ষা',
    must: {
      categories: ['Education'],
      events: ['রংপুর বইমেলা', 'পাঠচক্র: পথের পাঁচালী', 'University Admission: How to Choose', 'Science Fair: Machines from Scrap'],
      blogs: ['একটা আলমারি থেকে স্কুল লাইব্রেরি', 'Learning to code with nothing but a phone', 'Stars over Saint Martin’s: a beginner’s night'],
    },
  },
  {
    q: 'খাবার',
    must: {
      categories: ['Dining'],
      events: ['পিঠা উৎসব: উনিশ জেলার পিঠা', 'Old Dhaka Food Walk after Dark', 'ঘরে বসে কাচ্চি: রান্নার ক্লাস', 'Hilsa Festival at the Meghna'],
      jobs: ['খাবার ডেলিভারি রাইডার'],
      blogs: [
        'শীতের পিঠা: চালের গুঁড়ি ঠিক হলে বাকিটা সহজ',
        'ত্রিশজনের রান্না, এক চুলায়, মাথা ঠান্ডা রেখে',
        'Mezban: how Chattogram feeds a whole neighbourhood',
        'ইলিশ কেনার আগে সাতটি কথা',
      ],
    },
    fits: { jobs: KITCHEN_JOBS, blogs: /^New year in the hills/ },
  },
  {
    q: 'ব্যবসা',
    must: {
      categories: ['Business'],
      events: ['অনলাইনে ব্যবসা: ছবি তোলা ও দাম ঠিক করা', 'Startup Pitch Night: Chattogram', 'Coffee with Exporters'],
      sellers: ['Farhana Rahman'],
    },
  },
  {
    q: 'স্বাস্থ্য',
    must: {
      categories: ['Health'],
      events: ['রক্তদান ও স্বাস্থ্য পরীক্ষা শিবির'],
      jobs: ['Community Health Worker, Eye Camps', 'সিনিয়র স্টাফ নার্স', 'মেডিকেল অফিসার (জরুরি বিভাগ)', 'ল্যাব টেকনোলজিস্ট', 'Physiotherapist'],
      blogs: ['ডেঙ্গুর মৌসুমে ঘরের দশ মিনিট', 'Standing all day: feet, water and the ten-minute break'],
    },
  },
  {
    q: 'সমাজসেবা',
    must: {
      categories: ['Community'],
      events: ['রক্তদান ও স্বাস্থ্য পরীক্ষা শিবির', 'Plant a Thousand Trees in Khulna'],
      blogs: ['Volunteering without burning out'],
    },
  },
  {
    q: 'পরামর্শ',
    must: { categories: ['Consulting'], blogs: ['Your first CV: one page that somebody will read', 'বাংলায় ইন্টারভিউ: গুছিয়ে বলার প্রস্তুতি'] },
  },
  { q: 'এজেন্সি', must: { categories: ['Agency'], blogs: ['How a small agency writes a quotation that wins'] } },
  {
    q: 'উদ্যোক্তা',
    must: {
      categories: ['Entrepreneur'],
      events: ['Startup Pitch Night: Chattogram'],
      blogs: ['What should a plate of chotpoti cost? Pricing a stall', 'From a kitchen order to a registered business'],
      sellers: ['Farhana Rahman'],
    },
    fits: { events: /^Coffee with Exporters|^অনলাইনে ব্যবসা/ },
  },
  { q: 'শিল্প ও কারখানা', must: { categories: ['Industry'] } },
  {
    q: 'পরিবহন',
    must: {
      categories: ['Transport'],
      blogs: ['The night launch south: how to sleep, eat and arrive', 'Cycling to work in Dhaka: what two years taught me'],
    },
  },
  {
    q: 'কৃষি',
    must: {
      categories: ['Agriculture'],
      jobs: ['কৃষিশ্রমিক (আলু তোলা)'],
      blogs: ['রাজশাহীর আম: কোনটা কবে, চিনবেন কী করে', 'সোনালি আঁশের এক বছর: পাট থেকে ব্যাগ'],
    },
    fits: { jobs: FARM_JOBS },
  },
  {
    q: 'হাতের কাজ',
    must: {
      categories: ['Crafts & Trades'],
      blogs: [
        'রিকশার পেছনের রঙিন দুনিয়া',
        'নকশি কাঁথার পাঁচ ফোঁড়, হাতে-কলমে',
        'A loom that fits in a bag: weaving in the hills',
        'Colour from the kitchen: four natural dyes to try',
        'একতারা বানানো: একটা লাউ, একটা তার, এক বিকেল',
      ],
    },
  },
]
