import type { MarketSlug } from '../categories/market-categories.ts'

/** Where services belong, by the English title of the highest branch of their tree. */
export const MARKET_OF_SERVICES: Readonly<Record<string, MarketSlug>> = {
  'Home Repairs': 'crafts',
  'Cleaning & Pest Control': 'crafts',
  'Cooking & Catering': 'dining',
  'Health & Nursing': 'health',
  'Beauty & Hair': 'health',
  'Tailoring & Laundry': 'culture',
  'Weddings & Celebrations': 'festivals',
  'Family & Community': 'community',
  Tutoring: 'education',
  'Music & Art Lessons': 'music',
  'Sports & Fitness Training': 'sports',
  'Law, Tax & Accounts': 'consulting',
  'Careers & Study Advice': 'consulting',
  'Starting a Business': 'entrepreneur',
  'Computers & Phones': 'technology',
  'Marketing & Design': 'agency',
  'Office & Staff': 'business',
  'Vehicles & Moving': 'transport',
  'Farming & Animals': 'agriculture',
  'Factories & Machines': 'industry',
}
