import { formatterFor } from '#contract/core/format.ts'
import { dayNames } from '#contract/events/day-names.ts'
import { calendarFileName, eventCalendarFile } from '#contract/events/event-calendar.ts'
import { eventDays, ticketDays } from '#contract/events/event-days.ts'
import { printedCode } from '#contract/events/ticket-rules.ts'
import type { Attachment, Email } from '../../../../adapters/mail/mail.ts'
import { qrPicture } from '../../../../adapters/qr-picture.ts'
import { quoted } from '../../../../db/accounts/email-recipients.ts'
import type { TicketAnswer } from '../read-tickets.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import type { OrderFacts, RefundFacts } from './order-facts.ts'
import { pageOf } from './ticket-email-page.ts'

const WORDS = { en, bn } as const

/** What an e-mail stands on: the public address of the site, and when it is written (milliseconds since the epoch). */
export interface EmailPlace {
  origin: string
  now: number
}

/** One ticket as an e-mail shows it, written out. */
export interface EmailTicket {
  /** `Ticket 1 of 2` */
  seat: string
  title: string
  holder: string
  /** When it lets in; '' for an event of one day. */
  days: string
  /** In two groups; '' where another person has the ticket. */
  code: string
  /** Content id of its picture; absent where another person has the ticket. */
  cid?: string
}

/** Everything an e-mail shows, written out in its language. */
export interface EmailParts {
  order: OrderFacts
  when: string
  where: string
  total: string
  /** What to do at the gate; '' where there is none. */
  gate: string
  link: string
  tickets: EmailTicket[]
}

/** The e-mail with the tickets of an order: text, HTML with the QR codes as pictures, and the event as a calendar file. */
export async function ticketEmail(order: OrderFacts, tickets: readonly TicketAnswer[], { origin, now }: EmailPlace): Promise<Email> {
  const { language, event, email: to } = order
  const words = WORDS[language]
  const format = formatterFor(language)
  const pictures = await picturesOf(tickets)
  const atGate = eventDays(event).length > 1 ? words.gateDays : words.gate
  const parts: EmailParts = {
    order,
    when: format.range(event.from_time, event.to_time),
    where: event.type === 'Online' ? words.online : (event.location ?? ''),
    total: order.final_price === 0 ? words.free : format.price(order.final_price),
    link: `${origin}/tickets/${order.event_order_id}`,
    gate: event.type === 'Online' ? '' : atGate,
    tickets: tickets.map((ticket) => {
      const { id, seat, seats, title, holder_name: holder, code } = ticket
      const cid = pictures.get(id)?.cid
      const days = daysText(ticket, language)
      return { seat: words.seat(format.number(seat), format.number(seats)), title, holder, days, code: code && printedCode(code), ...(cid && { cid }) }
    }),
  }
  const attachments = [...pictures.values(), calendarOf(order, { origin, now })]
  return { to, language, subject: words.subject(event.title), text: textOf(parts), html: pageOf(parts, words), attachments, unsubscribe: null }
}

/** When a ticket lets in; '' for an event of one day. */
function daysText(ticket: TicketAnswer, language: OrderFacts['language']): string {
  const entry = ticketDays(ticket, ticket.event)
  if (!entry) return ''
  const { eachDay, once } = WORDS[language].entry
  const names = dayNames(entry.days, formatterFor(language))
  if (entry.days.length === 1) return names
  return entry.isOnce ? once(names) : eachDay(names)
}

/** The e-mail that says that money has gone back. */
export function refundEmail(
  { email, language, full_name, event_order_id, event }: OrderFacts,
  { amount, ...refunded }: RefundFacts,
  { origin }: EmailPlace,
): Email {
  const { refund } = WORDS[language]
  const facts = { name: full_name, title: event.title, amount: formatterFor(language).price(amount), order: event_order_id, ...refunded }
  const text = refund.text({ ...facts, link: `${origin}/event_order/${event_order_id}` })
  return { to: email, language, subject: refund.subject(event.title), text, unsubscribe: null }
}

/** The e-mail that says that an order was called off, why, and what becomes of its money. Of an event that was called off calendars are told so too. */
export function calledOffEmail(order: OrderFacts, { origin, now }: EmailPlace): Email {
  const { email, language, full_name, event_order_id, event, final_price, off } = order
  const { calledOff } = WORDS[language]
  const facts = {
    name: full_name,
    title: event.title,
    isEvent: off.is_event,
    words: quoted(off.words),
    amount: final_price === 0 ? '' : formatterFor(language).price(final_price),
    order: event_order_id,
    link: `${origin}/event_order/${event_order_id}`,
  }
  return {
    to: email,
    language,
    subject: calledOff.subject(event.title),
    text: calledOff.text(facts),
    ...(off.is_event && { attachments: [calendarOf(order, { origin, now })] }),
    unsubscribe: null,
  }
}

async function picturesOf(tickets: readonly TicketAnswer[]): Promise<Map<number, Attachment & { cid: string }>> {
  const pictures = new Map<number, Attachment & { cid: string }>()
  for (const { id, qr, code } of tickets)
    if (qr !== null) pictures.set(id, { name: `ticket-${code}.png`, type: 'image/png', cid: `ticket-${code}@tickets`, bytes: await qrPicture(qr) })
  return pictures
}

function calendarOf({ event }: OrderFacts, { origin, now }: EmailPlace): Attachment {
  const text = eventCalendarFile(event, new URL(`/eventdetails/${event.event_id}`, origin), now)
  return { name: calendarFileName(event), type: 'text/calendar; charset=utf-8; method=PUBLISH', bytes: Buffer.from(text) }
}

/** A link stands on a line of its own, so that every mail program finds its end. */
function textOf({ order, when, where, total, gate, link, tickets }: EmailParts): string {
  const words = WORDS[order.language]
  const line = (label: string, text: string) => (text ? [`${label}: ${text}`] : [])
  const ofTicket = ({ seat, title, holder, days, code }: EmailTicket) => [
    `${seat} — ${title}`,
    ...line(words.holder, holder),
    ...line(words.entry.label, days),
    ...(code ? line(words.code, code) : [words.passed]),
    '',
  ]
  return [
    words.intro(order.full_name),
    '',
    order.event.title,
    ...line(words.when, when),
    ...line(words.where, where),
    ...(order.event.type === 'Online' ? [words.onlineHint] : []),
    '',
    ...tickets.flatMap(ofTicket),
    ...line(words.total, total),
    ...line(words.order, order.event_order_id),
    '',
    ...(gate ? [gate, ''] : []),
    `${words.open}:`,
    '',
    link,
    '',
    words.calendar,
    '',
    words.bye,
    '',
  ].join('\n')
}
