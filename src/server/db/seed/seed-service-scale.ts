import { eq, notInArray, sql } from 'drizzle-orm'
import { DAY_MS, dhakaDay, dhakaDayBounds } from '#contract/core/time.ts'
import { SERVICE_LIMITS } from '#contract/services/service-limits.ts'
import { freeStarts, type SlotTerms, slotsOf } from '#contract/services/slot-rules.ts'
import type { Database } from '../connection/open.ts'
import { learnServiceTerms } from '../services/service-words.ts'
import { buyers } from '../tables/accounts.ts'
import { bookings } from '../tables/bookings.ts'
import { services } from '../tables/services.ts'
import { DISTRICTS } from './districts.ts'
import { type Dice, makeDice } from './drawing/random.ts'
import { inSeedTransaction, type SeedDb } from './seed-transaction.ts'
import { listServiceLeaves } from './service-categories-of.ts'
import { planScale, writeScale } from './services/scale-bookings.ts'
import { calendarsOf, makeProviders, type ScaleProvider } from './services/scale-providers.ts'

/** Each provider has so many, and so many providers are made at once. */
const [OF_ONE, PROVIDERS_AT_ONCE] = [12, 150]
const POSTED_DAYS = 300
/** Of every hundred: confirmed at once, at the provider's, online; a quote, by the hour. */
const [INSTANT, AT_PROVIDER, ONLINE, QUOTE, HOURLY] = [50, 35, 15, 15, 25]

/** How all of them make their times. */
const TERMS = { duration: 60, step: '60', hours_least: 1, hours_most: 4, seats: 1, pause_before: 0, pause_after: 0, horizon_days: 60 } as const

/**
 * Adds `times` as many services and bookings as the demo market has: for benchmarks. Over all categories, places, prices and districts, in both scripts, by
 * providers of their own with teams of up to three; pictures and descriptions are those of the demo market, which must be there.
 * @returns how many were added.
 */
export async function seedServiceScale(database: Database, times: number, now: number = Date.now()): Promise<{ services: number; bookings: number }> {
  return inSeedTransaction(database, async (db) => {
    const stock = await readStock(db)
    const [count, booked] = [stock.models.length * times, stock.booked * times]
    const dice = makeDice(count + stock.providers)
    for (let from = 0; from < count; from += OF_ONE * PROVIDERS_AT_ONCE) {
      const many = Math.min(OF_ONE * PROVIDERS_AT_ONCE, count - from)
      const providers = await makeProviders(db, { from: stock.providers + from / OF_ONE, count: Math.ceil(many / OF_ONE) })
      const invented = Array.from({ length: many }, (_, at) =>
        inventService(stock, { dice, now, provider: providers[Math.floor(at / OF_ONE)] as ScaleProvider }),
      )
      // Whole numbers that add up to all of them.
      const upTo = (at: number) => Math.floor(((from + at) * booked) / count)
      const planned = planScale(invented, { count: (at) => upTo(at + 1) - upTo(at), first: stock.invented + upTo(0), buyers: stock.buyers, dice, now })
      await writeScale(db, planned, await writeServices(db, invented, now))
    }
    return { services: count, bookings: booked }
  })
}

type Stock = Awaited<ReturnType<typeof readStock>>

async function readStock(db: SeedDb) {
  const { description, thumbnail, thumbnail_tone } = services
  const [providers = { count: 0 }] = (await db.execute<{ count: number }>(sql`select count(*)::int as count from users where username like 'provider-%'`)).rows
  const own = sql`(select id from users where username like 'provider-%')`
  const models = await db.select({ description, thumbnail, thumbnail_tone }).from(services).where(notInArray(services.seller, own)).orderBy(services.id)
  const leaves = await listServiceLeaves(db)
  const booked = await db.$count(bookings, notInArray(bookings.seller, own))
  const [buyer, ...others] = (
    await db.selectDistinct({ id: buyers.id }).from(buyers).innerJoin(bookings, eq(bookings.buyer, buyers.id)).orderBy(buyers.id)
  ).map(({ id }) => id)
  const invented = (await db.$count(bookings)) - booked
  const [model, leaf] = [models[0], leaves[0]]
  if (!model || !leaf || buyer === undefined) throw new Error('Scaling needs the demo market: seed that first.')
  return { models, leaves, booked, invented, providers: providers.count, buyers: [buyer, ...others] as [number, ...number[]], first: { model, leaf } }
}

type Invented = ReturnType<typeof inventService>

