import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductFilter } from '#contract/products/products-filter.ts'
import { ChipList } from '../../../../ui/filters/chip-list.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { usePlaceNames } from '../../../../ui/formats/use-place-names.ts'
import { whenIdle } from '../../../../ui/hydration/when-idle.ts'
import { activeChips, type ChipName, withoutChip } from '../filter.ts'
import { useProductCategories } from '../use-product-categories.ts'
import { useShopAddress } from '../use-shop-address.ts'

/** What is asked for, each part with a way to take it back. */
export function ProductChips({ filter }: { filter: ProductFilter }) {
  const { t } = useTranslation('products')
  const nameOf = useChipNames(filter)
  const { hrefOf, follow } = useShopAddress()
  const chips = activeChips(filter).map((name) => {
    const without = withoutChip(filter, name)
    const text = nameOf(name)
    return { name, text, label: t('filters.remove', { name: text }), href: hrefOf(without), onClick: follow(without) }
  })
  return <ChipList label={t('filters.active')} chips={chips} />
}

function useChipNames(filter: ProductFilter): (chip: ChipName) => string {
  const { t, i18n } = useTranslation('products')
  const format = useFormat()
  const { tree, ask } = useProductCategories()
  const placeName = usePlaceNames(filter)
  // What is asked for must be called by its name.
  const isNamed = filter.category === undefined && filter.subcategory === undefined
  useEffect(() => (isNamed ? undefined : whenIdle(ask)), [isNamed, ask])
  const titleOf = (id: number | undefined) => {
    const found = tree?.find((one) => one.id === id)
    return found && (i18n.language === 'bn' ? found.title_bn : found.title)
  }
  const { q = '', condition, district = '', min_price = 0, max_price = 0 } = filter
  const names: Record<ChipName, () => string> = {
    q: () => q,
    category: () => titleOf(filter.category) ?? t('filters.category'),
    subcategory: () => titleOf(filter.subcategory) ?? t('filters.subcategory'),
    condition: () => (condition ? t(`conditions.${condition}`) : ''),
    min_price: () => t('filters.priceFrom', { price: format.price(min_price) }),
    max_price: () => t('filters.priceTo', { price: format.price(max_price) }),
    district: () => t('filters.districtChip', { district: placeName(district) }),
    free_delivery: () => t('filters.freeDelivery'),
    in_stock: () => t('filters.inStock'),
    seller: () => t('filters.seller'),
  }
  return (chip) => names[chip]()
}
