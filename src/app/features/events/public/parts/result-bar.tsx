import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventPage } from '#contract/events/events.ts'
import { EVENT_SORTS, type EventFilter, type EventSort } from '#contract/events/events-filter.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { FILTER_FORM } from '../filter-form-id.ts'
import { useListAddress } from '../use-list-address.ts'

interface ResultBarProps {
  filter: EventFilter
  answer: Answer<EventPage>
}

/** How many there are, how old that is, and in which order. */
export function ResultBar({ filter, answer }: ResultBarProps) {
  const { t } = useTranslation('events')
  const { ask } = useListAddress()
  const { total, total_is_exact, results } = answer.value
  const sortBy = (event: ChangeEvent<HTMLSelectElement>) => {
    const { sort: _, ...rest } = filter
    const sort = event.target.value as EventSort
    ask(sort === 'soonest' ? rest : { ...rest, sort })
  }
  return (
    <div className="flex items-center justify-between gap-3 mb-3">
      <p role="status" className="min-w-0">
        <b className="tabular">{t(total_is_exact ? 'list.results' : 'list.resultsMany', { count: total })}</b>{' '}
        <AgeNote answer={answer} shown={results.length} />
      </p>
      <label className="shrink-0 max-w-[65%]">
        <span className="sr-only">{t('sort.label')}</span>
        <select name="sort" form={FILTER_FORM} className="field" value={filter.sort ?? 'soonest'} onChange={sortBy}>
          {EVENT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
