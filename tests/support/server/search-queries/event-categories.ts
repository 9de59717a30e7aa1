import type { SearchQuery } from './search-query.ts'

/** Categories of events of the middle and the lowest level, mostly in the other script than the titles; the highest are called as those of the market. */
export const EVENT_CATEGORIES: readonly SearchQuery[] = [
  {
    q: 'rock',
    must: {
      events: ['Dhaka Rock Night: Five Bands, One Stage', 'Rooftop Unplugged: Songs Without a Plug', 'Battle of the Bands: Chattogram Final'],
    },
  },
  {
    q: 'লোকগান',
    must: { events: ['লালন স্মরণে সারা রাত বাউল গান', 'সিলেটের ধামাইল ও হাছন রাজার গান', 'ময়মনসিংহ গীতিকা: পালাগানের আসর'] },
  },
  { q: 'webinar', must: { events: ['Build an App That Works Without Network', 'ফ্রিল্যান্সিং শুরু করবেন যেভাবে'] } },
  { q: 'হ্যাকাথন', must: { events: ['Dhaka Hackathon: 36 Hours for Clean Rivers'] } },
  {
    q: 'competition',
    must: { events: ['আন্তঃস্কুল রোবোটিকস প্রতিযোগিতা', 'Dhaka Hackathon: 36 Hours for Clean Rivers'] },
    fits: { events: /^Battle of the Bands/ },
  },
  {
    q: 'ক্রিকেট',
    must: {
      events: ['Corporate T20: Semi-Final under Lights', 'পাড়ার টেপ টেনিস নকআউট'],
      blogs: ['Tape on a tennis ball: running a street cricket cup'],
    },
  },
  {
    q: 'football',
    must: {
      events: ['Under-17 Gold Cup Football, Mymensingh Final', 'খুলনা বনাম যশোর: জেলা ফুটবল লিগ'],
      jobs: ['ফুটবল প্রশিক্ষক (অনূর্ধ্ব-১৪)'],
      blogs: ['বর্ষার ফুটবল: কাদায় যে খেলা শেখায়'],
      sellers: ['আব্দুল করিম'],
    },
  },
  {
    q: 'exhibition',
    must: {
      events: [
        'Painted on Tin: Fifty Years of Rickshaw Art',
        'Colours of the Haor: Student Watercolours',
        'Nakshi Kantha Stitch Circle for Complete Beginners',
      ],
    },
    fits: { events: /সিনেমা/ },
  },
  { q: 'puja', must: { events: ['Lamps on the River: an Evening of Light'] } },
  { q: 'milad', must: { events: ['সিরাতুন্নবী মাহফিল'] } },
  { q: 'blood donation', must: { events: ['রক্তদান ও স্বাস্থ্য পরীক্ষা শিবির'] } },
  { q: 'বৃক্ষরোপণ', must: { events: ['Plant a Thousand Trees in Khulna'] } },
  { q: 'দাবা', must: { events: ['Open Rapid Chess, Seven Rounds'] } },
  {
    q: 'নববর্ষ',
    must: {
      events: ['মঙ্গল শোভাযাত্রার মুখোশ কর্মশালা'],
      blogs: ['হালখাতা: লাল মলাটের খাতা আর মিষ্টির হিসাব', 'New year in the hills: water, flowers and pachon'],
    },
  },
]
