import { useTranslation } from 'react-i18next'
import { type CategoryLevel, CategoryLevels } from '../../../../../ui/form/category-levels.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useJobCategories } from '../../use-job-categories.ts'

interface Props {
  form: ScreenForm
  note: () => void
}

/** What kind of work it is, out of the tree of jobs. */
export function CategoryChoice({ form, note }: Props) {
  const { t } = useTranslation('hiring')
  const { answer, problem, reload } = useJobCategories()
  const tree = answer?.value
  const level = (name: 'job_category' | 'job_subcategory' | 'job_subsubcategory'): CategoryLevel => ({
    name,
    label: t(`form.${name}`),
    choose: t(`form.choose_${name}`),
    closed: t(`form.closed_${name}`),
    below: (above) => tree?.filter(({ parent }) => (above === undefined ? parent === null : String(parent) === above)),
  })
  return (
    <CategoryLevels
      form={form}
      levels={[level('job_category'), level('job_subcategory'), level('job_subsubcategory')]}
      tree={{ isThere: tree !== undefined, problem, reload }}
      note={note}
    />
  )
}
