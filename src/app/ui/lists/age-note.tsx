import { useTranslation } from 'react-i18next'
import { useFormat } from '../formats/use-format.ts'
import { useNow } from '../formats/use-now.ts'

const FRESH_MS = 5 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** What an answer says of where and when it is from. */
export interface AgedAnswer {
  /** ISO 8601 */
  fetchedAt: string
  from: 'network' | 'device' | 'device-search'
  heldRows?: number | undefined
}

interface AgeNoteProps {
  answer: AgedAnswer
  /** With `device-search`: how many rows are shown. */
  shown?: number
  /** With `device-search`: how many of how many the phone holds are shown, where it does not hold events. */
  held?: string
}

/**
 * When the page arrived, if the network brought it just now: what the server has written in it may be hours old, and would have been written anew
 * had anything changed since. Milliseconds since the epoch.
 */
function arrivedAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page && page.transferSize > 0 && page.workerStart === 0 ? performance.timeOrigin : 0
}

/**
 * How old what is on screen is: silent below five minutes, quiet below a day, loud beyond. An answer that the phone put together
 * itself says so whatever its age. @see offline-mobile "Rules: no age ever deletes data offline; age is only shown"
 */
export function AgeNote({ answer, shown = 0, held }: AgeNoteProps) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const now = useNow()
  if (now === undefined) return null
  const isSearch = answer.from === 'device-search'
  const at = Math.max(Date.parse(answer.fetchedAt), answer.from === 'network' ? arrivedAt() : 0)
  const ageMs = now - at
  if (ageMs < FRESH_MS && !isSearch) return null
  const age = format.age(new Date(at).toISOString(), now)
  return (
    <span className={`text-sm ${ageMs < DAY_MS ? 'text-ink-soft' : 'text-marigold'}`}>
      {answer.from === 'network' ? t('age.updated', { age }) : t('common:savedCopy', { time: age })}
      {isSearch && ` · ${format.sentences([held ?? t('age.heldRows', { count: shown, held: answer.heldRows ?? shown }), t('age.maybeMore')])}`}
    </span>
  )
}
