import { asc, eq } from 'drizzle-orm'
import { pick } from '#contract/core/pick.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { EVENT_FORM_FIELDS } from '#contract/events/event-form.ts'
import type { OwnEvent } from '#contract/events/own-events.ts'
import type { Pictures } from '../../../adapters/pictures.ts'
import { isTaken } from '../../../db/connection/faults.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { recomputeEvent } from '../../../db/events/event-seats.ts'
import { type EventRow, ownEvent } from '../../../db/events/own-event.ts'
import { readFaqs, writeFaqs } from '../../../db/faqs/faq-lists.ts'
import { requireShopStands } from '../../../db/sellers/shop-off.ts'
import { event_tickets, events } from '../../../db/tables/events.ts'
import { type CopiedItem, copyFiles, insertCopies } from '../../../galleries/copy-gallery.ts'
import type { CountWrite } from '../../../http/limits/unverified-writes.ts'
import { EVENT_GALLERY } from '../gallery/event-gallery.ts'
import { eventOfKey, insertEvent } from './create-event.ts'
import { readOwnCard, type Whose } from './read-own-event.ts'

const LATER_MS = 7 * DAY_MS

interface Tools {
  db: Database['db']
  pictures: Pictures
  countWrite: CountWrite
}

/**
 * A copy of an event a week later, which is not public yet: texts, pictures (under names of their own), kinds of ticket with all their seats,
 * questions. No orders, no promo codes. The same `client_key` again gives the same copy.
 * @throws {Problem} not-found — there is none, or it is another user's; shop-taken-off, pictures-full, unverified-limit.
 */
export async function duplicateEvent(tools: Tools, whose: Whose, client_key: string | undefined): Promise<OwnEvent> {
  const { db, pictures } = tools
  const { seller, event_id } = whose
  const original = await ownEvent(db, seller, event_id)
  const before = await eventOfKey(db, seller, client_key)
  if (before !== undefined) return readOwnCard(db, { ...whose, event_id: before })
  await requireShopStands(db, seller)
  await tools.countWrite(seller)
  const copies = await copyPictures(tools, original)
  const write = (tx: Tx) => writeCopy(tx, original, { ...copies, client_key: client_key ?? null })
  const copy = await inTransaction(db, write).catch(async (error: unknown) => {
    for (const file of [copies.thumbnail, ...copies.gallery.map((item) => item.file)]) await pictures.drop(file)
    const twin = isTaken(error) ? await eventOfKey(db, seller, client_key) : undefined
    if (twin === undefined) throw error
    return twin
  })
  return readOwnCard(db, { ...whose, event_id: copy })
}

async function writeCopy(tx: Tx, original: EventRow, { thumbnail, gallery, client_key }: Pictured & { client_key: string | null }): Promise<number> {
  const id = await insertEvent(tx, { ...kept(original), thumbnail, client_key })
  await copyParts(tx, original, { to: id, gallery })
  await recomputeEvent(tx, id)
  return id
}

const later = (at: string) => new Date(Date.parse(at) + LATER_MS).toISOString()
const laterOrNone = (at: string | null) => (at === null ? null : later(at))

/** What of an event is its copy's too. */
const kept = (row: EventRow) => ({
  ...pick(row, [...EVENT_FORM_FIELDS, 'seller', 'capacity', 'thumbnail_tone']),
  from_time: later(row.from_time),
  to_time: later(row.to_time),
  is_active: false,
  published_at: null,
})

interface Pictured {
  thumbnail: string | null
  gallery: CopiedItem[]
}

/** The pictures once more. One that is not there any more is left out. @throws {Problem} pictures-full — none was copied then. */
async function copyPictures({ db, pictures }: Tools, { id, seller, thumbnail }: EventRow): Promise<Pictured> {
  const made: string[] = []
  try {
    const gallery = await copyFiles({ db, pictures }, { kind: EVENT_GALLERY, subject: id, owner: seller }, made)
    return { thumbnail: await pictures.copy('events', thumbnail, seller), gallery }
  } catch (error) {
    for (const file of made) await pictures.drop(file)
    throw error
  }
}

async function copyParts(tx: Tx, original: EventRow, { to, gallery }: { to: number; gallery: readonly CopiedItem[] }): Promise<void> {
  const kinds = await tx.select().from(event_tickets).where(eq(event_tickets.event, original.id)).orderBy(asc(event_tickets.id))
  const copies = kinds.map(({ title, price, capacity, description, per_order_limit, position, is_closed, entry, days, ...kind }) => ({
    ...{ event: to, title, price, capacity, seats: capacity, description, per_order_limit, position, is_closed, entry, days },
    from: laterOrNone(kind.from),
    to: laterOrNone(kind.to),
  }))
  if (copies.length > 0) await tx.insert(event_tickets).values(copies)
  await insertCopies(tx, { kind: EVENT_GALLERY, subject: to, owner: original.seller }, gallery)
  const faq_list = await writeFaqs(tx, { list: null, owner: original.seller, faqs: await readFaqs(tx, original.faq_list) })
  await tx.update(events).set({ faq_list }).where(eq(events.id, to))
}
