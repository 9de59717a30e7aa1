import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loadOutbox, useOutbox, waitingCount } from '../../../state/outbox/outbox.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'

/** What is not an order yet: it waits on this phone. Nothing when nothing waits. */
export function OrdersWaiting() {
  const { t } = useTranslation('orders')
  const count = useOutbox(({ entries }) => waitingCount({ entries: entries.filter(({ noun }) => noun === 'orders') }))
  const isKnown = useOutbox((outbox) => outbox.isKnown)
  useEffect(() => {
    if (!isKnown) void loadOutbox()
  }, [isKnown])
  if (count === 0) return null
  return (
    <ScreenLink to="/outbox" className="card flex! items-center gap-3 p-3 border-marigold active:bg-sunken">
      <Icon name="i-lucide-hourglass" className="text-xl text-marigold" />
      <span className="flex-1">
        <b className="block">{t('list.waiting', { count })}</b>
        <span className="block text-sm text-ink-soft">{t('list.waitingHint')}</span>
      </span>
      <Icon name="i-lucide-chevron-right" className="text-ink-soft" />
    </ScreenLink>
  )
}
