import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceFilter } from '#contract/services/services-filter.ts'
import { ChipList } from '../../../../ui/filters/chip-list.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { usePlaceNames } from '../../../../ui/formats/use-place-names.ts'
import { whenIdle } from '../../../../ui/hydration/when-idle.ts'
import { activeChips, type ChipName, withoutChip } from '../filter.ts'
import { useDayNames } from '../use-day-names.ts'
import { useListAddress } from '../use-list-address.ts'
import { useServiceCategories } from '../use-service-categories.ts'

/** What is asked for, each part with a way to take it back. */
export function ServiceChips({ filter }: { filter: ServiceFilter }) {
  const { t } = useTranslation('services')
  const nameOf = useChipNames(filter)
  const { hrefOf, follow } = useListAddress()
  const chips = activeChips(filter).map((name) => {
    const without = withoutChip(filter, name)
    const text = nameOf(name)
    return { name, text, label: t('filters.remove', { name: text }), href: hrefOf(without), onClick: follow(without) }
  })
  return <ChipList label={t('filters.active')} chips={chips} />
}

function useChipNames(filter: ServiceFilter): (chip: ChipName) => string {
  const { t, i18n } = useTranslation('services')
  const format = useFormat()
  const { tree, ask } = useServiceCategories()
  const placeName = usePlaceNames(filter)
  const dayNames = useDayNames()
  // What is asked for must be called by its name.
  const isNamed = filter.category === undefined && filter.subcategory === undefined
  useEffect(() => (isNamed ? undefined : whenIdle(ask)), [isNamed, ask])
  const titleOf = (id: number | undefined) => {
    const found = tree?.find((one) => one.id === id)
    return found && (i18n.language === 'bn' ? found.title_bn : found.title)
  }
  const { q = '', place, district = '', min_price = 0, max_price = 0, day } = filter
  const names: Record<ChipName, () => string> = {
    q: () => q,
    category: () => titleOf(filter.category) ?? t('filters.category'),
    subcategory: () => titleOf(filter.subcategory) ?? t('filters.subcategory'),
    place: () => (place ? t(`places.${place}`) : ''),
    district: () => placeName(district),
    min_price: () => t('filters.priceFrom', { price: format.price(min_price) }),
    max_price: () => t('filters.priceTo', { price: format.price(max_price) }),
    instant: () => t('filters.instantChip'),
    day: () => (day ? t('filters.dayChip', { day: dayNames.nameOf(day) }) : ''),
    seller: () => t('filters.seller'),
  }
  return (chip) => names[chip]()
}
