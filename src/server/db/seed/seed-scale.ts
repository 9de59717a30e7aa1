import { sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/core/time.ts'
import type { Database } from '../connection/open.ts'
import { learnEventTerms } from '../events/event-words.ts'
import { event_categories, event_subcategories, event_subsubcategories, events } from '../tables/events.ts'
import { seller_profiles } from '../tables/sellers.ts'
import { DISTRICTS } from './districts.ts'
import { type Dice, makeDice } from './drawing/random.ts'
import { startOfDay } from './schedule.ts'
import { inSeedTransaction, type SeedDb } from './seed-transaction.ts'

const BATCH = 2000
const HOUR_MS = 3_600_000
const BANGLA_DIGITS = '০১২৩৪৫৬৭৮৯'

/**
 * Adds `times` as many events as there are: for benchmarks. Spread over a year before and after `now`, over all categories, prices and
 * districts, in both scripts; sellers and pictures are those of the demo market, which must be there.
 * @returns how many were added.
 */
export async function seedScale(database: Database, times: number, now: number = Date.now()): Promise<number> {
  return inSeedTransaction(database, async (db) => {
    const stock = await readStock(db)
    const count = stock.pictures.length * times
    const dice = makeDice(count)
    for (let from = 0; from < count; from += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => inventEvent(stock, { dice, now, number: from + index + 1 }))
      await writeEvents(db, rows)
    }
    return count
  })
}

type Stock = Awaited<ReturnType<typeof readStock>>

async function readStock(db: SeedDb) {
  const pictures = await db
    .select({ thumbnail: events.thumbnail, tone: events.thumbnail_tone, description: events.description })
    .from(events)
    .orderBy(events.id)
  const sellers = await db.select({ id: seller_profiles.user_id, name: seller_profiles.full_name }).from(seller_profiles).orderBy(seller_profiles.user_id)
  const leaves = await db
    .select({
      id: event_subsubcategories.id,
      title: event_subsubcategories.title,
      title_bn: event_subsubcategories.title_bn,
      middle: event_subcategories.id,
      top: event_categories.id,
    })
    .from(event_subsubcategories)
    .innerJoin(event_subcategories, sql`${event_subcategories.id} = ${event_subsubcategories.event_subcategory}`)
    .innerJoin(event_categories, sql`${event_categories.id} = ${event_subcategories.event_category}`)
    .orderBy(event_subsubcategories.id)
  const [picture, seller, leaf] = [pictures[0], sellers[0], leaves[0]]
  if (!picture || !seller || !leaf) throw new Error('Scaling needs the demo market: seed that first.')
  return { pictures, sellers, leaves, first: { picture, seller, leaf } }
}

/** One row, in the order of `COLUMNS`. */
interface Invented {
  seller: number
  title: string
  price: number
  seats: number
  from_time: string
  to_time: string
  type: 'Online' | 'Offline'
  link: string | null
  location: string | null
  description: string
  thumbnail: string | null
  thumbnail_tone: number
  event_category: number
  event_subcategory: number
  event_subsubcategory: number
  seller_name: string
}

function inventEvent(stock: Stock, { dice, now, number }: { dice: Dice; now: number; number: number }): Invented {
  const picture = dice.pick([stock.first.picture, ...stock.pictures])
  const seller = dice.pick([stock.first.seller, ...stock.sellers])
  const leaf = dice.pick([stock.first.leaf, ...stock.leaves])
  const [district, district_bn] = dice.pick(DISTRICTS)
  const isBangla = dice.next() < 0.5
  const isOnline = dice.next() < 0.2
  const start = startOfDay(now, dice.whole(-365, 365)) + dice.whole(16, 40) * (HOUR_MS / 2)
  // Some run for days, most for an evening.
  const length = dice.next() < 0.05 ? dice.whole(1, 10) * DAY_MS : dice.whole(2, 8) * HOUR_MS
  const place = isBangla ? `${district_bn} শিল্পকলা একাডেমি, ${district_bn}` : `${district} Town Hall, ${district}`
  return {
    seller: seller.id,
    title: isBangla ? `${leaf.title_bn}, ${district_bn} ${banglaNumber(number)}` : `${leaf.title} in ${district} ${number}`,
    price: dice.next() < 0.25 ? 0 : dice.whole(1, 60) * 50,
    seats: dice.next() < 0.1 ? 0 : dice.whole(1, 400),
    from_time: new Date(start).toISOString(),
    to_time: new Date(start + length).toISOString(),
    type: isOnline ? 'Online' : 'Offline',
    link: isOnline ? `https://meet.example.org/${number}` : null,
    location: isOnline ? null : place,
    description: picture.description,
    thumbnail: picture.thumbnail,
    thumbnail_tone: picture.tone,
    event_category: leaf.top,
    event_subcategory: leaf.middle,
    event_subsubcategory: leaf.id,
    seller_name: seller.name,
  }
}

const banglaNumber = (number: number) => String(number).replace(/\d/g, (digit) => BANGLA_DIGITS[Number(digit)] ?? digit)

/** One statement for events, one for their tickets. Words travel as one text each, since arrays of arrays would be flattened. */
async function writeEvents(db: SeedDb, rows: readonly Invented[]): Promise<void> {
  const terms = await learnEventTerms(db, rows)
  const column = (name: keyof Invented) => sql.param(rows.map((row) => row[name]))
  const joined = (kind: 'search' | 'place') => sql.param(terms.map((one) => one[kind].join(' ')))
  await db.execute(sql`
    with made as (
      insert into events (seller, title, price, seats, from_time, to_time, type, link, location, description, thumbnail, thumbnail_tone,
        event_category, event_subcategory, event_subsubcategory, search_words, place_words)
      select seller, title, price, seats, from_time, to_time, type, link, location, description, thumbnail, tone, top, middle, lowest,
        array_to_tsvector(string_to_array(search, ' ')), array_to_tsvector(string_to_array(place, ' '))
      from unnest(
        ${column('seller')}::int[], ${column('title')}::text[], ${column('price')}::int[], ${column('seats')}::int[],
        ${column('from_time')}::timestamptz[], ${column('to_time')}::timestamptz[], ${column('type')}::text[], ${column('link')}::text[],
        ${column('location')}::text[], ${column('description')}::text[], ${column('thumbnail')}::text[], ${column('thumbnail_tone')}::int[],
        ${column('event_category')}::int[], ${column('event_subcategory')}::int[], ${column('event_subsubcategory')}::int[],
        ${joined('search')}::text[], ${joined('place')}::text[]
      ) as new (seller, title, price, seats, from_time, to_time, type, link, location, description, thumbnail, tone, top, middle, lowest, search, place)
      returning id, price, seats
    )
    insert into event_tickets (event, title, price, seats, capacity)
    select id, 'General', price, seats, greatest(seats, 100) from made`)
}
