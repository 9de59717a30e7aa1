import { LANGUAGES } from '#contract/core/languages.ts'
import { rememberLanguage } from '#device/phone.ts'
import { answersIn } from './late/answers-on-screen.ts'
import { askAnew } from './late/ask-anew.ts'
import { countViews } from './late/count-views.ts'
import { keepFocusInSight } from './late/focus-in-sight.ts'
import { followData } from './late/follow-data.ts'
import { followOpened } from './late/follow-opened.ts'
import { followScreens } from './late/follow-screens.ts'
import { followSessions } from './late/follow-sessions.ts'
import { heal } from './late/heal.ts'
import { keepFirstVisit } from './late/keep-first-visit.ts'
import type { RunningPage } from './start.ts'
import { requestFailed, requestSlow, requestSucceeded, startConnection } from './state/connection-watch.ts'
import { hasGateMark } from './state/gate-mark.ts'
import { hasGuestMark, watchGuestMark } from './state/guest-mark.ts'
import { startInstall } from './state/install.ts'
import { useSaved } from './state/saved.ts'
import { useSession } from './state/session.ts'
import { startSettings, useSettings } from './state/settings.ts'
import { startMending, startWorker } from './state/worker.ts'
import { loadTexts } from './texts/load.ts'
import { loadLateTexts } from './texts/load-more.ts'
import { watchRequests } from './wire/watch.ts'

/** What the page on screen was made from may be this old before it is asked for again. */
const FRESH_MS = 60_000

const OUTCOMES = { succeeded: requestSucceeded, failed: requestFailed, slow: requestSlow }

/** Starts everything that the first paint did not need: the connection's state, the worker, what the phone keeps. */
export function startLate({ router, firstState, firstUrl }: RunningPage): void {
  startSettings()
  watchRequests((outcome) => OUTCOMES[outcome]())
  startConnection()
  followSessions(router)
  followOwn(router)
  startInstall()
  keepFocusInSight()
  followData(router)
  followScreens(router)
  countViews(router)
  followOpened(router)
  heal(router)
  // While developing there is none: it would hold back what has just been changed.
  if (import.meta.env.PROD) startWorker()
  startMending()
  keepFirstVisit(router, { url: firstUrl, answers: (firstState?.matches ?? []).flatMap(({ data }) => answersIn(data)) })
  void rememberLanguage(useSession.getState().language)
  void useSaved.getState().load()
  if (!useSettings.getState().dataSaver) void loadOtherLanguage()
  // A page that the worker kept is as old as its data: ask whether there is something newer. So does a clock that differs from the server's.
  const writtenAt = Math.min(...(firstState?.matches ?? []).map(({ updatedAt }) => updatedAt))
  if (Math.abs(Date.now() - writtenAt) > FRESH_MS) askAnew(router)
}

/** Visitors are told nothing, and send nothing later unless they work at a gate or comment: they never load it. */
function followOwn(router: RunningPage['router']): void {
  // Out of reach, and not on the phone yet: the next start brings it.
  if (hasGateMark()) import('./state/gate-sending.ts').then(({ followGateSending }) => followGateSending()).catch(() => undefined)
  const show = (to: string) => void router.navigate({ to })
  once(
    ({ account }) => account !== null || hasGuestMark(),
    async () => (await import('./late/follow-outbox.ts')).followOutbox(),
  )
  once(
    ({ token }) => token !== null,
    async () => (await import('./features/notices/follow-notices.ts')).followNotices(show),
  )
}

function once(isTime: (session: ReturnType<typeof useSession.getState>) => boolean, begin: () => Promise<void>): void {
  const look = () => {
    if (!isTime(useSession.getState())) return
    stop()
    // Out of reach, and not on the phone yet: the next start brings it.
    begin().catch(() => undefined)
  }
  const stops = [useSession.subscribe(look), watchGuestMark(look)]
  const stop = () => {
    for (const one of stops) one()
  }
  look()
}

/** Three kilobytes, so that a switch is at once. Without network they come from the worker, or when they are asked for. */
const loadOtherLanguage = async (): Promise<void> => {
  const others = LANGUAGES.filter((language) => language !== useSession.getState().language)
  await Promise.allSettled(others.flatMap((language) => [loadTexts(language), loadLateTexts(language)]))
}
