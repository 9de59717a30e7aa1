import { useTranslation } from 'react-i18next'
import { useOutbox, waitingCount } from '../../state/outbox/outbox.ts'
import { useFormat } from '../../ui/formats/use-format.ts'
import { useOutboxNews } from '../lines/use-outbox-news.ts'

/** On the button of the menu: how much is not sent yet. The menu has the way to it. */
export function MenuCount() {
  const { t } = useTranslation()
  const format = useFormat()
  const count = useOutbox(waitingCount)
  useOutboxNews()
  if (count === 0) return null
  return (
    <>
      <span aria-hidden="true" className="absolute end-0.5 top-1 min-w-5 px-1 rounded-full bg-ink text-surface text-sm font-600 leading-5 tabular">
        {format.number(count)}
      </span>
      <span className="sr-only">{t('shell:waiting', { count, defaultValue: '' })}</span>
    </>
  )
}
