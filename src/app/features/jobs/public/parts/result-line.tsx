import { useTranslation } from 'react-i18next'
import type { JobPage } from '#contract/jobs/jobs.ts'
import { JOB_SORTS, type JobFilter } from '#contract/jobs/jobs-filter.ts'
import { ResultCount } from '../../../../ui/filters/result-count.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { JOB_FORM } from '../filter-form-id.ts'
import { usePortalAddress } from '../use-portal-address.ts'

interface Props {
  filter: JobFilter
  answer: Answer<JobPage>
}

/** How many there are, how old that is, and in which order. */
export function ResultLine({ filter, answer }: Props) {
  const { t } = useTranslation('jobs')
  const { ask } = usePortalAddress()
  const { total, total_is_exact, results } = answer.value
  const { sort: chosen = 'newest', ...rest } = filter
  return (
    <ResultCount
      count={t(total_is_exact ? 'list.results' : 'list.resultsMany', { count: total })}
      age={<AgeNote answer={answer} held={t('list.held', { count: results.length, held: answer.heldRows ?? results.length })} />}
      sorts={{
        label: t('sort.label'),
        choices: JOB_SORTS,
        textOf: (sort) => t(`sort.${sort}`),
        chosen,
        onChoose: (sort) => ask(sort === 'newest' ? rest : { ...rest, sort }),
        form: JOB_FORM,
      }}
    />
  )
}
