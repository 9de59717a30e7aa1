import { useEffect } from 'react'
import { gridOf, keptGrids } from '#contract/bookings/calendar-grid.ts'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { useLookingAgain } from '../../../wire/use-looking-again.ts'
import { loadCalendar } from '../calls.ts'
import { loadTeam } from './team-calls.ts'

/** A provider's bookings in the month of a day, and who of the team does them; the coming month lies on the phone as well. */
export function useCalendar(day: string, today: string) {
  const grid = gridOf(day)
  const used = useCachedAnswer((options) => loadCalendar(grid, options), `calendar ${grid.from}`)
  const team = useCachedAnswer(loadTeam, 'team').answer?.value ?? []
  useLookingAgain(true, used.reload)
  const other = keptGrids(today).find(({ from }) => from !== grid.from)
  const ahead = other?.from
  useEffect(() => {
    if (ahead === undefined) return
    // For the days without network; that it cannot be had now is no fault of what is shown.
    loadCalendar({ from: ahead, days: grid.days }, { fresh: true }).catch(() => undefined)
  }, [ahead, grid.days])
  return { ...used, team }
}
