import { PRODUCT } from '#contract/core/product.ts'
import type { EmailWords } from './email-words.ts'
import type { EmailReason } from './order-facts.ts'

const { name: product } = PRODUCT

const REASONS: Record<EmailReason, string> = {
  'paid-twice': 'This order was paid twice. Your tickets stay valid.',
  'seats-gone': 'Your payment came after the seats were given back, and they were sold meanwhile.',
  'event-closed': 'Your payment came when the event no longer took orders.',
  review: 'The payment could not be accepted.',
  'called-off': 'The order was called off. Its tickets do not open the gate any more.',
  cancelled: 'The money came after you had cancelled the order.',
  'paid-again': 'This was a second payment for the same order.',
  other: '',
}

/** The e-mails about an order in English. */
export const en: EmailWords = {
  subject: (title) => `Your tickets: ${title}`,
  heading: 'Your tickets',
  intro: (name) => `Hello ${name}, your order is complete.`,
  when: 'Time',
  where: 'Location',
  online: 'Online Event',
  onlineHint: 'The link to join is on your tickets page.',
  total: 'Total paid',
  free: 'Free',
  order: 'Order ID',
  seat: (n, of) => `Ticket ${n} of ${of}`,
  holder: 'Name',
  code: 'Code',
  entry: {
    label: 'Lets in on',
    eachDay: (days) => `${days}, once on each day`,
    once: (days) => `${days}, once, on whichever day`,
  },
  qr: 'QR code',
  passed: 'Passed on',
  open: 'Open my tickets',
  gate: 'Show the QR code at the gate. Each one lets one person in, once, so keep it to yourself.',
  gateDays: 'Show the QR code at the gate. Each one is for one person, so keep it to yourself.',
  calendar: 'The event is attached as a calendar file.',
  bye: product,
  refund: {
    subject: (title) => `Your money is on its way back: ${title}`,
    text: ({ name, title, amount, order, link, reason, references, isThroughGateway }) => `Hello ${name},

${amount} for “${title}” has been given back.
${REASONS[reason] && `\n${REASONS[reason]}\n`}
${[
  isThroughGateway && 'It returns to the card or wallet that paid. How long that takes is up to the bank, usually a few working days.',
  references && `We have paid ${isThroughGateway ? 'a part of it' : 'it'} back ourselves, not to the card or wallet that paid. Reference: ${references}`,
]
  .filter(Boolean)
  .join('\n')}

Order ID: ${order}

${link}

${product}
`,
  },
  calledOff: {
    subject: (title) => `Your order was called off: ${title}`,
    text: ({ name, title, isEvent, words, amount, order, link }) => `Hello ${name},

${isEvent ? `“${title}” was called off, and your order with it.` : `Your order for “${title}” was called off.`} Its tickets do not open the gate any more.
${words && `\nThe organizer writes:\n\n${words}\n`}
${amount === '' ? 'It cost nothing, so no money goes back.' : `${amount} goes back to the card or wallet that paid; you need not do anything. We write again as soon as it has been sent. After that it is up to the bank, usually a few working days.`}

Order ID: ${order}

${link}

${product}
`,
  },
}
