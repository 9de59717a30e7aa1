import { useTranslation } from 'react-i18next'
import { printedCode } from '#contract/events/ticket-rules.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'

/** A scan that its gate took back. */
interface UndoneScan {
  key: string
  holder_name: string
  code: string
  scanned_at: string
  undone_at?: string | null | undefined
  gate: string
}

/** Each scan that a gate has undone: whose ticket, when and where. */
export function UndoneList({ undone }: { undone: readonly UndoneScan[] }) {
  const { t } = useTranslation('gate')
  const format = useFormat()
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{t('undo.title', { count: undone.length })}</h2>
      <p className="text-ink-soft">{t('undo.text')}</p>
      <ul className="grid gap-2">
        {undone.map(({ key, holder_name, code, scanned_at, undone_at, gate }) => (
          <li key={key} className="card p-3 grid gap-1">
            <p className="font-600">
              <MixedText text={holder_name} />{' '}
              <span lang="en" className="tabular text-ink-soft font-400">
                {printedCode(code)}
              </span>
            </p>
            <p className="text-sm">
              <MixedText text={t('undo.scanned', { time: format.dateTime(scanned_at), gate })} />
            </p>
            {undone_at && (
              <p className="text-sm">
                <Icon name="i-lucide-undo-2" /> {t('undo.at', { time: format.dateTime(undone_at) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
