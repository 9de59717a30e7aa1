import type { SearchQuery } from './search-query.ts'

/** Two and three words of which one is a place: eleven larger places, most in both scripts, with the ending that says where. */
export const WORDS_WITH_PLACES: readonly SearchQuery[] = [
  {
    q: 'concert dhaka',
    must: { events: ['Dhaka Rock Night: Five Bands, One Stage', 'Rooftop Unplugged: Songs Without a Plug'], sellers: ['Rafiqul Islam'] },
    fits: { events: /নজরুলের গান|^Sitar and Tabla/, sellers: /নুসরাত জাহান/ },
  },
  {
    q: 'ঢাকায় কনসার্ট',
    must: { events: ['Dhaka Rock Night: Five Bands, One Stage', 'Rooftop Unplugged: Songs Without a Plug'], sellers: ['Rafiqul Islam'] },
    fits: { events: /নজরুলের গান|^Sitar and Tabla/, sellers: /নুসরাত জাহান/ },
  },
  { q: 'rock concert dhaka', must: { events: ['Dhaka Rock Night: Five Bands, One Stage'] }, fits: { events: /^Rooftop Unplugged/ } },
  {
    q: 'dhaka mela',
    must: { events: ['Star Lanterns and Choir Evening'], sellers: ['নুসরাত জাহান'] },
    fits: { events: /মুখোশ|^Old Dhaka Food Walk/ },
  },
  { q: 'কল সেন্টার ঢাকা', must: { jobs: ['Call Centre Agent (Bangla)', 'কল সেন্টার টিম লিডার'] }, fits: { jobs: /^Chat Support Agent/ } },
  {
    q: 'dhanmondi',
    must: {
      events: ['সন্ধ্যার আসর: রবীন্দ্র ও নজরুলের গান', 'খোলা আকাশে সিনেমা: মুক্তিযুদ্ধের ছবি', 'Sitar and Tabla: An Evening Raga'],
      jobs: ['Web Developer, TypeScript', 'Mobile App Developer (Android)', 'Software Tester', 'Intern, Web Development'],
    },
  },
  { q: 'driver chattogram', must: { jobs: ['Truck Driver, Dhaka–Chattogram'] } },
  {
    q: 'চট্টগ্রামের স্টার্টআপ',
    must: { events: ['Startup Pitch Night: Chattogram'], sellers: ['Farhana Rahman'] },
    fits: { events: /^Coffee with Exporters/ },
  },
  { q: 'rajshahi marathon', must: { events: ['Padma Bank Half Marathon at Sunrise'] } },
  { q: 'রাজশাহীর আম', must: { blogs: ['রাজশাহীর আম: কোনটা কবে, চিনবেন কী করে'] } },
  {
    q: 'khulna football',
    must: { events: ['খুলনা বনাম যশোর: জেলা ফুটবল লিগ'], jobs: ['ফুটবল প্রশিক্ষক (অনূর্ধ্ব-১৪)'], sellers: ['আব্দুল করিম'] },
  },
  {
    q: 'খুলনায় ফুটবল',
    must: { events: ['খুলনা বনাম যশোর: জেলা ফুটবল লিগ'], jobs: ['ফুটবল প্রশিক্ষক (অনূর্ধ্ব-১৪)'], sellers: ['আব্দুল করিম'] },
  },
  { q: 'sylhet natok', must: { events: ['মঞ্চনাটক: রক্তকরবী'] } },
  { q: 'সিলেটে নাটক', must: { events: ['মঞ্চনাটক: রক্তকরবী'], sellers: ['জয়া দাস'] } },
  {
    q: 'barishal launch',
    must: { jobs: ['লঞ্চের কর্মী (ঢাকা–বরিশাল)'], blogs: ['The night launch south: how to sleep, eat and arrive'] },
  },
  { q: 'বরিশালে নৌকাবাইচ', must: { events: ['কীর্তনখোলা নৌকাবাইচ'], sellers: ['সেলিম হাওলাদার'] } },
  { q: 'boi mela rangpur', must: { events: ['রংপুর বইমেলা'] } },
  { q: 'রংপুরে বইমেলা', must: { events: ['রংপুর বইমেলা'] } },
  { q: 'nurse mymensingh', must: { jobs: ['সিনিয়র স্টাফ নার্স'] }, fits: { jobs: /^রোগীর সেবাকর্মী/ } },
  { q: 'ময়মনসিংহে রক্তদান', must: { events: ['রক্তদান ও স্বাস্থ্য পরীক্ষা শিবির'] } },
  { q: 'pitha bogura', must: { events: ['পিঠা উৎসব: উনিশ জেলার পিঠা'], sellers: ['সুমাইয়া আক্তার'] } },
  { q: 'বগুড়ায় ব্যাডমিন্টন', must: { events: ['রাতের ব্যাডমিন্টন টুর্নামেন্ট'] } },
  { q: 'merchandiser gazipur', must: { jobs: ['Senior Merchandiser, European Buyers'] } },
  { q: 'গাজীপুরে সেলাই', must: { jobs: ['সেলাই হেলপার', 'Sewing Operator (Knit)', 'Line Supervisor, Sewing'] } },
  { q: 'kite coxs bazar', must: { events: ['Kite Festival over Cox’s Bazar Beach'] } },
  { q: 'কক্সবাজারে ঘুড়ি', must: { events: ['Kite Festival over Cox’s Bazar Beach'] } },
]
