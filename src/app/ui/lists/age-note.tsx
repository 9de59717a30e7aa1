import { useTranslation } from 'react-i18next'
import { useFormat } from '../formats/use-format.ts'
import { useNow } from '../formats/use-now.ts'
import { type AgedAnswer, seenAt } from './seen-at.ts'

const FRESH_MS = 5 * 60_000
const DAY_MS = 24 * 60 * 60_000

interface AgeNoteProps {
  answer: AgedAnswer
  /** With `device-search`: how many rows are shown. */
  shown?: number
  /** With `device-search`: how many of how many the phone holds are shown, where it does not hold events. */
  held?: string
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
  const at = seenAt(answer)
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
