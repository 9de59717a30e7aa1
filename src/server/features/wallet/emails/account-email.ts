import type { Language } from '#contract/core/languages.ts'
import { PRODUCT } from '#contract/core/product.ts'
import type { PayoutWay } from '#contract/wallet/payout-rules.ts'
import type { Email } from '../../../adapters/mail/mail.ts'

interface Facts {
  to: string
  language: Language
  way: PayoutWay
  masked: string
  /** Public address of the site. */
  origin: string
}

export const WAY_NAMES: Record<Language, Record<PayoutWay, string>> = {
  en: { bkash: 'bKash', nagad: 'Nagad', rocket: 'Rocket', bank: 'bank account' },
  bn: { bkash: 'বিকাশ', nagad: 'নগদ', rocket: 'রকেট', bank: 'ব্যাংক অ্যাকাউন্ট' },
}

const WORDS = {
  en: {
    added: (what: string) => ({
      subject: `${PRODUCT.name}: a new account for your money`,
      text: `The ${what} was added to your wallet. It gets no money in the first 24 hours.\n\nIf this was not you, change your password now and write to us: nothing can be withdrawn to it until then.`,
    }),
    removed: (what: string) => ({
      subject: `${PRODUCT.name}: an account for your money was removed`,
      text: `The ${what} was removed from your wallet.\n\nIf this was not you, change your password now and write to us.`,
    }),
  },
  bn: {
    added: (what: string) => ({
      subject: `${PRODUCT.nameBangla}: টাকা তোলার নতুন অ্যাকাউন্ট`,
      text: `আপনার ওয়ালেটে ${what} যোগ করা হয়েছে। প্রথম ২৪ ঘণ্টায় সেখানে কোনো টাকা যাবে না।\n\nএটি আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান এবং আমাদের লিখুন: এর মধ্যে সেখানে টাকা তোলা যাবে না।`,
    }),
    removed: (what: string) => ({
      subject: `${PRODUCT.nameBangla}: টাকা তোলার একটি অ্যাকাউন্ট বাদ দেওয়া হয়েছে`,
      text: `আপনার ওয়ালেট থেকে ${what} বাদ দেওয়া হয়েছে।\n\nএটি আপনি না করে থাকলে এখনই পাসওয়ার্ড বদলান এবং আমাদের লিখুন।`,
    }),
  },
} as const

/** Tells the owner of an account that money can go elsewhere, or no longer there: at the address that the account has. */
export function accountEmail(kind: 'added' | 'removed', { to, language, way, masked, origin }: Facts): Email {
  const { subject, text } = WORDS[language][kind](`${WAY_NAMES[language][way]} (…${masked})`)
  return { to, language, subject, text: `${text}\n\n${origin}/wallet\n`, unsubscribe: null }
}
