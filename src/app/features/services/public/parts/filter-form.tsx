import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceFilter } from '#contract/services/services-filter.ts'
import { SearchPanel } from '../../../../ui/filters/search-panel.tsx'
import { useAskWhenOpened, useFilterForm } from '../../../../ui/filters/use-filter-form.ts'
import { FilterFold } from '../../../../ui/lists/filter-fold.tsx'
import { readServiceForm, searchPart } from '../filter.ts'
import { SERVICE_FORM } from '../filter-form-id.ts'
import { useListAddress } from '../use-list-address.ts'
import { useServiceCategories } from '../use-service-categories.ts'
import { FilterPanel } from './filter-panel.tsx'

/** Both fit beside each other on a phone. */
const SUMMARY = 'max-lg:px-3! max-lg:text-sm'

/** Both panels as one GET form to the list: it works without JavaScript, and with it stays on the page. */
export function FilterForm({ filter }: { filter: ServiceFilter }) {
  const { t } = useTranslation('services')
  const { ask, hrefOf, follow } = useListAddress()
  const search = useRef<HTMLDetailsElement>(null)
  const filters = useRef<HTMLDetailsElement>(null)
  const cleared = searchPart(filter)
  const { faults, submit } = useFilterForm({ read: readServiceForm, ask, filters })
  const categories = useServiceCategories()
  useAskWhenOpened(search, categories.ask)
  return (
    <form id={SERVICE_FORM} method="get" action={hrefOf({})} noValidate onSubmit={submit} className="flex flex-wrap gap-2 lg:[display:contents]">
      {filter.seller !== undefined && <input type="hidden" name="seller" value={filter.seller} />}
      <FilterFold ref={search} title={t('search.title')} icon="i-lucide-chevron-down" place="above" summary={SUMMARY}>
        <SearchPanel noun="services" filter={filter} categories={categories} />
      </FilterFold>
      <FilterFold ref={filters} title={t('filters.title')} icon="i-lucide-sliders-horizontal" place="beside" summary={SUMMARY}>
        <FilterPanel filter={filter} faults={faults} resetHref={hrefOf(cleared)} onReset={follow(cleared)} />
      </FilterFold>
    </form>
  )
}
