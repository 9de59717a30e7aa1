import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ORDER_GROUPS, type OrderGroup } from '../order-group.ts'

/** Which orders are listed, as the address says it. */
export function OrdersFilter({ show }: { show: OrderGroup | undefined }) {
  const { t } = useTranslation('orders')
  return (
    <nav aria-label={t('list.filter')}>
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...ORDER_GROUPS].map((group) => (
          <li key={group ?? 'all'}>
            <AppLink
              to={group ? `/orders?show=${group}` : '/orders'}
              replace
              aria-current={group === show ? 'true' : undefined}
              className="chip min-h-12 border border-line aria-[current]:bg-brand aria-[current]:text-on-brand aria-[current]:border-brand"
            >
              {group === show && <Icon name="i-lucide-check" />}
              {t(`list.${group ?? 'all'}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
