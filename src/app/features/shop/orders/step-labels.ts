import type { TFunction } from 'i18next'
import type { OrderAction } from '#contract/shop/shop-order-rules.ts'
import type { OrderSide, ShopOrder } from '#contract/shop/shop-orders.ts'

/** How each action looks on its button. */
export const ACTION_ICONS: Record<OrderAction, `i-lucide-${string}`> = {
  accept: 'i-lucide-check',
  pack: 'i-lucide-package',
  call: 'i-lucide-phone',
  ship: 'i-lucide-truck',
  ready: 'i-lucide-store',
  deliver: 'i-lucide-package-check',
  refuse_parcel: 'i-lucide-undo-2',
  take_back: 'i-lucide-package-x',
  cancel: 'i-lucide-circle-x',
  rider_link: 'i-lucide-link',
}

/** What the button of an action says: a buyer receives what a seller delivers. */
export const actionLabel = (action: OrderAction, side: OrderSide, t: TFunction): string =>
  t(action === 'deliver' && side === 'bought' ? 'parcels:actions.receive' : `parcels:actions.${action}`)

/** The same of an order as it is: what is on its way already is not sent again, but courier and number can be corrected. */
export const labelIn = ({ state, side }: Pick<ShopOrder, 'state' | 'side'>, action: OrderAction, t: TFunction): string =>
  action === 'ship' && state === 'shipped' ? t('parcels:actions.correct') : actionLabel(action, side, t)
