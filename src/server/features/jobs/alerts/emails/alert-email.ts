import { formatterFor } from '#contract/core/format.ts'
import { inLanguage } from '#contract/core/in-language.ts'
import type { Language } from '#contract/core/languages.ts'
import { PRODUCT } from '#contract/core/product.ts'
import { placeName } from '#contract/places.ts'
import type { Email } from '../../../../adapters/mail/mail.ts'
import { stopPage, unsubscribeAddress } from '../unsubscribe.ts'

/** What an e-mail with new jobs names. */
interface AlertFacts {
  language: Language
  email: string
  /** Of the alert; '' for none. */
  name: string
  /** How many fit, of which some are listed. */
  count: number
  jobs: readonly { id: number; title: string; second_title: string; company: string; district: string | null; is_remote: boolean }[]
}

interface Words {
  subject: (count: string, isOne: boolean) => string
  intro: (name: string) => string
  remote: string
  more: (count: string) => string
  stop: string
  bye: string
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: (count, isOne) => (isOne ? 'A new job for you' : `${count} new jobs for you`),
    intro: (name) => (name ? `New jobs for your alert “${name}”:` : 'New jobs that match your search:'),
    remote: 'Remote',
    more: (count) => `And ${count} more in the app.`,
    stop: 'We send this email at most once a day. To stop this alert:',
    bye: PRODUCT.name,
  },
  bn: {
    subject: (count) => `আপনার জন্য ${count}টি নতুন চাকরি`,
    intro: (name) => (name ? `আপনার “${name}” অ্যালার্টে নতুন চাকরি:` : 'আপনার খোঁজের সঙ্গে মেলে এমন নতুন চাকরি:'),
    remote: 'ঘরে বসে কাজ',
    more: (count) => `অ্যাপে আরও ${count}টি আছে।`,
    stop: 'এই ইমেইল দিনে একবারের বেশি আসে না। অ্যালার্টটি বন্ধ করতে:',
    bye: PRODUCT.nameBangla,
  },
}

/** Text alone, each link on a line of its own. The token stands behind the `#`, which browsers do not send. */
export function alertEmail({ language, email, name, count, jobs }: AlertFacts, { origin, token }: { origin: string; token: string }): Email {
  const words = WORDS[language]
  const { number } = formatterFor(language)
  const placeOf = ({ district, is_remote }: AlertFacts['jobs'][number]) =>
    is_remote || district === null ? words.remote : placeName(district, language === 'bn')
  const lines = [
    words.intro(name),
    '',
    ...jobs.flatMap((job) => [`${inLanguage(language, job).title} — ${job.company}, ${placeOf(job)}`, `${origin}/jobdetails/${job.id}`, '']),
    ...(count > jobs.length ? [words.more(number(count - jobs.length)), ''] : []),
    words.stop,
    '',
    origin + stopPage(token),
    '',
    words.bye,
    '',
  ]
  const subject = words.subject(number(count), count === 1)
  return { to: email, language, subject, text: lines.join('\n'), unsubscribe: unsubscribeAddress(origin, token) }
}
