import type { PortraitOrder } from './drawing/portrait.ts'

/** Of every account of the demo market. Published, so a demo market is never for the public. */
export const DEMO_PASSWORD = 'hatkhola-demo'

export interface AccountSketch {
  username: string
  full_name: string
  is_email_verified: boolean
  /** Days since the account was made. */
  member_days: number
  is_staff?: boolean
}

export interface SellerSketch extends AccountSketch {
  profession: string
  division: string
  district: string | null
  about: string
  /** In the script of the rest of the profile. */
  languages: readonly string[]
  skills: readonly string[]
  /** None: an initial is shown. */
  wears: PortraitOrder['wears'] | null
}

/** Accounts that sell in the demo market. Six of them come to a "Verified" by the rule, six miss it by one thing or another. */
export const SELLERS: readonly SellerSketch[] = [
  {
    username: 'nusrat',
    full_name: 'নুসরাত জাহান',
    profession: 'সাংস্কৃতিক সংগঠক',
    division: 'Dhaka',
    district: 'Dhaka',
    about: 'এক যুগ ধরে গান, নাটক আর মেলার আয়োজন করছি।',
    languages: ['বাংলা', 'ইংরেজি'],
    skills: ['উৎসব আয়োজন', 'মঞ্চ ব্যবস্থাপনা', 'রবীন্দ্রসংগীত'],
    wears: 'saree',
    is_email_verified: true,
    member_days: 820,
  },
  {
    username: 'rafiq',
    full_name: 'Rafiqul Islam',
    profession: 'Concert organiser',
    division: 'Dhaka',
    district: 'Dhaka',
    about: 'Small stages, good sound, no queue at the gate.',
    languages: ['Bangla', 'English'],
    skills: ['Concert production', 'Sound engineering', 'Ticketing'],
    wears: 'glasses',
    is_email_verified: true,
    member_days: 610,
  },
  {
    username: 'tanvir',
    full_name: 'Tanvir Ahmed',
    profession: 'Software trainer',
    division: 'Dhaka',
    district: 'Gazipur',
    about: 'Teaching people to build things that work on a cheap phone.',
    languages: ['Bangla', 'English', 'Hindi'],
    skills: ['TypeScript', 'Android', 'Teaching beginners'],
    wears: 'beard',
    is_email_verified: true,
    member_days: 433,
  },
  {
    username: 'sumaiya',
    full_name: 'সুমাইয়া আক্তার',
    profession: 'রান্নার প্রশিক্ষক',
    division: 'Rajshahi',
    district: 'Bogura',
    about: 'বগুড়ার রান্নাঘর থেকে সারা দেশের রান্নাঘরে।',
    languages: ['বাংলা'],
    skills: ['পিঠা', 'বগুড়ার দই', 'ঘরোয়া রান্না'],
    wears: 'scarf',
    is_email_verified: true,
    member_days: 390,
  },
  {
    username: 'karim',
    full_name: 'আব্দুল করিম',
    profession: 'ফুটবল কোচ',
    division: 'Khulna',
    district: 'Khulna',
    about: 'পাড়ার মাঠ থেকে জেলা দল, সবাইকে নিয়ে খেলি।',
    languages: ['বাংলা'],
    skills: ['ফুটবল প্রশিক্ষণ', 'খেলা পরিচালনা', 'ফিটনেস'],
    wears: 'cap',
    is_email_verified: true,
    member_days: 540,
  },
  {
    username: 'biplob',
    full_name: 'বিপ্লব বাউল',
    profession: 'লোকসংগীত শিল্পী',
    division: 'Khulna',
    district: 'Kushtia',
    about: 'সাঁইজির গান গাই, গান শোনাই।',
    languages: ['বাংলা'],
    skills: ['একতারা', 'লালনগীতি', 'বাউল গান'],
    wears: 'beard',
    is_email_verified: true,
    member_days: 705,
  },
  {
    username: 'mithila',
    full_name: 'Mithila Chakma',
    profession: 'Weaver and designer',
    division: 'Chattogram',
    district: 'Rangamati',
    about: 'Hill looms, city markets.',
    languages: ['Chakma', 'Bangla', 'English'],
    skills: ['Backstrap loom', 'Natural dyes', 'Pattern design'],
    wears: 'plain',
    is_email_verified: true,
    member_days: 260,
  },
  {
    username: 'farhana',
    full_name: 'Farhana Rahman',
    profession: 'Startup mentor',
    division: 'Chattogram',
    district: 'Chattogram',
    about: 'I introduce people who should have met earlier.',
    languages: ['English', 'Bangla'],
    skills: ['Pitching', 'Business models', 'Fundraising'],
    wears: 'scarf',
    is_email_verified: false,
    member_days: 300,
  },
  {
    username: 'selim',
    full_name: 'সেলিম হাওলাদার',
    profession: 'নৌকাবাইচ আয়োজক',
    division: 'Barishal',
    district: 'Barishal',
    about: 'নদী বাঁচলে বাইচ বাঁচবে।',
    languages: ['বাংলা'],
    skills: ['নৌকাবাইচ', 'মেলা আয়োজন'],
    wears: 'cap',
    is_email_verified: true,
    member_days: 210,
  },
  {
    username: 'joya',
    full_name: 'জয়া দাস',
    profession: 'নাট্যনির্দেশক',
    division: 'Sylhet',
    district: 'Sylhet',
    about: 'সিলেটের মঞ্চে পনেরো বছর।',
    languages: ['বাংলা', 'সিলেটি', 'ইংরেজি'],
    skills: ['মঞ্চনাটক', 'অভিনয় প্রশিক্ষণ', 'আবৃত্তি'],
    wears: 'saree',
    is_email_verified: true,
    member_days: 480,
  },
  {
    username: 'anwar',
    full_name: 'Anwar Hossain',
    profession: 'Teacher',
    division: 'Rangpur',
    district: 'Dinajpur',
    about: 'New here; thirty years in the classroom.',
    languages: ['Bangla', 'English'],
    skills: ['Mathematics', 'Exam preparation'],
    wears: 'glasses',
    is_email_verified: true,
    member_days: 24,
  },
  {
    username: 'rupa',
    full_name: 'রুপা সরকার',
    profession: '',
    division: 'Mymensingh',
    district: null,
    about: '',
    languages: [],
    skills: [],
    wears: null,
    is_email_verified: true,
    member_days: 130,
  },
]

