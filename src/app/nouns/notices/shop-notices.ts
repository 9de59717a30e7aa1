import { type ShopNotice, shopNoticePath } from '#contract/shop/shop-notices.ts'
import { BAD, GOOD, type NoticeView, WAITS } from './notice-view.ts'

const ORDER: Pick<NoticeView, 'title' | 'place' | 'by'> = {
  title: ({ shop_order }) => shop_order?.title ?? '',
  by: ({ shop_order }) => shop_order?.name,
  place: ({ shop_order }) => ({ path: shop_order ? shopNoticePath(shop_order) : '/orders' }),
}

/** What the complaint is by now. */
const wordsOf =
  (side: 'bought' | 'sold'): NonNullable<NoticeView['words']> =>
  ({ shop_order }, t) =>
    shop_order?.complaint ? t(`shop.complaint.${side}.${shop_order.complaint}`) : undefined

export const SHOP_NOTICE_VIEWS: Record<ShopNotice, NoticeView> = {
  'shop-accepted': { icon: 'i-lucide-check', colour: GOOD, ...ORDER },
  'shop-sent': { icon: 'i-lucide-truck', colour: GOOD, ...ORDER },
  'shop-ready': { icon: 'i-lucide-store', colour: GOOD, ...ORDER },
  'shop-delivered': { icon: 'i-lucide-package-check', colour: GOOD, ...ORDER },
  'shop-cancelled': { icon: 'i-lucide-circle-x', colour: BAD, ...ORDER },
  'shop-not-taken': { icon: 'i-lucide-undo-2', colour: BAD, ...ORDER },
  'shop-late': { icon: 'i-lucide-clock-alert', colour: BAD, ...ORDER },
  'shop-refunded': { icon: 'i-lucide-banknote', colour: GOOD, ...ORDER },
  'shop-not-paid': { icon: 'i-lucide-circle-x', colour: BAD, ...ORDER },
  'shop-return': { icon: 'i-lucide-message-square-warning', colour: WAITS, ...ORDER, words: wordsOf('bought') },
  'shop-wallet': { icon: 'i-lucide-banknote', colour: WAITS, ...ORDER },
  'shop-sale-claimed': { icon: 'i-lucide-banknote', colour: WAITS, ...ORDER },
  'shop-sale-claim-due': { icon: 'i-lucide-clock', colour: BAD, ...ORDER },
  'shop-sale-wallet': { icon: 'i-lucide-banknote', colour: WAITS, ...ORDER },
  'shop-sale': {
    icon: 'i-lucide-shopping-bag',
    colour: GOOD,
    ...ORDER,
    words: ({ shop_order }, t, format) => (shop_order ? t('shop.sale', { price: format.price(shop_order.total) }) : undefined),
  },
  'shop-sale-cancelled': { icon: 'i-lucide-circle-x', colour: BAD, ...ORDER },
  'shop-sale-delivered': { icon: 'i-lucide-package-check', colour: GOOD, ...ORDER },
  'shop-sale-due': { icon: 'i-lucide-clock', colour: WAITS, ...ORDER },
  'shop-sale-late': { icon: 'i-lucide-clock-alert', colour: BAD, ...ORDER },
  'shop-sale-return': { icon: 'i-lucide-message-square-warning', colour: WAITS, ...ORDER, words: wordsOf('sold') },
}
