import { useTranslation } from 'react-i18next'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import { EditConflicts } from '../../../../../ui/form/edit-conflicts.tsx'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import type { ProductPart } from '../../product-changes.ts'
import type { ProductTexts } from '../../product-values.ts'
import { useCategoryNames } from '../../use-product-categories.ts'
import type { ProductEditing } from '../../use-product-editing.ts'
import { readGrid } from '../../variants/read-grid.ts'
import { nameOfValues } from '../../variants/variant-grid.ts'

/** What was changed in a product here and elsewhere meanwhile. */
export function ProductConflicts({ editing: { conflicts, taken, decide, product, base } }: { editing: ProductEditing }) {
  const { t } = useTranslation('stock')
  const words = usePartWords()
  const mine = product.texts()
  const renderPart = (part: ProductPart, whose: 'mine' | 'theirs') => (
    <p>
      <MixedText text={words(part, whose === 'mine' ? mine : base.texts).trim() || '–'} />
    </p>
  )
  return <EditConflicts conflicts={conflicts} taken={taken} decide={decide} labelOf={(part) => t(`form.${part}`)} renderPart={renderPart} />
}

/** Gives a part of a product in words. */
function usePartWords(): (part: ProductPart, texts: ProductTexts) => string {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const categoryOf = useCategoryNames()
  const rowsOf = (texts: ProductTexts) =>
    readGrid(texts)
      .rows.map(({ values, price, stock, sku }) =>
        [nameOfValues(values), format.digits(price), stock && `${t('cell.stock')} ${format.digits(stock)}`, sku].filter(Boolean).join(' · '),
      )
      .join('\n')
  const special: Partial<Record<ProductPart, (texts: ProductTexts) => string>> = {
    category: categoryOf,
    condition: ({ condition, condition_note }) => [t(`conditions.${condition as 'used'}`), condition !== 'new' && condition_note].filter(Boolean).join(' · '),
    variants: rowsOf,
    description: ({ description }) => textOfHtml(description),
    other_language: ({ second_title, second_description }) => `${second_title} ${textOfHtml(second_description)}`,
  }
  return (part, texts) => special[part]?.(texts) ?? format.digits(texts[part as 'title'])
}
