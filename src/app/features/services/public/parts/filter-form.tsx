import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceFilter } from '#contract/services/services-filter.ts'
import { whenIdle } from '../../../../ui/hydration/when-idle.ts'
import { FilterFold } from '../../../../ui/lists/filter-fold.tsx'
import { type FormFaults, readServiceForm, searchPart } from '../filter.ts'
import { SERVICE_FORM } from '../filter-form-id.ts'
import { useListAddress } from '../use-list-address.ts'
import { useServiceCategories } from '../use-service-categories.ts'
import { FilterPanel } from './filter-panel.tsx'
import { SearchPanel } from './search-panel.tsx'

/** Both fit beside each other on a phone. */
const SUMMARY = 'max-lg:px-3! max-lg:text-sm'

/** Both panels as one GET form to the list: it works without JavaScript, and with it stays on the page. */
export function FilterForm({ filter }: { filter: ServiceFilter }) {
  const { t } = useTranslation('services')
  const { ask, hrefOf, follow } = useListAddress()
  const search = useRef<HTMLDetailsElement>(null)
  const filters = useRef<HTMLDetailsElement>(null)
  const [faults, setFaults] = useState<FormFaults>({})
  const cleared = searchPart(filter)
  const askCategories = useServiceCategories((categories) => categories.ask)

  useEffect(() => {
    const panel = search.current
    panel?.addEventListener('toggle', askCategories)
    const isOpen = panel?.open || matchMedia('(min-width:1024px)').matches
    const stop = isOpen ? whenIdle(askCategories) : undefined
    return () => {
      stop?.()
      panel?.removeEventListener('toggle', askCategories)
    }
  }, [askCategories])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const read = readServiceForm(new FormData(form))
    if ('filter' in read) {
      setFaults({})
      for (const panel of form.querySelectorAll('details')) panel.open = false
      // The answer begins here, and the button was far below. The form itself has no box on wide screens.
      form.querySelector('details')?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      ask(read.filter)
      return
    }
    setFaults(read.faults)
    if (filters.current) filters.current.open = true
    const [first] = Object.keys(read.faults)
    form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }
  return (
    <form id={SERVICE_FORM} method="get" action={hrefOf({})} noValidate onSubmit={submit} className="flex flex-wrap gap-2 lg:[display:contents]">
      {filter.seller !== undefined && <input type="hidden" name="seller" value={filter.seller} />}
      <FilterFold ref={search} title={t('search.title')} icon="i-lucide-chevron-down" place="above" summary={SUMMARY}>
        <SearchPanel filter={filter} />
      </FilterFold>
      <FilterFold ref={filters} title={t('filters.title')} icon="i-lucide-sliders-horizontal" place="beside" summary={SUMMARY}>
        <FilterPanel filter={filter} faults={faults} resetHref={hrefOf(cleared)} onReset={follow(cleared)} />
      </FilterFold>
    </form>
  )
}
