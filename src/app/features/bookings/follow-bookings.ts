import { keptGrids } from '#contract/bookings/calendar-grid.ts'
import { mayWorkLater, problemCode } from '#contract/core/problem-code.ts'
import { dhakaDay } from '#contract/core/time.ts'
import { hasWorkMark } from '../../state/bookings-mark.ts'
import { useConnection } from '../../state/connection/connection.ts'
import { serviceNow } from '../../state/service-clock.ts'
import { useSession } from '../../state/session/session.ts'
import type { Answer } from '../../wire/answer.ts'
import { loadHours, loadTeam } from './calendar/team-calls.ts'
import { loadBookings, loadCalendar } from './calls.ts'

/** What was kept more recently is not asked for again. */
const EVERY_MS = 60 * 60_000
let keptAt = 0
let keptFor: number | undefined

/**
 * Keeps on the phone what is needed at a door without network: what is coming and asked for, and of a provider the next thirty days with names, phones and
 * addresses, and the team and its hours, by which days are closed. Begun once a page where this phone has seen bookings.
 */
export function followBookings(): void {
  const keep = () => void keepBookings().catch(() => undefined)
  keep()
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && keep())
  useConnection.subscribe(({ state }, { state: before }) => state === 'online' && before === 'offline' && keep())
  useSession.subscribe(({ account }, before) => account?.id !== before.account?.id && keep())
}

async function keepBookings(): Promise<void> {
  const { account, token } = useSession.getState()
  if (token === null || !account || (keptFor === account.id && Math.abs(Date.now() - keptAt) < EVERY_MS)) return
  keptAt = Date.now()
  keptFor = account.id
  const isWork = hasWorkMark()
  const sides = isWork ? (['buyer', 'provider'] as const) : (['buyer'] as const)
  const lists = sides.flatMap((side) => (['coming', 'requests'] as const).map((group) => loadBookings({ side, group }, { fresh: true })))
  const grids = isWork ? keptGrids(dhakaDay(serviceNow())).map((grid) => loadCalendar(grid, { fresh: true })) : []
  const team = isWork ? [loadTeam({ fresh: true }), loadHours({ fresh: true })] : []
  const kept = await Promise.allSettled([...lists, ...grids, ...team])
  if (kept.some(isUnanswered)) keptAt = 0
}

/** Without network it is tried again when there is one; a refusal stands, as of the calendar to an account that sells nothing. */
function isUnanswered(one: PromiseSettledResult<Answer<unknown>>): boolean {
  if (one.status === 'fulfilled') return one.value.from !== 'network'
  const code = problemCode(one.reason)
  return code === undefined || mayWorkLater(code)
}
