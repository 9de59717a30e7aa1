import { LANGUAGES } from '#contract/core/languages.ts'
import { rememberLanguage } from '#device/phone.ts'
import { askAnew } from './deferred/ask-anew.ts'
import { countViews } from './deferred/count-views.ts'
import { keepFocusInSight } from './deferred/focus-in-sight.ts'
import { followData } from './deferred/follow-data.ts'
import { followDataSaver } from './deferred/follow-data-saver.ts'
import { followOpened } from './deferred/follow-opened.ts'
import { followScreens } from './deferred/follow-screens.ts'
import { followSessions } from './deferred/follow-sessions.ts'
import { noteScreens } from './deferred/note-screens.ts'
import { retryFailedLoads } from './deferred/retry-failed-loads.ts'
import { fetchAheadOf } from './deferred/store-first-visit.ts'
import { addTextsFor } from './more-texts.ts'
import type { RunningPage } from './start.ts'
import { hasBookingsMark } from './state/bookings-mark.ts'
import { useBookmarks } from './state/bookmarks/bookmarks.ts'
import { useConnection } from './state/connection/connection.ts'
import { requestFailed, requestSlow, requestSucceeded, startConnection } from './state/connection/connection-watch.ts'
import { startInstall } from './state/connection/install.ts'
import { startMending } from './state/connection/worker.ts'
import { startDataMeter } from './state/data-use.ts'
import { hasGateMark } from './state/gate/gate-mark.ts'
import { hasGuestMark, watchGuestMark } from './state/session/guest-mark.ts'
import { hasKeptMark } from './state/session/kept-mark.ts'
import { readLeaving } from './state/session/leaving.ts'
import { useSession } from './state/session/session.ts'
import { startSettings, useSettings } from './state/settings.ts'
import { loadTexts } from './texts/load.ts'
import { loadTextSet } from './texts/load-more.ts'
import { withholdPictures } from './ui/media/withhold-pictures.ts'
import { askBehind } from './ui/navigation/ask-behind.ts'
import { knowOffline, watchRequests } from './wire/watch.ts'

/** What the page on screen was made from may be this old before it is asked for again. */
const FRESH_MS = 60_000

const OUTCOMES = { succeeded: requestSucceeded, failed: requestFailed, slow: requestSlow }

/**
 * Starts everything that the first paint did not need: the connection's state, the worker, what the phone keeps.
 * @param keepPage registers the worker and hands it this page, unless that is done
 */
export function startDeferred({ router, texts, firstState }: RunningPage, keepPage: () => void): void {
  startSettings()
  watchRequests((outcome) => OUTCOMES[outcome]())
  followDataSaver(async (source) => {
    if (source) await addTextsFor(texts, useSession.getState().language, '/data')
    await withholdPictures(source)
  })
  startConnection()
  knowOffline(() => navigator.onLine === false && useConnection.getState().state === 'offline')
  followSessions(router)
  followOwn(router)
  startInstall()
  keepFocusInSight()
  followData(router)
  followScreens(router)
  countViews(router)
  followOpened(router)
  noteScreens(router)
  retryFailedLoads(router, askBehind)
  startMending()
  startDataMeter()
  keepPage()
  fetchAheadOf(router)
  void rememberLanguage(useSession.getState().language)
  void useBookmarks.getState().load()
  if (!useSettings.getState().dataSaver) void loadOtherLanguage()
  // A page that the worker kept is as old as its data: ask whether there is something newer. So does a clock that differs from the server's.
  // Where nothing was written, the page has just asked for itself.
  const writtenAt = firstState ? Math.min(...firstState.matches.map(({ updatedAt }) => updatedAt)) : Date.now()
  if (Math.abs(Date.now() - writtenAt) > FRESH_MS) askAnew(router)
}

/** Nothing of it is loaded for a visitor on a phone where no account has left anything sealed. */
const concernsKept = ({ token }: ReturnType<typeof useSession.getState>): boolean => token !== null || hasKeptMark() || readLeaving() !== undefined

/** Visitors are told nothing, and send nothing later unless they work at a gate or comment: they never load it. */
function followOwn(router: RunningPage['router']): void {
  // Out of reach, and not on the phone yet: the next start brings it.
  if (hasGateMark()) import('./state/gate/gate-sending.ts').then(({ followGateSending }) => followGateSending()).catch(() => undefined)
  const show = (path: string) => {
    const [to = '', hash = ''] = path.split('#')
    void router.navigate({ to, hash })
  }
  once(
    ({ account }) => account !== null || hasGuestMark(),
    async () => (await import('./state/outbox/follow-outbox.ts')).followOutbox(),
  )
  once(concernsKept, async () => (await import('./state/session/follow-kept.ts')).followKept())
  once(
    ({ token }) => token !== null,
    async () => (await import('./features/notices/follow-notices.ts')).followNotices(show),
  )
  once(
    ({ token }) => token !== null,
    async () => (await import('./features/shop/sync-basket.ts')).followBasket(),
  )
  once(
    ({ token }) => token !== null && hasBookingsMark(),
    async () => (await import('./features/bookings/follow-bookings.ts')).followBookings(),
  )
}

function once(isTime: (session: ReturnType<typeof useSession.getState>) => boolean, begin: () => Promise<void>): void {
  const check = () => {
    if (!isTime(useSession.getState())) return
    stop()
    // Out of reach, and not on the phone yet: the next start brings it.
    begin().catch(() => undefined)
  }
  const stops = [useSession.subscribe(check), watchGuestMark(check)]
  const stop = () => {
    for (const one of stops) one()
  }
  check()
}

/** Three kilobytes, so that a switch is at once. Without network they come from the worker, or when they are asked for. */
const loadOtherLanguage = async (): Promise<void> => {
  const others = LANGUAGES.filter((language) => language !== useSession.getState().language)
  await Promise.allSettled(others.flatMap((language) => [loadTexts(language), loadTextSet('late', language)]))
}
