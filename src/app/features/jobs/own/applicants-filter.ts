import { addressText } from '#contract/core/filter.ts'
import { canon, wordsOf } from '#contract/core/text.ts'
import { askedWords, wordsFit } from '#contract/core/word-search.ts'
import { APPLICANT_SORTS, type Applicant } from '#contract/jobs/applicants.ts'
import { educationRank, JOB_EDUCATION, type JobEducation, MOST_EXPERIENCE_YEARS } from '#contract/jobs/jobs-filter.ts'
import { APPLICATION_STATES, type ApplicationState } from '#contract/jobs/own-job-rules.ts'

/** Which applicants, and in which order, as the address says it. */
export interface ApplicantsFilterValue {
  q?: string
  state?: ApplicationState
  /** That much or more. */
  education?: JobEducation
  /** Years, that many or more. */
  experience?: string
  has_cv?: 'true' | 'false'
  /** Without one the latest come first. */
  sort?: 'oldest' | 'experience'
}

/** What of an address belongs to the filter; anything else is left out, and so is what goes without saying. */
export function readApplicantsFilter(search: Record<string, unknown>): ApplicantsFilterValue {
  const wordOf = (name: string) => addressText(search[name])
  const oneOf = <T extends string>(name: string, all: readonly T[]) => all.find((one) => one === wordOf(name))
  const years = canon(wordOf('experience'))
  const filter = {
    q: wordOf('q') || undefined,
    state: oneOf('state', APPLICATION_STATES),
    education: oneOf('education', JOB_EDUCATION),
    experience: /^\d{1,2}$/.test(years) && Number(years) > 0 && Number(years) <= MOST_EXPERIENCE_YEARS ? String(Number(years)) : undefined,
    has_cv: oneOf('has_cv', ['true', 'false'] as const),
    sort: oneOf(
      'sort',
      APPLICANT_SORTS.filter((one) => one !== 'newest'),
    ),
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

/** Id of the application that is to be open; undefined: none. */
export function readOpened({ applicant }: Record<string, unknown>): number | undefined {
  const id = Number(applicant)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

export const isPlain = (filter: ApplicantsFilterValue): boolean => Object.keys(filter).length === 0

/** The rows on this phone that fit a filter, where the service cannot be asked. */
export function filterCached(rows: readonly Applicant[], { q = '', state, education, experience, has_cv, sort }: ApplicantsFilterValue): Applicant[] {
  const asked = askedWords(q)
  const found = rows.filter((one) => {
    if (state && one.state !== state) return false
    if (education && educationRank(one.education) < educationRank(education)) return false
    if (experience && one.experience_years < Number(experience)) return false
    if (has_cv && String(one.cv !== null) !== has_cv) return false
    return wordsFit(wordsOf([one.full_name, ...one.skills, one.letter, one.note].join(' ')), asked)
  })
  if (sort === 'experience') return found.sort((a, b) => b.experience_years - a.experience_years || b.application_id - a.application_id)
  return sort === 'oldest' ? found.sort((a, b) => Date.parse(a.applied_at) - Date.parse(b.applied_at)) : found
}
