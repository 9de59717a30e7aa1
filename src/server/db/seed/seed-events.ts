import { DAY_MS } from '#contract/core/time.ts'
import { TONES } from '#contract/core/tones.ts'
import { couponKey } from '#contract/purchases/purchase-rules.ts'
import type { EventCategoryIds } from '../events/event-categories.ts'
import { eventTermColumns, learnEventTerms } from '../events/event-words.ts'
import { event_tickets, events } from '../tables/events.ts'
import { coupons } from '../tables/purchases.ts'
import { descriptionOf, paragraphOf, termsOf } from './description.ts'
import { chooseFamilies, type Family, familyOf } from './drawing/family-choice.ts'
import { makeDice, seedOf } from './drawing/random.ts'
import type { CouponSketch, EventSketch, TicketSketch } from './event-sketch.ts'
import { DRAFTS } from './market/drafts.ts'
import { MARKET } from './market/market.ts'
import { SECOND_LANGUAGES } from './market/second-languages.ts'
import type { PictureBook } from './pictures.ts'
import { type Span, spanOf, startOfDay } from './schedule.ts'
import { seedParts } from './seed-parts.ts'
import type { SeedDb } from './seed-transaction.ts'

interface EventSeeding {
  book: PictureBook
  sellers: ReadonlyMap<string, { id: number; full_name: string }>
  categories: ReadonlyMap<string, EventCategoryIds>
  now: number
}

/** Earlier editions of long events lasted a day. */
const LONGEST_EDITION_HOURS = 9

interface Edition {
  sketch: EventSketch
  title: string
  span: Span
  tone: number
  isPast: boolean
  isDraft: boolean
}

/** An edition, and in which manner its picture is drawn. */
type Pictured = Edition & { family: Family }

/** Writes every event of the market with all that belongs to it. */
export async function seedEvents(db: SeedDb, seeding: EventSeeding): Promise<void> {
  const editions = withFamilies(editionsOf(seeding.now))
  const rows = editions.map((edition) => rowOf(edition, seeding))
  const terms = await learnEventTerms(
    db,
    rows.map(({ texts }) => texts),
  )
  const made = await db
    .insert(events)
    .values(rows.map(({ row }, index) => ({ ...row, ...eventTermColumns(terms[index]) })))
    .returning({ id: events.id })
  const withIds = editions.map((edition, index) => ({ edition, id: made[index]?.id ?? 0 }))
  await db
    .insert(event_tickets)
    .values(withIds.flatMap(({ edition, id }) => edition.sketch.tickets.map((ticket) => ({ ...ticketRow(ticket, edition, seeding.now), event: id }))))
  const coming = withIds.filter(({ edition }) => !edition.isPast)
  await db
    .insert(coupons)
    .values(coming.flatMap(({ edition, id }) => (edition.sketch.coupons ?? []).map((coupon) => ({ ...couponRow(coupon, seeding.now), event: id }))))
  for (const { edition, id } of withIds) {
    const seller = seeding.sellers.get(edition.sketch.seller)?.id ?? 0
    await seedParts(db, { id, seller }, { gallery: galleryOf(edition, seeding.book), faqs: edition.sketch.faqs ?? [] })
  }
}

/** Past ones first, as they were posted; then what is to come, mixed; then drafts. */
function editionsOf(now: number): Edition[] {
  const past = MARKET.flatMap((sketch) =>
    (sketch.past ?? []).map(([title, daysAgo]): Edition => {
      const span = spanOf({ day: { in: -daysAgo }, at: sketch.at, hours: Math.min(sketch.hours, LONGEST_EDITION_HOURS) }, now)
      return { sketch, title, span, tone: (sketch.tone + 5) % TONES.length, isPast: true, isDraft: false }
    }),
  ).sort((a, b) => Date.parse(a.span.from_time) - Date.parse(b.span.from_time))
  const present = (sketch: EventSketch): Edition => ({
    sketch,
    title: sketch.title,
    span: spanOf(sketch, now),
    tone: sketch.tone,
    isPast: false,
    isDraft: false,
  })
  const coming = makeDice(seedOf('order')).shuffle(MARKET).map(present)
  return [...past, ...coming, ...DRAFTS.map((sketch) => ({ ...present(sketch), isDraft: true }))]
}

