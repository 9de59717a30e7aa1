import { eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type * as v from 'valibot'
import { textsOf } from '#contract/core/form-values.ts'
import { Problem } from '#contract/core/problem.ts'
import { EVENT_FORM_FIELDS, type EventForm, type EventFormTexts, isToCome } from '#contract/events/event-form.ts'
import { CALLED_OFF } from '#contract/events/own-event-rules.ts'
import type { updateEvent as contract, OwnEventDetail } from '#contract/events/own-events.ts'
import { type CleanTexts, cleanTexts } from '../../../adapters/rich-texts.ts'
import { requireTextsFit } from '../../../db/accounts/unverified.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import { eventTermColumns, learnEventTerms } from '../../../db/events/event-words.ts'
import { moveHold } from '../../../db/events/move-hold.ts'
import { type EventRow, holdOwnEvent, ownEvent } from '../../../db/events/own-event.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { events } from '../../../db/tables/events.ts'
import { changeSeats, readStock, requireSeats, type Stock } from './change-seats.ts'
import { EVENT_RICH_TEXTS, eventFields } from './event-fields.ts'
import type { SellingTools } from './parts.ts'
import { readOwnEvent, type Whose } from './read-own-event.ts'
import { requireCategories } from './require-categories.ts'
import { isOnSale, requireRoom } from './require-room.ts'
import { changed, requireVersion } from './require-version.ts'
import { holdSellerName } from './seller-name.ts'
import { marketColumns, requireSellable } from './switch-event.ts'

interface Change {
  body: v.InferOutput<typeof contract.body>
  thumbnail: Uint8Array | undefined
}

/**
 * Changes an event: what is left out stays, what is empty is cleared, and the whole must still be what could be posted. Of one that was called
 * off, texts and picture can be changed, and nothing that sells.
 * @throws {Problem} not-found — there is none, or it is another user's; stale — it changed since `version`; bad-input — with the fields at
 * fault; below-sold; event-closed — it was called off; taken-off, shop-taken-off; unverified-limit; too-many-requests, unsupported-media, too-large, busy, pictures-full — of the picture.
 */
export async function updateEvent(tools: SellingTools, whose: Whose, { body, thumbnail }: Change): Promise<OwnEventDetail> {
  const { db } = tools
  const { seller, event_id, now } = whose
  const seen = await ownEvent(db, seller, event_id)
  await tools.countWrite(seller)
  const seenStock = await readStock(db, seen)
  const change = { body, now, clean: await cleanTexts(body, EVENT_RICH_TEXTS) }
  await requireTextsFit(db, { user_id: seller, sent: change.clean.texts, before: seen })
  // Before a picture is worked on; what changes in between is judged again.
  const planned = planFields(seen, seenStock, change)
  judgeChange(seen, seenStock, { ...change, fields: planned })
  await requireCategories(db, planned)
  const picture = thumbnail && (await keepCover(tools, { seller, thumbnail, replaces: seen.thumbnail }))
  try {
    const before = await inTransaction(db, async (tx) => {
      // Shops come before their events, as where a shop is renamed.
      const seller_name = await holdSellerName(tx, seller)
      const held = await holdOwnEvent(tx, seller, event_id)
      const stock = await readStock(tx, held)
      // Price and seats change with the kinds of ticket, without a new version.
      const isAsSeen = held.version === seen.version && held.price === seen.price && stock.capacity === seenStock.capacity
      const fields = isAsSeen ? planned : planFields(held, stock, change)
      judgeChange(held, stock, { ...change, fields })
      await requireCategories(tx, fields)
      const next = { ...held, is_active: body.is_active ?? held.is_active, to_time: fields.to_time }
      if (body.is_active && !held.is_active) await requireShopStands(tx, seller)
      if (isOnSale(next, now) && !isOnSale(held, now)) await requireRoom(tx, { seller, now })
      const cover = picture && { thumbnail: picture.path, thumbnail_tone: picture.tone }
      await write(tx, held, { fields, seller_name, more: { ...cover, ...marketColumns(held, body.is_active ?? held.is_active) } })
      if (changesOf(held, stock, fields).times) await moveHold(tx, held.id)
      await changeSeats(tx, { id: held.id, title: fields.title }, { price: fields.price, seats: fields.seats, stock })
      return held.thumbnail
    })
    if (picture) await tools.pictures.drop(before)
  } catch (error) {
    if (picture) await tools.pictures.drop(picture.path)
    throw error
  }
  return readOwnEvent(db, whose)
}

interface NewCover {
  seller: number
  thumbnail: Uint8Array
  /** Path of the one that it has. */
  replaces: string | null
}

async function keepCover({ countUpload, pictures }: SellingTools, { seller, thumbnail, replaces }: NewCover) {
  await countUpload(seller)
  return pictures.keepWhole('events', thumbnail, { user_id: seller, replaces })
}

interface Options {
  body: Change['body']
  /** Milliseconds since the epoch. */
  now: number
  /** What was sent of the rich texts. */
  clean: CleanTexts<(typeof EVENT_RICH_TEXTS)[number]>
}

/** What an event would come to by a change. @throws {Problem} stale; bad-input — with the fields at fault. */
function planFields(row: EventRow, stock: Stock, { body, clean }: Options): EventForm {
  requireVersion(row, body.version)
  return eventFields({ ...merged(row, stock, body), ...clean.texts }, clean.faults)
}

/** Lets pass a change that its event allows as it stands. @throws {Problem} as `updateEvent` says. */
function judgeChange(row: EventRow, stock: Stock, { body, now, fields }: Options & { fields: EventForm }): void {
  const { price, ...moved } = changesOf(row, stock, fields)
  // With several kinds of ticket the price is read and not believed, so another one changes nothing.
  const isSaleChanged = moved.times || moved.seats || (price && stock.kinds.length < 2)
  if (row.event_status === CALLED_OFF && (isSaleChanged || body.is_active)) throw new Problem('event-closed')
  if (moved.times && !isToCome(fields, now)) throw new Problem('bad-input', { fields: { to_time: 'in-the-past' } })
  if (moved.seats) requireSeats(fields.seats, stock)
  if (body.is_active && !row.is_active) requireSellable({ ...row, to_time: fields.to_time }, now)
}

const changesOf = (row: EventRow, stock: Stock, fields: EventForm) => ({
  times: fields.from_time !== isoOf(row.from_time) || fields.to_time !== isoOf(row.to_time),
  seats: fields.seats !== stock.capacity,
  price: fields.price !== row.price,
})

const isoOf = (at: string) => new Date(at).toISOString()

/** The fields as their seller sees them, with what was sent in their place. */
function merged(row: EventRow, stock: Stock, body: Change['body']): EventFormTexts {
  const texts: EventFormTexts = {
    ...textsOf(EVENT_FORM_FIELDS, row),
    seats: String(stock.capacity),
    from_time: isoOf(row.from_time),
    to_time: isoOf(row.to_time),
    // Another markup than the editor's own state of it would be lost as soon as the editor opens.
    description_state: body.description === undefined ? row.description_state : '',
    second_description_state: body.second_description === undefined ? row.second_description_state : '',
    terms_state: body.terms_and_condition === undefined ? row.terms_state : '',
  }
  for (const name of EVENT_FORM_FIELDS) texts[name] = body[name] ?? texts[name]
  return texts
}

interface Written {
  fields: EventForm
  seller_name: string
  more: PgUpdateSetSource<typeof events>
}

/** Price and seats are `changeSeats`'s. */
async function write(tx: Tx, { id }: EventRow, { fields: { price: _price, seats: _seats, ...fields }, seller_name, more }: Written): Promise<void> {
  const texts = { ...fields, seller_name }
  const [terms] = await learnEventTerms(tx, [texts])
  await tx
    .update(events)
    .set({ ...fields, ...more, ...eventTermColumns(terms), ...changed })
    .where(eq(events.id, id))
}
