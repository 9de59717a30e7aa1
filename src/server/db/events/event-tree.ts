import type { MarketSlug } from '../categories/market-categories.ts'

type Leaf = readonly [title: string, title_bn: string]

/** A branch of the tree of event categories; what stands below it has the same shape. */
interface EventBranch {
  title: string
  title_bn: string
  /** Slug of the category of the market to which these events belong. */
  category: MarketSlug
  below: readonly { title: string; title_bn: string; below: readonly Leaf[] }[]
}

/**
 * The tree of event categories. Titles of the lowest level are unique, so that a seed names only that. A title, once released, stays: databases know a
 * category by it. @see Specification §2.8 for the first branches
 */
export const EVENT_TREE: readonly EventBranch[] = [
  {
    title: 'Music',
    title_bn: 'সংগীত',
    category: 'music',
    below: [
      {
        title: 'Rock',
        title_bn: 'রক',
        below: [
          ['Live Concert', 'লাইভ কনসার্ট'],
          ['Unplugged', 'আনপ্লাগড'],
        ],
      },
      {
        title: 'Folk',
        title_bn: 'লোকগান',
        below: [
          ['Baul Night', 'বাউল সন্ধ্যা'],
          ['Folk Festival', 'লোকসংগীত উৎসব'],
        ],
      },
      {
        title: 'Classical',
        title_bn: 'উচ্চাঙ্গসংগীত',
        below: [
          ['Evening Recital', 'সান্ধ্য আসর'],
          ['Rabindra and Nazrul', 'রবীন্দ্র ও নজরুলসংগীত'],
        ],
      },
    ],
  },
  {
    title: 'Tech',
    title_bn: 'প্রযুক্তি',
    category: 'technology',
    below: [
      {
        title: 'Conference',
        title_bn: 'সম্মেলন',
        below: [
          ['Webinar', 'ওয়েবিনার'],
          ['Developer Meet', 'ডেভেলপার মিটআপ'],
        ],
      },
      {
        title: 'Competition',
        title_bn: 'প্রতিযোগিতা',
        below: [
          ['Hackathon', 'হ্যাকাথন'],
          ['Robotics Contest', 'রোবোটিকস প্রতিযোগিতা'],
        ],
      },
    ],
  },
  {
    title: 'Sports',
    title_bn: 'খেলাধুলা',
    category: 'sports',
    below: [
      {
        title: 'Football',
        title_bn: 'ফুটবল',
        below: [
          ['League Match', 'লিগ ম্যাচ'],
          ['Knockout Cup', 'নকআউট কাপ'],
        ],
      },
      {
        title: 'Cricket',
        title_bn: 'ক্রিকেট',
        below: [
          ['T20 Match', 'টি-টোয়েন্টি ম্যাচ'],
          ['Tape Tennis', 'টেপ টেনিস'],
        ],
      },
      {
        title: 'Outdoor',
        title_bn: 'আউটডোর',
        below: [
          ['Marathon', 'ম্যারাথন'],
          ['Boat Race', 'নৌকাবাইচ'],
        ],
      },
      {
        title: 'Indoor',
        title_bn: 'ইনডোর',
        below: [
          ['Chess', 'দাবা'],
          ['Badminton', 'ব্যাডমিন্টন'],
        ],
      },
    ],
  },
  {
    title: 'Culture',
    title_bn: 'সংস্কৃতি',
    category: 'culture',
    below: [
      {
        title: 'Theatre',
        title_bn: 'নাটক',
        below: [
          ['Stage Play', 'মঞ্চনাটক'],
          ['Jatra', 'যাত্রাপালা'],
        ],
      },
      {
        title: 'Art and Film',
        title_bn: 'চিত্রকলা ও চলচ্চিত্র',
        below: [
          ['Exhibition', 'প্রদর্শনী'],
          ['Film Screening', 'চলচ্চিত্র প্রদর্শনী'],
        ],
      },
    ],
  },
  {
    title: 'Food',
    title_bn: 'খাবার',
    category: 'dining',
    below: [
      {
        title: 'Food Fair',
        title_bn: 'খাবারের মেলা',
        below: [
          ['Pitha Festival', 'পিঠা উৎসব'],
          ['Street Food', 'স্ট্রিট ফুড'],
        ],
      },
      { title: 'Cooking', title_bn: 'রান্না', below: [['Cooking Class', 'রান্নার ক্লাস']] },
    ],
  },
  {
    title: 'Education',
    title_bn: 'শিক্ষা',
    category: 'education',
    below: [
      {
        title: 'Books',
        title_bn: 'বই',
        below: [
          ['Book Fair', 'বইমেলা'],
          ['Reading Circle', 'পাঠচক্র'],
        ],
      },
      {
        title: 'Learning',
        title_bn: 'পড়াশোনা',
        below: [
          ['Admission Seminar', 'ভর্তি সেমিনার'],
          ['Science Fair', 'বিজ্ঞান মেলা'],
        ],
      },
    ],
  },
  {
    title: 'Business',
    title_bn: 'ব্যবসা',
    category: 'business',
    below: [
      {
        title: 'Startup',
        title_bn: 'স্টার্টআপ',
        below: [
          ['Pitch Night', 'পিচ নাইট'],
          ['Networking', 'নেটওয়ার্কিং'],
        ],
      },
      { title: 'Skills', title_bn: 'দক্ষতা', below: [['Workshop', 'কর্মশালা']] },
    ],
  },
  {
    title: 'Religion and Festival',
    title_bn: 'ধর্ম ও উৎসব',
    category: 'festivals',
    below: [
      {
        title: 'Festival',
        title_bn: 'উৎসব',
        below: [
          ['New Year', 'নববর্ষ'],
          ['Village Fair', 'গ্রামীণ মেলা'],
          ['Kite Festival', 'ঘুড়ি উৎসব'],
        ],
      },
      {
        title: 'Religious',
        title_bn: 'ধর্মীয়',
        below: [
          ['Milad and Waz', 'মিলাদ ও ওয়াজ'],
          ['Puja', 'পূজা'],
        ],
      },
    ],
  },
  {
    title: 'Community',
    title_bn: 'সমাজসেবা',
    category: 'community',
    below: [
      {
        title: 'Volunteering',
        title_bn: 'স্বেচ্ছাসেবা',
        below: [
          ['Blood Donation', 'রক্তদান'],
          ['Tree Planting', 'বৃক্ষরোপণ'],
        ],
      },
    ],
  },
]
