interface MarketSketch {
  title: string
  title_bn: string
  /** Index of the ground colour of its picture. */
  tone: number
}

/** What the market is divided into, in the order in which it is shown; the pictures lie in `public/category-icons`. A slug, once released, stays: it is an address. */
export const MARKET_CATEGORIES = {
  music: { title: 'Music', title_bn: 'সংগীত', tone: 2 },
  sports: { title: 'Sports', title_bn: 'খেলাধুলা', tone: 4 },
  culture: { title: 'Culture', title_bn: 'সংস্কৃতি', tone: 8 },
  festivals: { title: 'Festivals', title_bn: 'উৎসব ও মেলা', tone: 7 },
  technology: { title: 'Technology', title_bn: 'প্রযুক্তি', tone: 3 },
  education: { title: 'Education', title_bn: 'শিক্ষা', tone: 6 },
  dining: { title: 'Dining', title_bn: 'খাবার', tone: 1 },
  business: { title: 'Business', title_bn: 'ব্যবসা', tone: 0 },
  health: { title: 'Health', title_bn: 'স্বাস্থ্য', tone: 9 },
  community: { title: 'Community', title_bn: 'সমাজসেবা', tone: 11 },
  consulting: { title: 'Consulting', title_bn: 'পরামর্শ', tone: 3 },
  agency: { title: 'Agency', title_bn: 'এজেন্সি', tone: 8 },
  entrepreneur: { title: 'Entrepreneur', title_bn: 'উদ্যোক্তা', tone: 7 },
  industry: { title: 'Industry', title_bn: 'শিল্প ও কারখানা', tone: 6 },
  transport: { title: 'Transport', title_bn: 'পরিবহন', tone: 5 },
  agriculture: { title: 'Agriculture', title_bn: 'কৃষি', tone: 4 },
  crafts: { title: 'Crafts & Trades', title_bn: 'হাতের কাজ', tone: 10 },
} as const satisfies Record<string, MarketSketch>

export type MarketSlug = keyof typeof MARKET_CATEGORIES
