import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { FilterLinks } from '../../../../ui/navigation/filter-links.tsx'
import { returnsPath } from '../../returns/returns-asked.ts'
import { SOLD_GROUPS, type SoldGroup } from '../sold-filter.ts'

/** Which of a shop's orders are listed: first what must be done first; and the way to complaints about them. */
export function SoldFilterLinks({ group }: { group: SoldGroup | undefined }) {
  const { t } = useTranslation('parcels')
  const links = [undefined, ...SOLD_GROUPS].map((one) => ({
    key: one ?? 'all',
    to: one ? (`/orders?side=sold&group=${one}` as const) : ('/orders?side=sold' as const),
    text: t(`list.groups.${one ?? 'all'}`),
    isCurrent: one === group,
  }))
  return (
    <FilterLinks label={t('list.filter')} links={links}>
      <li>
        <AppLink to={returnsPath('sold', undefined)} className="chip min-h-12 border border-line">
          <Icon name="i-lucide-message-square-warning" />
          {t('returns:filter')}
        </AppLink>
      </li>
    </FilterLinks>
  )
}
