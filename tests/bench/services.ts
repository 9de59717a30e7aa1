import { addressOf } from '#contract/core/endpoint.ts'
import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import { SERVICE_LIMITS } from '#contract/services/service-limits.ts'
import { listServices } from '#contract/services/services.ts'
import { SERVICE_PAGE_SIZE } from '#contract/services/services-filter.ts'
import { seedServiceScale } from '#server/db/seed/seed-service-scale.ts'
import { services } from '#server/db/tables/services.ts'
import { atPace } from './at-pace.ts'
import { beside } from './beside.ts'
import type { BenchOptions, Findings } from './line.ts'
import { type ServedApp, withApp } from './serving.ts'

const LISTED = 100_000
const RATE = 40
const LIST_MS = 150

/** Adds services to the market of the app that runs, in steps of the demo market's own number, until there are about so many. */
const growServices = (app: ServedApp, size: number): Promise<void> =>
  beside(app, async (database) => {
    const there = await database.db.$count(services)
    const times = Math.round((size - there) / there)
    if (times > 0) await seedServiceScale(database, times)
    console.error(`a market with ${await database.db.$count(services)} services`)
  })

/** A page of the list, as the screen asks for it; `{rand:1-9}` in a value becomes another number each time. */
const serviceList = (filter: Record<string, string> = {}): string => {
  const plain = addressOf(listServices, { query: { limit: SERVICE_PAGE_SIZE } })
  return Object.entries(filter).reduce((path, [key, value]) => `${path}&${key}=${value.startsWith('{') ? value : encodeURIComponent(value)}`, plain)
}

/** A price that nearly all services are below: it changes the filter, so that no cached answer fits. */
const ANY_PRICE = { max_price: `{rand:${SERVICE_LIMITS.priceMost - 99_999}-${SERVICE_LIMITS.priceMost}}` }

/** Of 100,000 services: the soonest free, and filters of districts and days; the same filter, and ones that are new each time. */
export const benchServices = (options: BenchOptions): Promise<Findings> =>
  withApp('demo', async (app) => {
    await growServices(app, LISTED)
    const today = dhakaDay(Date.now())
    const lists = {
      'the soonest free': serviceList(),
      'the soonest free, each question new': serviceList(ANY_PRICE),
      'free today in Bogura, each question new': serviceList({ district: 'Bogura', day: today, ...ANY_PRICE }),
      'free in a week in Dhaka, the cheapest first, each question new': serviceList({
        district: 'Dhaka',
        day: dhakaDay(Date.now() + 7 * DAY_MS),
        sort: 'price-low',
        ...ANY_PRICE,
      }),
      'confirmed at once, each question new': serviceList({ instant: 'true', ...ANY_PRICE }),
      'a word, each question new': serviceList({ q: 'plumbing', ...ANY_PRICE }),
    }
    return atPace(app, lists, { goal: 'services', beside: 'list', of: `${LISTED} services`, rate: RATE, most: LIST_MS, isQuick: options.isQuick })
  })
