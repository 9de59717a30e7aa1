import type { MarketSlug } from '../categories/market-categories.ts'

/** Where products belong, by the English title of the highest branch of their tree. */
export const MARKET_OF_PRODUCTS: Readonly<Record<string, MarketSlug>> = {
  "Women's Clothing": 'culture',
  "Men's Clothing": 'culture',
  'Fabric & Sewing': 'crafts',
  'Shoes & Bags': 'culture',
  'Jewellery & Watches': 'culture',
  'Beauty & Care': 'health',
  'Babies & Toys': 'community',
  Groceries: 'dining',
  'Fresh & Home-Made Food': 'dining',
  'Kitchen & Dining': 'dining',
  'Home & Furniture': 'crafts',
  'Crafts & Gifts': 'crafts',
  'Garden & Farm': 'agriculture',
  'Phones & Accessories': 'technology',
  'Computers & Office': 'technology',
  'Electronics & Appliances': 'technology',
  'Books & Stationery': 'education',
  'Sports & Fitness': 'sports',
  'Music & Instruments': 'music',
  'Bicycles & Vehicles': 'transport',
  'Tools & Hardware': 'industry',
}
