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
    en: 'Two hands on a red clay pitcher with a painted band.',
    bn: 'দুই হাতে ধরা লাল মাটির কলসি, গায়ে আঁকা পাড়।',
  },
  jute: {
    from: { work: ['tote', 'needle', 'jute'] },
    en: 'A jute bag gets its handle sewn on by hand.',
    bn: 'পাটের ব্যাগে হাতে সেলাই করে হাতল লাগানো হচ্ছে।',
  },
  pitha: {
    from: { work: ['pitha', null, 'cream'] },
    en: 'Two hands lay out rice cakes with stamped patterns.',
    bn: 'দুই হাতে সাজানো হচ্ছে নকশা তোলা পিঠা।',
  },
  curd: {
    from: { work: ['curd', 'ladle', 'cream'] },
    en: 'A ladle dips into a clay pot of sweet curd.',
    bn: 'মাটির হাঁড়ির মিষ্টি দইয়ে নামছে হাতা।',
  },
  mangoes: {
    from: { work: ['mangoes', null, 'orange'] },
    en: 'Two hands hold a basket of ripe mangoes, one of them still green.',
    bn: 'দুই হাতে ধরা এক ঝুড়ি পাকা আম, একটি তখনো সবুজ।',
  },
  gur: {
    from: { work: ['gur', 'knife', 'brown'] },
    en: 'A knife is set to round blocks of date palm jaggery.',
    bn: 'গোল গোল খেজুরের পাটালিতে বসছে ছুরি।',
  },
  ektara: {
    from: { work: ['ektara', null, 'wood'] },
    en: 'Two hands hold an ektara of gourd and bamboo.',
    bn: 'দুই হাতে ধরা লাউ আর বাঁশের একতারা।',
  },
  harmonium: {
    from: { work: ['harmonium', null, 'maroon'] },
    en: 'Two hands on the keys of a harmonium.',
    bn: 'হারমোনিয়ামের রিডে দুই হাত।',
  },
  football: {
    from: { work: ['football', null, 'green'] },
    en: 'Two hands hold a green and white football.',
    bn: 'দুই হাতে ধরা সবুজ-সাদা ফুটবল।',
  },
  board: {
    from: { work: ['openBook', 'pen', 'navy'] },
    en: 'A pen writes into an open book.',
    bn: 'খোলা খাতায় লিখছে কলম।',
  },
  phone: {
    from: { work: ['smartphone', 'screwdriver', 'blue'] },
    en: 'A small screwdriver works at the edge of a phone.',
    bn: 'মোবাইলের কিনারায় কাজ করছে ছোট স্ক্রু ড্রাইভার।',
  },
  bicycle: {
    from: { work: ['bicycle', 'wrench', 'red'] },
    en: 'A wrench is at the back wheel of a red bicycle.',
    bn: 'লাল সাইকেলের পেছনের চাকায় রেঞ্চ।',
  },
  pots: {
    from: { work: ['pot', 'sponge', 'silver'] },
    en: 'A sponge polishes a steel pot with a lid.',
    bn: 'ঢাকনাসহ স্টিলের হাঁড়ি ঘষা হচ্ছে স্পঞ্জে।',
  },
  books: {
    from: { work: ['books', null, 'brown'] },
    en: 'Two hands on a stack of five old books.',
    bn: 'পাঁচটি পুরোনো বইয়ের স্তূপে দুই হাত।',
  },
  henna: {
    from: { work: ['hand', 'cone', 'green'] },
    en: 'A cone of henna draws a flower on an open palm.',
    bn: 'খোলা হাতের তালুতে মেহেদির কোন দিয়ে আঁকা হচ্ছে ফুল।',
  },
  garland: {
    from: { work: ['garden', 'scissors', 'yellow'] },
    en: 'Scissors cut pink and orange flowers in a bed.',
    bn: 'বাগানে কাঁচিতে কাটা হচ্ছে গোলাপি আর কমলা ফুল।',
  },
  laptop: {
    from: { work: ['laptop', null, 'grey'] },
    en: 'Two hands on the keys of a laptop.',
    bn: 'ল্যাপটপের কিবোর্ডে দুই হাত।',
  },
  rooftop: {
    from: { work: ['plant', 'spray', 'green'] },
    en: 'A leafy plant in a green pot is sprayed with water.',
    bn: 'সবুজ টবে পাতাভরা চারায় ছিটানো হচ্ছে পানি।',
  },
  stitched: {
    from: { work: ['kurti', 'needle', 'pink'] },
    en: 'A needle goes along the front of a pink kurti.',
    bn: 'গোলাপি কুর্তির সামনে চলছে সুই।',
  },
  painted: {
    from: { work: ['painting', 'fineBrush', 'blue'] },
    en: 'A framed painting of a sailing boat, the brush still at its sail.',
    bn: 'ফ্রেমে বাঁধানো পালতোলা নৌকার ছবি, তুলি তখনো পালের ওপর।',
  },
  tap: {
    from: { service: 'Plumber for leaks, taps and blocked drains' },
    en: 'A wrench turns the joint of a tap.',
    bn: 'কলের জোড়া আঁটছে রেঞ্চ।',
  },
  switches: {
    from: { service: 'Electrician: fans, lights, switches and wiring' },
    en: 'A screwdriver works on a board of switches.',
    bn: 'সুইচবোর্ডে কাজ করছে স্ক্রু ড্রাইভার।',
  },
  cooling: {
    from: { service: 'AC servicing, gas refill and repair' },
    en: 'A brush cleans an air conditioner.',
    bn: 'ব্রাশ দিয়ে পরিষ্কার হচ্ছে এসি।',
  },
  walls: {
    from: { service: 'House painting with a fixed offer' },
    en: 'A wide brush spreads paint over a brick wall.',
    bn: 'ইটের দেয়ালে চওড়া তুলিতে পড়ছে রং।',
  },
  logo: { from: { service: 'Logo and colours for a small business' }, en: 'A fine brush over a box of paints.', bn: 'রঙের বাক্সের ওপর সরু তুলি।' },
  studio: {
    from: { service: 'Product photographs, ten things in a session' },
    en: 'Two hands hold a grey camera.',
    bn: 'দুই হাতে ধরা ছাই রঙের ক্যামেরা।',
  },
  vet: { from: { service: 'Vet for cattle and goats, on your farm' }, en: 'A stethoscope is held to a brown horse.', bn: 'বাদামি ঘোড়ার গায়ে ধরা স্টেথোস্কোপ।' },
  soil: {
    from: { service: 'Soil test and a plan for the season' },
    en: 'A trowel goes into the earth of a flower bed.',
    bn: 'ফুলের বাগানের মাটিতে নামছে খুরপি।',
  },
  engine: { from: { work: ['engine', 'wrench', 'grey'] }, en: 'A wrench tightens a bolt of an engine.', bn: 'ইঞ্জিনের বল্টু আঁটছে রেঞ্চ।' },
  generator: { from: { service: 'জেনারেটর ও পাম্প মেরামত' }, en: 'A wrench is held to a board of switches.', bn: 'সুইচবোর্ডে ধরা রেঞ্চ।' },
  nurse: { from: { service: 'বাড়িতে নার্স: স্যালাইন, ইনজেকশন ও ড্রেসিং' }, en: 'A stethoscope is held to the chest of a patient.', bn: 'রোগীর বুকে ধরা স্টেথোস্কোপ।' },
  wedding: {
    from: { service: 'বিয়ের পুরো আয়োজন, গায়ে হলুদ থেকে বউভাত' },
    en: 'Two hands lay out a bridal necklace.',
    bn: 'দুই হাতে সাজানো হচ্ছে কনের হার।',
  },
  album: { from: { service: 'অনুষ্ঠানের ছবি ও ভিডিও' }, en: 'Two hands hold a black camera.', bn: 'দুই হাতে ধরা কালো ক্যামেরা।' },
  bride: {
    from: { service: 'বউ সাজানো, বাড়িতে বা পার্লারে' },
    en: 'A fine brush and a red lipstick, before a bride is made up.',
    bn: 'কনে সাজানোর আগে সরু তুলি আর লাল লিপস্টিক।',
  },
  measuring: { from: { service: 'থ্রি-পিস ও ব্লাউজের মাপ নেওয়া' }, en: 'A measuring tape is laid to a maroon cloth.', bn: 'মেরুন কাপড়ে ফেলা হচ্ছে মাপার ফিতা।' },
  blocks: { from: { service: 'ব্লক প্রিন্টের কর্মশালা, ছয় জন' }, en: 'A wide brush colours an olive cloth with dots.', bn: 'বুটিদার জলপাই রঙের কাপড়ে চওড়া তুলির রং।' },
  sound: {
    from: { service: 'Sound system with an engineer, up to 300 guests' },
    en: 'Two hands set up a black loudspeaker.',
    bn: 'দুই হাতে বসানো হচ্ছে কালো স্পিকার।',
  },
  cookery: { from: { service: 'পিঠা বানানো শেখা, আট জনের ক্লাস' }, en: 'A ladle and a hand over a plate of rice cakes.', bn: 'এক থালা পিঠার ওপর হাতা আর হাত।' },
  lalon: { from: { service: 'লালনগীতি শেখা, একা বা দুজনে' }, en: 'Hands hold an ektara in a lesson of Lalon songs.', bn: 'লালনগীতির ক্লাসে হাতে ধরা একতারা।' },
  rock: { from: { event: 'Dhaka Rock Night: Five Bands, One Stage' }, en: 'A drawn guitar: the poster of a rock night.', bn: 'আঁকা গিটার: রক গানের রাতের পোস্টার।' },
  evening: {
    from: { event: 'সন্ধ্যার আসর: রবীন্দ্র ও নজরুলের গান' },
    en: 'A drawn harmonium: the poster of an evening of songs.',
    bn: 'আঁকা হারমোনিয়াম: গানের সন্ধ্যার পোস্টার।',
  },
  mask: { from: { event: 'মঙ্গল শোভাযাত্রার মুখোশ কর্মশালা' }, en: 'A drawn owl mask: the poster of a workshop.', bn: 'আঁকা প্যাঁচার মুখোশ: কর্মশালার পোস্টার।' },
  play: { from: { event: 'মঞ্চনাটক: রক্তকরবী' }, en: 'Two drawn masks of the theatre: the poster of a play.', bn: 'আঁকা দুটি নাটকের মুখোশ: মঞ্চনাটকের পোস্টার।' },
  boats: { from: { event: 'কীর্তনখোলা নৌকাবাইচ' }, en: 'A drawn boat: the poster of a boat race.', bn: 'আঁকা নৌকা: নৌকাবাইচের পোস্টার।' },
  akhra: { from: { event: 'লালন স্মরণে সারা রাত বাউল গান' }, en: 'A drawn ektara: the poster of a night of Baul songs.', bn: 'আঁকা একতারা: সারা রাত বাউল গানের পোস্টার।' },
  kites: {
    from: { event: 'Kite Festival over Cox’s Bazar Beach' },
    en: 'Drawn kites: the poster of a festival by the sea.',
    bn: 'আঁকা ঘুড়ি: সাগরপাড়ের উৎসবের পোস্টার।',
  },
  cakes: { from: { event: 'পিঠা উৎসব: উনিশ জেলার পিঠা' }, en: 'Drawn rice cakes: the poster of a festival.', bn: 'আঁকা পিঠা: পিঠা উৎসবের পোস্টার।' },
} as const satisfies Record<string, PhotoSketch>

export type PhotoName = keyof typeof PHOTOS
