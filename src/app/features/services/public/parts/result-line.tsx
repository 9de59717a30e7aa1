import { useTranslation } from 'react-i18next'
import type { ServicePage } from '#contract/services/services.ts'
import { SERVICE_SORTS, type ServiceFilter } from '#contract/services/services-filter.ts'
import { ResultCount } from '../../../../ui/filters/result-count.tsx'
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
  const { sort: chosen = 'soonest', ...rest } = filter
  return (
    <ResultCount
      count={t(total_is_exact ? 'list.results' : 'list.resultsMany', { count: total })}
      age={<AgeNote answer={answer} held={t('list.held', { count: results.length, held: answer.heldRows ?? results.length })} />}
      sorts={{
        label: t('sort.label'),
        choices: SERVICE_SORTS,
        textOf: (sort) => t(`sort.${sort}`),
        chosen,
        onChoose: (sort) => ask(sort === 'soonest' ? rest : { ...rest, sort }),
        form: SERVICE_FORM,
      }}
    />
  )
}
