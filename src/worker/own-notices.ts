import * as v from 'valibot'
import { lowerCase } from '#contract/core/one-form.ts'
import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'
import type { ShownKind, showOwnNotice } from './notifications.ts'

/** What a phone notifies of by itself: of the noun's entries that were sent, and of those that the service refused. */
const KINDS: Readonly<Record<string, { sent?: ShownKind; waits: ShownKind }>> = {
  orders: { sent: 'order-sent', waits: 'needs-decision' },
  'shop-purchases': { sent: 'order-sent', waits: 'needs-decision' },
  applications: { sent: 'application-sent', waits: 'application-waits' },
  // The other side waits for a step that was refused; of one that was sent its order says so.
  'shop-orders': { waits: 'step-waits' },
  'shop-returns': { waits: 'step-waits' },
}

/** What the noun keeps of itself: one title, or what is ordered of each seller. */
const About = v.object({ title: v.optional(v.string(), ''), parts: v.optional(v.array(v.object({ name: v.string() })), []) })
/** What the service said of an order of tickets, or of a purchase of goods. */
const Answer = v.object({ event_order_id: v.optional(v.string()), number: v.optional(v.string()), method: v.optional(v.string()) })

interface OwnNotice {
  kind: ShownKind
  about: Parameters<typeof showOwnNotice>[1]
}

/** The notification about an entry that was settled; undefined: a comment is nothing to light up a phone for, and for other nouns there are no words. */
export function ownNoticeOf({ id, noun, state, about, answer, language }: OutboxEntry): OwnNotice | undefined {
  const kinds = KINDS[noun]
  const [shown, said] = [v.safeParse(About, about), v.safeParse(Answer, answer)]
  const { title, parts } = shown.success ? shown.output : { title: '', parts: [] }
  const { event_order_id, number, method } = said.success ? said.output : {}
  const kind = state === 'sent' ? kinds?.sent : kinds?.waits
  if (!kind) return undefined
  const event_title = title || parts.map(({ name }) => name).join(', ')
  const given = { event_title, event_order_id, language, tag: `outbox-${id}` }
  const isPurchase = noun === 'shop-purchases' && state === 'sent' && number !== undefined
  if (!isPurchase) return { kind, about: given }
  return { kind: method === 'online' ? 'to-pay' : kind, about: { ...given, path: `/shop_purchase/${lowerCase(number)}` } }
}
