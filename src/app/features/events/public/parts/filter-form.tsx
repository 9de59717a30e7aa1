import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventFilter } from '#contract/events/events-filter.ts'
import { useAskWhenOpened, useFilterForm } from '../../../../ui/filters/use-filter-form.ts'
import { FilterFold } from '../../../../ui/lists/filter-fold.tsx'
import { readFilterForm, searchPart } from '../filter.ts'
import { FILTER_FORM } from '../filter-form-id.ts'
import { useCategories } from '../use-categories.ts'
import { useListAddress } from '../use-list-address.ts'
import { FilterPanel } from './filter-panel.tsx'
import { SearchPanel } from './search-panel.tsx'

/** Both panels as one GET form to the list: it works without JavaScript, and with it stays on the page. */
export function FilterForm({ filter }: { filter: EventFilter }) {
  const { t } = useTranslation('events')
  const { ask, hrefOf, follow } = useListAddress()
  const filters = useRef<HTMLDetailsElement>(null)
  const cleared = searchPart(filter)
  const { faults, submit } = useFilterForm({ read: readFilterForm, ask, filters })
  const askCategories = useCategories((categories) => categories.ask)
  useAskWhenOpened(filters, askCategories)
  return (
    <form id={FILTER_FORM} method="get" action={hrefOf({})} noValidate onSubmit={submit} className="flex flex-wrap gap-2 lg:[display:contents]">
      {filter.seller !== undefined && <input type="hidden" name="seller" value={filter.seller} />}
      <FilterFold title={t('search.title')} icon="i-lucide-chevron-down" place="above">
        <SearchPanel filter={filter} />
      </FilterFold>
      <FilterFold ref={filters} title={t('filters.title')} icon="i-lucide-sliders-horizontal" place="beside">
        <FilterPanel filter={filter} faults={faults} resetHref={hrefOf(cleared)} onReset={follow(cleared)} />
      </FilterFold>
    </form>
  )
}
