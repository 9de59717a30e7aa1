import type { SearchQuery } from './search-query.ts'
import { MUSIC_EVENTS, TEACHING_JOBS } from './what-fits.ts'

/** One letter wrong, missing or doubled, in both scripts. */
export const SLIPS: readonly SearchQuery[] = [
  { q: 'hackaton', must: { events: ['Dhaka Hackathon: 36 Hours for Clean Rivers'] } },
  { q: 'marathan', must: { events: ['Padma Bank Half Marathon at Sunrise'] } },
  {
    q: 'exhibtion',
    must: {
      events: [
        'Painted on Tin: Fifty Years of Rickshaw Art',
        'Colours of the Haor: Student Watercolours',
        'Nakshi Kantha Stitch Circle for Complete Beginners',
      ],
    },
    fits: { events: /সিনেমা/ },
  },
  { q: 'badmintan', must: { events: ['রাতের ব্যাডমিন্টন টুর্নামেন্ট'] } },
  {
    q: 'develloper',
    must: { jobs: ['Web Developer, TypeScript', 'Mobile App Developer (Android)', 'ব্যাকএন্ড ডেভেলপার', 'Intern, Web Development'] },
  },
  {
    q: 'cricet',
    must: {
      events: ['Corporate T20: Semi-Final under Lights', 'পাড়ার টেপ টেনিস নকআউট'],
      blogs: ['Tape on a tennis ball: running a street cricket cup'],
    },
  },
  {
    q: 'mymensing',
    must: { events: ['Under-17 Gold Cup Football, Mymensingh Final', 'ময়মনসিংহ গীতিকা: পালাগানের আসর'], sellers: ['রুপা সরকার', 'রোকেয়া খাতুন'] },
    fits: { events: /^রক্তদান|^Puppet Theatre/ },
  },
  { q: 'phisiotherapist', must: { jobs: ['Physiotherapist'] } },
  {
    q: 'কনসাট',
    must: { events: ['Dhaka Rock Night: Five Bands, One Stage', 'Battle of the Bands: Chattogram Final'] },
    fits: { events: MUSIC_EVENTS },
  },
  { q: 'শিক্কক', must: { jobs: ['প্রাথমিক শিক্ষক (চা বাগান)', 'আরবি শিক্ষক'] }, fits: { jobs: TEACHING_JOBS } },
  {
    q: 'নৌকাবাইছ',
    must: { events: ['কীর্তনখোলা নৌকাবাইচ'], blogs: ['নৌকাবাইচ: পঞ্চাশ বৈঠার এক তাল'], sellers: ['সেলিম হাওলাদার'] },
  },
  {
    q: 'ফুটববল',
    must: {
      events: ['খুলনা বনাম যশোর: জেলা ফুটবল লিগ', 'Under-17 Gold Cup Football, Mymensingh Final'],
      jobs: ['ফুটবল প্রশিক্ষক (অনূর্ধ্ব-১৪)'],
      blogs: ['বর্ষার ফুটবল: কাদায় যে খেলা শেখায়'],
    },
  },
  { q: 'ফ্রিলান্সিং', must: { events: ['ফ্রিল্যান্সিং শুরু করবেন যেভাবে'] } },
]
