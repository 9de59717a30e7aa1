import { useTranslation } from 'react-i18next'
import { OWN_EVENT_FILTERS, OWN_EVENT_SORTS } from '#contract/events/own-event-rules.ts'
import { FilterBar, FilterChoice } from '../../../../ui/controls/filter-bar.tsx'
import { useAskList } from '../../../../ui/navigation/use-ask-list.ts'
import { type OwnFilter, readOwnFilter } from '../own-filter.ts'

/** Which of one's events, and in which order. */
export function OwnEventsFilter({ filter }: { filter: OwnFilter }) {
  const { t } = useTranslation('selling')
  const askList = useAskList('/sellerevents')
  const ask = (change: Record<string, string>) => askList(readOwnFilter({ ...filter, ...change }))
  return (
    <FilterBar label={t('list.search')} q={filter.q ?? ''} onAsk={(q) => ask({ q })}>
      <FilterChoice label={t('list.show')} value={filter.filter ?? ''} onChoose={(filter) => ask({ filter })}>
        <option value="">{t('list.filters.all')}</option>
        {OWN_EVENT_FILTERS.map((filter) => (
          <option key={filter} value={filter}>
            {t(`list.filters.${filter}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice label={t('list.sort')} value={filter.sort ?? 'newest'} onChoose={(sort) => ask({ sort })}>
        {OWN_EVENT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`list.sorts.${sort}`)}
          </option>
        ))}
      </FilterChoice>
    </FilterBar>
  )
}
