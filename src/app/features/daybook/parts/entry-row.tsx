import { useTranslation } from 'react-i18next'
import { noonOf } from '#contract/core/time.ts'
import { OUTBOX_STYLES } from '../../../nouns/outbox-styles.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { StatusChip } from '../../../ui/controls/status-chip.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { ENTRY_STYLES } from '../entry-styles.ts'
import type { ShownEntry } from '../with-changes.ts'

interface Props {
  entry: ShownEntry
  onCorrect: (entry: ShownEntry) => void
}

const WAITING = { icon: OUTBOX_STYLES.waiting.icon, colour: OUTBOX_STYLES.waiting.tone }

/** An entry: what, of whom, how much, when, and whether it waits to be sent. */
export function EntryRow({ entry, onCorrect }: Props) {
  const { t } = useTranslation('daybook')
  const format = useFormat()
  const { kind, amount, day, note, person, waiting } = entry
  const { icon, colour } = ENTRY_STYLES[kind]
  const named = t('list.named', { what: [t(`kinds.${kind}`), person].filter(Boolean).join(', '), taka: format.price(amount) })
  return (
    <li className="flex items-start gap-3 py-1 min-w-0 border-t border-line">
      <Icon name={icon} className={`mt-3 ${colour}`} />
      <div className="min-w-0 flex-1 py-2">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="font-600 min-w-0 wrap-anywhere">
            <MixedText text={person || t(`kinds.${kind}`)} />
          </span>
          <b className={`tabular ${colour}`}>{format.price(amount)}</b>
        </p>
        <p className="text-sm text-ink-soft">
          <time dateTime={day}>{format.dayShort(noonOf(day))}</time>
          {person && ` · ${t(`kinds.${kind}`)}`}
        </p>
        {note && (
          <p className="text-sm wrap-anywhere">
            <MixedText text={note} />
          </p>
        )}
        {waiting !== undefined && (
          <p>
            <StatusChip variant={WAITING}>{t('list.waiting')}</StatusChip>
          </p>
        )}
      </div>
      <Button variant="icon" icon="i-lucide-pencil" aria-label={t('list.correct', { named })} onClick={() => onCorrect(entry)} />
    </li>
  )
}
