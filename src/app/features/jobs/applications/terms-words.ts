import type { TFunction } from 'i18next'
import { salaryText } from '../../../ui/formats/salary-text.ts'
import type { Terms } from './application-about.ts'

/** One fact of an offer that is another one now. */
export interface ChangedTerm {
  label: string
  before: string
  now: string
}

function placeText({ job_location, district, district_bn, is_remote }: Terms, t: TFunction, language: string): string {
  const place = [job_location, language === 'bn' ? (district_bn ?? district) : district].filter(Boolean).join(', ')
  return [is_remote ? t('jobs:remote') : '', place].filter(Boolean).join(' · ')
}

/** What an offer says, fact by fact, with the words of the job's own page. */
const factsOf = (terms: Terms, t: TFunction, language: string): [label: string, fact: string][] => [
  [t('applying:changed.title'), terms.title],
  [t('jobs:details.company'), terms.company],
  [t('jobs:details.salary'), salaryText(terms, t, 'jobs') ?? t('jobs:negotiable')],
  [t('jobs:details.type'), t(`jobs:types.${terms.job_type}`)],
  [t('jobs:details.location'), placeText(terms, t, language)],
  [t('jobs:details.education'), terms.job_education_qualification ? t(`jobs:education.${terms.job_education_qualification}`) : t('jobs:educationNone')],
  [t('jobs:details.experience'), t('jobs:experience', { count: terms.experience_years })],
]

/** What differs between two offers of the same job, in words. */
export function changedTerms(before: Terms, now: Terms, { t, language }: { t: TFunction; language: string }): ChangedTerm[] {
  const facts = factsOf(now, t, language)
  return factsOf(before, t, language).flatMap(([label, was], at) => {
    const is = facts[at]?.[1] ?? ''
    return was === is ? [] : [{ label, before: was, now: is }]
  })
}