/** So that pictures differ from their neighbours in the list, which begins with what comes first. */
function withFamilies(editions: readonly Edition[]): Pictured[] {
  const listed = editions.toSorted((a, b) => Number(a.isPast) - Number(b.isPast) || Date.parse(a.span.from_time) - Date.parse(b.span.from_time))
  const families = chooseFamilies(listed.map(({ sketch, title }) => ({ key: title, motif: sketch.motif })))
  return editions.map((edition) => ({ ...edition, family: families[listed.indexOf(edition)] ?? 'panel' }))
}

/** Seats that are left: none are known to be sold of what is over. */
const seatsLeft = (ticket: TicketSketch) => ticket.left ?? ticket.capacity

function rowOf(edition: Pictured, { book, sellers, categories, now }: EventSeeding) {
  const { sketch, title, tone } = edition
  const seller = sellers.get(sketch.seller)
  const category = categories.get(sketch.category)
  if (!seller || !category) throw new Error(`${title}: no seller ${sketch.seller} or no category ${sketch.category}`)
  const type = sketch.link ? ('Online' as const) : ('Offline' as const)
  const posted = new Date(Math.min(now, Date.parse(edition.span.from_time)) - (3 + (title.length % 20)) * DAY_MS).toISOString()
  const second = SECOND_LANGUAGES[title]
  const row = {
    seller: seller.id,
    title,
    second_title: second?.title ?? '',
    second_description: second ? paragraphOf(second.text) : '',
    price: Math.min(...sketch.tickets.map((ticket) => ticket.price)),
    seats: sketch.tickets.reduce((sum, ticket) => sum + seatsLeft(ticket), 0),
    ...edition.span,
    type,
    link: sketch.link ?? null,
    location: sketch.place ?? null,
    description: descriptionOf(sketch),
    terms_and_condition: termsOf(sketch),
    // Earlier editions of one look share one picture of their series.
    thumbnail: book.event({ key: edition.isPast ? `${sketch.title} before` : title, motif: sketch.motif, tone, family: edition.family }),
    thumbnail_tone: tone,
    event_status: edition.isPast ? 'Completed' : 'Upcoming',
    is_active: !edition.isDraft,
    published_at: edition.isDraft ? null : posted,
    created_at: posted,
    updated_at: posted,
    ...category,
  }
  return { row, texts: { ...row, seller_name: seller.full_name } }
}

function ticketRow(ticket: TicketSketch, { span }: Edition, now: number) {
  const window = {
    over: { from: null, to: new Date(startOfDay(now, 0)).toISOString() },
    soon: { from: new Date(startOfDay(now, 3)).toISOString(), to: span.from_time },
    always: { from: null, to: null },
  }[ticket.sale ?? 'always']
  return {
    title: ticket.title,
    price: ticket.price,
    seats: seatsLeft(ticket),
    capacity: ticket.capacity,
    description: ticket.about ?? '',
    per_order_limit: ticket.limit ?? 10,
    ...window,
  }
}

const couponRow = (coupon: CouponSketch, now: number) => ({
  code: coupon.code,
  code_key: couponKey(coupon.code),
  percent: 'percent' in coupon ? coupon.percent : null,
  taka: 'taka' in coupon ? coupon.taka : null,
  to: coupon.isOver ? new Date(startOfDay(now, 0)).toISOString() : null,
  most_uses: coupon.uses ?? null,
  most_per_buyer: coupon.perBuyer ?? 1,
})

/** The picture of the card, further ones, a film. Pictures are shared among events, as sellers do with their best ones. */
function galleryOf({ sketch, title, tone, isPast, family }: Pictured, book: PictureBook) {
  if (!sketch.gallery || isPast) return []
  const own = { name: title, file: book.event({ key: title, motif: sketch.motif, tone, family }), tone, video_url: null }
  const more = sketch.gallery.map((motif, index) => {
    const key = `${motif} ${index % 2}`
    const ground = Math.abs(seedOf(key)) % TONES.length
    return { name: `${title} ${index + 2}`, file: book.event({ key, motif, tone: ground, family: familyOf({ key, motif }) }), tone: ground, video_url: null }
  })
  const film = sketch.video ? [{ name: title, file: null, tone, video_url: `https://www.youtube-nocookie.com/embed/${sketch.video}` }] : []
  return [own, ...more, ...film]
}
