import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { splitLanguage } from '#contract/core/paths.ts'
import { useOutbox, waitingCount } from '../state/outbox/outbox.ts'
import { useFormat } from '../ui/formats/use-format.ts'
import { Icon } from '../ui/icons/icon.tsx'
import { ScreenLink } from '../ui/navigation/screen-link.tsx'
import { useOutboxNews } from './lines/use-outbox-news.ts'

const OWN = /^\/(?:orders|event_order|outbox|sellerorders|shop_order|shop_purchase|shop_return|tickets)(?:\/|$)/

/** The tab of signed-in users: their orders, with the number of what is not sent yet. */
export function OrdersTab() {
  const { t } = useTranslation()
  const format = useFormat()
  const { pathname } = useLocation()
  const count = useOutbox(waitingCount)
  useOutboxNews()
  return (
    <ScreenLink
      to="/orders"
      aria-current={OWN.test(splitLanguage(pathname).path) ? 'page' : undefined}
      className="basis-1/4 min-h-14 flex flex-col items-center justify-center text-xs active:bg-sunken aria-[current]:text-brand aria-[current]:font-600"
    >
      <span className="relative">
        <Icon name="i-lucide-receipt-text" className="text-lg" />
        {count > 0 && (
          <span aria-hidden="true" className="absolute start-4 -top-1 px-1 rounded-full bg-ink text-surface text-xs tabular">
            {format.number(count)}
          </span>
        )}
      </span>
      {t('shell:titles.orders', '')}
      {count > 0 && <span className="sr-only">{t('shell:waiting', { count, defaultValue: '' })}</span>}
    </ScreenLink>
  )
}
