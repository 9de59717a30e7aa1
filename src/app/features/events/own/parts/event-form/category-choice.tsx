import { useTranslation } from 'react-i18next'
import { type CategoryLevel, CategoryLevels } from '../../../../../ui/form/category-levels.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useCategoryLists } from '../../use-category-lists.ts'

interface Props {
  form: ScreenForm
  note: () => void
}

/** What kind of event it is, out of the tree of events. */
export function CategoryChoice({ form, note }: Props) {
  const { t } = useTranslation('selling')
  const { answer, problem, reload } = useCategoryLists()
  const lists = answer?.value
  const level = (name: 'event_category' | 'event_subcategory' | 'event_subsubcategory', below: CategoryLevel['below']): CategoryLevel => ({
    name,
    label: t(`form.${name}`),
    choose: t(`form.choose_${name}`),
    closed: t(`form.closed_${name}`),
    below,
  })
  return (
    <CategoryLevels
      form={form}
      levels={[
        level('event_category', () => lists?.categories),
        level('event_subcategory', (above) => lists?.subcategories.filter(({ event_category }) => String(event_category) === above)),
        level('event_subsubcategory', (above) => lists?.subsubcategories.filter(({ event_subcategory }) => String(event_subcategory) === above)),
      ]}
      tree={{ isThere: lists !== undefined, problem, reload }}
      note={note}
    />
  )
}
