/** What an event of the demo market has sold in the month before the seeding. Its seats are among those that its tickets say are taken. */
export interface SaleSketch {
  /** Title of an event that was not over when this day began. */
  event: string
  orders: number
  /** Its page is looked at about so often a day. */
  views: number
  /** It runs, and this is how the gate is called at which most are in already. */
  gate?: string
}

/** Of two sellers, so that there is something to see in both scripts. */
export const SALES: readonly SaleSketch[] = [
  { event: 'Dhaka Rock Night: Five Bands, One Stage', orders: 52, views: 46 },
  { event: 'Corporate T20: Semi-Final under Lights', orders: 14, views: 15 },
  { event: 'Rooftop Unplugged: Songs Without a Plug', orders: 11, views: 12 },
  { event: 'Painted on Tin: Fifty Years of Rickshaw Art', orders: 26, views: 30, gate: 'Museum door' },
  { event: 'Padma Bank Half Marathon at Sunrise', orders: 34, views: 28 },
  { event: 'সন্ধ্যার আসর: রবীন্দ্র ও নজরুলের গান', orders: 24, views: 19 },
  { event: 'খোলা আকাশে সিনেমা: মুক্তিযুদ্ধের ছবি', orders: 18, views: 14 },
]

/** Names on orders: people order for others too. */
export const GUESTS = [
  'Tania Islam',
  'ইমরান হোসেন',
  'Shathi Barua',
  'রাকিবুল হাসান',
  'Moumita Dey',
  'জাহিদুল ইসলাম',
  'Nadia Chowdhury',
  'পলাশ বিশ্বাস',
  'Ishrat Jahan',
  'কামরুন নাহার',
  'Sabbir Khan',
  'শর্মিষ্ঠা রায়',
  'Mehedi Hasan',
  'ফাতেমা বেগম',
  'Arif Mahmud',
  'সুব্রত পাল',
  'Lamia Akter',
  'আবু বকর সিদ্দিক',
  'Rezaul Karim',
  'নাসরিন সুলতানা',
] as const

export const NOTES = [
  'Two of us come by wheelchair.',
  'একসঙ্গে পাশাপাশি আসন চাই।',
  'We arrive a little late from Gazipur.',
  'ছোট বাচ্চা সঙ্গে থাকবে, সামনে জায়গা হলে ভালো।',
] as const
