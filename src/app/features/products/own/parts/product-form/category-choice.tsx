import { useTranslation } from 'react-i18next'
import { type CategoryLevel, CategoryLevels } from '../../../../../ui/form/category-levels.tsx'
import type { ScreenForm } from '../../../../../ui/form/use-screen-form.ts'
import { useProductCategories } from '../../use-product-categories.ts'

interface Props {
  form: ScreenForm
  note: () => void
}

/** What kind of goods it is, out of the tree of products. */
export function CategoryChoice({ form, note }: Props) {
  const { t } = useTranslation('stock')
  const { answer, problem, reload } = useProductCategories()
  const tree = answer?.value
  const level = (name: 'product_category' | 'product_subcategory'): CategoryLevel => ({
    name,
    label: t(`form.${name}`),
    choose: t(`form.choose_${name}`),
    closed: t(`form.closed_${name}`),
    below: (above) => tree?.filter(({ parent }) => (above === undefined ? parent === null : String(parent) === above)),
  })
  return (
    <CategoryLevels
      form={form}
      levels={[level('product_category'), level('product_subcategory')]}
      hint={t('form.categoryHint')}
      tree={{ isThere: tree !== undefined, problem, reload }}
      note={note}
    />
  )
}
