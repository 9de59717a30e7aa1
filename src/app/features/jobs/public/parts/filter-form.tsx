import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { JobFilter } from '#contract/jobs/jobs-filter.ts'
import { useAskWhenOpened, useFilterForm } from '../../../../ui/filters/use-filter-form.ts'
import { FilterFold } from '../../../../ui/lists/filter-fold.tsx'
import { readJobForm, searchPart } from '../filter.ts'
import { JOB_FORM } from '../filter-form-id.ts'
import { useJobCategories } from '../use-job-categories.ts'
import { usePortalAddress } from '../use-portal-address.ts'
import { FilterPanel } from './filter-panel.tsx'
import { SearchPanel } from './search-panel.tsx'

/** Both fit beside each other on a phone. */
const SUMMARY = 'max-lg:px-3! max-lg:text-sm'

/** Both panels as one GET form to the list: it works without JavaScript, and with it stays on the page. */
export function FilterForm({ filter }: { filter: JobFilter }) {
  const { t } = useTranslation('jobs')
  const { ask, hrefOf, follow } = usePortalAddress()
  const search = useRef<HTMLDetailsElement>(null)
  const filters = useRef<HTMLDetailsElement>(null)
  const cleared = searchPart(filter)
  const { faults, submit } = useFilterForm({ read: readJobForm, ask, filters })
  const askCategories = useJobCategories((categories) => categories.ask)
  useAskWhenOpened(search, askCategories)
  return (
    <form id={JOB_FORM} method="get" action={hrefOf({})} noValidate onSubmit={submit} className="flex flex-wrap gap-2 lg:[display:contents]">
      {filter.employer !== undefined && <input type="hidden" name="employer" value={filter.employer} />}
      <FilterFold ref={search} title={t('search.title')} icon="i-lucide-chevron-down" place="above" summary={SUMMARY}>
        <SearchPanel filter={filter} />
      </FilterFold>
      <FilterFold ref={filters} title={t('filters.title')} icon="i-lucide-sliders-horizontal" place="beside" summary={SUMMARY}>
        <FilterPanel filter={filter} faults={faults} resetHref={hrefOf(cleared)} onReset={follow(cleared)} />
      </FilterFold>
    </form>
  )
}
