import type { Language } from '#contract/core/languages.ts'
import { PRODUCT } from '#contract/core/product.ts'
import type { Email } from '../../../../adapters/mail/mail.ts'
import { quoted } from '../../../../db/accounts/email-recipients.ts'

/** What an e-mail with a seller's words names. */
interface MessageFacts {
  language: Language
  full_name: string
  /** Of the event. */
  title: string
  /** What was written, plain text. */
  text: string
  event_order_id: string
}

interface Words {
  subject: (title: string) => string
  text: (facts: { name: string; title: string; words: string; order: string; link: string }) => string
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: (title) => `A message from the organizer: ${title}`,
    text: ({ name, title, words, order, link }) => `Hello ${name},

The organizer of “${title}” sent a message to all ticket holders:

${words}

These are the organizer’s words, not ours. ${PRODUCT.name} never asks you for a password or a PIN.

Order ID: ${order}

${link}

${PRODUCT.name}
`,
  },
  bn: {
    subject: (title) => `আয়োজকের মেসেজ: ${title}`,
    text: ({ name, title, words, order, link }) => `${name},

“${title}” ইভেন্টের যাঁদের টিকিট আছে, আয়োজক তাঁদের জানিয়েছেন:

${words}

কথাগুলো আয়োজকের, আমাদের নয়। ${PRODUCT.nameBangla} কখনো আপনার পাসওয়ার্ড বা পিন চায় না।

অর্ডার নম্বর: ${order}

${link}

${PRODUCT.nameBangla}
`,
  },
}

/** The e-mail that brings what a seller wrote: text alone, so that nothing in it is markup, and every line of it marked as quoted. */
export function messageEmail({ language, full_name, title, text, event_order_id }: MessageFacts, { to, origin }: { to: string; origin: string }): Email {
  const words = WORDS[language]
  const facts = { name: full_name, title, words: quoted(text), order: event_order_id, link: `${origin}/event_order/${event_order_id}` }
  return { to, language, subject: words.subject(title), text: words.text(facts), unsubscribe: null }
}
