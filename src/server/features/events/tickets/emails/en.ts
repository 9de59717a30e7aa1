import { PRODUCT } from '#contract/core/product.ts'
import type { EmailWords } from './email-words.ts'
import type { EmailReason } from './order-facts.ts'

const { name: product } = PRODUCT

const REASONS: Record<EmailReason, string> = {
  'paid-twice': 'This order was paid twice. Your tickets stay valid.',
  'seats-gone': 'Your payment came too late, and the seats were sold by then.',
  'time-gone': 'Your payment came too late, and the time was taken by then.',
  'goods-gone': 'Your payment came too late, and the goods were sold by then.',
  'event-closed': 'Your payment came after the event had closed for orders.',
  review: 'The payment could not be accepted.',
  'called-off': 'The order was cancelled. Its tickets are no longer valid.',
  cancelled: 'The payment came after you cancelled the order.',
  part: 'This is part of what you paid. Your order stands, and your tickets stay valid.',
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
    label: 'Valid on',
    eachDay: (days) => `${days}, once on each day`,
    once: (days) => `${days}, once, on any day`,
  },
  qr: 'QR code',
  passed: 'Passed on',
  open: 'Open my tickets',
  gate: 'Show the QR code at the gate. Each one lets one person in, once, so keep it to yourself.',
  gateDays: 'Show the QR code at the gate. Each one is for one person, so keep it to yourself.',
  calendar: 'The event is attached as a calendar file.',
  bye: product,
  refund: {
    subject: (title) => `Your refund is on its way: ${title}`,
    text: ({ name, title, amount, order, link, reason, references, isThroughGateway }) => `Hello ${name},

${amount} for “${title}” has been refunded.
${REASONS[reason] && `\n${REASONS[reason]}\n`}
${[
  isThroughGateway && 'It goes to the card or wallet you paid with. Banks usually take a few working days.',
  references && `We refunded ${isThroughGateway ? 'a part' : 'it'} ourselves, not to the card or wallet you paid with. Reference: ${references}`,
]
  .filter(Boolean)
  .join('\n')}

Order ID: ${order}

${link}

${product}
`,
  },
  calledOff: {
    subject: (title) => `Your order was cancelled: ${title}`,
    text: ({ name, title, isEvent, words, amount, order, link }) => `Hello ${name},

${isEvent ? `“${title}” was cancelled, and your order with it.` : `Your order for “${title}” was cancelled.`} Its tickets are no longer valid.
${words && `\nMessage from the organizer:\n\n${words}\n`}
${amount === '' ? 'It was free, so there is nothing to refund.' : `${amount} will be refunded to the card or wallet you paid with; you don’t need to do anything. We’ll email you once it has been sent. Banks usually take a few working days.`}

Order ID: ${order}

${link}
${isEvent ? '\nA calendar file that marks the event as cancelled is attached.\n' : ''}
${product}
`,
  },
}
