import type { JobCategory } from '#contract/jobs/jobs.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { type UsedAnswer, useAnswer } from '../../../wire/use-answer.ts'
import { loadJobCategories } from './job-calls.ts'
import type { JobTexts } from './job-values.ts'

/** The tree of categories, as this phone can have it; asked for again by itself while it is missing. */
export const useJobCategories = (): UsedAnswer<JobCategory[]> => useAnswer(loadJobCategories, 'job-categories')

/** Gives the names of a chosen category and those below it, in the reader's language. */
export function useCategoryNames(): (texts: JobTexts) => string {
  const { answer } = useJobCategories()
  const isBangla = useLanguage() === 'bn'
  const tree = answer?.value ?? []
  return ({ job_category, job_subcategory, job_subsubcategory }) =>
    [job_category, job_subcategory, job_subsubcategory]
      .flatMap((chosen) => tree.filter(({ id }) => String(id) === chosen))
      .map(({ title, title_bn }) => (isBangla ? title_bn : title))
      .join(' › ')
}
