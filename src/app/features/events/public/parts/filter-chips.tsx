import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventCategory } from '#contract/events/events.ts'
import type { EventFilter } from '#contract/events/events-filter.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { whenIdle } from '../../../../ui/hydration/when-idle.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { activeChips, type ChipName, withoutChip } from '../filter.ts'
import { useCategories } from '../use-categories.ts'
import { useListAddress } from '../use-list-address.ts'

/** What is asked for, each part with a way to take it back. */
export function FilterChips({ filter }: { filter: EventFilter }) {
  const { t } = useTranslation('events')
  const nameOf = useChipNames(filter)
  const { hrefOf, follow } = useListAddress()
  const chips = activeChips(filter)
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('filters.active')} className="flex flex-wrap gap-2 mb-3">
      {chips.map((chip) => {
        const without = withoutChip(filter, chip)
        return (
          <li key={chip}>
            <a className="chip min-h-9" href={hrefOf(without)} onClick={follow(without)} aria-label={t('filters.remove', { name: nameOf(chip) })}>
              <span>
                <MixedText text={nameOf(chip)} />
              </span>
              <Icon name="i-lucide-x" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function useChipNames(filter: EventFilter): (chip: ChipName) => string {
  const { t, i18n } = useTranslation('events')
  const format = useFormat()
  const { lists, ask } = useCategories()
  // What is asked for must be called by its name.
  const isNamed = filter.category === undefined
  useEffect(() => (isNamed ? undefined : whenIdle(ask)), [isNamed, ask])
  const titleIn = (all: EventCategory[] | undefined, id: number | undefined) => {
    const found = all?.find((one) => one.id === id)
    return found && (i18n.language === 'bn' ? found.title_bn : found.title)
  }
  const names: Record<ChipName, () => string> = {
    q: () => filter.q ?? '',
    type: () => t(filter.type === 'Online' ? 'search.online' : 'search.offline'),
    location: () => filter.location ?? '',
    date: () => format.day(`${filter.date}T12:00:00+06:00`),
    category: () => titleIn(lists?.categories, filter.category) ?? t('filters.category'),
    subcategory: () => titleIn(lists?.subcategories, filter.subcategory) ?? t('filters.subcategory'),
    subsubcategory: () => titleIn(lists?.subsubcategories, filter.subsubcategory) ?? t('filters.subsubcategory'),
    min_price: () => t('filters.priceFrom', { price: format.price(filter.min_price ?? 0) }),
    max_price: () => t('filters.priceTo', { price: format.price(filter.max_price ?? 0) }),
    seller: () => t('filters.seller'),
    when: () => t(filter.when === 'past' ? 'filters.whenPast' : 'filters.whenAll'),
  }
  return (chip) => names[chip]()
}
