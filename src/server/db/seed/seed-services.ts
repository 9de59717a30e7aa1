import { inArray } from 'drizzle-orm'
import { scriptLanguage } from '#contract/core/text.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { SERVICE_LIMITS } from '#contract/services/service-limits.ts'
import { writeFaqs } from '../faqs/faq-lists.ts'
import { learnServiceTerms, type ServiceTexts, serviceTermColumn } from '../services/service-words.ts'
import { users } from '../tables/accounts.ts'
import { galleries, gallery_items } from '../tables/galleries.ts'
import { service_members, services } from '../tables/services.ts'
import { listOf, paragraphOf } from './description.ts'
import { toneOf } from './drawing/goods/tone-of.ts'
import { makeDice, seedOf } from './drawing/random.ts'
import type { PictureBook } from './pictures.ts'
import type { SeedDb } from './seed-transaction.ts'
import { readServiceLeaves, type ServiceLeaf } from './service-categories-of.ts'
import { DEMO_PROVIDERS } from './services/demo-services.ts'
import { seedTeam } from './services/seed-team.ts'
import type { ProviderSketch, ServiceSketch } from './services/service-sketch.ts'

interface ServiceSeeding {
  book: PictureBook
  sellers: ReadonlyMap<string, { id: number; full_name: string; district: string | null }>
  now: number
}

/** Most have been offered for some months, so that they could be booked and rated; some are new. Days. */
const POSTED = { most: [75, 130], new: [2, 20], ofHundredNew: 20 } as const
/** Nobody offers anything before having been here for so many days. */
const MEMBER_DAYS = 2

/** Writes every team of the market with its hours, and what it offers, in the order in which it was posted. */
export async function seedServices(db: SeedDb, { book, sellers, now }: ServiceSeeding): Promise<void> {
  const leaves = await readServiceLeaves(db)
  const since = await readSince(db, [...sellers.values()])
  const drafts: Draft[] = []
  for (const provider of DEMO_PROVIDERS) {
    const seller = sellers.get(provider.seller)
    if (!seller) throw new Error(`no account is called ${provider.seller}`)
    const members = await seedTeam(db, provider, { book, seller: seller.id, now })
    for (const sketch of provider.services) {
      const leaf = leaves.get(sketch.category)
      if (!leaf) throw new Error(`${sketch.title}: no category ${sketch.category}`)
      const posted = postedAt(sketch, { now, since: since.get(seller.id) ?? now })
      drafts.push({ sketch, members, row: rowOf({ sketch, provider, seller, leaf, posted }) })
    }
  }
  drafts.sort((one, other) => Date.parse(one.row.created_at) - Date.parse(other.row.created_at))
  await writeDrafts(db, drafts, book)
}

async function readSince(db: SeedDb, sellers: readonly { id: number }[]): Promise<ReadonlyMap<number, number>> {
  const ids = sellers.map(({ id }) => id)
  const rows = await db.select({ id: users.id, created_at: users.created_at }).from(users).where(inArray(users.id, ids))
  return new Map(rows.map(({ id, created_at }) => [id, Date.parse(created_at)]))
}

function postedAt({ title }: ServiceSketch, { now, since }: { now: number; since: number }): string {
  const dice = makeDice(seedOf(`posted ${title}`))
  const [least, most] = dice.whole(1, 100) <= POSTED.ofHundredNew ? POSTED.new : POSTED.most
  const minutes = dice.whole(least * 1440, most * 1440)
  return new Date(Math.max(now - minutes * 60_000, since + MEMBER_DAYS * DAY_MS)).toISOString()
}

type ServiceRow = Omit<typeof services.$inferInsert, 'search_words'> & ServiceTexts & { created_at: string }

interface Draft {
  sketch: ServiceSketch
  /** Of the team, the seller first. */
  members: readonly number[]
  row: ServiceRow
}

interface Offering {
  sketch: ServiceSketch
  provider: ProviderSketch
  seller: { id: number; full_name: string; district: string | null }
  leaf: Omit<ServiceLeaf, 'title' | 'title_bn'>
  posted: string
}

