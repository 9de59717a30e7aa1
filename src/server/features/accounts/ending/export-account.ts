import { and, desc, eq, notLike } from 'drizzle-orm'
import type { Account } from '#contract/accounts/accounts.ts'
import type { Database } from '../../../db/connection/open.ts'
import { buyers, known_devices, mail_links, security_events, sessions, users } from '../../../db/tables/accounts.ts'
import { events } from '../../../db/tables/events.ts'
import { notices, push_subscriptions } from '../../../db/tables/notices.ts'
import { event_orders } from '../../../db/tables/orders.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import { tickets } from '../../../db/tables/tickets.ts'
import { uploads } from '../../../db/tables/uploads.ts'
import { readAccount } from '../profile/read-account.ts'
import { exportComments } from './export-comments.ts'
import { exportJobs } from './export-jobs.ts'
import { exportWriting } from './export-writing.ts'

/** Of what grows with time; far above what one person does in years. */
const MOST_ROWS = 10_000

/** What is kept about a person, beside the account. */
export interface AccountExport {
  /** ISO 8601 UTC. */
  exported_at: string
  account: Account
  [more: string]: unknown
}

/**
 * Everything that is kept about the person behind an account, for themselves. Hashes are left out: they say nothing to anybody, and
 * would be one more place to lose them.
 * @param now milliseconds since the epoch.
 * @throws {Problem} not-signed-in — it was deleted while its owner asked.
 */
export async function exportAccount(db: Database['db'], user_id: number, now: number): Promise<AccountExport> {
  const account = await readAccount(db, user_id)
  const [google] = await db.select({ google_sub: users.google_sub }).from(users).where(eq(users.id, user_id))
  return {
    exported_at: new Date(now).toISOString(),
    account,
    google_account: google?.google_sub ?? null,
    ...(await asBuyerAndSeller(db, user_id)),
    ...(await asVisitor(db, user_id)),
    ...(await asTold(db, user_id)),
    ...(await exportJobs(db, user_id)),
    ...(await exportWriting(db, user_id)),
    ...(await exportComments(db, user_id)),
  }
}

async function asBuyerAndSeller(db: Database['db'], user_id: number) {
  const [buyer] = await db.select({ id: buyers.id, created_at: buyers.created_at }).from(buyers).where(eq(buyers.user_id, user_id))
  const [row] = await db.select().from(seller_profiles).where(eq(seller_profiles.user_id, user_id))
  const { search_words: _, ...shop } = row ?? { search_words: null }
  const own = await db
    .select({
      id: events.id,
      title: events.title,
      price: events.price,
      seats: events.seats,
      from_time: events.from_time,
      to_time: events.to_time,
      type: events.type,
      link: events.link,
      location: events.location,
      description: events.description,
      terms_and_condition: events.terms_and_condition,
      thumbnail: events.thumbnail,
      is_active: events.is_active,
      event_status: events.event_status,
      called_off_reason: events.called_off_reason,
      created_at: events.created_at,
    })
    .from(events)
    .where(eq(events.seller, user_id))
    .orderBy(desc(events.id))
    .limit(MOST_ROWS)
  const { key, bytes, at } = uploads
  const pictures = await db
    .select({ key, bytes, at })
    .from(uploads)
    .where(and(eq(uploads.user_id, user_id), notLike(key, 'papers/%')))
    .orderBy(desc(at))
    .limit(MOST_ROWS)
  return {
    buyer: buyer ?? null,
    seller: row ? shop : null,
    events: own,
    pictures,
    orders: buyer ? await ordersOf(db, buyer.id) : [],
    tickets: buyer ? await ticketsOf(db, buyer.id) : [],
  }
}

const ordersOf = (db: Database['db'], buyer: number) =>
  db
    .select({
      event_order_id: event_orders.event_order_id,
      event: event_orders.event,
      state: event_orders.state,
      full_name: event_orders.full_name,
      phone_number: event_orders.phone_number,
      email: event_orders.email,
      order_note: event_orders.order_note,
      total_price: event_orders.total_price,
      final_price: event_orders.final_price,
      created_at: event_orders.created_at,
    })
    .from(event_orders)
    .where(eq(event_orders.buyer, buyer))
    .orderBy(desc(event_orders.id))
    .limit(MOST_ROWS)

/** Addresses of browsers are secrets of theirs: which service they belong to says enough. */
async function asTold(db: Database['db'], user_id: number) {
  const told = await db
    .select({ kind: notices.kind, event_order_id: event_orders.event_order_id, comment: notices.comment, at: notices.created_at, read_at: notices.read_at })
    .from(notices)
    .leftJoin(event_orders, eq(event_orders.id, notices.event_order))
    .where(eq(notices.user_id, user_id))
    .orderBy(desc(notices.id))
    .limit(MOST_ROWS)
  const { endpoint, language, created_at } = push_subscriptions
  const browsers = await db.select({ endpoint, language, created_at }).from(push_subscriptions).where(eq(push_subscriptions.user_id, user_id))
  return { notices: told, push_subscriptions: browsers.map(({ endpoint, ...rest }) => ({ push_service: new URL(endpoint).host, ...rest })) }
}

/** Without what opens a gate: the file may lie anywhere. */
const ticketsOf = (db: Database['db'], buyer: number) =>
  db
    .select({
      event_order_id: event_orders.event_order_id,
      event: tickets.event,
      state: tickets.state,
      holder_name: tickets.holder_name,
      created_at: tickets.created_at,
      ended_at: tickets.ended_at,
    })
    .from(tickets)
    .innerJoin(event_orders, eq(event_orders.id, tickets.event_order))
    .where(eq(event_orders.buyer, buyer))
    .orderBy(desc(tickets.id))
    .limit(MOST_ROWS)

async function asVisitor(db: Database['db'], user_id: number) {
  const { device, created_at, last_used_at, expires_at, remember } = sessions
  const signedIn = await db
    .select({ device, created_at, last_used_at, expires_at, remember })
    .from(sessions)
    .where(eq(sessions.user_id, user_id))
    .orderBy(desc(last_used_at))
    .limit(MOST_ROWS)
  const links = await db
    .select({ purpose: mail_links.purpose, email: mail_links.email, expires_at: mail_links.expires_at })
    .from(mail_links)
    .where(eq(mail_links.user_id, user_id))
    .limit(MOST_ROWS)
  const { at, kind, by, details } = security_events
  const happened = await db
    .select({ at, kind, by, details })
    .from(security_events)
    .where(eq(security_events.user_id, user_id))
    .orderBy(desc(security_events.id))
    .limit(MOST_ROWS)
  return {
    sessions: signedIn,
    known_devices: await db.$count(known_devices, eq(known_devices.user_id, user_id)),
    mail_links: links,
    security_events: happened,
  }
}
