import type { SearchQuery } from './search-query.ts'

const PLUMBER = ['Plumber for leaks, taps and blocked drains']
const ELECTRICIAN = ['Electrician: fans, lights, switches and wiring']
const AIR_CONDITIONER = ['AC servicing, gas refill and repair']
const LAWYER = ['First talk with a lawyer, online']

/** Services in both scripts, in Bangla words with Latin letters, and with slips. */
export const SERVICES: readonly SearchQuery[] = [
  { q: 'plumber', must: { services: PLUMBER } },
  { q: 'plumbr', must: { services: PLUMBER } },
  { q: 'কল মেরামত', must: { services: PLUMBER } },
  { q: 'electrician', must: { services: ELECTRICIAN } },
  { q: 'ইলেকট্রিশিয়ান', must: { services: ELECTRICIAN } },
  { q: 'ac servicing', must: { services: AIR_CONDITIONER } },
  { q: 'এসি', must: { services: AIR_CONDITIONER } },
  { q: 'mobile meramot', must: { services: ['Phone repair while you wait: screen and battery'] } },
  { q: 'gari', must: { services: ['গাড়ির পুরো পরীক্ষা, কেনার আগে বা লম্বা পথে নামার আগে', 'গাড়ি চালানো শেখা, দুই চাবির গাড়িতে'] }, fits: { services: /মোটরসাইকেল/ } },
  { q: 'chul kata', must: { services: ['চুল কাটা ও স্টাইল, নারীদের জন্য'] } },
  { q: 'mehedi', must: { services: ['হাতে মেহেদি, নকশা বেছে নিন'] } },
  { q: 'dolil', must: { services: ['Check of a land deed before you buy'] } },
  { q: 'gonit', must: { services: ['Maths tutor for SSC and HSC, at your home'] } },
  { q: 'onubad', must: { services: ['Translation between Bangla and English, by the hour'] } },
  { q: 'aykor', must: { services: ['Income tax return for a salaried person'] } },
  { q: 'poshu chikitsok', must: { services: ['Vet for cattle and goats, on your farm'] } },
  { q: 'বাড়ি রং', must: { services: ['House painting with a fixed offer'] } },
  { q: 'ফিজিওথেরাপি', must: { services: ['বাড়িতে ফিজিওথেরাপি: কোমর, হাঁটু ও স্ট্রোকের পর'] } },
  { q: 'lawyer', must: { services: LAWYER } },
  { q: 'আইনজীবী', must: { services: LAWYER } },
]
