import type { DeclineReason, ReturnWhy } from '#contract/shop/return-rules.ts'

/** How far an order of goods has come. */
export type GoodsUntil = 'placed' | 'accepted' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'not_taken' | 'back'

/** A complaint about an order: what its buyer writes, and each step that follows. */
export interface ComplaintSketch {
  why: ReturnWhy
  text: string
  wish?: 'refund' | 'replacement'
  /** Days ago. */
  days: number
  answer?: { agrees: boolean; goes_back?: boolean; text: string; reason?: DeclineReason }
  steps?: readonly ('send_back' | 'receive' | 'refund_sent' | 'send_replacement' | 'confirm' | 'withdraw' | 'escalate')[]
}

/** An order of goods of the demo market. */
export interface GoodsSale {
  /** Usernames. */
  buyer: string
  shop: string
  /** Which of the shop’s products, from 0. */
  good: number
  pieces?: number
  isOnline?: boolean
  until: GoodsUntil
  /** Days ago; more than a week after its delivery it is completed. */
  days: number
  complaint?: ComplaintSketch
}

const BUYER = 'buyer'

/** Orders in every state, of the account that only buys and of others, and a complaint in each main state. */
export const GOODS_SALES: readonly GoodsSale[] = [
  { buyer: BUYER, shop: 'nayan', good: 0, until: 'placed', days: 0.2 },
  { buyer: BUYER, shop: 'shefali', good: 0, isOnline: true, until: 'accepted', days: 0.8 },
  { buyer: BUYER, shop: 'morshed', good: 0, isOnline: true, until: 'shipped', days: 1.5 },
  { buyer: BUYER, shop: 'imran', good: 0, until: 'delivered', days: 24 },
  { buyer: BUYER, shop: 'polash', good: 1, isOnline: true, until: 'delivered', days: 18 },
  { buyer: BUYER, shop: 'mithila', good: 0, until: 'cancelled', days: 9 },
  {
    ...{ buyer: BUYER, shop: 'nayan', good: 1, until: 'delivered', days: 4 },
    complaint: { why: 'broken', text: 'The lid was broken when I opened the parcel.', days: 1 },
  },
  {
    ...{ buyer: BUYER, shop: 'ruma', good: 0, until: 'delivered', days: 6 },
    complaint: {
      ...{ why: 'not-as-shown', text: 'The colour is much darker than in the picture.', days: 3 },
      answer: { agrees: true, text: 'Sorry! I send half of the price by bKash today.' },
      steps: ['refund_sent'],
    },
  },
  {
    ...{ buyer: BUYER, shop: 'shefali', good: 1, isOnline: true, until: 'delivered', days: 5 },
    complaint: {
      ...{ why: 'changed-mind', text: '', days: 2 },
      answer: { agrees: true, goes_back: true, text: 'পাথরাইল বাজার, টাঙ্গাইল। পেলেই টাকা ফেরত দেব।' },
    },
  },
  { buyer: 'shathi-barua', shop: 'nayan', good: 2, until: 'packed', days: 1 },
  { buyer: 'rakibul-hasan', shop: 'nayan', good: 0, until: 'shipped', days: 2 },
  { buyer: 'moumita-dey', shop: 'nayan', good: 3, isOnline: true, until: 'delivered', days: 20 },
  { buyer: 'tania-islam', shop: 'nayan', good: 1, until: 'delivered', days: 15 },
  { buyer: 'jahidul-islam', shop: 'nayan', good: 2, until: 'back', days: 8 },
  { buyer: 'imran-hossain', shop: 'nayan', good: 0, until: 'not_taken', days: 4 },
  {
    ...{ buyer: 'shathi-barua', shop: 'nayan', good: 0, isOnline: true, until: 'delivered', days: 6 },
    complaint: {
      ...{ why: 'wrong', text: 'I ordered the blue one and got the green one.', days: 3 },
      answer: { agrees: true, goes_back: true, text: 'Please send it to Reazuddin Bazar, lane 3, shop 41.' },
      steps: ['send_back'],
    },
  },
  {
    ...{ buyer: 'rakibul-hasan', shop: 'nayan', good: 1, isOnline: true, until: 'delivered', days: 7 },
    complaint: {
      ...{ why: 'broken', text: 'এক পাশে ফাটা। ছবি তুলে রেখেছি।', days: 4 },
      answer: { agrees: false, reason: 'as-shown', text: 'It was whole when it left my shop.' },
      steps: ['escalate'],
    },
  },
  {
    ...{ buyer: 'moumita-dey', shop: 'nayan', good: 2, isOnline: true, until: 'delivered', days: 6 },
    complaint: {
      ...{ why: 'not-as-shown', text: 'It is smaller than the page says.', days: 3 },
      answer: { agrees: true, text: 'You are right. Keep it, the money goes back.' },
    },
  },
  {
    ...{ buyer: 'tania-islam', shop: 'ruma', good: 1, until: 'delivered', days: 6 },
    complaint: {
      why: 'wrong',
      text: 'A bag in another size.',
      days: 3,
      answer: { agrees: false, reason: 'other', text: 'The label says the size you ordered.' },
    },
  },
  {
    ...{ buyer: 'imran-hossain', shop: 'tania', good: 0, until: 'delivered', days: 6 },
    complaint: {
      ...{ why: 'broken', wish: 'replacement', text: 'বোতলের মুখ ভাঙা ছিল।', days: 4 },
      answer: { agrees: true, text: 'আরেকটি পাঠাচ্ছি, ভাঙাটি ফেরত দিতে হবে না।' },
      steps: ['send_replacement', 'confirm'],
    },
  },
  { buyer: 'shathi-barua', shop: 'mithila', good: 0, isOnline: true, until: 'delivered', days: 17 },
  { buyer: 'rakibul-hasan', shop: 'shefali', good: 0, until: 'delivered', days: 22 },
  { buyer: 'moumita-dey', shop: 'morshed', good: 0, until: 'delivered', days: 13 },
  { buyer: 'tania-islam', shop: 'imran', good: 1, until: 'delivered', days: 26 },
  { buyer: BUYER, shop: 'nusrat', good: 0, until: 'delivered', days: 14 },
  { buyer: 'moumita-dey', shop: 'nusrat', good: 1, isOnline: true, until: 'accepted', days: 0.6 },
  { buyer: 'jahidul-islam', shop: 'polash', good: 0, isOnline: true, until: 'delivered', days: 16 },
]

/** What buyers of goods say, by script and stars; an empty text is stars alone. */
export const GOODS_REVIEWS: Record<'en' | 'bn', readonly { stars: number; text: string; answer?: string }[]> = {
  en: [
    { stars: 5, text: 'Just like in the pictures, and packed with care.', answer: 'Thank you! I am glad that it came whole.' },
    { stars: 4, text: 'Good quality for the price. It came a day late.' },
    { stars: 5, text: '' },
    {
      stars: 3,
      text: 'The colour is a little darker than on my phone.',
      answer: 'Natural dye differs from piece to piece. Write to me if you want to exchange it.',
    },
    { stars: 5, text: 'My mother loves it. I will order again.' },
  ],
  bn: [
    { stars: 5, text: 'ছবির মতোই জিনিস পেয়েছি, প্যাকিংও ভালো ছিল।', answer: 'অনেক ধন্যবাদ! আবার আসবেন।' },
    { stars: 4, text: 'দামের তুলনায় ভালো। আসতে এক দিন দেরি হয়েছে।' },
    { stars: 5, text: '' },
    { stars: 5, text: 'মায়ের খুব পছন্দ হয়েছে। আবার নেব।' },
  ],
}
