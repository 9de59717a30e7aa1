import { formatterFor } from '#contract/core/format.ts'
import type { Language } from '#contract/core/languages.ts'
import { PRODUCT } from '#contract/core/product.ts'
import type { PayoutNotice } from '#contract/wallet/payout-notices.ts'
import type { PayoutReason, PayoutWay } from '#contract/wallet/payout-rules.ts'
import type { Email } from '../../../adapters/mail/mail.ts'
import { WAY_NAMES } from './account-email.ts'

interface Facts {
  to: string
  language: Language
  number: string
  paisa: number
  way: PayoutWay
  masked: string
  reference: string
  reason: PayoutReason | null
  note: string
  /** Public address of the site. */
  origin: string
}

const REASONS: Record<Language, Record<PayoutReason, string>> = {
  en: {
    'wrong-number': 'The number is wrong.',
    'wrong-name': 'The name is another one than that of the account.',
    'account-closed': 'The account is closed.',
    limit: 'The account takes no more money now.',
    withdrawn: 'You took it back.',
    other: '',
  },
  bn: {
    'wrong-number': 'নম্বরটি ভুল।',
    'wrong-name': 'অ্যাকাউন্টের নামের সঙ্গে নাম মেলে না।',
    'account-closed': 'অ্যাকাউন্টটি বন্ধ।',
    limit: 'অ্যাকাউন্টটি এখন আর টাকা নিচ্ছে না।',
    withdrawn: 'আপনি ফিরিয়ে নিয়েছেন।',
    other: '',
  },
}

const WORDS = {
  en: {
    'payout-sent': ({ price, way, reference }: Told) => ({
      subject: `${PRODUCT.name}: ${price} was sent to you`,
      text: `${price} was sent to your ${way}. Reference: ${reference}`,
    }),
    'payout-refused': ({ price, way, why }: Told) => ({
      subject: `${PRODUCT.name}: your withdrawal was refused`,
      text: `${price} was not sent to your ${way}. The money is free in your wallet again.\n\n${why}`,
    }),
    'payout-bounced': ({ price, way, why }: Told) => ({
      subject: `${PRODUCT.name}: your withdrawal came back`,
      text: `${price} came back from your ${way}. The money is free in your wallet again.\n\n${why}`,
    }),
  },
  bn: {
    'payout-sent': ({ price, way, reference }: Told) => ({
      subject: `${PRODUCT.nameBangla}: আপনাকে ${price} পাঠানো হয়েছে`,
      text: `আপনার ${way}-এ ${price} পাঠানো হয়েছে। রেফারেন্স: ${reference}`,
    }),
    'payout-refused': ({ price, way, why }: Told) => ({
      subject: `${PRODUCT.nameBangla}: টাকা তোলার অনুরোধ ফিরিয়ে দেওয়া হয়েছে`,
      text: `আপনার ${way}-এ ${price} পাঠানো হয়নি। টাকাটি আবার আপনার ওয়ালেটে আছে।\n\n${why}`,
    }),
    'payout-bounced': ({ price, way, why }: Told) => ({
      subject: `${PRODUCT.nameBangla}: পাঠানো টাকা ফিরে এসেছে`,
      text: `আপনার ${way} থেকে ${price} ফিরে এসেছে। টাকাটি আবার আপনার ওয়ালেটে আছে।\n\n${why}`,
    }),
  },
} satisfies Record<Language, Record<PayoutNotice, (told: Told) => { subject: string; text: string }>>

interface Told {
  price: string
  way: string
  reference: string
  why: string
}

/** Tells a seller what became of a withdrawal. */
export function payoutEmail(kind: PayoutNotice, { to, language, number, paisa, way, masked, reference, reason, note, origin }: Facts): Email {
  const price = formatterFor(language).price(paisa / 100)
  const why = [reason && REASONS[language][reason], note].filter(Boolean).join(' ')
  const { subject, text } = WORDS[language][kind]({ price, way: `${WAY_NAMES[language][way]} (…${masked})`, reference, why })
  return { to, language, subject, text: `${text.trim()}\n\n${number}\n${origin}/wallet\n`, unsubscribe: null }
}
