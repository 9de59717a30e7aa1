import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { OWN_EVENT_FILTERS, OWN_EVENT_SORTS } from '#contract/events/own-event-rules.ts'
import { FilterBar, FilterChoice } from '../../../../ui/controls/filter-bar.tsx'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { type OwnFilter, readOwnFilter } from '../own-filter.ts'

/** Which of one's events, and in which order. It stands in the address, without a new step of the history. */
export function OwnEventsFilter({ filter }: { filter: OwnFilter }) {
  const { t } = useTranslation('selling')
  const router = useRouter()
  const prefix = usePrefix()
  const ask = (change: Record<string, string>) => {
    const href = withLanguage(prefix, '/sellerevents') + canonicalQuery(readOwnFilter({ ...filter, ...change }))
    void router.navigate({ href, replace: true, resetScroll: false })
  }
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
