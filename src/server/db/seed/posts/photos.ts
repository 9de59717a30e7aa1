import type { WorkOrder } from '../drawing/families/work.ts'

/** Where a picture comes from: drawn for posts, or one that a service or an event of the market shows already. */
type PhotoSource =
  | { work: readonly [on: WorkOrder['on'], tool: WorkOrder['tool'] | null, colour: WorkOrder['colour']] }
  | { service: string }
  | { event: string }

interface PhotoSketch {
  from: PhotoSource
  /** What is in it, for those who cannot see it. */
  en: string
  bn: string
}

/** What posts and profiles show beside goods: few enough to be drawn in seconds. */
export const PHOTOS = {
  fold: {
    from: { work: ['sareeButi', null, 'maroon'] },
    en: 'Two hands fold a maroon cotton saree with a golden border.',
    bn: 'দুই হাতে ভাঁজ করা হচ্ছে সোনালি পাড়ের মেরুন সুতি শাড়ি।',
  },
  dyed: {
    from: { work: ['cloth', 'wideBrush', 'teal'] },
    en: 'A wide brush lays teal dye on a stretched cloth.',
    bn: 'টান টান কাপড়ে চওড়া তুলিতে লাগানো হচ্ছে ফিরোজা রং।',
  },
  kantha: {
    from: { work: ['quilt', 'needle', 'red'] },
    en: 'A needle goes through a red kantha quilt, row after row of small stitches.',
    bn: 'লাল নকশিকাঁথায় সুই চলছে, সারি সারি ছোট ফোঁড়।',
  },
  horse: {
    from: { work: ['horse', 'fineBrush', 'clay'] },
    en: 'A fine brush paints the saddle of a terracotta horse.',
    bn: 'পোড়ামাটির ঘোড়ার জিনে সরু তুলির টান।',
  },
  pitcher: {
    from: { work: ['pitcher', null, 'clay'] },
    en: 'Wet hands smooth the neck of a red clay pitcher.',
    bn: 'ভেজা হাতে মসৃণ করা হচ্ছে লাল মাটির কলসির গলা।',
  },
  jute: {
    from: { work: ['tote', 'needle', 'jute'] },
    en: 'A jute bag gets its handle sewn on by hand.',
    bn: 'পাটের ব্যাগে হাতে সেলাই করে হাতল লাগানো হচ্ছে।',
  },
  pitha: {
    from: { work: ['pitha', null, 'cream'] },
    en: 'Steaming rice cakes on a plate, just out of the mould.',
    bn: 'থালায় ধোঁয়া ওঠা ভাপা পিঠা, এইমাত্র ছাঁচ থেকে নামল।',
  },
  curd: {
    from: { work: ['curd', 'ladle', 'cream'] },
    en: 'A ladle takes the first spoon from a clay pot of sweet curd.',
    bn: 'মাটির হাঁড়ির মিষ্টি দই থেকে হাতায় উঠছে প্রথম চামচ।',
  },
  mangoes: {
    from: { work: ['mangoes', null, 'orange'] },
    en: 'Hands lay ripe mangoes into a box lined with straw.',
    bn: 'খড় বিছানো বাক্সে সাজানো হচ্ছে পাকা আম।',
  },
  gur: {
    from: { work: ['gur', 'knife', 'brown'] },
    en: 'A knife breaks a block of dark date palm jaggery.',
    bn: 'ছুরিতে ভাঙা হচ্ছে গাঢ় রঙের খেজুরের পাটালি।',
  },
  ektara: {
    from: { work: ['ektara', null, 'wood'] },
    en: 'One hand plucks the single string of an ektara.',
    bn: 'এক হাতের আঙুলে বাজছে একতারার একটি তার।',
  },
  harmonium: {
    from: { work: ['harmonium', null, 'maroon'] },
    en: 'Fingers on the keys of a harmonium before a rehearsal.',
    bn: 'মহড়ার আগে হারমোনিয়ামের রিডে আঙুল।',
  },
  football: {
    from: { work: ['football', null, 'green'] },
    en: 'Two hands hold a muddy football after practice.',
    bn: 'অনুশীলনের পর দুই হাতে কাদামাখা ফুটবল।',
  },
  board: {
    from: { work: ['openBook', 'pen', 'navy'] },
    en: 'A pen works through a sum in an open exercise book.',
    bn: 'খোলা খাতায় কলমে অঙ্ক কষা হচ্ছে।',
  },
  phone: {
    from: { work: ['smartphone', 'screwdriver', 'blue'] },
    en: 'A phone lies open while a small screwdriver takes out its last screw.',
    bn: 'খোলা মোবাইলের শেষ স্ক্রুটি খুলছে ছোট স্ক্রু ড্রাইভার।',
  },
  bicycle: {
    from: { work: ['bicycle', 'wrench', 'red'] },
    en: 'A wrench tightens the rear wheel of a red bicycle.',
    bn: 'লাল সাইকেলের পেছনের চাকা রেঞ্চে আঁটা হচ্ছে।',
  },
  pots: {
    from: { work: ['pot', 'sponge', 'silver'] },
    en: 'A steel pot is polished until it shines.',
    bn: 'স্টিলের হাঁড়ি ঘষে ঝকঝকে করা হচ্ছে।',
  },
  books: {
    from: { work: ['books', null, 'brown'] },
    en: 'A stack of old books with worn spines on a counter.',
    bn: 'কাউন্টারে পুরোনো বইয়ের স্তূপ, মলাট কিছুটা ক্ষয়ে গেছে।',
  },
  henna: {
    from: { work: ['hand', 'cone', 'green'] },
    en: 'A cone of henna draws a flower on an open palm.',
    bn: 'খোলা হাতের তালুতে মেহেদির কোন দিয়ে আঁকা হচ্ছে ফুল।',
  },
  garland: {
    from: { work: ['garden', 'scissors', 'yellow'] },
    en: 'Scissors cut marigolds for a wedding stage.',
    bn: 'বিয়ের মঞ্চের জন্য কাঁচিতে কাটা হচ্ছে গাঁদা ফুল।',
  },
  laptop: {
    from: { work: ['laptop', null, 'grey'] },
    en: 'Hands on a laptop, a page of code half written.',
    bn: 'ল্যাপটপে দুই হাত, অর্ধেক লেখা কোডের একটি পাতা।',
  },
  rooftop: {
    from: { work: ['plant', 'spray', 'green'] },
    en: 'A young plant in a pot on a roof is sprayed with water.',
    bn: 'ছাদের টবে ছোট চারায় পানি ছিটানো হচ্ছে।',
  },
  stitched: {
    from: { work: ['kurti', 'needle', 'pink'] },
    en: 'The neck of a pink kurti is finished by hand.',
    bn: 'গোলাপি কুর্তির গলার কাজ শেষ হচ্ছে হাতের সেলাইয়ে।',
  },
  painted: {
    from: { work: ['painting', 'fineBrush', 'blue'] },
    en: 'A small painting of a river boat, the brush still on the sail.',
    bn: 'নদীর নৌকার ছোট ছবি, তুলি তখনো পালের ওপর।',
  },
  tap: {
    from: { service: 'Plumber for leaks, taps and blocked drains' },
    en: 'A plumber tightens a dripping tap.',
    bn: 'পানি পড়া কল আঁটছেন মিস্ত্রি।',
  },
  switches: {
    from: { service: 'Electrician: fans, lights, switches and wiring' },
    en: 'An electrician works on an open switchboard.',
    bn: 'খোলা সুইচবোর্ডে কাজ করছেন বিদ্যুৎমিস্ত্রি।',
  },
  cooling: {
    from: { service: 'AC servicing, gas refill and repair' },
    en: 'An air conditioner with its cover off, being cleaned.',
    bn: 'ঢাকনা খোলা এসি পরিষ্কার করা হচ্ছে।',
  },
  walls: {
    from: { service: 'House painting with a fixed offer' },
    en: 'Fresh paint goes on a wall, the old colour still showing.',
    bn: 'দেয়ালে নতুন রং পড়ছে, পুরোনো রং তখনো দেখা যায়।',
  },
  logo: { from: { service: 'Logo and colours for a small business' }, en: 'Paints and a fine brush beside a sketch.', bn: 'খসড়ার পাশে রং আর সরু তুলি।' },
  studio: {
    from: { service: 'Product photographs, ten things in a session' },
    en: 'A camera in hands, ready for the next picture.',
    bn: 'হাতে ক্যামেরা, পরের ছবির জন্য তৈরি।',
  },
  weighing: { from: { service: 'Vet for cattle and goats, on your farm' }, en: 'A vet at work on a farm.', bn: 'খামারে কাজ করছেন পশুচিকিৎসক।' },
  soil: {
    from: { service: 'Soil test and a plan for the season' },
    en: 'Hands in the earth of a field, taking a sample of soil.',
    bn: 'জমির মাটি হাতে তুলে নেওয়া হচ্ছে পরীক্ষার জন্য।',
  },
  engine: { from: { service: 'মোটরসাইকেল সার্ভিসিং' }, en: 'A motorcycle engine is being serviced.', bn: 'মোটরসাইকেলের ইঞ্জিনের সার্ভিসিং চলছে।' },
  generator: { from: { service: 'জেনারেটর ও পাম্প মেরামত' }, en: 'A generator stands open for repair.', bn: 'মেরামতের জন্য খোলা জেনারেটর।' },
  nurse: { from: { service: 'বাড়িতে নার্স: স্যালাইন, ইনজেকশন ও ড্রেসিং' }, en: 'A nurse looks after a patient at home.', bn: 'বাড়িতে রোগীর সেবা করছেন নার্স।' },
  wedding: {
    from: { service: 'বিয়ের পুরো আয়োজন, গায়ে হলুদ থেকে বউভাত' },
    en: 'Bridal jewellery is laid out before a wedding.',
    bn: 'বিয়ের আগে সাজিয়ে রাখা হয়েছে কনের গয়না।',
  },
  album: { from: { service: 'অনুষ্ঠানের ছবি ও ভিডিও' }, en: 'A photographer checks the camera before a feast.', bn: 'অনুষ্ঠানের আগে ক্যামেরা দেখে নিচ্ছেন আলোকচিত্রী।' },
  bride: { from: { service: 'বউ সাজানো, বাড়িতে বা পার্লারে' }, en: 'A bride is made ready.', bn: 'কনে সাজানো হচ্ছে।' },
  measuring: { from: { service: 'থ্রি-পিস ও ব্লাউজের মাপ নেওয়া' }, en: 'A tailor takes measure with a tape.', bn: 'ফিতা দিয়ে মাপ নিচ্ছেন দর্জি।' },
  blocks: { from: { service: 'ব্লক প্রিন্টের কর্মশালা, ছয় জন' }, en: 'Cloth is printed by hand, block by block.', bn: 'ব্লক চেপে চেপে কাপড়ে ছাপ দেওয়া হচ্ছে।' },
  sound: {
    from: { service: 'Sound system with an engineer, up to 300 guests' },
    en: 'A sound engineer sets up before a show.',
    bn: 'অনুষ্ঠানের আগে শব্দযন্ত্র ঠিক করছেন প্রকৌশলী।',
  },
  cookery: { from: { service: 'পিঠা বানানো শেখা, আট জনের ক্লাস' }, en: 'Rice cakes are made in a cooking class.', bn: 'রান্নার ক্লাসে পিঠা বানানো হচ্ছে।' },
  lalon: { from: { service: 'লালনগীতি শেখা, একা বা দুজনে' }, en: 'A lesson of Lalon songs.', bn: 'লালনগীতির ক্লাস।' },
  rock: { from: { event: 'Dhaka Rock Night: Five Bands, One Stage' }, en: 'The drawn poster of a rock night.', bn: 'রক গানের রাতের আঁকা পোস্টার।' },
  evening: { from: { event: 'সন্ধ্যার আসর: রবীন্দ্র ও নজরুলের গান' }, en: 'The drawn poster of an evening of songs.', bn: 'গানের সন্ধ্যার আঁকা পোস্টার।' },
  mask: { from: { event: 'মঙ্গল শোভাযাত্রার মুখোশ কর্মশালা' }, en: 'The drawn poster of a workshop for paper masks.', bn: 'কাগজের মুখোশ বানানোর কর্মশালার আঁকা পোস্টার।' },
  play: { from: { event: 'মঞ্চনাটক: রক্তকরবী' }, en: 'The drawn poster of a play.', bn: 'মঞ্চনাটকের আঁকা পোস্টার।' },
  boats: { from: { event: 'কীর্তনখোলা নৌকাবাইচ' }, en: 'The drawn poster of a boat race.', bn: 'নৌকাবাইচের আঁকা পোস্টার।' },
  akhra: { from: { event: 'লালন স্মরণে সারা রাত বাউল গান' }, en: 'The drawn poster of a night of Baul songs.', bn: 'সারা রাত বাউল গানের আঁকা পোস্টার।' },
  kites: { from: { event: 'Kite Festival over Cox’s Bazar Beach' }, en: 'The drawn poster of a kite festival by the sea.', bn: 'সাগরপাড়ের ঘুড়ি উৎসবের আঁকা পোস্টার।' },
  cakes: { from: { event: 'পিঠা উৎসব: উনিশ জেলার পিঠা' }, en: 'The drawn poster of a festival of rice cakes.', bn: 'পিঠা উৎসবের আঁকা পোস্টার।' },
} as const satisfies Record<string, PhotoSketch>

export type PhotoName = keyof typeof PHOTOS
