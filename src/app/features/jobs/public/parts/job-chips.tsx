import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { JobFilter } from '#contract/jobs/jobs-filter.ts'
import { ChipList } from '../../../../ui/filters/chip-list.tsx'
import { usePlaceNames } from '../../../../ui/formats/use-place-names.ts'
import { whenIdle } from '../../../../ui/hydration/when-idle.ts'
import { activeChips, type ChipName, withoutChip } from '../filter.ts'
import { useJobCategories } from '../use-job-categories.ts'
import { usePortalAddress } from '../use-portal-address.ts'

/** What is asked for, each part with a way to take it back. */
export function JobChips({ filter }: { filter: JobFilter }) {
  const { t } = useTranslation('jobs')
  const nameOf = useChipNames(filter)
  const { hrefOf, follow } = usePortalAddress()
  const chips = activeChips(filter).map((name) => {
    const without = withoutChip(filter, name)
    const text = nameOf(name)
    return { name, text, label: t('filters.remove', { name: text }), href: hrefOf(without), onClick: follow(without) }
  })
  return <ChipList label={t('filters.active')} chips={chips} />
}

function useChipNames(filter: JobFilter): (chip: ChipName) => string {
  const { t, i18n } = useTranslation('jobs')
  const { tree, ask } = useJobCategories()
  const placeName = usePlaceNames(filter)
  // What is asked for must be called by its name.
  const isNamed = filter.category === undefined
  useEffect(() => (isNamed ? undefined : whenIdle(ask)), [isNamed, ask])
  const titleOf = (id: number | undefined) => {
    const found = tree?.find((one) => one.id === id)
    return found && (i18n.language === 'bn' ? found.title_bn : found.title)
  }
  const { q, type, education, experience = 0, min_salary = 0, closing = 0 } = filter
  const names: Record<ChipName, () => string> = {
    q: () => q ?? '',
    category: () => titleOf(filter.category) ?? t('filters.category'),
    subcategory: () => titleOf(filter.subcategory) ?? t('filters.subcategory'),
    subsubcategory: () => titleOf(filter.subsubcategory) ?? t('filters.subsubcategory'),
    type: () => (type ? t(`types.${type}`) : ''),
    division: () => placeName(filter.division ?? ''),
    district: () => placeName(filter.district ?? ''),
    remote: () => t('filters.remote'),
    min_salary: () => t('filters.minSalaryChip', { salary: min_salary }),
    experience: () => t('filters.experienceChip', { count: experience }),
    education: () => (education ? t(`education.${education}`) : ''),
    closing: () => `${t('filters.closing')}: ${t('filters.closingDays', { count: closing })}`,
    employer: () => t('filters.employer'),
  }
  return (chip) => names[chip]()
}
