import { PRODUCT } from '#contract/core/product.ts'
import type { EmailWords } from './email-words.ts'
import type { EmailReason } from './order-facts.ts'

const { nameBangla: product } = PRODUCT

const REASONS: Record<EmailReason, string> = {
  'paid-twice': 'এই অর্ডারের পেমেন্ট দুবার হয়েছিল। আপনার টিকিট ঠিকই আছে।',
  'seats-gone': 'আসন ধরে রাখার সময় শেষ হওয়ার পর পেমেন্ট এসেছে, ততক্ষণে আসনগুলো বিক্রি হয়ে গেছে।',
  'time-gone': 'টাকা এসেছে সময় শেষ হওয়ার পর, ততক্ষণে ওই সময়টি অন্য কেউ নিয়েছেন।',
  'goods-gone': 'টাকা এসেছে সময় শেষ হওয়ার পর, ততক্ষণে পণ্য বিক্রি হয়ে গেছে।',
  'event-closed': 'পেমেন্ট যখন এসেছে, তখন এই ইভেন্টে আর অর্ডার নেওয়া হচ্ছিল না।',
  review: 'পেমেন্টটি গ্রহণ করা যায়নি।',
  'called-off': 'অর্ডারটি বাতিল করা হয়েছে। এর টিকিটে আর ঢোকা যাবে না।',
  cancelled: 'অর্ডারটি আপনি বাতিল করার পর টাকা এসেছে।',
  part: 'আপনার টাকার একটি অংশ ফেরত দেওয়া হয়েছে। অর্ডার ও টিকিট ঠিকই আছে।',
  'paid-again': 'একই অর্ডারের জন্য এটি ছিল দ্বিতীয় পেমেন্ট।',
  other: '',
}

/** The e-mails about an order in Bangla. Order numbers and codes stay as they are: they are to be typed. */
export const bn: EmailWords = {
  subject: (title) => `আপনার টিকিট: ${title}`,
  heading: 'আপনার টিকিট',
  intro: (name) => `${name}, আপনার অর্ডার সম্পন্ন হয়েছে।`,
  when: 'সময়',
  where: 'স্থান',
  online: 'অনলাইন ইভেন্ট',
  onlineHint: 'যোগ দেওয়ার লিংক আপনার টিকিটের পেজে পাবেন।',
  total: 'মোট পেমেন্ট',
  free: 'ফ্রি',
  order: 'অর্ডার নম্বর',
  seat: (n, of) => `টিকিট ${n}/${of}`,
  holder: 'নাম',
  code: 'কোড',
  entry: {
    label: 'ঢোকা যাবে',
    eachDay: (days) => `${days}, প্রতিদিন একবার`,
    once: (days) => `${days}, যেকোনো দিন একবার`,
  },
  qr: 'কিউআর কোড',
  passed: 'অন্যকে দেওয়া হয়েছে',
  open: 'আমার টিকিট দেখুন',
  gate: 'গেটে কিউআর কোডটি দেখান। প্রতিটি কোডে একজন একবারই ঢুকতে পারবেন, তাই কোডটি কাউকে দেবেন না।',
  gateDays: 'গেটে কিউআর কোডটি দেখান। প্রতিটি কোড একজনের জন্য, তাই কোডটি কাউকে দেবেন না।',
  calendar: 'ইভেন্টটি ক্যালেন্ডারে যোগ করার ফাইল সঙ্গে দেওয়া আছে।',
  bye: product,
  refund: {
    subject: (title) => `টাকা ফেরত: ${title}`,
    text: ({ name, title, amount, order, link, reason, references, isThroughGateway }) => `${name},

“${title}” ইভেন্টের জন্য নেওয়া ${amount} ফেরত দেওয়া হয়েছে।
${REASONS[reason] && `\n${REASONS[reason]}\n`}
${[
  isThroughGateway && 'যে কার্ড বা ওয়ালেট থেকে পেমেন্ট করেছিলেন, টাকা সেখানেই যাবে। পৌঁছাতে কত দিন লাগবে তা ব্যাংকের ওপর নির্ভর করে, সাধারণত কয়েক কর্মদিবস।',
  references && `${isThroughGateway ? 'এর একটি অংশ' : 'টাকা'} আমরা নিজেরা পাঠিয়ে ফেরত দিয়েছি, পেমেন্টের কার্ড বা ওয়ালেটে নয়। রেফারেন্স: ${references}`,
]
  .filter(Boolean)
  .join('\n')}

অর্ডার নম্বর: ${order}

${link}

${product}
`,
  },
  calledOff: {
    subject: (title) => `আপনার অর্ডার বাতিল করা হয়েছে: ${title}`,
    text: ({ name, title, isEvent, words, amount, order, link }) => `${name},

${isEvent ? `“${title}” ইভেন্টটি বাতিল করা হয়েছে, তাই আপনার অর্ডারটিও বাতিল।` : `“${title}” ইভেন্টে আপনার অর্ডারটি বাতিল করা হয়েছে।`} এর টিকিটে আর ঢোকা যাবে না।
${words && `\nআয়োজক জানিয়েছেন:\n\n${words}\n`}
${amount === '' ? 'অর্ডারটি ফ্রি ছিল, তাই ফেরত দেওয়ার মতো কোনো টাকা নেই।' : `যে কার্ড বা ওয়ালেট থেকে পেমেন্ট করেছিলেন, সেখানেই ${amount} ফেরত যাবে। আপনাকে কিছু করতে হবে না। টাকা পাঠানো হলে আমরা আবার জানাব। এরপর পৌঁছাতে কত দিন লাগবে তা ব্যাংকের ওপর নির্ভর করে, সাধারণত কয়েক কর্মদিবস।`}

অর্ডার নম্বর: ${order}

${link}
${isEvent ? '\nক্যালেন্ডারে ইভেন্টটি বাতিল দেখানোর ফাইল সঙ্গে দেওয়া আছে।\n' : ''}
${product}
`,
  },
}
