import type { EmailReason } from './order-facts.ts'

/** What the e-mails about an order say, in one language. Names, numbers and amounts come written out. */
export interface EmailWords {
  subject: (title: string) => string
  heading: string
  intro: (name: string) => string
  when: string
  where: string
  online: string
  onlineHint: string
  total: string
  free: string
  order: string
  /** The how manieth of how many. */
  seat: (n: string, of: string) => string
  holder: string
  code: string
  /** Of an event of several days: when a ticket lets in. `days`: their names, written out. */
  entry: { label: string; eachDay: (days: string) => string; once: (days: string) => string }
  qr: string
  passed: string
  open: string
  gate: string
  /** The same of an event of several days, where each ticket says how often it lets in. */
  gateDays: string
  /** Beside the calendar file. */
  calendar: string
  bye: string
  refund: {
    subject: (title: string) => string
    text: (facts: {
      name: string
      title: string
      amount: string
      order: string
      link: string
      reason: EmailReason
      references: string
      isThroughGateway: boolean
    }) => string
  }
  /** `isEvent`: with the whole event. `words`: the organizer's own, quoted; '' for none. `amount`: '' of an order that cost nothing. */
  calledOff: {
    subject: (title: string) => string
    text: (facts: { name: string; title: string; isEvent: boolean; words: string; amount: string; order: string; link: string }) => string
  }
}
