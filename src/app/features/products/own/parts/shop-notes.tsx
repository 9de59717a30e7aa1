import { useTranslation } from 'react-i18next'
import { dhakaDay, noonOf } from '#contract/core/time.ts'
import { SellingSuspended } from '../../../../nouns/selling-suspended.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { loadShop } from '../shop-calls.ts'

/** What keeps buyers from ordering anything of the shop: staff, no delivery option, or closed days. Nothing while all is well, or not known. */
export function ShopNotes() {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const now = useNow() ?? Date.now()
  const shop = useCachedAnswer(loadShop, 'own shop').answer?.value
  if (!shop) return null
  const { options, closed, suspended } = shop
  if (suspended) return <SellingSuspended suspended={suspended} />
  const isClosed = closed !== null && closed.from <= dhakaDay(now) && dhakaDay(now) <= closed.until
  const words = () => {
    if (options.length === 0) return { title: t('notes.noDelivery'), text: t('notes.noDeliveryText'), to: t('notes.addDelivery') }
    return isClosed ? { title: t('notes.closed', { until: format.day(noonOf(closed.until)) }), text: t('notes.closedText'), to: t('notes.toShop') } : undefined
  }
  const said = words()
  if (!said) return null
  return (
    <section aria-label={said.title} className="card p-4 mb-2 grid gap-2 border-marigold justify-items-start">
      <p className="font-600">
        <Icon name="i-lucide-truck" className="text-marigold" /> {said.title}
      </p>
      <p className="text-sm">{said.text}</p>
      <AppLink to="/products/delivery" className="btn-quiet">
        {said.to}
      </AppLink>
    </section>
  )
}
