import { beforeAll, describe, expect, it } from 'vitest'
import { searchRows } from '#contract/core/search-rows.ts'
import { searchTerms } from '#contract/core/search-terms.ts'
import { searchedTexts } from '#contract/core/searched-text.ts'
import { DAY_MS } from '#contract/core/time.ts'
import type { EventCard, EventQuery } from '#contract/events/events.ts'
import { EVENT_LIST, EVENT_SORTS, EVENT_TIMES, EVENT_TYPES, type EventFilter } from '#contract/events/events-filter.ts'
import { EVENTS } from '#contract/events/events-resource.ts'
import { event_categories, event_subcategories, event_subsubcategories } from '#server/db/tables/events.ts'
import { listEvents } from '#server/features/events/public/list-events.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeEvent, makeSeller } from '#tests/support/server/nouns/events.ts'

const NOW = Date.parse('2027-03-10T12:00:00Z')
const database = useDatabase()

/** The same numbers in every run, so that what fails once fails again. */
function seeded(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, oneOf: <T>(all: readonly T[]) => all[below(all.length)]!, maybe: <T>(chance: number, value: T) => (next() < chance ? value : undefined) }
}

/** Each row: one word as sellers and as buyers write it. */
const SPELLINGS = [
  ['উৎসব', 'উত্সব', 'উৎস'],
  ['বৈশাখী', 'বৈশাখি', 'বৈশা'],
  ['শাড়ি', 'শাড়ী', 'শাড়'],
  ['ঈদ', 'ইদ', 'ঈ'],
  ['২০২৭', '2027', '২০'],
  ['বিষয়', 'বিষ\u09af\u09bc', 'বিষয়ক'],
  ['র\u200d্যালি', 'র্যালি', 'র‍্যালী'],
  ['Café', 'cafe', 'CAF'],
  ["Cox's", 'coxs', 'COX’S'],
  ['ঢাকায়', 'ঢাকা', 'ঢাকার'],
  ['Concert', 'concert', 'con'],
  ['চাঁদ', 'চাদ', 'চ'],
  ['AC/DC', 'ac dc', 'dc'],
  // The other script, and what means the same.
  ['কনসার্ট', 'konsart', 'music'],
  ['বইমেলা', 'boimela', 'book'],
  ['Photography', 'ফটোগ্রাফি', 'আলোকচিত্র'],
] as const
const PLACES = ['রমনা, ঢাকা', 'Dhanmondi 27, Dhaka', 'কক্সবাজার', "Cox's Bazar", 'চট্টগ্রাম', 'Sylhet–৩১০০', 'ঢাকা বিশ্ববিদ্যালয়'] as const
const PLACE_WORDS = ['ঢাকা', 'dhaka', 'কক্স', 'coxs', '৩১০০', 'dhan 27', 'বিশ্ববিদ্যালয়', 'চট্ট', '-'] as const
const PRICES = [0, 50, 100, 100, 250, 999, 5000] as const

/** Addresses of their shops. */
const SELLERS = ['chhayanaut', 'concert-hall', 'shari-ghar', 'cafe-27'] as const

const random = seeded(20_270_310)

async function makeEvents() {
  const { db } = database
  for (const id of [1, 2, 3]) {
    await db.insert(event_categories).values({ title: `c${id}`, title_bn: `c${id}` })
    await db.insert(event_subcategories).values({ title: `s${id}`, title_bn: `s${id}`, event_category: id })
    await db.insert(event_subsubcategories).values({ title: `t${id}`, title_bn: `t${id}`, event_subcategory: id })
  }
  const sellers = []
  const names = ['ছায়ানট', 'Dhaka Concert Hall', 'শাড়ী ঘর', 'Café ২৭']
  for (const [at, full_name] of names.entries()) sellers.push(await makeSeller(db, { profile: { full_name, slug: SELLERS[at] ?? `shop-${at}` } }))
  for (let made = 0; made < 200; made += 1) {
    const type = random.oneOf(EVENT_TYPES)
    // Whole hours, so that events begin and end exactly now, at midnight in Dhaka, and with each other.
    const from = NOW + (random.below(240) - 140) * 3_600_000
    const to = from + random.oneOf([0, 2, 2, 6, 48, 24 * 30]) * 3_600_000
    await makeEvent(db, {
      title: `${random.oneOf(SPELLINGS)[0]} ${random.oneOf(SPELLINGS)[0]} ${random.maybe(0.3, 'মেলা') ?? ''}`,
      seller: random.oneOf(sellers),
      type,
      location: type === 'Online' ? null : random.oneOf(PLACES),
      from_time: new Date(from).toISOString(),
      to_time: new Date(to).toISOString(),
      price: random.oneOf(PRICES),
      event_category: random.maybe(0.8, 1 + random.below(3)) ?? null,
      event_subcategory: random.maybe(0.6, 1 + random.below(3)) ?? null,
      event_subsubcategory: random.maybe(0.4, 1 + random.below(3)) ?? null,
    })
  }
}

function randomQuestion(): EventFilter {
  const words = () => Array.from({ length: 1 + random.below(2) }, () => random.oneOf(random.oneOf(SPELLINGS))).join(random.oneOf([' ', ', ', ' । ']))
  const day = new Date(NOW + (random.below(10) - 5) * DAY_MS).toISOString().slice(0, 10)
  return {
    q: random.maybe(0.4, words()),
    type: random.maybe(0.2, random.oneOf(EVENT_TYPES)),
    location: random.maybe(0.2, random.oneOf(PLACE_WORDS)),
    date: random.maybe(0.2, day),
    category: random.maybe(0.2, 1 + random.below(3)),
    subcategory: random.maybe(0.15, 1 + random.below(3)),
    subsubcategory: random.maybe(0.1, 1 + random.below(3)),
    min_price: random.maybe(0.2, random.oneOf(PRICES)),
    max_price: random.maybe(0.2, random.oneOf(PRICES)),
    seller: random.maybe(0.2, random.oneOf([...SELLERS, '1', '2', '3', '4', '5', 'nobody'])),
    when: random.maybe(0.7, random.oneOf(EVENT_TIMES)),
    sort: random.maybe(0.6, random.oneOf(EVENT_SORTS)),
  }
}

const askedOf = async (filter: EventFilter) => (await listEvents(database.db, filter as EventQuery, NOW)) as EventCard[]

describe('answers', () => {
  let all: EventCard[]
  beforeAll(async () => {
    await makeEvents()
    all = await askedOf({ when: 'all' })
  })

  it('what the phone would answer from the same events, in the same order, whatever is asked', async () => {
    expect(all).toHaveLength(200)
    const held = all.map((facts) => ({ facts, words: searchTerms(searchedTexts(EVENTS, facts, {})) }))
    let withRows = 0
    for (let asked = 0; asked < 160; asked += 1) {
      const filter = randomQuestion()
      const onPhone = searchRows(EVENT_LIST, held, { values: filter, now: NOW }).map(({ facts }) => facts)
      const rows = await askedOf(filter)
      expect(
        rows.map(({ id }) => id),
        JSON.stringify(filter),
      ).toEqual(onPhone.map(({ id }) => id))
      withRows += onPhone.length ? 1 : 0
    }
    expect(withRows).toBeGreaterThan(60)
  })

  it('every spelling of a word with the same events', async () => {
    for (const [written, ...others] of SPELLINGS.slice(0, 10)) {
      const rows = await askedOf({ q: written, when: 'all' })
      expect(rows.length).toBeGreaterThan(0)
      expect(await askedOf({ q: others[0], when: 'all' }), written).toEqual(expect.arrayContaining(rows))
    }
  })
})
