import { useTranslation } from 'react-i18next'
import { OWN_SERVICE_STATES } from '#contract/services/own-service.ts'
import { FilterBar, FilterChoice } from '../../../../ui/controls/filter-bar.tsx'
import { useAskList } from '../../../../ui/navigation/use-ask-list.ts'
import { type OwnFilter, readOwnFilter } from '../own-filter.ts'

/** Which of one's services. It stands in the address, without a new step of the history. */
export function OwnServicesFilter({ filter }: { filter: OwnFilter }) {
  const { t } = useTranslation('team')
  const askList = useAskList('/sellerservices')
  const ask = (change: Record<string, string>) => askList(readOwnFilter({ ...filter, ...change }))
  return (
    <FilterBar label={t('list.search')} q={filter.q ?? ''} onAsk={(q) => ask({ q })}>
      <FilterChoice label={t('list.show')} value={filter.state ?? ''} onChoose={(state) => ask({ state })}>
        <option value="">{t('list.states.all')}</option>
        {OWN_SERVICE_STATES.map((state) => (
          <option key={state} value={state}>
            {t(`list.states.${state}`)}
          </option>
        ))}
      </FilterChoice>
    </FilterBar>
  )
}
