import { useTranslation } from 'react-i18next'
import { FilterLinks } from '../../../ui/navigation/filter-links.tsx'
import { ORDER_GROUPS, type OrderGroup } from '../order-group.ts'

/** Which orders are listed. */
export function OrdersFilter({ show }: { show: OrderGroup | undefined }) {
  const { t } = useTranslation('orders')
  const links = [undefined, ...ORDER_GROUPS].map((group) => ({
    key: group ?? 'all',
    to: group ? (`/orders?show=${group}` as const) : ('/orders' as const),
    text: t(`list.${group ?? 'all'}`),
    isCurrent: group === show,
  }))
  return <FilterLinks label={t('list.filter')} links={links} />
}
