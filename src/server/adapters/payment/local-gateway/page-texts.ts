import type { Language } from '#contract/core/languages.ts'
import type { TestCard } from './cards.ts'

/** What stands on the page in one language. */
export interface PageTexts {
  title: string
  notice: string
  payTo: string
  order: string
  cardTitle: string
  fillIn: string
  number: string
  expiry: string
  cvv: string
  otp: string
  otpHint: string
  pay: (amount: string) => string
  fail: string
  cancel: string
  otherEnds: string
  testCards: string
  tapToFill: string
  outcomes: Record<TestCard['outcome'], string>
  faults: Record<'number' | 'expiry' | 'cvv' | 'otp', string>
  returning: string
  returnWhy: string
  goOn: string
  over: string
  overWhy: string
  unknown: string
  unknownWhy: string
}

export const PAGE_TEXTS: Record<Language, PageTexts> = {
  en: {
    title: 'Test payment',
    notice: 'Test payment — no real money is taken',
    payTo: 'Pay to',
    order: 'Payment no.',
    cardTitle: 'Pay by card',
    fillIn: 'Fill in a test card',
    number: 'Card number',
    expiry: 'Expiry (MM/YY)',
    cvv: 'CVV',
    otp: 'Code from your bank (OTP)',
    otpHint: 'No message is sent: use 111111.',
    pay: (amount) => `Pay ${amount}`,
    fail: 'Fail',
    cancel: 'Cancel',
    otherEnds: 'Or try a payment that fails:',
    testCards: 'Test cards',
    tapToFill: 'Tap one to fill in the form.',
    outcomes: { pays: 'pays', declines: 'is declined', risky: 'pays, but looks risky', waits: 'waits for the bank' },
    faults: {
      number: 'Only test cards work here. Never enter a real card.',
      expiry: 'Must be 12/26 or later, such as 12/30.',
      cvv: 'The CVV of every test card is 111.',
      otp: 'The code is 111111 or 123456.',
    },
    returning: 'Back to the shop',
    returnWhy: 'You are being taken back. If nothing happens, press the button.',
    goOn: 'Continue',
    over: 'This payment session has expired',
    overWhy: 'Go back to the shop and start the payment again. Nothing was paid here.',
    unknown: 'Payment session not found',
    unknownWhy: 'Go back to the shop and start the payment again.',
  },
  bn: {
    title: 'পরীক্ষামূলক পেমেন্ট',
    notice: 'পরীক্ষামূলক পেমেন্ট — কোনো টাকা কাটা হবে না',
    payTo: 'প্রাপক',
    order: 'পেমেন্ট নম্বর',
    cardTitle: 'কার্ডে পেমেন্ট করুন',
    fillIn: 'পরীক্ষার কার্ড বসিয়ে দিন',
    number: 'কার্ড নম্বর',
    expiry: 'মেয়াদ (মাস/বছর)',
    cvv: 'CVV',
    otp: 'ব্যাংকের পাঠানো কোড (ওটিপি)',
    otpHint: 'এখানে কোনো মেসেজ আসে না; 111111 লিখুন।',
    pay: (amount) => `${amount} পেমেন্ট করুন`,
    fail: 'ব্যর্থ করুন',
    cancel: 'বাতিল করুন',
    otherEnds: 'পেমেন্ট না হলে কী হয়, তা-ও দেখতে পারেন:',
    testCards: 'পরীক্ষার কার্ড',
    tapToFill: 'একটিতে চাপ দিলে ফর্ম পূরণ হয়ে যাবে।',
    outcomes: { pays: 'পেমেন্ট হয়', declines: 'ব্যাংক ফিরিয়ে দেয়', risky: 'পেমেন্ট হয়, তবে ঝুঁকিপূর্ণ', waits: 'ব্যাংকের অপেক্ষায় থাকে' },
    faults: {
      number: 'এখানে শুধু পরীক্ষার কার্ড চলে। আসল কার্ডের নম্বর কখনো দেবেন না।',
      expiry: '12/26 বা তার পরের মেয়াদ দিন (যেমন 12/30)।',
      cvv: 'সব পরীক্ষার কার্ডে CVV হিসেবে 111 দিন।',
      otp: 'কোড হিসেবে 111111 অথবা 123456 দিন।',
    },
    returning: 'দোকানে ফিরে যাচ্ছেন',
    returnWhy: 'আপনাকে ফিরিয়ে নেওয়া হচ্ছে। কিছু না হলে বাটনটি চাপুন।',
    goOn: 'এগিয়ে যান',
    over: 'এই পেমেন্টের সময় শেষ',
    overWhy: 'দোকানে ফিরে গিয়ে আবার পেমেন্ট শুরু করুন। এখানে কোনো টাকা কাটা হয়নি।',
    unknown: 'এমন কোনো পেমেন্ট নেই',
    unknownWhy: 'দোকানে ফিরে গিয়ে আবার পেমেন্ট শুরু করুন।',
  },
}
