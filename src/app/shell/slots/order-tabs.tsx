import { useTranslation } from 'react-i18next'
import { SellerTabs } from './seller-tabs.tsx'

const TABS = [
  ['bought', '/orders'],
  ['sold', '/orders?side=sold'],
  ['tickets', '/sellerorders'],
] as const

/** Between what one has bought, what one's shop has sold, and tickets that one has sold. */
export function OrderTabs({ tab }: { tab: (typeof TABS)[number][0] }) {
  const { t } = useTranslation('orders')
  return <SellerTabs label={t('list.title')} tabs={TABS.map(([name, to]) => ({ name, to, text: t(`tabs.${name}`) }))} current={tab} />
}
