import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { returnsPath } from '../../returns/returns-asked.ts'
import { SOLD_GROUPS, type SoldGroup } from '../sold-filter.ts'

/** Which of a shop's orders are listed, as the address says it: first what must be done first. */
export function SoldFilterLinks({ group }: { group: SoldGroup | undefined }) {
  const { t } = useTranslation('parcels')
  return (
    <nav aria-label={t('list.filter')}>
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...SOLD_GROUPS].map((one) => (
          <li key={one ?? 'all'}>
            <AppLink
              to={one ? `/orders?side=sold&group=${one}` : '/orders?side=sold'}
              replace
              aria-current={one === group ? 'true' : undefined}
              className="chip min-h-12 border border-line aria-[current]:bg-brand aria-[current]:text-on-brand aria-[current]:border-brand"
            >
              {one === group && <Icon name="i-lucide-check" />}
              {t(`list.groups.${one ?? 'all'}`)}
            </AppLink>
          </li>
        ))}
        <li>
          <AppLink to={returnsPath('sold', undefined)} className="chip min-h-12 border border-line">
            <Icon name="i-lucide-message-square-warning" />
            {t('returns:filter')}
          </AppLink>
        </li>
      </ul>
    </nav>
  )
}
