import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { type EventForm, isToCome } from '#contract/events/event-form.ts'
import type { createEvent as contract, OwnEventDetail } from '#contract/events/own-events.ts'
import { cleanTexts } from '../../../adapters/rich-texts.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { requireTextsFit } from '../../../db/accounts/unverified.ts'
import { isTaken } from '../../../db/connection/faults.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { eventTermColumns, learnEventTerms } from '../../../db/events/event-words.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { events } from '../../../db/tables/events.ts'
import { makeDefaultKind } from './default-kind.ts'
import { EVENT_RICH_TEXTS, eventFields } from './event-fields.ts'
import type { SellingTools } from './parts.ts'
import { readOwnEvent } from './read-own-event.ts'
import { requireCategories } from './require-categories.ts'
import { requireRoom } from './require-room.ts'
import { holdSellerName } from './seller-name.ts'

interface Posted {
  seller: number
  body: v.InferOutput<typeof contract.body>
  thumbnail: Uint8Array | undefined
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Posts an event with one kind of ticket, made from its price and seats. What a phone sends again under its `client_key` is the event that it
 * made the first time. Whose it is, whether it is featured and how it stands is not the sender's to say.
 * @throws {Problem} bad-input — with every field at fault; too-many-requests — uploads of this seller; unsupported-media, too-large, busy,
 * pictures-full — as `Pictures` says; not-found — the shop is gone; shop-taken-off; unverified-limit.
 */
export async function createEvent(tools: SellingTools, { seller, body, thumbnail, now }: Posted): Promise<OwnEventDetail> {
  const { db } = tools
  const before = await eventOfKey(db, seller, body.client_key)
  if (before !== undefined) return readOwnEvent(db, { seller, event_id: before, now })
  await requireShopStands(db, seller)
  await tools.countWrite(seller)
  const clean = await cleanTexts(body, EVENT_RICH_TEXTS)
  await requireTextsFit(db, { user_id: seller, sent: clean.texts })
  const fields = eventFields({ ...body, ...clean.texts }, { ...clean.faults, ...(!thumbnail && { thumbnail: 'required' }) })
  if (!isToCome(fields, now)) throw new Problem('bad-input', { fields: { to_time: 'in-the-past' } })
  await requireCategories(db, fields)
  if (!thumbnail) throw new Problem('bad-input', { fields: { thumbnail: 'required' } })
  await tools.countUpload(seller)
  const { path, tone } = await tools.pictures.keepWhole('events', thumbnail, { user_id: seller })
  const event_id = await writeEvent(db, { fields, seller, body, now, cover: { thumbnail: path, thumbnail_tone: tone } }).catch(async (error: unknown) => {
    await tools.pictures.drop(path)
    const twin = isTaken(error) ? await eventOfKey(db, seller, body.client_key) : undefined
    if (twin === undefined) throw error
    return twin
  })
  return readOwnEvent(db, { seller, event_id, now })
}

interface Written extends Pick<Posted, 'seller' | 'body' | 'now'> {
  fields: EventForm
  cover: { thumbnail: string; thumbnail_tone: number }
}

function writeEvent(db: Database['db'], { fields, seller, body, now, cover }: Written): Promise<number> {
  const { is_active = true, client_key = null, language } = body
  return inTransaction(db, async (tx) => {
    await holdPerson(tx, seller)
    if (is_active) await requireRoom(tx, { seller, now })
    const event = await insertEvent(tx, { ...fields, ...cover, seller, client_key, is_active, ...(!is_active && { published_at: null }) })
    await makeDefaultKind(tx, { event, price: fields.price, seats: fields.seats, title: fields.title, language })
    return event
  })
}

type NewEvent = Omit<typeof events.$inferInsert, 'search_words' | 'place_words'>

/** Writes an event with the words by which it is found. @throws {Problem} not-found — the shop is gone; shop-taken-off; not-signed-in */
export async function insertEvent(tx: Tx, row: NewEvent): Promise<number> {
  const texts = { ...row, seller_name: await holdSellerName(tx, row.seller) }
  await requireShopStands(tx, row.seller)
  const [terms] = await learnEventTerms(tx, [texts])
  const [made] = await tx
    .insert(events)
    .values({ ...row, ...eventTermColumns(terms) })
    .returning({ id: events.id })
  if (!made) throw new TypeError('an event was written and has no id')
  return made.id
}

/** The event that a phone made under its key; undefined when it made none. */
export async function eventOfKey(db: Pick<Database['db'], 'select'>, seller: number, client_key: string | undefined): Promise<number | undefined> {
  if (client_key === undefined) return undefined
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.seller, seller), eq(events.client_key, client_key)))
  return row?.id
}
