import type { BannerOrder } from '../drawing/banner.ts'

/** A banner of the job portal, about a line of work. */
interface BannerSketch extends Omit<BannerOrder, 'key'> {
  title: string
  title_bn: string
  /** English title of a category of the highest level: where it leads. */
  category: string
}

export const JOB_BANNERS: readonly BannerSketch[] = [
  {
    title: 'A seat at the machine: jobs in garments',
    title_bn: 'মেশিনের সামনে আপনার আসন: পোশাক কারখানায় চাকরি',
    category: 'Garments & Textile',
    motifs: ['sewingMachine', 'cloth', 'cloth'],
    ground: 'town',
    style: 'fields',
    tone: 2,
  },
  {
    title: 'Write code that works without network',
    title_bn: 'নেট না থাকলেও চলে, এমন কোড লিখুন: আইটিতে চাকরি',
    category: 'IT & Software',
    motifs: ['laptop', 'bulb', 'robot'],
    ground: 'town',
    style: 'people',
    tone: 3,
  },
  {
    title: 'A class is waiting: jobs for teachers',
    title_bn: 'ক্লাস অপেক্ষায় আছে: শিক্ষকের চাকরি',
    category: 'Teaching & Training',
    motifs: ['books', 'atom', 'bulb'],
    ground: 'fields',
    style: 'painted',
    tone: 5,
  },
  {
    title: 'Hands that heal: nurses, doctors, helpers',
    title_bn: 'যে হাত সারিয়ে তোলে: নার্স, চিকিৎসক, সেবাকর্মী',
    category: 'Health & Medicine',
    motifs: ['stethoscope', 'heart', 'heart'],
    ground: 'river',
    style: 'woven',
    tone: 1,
  },
  {
    title: 'Know every lane? Drive and deliver',
    title_bn: 'অলিগলি সব চেনা? গাড়ি চালান, পৌঁছে দিন',
    category: 'Driving & Delivery',
    motifs: ['parcel', 'rickshaw', 'boat'],
    ground: 'town',
    style: 'fields',
    tone: 7,
  },
  {
    title: 'Build what stands for a hundred years',
    title_bn: 'গড়ুন যা শত বছর টিকবে: নির্মাণে কাজ',
    category: 'Construction',
    motifs: ['hardHat', 'laptop', 'bulb'],
    ground: 'town',
    style: 'people',
    tone: 6,
  },
  {
    title: 'Cook, serve, welcome: hotels and restaurants',
    title_bn: 'রান্না, পরিবেশন, আপ্যায়ন: হোটেল ও রেস্তোরাঁয় চাকরি',
    category: 'Hotel & Restaurant',
    motifs: ['ricePot', 'teaCup', 'pitha'],
    ground: 'river',
    style: 'painted',
    tone: 11,
  },
  {
    title: 'From the soil: work on farms and ponds',
    title_bn: 'মাটির কাছাকাছি: খামার ও মাছের ঘেরে কাজ',
    category: 'Agriculture & Fisheries',
    motifs: ['sheaf', 'fish', 'ricePot'],
    ground: 'fields',
    style: 'woven',
    tone: 4,
  },
  {
    title: 'Count on it: jobs in banks and accounts',
    title_bn: 'হিসাবে পাকা? ব্যাংক ও হিসাবের চাকরি',
    category: 'Banking & Finance',
    motifs: ['coins', 'growth', 'laptop'],
    ground: 'river',
    style: 'fields',
    tone: 9,
  },
  {
    title: 'Your voice is the job: call centres',
    title_bn: 'আপনার কণ্ঠই আপনার কাজ: কল সেন্টারে চাকরি',
    category: 'Customer Care & BPO',
    motifs: ['headset', 'laptop', 'microphone'],
    ground: 'town',
    style: 'people',
    tone: 8,
  },
]
