import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { CALLED_OFF } from '#contract/events/own-event-rules.ts'
import { freeName } from '../../../db/accounts/freed-names.ts'
import { endComments } from '../../../db/blogs/end-comments.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { buyers, known_devices, mail_links, sessions, users } from '../../../db/tables/accounts.ts'
import { events } from '../../../db/tables/events.ts'
import { gate_passes } from '../../../db/tables/gate.ts'
import { notices } from '../../../db/tables/notices.ts'
import { event_orders, kept_answers } from '../../../db/tables/orders.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import { tickets } from '../../../db/tables/tickets.ts'
import type { SignedInAs } from '../../../http/sessions/live-sessions.ts'
import type { AccountParts } from '../parts.ts'
import { requireStillSignedIn } from '../sessions/still-theirs.ts'
import { endJobs } from './end-jobs.ts'
import { endWriting } from './end-writing.ts'

interface Farewell {
  session: Pick<SignedInAs, 'user_id' | 'session_id'>
  requestId: string
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Lets a person go: what named them is gone, their shop and its events are off the market, their comments are taken back, every session and every
 * gate has ended. The row itself stays without a name, and so does the buyer record: money that was moved stays accounted for.
 * @throws {Problem} not-signed-in — it is deleted already, or the session was ended meanwhile.
 */
export async function deleteAccount(parts: AccountParts, { session, requestId, now }: Farewell): Promise<void> {
  const { user_id } = session
  const { pictures, cvs } = await inTransaction(parts.database.db, async (tx) => {
    const mine = and(eq(users.id, user_id), isNull(users.deleted_at))
    const [person] = await tx.select({ picture: users.profile_picture, username_key: users.username_key }).from(users).where(mine).for('update')
    if (!person) throw new Problem('not-signed-in')
    await requireStillSignedIn(tx, session)
    await endEvents(tx, user_id)
    await endGates(tx, user_id)
    const cvs = await endJobs(tx, user_id)
    await endComments(tx, user_id)
    const covers = await endWriting(tx, user_id)
    const shops = await tx
      .delete(seller_profiles)
      .where(eq(seller_profiles.user_id, user_id))
      .returning({ picture: seller_profiles.profile_picture, slug: seller_profiles.slug })
    for (const theirs of [sessions, known_devices, mail_links, kept_answers, notices]) await tx.delete(theirs).where(eq(theirs.user_id, user_id))
    await forgetWhoOrdered(tx, user_id)
    await tx.update(users).set(nobody(user_id, now)).where(mine)
    await freeName(tx, { kind: 'username', name: person.username_key, user_id })
    for (const { slug } of shops) await freeName(tx, { kind: 'shop', name: slug, user_id })
    await parts.note(tx, { kind: 'account-deleted', user_id, request_id: requestId })
    return { pictures: [person.picture, ...shops.map(({ picture }) => picture), ...covers], cvs }
  })
  parts.sessions.forget(user_id)
  // Only now: had the transaction failed, its rows would name pictures that are gone.
  for (const picture of pictures) await parts.pictures.drop(picture)
  for (const key of cvs) await parts.papers.remove(key)
}

/** What is to come cannot take place without them: it is called off, so that whoever has paid for it gets their money back. */
async function endEvents(tx: Pick<Database['db'], 'update'>, user_id: number): Promise<void> {
  const own = eq(events.seller, user_id)
  await tx
    .update(events)
    .set({ event_status: CALLED_OFF, called_off_at: sql`now()`, called_off_reason: '' })
    .where(and(own, isNull(events.called_off_at), isNotNull(events.published_at), sql`${events.to_time} > now()`))
  await tx.update(events).set({ is_active: false }).where(and(own, events.is_active))
}

/** Nobody is left who could take a link back, and it shows who comes. */
async function endGates(tx: Pick<Database['db'], 'update' | 'select'>, user_id: number): Promise<void> {
  const own = tx.select({ id: events.id }).from(events).where(eq(events.seller, user_id))
  await tx
    .update(gate_passes)
    .set({ revoked_at: sql`now()` })
    .where(and(inArray(gate_passes.event, own), isNull(gate_passes.revoked_at)))
}

/**
 * Orders and tickets stay, for what they cost and hold; who made them, and how to reach them, goes. A ticket that somebody else has now
 * keeps their name: it is theirs, and the gate asks for it.
 */
async function forgetWhoOrdered(tx: Pick<Database['db'], 'update' | 'select'>, user_id: number): Promise<void> {
  const own = tx.select({ id: buyers.id }).from(buyers).where(eq(buyers.user_id, user_id))
  await tx.update(event_orders).set({ full_name: '', phone_number: '', email: '', order_note: '' }).where(inArray(event_orders.buyer, own))
  const orders = tx.select({ id: event_orders.id }).from(event_orders).where(inArray(event_orders.buyer, own))
  const isOthers = and(eq(tickets.state, 'valid'), isNotNull(tickets.secret_hash))
  await tx
    .update(tickets)
    .set({ holder_name: '' })
    .where(and(inArray(tickets.event_order, orders), sql`not (${isOthers})`))
}

/** What is left in the row. A `#` is in no name that anybody can choose, so these are always free. */
function nobody(user_id: number, now: number) {
  const name = `deleted#${user_id}`
  return {
    username: name,
    username_key: name,
    email: `${name}@invalid`,
    email_key: `${name}@invalid`,
    password_hash: null,
    email_verified_at: null,
    pending_email: null,
    full_name: '',
    phone: null,
    profile_picture: null,
    google_sub: null,
    is_staff: false,
    phone_salt: null,
    deleted_at: new Date(now).toISOString(),
  }
}
