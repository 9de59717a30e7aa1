import { beforeAll, describe, expect, it } from 'vitest'
import { searchRows } from '#contract/core/search-rows.ts'
import { searchTerms } from '#contract/core/search-terms.ts'
import { searchedTexts } from '#contract/core/searched-text.ts'
import { SERVICE_PLACES, SERVICE_PRICINGS } from '#contract/services/service-limits.ts'
import type { ServiceCard, ServicePage, ServiceQuery } from '#contract/services/services.ts'
import { SERVICE_LIST, SERVICE_SORTS, type ServiceFilter } from '#contract/services/services-filter.ts'
import { SERVICES } from '#contract/services/services-resource.ts'
import { makeDice } from '#server/db/seed/drawing/random.ts'
import { service_categories } from '#server/db/tables/services.ts'
import { listServices } from '#server/features/services/public/list-services.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeSeller } from '#tests/support/server/nouns/events.ts'
import { makeListedService } from '#tests/support/server/nouns/listed-services.ts'
import { makeServiceBranch } from '#tests/support/server/nouns/services.ts'

const NOW = Date.parse('2027-03-10T12:00:00Z')
const database = useDatabase()

type Spellings = readonly [string, ...string[]]
/** Each row: one word as sellers write it, as readers do, and slips of it. */
const SPELLINGS: readonly [Spellings, ...Spellings[]] = [
  ['মিস্ত্রি', 'মিস্ত্রী', 'mistri', 'মিস্ত্রির'],
  ['গাড়ি', 'গাড়ী', 'gari', 'গা\u09a1\u09bcি'],
  ['মোবাইল', 'mobile', 'মোবাই', 'mobail'],
  ['শিক্ষক', 'shikkhok', 'শিক্ষ', 'shikhok'],
  ['রান্না', 'ranna', 'রান্নার', 'rannna'],
  ['বাড়ি', 'বাড়ী', 'bari', 'বা\u09a1\u09bcিতে'],
  ['Plumber', 'plumber', 'PLUMB', 'plumbr'],
  ['Tutoring', 'tutoring', 'tutor', 'tutring'],
]
const DISTRICTS = ['Dhaka', 'Sylhet', 'Bogura', "Cox's Bazar", 'Nowhere'] as const
const DAYS = ['2027-03-10', '2027-03-11', '2027-03-14', '2027-03-23'] as const
const PRICES = [0, 300, 500, 500, 1200, 500_000] as const

const dice = makeDice(20_270_310)
const maybe = <T>(chance: number, make: () => T): T | undefined => (dice.next() < chance ? make() : undefined)
let sellers: [number, ...number[]]
let branches: [Branch, ...Branch[]]
type Branch = Awaited<ReturnType<typeof makeServiceBranch>>

const some = <T>(all: readonly T[]): T[] => all.filter(() => dice.next() < 0.4)

async function makeServices(): Promise<void> {
  const { db } = database
  const profile = { full_name: 'রূপসা সেবা', slug: 'rupsha', district: 'Bogura' }
  sellers = [await makeSeller(db), await makeSeller(db, { profile }), await makeSeller(db)]
  branches = [await makeServiceBranch(db), await makeServiceBranch(db), await makeServiceBranch(db)]
  for (let made = 0; made < 180; made += 1) {
    const pricing = dice.pick(SERVICE_PRICINGS)
    const place = dice.pick(SERVICE_PLACES)
    await makeListedService(db, {
      title: `${dice.pick(SPELLINGS)[0]} ${dice.pick(SPELLINGS)[0]}`,
      second_title: maybe(0.3, () => `Good ${dice.pick(SPELLINGS)[0]}`) ?? '',
      seller: dice.pick(sellers),
      ...dice.pick(branches),
      pricing,
      price: pricing === 'quote' ? 0 : dice.pick(PRICES),
      is_instant: pricing !== 'quote' && dice.next() < 0.5,
      place,
      at_district: place === 'at-provider' ? dice.pick(DISTRICTS) : '',
      districts: place === 'at-customer' ? some(DISTRICTS) : [],
      // Within the two days of what is confirmed at once, at their end, after them, and never.
      next_free_at: maybe(0.8, () => new Date(NOW + dice.pick([1, 20, 47, 48, 72, 300]) * 3_600_000).toISOString()) ?? null,
      free_days: some(DAYS),
      published_at: new Date(NOW - dice.whole(0, 100) * 3_600_000).toISOString(),
    })
  }
  await makeListedService(db, { title: 'মিস্ত্রি Draft', is_active: false, published_at: null, ...branches[0] })
}

