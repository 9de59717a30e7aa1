import { useTranslation } from 'react-i18next'
import { SellerTabs } from './seller-tabs.tsx'

const TABS = [
  ['buyer', '/bookings'],
  ['provider', '/bookings?side=provider'],
  ['calendar', '/sellerservices/calendar'],
] as const

/** Between what one has booked, and what was booked of one’s services. */
export function BookingTabs({ tab }: { tab: (typeof TABS)[number][0] }) {
  const { t } = useTranslation('bookings')
  return <SellerTabs label={t('list.mine')} tabs={TABS.map(([name, to]) => ({ name, to, text: t(`tabs.${name}`) }))} current={tab} />
}