/** As the form of a service would have stored it. */
function rowOf({ sketch, provider, seller, leaf, posted }: Offering): ServiceRow {
  const { title, second, lead, points, place = 'at-customer', price, hours, pauses = [0, 0], isInstant = false, isOff = false } = sketch
  const { at, link = '' } = provider
  return {
    seller: seller.id,
    seller_name: seller.full_name,
    district: seller.district,
    title,
    second_title: second[0],
    description: paragraphOf(lead) + listOf(points),
    second_description: paragraphOf(second[1]),
    place,
    districts: place === 'at-customer' ? [...(sketch.districts ?? [])] : [],
    ...(place === 'at-provider' && { at_district: at.district, at_area: at.area, at_line: at.line, directions: at.directions ?? '' }),
    link: place === 'online' ? link : '',
    pricing: pricingOf(sketch),
    price: price === 'quote' ? 0 : price,
    ...(hours && { hours_least: hours[0], hours_most: hours[1] }),
    duration: sketch.duration ?? 60,
    step: sketch.step ?? '60',
    seats: sketch.seats ?? 1,
    ...{ pause_before: pauses[0], pause_after: pauses[1] },
    notice_hours: sketch.notice_hours ?? SERVICE_LIMITS.noticeHoursUsual,
    horizon_days: sketch.horizon_days ?? SERVICE_LIMITS.horizonDaysUsual,
    is_instant: isInstant,
    answer_hours: sketch.answer_hours ?? SERVICE_LIMITS.answerHoursUsual,
    payment: sketch.payment ?? 'after',
    cancel_hours: sketch.cancel_hours ?? '24',
    ...leaf,
    is_active: !isOff,
    ...{ published_at: posted, created_at: posted, updated_at: posted, free_stale_at: posted },
  }
}

function pricingOf({ price, hours }: ServiceSketch) {
  if (price === 'quote') return 'quote'
  return hours ? 'hourly' : 'fixed'
}

/** Each kind of row by one statement, in the order of the drafts. */
async function writeDrafts(db: SeedDb, drafts: readonly Draft[], book: PictureBook): Promise<void> {
  const terms = await learnServiceTerms(
    db,
    drafts.map(({ row }) => row),
  )
  const made = await db
    .insert(galleries)
    .values(drafts.map(({ row }) => ({ owner: row.seller })))
    .returning({ id: galleries.id })
  const shown = drafts.map(({ sketch }) => picturesOf(sketch, book))
  await db
    .insert(gallery_items)
    .values(
      shown.flatMap((pictures, at) =>
        pictures.map((picture, position) => ({ ...picture, name: drafts[at]?.sketch.title ?? '', gallery: made[at]?.id ?? 0, position })),
      ),
    )
  const lists: (number | null)[] = []
  for (const { sketch, row } of drafts)
    lists.push(await writeFaqs(db, { list: null, owner: row.seller, faqs: (sketch.faqs ?? []).map(([question, answer]) => ({ question, answer })) }))
  const rows = drafts.map(({ row: { seller_name: _name, district: _district, ...columns } }, at) => {
    const [first] = shown[at] ?? []
    const parts = { gallery: made[at]?.id ?? null, faqs: lists[at] ?? null, thumbnail: first?.file ?? null, thumbnail_tone: first?.tone ?? 0 }
    return { ...columns, ...serviceTermColumn(terms[at]), ...parts }
  })
  const ids = await db.insert(services).values(rows).returning({ id: services.id })
  await db.insert(service_members).values(
    drafts.flatMap(({ sketch, members }, at) => {
      const doing = sketch.members ? members.filter((_, place) => sketch.members?.includes(place)) : members
      return doing.map((member) => ({ service: ids[at]?.id ?? 0, member }))
    }),
  )
}

/** The work as a whole; of one in two also from near. */
function picturesOf({ title, work: [on, tool, colour] }: ServiceSketch, book: PictureBook) {
  const order = { key: title, on, colour, ...(tool && { tool }) }
  const tone = toneOf(colour)
  const whole = { alt: '', file: book.work(order), tone }
  const hasMore = makeDice(seedOf(`pictures ${title}`)).next() < 0.5
  return hasMore ? [whole, { alt: NEAR[scriptLanguage(title) === 'bn' ? 'bn' : 'en'], file: book.work({ ...order, isNear: true }), tone }] : [whole]
}

const NEAR = { en: 'From near', bn: 'কাছ থেকে' } as const