/** The names of both categories of a service, in both scripts: by them, too, words find it. */
async function namesOfCategories(): Promise<(service: ServiceCard) => string> {
  const rows = await database.db.select().from(service_categories)
  const names = new Map(rows.map(({ id, title, title_bn }) => [id, `${title} ${title_bn}`]))
  return ({ service_category, service_subcategory }) => [service_category, service_subcategory].map((id) => names.get(id)).join(' ')
}

function randomQuestion(): ServiceFilter {
  const words = () => Array.from({ length: dice.whole(1, 2) }, () => dice.pick(dice.pick(SPELLINGS))).join(dice.pick([' ', ', ']))
  const branch = dice.pick(branches)
  return {
    q: maybe(0.4, () => maybe(0.75, words) ?? dice.pick(['bogura', 'বগুড়া', 'রূপসা', 'rupsa', '-'])),
    category: maybe(0.15, () => branch.service_category),
    subcategory: maybe(0.1, () => branch.service_subcategory),
    place: maybe(0.2, () => dice.pick(SERVICE_PLACES)),
    district: maybe(0.3, () => dice.pick(DISTRICTS)),
    min_price: maybe(0.15, () => dice.pick(PRICES)),
    max_price: maybe(0.15, () => dice.pick(PRICES)),
    instant: maybe(0.2, () => true as const),
    day: maybe(0.3, () => dice.pick(DAYS)),
    seller: maybe(0.15, () => dice.pick(['rupsha', 'nobody', ...sellers.map(String)])),
    sort: maybe(0.6, () => dice.pick(SERVICE_SORTS)),
  }
}

const askedOf = async (filter: ServiceFilter) => (await listServices(database.db, filter as ServiceQuery, NOW)) as ServiceCard[]
const idsOf = (rows: readonly { service_id: number }[]) => rows.map(({ service_id }) => service_id)

async function pagesOf(filter: ServiceFilter, limit: number): Promise<{ ids: number[]; totals: number[] }> {
  const found = { ids: [] as number[], totals: [] as number[] }
  let cursor: string | undefined
  do {
    const page = (await listServices(database.db, { ...filter, limit, cursor } as ServiceQuery, NOW)) as ServicePage
    found.ids.push(...idsOf(page.results))
    found.totals.push(page.total)
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  return found
}

describe('answers', () => {
  let rows: { facts: ServiceCard; words: string[] }[]
  beforeAll(async () => {
    await makeServices()
    const categoriesOf = await namesOfCategories()
    rows = (await askedOf({})).map((facts) => ({ facts, words: searchTerms(searchedTexts(SERVICES, facts, { category: categoriesOf(facts) })) }))
  }, 60_000)

  it('what the phone would answer from the same services, in the same order, for every query', async () => {
    expect(rows).toHaveLength(180)
    let withRows = 0
    for (let asked = 0; asked < 300; asked += 1) {
      const filter = randomQuestion()
      const onPhone = searchRows(SERVICE_LIST, rows, { values: filter, now: NOW }).map(({ facts }) => facts)
      expect(idsOf(await askedOf(filter)), JSON.stringify(filter)).toEqual(idsOf(onPhone))
      withRows += onPhone.length ? 1 : 0
    }
    expect(withRows).toBeGreaterThan(100)
  })

  it('a slip of one letter with what was meant, on every page alike', async () => {
    const meant = idsOf(await askedOf({ q: 'plumber' }))
    const { ids, totals } = await pagesOf({ q: 'plumbr' }, 3)
    expect(ids).toEqual(meant)
    expect(new Set(totals)).toEqual(new Set([meant.length]))
  })

  it.each(SERVICE_SORTS)('pages by %s that together are the whole, what has no free time among them', async (sort) => {
    expect((await pagesOf({ sort }, 7)).ids).toEqual(idsOf(await askedOf({ sort })))
  })

  it('districts in which it is done: of the provider, those the provider comes to, or any', async () => {
    for (const { place, reaches } of rows.map(({ facts }) => facts)) {
      if (place === 'online') expect(reaches).toBeNull()
      if (place === 'at-provider') expect(reaches).toHaveLength(1)
      if (place === 'at-customer') expect(reaches).not.toEqual([])
    }
  })
})
