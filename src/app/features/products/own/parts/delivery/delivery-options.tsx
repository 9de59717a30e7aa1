import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DELIVERY_LIMITS } from '#contract/products/delivery-rules.ts'
import type { OwnShop } from '#contract/products/shops.ts'
import { useIsOffline } from '../../../../../state/connection/connection.ts'
import { showNotice } from '../../../../../state/notices.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { NothingHere } from '../../../../../ui/lists/nothing-here.tsx'
import { DeliveryCard } from './delivery-card.tsx'
import { DeliveryOptionForm } from './delivery-form.tsx'

/** How a shop brings what it sells, option by option. */
export function DeliveryOptions({ shop: { options }, put }: { shop: OwnShop; put: (shop: OwnShop) => void }) {
  const { t } = useTranslation('stock')
  const isOffline = useIsOffline()
  const [editing, setEditing] = useState<number | 'new'>()
  const done = (said: 'delivery.saved' | 'delivery.deleted') => (shop: OwnShop) => {
    setEditing(undefined)
    put(shop)
    showNotice(t(said))
  }
  const close = () => setEditing(undefined)
  return (
    <section aria-labelledby="delivery-options" className="grid gap-3">
      <h2 id="delivery-options" className="text-lg">
        {t('delivery.options')}
      </h2>
      {options.length === 0 && editing !== 'new' && <NothingHere drawing="closed" title={t('delivery.none')} hint={t('delivery.noneHint')} />}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {options.map((option) =>
          option.id === editing ? (
            <li key={option.id}>
              <DeliveryOptionForm option={option} onDone={done('delivery.saved')} onClose={close} />
            </li>
          ) : (
            <DeliveryCard key={option.id} option={option} isLocked={isOffline} onEdit={() => setEditing(option.id)} onRemoved={done('delivery.deleted')} />
          ),
        )}
      </ul>
      {editing === 'new' && <DeliveryOptionForm option={undefined} onDone={done('delivery.saved')} onClose={close} />}
      {editing === undefined && options.length < DELIVERY_LIMITS.optionsMost && (
        <Button variant="primary" icon="i-lucide-plus" className="justify-self-start" onClick={() => setEditing('new')}>
          {t('delivery.add')}
        </Button>
      )}
      {options.length >= DELIVERY_LIMITS.optionsMost && <p className="text-ink-soft">{t('delivery.full', { count: DELIVERY_LIMITS.optionsMost })}</p>}
    </section>
  )
}
