import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventFilter } from '#contract/events/events-filter.ts'
import { whenIdle } from '../../../../ui/hydration/when-idle.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { HIDE_WIDE, OPEN_WIDE, STAYS_WIDE } from '../../../../ui/lists/filter-folds.ts'
import { type FormFaults, readFilterForm, searchPart } from '../filter.ts'
import { FILTER_FORM } from '../filter-form-id.ts'
import { useCategories } from '../use-categories.ts'
import { useListAddress } from '../use-list-address.ts'
import { FilterPanel } from './filter-panel.tsx'
import { SearchPanel } from './search-panel.tsx'

const SUMMARY = 'btn-quiet w-full justify-between text-start'

/** Both panels as one GET form to the list: it works without JavaScript, and with it stays on the page. */
export function FilterForm({ filter }: { filter: EventFilter }) {
  const { t } = useTranslation('events')
  const { ask, hrefOf, follow } = useListAddress()
  const filters = useRef<HTMLDetailsElement>(null)
  const [faults, setFaults] = useState<FormFaults>({})
  const cleared = searchPart(filter)
  const askCategories = useCategories((categories) => categories.ask)

  useEffect(() => {
    const panel = filters.current
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
    const read = readFilterForm(new FormData(form))
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
    <form id={FILTER_FORM} method="get" action={hrefOf({})} noValidate onSubmit={submit} className="flex flex-wrap gap-2 lg:[display:contents]">
      {filter.seller !== undefined && <input type="hidden" name="seller" value={filter.seller} />}
      <details className={`flex-auto open:basis-full lg:col-span-2 ${OPEN_WIDE}`}>
        <summary className={`${SUMMARY} ${HIDE_WIDE}`}>
          {t('search.title')}
          <Icon name="i-lucide-chevron-down" />
        </summary>
        <section aria-label={t('search.title')} className="card p-4 mt-2 lg:mt-0 overflow-visible">
          <h2 className="hidden lg:block text-lg mb-3">{t('search.title')}</h2>
          <SearchPanel filter={filter} />
        </section>
      </details>
      <details ref={filters} className={`flex-auto open:basis-full lg:row-start-2 lg:self-start ${STAYS_WIDE} ${OPEN_WIDE}`}>
        <summary className={`${SUMMARY} ${HIDE_WIDE}`}>
          {t('filters.title')}
          <Icon name="i-lucide-sliders-horizontal" />
        </summary>
        <section aria-label={t('filters.title')} className="card p-4 mt-2 lg:mt-0 overflow-visible">
          <h2 className="hidden lg:block text-lg mb-3">{t('filters.title')}</h2>
          <FilterPanel filter={filter} faults={faults} resetHref={hrefOf(cleared)} onReset={follow(cleared)} />
        </section>
      </details>
    </form>
  )
}
