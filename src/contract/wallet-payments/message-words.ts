import type { Wallet } from './wallets.ts'

/** Words by which messages of mobile wallets are read, in English and Bangla. Every repetition is bounded: reading takes time by the length alone. */

/** A message is much shorter; what comes after is not read. UTF-16 units. */
export const MESSAGE_LONGEST = 4000

export const WALLET_WORDS: Readonly<Record<Wallet, RegExp>> = {
  bkash: /\bb\s?kash\b|বিকাশ/i,
  nagad: /\bnagad\b|নগদ/i,
  rocket: /\brocket\b|\bnexus\s?pay\b|\bdbbl\b|রকেট/i,
}
/** Wallets that are not taken here. */
export const OTHER_WALLETS = /\bupay\b|\bsure\s?cash\b|\bm\s?cash\b|\bcellfin\b|\btap\b|\bok\s?wallet\b|\bpathao pay\b|উপায়|শিওরক্যাশ|সেলফিন/i

/** Before a TrxID; what is caught is the name itself. */
export const TRX_LABELS =
  /(?:\bt(?:rx|xn)[\s._]{0,2}(?:id|no)?|\btrans(?:action)?[\s._]{0,2}(?:id|no|number)|(?:ট্রান[\u0980-\u09ff]{1,8}|লেনদেন|ট্রিক্স) ?(?:আইডি|নম্বর|নং))[\s:#=.,–-]{0,4}([0-9a-z]{6,20})(?![0-9a-z])/gi

/** A number with its currency before or after it. */
export const AMOUNTS =
  /(?:(?:\btk|\bbdt|৳|\btaka|টাকা)[\s.:]{0,3}(\d[\d,]{0,13}(?:\.\d{1,3})?)(?![\d.,]*\d|e\d)|(?<![\d.,-])(\d[\d,]{0,13}(?:\.\d{1,3})?)[ \t]?(?:\/-|টাকা|taka\b|tk\b|৳))/gi

/** Before an amount that is not what was paid. */
export const NOT_PAID = /(?:fee|charge|balance|bal|comm(?:ission)?|cashback|vat|limit|due|bonus|saved|ফি|চার্জ|খরচ|ব্যালেন্স|স্থিতি|ক্যাশব্যাক|কমিশন|বোনাস)[\s:.=]{0,3}$/i
/** The end of what stands before an amount, without its currency. */
export const CURRENCY_END = /(?:tk|bdt|৳|taka|টাকা)[\s.:]{0,3}$/i

export const RECEIVED = /\breceived?\b|\bcash[\s-]?in\b|\bdeposit(?:ed)?\b|পে\u09af\u09bcেছেন|ক্যাশ ইন|জমা|গ্রহণ/i
export const SENT = /\bsen[dt]\b|\bpayment\b|\bpaid\b|\btransfer(?:red)?\b|পাঠি\u09af\u09bcেছেন|পাঠানো|সেন্ড মানি|পেমেন্ট|পরিশোধ/i

/** A mobile number, of Rocket with its check digit. */
export const NUMBERS = /(?<![\d*])(?:\+?88)?(01[3-9]\d{2}[ -]?\d{6})\d?(?!\d)/g
export const FROM_BEFORE = /(?:from|sender|by|প্রেরক|a\/c)[\s:.#]{0,4}(?:a\/c[\s:.]{0,3})?$/i
export const TO_BEFORE = /(?:\bto|receiver|payee|recipient|merchant|প্রাপক|মার্চেন্ট)[\s:.#]{0,4}(?:a\/c[\s:.]{0,3})?$/i
export const FROM_AFTER = /^[\s-]{0,2}(?:নম্বর |নাম্বার )?(?:থেকে|হতে)/
export const TO_AFTER = /^[\s-]{0,2}(?:নম্বরে|নাম্বারে|নম্বর-এ|এ |-এ|তে)/
