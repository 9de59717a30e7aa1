import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'

/** No orders, or none of the kind that is asked for. */
export function OrdersEmpty({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('orders')
  if (isFiltered) return <p className="card p-6 text-center text-ink-soft">{t('list.none')}</p>
  return (
    <div className="card p-6 text-center">
      <p className="text-lg">{t('list.empty')}</p>
      <p className="mt-1 mb-4 text-ink-soft">{t('list.emptyHint')}</p>
      <ScreenLink to="/events" className="btn-primary">
        {t('common:savedList.link')}
      </ScreenLink>
    </div>
  )
}
