import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertQuestion } from '#contract/jobs/job-alerts.ts'
import type { JobCategory } from '#contract/jobs/jobs.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { loadCategories } from './alert-calls.ts'

/** What a filter asks for, a few words each; as chips. Names of categories and places come late, and only where one is asked for. */
export function useFilterWords(): (filter: AlertQuestion) => string[] {
  const { t } = useTranslation('jobs')
  const language = useLanguage()
  const [tree, setTree] = useState<JobCategory[]>([])
  const [placeName, setPlaceName] = useState<(name: string, isBangla: boolean) => string>()
  useEffect(() => {
    let isWanted = true
    // Until they are there, and where they cannot be had, the filter is named by its kind.
    loadCategories().then(
      (loaded) => isWanted && setTree(loaded),
      () => undefined,
    )
    import('#contract/places.ts').then(
      (places) => isWanted && setPlaceName(() => places.placeName),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  const isBangla = language === 'bn'
  const placeOf = (name: string) => placeName?.(name, isBangla) ?? name
  const categoryOf = (id: number) => {
    const found = tree.find((one) => one.id === id)
    return found && (isBangla ? found.title_bn : found.title)
  }
  return (filter) => {
    const { q, category, subcategory, subsubcategory, type, division, district, remote, min_salary, experience, education, closing, employer } = filter
    const branch = subsubcategory ?? subcategory ?? category
    const words: (string | undefined | false)[] = [
      q && `“${q}”`,
      branch !== undefined && (categoryOf(branch) ?? t('filters.category')),
      type && t(`types.${type}`),
      (district ?? division) && placeOf(district ?? division ?? ''),
      remote && t('filters.remote'),
      min_salary !== undefined && t('filters.minSalaryChip', { salary: min_salary }),
      experience !== undefined && t('filters.experienceChip', { count: experience }),
      education && t(`education.${education}`),
      closing !== undefined && t('filters.closingDays', { count: closing }),
      employer !== undefined && t('filters.employer'),
    ]
    return words.filter((word): word is string => typeof word === 'string' && word !== '')
  }
}