function inventService({ models, leaves, first }: Stock, { dice, now, provider }: { dice: Dice; now: number; provider: ScaleProvider }) {
  const { title, title_bn, ...branch } = dice.pick([first.leaf, ...leaves])
  const isBangla = dice.next() < 0.5
  const [place, pricing] = [placeBy(dice.whole(1, 100)), pricingBy(dice.whole(1, 100))]
  const [other] = dice.pick(DISTRICTS)
  return {
    ...dice.pick([first.model, ...models]),
    ...branch,
    ...{ provider, place, pricing },
    title: isBangla ? `${title_bn}: ${provider.name}` : `${title} by ${provider.name}`,
    districts: place === 'at-customer' ? [...new Set([provider.district, other])] : [],
    at_district: place === 'at-provider' ? provider.district : '',
    price: pricing === 'quote' ? 0 : dice.whole(4, 120) * 25,
    is_instant: pricing !== 'quote' && dice.whole(1, 100) <= INSTANT,
    // All of one provider, so that their free times are the same.
    notice_hours: provider.id % 3 === 0 ? 24 : 2,
    posted: new Date(now - dice.whole(60, POSTED_DAYS * 24 * 60) * 60_000).toISOString(),
  }
}

function placeBy(roll: number) {
  if (roll <= ONLINE) return 'online'
  return roll <= ONLINE + AT_PROVIDER ? 'at-provider' : 'at-customer'
}

function pricingBy(roll: number) {
  if (roll <= QUOTE) return 'quote'
  return roll <= QUOTE + HOURLY ? 'hourly' : 'fixed'
}

/** One statement for services, one for who does them. Words travel as one text each, since arrays of arrays would be flattened. */
async function writeServices(db: SeedDb, rows: readonly Invented[], now: number): Promise<number[]> {
  const terms = await learnServiceTerms(
    db,
    rows.map(({ provider, ...row }) => ({ ...row, second_title: '', second_description: '', seller_name: provider.name, district: provider.district })),
  )
  const free = new Map(
    [...Map.groupBy(rows, ({ provider }) => provider)].map(([provider, theirs]) => [provider, freeTimesOf(provider, theirs[0]?.notice_hours ?? 0, now)]),
  )
  const given = JSON.stringify(
    rows.map(({ provider, ...row }, at) => ({ ...row, ...free.get(provider), seller: provider.id, words: terms[at]?.join(' ') ?? '' })),
  )
  const { rows: made } = await db.execute<{ id: number }>(sql`
    insert into services (seller, title, description, thumbnail, thumbnail_tone, service_category, service_subcategory, place, districts, at_district, link,
      pricing, price, is_instant, notice_hours, duration, step, hours_least, hours_most, horizon_days, published_at, created_at, updated_at, search_words,
      next_free_at, free_days, free_stale_at)
    select seller, title, description, thumbnail, thumbnail_tone, service_category, service_subcategory, place, districts, at_district,
      case when place = 'online' then 'https://meet.example.org/room' else '' end, pricing, price, is_instant, notice_hours,
      ${TERMS.duration}, ${TERMS.step}, ${TERMS.hours_least}, ${TERMS.hours_most}, ${TERMS.horizon_days}, posted, posted, posted,
      array_to_tsvector(string_to_array(words, ' ')), next_free_at, free_days, free_stale_at
    from jsonb_to_recordset(${given}::jsonb) as new (seller int, title text, description text, thumbnail text, thumbnail_tone int, service_category int,
      service_subcategory int, place text, districts text[], at_district text, pricing text, price int, is_instant boolean, notice_hours int, posted timestamptz,
      words text, next_free_at timestamptz, free_days date[], free_stale_at timestamptz)
    returning id`)
  const ids = made.map(({ id }) => id)
  await db.execute(sql`
    insert into service_members (service, member) select s.id, m.id from services s join team_members m on m.seller = s.seller where s.id = any(${sql.param(ids)}::int[])`)
  return ids
}

/** What lists say of free times, by the rule that asks for them: once for each provider, since all of one have the same. */
function freeTimesOf(provider: ScaleProvider, notice_hours: number, now: number) {
  const from = dhakaDay(now)
  const midnight = Date.parse(dhakaDayBounds(from).from) + DAY_MS
  const terms: SlotTerms & { notice_hours: number; horizon_days: number } = { ...TERMS, pricing: 'fixed', notice_hours }
  const free = freeStarts(slotsOf(terms, calendarsOf(provider), { from, days: SERVICE_LIMITS.freeDaysKnown }), terms, { now })
  const next_free_at = free[0]?.starts[0]?.starts_at ?? null
  const stale = next_free_at ? Math.min(midnight, Date.parse(next_free_at) - notice_hours * 3_600_000 + 1) : midnight
  return { next_free_at, free_days: free.map(({ day }) => day), free_stale_at: new Date(stale).toISOString() }
}
