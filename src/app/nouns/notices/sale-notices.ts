import type { TFunction } from 'i18next'
import { type SaleNotice, type SoldTickets, salesPath } from '#contract/events/sale-notices.ts'
import type { Notice } from '#contract/notices/notices.ts'
import { GOOD, type NoticeFormat, type NoticeView } from './notice-view.ts'

const SALES = {
  colour: GOOD,
  title: ({ event_title }: Notice) => event_title ?? '',
  place: ({ sold }: Notice) => ({ path: sold ? salesPath(sold) : '/sellerevents' }),
}

export const SALE_NOTICE_VIEWS: Record<SaleNotice, NoticeView> = {
  sale: { icon: 'i-lucide-wallet', ...SALES, words: ({ sold }, t, format) => (sold ? soldWords(sold, t, format) : undefined) },
  'first-sale': {
    icon: 'i-lucide-star',
    ...SALES,
    words: ({ sold }, t, format) => (sold ? `${t('kinds.first-sale')} ${soldWords(sold, t, format)}` : undefined),
  },
}

const soldWords = ({ tickets: count, taka }: SoldTickets, t: TFunction<'notices'>, format: NoticeFormat): string =>
  taka > 0 ? t('sales.paid', { count, taka: format.price(taka) }) : t('sales.free', { count })
