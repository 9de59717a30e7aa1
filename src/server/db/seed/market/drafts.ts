import type { EventSketch } from '../event-sketch.ts'

/** Events that their sellers have not published. */
export const DRAFTS: readonly EventSketch[] = [
  {
    title: 'চৈত্রসংক্রান্তির ঘুড়ি ও পিঠার মেলা',
    seller: 'nusrat',
    category: 'Kite Festival',
    motif: 'kites',
    tone: 3,
    day: { in: 40 },
    at: '15:00',
    hours: 6,
    place: 'মানিক মিয়া এভিনিউ, ঢাকা',
    tickets: [{ title: 'প্রবেশ', price: 50, capacity: 1500 }],
    lead: 'বছরের শেষ বিকেলে ঘুড়ি, পিঠা আর বায়োস্কোপ।',
    more: 'কারা দোকান দেবেন তা এখনো ঠিক হচ্ছে।',
    points: ['ঘুড়ি বানানোর কর্মশালা', 'বারো পদের পিঠা'],
  },
]
