import { formatterFor } from '#contract/core/format.ts'
import type { Language } from '#contract/core/languages.ts'
import { PRODUCT } from '#contract/core/product.ts'
import type { Email } from '../../../adapters/mail/mail.ts'
import type { StopLinks } from '../../../adapters/mail/mail-stops.ts'
import type { Waiting, WaitingKind } from '../staff/waiting.ts'

interface Words {
  subject: (total: number) => string
  text: (lines: string, stop: string) => string
  kinds: Record<WaitingKind, string>
  line: (what: string, total: number, age: string) => string
  days: (count: number) => string
  hours: (count: number) => string
}

const { name, nameBangla } = PRODUCT
const bnNumber = formatterFor('bn').number

const WORDS: Record<Language, Words> = {
  en: {
    subject: (total) => `${total} ${total === 1 ? 'case waits' : 'cases wait'} for staff of ${name}`,
    text: (lines, stop) => `Waiting for review:

${lines}

Each case, and what can be done: npm run order -- list-review. Messages are answered and decided about in the app.

We send this email once a day while something is waiting. To stop it:

${stop}

${name}
`,
    kinds: {
      review: 'Payments to review',
      'refund-failed': 'Refunds that the payment provider refused',
      'refund-slow': 'Refunds that have taken more than a day',
      'given-up': 'Payments without a response from the provider',
      support: 'Messages to the support team without an answer',
      cases: 'Reports and held content to decide about',
      unjudged: 'Messages from the payment provider that could not be processed',
    },
    line: (what, total, age) => `- ${what}: ${total}, the oldest waiting for ${age}`,
    days: (count) => `${count} days`,
    hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
  },
  bn: {
    subject: (total) => `${nameBangla}: কর্মীদের জন্য ${bnNumber(total)}টি কাজ অপেক্ষায়`,
    text: (lines, stop) => `যেগুলো কাউকে দেখতে হবে:

${lines}

প্রতিটি কাজ ও কী করা যায়: npm run order -- list-review। মেসেজের উত্তর ও সিদ্ধান্ত অ্যাপেই দেওয়া যায়।

কিছু অপেক্ষায় থাকলে এই ইমেইল দিনে একবার আসে। এটি বন্ধ করতে:

${stop}

${nameBangla}
`,
    kinds: {
      review: 'যাচাই করার পেমেন্ট',
      'refund-failed': 'পেমেন্ট গেটওয়ে যে টাকা ফেরত দেয়নি',
      'refund-slow': 'এক দিনের বেশি সময় ধরে ফেরত যাচ্ছে এমন টাকা',
      'given-up': 'পেমেন্ট গেটওয়ে যে পেমেন্টের কিছু জানায়নি',
      support: 'সাপোর্ট টিমের কাছে আসা যে মেসেজের উত্তর দেওয়া হয়নি',
      cases: 'যে রিপোর্ট ও আটকে রাখা লেখার সিদ্ধান্ত বাকি',
      unjudged: 'পেমেন্ট গেটওয়ের যে মেসেজ বোঝা যায়নি',
    },
    line: (what, total, age) => `- ${what}: ${bnNumber(total)}টি, সবচেয়ে পুরোনোটি ${age} ধরে`,
    days: (count) => `${bnNumber(count)} দিন`,
    hours: (count) => `${bnNumber(count)} ঘণ্টা`,
  },
}

const HOUR = 3600
const MOST_HOURS = 48

/** The daily e-mail to one of staff: how much waits and for how long. Names no order and no buyer: it may lie in any mailbox. */
export function waitingEmail(waiting: readonly Waiting[], { to, language, stop }: { to: string; language: Language; stop: StopLinks }): Email {
  const words = WORDS[language]
  const age = (seconds: number) => {
    const hours = Math.max(1, Math.floor(seconds / HOUR))
    return hours < MOST_HOURS ? words.hours(hours) : words.days(Math.floor(hours / 24))
  }
  const lines = waiting.map(({ kind, total, seconds }) => words.line(words.kinds[kind], total, age(seconds)))
  const total = waiting.reduce((sum, one) => sum + one.total, 0)
  return { to, language, subject: words.subject(total), text: words.text(lines.join('\n'), stop.link), unsubscribe: stop.unsubscribe }
}
