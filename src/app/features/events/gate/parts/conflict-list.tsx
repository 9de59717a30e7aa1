import { useTranslation } from 'react-i18next'
import { printedCode } from '#contract/events/ticket-rules.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'

/** A ticket that came a second time. */
interface Conflict {
  key: string
  holder_name: string
  code: string
  scanned_at: string
  gate: string
  admitted_at: string | null
  admitted_gate: string | null
}

interface Props {
  conflicts: readonly Conflict[]
  /** Of an event of several days: then a time of day does not say enough. */
  isOfDays: boolean
}

/** Each ticket that was scanned where it was in already: who, and both times with their gates. */
export function ConflictList({ conflicts, isOfDays }: Props) {
  const { t } = useTranslation('gate')
  const format = useFormat()
  const when = isOfDays ? format.dateTime : format.time
  return (
    <ul className="grid gap-2">
      {conflicts.map(({ key, holder_name, code, scanned_at, gate, admitted_at, admitted_gate }) => (
        <li key={key} className="card p-3 grid gap-1">
          <p className="font-600">
            <MixedText text={holder_name} />{' '}
            <span lang="en" className="tabular text-ink-soft font-400">
              {printedCode(code)}
            </span>
          </p>
          {admitted_at && (
            <p className="text-sm">
              <Icon name="i-lucide-circle-check" className="text-brand" />{' '}
              <MixedText text={t('conflict.first', { time: when(admitted_at), gate: admitted_gate ?? '' })} />
            </p>
          )}
          <p className="text-sm">
            <Icon name="i-lucide-clock-alert" className="text-marigold" /> <MixedText text={t('conflict.again', { time: when(scanned_at), gate })} />
          </p>
        </li>
      ))}
    </ul>
  )
}
