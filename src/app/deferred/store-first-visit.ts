import { TEXT_PAGE_PATH } from '#contract/core/page-names.ts'
import { isKeepable } from '#contract/core/paths.ts'
import type { PrecacheGroup } from '#contract/core/precache-groups.ts'
import { itemAddress, keyOf } from '#contract/core/resource.ts'
import { answeredAt } from '#contract/resources.ts'
import type { RunningPage } from '../start.ts'
import { fetchScreensAhead } from '../state/connection/precached-screens.ts'
import { startWorker, tellWorker } from '../state/connection/worker.ts'
import { useSession } from '../state/session/session.ts'
import { useSettings } from '../state/settings.ts'
import type { Answer } from '../wire/answer.ts'
import { answersIn, answersOnScreen } from './answers-on-screen.ts'

/** How many details are fetched ahead of a list that is on screen. */
const FETCHED_AHEAD = 10

/**
 * Registers the worker and hands it what came inside the page, which never went past it: one visit is enough to read on without network.
 * Then, gently, the rest of the app, and the screens that belong to this one. Once a page.
 */
export function storeFirstVisit({ router, firstUrl, firstState }: RunningPage): void {
  // While developing there is none: it would hold back what has just been changed.
  if (import.meta.env.PROD) startWorker()
  const first = (firstState?.matches ?? []).flatMap(({ data }) => answersIn(data))
  const answers = [...first, ...answersOnScreen(router)].filter(({ from }) => from === 'network')
  tellWorker({ type: 'hold', answers: answers.map(({ address, value, fetchedAt, etag }) => ({ address, body: value, fetchedAt, etag })) })
  // Where the app filled the empty page, fetching the page of the server only makes the next start faster: a reader who saves data goes without.
  const isFetchedAlready = firstState !== undefined
  if ((isFetchedAlready || !useSettings.getState().dataSaver) && isKeepable(new URL(firstUrl).pathname)) tellWorker({ type: 'keep-page', url: firstUrl })
  tellWorker({ type: 'precache', for: useSession.getState().account ? ['member'] : [] })
  useSession.subscribe(({ account }, before) => account !== null && before.account === null && tellWorker({ type: 'precache', for: ['member'] }))
  fetchScreensOnce(router)
  addEventListener('appinstalled', fetchHome)
}

/** Has the details fetched behind the first cards of the lists that are read. */
export function fetchAheadOf(router: RunningPage['router']): void {
  fetchAhead(answersOnScreen(router))
  // The same screen asked for anew is no other one: what Home has fetched ahead is asked for once.
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => hrefChanged && tellWorker({ type: 'prefetch-stop' }))
  router.subscribe('onResolved', () => fetchAhead(answersOnScreen(router)))
}

/** Screens that come as soon as one of them is opened, or one that leads to them: a phone that has no use for them does not fetch them. */
const WITH_OTHERS: readonly (readonly [routes: RegExp, group: PrecacheGroup])[] = [
  [/^\/$/, 'home'],
  [/^\/even/, 'buyer'],
  [/^\/job/, 'jobs'],
  [/^\/service(?:s|d)/, 'services'],
  [/^\/(?:shop|productd)/, 'shop'],
  [/^\/blogs/, 'magazine'],
  [TEXT_PAGE_PATH, 'pages'],
]

function fetchScreensOnce(router: RunningPage['router']): void {
  const asked = new Set<PrecacheGroup>()
  const check = () => {
    for (const [routes, group] of WITH_OTHERS) {
      if (asked.has(group) || !router.state.matches.some(({ routeId }) => routes.test(routeId))) continue
      asked.add(group)
      fetchScreensAhead(group)
    }
  }
  router.subscribe('onResolved', check)
  check()
}

/** The icon of the installed app leads there, also on a phone that has not seen it yet. */
function fetchHome(): void {
  fetchScreensAhead('home')
  tellWorker({ type: 'prefetch', addresses: ['/api/home/'], saveData: useSettings.getState().dataSaver })
}

/** The details behind the first cards of a list, unless the reader saves data. */
function fetchAhead(answers: Answer<unknown>[]): void {
  const addresses = answers.flatMap(addressesBehind).slice(0, FETCHED_AHEAD)
  if (addresses.length > 0) tellWorker({ type: 'prefetch', addresses, saveData: useSettings.getState().dataSaver })
}

/** Where the cards of a list lead; nowhere from any other answer. */
function addressesBehind({ address, value }: Answer<unknown>): string[] {
  const resource = answeredAt(address)?.resource
  if (!resource || !isPage(value)) return []
  return value.results.flatMap((card) => {
    const key = keyOf(resource, card)
    return key === undefined ? [] : [itemAddress(resource, key)]
  })
}

const isPage = (value: unknown): value is { results: unknown[] } =>
  typeof value === 'object' && value !== null && 'results' in value && Array.isArray(value.results)