/** An account that only buys. */
export const BUYER: AccountSketch = { username: 'buyer', full_name: 'শিরিন সুলতানা', is_email_verified: true, member_days: 30 }

/** An account that looks for work. */
export const SEEKER: AccountSketch = { username: 'seeker', full_name: 'Nadia Islam', is_email_verified: true, member_days: 45 }

/** An account that looks after the magazine. */
export const MODERATOR: AccountSketch = { username: 'moderator', full_name: 'মাহমুদা খানম', is_email_verified: true, member_days: 330, is_staff: true }

/** Accounts that have bought from some of the sellers; `BUYER` has not. */
export const PAST_BUYERS: readonly AccountSketch[] = (
  [
    ['tania-islam', 'Tania Islam'],
    ['imran-hossain', 'ইমরান হোসেন'],
    ['shathi-barua', 'Shathi Barua'],
    ['rakibul-hasan', 'রাকিবুল হাসান'],
    ['moumita-dey', 'Moumita Dey'],
    ['jahidul-islam', 'জাহিদুল ইসলাম'],
  ] as const
).map(([username, full_name], at) => ({ username, full_name, is_email_verified: true, member_days: 60 + 9 * at }))

/** What to try the demo market with: printed at the first start, listed in the README. The password of all is `DEMO_PASSWORD`. */
export const DEMO_ACCOUNTS: readonly { username: string; shows: string }[] = [
  { username: 'nusrat', shows: 'a verified seller in Dhaka with orders, guests at a gate and a draft, hires, writes articles in Bangla' },
  { username: 'rafiq', shows: 'a verified seller of concerts with orders, a promo code in use, hires' },
  { username: 'farhana', shows: 'a seller who is not verified: e-mail not confirmed' },
  { username: 'anwar', shows: 'a new seller without past events who has asked to write for the magazine' },
  { username: 'rupa', shows: 'a seller with an unfinished profile' },
  { username: 'shahana', shows: 'an employer with three factories who has had applications' },
  { username: 'nayan', shows: 'a shop in Chattogram: products of all kinds, three ways of delivery, cash on delivery, a day-book in Bangla' },
  { username: 'jahid', shows: 'a shop that sells new, used and refurbished phones' },
  { username: 'shapla', shows: 'a shop that is closed for some days' },
  { username: 'shohag', shows: 'a home service with a team of five: requests, a full calendar, Ramadan hours' },
  { username: 'zakir', shows: 'a vet who is closed for some days, with a service that is switched off' },
  { username: 'seeker', shows: 'an account that looks for work: a profile with a CV, applications in every state, two alerts' },
  { username: 'buyer', shows: 'an account that only buys: orders, bookings in every state, some to rate' },
  { username: 'moderator', shows: 'an account of staff: comments that wait or were reported, a seller who asks to write' },
]
