import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductPage } from '#contract/products/products.ts'
import { PRODUCT_SORTS, type ProductFilter, type ProductSort } from '#contract/products/products-filter.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { SHOP_FORM } from '../filter-form-id.ts'
import { useShopAddress } from '../use-shop-address.ts'

interface Props {
  filter: ProductFilter
  answer: Answer<ProductPage>
}

/** How many there are, how old that is, and in which order. */
export function ResultLine({ filter, answer }: Props) {
  const { t } = useTranslation('products')
  const { ask } = useShopAddress()
  const { total, total_is_exact, results } = answer.value
  const sortBy = (event: ChangeEvent<HTMLSelectElement>) => {
    const { sort: _, ...rest } = filter
    const sort = event.target.value as ProductSort
    ask(sort === 'newest' ? rest : { ...rest, sort })
  }
  return (
    <div className="flex items-center justify-between gap-3 mb-3">
      <p role="status" className="min-w-0">
        <b className="tabular">{t(total_is_exact ? 'list.results' : 'list.resultsMany', { count: total })}</b>{' '}
        <AgeNote answer={answer} held={t('list.held', { count: results.length, held: answer.heldRows ?? results.length })} />
      </p>
      <label className="shrink-0 max-w-[65%]">
        <span className="sr-only">{t('sort.label')}</span>
        <select name="sort" form={SHOP_FORM} className="field" value={filter.sort ?? 'newest'} onChange={sortBy}>
          {PRODUCT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
