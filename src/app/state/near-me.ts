import { dhakaDay } from '#contract/core/time.ts'
import type { EventCard } from '#contract/events/events.ts'
import type { JobCard } from '#contract/jobs/jobs.ts'
import { DIVISIONS, type NamedPlace } from '#contract/places.ts'
import type { ServiceCard } from '#contract/services/services.ts'
import { storedText } from './stored.ts'

const STORED = storedText('hatkhola-district')
const MOST = 3

/** All districts, in the order of the Latin alphabet. */
export const DISTRICTS: readonly NamedPlace[] = DIVISIONS.flatMap(({ districts }) => districts).sort((a, b) => (a.name < b.name ? -1 : 1))

/** What this phone holds of one district. */
export interface NearMe {
  district: NamedPlace
  events: EventCard[]
  /** Done there, and free today. */
  services: ServiceCard[]
  jobs: JobCard[]
}

/** Where the reader is: what they chose, else the district of which they asked jobs, services or products last. Known to this phone alone. */
export async function readDistrict(): Promise<NamedPlace | undefined> {
  return named(STORED.read()) ?? named(await lastAsked())
}

/** Keeps the choice on this phone. */
export const chooseDistrict = (name: string): void => void STORED.write(name)

/** What is on there, who has time today and who hires there, from the cards on this phone: nothing is asked, nothing is sent. */
export async function nearMe(district: NamedPlace): Promise<NearMe> {
  const [{ searchCached }, { SEARCHED_EVENTS }, { SEARCHED_SERVICES }, { SEARCHED_JOBS }] = await Promise.all([
    import('#device/search/search-cached.ts'),
    import('#device/search/searched-events.ts'),
    import('#device/search/searched-services.ts'),
    import('#device/search/searched-jobs.ts'),
  ])
  const now = Date.now()
  const [byName, byBanglaName, services, jobs] = await Promise.all([
    searchCached(SEARCHED_EVENTS, { location: district.name }, now),
    searchCached(SEARCHED_EVENTS, { location: district.name_bn }, now),
    searchCached(SEARCHED_SERVICES, { district: district.name, day: dhakaDay(now) }, now),
    searchCached(SEARCHED_JOBS, { district: district.name, sort: 'deadline' }, now),
  ])
  const events = new Map([...byName.page.results, ...byBanglaName.page.results].map((event) => [event.event_id, event]))
  return {
    district,
    events: [...events.values()].sort((a, b) => (a.from_time < b.from_time ? -1 : 1)).slice(0, MOST),
    // What is free at no later time today is not free today any more.
    services: services.page.results.filter(({ next_free_at }) => next_free_at !== null && Date.parse(next_free_at) > now).slice(0, MOST),
    jobs: jobs.page.results.slice(0, MOST),
  }
}

const named = (name: string | undefined): NamedPlace | undefined => DISTRICTS.find((one) => one.name === name)

async function lastAsked(): Promise<string | undefined> {
  const { readSnapshotsOf } = await import('#device/snapshots/snapshots.ts')
  const lists = (await readSnapshotsOf('jobs', 'services', 'products')).filter(({ shape, via }) => shape === 'list' && via === 'visit')
  const asked = lists.sort((a, b) => (a.fetchedAt < b.fetchedAt ? 1 : -1)).map(({ address }) => new URLSearchParams(address.split('?')[1]).get('district'))
  return asked.find((district) => district !== null) ?? undefined
}
