import type { Gender } from '#contract/sellers/genders.ts'
import type { MemberOrder } from '../drawing/families/member.ts'
import type { ShownSketch } from './post-sketch.ts'

interface Mate {
  name: string
  role: string
  /** None: an initial is shown. */
  face?: Omit<MemberOrder, 'key'>
}

/** What a seller has said of themselves beyond the first form: their profile is full with it. */
export interface ProfileSketch {
  seller: string
  city: string
  /** Left out: not said. */
  gender?: Gender
  about: string
  /** Besides those that the account names. */
  skills?: readonly string[]
  /** What the seller does in the team, and who else is in it. Left out: the team of the services is there already. */
  team?: { role: string; mates: readonly Mate[] }
  /** Pictures with what stands below them. */
  pictures: readonly (readonly [shown: ShownSketch, caption: string])[]
  films: readonly (readonly [address: string, caption: string])[]
}

const GARDEN = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const ROAD = 'https://www.youtube.com/watch?v=eRsGyueVLvQ'

/** Twelve sellers whose profiles lack nothing. */
export const PROFILES: readonly ProfileSketch[] = [
  {
    seller: 'nusrat',
    city: 'মোহাম্মদপুর',
    gender: 'female',
    about:
      'এক যুগ ধরে গান, নাটক আর মেলার আয়োজন করছি।\n\nশুরুটা পাড়ার মাঠে, চারটা চৌকি জোড়া দিয়ে বানানো মঞ্চে। এখন বছরে বিশটির মতো আয়োজন করি: গানের আসর, খোলা আকাশে সিনেমা, মুখোশের কর্মশালা।\n\nটিকিটের দাম কম রাখি, শুরু করি সময়মতো, আর শেষে মাঠটা পরিষ্কার করে ফিরি।',
    skills: ['স্বেচ্ছাসেবক পরিচালনা', 'মেলা আয়োজন'],
    team: {
      role: 'প্রধান সংগঠক',
      mates: [
        { name: 'অর্ণব সাহা', role: 'মঞ্চ ও আলো', face: { head: 'curls', age: 'young', beard: 'short', dress: 'shirt', skin: 2 } },
        { name: 'শিউলি আক্তার', role: 'গেট ও টিকিট' },
      ],
    },
    pictures: [
      ['evening', 'গানের সন্ধ্যা'],
      ['harmonium', 'মহড়ার আগে'],
      ['mask', 'মুখোশ কর্মশালা'],
      [{ goods: 'বৈশাখের আলপনা আঁকা টোট ব্যাগ' }, 'চারুকলার শিক্ষার্থীদের হাতে আঁকা'],
      [{ goods: 'মেলার শখের হাঁড়ি' }, 'মেলার জন্য'],
    ],
    films: [[ROAD, 'গত বছরের আয়োজন, দুই মিনিটে']],
  },
  {
    seller: 'rafiq',
    city: 'Mohammadpur',
    gender: 'male',
    about:
      'Small stages, good sound, no queue at the gate.\n\nI began by carrying cables for a band that no longer exists. Today we do some thirty shows a year in Dhaka and Chattogram, most of them with fewer than 400 seats, because that is where one hears the words.\n\nIf you play: send me three minutes, live, one take. I answer everybody.',
    skills: ['Stage management'],
    team: {
      role: 'Producer',
      mates: [
        { name: 'Dipu Barua', role: 'Sound engineer', face: { head: 'short', age: 'grown', beard: 'short', dress: 'shirt', skin: 3, hasGlasses: true } },
        { name: 'Samia Haque', role: 'Bands and guests' },
        { name: 'Babul Mia', role: 'Stage and cables' },
      ],
    },
    pictures: [
      ['rock', 'Five bands, one stage'],
      ['sound', 'Before the doors open'],
      ['harmonium', 'Unplugged, on a roof'],
      ['kites', 'A festival we did the sound for'],
    ],
    films: [
      [GARDEN, 'How a stage goes up'],
      [ROAD, 'Last song of the rooftop'],
    ],
  },
  {
    seller: 'sumaiya',
    city: 'বগুড়া সদর',
    gender: 'female',
    about:
      'বগুড়ার রান্নাঘর থেকে সারা দেশের রান্নাঘরে।\n\nদাদির হাতের পিঠা দিয়ে শুরু, এখন সপ্তাহে দুই দিন ক্লাস, এক দিন দাওয়াতের রান্না। শিখতে এসে কেউ খালি পেটে ফেরেন না।\n\nরেসিপি লুকাই না। রান্না ভাগ করলে কমে না।',
    skills: ['দাওয়াতের রান্না'],
    team: {
      role: 'প্রশিক্ষক',
      mates: [
        { name: 'জোহরা বেগম', role: 'পিঠার কারিগর', face: { head: 'saree', age: 'old', beard: 'none', dress: 'saree', skin: 2 } },
        { name: 'রাসেল', role: 'বাজার ও পৌঁছে দেওয়া' },
      ],
    },
    pictures: [
      ['pitha', 'ভোরের ভাপা'],
      ['curd', 'হাঁড়ির দই'],
      ['cookery', 'শুক্রবারের ক্লাস'],
      ['cakes', 'উনিশ জেলার পিঠা'],
      [{ goods: 'বগুড়ার মিষ্টি দই' }, 'পাঠানোর আগে'],
      [{ goods: 'ভাপা ও পুলি পিঠার থালা' }, 'থালা সাজিয়ে'],
    ],
    films: [[GARDEN, 'দই বসানো, শুরু থেকে শেষ']],
  },
  {
    seller: 'mithila',
    city: 'Rangamati Sadar',
    gender: 'female',
    about:
      'Hill looms, city markets.\n\nNine of us weave on backstrap looms in three villages around the lake. Cotton, natural dyes, patterns that have names. What you pay is split on an open page: thread, weaver, dyer, boat.\n\nVisits are welcome on Thursdays. Bring time, the ferry does.',
    skills: ['Teaching weaving'],
    team: {
      role: 'Weaver and designer',
      mates: [
        { name: 'Kalpana Chakma', role: 'Weaver', face: { head: 'bun', age: 'grown', beard: 'none', dress: 'kurti', skin: 0 } },
        { name: 'Rina Tripura', role: 'Dyes' },
      ],
    },
    pictures: [
      ['dyed', 'The teal bath'],
      [{ goods: 'Handwoven winter shawl' }, 'Eleven days of weaving'],
      [{ goods: 'Chakma pinon and hadi set' }, 'For a wedding'],
      [{ goods: 'Cushion covers, pair' }, 'The track of a snake'],
      [{ goods: 'Bamboo shoot basket' }, 'From the market by the lake'],
    ],
    films: [[GARDEN, 'A loom that fits in a bag']],
  },
  {
    seller: 'joya',
    city: 'জিন্দাবাজার',
    gender: 'female',
    about:
      'সিলেটের মঞ্চে পনেরো বছর।\n\nনাটক লিখি না, নাটককে জায়গা দিই। আমাদের দলে চা-বাগানের মেয়ে আছে, অবসরে যাওয়া ব্যাংকার আছে, আর আছে একটি পুরোনো গুদামঘর, যেটা আমরা রং করে মহড়াঘর বানিয়েছি।\n\nক্লাস সবার জন্য খোলা। ভয় নিয়ে আসুন, সেটুকু নিয়েই কাজ শুরু হয়।',
    skills: ['আলোকসজ্জা'],
    team: {
      role: 'নির্দেশক',
      mates: [
        { name: 'তুহিন দেব', role: 'আলো ও শব্দ', face: { head: 'short', age: 'young', beard: 'none', dress: 'panjabi', skin: 3 } },
        { name: 'মালতী বাউরি', role: 'পোশাক' },
      ],
    },
    pictures: [
      ['play', 'রক্তকরবী'],
      ['harmonium', 'গানের মহড়া'],
      ['board', 'সংলাপ মুখস্থের রাত'],
      ['painted', 'পেছনের পর্দার খসড়া'],
    ],
    films: [[ROAD, 'মহড়ার একটি দৃশ্য']],
  },
  {
    seller: 'biplob',
    city: 'ছেঁউড়িয়া',
    about:
      'সাঁইজির গান গাই, গান শোনাই।\n\nছেঁউড়িয়ার আখড়ার পাশে ঘর। ভোরে সাধন, দুপুরে যন্ত্র বানাই, সন্ধ্যায় যাঁরা শিখতে আসেন তাঁদের নিয়ে বসি।\n\nডাকলে যাই, দূর হলেও যাই। গাড়িভাড়া আর দুটো ডালভাত দিলেই চলে।',
    skills: ['যন্ত্র বানানো'],
    team: {
      role: 'শিল্পী ও শিক্ষক',
      mates: [
        { name: 'মনির ফকির', role: 'দোতারা', face: { head: 'turban', age: 'old', beard: 'full', dress: 'panjabi', skin: 4 } },
        { name: 'শেফালি দাসী', role: 'কণ্ঠ' },
      ],
    },
    pictures: [
      ['ektara', 'এক তারেই সব'],
      ['lalon', 'বিকেলের ক্লাস'],
      ['akhra', 'স্মরণের রাত'],
      [{ goods: 'একতারা, লাউয়ের খোল' }, 'নিজের হাতে বানানো'],
      [{ goods: 'বাঁশের বাঁশি, জি স্কেল' }, 'জি স্কেলের বাঁশি'],
    ],
    films: [[ROAD, 'ভোরের গান']],
  },
  {
    seller: 'shefali',
    city: 'পাথরাইল',
    gender: 'female',
    about:
      'পাথরাইলের সাতটি তাঁত থেকে সরাসরি। যা বুনি, তা-ই বেচি।\n\nশ্বশুরের আমলে তাঁত ছিল একটি। এখন সাতটি, আর তাঁতিরা সবাই মাসে মাসে মজুরি পান, ধারে নয়।\n\nশাড়ির সঙ্গে একটা কাগজ যায়: কে বুনেছেন, কত দিনে।',
    skills: ['রং করা'],
    team: {
      role: 'মালিক',
      mates: [
        { name: 'নিতাই বসাক', role: 'প্রধান তাঁতি', face: { head: 'bald', age: 'old', beard: 'none', dress: 'shirt', skin: 3, hasGlasses: true } },
        { name: 'পারুল বসাক', role: 'সুতা ও রং' },
        { name: 'সবুজ', role: 'কুরিয়ার' },
      ],
    },
    pictures: [
      ['fold', 'শেষ ভাঁজ'],
      ['dyed', 'রঙের দিন'],
      [{ goods: 'ঢাকাই জামদানি শাড়ি, হাতে বোনা' }, 'আঠারো দিনের কাজ'],
      [{ goods: 'টাঙ্গাইল তাঁতের সুতি শাড়ি, বুটি পাড়' }, 'বুটি পাড়'],
      [{ goods: 'হাফ সিল্ক ডোরাকাটা শাড়ি' }, 'হাফ সিল্ক'],
    ],
    films: [[GARDEN, 'মাকুর শব্দ']],
  },
  {
    seller: 'polash',
    city: 'Dhamrai',
    gender: 'male',
    about:
      'Four generations at one wheel. Fired in Dhamrai, packed in straw.\n\nThe clay comes from our own pond, the straw from the neighbour, and the patience from my father. We fire twice a month; what cracks becomes the floor of the yard.\n\nSchools may visit on Mondays. Wear something old.',
    skills: ['Teaching children'],
    team: {
      role: 'Potter',
      mates: [
        { name: 'Gita Pal', role: 'Painting', face: { head: 'saree', age: 'grown', beard: 'none', dress: 'saree', skin: 2 } },
        { name: 'Sanjoy Pal', role: 'Kiln' },
      ],
    },
    pictures: [
      ['horse', 'The last stroke'],
      ['pitcher', 'Wet hands only'],
      [{ goods: 'Tea cups, set of six' }, 'Thin at the lip'],
      [{ goods: 'Flower vase with a painted band' }, 'Rice paste and soot'],
      [{ goods: 'Brass oil lamp' }, 'From the other half of the family'],
    ],
    films: [[GARDEN, 'From a lump to a pitcher']],
  },
  {
    seller: 'ruma',
    city: 'Boalmari',
    about:
      'Twenty-two women, one old mill shed, and the best jute in the delta.\n\nThe mill closed in 2002, and took 400 jobs with it. We came back into one corner of it with four machines. Everybody owns a share, also the one who makes the tea.\n\nNo plastic lining. Please do not ask, we are tired of saying no.',
    skills: ['Cooperatives'],
    team: {
      role: 'Manager',
      mates: [
        { name: 'Jamila Khatun', role: 'Sewing', face: { head: 'hijab', age: 'old', beard: 'none', dress: 'kurti', skin: 1 } },
        { name: 'Salma Begum', role: 'Cutting' },
      ],
    },
    pictures: [
      ['jute', 'The handle, by hand'],
      [{ goods: 'Jute tote bag with a water lily' }, 'The one that started it'],
      [{ goods: 'Jute basket with a lid' }, 'For onions, yarn or kittens'],
      [{ goods: 'Leather sandals' }, 'Stitched, not glued'],
    ],
    films: [[ROAD, 'A walk through the shed']],
  },
  {
    seller: 'shohag',
    city: 'Banasree',
    gender: 'male',
    about:
      'Five people, two vans, one price list. We call before we ring the bell.\n\nI was a plumber’s boy at twelve. Today we are five, all with papers, all with shoe covers. You get a written price before the first screw turns, and the old part afterwards.\n\nIf it breaks again within ninety days, we come for free.',
    skills: ['Painting'],
    pictures: [
      ['tap', 'A bucket a day, no more'],
      ['switches', 'Main switch off first'],
      ['cooling', 'Before the heat'],
      ['walls', 'Two coats'],
    ],
    films: [[GARDEN, 'Cleaning a tank, seen from inside']],
  },
  {
    seller: 'ayesha',
    city: 'লক্ষ্মীপুর',
    gender: 'female',
    about:
      'হাসপাতালে বারো বছর কাজ করে এখন ঘরে ঘরে যাই। সঙ্গে আছেন তিনজন সেবিকা ও একজন পুষ্টিবিদ।\n\nরোগীর বাড়িতে সবচেয়ে দামি জিনিস সময়। তাই আমরা আধা ঘণ্টার জায়গায় এক ঘণ্টা থাকি, আর বাড়ির লোকজনকেও শিখিয়ে দিই।\n\nরাজশাহী শহরের ভেতরে যেকোনো দিন, বাইরে গেলে এক দিন আগে বলবেন।',
    skills: ['রোগীর পরিবারকে শেখানো'],
    pictures: [
      ['nurse', 'বাড়িতে সেবা'],
      ['board', 'ব্যায়ামের খাতা'],
      ['rooftop', 'রোগীর ছাদে সকালের হাঁটা'],
    ],
    films: [[ROAD, 'বসা থেকে দাঁড়ানো: পাঁচটি ধাপ']],
  },
  {
    seller: 'shanta',
    city: 'গাঙ্গিনারপাড়',
    about:
      'গায়ে হলুদ থেকে বউভাত, সবটা এক হাতে। আপনি শুধু অতিথি সামলান।\n\nপ্রথমে বসে কথা, তারপর এক পৃষ্ঠার বাজেট। যা লেখা থাকে, তার বেশি নিই না; কম লাগলে ফেরত দিই।\n\nবিয়ের দিন আমাদের ফোন বন্ধ থাকে না, আর আমরা খাই সবার শেষে।',
    skills: ['বাজেট করা'],
    pictures: [
      ['wedding', 'কনের গয়না'],
      ['garland', 'ভোরের গাঁদা'],
      ['album', 'আলোকচিত্রী পলাশ'],
      ['henna', 'হলুদের রাতে মেহেদি'],
    ],
    films: [[GARDEN, 'এক দিনের মঞ্চ']],
  },
]
