import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductFilter } from '#contract/products/products-filter.ts'
import { SearchPanel } from '../../../../ui/filters/search-panel.tsx'
import { useAskWhenOpened, useFilterForm } from '../../../../ui/filters/use-filter-form.ts'
import { FilterFold } from '../../../../ui/lists/filter-fold.tsx'
import { readProductForm, searchPart } from '../filter.ts'
import { SHOP_FORM } from '../filter-form-id.ts'
import { useProductCategories } from '../use-product-categories.ts'
import { useShopAddress } from '../use-shop-address.ts'
import { FilterPanel } from './filter-panel.tsx'

/** Both fit beside each other on a phone. */
const SUMMARY = 'max-lg:px-3! max-lg:text-sm'

/** Both panels as one GET form to the list: it works without JavaScript, and with it stays on the page. */
export function FilterForm({ filter }: { filter: ProductFilter }) {
  const { t } = useTranslation('products')
  const { ask, hrefOf, follow } = useShopAddress()
  const search = useRef<HTMLDetailsElement>(null)
  const filters = useRef<HTMLDetailsElement>(null)
  const cleared = searchPart(filter)
  const { faults, submit } = useFilterForm({ read: readProductForm, ask, filters })
  const categories = useProductCategories()
  useAskWhenOpened(search, categories.ask)
  return (
    <form id={SHOP_FORM} method="get" action={hrefOf({})} noValidate onSubmit={submit} className="flex flex-wrap gap-2 lg:[display:contents]">
      {filter.seller !== undefined && <input type="hidden" name="seller" value={filter.seller} />}
      <FilterFold ref={search} title={t('search.title')} icon="i-lucide-chevron-down" place="above" summary={SUMMARY}>
        <SearchPanel noun="products" filter={filter} categories={categories} />
      </FilterFold>
      <FilterFold ref={filters} title={t('filters.title')} icon="i-lucide-sliders-horizontal" place="beside" summary={SUMMARY}>
        <FilterPanel filter={filter} faults={faults} resetHref={hrefOf(cleared)} onReset={follow(cleared)} />
      </FilterFold>
    </form>
  )
}
