import type { TFunction } from 'i18next'
import { phoneCell, timeCell } from '#contract/core/csv.ts'
import type { Applicant } from '#contract/jobs/applicants.ts'
import type { Cells } from '../../../ui/files/save-csv.ts'

const COLUMNS = ['name', 'phone', 'email', 'state', 'applied', 'education', 'experience', 'skills', 'worked', 'letter', 'cv', 'note'] as const

/** Who applied, as a table. */
export const applicantsTable = (applicants: readonly Applicant[], t: TFunction<'hiring'>): Cells => [
  COLUMNS.map((column) => t(`csv.${column}`)),
  ...applicants.map((one) => [
    one.full_name,
    phoneCell(one.phone_number),
    one.email,
    t(`states.${one.state}`),
    timeCell(one.applied_at),
    one.education && t(`jobs:education.${one.education}`),
    // Of an applicant who took the application back nothing is known, not even that they have no experience.
    one.state === 'withdrawn' ? null : one.experience_years,
    one.skills.join('; '),
    one.experience,
    one.letter,
    one.cv?.name ?? null,
    one.note,
  ]),
]
