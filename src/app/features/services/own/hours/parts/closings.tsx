import { useTranslation } from 'react-i18next'
import { useOutbox } from '../../../../../state/outbox/outbox.ts'
import { StatusChip } from '../../../../../ui/controls/status-chip.tsx'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import { closingsOf, isRefused, isWaiting } from '../closing-entry.ts'
import { useHoursWords } from '../use-hours-words.ts'
import { ClosingConflict } from './closing-conflict.tsx'

/** Days that were closed on this phone and wait to be sent, or were not taken. */
export function Closings({ memberId }: { memberId: number | null }) {
  const { t } = useTranslation('team')
  const words = useHoursWords()
  const entries = useOutbox((outbox) => outbox.entries)
  const shown = closingsOf(entries, memberId).filter((closing) => isWaiting(closing) || isRefused(closing))
  return (
    <ul className="grid grid-cols-1 empty:hidden" aria-label={t('hours.unsent')}>
      {shown.map((closing) => (
        <li key={closing.id} className="grid grid-cols-1 gap-1 py-3 border-t border-line">
          <h3 className="text-base wrap-anywhere">
            <Icon name="i-lucide-calendar-x" className="text-marigold" />{' '}
            <MixedText text={[words.days(closing.about), closing.about.note].filter(Boolean).join(' · ')} />
          </h3>
          {isRefused(closing) ? (
            <ClosingConflict closing={closing} />
          ) : (
            <p>
              <StatusChip variant={{ icon: 'i-lucide-clock', colour: 'text-marigold' }}>{t('hours.waiting')}</StatusChip>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
