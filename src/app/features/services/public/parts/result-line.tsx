import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServicePage } from '#contract/services/services.ts'
import { SERVICE_SORTS, type ServiceFilter, type ServiceSort } from '#contract/services/services-filter.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { SERVICE_FORM } from '../filter-form-id.ts'
import { useListAddress } from '../use-list-address.ts'

interface Props {
  filter: ServiceFilter
  answer: Answer<ServicePage>
}

/** How many there are, how old that is, and in which order. */
export function ResultLine({ filter, answer }: Props) {
  const { t } = useTranslation('services')
  const { ask } = useListAddress()
  const { total, total_is_exact, results } = answer.value
  const sortBy = (event: ChangeEvent<HTMLSelectElement>) => {
    const { sort: _, ...rest } = filter
    const sort = event.target.value as ServiceSort
    ask(sort === 'soonest' ? rest : { ...rest, sort })
  }
  return (
    <div className="flex items-center justify-between gap-3 mb-3">
      <p role="status" className="min-w-0">
        <b className="tabular">{t(total_is_exact ? 'list.results' : 'list.resultsMany', { count: total })}</b>{' '}
        <AgeNote answer={answer} held={t('list.held', { count: results.length, held: answer.heldRows ?? results.length })} />
      </p>
      <label className="shrink-0 max-w-[65%]">
        <span className="sr-only">{t('sort.label')}</span>
        <select name="sort" form={SERVICE_FORM} className="field" value={filter.sort ?? 'soonest'} onChange={sortBy}>
          {SERVICE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
