import { useTranslation } from 'react-i18next'
import type { ProductPage } from '#contract/products/products.ts'
import { PRODUCT_SORTS, type ProductFilter } from '#contract/products/products-filter.ts'
import { ResultCount } from '../../../../ui/filters/result-count.tsx'
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
  const { sort: chosen = 'newest', ...rest } = filter
  return (
    <ResultCount
      count={t(total_is_exact ? 'list.results' : 'list.resultsMany', { count: total })}
      age={<AgeNote answer={answer} held={t('list.held', { count: results.length, held: answer.heldRows ?? results.length })} />}
      sorts={{
        label: t('sort.label'),
        choices: PRODUCT_SORTS,
        textOf: (sort) => t(`sort.${sort}`),
        chosen,
        onChoose: (sort) => ask(sort === 'newest' ? rest : { ...rest, sort }),
        form: SHOP_FORM,
      }}
    />
  )
}
