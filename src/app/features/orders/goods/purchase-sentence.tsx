import { useTranslation } from 'react-i18next'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { STATE_STYLES } from '../order-styles.ts'
import { leftAtDoor, wordsOf } from './purchase-view.ts'

interface Props {
  purchase: ShopPurchase
  /** Its time to be paid is over, and the service has not said yet what follows. */
  hasRunOut: boolean
}

/** What a purchase of goods is now, in a sentence that is true. Stands there from the start, so that a change is read out. */
export function PurchaseSentence({ purchase, hasRunOut }: Props) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const isOffline = useIsOffline()
  const words = wordsOf(purchase)
  // A day is longer than an hour of the clock says.
  const timeOf = purchase.method === 'wallet' ? format.dateTime : format.time
  const time = purchase.hold_expires_at ? timeOf(purchase.hold_expires_at) : ''
  const { icon, colour } = STATE_STYLES[lookOf(words, hasRunOut)]
  const overText = isOffline ? t('order.hold.overOffline', { time }) : t('goods.hold.overText')
  return (
    <div role="status">
      <h2 className={`flex items-start gap-2 text-lg ${colour}`}>
        <Icon name={icon} className="mt-1" />
        {hasRunOut ? t('order.hold.over') : t(`goods.states.${words}.title`)}
      </h2>
      <p className="mt-1">{hasRunOut ? overText : t(`goods.states.${words}.text`, { time })}</p>
      {purchase.advance > 0 && purchase.method === 'cod' && <Advance purchase={purchase} />}
    </div>
  )
}

/** What of cash is paid online in advance, and what is left for the door. Nothing once neither is so. */
function Advance({ purchase }: Pick<Props, 'purchase'>) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const left = leftAtDoor(purchase)
  const word = ((purchase.state === 'held' || purchase.state === 'paying') && 'ask') || (purchase.state === 'confirmed' && left > 0 && 'paid')
  if (!word) return null
  return <p className="mt-1 font-600">{t(`goods.advance.${word}`, { price: format.price(purchase.advance), rest: format.price(left) })}</p>
}

function lookOf(words: ReturnType<typeof wordsOf>, hasRunOut: boolean): keyof typeof STATE_STYLES {
  if (hasRunOut) return 'expired'
  if (words === 'codOver' || words === 'walletOver') return 'cancelled'
  if (words === 'walletHeld') return 'held'
  return words === 'cod' || words === 'walletConfirmed' ? 'confirmed' : words
}
