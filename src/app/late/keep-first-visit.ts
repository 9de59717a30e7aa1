import type { Audience } from '#contract/core/audience.ts'
import { BLOG_PATH, EVENT_PATH, JOB_PATH } from '#contract/core/detail-paths.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import { isKeepable } from '#contract/core/paths.ts'
import type { makeRouter } from '../router.tsx'
import { fetchScreensAhead } from '../state/held-screens.ts'
import { useSession } from '../state/session.ts'
import { useSettings } from '../state/settings.ts'
import { tellWorker } from '../state/worker.ts'
import type { Answer } from '../wire/answer.ts'
import { answersOnScreen } from './answers-on-screen.ts'

/** How many details are fetched ahead of a list that is on screen. */
const FETCHED_AHEAD = 10

/** What the page was when it came from the server; the reader may have gone on since. */
export interface FirstVisit {
  url: string
  answers: Answer<unknown>[]
}

/**
 * What came inside the page never went past the worker: it is handed over, so that one visit is enough to read on without network.
 * Then, gently, the rest of the app and the details behind the first cards.
 */
export function keepFirstVisit(router: ReturnType<typeof makeRouter>, first: FirstVisit): void {
  const answers = [...first.answers, ...answersOnScreen(router)].filter(({ from }) => from === 'network')
  tellWorker({ type: 'hold', answers: answers.map(({ address, value, fetchedAt, etag }) => ({ address, body: value, fetchedAt, etag })) })
  if (isKeepable(new URL(first.url).pathname)) tellWorker({ type: 'keep-page', url: first.url })
  tellWorker({ type: 'precache', for: useSession.getState().account ? ['member'] : [] })
  useSession.subscribe(({ account }, before) => account !== null && before.account === null && tellWorker({ type: 'precache', for: ['member'] }))
  fetchScreensOnce(router)
  addEventListener('appinstalled', fetchHome)
  fetchAhead(answers)
  router.subscribe('onBeforeNavigate', () => tellWorker({ type: 'prefetch-stop' }))
  router.subscribe('onResolved', () => fetchAhead(answersOnScreen(router)))
}

/** Screens that come as soon as one of them is opened, by what their routes begin with: whoever has no use for them does not fetch them. */
const WITH_OTHERS: readonly (readonly [beginning: string, audience: Audience])[] = [
  ['/job', 'jobs'],
  ['/blogs', 'magazine'],
]

function fetchScreensOnce(router: ReturnType<typeof makeRouter>): void {
  const asked = new Set<Audience>()
  const look = () => {
    for (const [beginning, audience] of WITH_OTHERS) {
      if (asked.has(audience) || !router.state.matches.some(({ routeId }) => routeId.startsWith(beginning))) continue
      asked.add(audience)
      fetchScreensAhead(audience)
    }
  }
  router.subscribe('onResolved', look)
  look()
}

/** The icon of the installed app leads there, also on a phone that has not seen it yet. */
function fetchHome(): void {
  fetchScreensAhead('home')
  tellWorker({ type: 'prefetch', addresses: ['/api/home/'], saveData: useSettings.getState().dataSaver })
}

/** The details behind the first cards of a list, unless the reader saves data. */
function fetchAhead(answers: Answer<unknown>[]): void {
  const cards = answers.flatMap(({ value }) => (isPage(value) ? value.results : []))
  const addresses = cards.slice(0, FETCHED_AHEAD).flatMap(addressBehind)
  if (addresses.length > 0) tellWorker({ type: 'prefetch', addresses, saveData: useSettings.getState().dataSaver })
}

type Card = { event_id: number } | { job_post_id: number } | { id: number; reading_minutes: number }

function addressBehind(card: Card): string[] {
  if ('event_id' in card) return [addressOf({ path: EVENT_PATH }, { params: card })]
  if ('job_post_id' in card) return [addressOf({ path: JOB_PATH }, { params: card })]
  return 'reading_minutes' in card ? [addressOf({ path: BLOG_PATH }, { params: { blog_id: card.id } })] : []
}

const isPage = (value: unknown): value is { results: Card[] } =>
  typeof value === 'object' && value !== null && 'results' in value && Array.isArray(value.results)
