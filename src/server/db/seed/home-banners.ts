import type { MarketSlug } from '../categories/market-categories.ts'
import type { BannerOrder } from './drawing/banner.ts'

/** A banner of Home, about a category of the market. */
interface HomeBannerSketch extends Omit<BannerOrder, 'key'> {
  title: string
  title_bn: string
  category: MarketSlug
}

export const HOME_BANNERS: readonly HomeBannerSketch[] = [
  {
    title: 'Music: from the akhra to the big stage',
    title_bn: 'সংগীত: আখড়া থেকে বড় মঞ্চ',
    category: 'music',
    motifs: ['ektara', 'dhol', 'guitar'],
    ground: 'river',
    style: 'painted',
    tone: 2,
  },
  {
    title: 'Festivals: fairs, boat races, new years',
    title_bn: 'উৎসব: মেলা, নৌকাবাইচ, নববর্ষ',
    category: 'festivals',
    motifs: ['owlMask', 'kites', 'boat'],
    ground: 'river',
    style: 'woven',
    tone: 7,
  },
  {
    title: 'Dining: plates worth the journey',
    title_bn: 'খাবার: দূর থেকে খেতে আসার মতো',
    category: 'dining',
    motifs: ['ricePot', 'pitha', 'teaCup'],
    ground: 'town',
    style: 'fields',
    tone: 1,
  },
  {
    title: 'Sports: a field in every neighbourhood',
    title_bn: 'খেলাধুলা: পাড়ায় পাড়ায় মাঠ',
    category: 'sports',
    motifs: ['football', 'cricket', 'badminton'],
    ground: 'fields',
    style: 'people',
    tone: 4,
  },
  {
    title: 'Crafts: what hands still know',
    title_bn: 'হাতের কাজ: আঙুল যা ভোলেনি',
    category: 'crafts',
    motifs: ['loom', 'cloth', 'easel'],
    ground: 'fields',
    style: 'painted',
    tone: 10,
  },
  {
    title: 'Technology: things that work on a cheap phone',
    title_bn: 'প্রযুক্তি: সস্তা ফোনেও যা চলে',
    category: 'technology',
    motifs: ['phone', 'laptop', 'robot'],
    ground: 'town',
    style: 'woven',
    tone: 3,
  },
  {
    title: 'Education: learn something this Friday',
    title_bn: 'শিক্ষা: এই শুক্রবার নতুন কিছু শিখুন',
    category: 'education',
    motifs: ['openBook', 'atom', 'telescope'],
    ground: 'fields',
    style: 'fields',
    tone: 6,
  },
  {
    title: 'Entrepreneur: your first stall, your first sale',
    title_bn: 'উদ্যোক্তা: প্রথম স্টল, প্রথম বিক্রি',
    category: 'entrepreneur',
    motifs: ['stall', 'coins', 'growth'],
    ground: 'town',
    style: 'people',
    tone: 0,
  },
  {
    title: 'Agriculture: mangoes, jute, paddy',
    title_bn: 'কৃষি: আম, পাট, ধান',
    category: 'agriculture',
    motifs: ['mango', 'jute', 'sheaf'],
    ground: 'fields',
    style: 'painted',
    tone: 5,
  },
  {
    title: 'Culture: stages, books, painted streets',
    title_bn: 'সংস্কৃতি: মঞ্চ, বই, রাঙানো পথ',
    category: 'culture',
    motifs: ['theatreMasks', 'openBook', 'rickshaw'],
    ground: 'town',
    style: 'woven',
    tone: 8,
  },
]
