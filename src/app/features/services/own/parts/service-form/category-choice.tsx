import { useTranslation } from 'react-i18next'
import { type CategoryLevel, CategoryLevels } from '../../../../../ui/form/category-levels.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useServiceCategories } from '../../use-service-categories.ts'

interface Props {
  form: ScreenForm
  note: () => void
}

/** What kind of service it is, out of the tree of services. */
export function CategoryChoice({ form, note }: Props) {
  const { t } = useTranslation('team')
  const { answer, problem, reload } = useServiceCategories()
  const tree = answer?.value
  const level = (name: 'service_category' | 'service_subcategory'): CategoryLevel => ({
    name,
    label: t(`form.${name}`),
    choose: t(`form.choose_${name}`),
    closed: t(`form.closed_${name}`),
    below: (above) => tree?.filter(({ parent }) => (above === undefined ? parent === null : String(parent) === above)),
  })
  return (
    <CategoryLevels
      form={form}
      levels={[level('service_category'), level('service_subcategory')]}
      hint={t('form.categoryHint')}
      tree={{ isThere: tree !== undefined, problem, reload }}
      note={note}
    />
  )
}
