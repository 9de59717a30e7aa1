import { sql } from 'drizzle-orm'
import { type SaleNotice, type SoldTickets, salesPath } from '#contract/events/sale-notices.ts'
import type { NoticeSource, PushOptions } from '../notices/notice-source.ts'

const KINDS: Record<SaleNotice, PushOptions> = { sale: { ttl_seconds: 24 * 3600 }, 'first-sale': { ttl_seconds: 48 * 3600 } }

type About = SoldTickets & { event_title: string }

/** Notices of sales: of orders that stand. Nothing is told of money that has gone back, or is about to. */
export const SALE_NOTICE_SOURCE: NoticeSource<About | null> = {
  kinds: KINDS,
  canBeGone: true,
  about: () => sql`(
    select json_build_object('event_id', e.id, 'event_title', e.title, 'tickets', sum(line.tickets)::int, 'taka', sum(o.total_price - o.discount_price)::int)
    from notice_sales told
    join purchases o on o.id = told.purchase and o.state = 'confirmed'
    join events e on e.id = o.event
    cross join lateral (select sum(i.quantity) as tickets from event_order_items i where i.purchase = o.id) line
    where told.notice = notices.id
    group by e.id, e.title)`,
  listed: (about) => (about ? { event_title: about.event_title, sold: soldOf(about) } : {}),
  pushed: (about) => (about ? { event_title: about.event_title, path: salesPath(about), sold: soldOf(about) } : { event_title: '' }),
  subjectOf: (about) => String(about?.event_id ?? ''),
  isStillSo: (about, { is_read }) => about !== null && !is_read,
}

const soldOf = ({ event_id, tickets, taka }: About): SoldTickets => ({ event_id, tickets, taka })
