import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Season } from '#contract/services/hours.ts'
import type { BookingOutside } from '#contract/services/team-hours.ts'
import { AskDialog } from '../../../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../../../ui/controls/button.tsx'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import { useHoursWords } from '../use-hours-words.ts'
import { MoonNote } from './moon-note.tsx'

interface Dated extends Pick<Season, 'from' | 'until' | 'kind' | 'note'> {
  /** What then. */
  words: string
  isClosed: boolean
  /** When work goes on after it, where it is closed. */
  reopens?: string | undefined
  outside: readonly BookingOutside[]
}

interface Props {
  days: Dated
  isLocked: boolean
  onEdit: () => void
  /** @throws {Problem} why it stays */
  onRemove: () => Promise<void>
}

const BY_MOON: readonly Dated['kind'][] = ['ramadan', 'eid-ul-fitr', 'eid-ul-azha']

/** Days with other hours than usual, in a list. */
export function DaysEntry({ days, isLocked, onEdit, onRemove }: Props) {
  const { t } = useTranslation('team')
  const words = useHoursWords()
  const [isAsking, setAsking] = useState(false)
  const name = [words.days(days), days.kind !== 'own' && t(`hours.kinds.${days.kind}`), days.note].filter(Boolean).join(' · ')
  return (
    <li className="grid grid-cols-1 gap-1 py-3 border-t border-line">
      <h3 className="text-base wrap-anywhere">
        <Icon name={days.isClosed ? 'i-lucide-calendar-x' : 'i-lucide-clock'} className={days.isClosed ? 'text-danger' : 'text-brand'} />{' '}
        <MixedText text={name} />
      </h3>
      <p className="whitespace-pre-line text-sm">{days.words}</p>
      {days.reopens && <p className="text-sm text-ink-soft">{t('hours.reopens', { day: words.dayText(days.reopens) })}</p>}
      {BY_MOON.includes(days.kind) && <MoonNote />}
      {days.outside.length > 0 && (
        <p className="text-sm">
          <a href="#outside" className="link target justify-start!">
            <Icon name="i-lucide-circle-alert" className="text-marigold" /> {t('hours.bookingsIn', { count: days.outside.length })}
          </a>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon="i-lucide-pencil" disabled={isLocked} aria-label={t('hours.editOf', { name })} onClick={onEdit}>
          {t('hours.edit')}
        </Button>
        <Button icon="i-lucide-trash" disabled={isLocked} aria-label={t('hours.dropOf', { name })} onClick={() => setAsking(true)}>
          {t('hours.drop')}
        </Button>
      </div>
      {isAsking && (
        <AskDialog title={t('hours.dropTitle')} yes={t('hours.drop')} no={t('hours.keep')} onYes={onRemove} onClose={() => setAsking(false)}>
          <MixedText text={t('hours.dropText', { name })} />
        </AskDialog>
      )}
    </li>
  )
}
