import type { SearchQuery } from './search-query.ts'

/** Sellers and authors with what is theirs, companies with their jobs, tags and skills, also in the script they are not written in. */
export const NAMES_AND_TAGS: readonly SearchQuery[] = [
  {
    q: 'nusrat jahan',
    must: {
      sellers: ['নুসরাত জাহান'],
      blogs: [
        'গেটে টিকিটের QR: লাইনে না আটকে ঢোকার নিয়ম',
        'শনি-মঙ্গলের হাট: বার মেনে বাজার বসে কেন',
        'হালখাতা: লাল মলাটের খাতা আর মিষ্টির হিসাব',
        'রিকশার পেছনের রঙিন দুনিয়া',
        'মোবাইলে টাকা লেনদেন: যে অভ্যাসগুলো আপনাকে বাঁচাবে',
      ],
    },
  },
  {
    q: 'Rafiqul Islam',
    must: {
      sellers: ['Rafiqul Islam'],
      events: [
        'Dhaka Rock Night: Five Bands, One Stage',
        'Rooftop Unplugged: Songs Without a Plug',
        'Battle of the Bands: Chattogram Final',
        'Corporate T20: Semi-Final under Lights',
        'Old Dhaka Food Walk after Dark',
      ],
      blogs: [
        'A sound check for people who own one microphone',
        'The night launch south: how to sleep, eat and arrive',
        'How a small agency writes a quotation that wins',
        'Rain on the programme: outdoor events in the monsoon',
      ],
    },
  },
  {
    q: 'মিথিলা চাকমা',
    must: {
      sellers: ['Mithila Chakma'],
      events: ['Nakshi Kantha Stitch Circle for Complete Beginners', 'Kite Festival over Cox’s Bazar Beach', 'Star Lanterns and Choir Evening'],
      blogs: [
        'A loom that fits in a bag: weaving in the hills',
        'Colour from the kitchen: four natural dyes to try',
        'New year in the hills: water, flowers and pachon',
      ],
    },
  },
  { q: 'anwar hosain', must: { sellers: ['Anwar Hossain'] } },
  {
    q: 'shapla knit',
    must: { jobs: ['Sewing Operator (Knit)', 'Line Supervisor, Sewing', 'Garments Quality Inspector', 'Senior Merchandiser, European Buyers'] },
  },
  { q: 'ধানসিঁড়ি ব্যাংক', must: { jobs: ['Trainee Assistant Officer (Cash)', 'Branch Manager, Khulna', 'Data Analyst, Retail Banking'] } },
  {
    q: 'doel courier',
    must: { jobs: ['ডেলিভারি রাইডার', 'পার্সেল বাছাইকর্মী (রাত)', 'Truck Driver, Dhaka–Chattogram', 'Warehouse Worker'] },
  },
  {
    q: 'haor view',
    must: { jobs: ['Front Desk Officer', 'Chef, Fish and Fire', 'রুম অ্যাটেনডেন্ট', 'Boat Operator', 'Tour Guide (Part-time)'] },
  },
  { q: 'handloom', must: { blogs: ['A loom that fits in a bag: weaving in the hills', 'Colour from the kitchen: four natural dyes to try'] } },
  {
    q: 'android',
    must: {
      jobs: ['Mobile App Developer (Android)'],
      blogs: ['Half the data, the same phone: twelve settings'],
      sellers: ['Tanvir Ahmed'],
    },
  },
  { q: 'বগুড়ার দই', must: { sellers: ['সুমাইয়া আক্তার'] } },
]
