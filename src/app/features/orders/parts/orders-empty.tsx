import { useTranslation } from 'react-i18next'
import { NothingHere } from '../../../ui/lists/nothing-here.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'

/** No orders, or none of the kind that is asked for. */
export function OrdersEmpty({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('orders')
  if (isFiltered) return <NothingHere drawing="search" title={t('list.none')} />
  return (
    <NothingHere drawing="ticket" title={t('list.empty')} hint={t('list.emptyHint')}>
      <ScreenLink to="/events" className="btn-primary">
        {t('common:savedList.link')}
      </ScreenLink>
      <AppLink to="/shop" className="btn-quiet">
        {t('list.shop')}
      </AppLink>
    </NothingHere>
  )
}
