import { useTranslation } from 'react-i18next'
import { AgeNote } from '../lists/age-note.tsx'
import type { AgedAnswer } from '../lists/seen-at.ts'

interface Props<Sort extends string, Filter extends { sort?: Sort | undefined }> {
  /** Has the texts. */
  noun: 'jobs' | 'products' | 'services'
  answer: AgedAnswer & { value: { results: readonly unknown[]; total: number; total_is_exact: boolean } }
  filter: Filter
  /** The usual order first, which no address names. */
  sorts: readonly [Sort, ...Sort[]]
  ask: (filter: Filter) => void
  /** Id of the filter form, which the field belongs to. */
  form: string
}

/** How many results a list has, how old they are, and in which order they stand. */
export function ResultCount<Sort extends string, Filter extends { sort?: Sort | undefined }>({ noun, answer, filter, sorts, ask, form }: Props<Sort, Filter>) {
  const { t } = useTranslation(noun)
  const { total, total_is_exact, results } = answer.value
  const [usual] = sorts
  const wordOf = (sort: string) => t(`sort.${sort}`)
  const choose = (sort: Sort) => ask({ ...filter, sort: sort === usual ? undefined : sort })
  return (
    <div className="flex items-center justify-between gap-3 mb-3">
      <p role="status" className="min-w-0">
        <b className="tabular">{t(total_is_exact ? 'list.results' : 'list.resultsMany', { count: total })}</b>{' '}
        <AgeNote answer={answer} held={t('list.held', { count: results.length, held: answer.heldRows ?? results.length })} />
      </p>
      <label className="shrink-0 max-w-[65%]">
        <span className="sr-only">{t('sort.label')}</span>
        <select name="sort" form={form} className="field" value={filter.sort ?? usual} onChange={({ target }) => choose(target.value as Sort)}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {wordOf(sort)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
