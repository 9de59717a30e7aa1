import type { TFunction } from 'i18next'

interface Salary {
  salary_min: number | null
  salary_max: number | null
}

/**
 * Both ends or nothing: half a range would promise what the employer has not said. Ends that are the same are one number.
 * @param noun whose words are used. @see Specification §2.7 "only if both values exist"
 */
export const salaryText = ({ salary_min: min, salary_max: max }: Salary, t: TFunction, noun: 'home' | 'jobs' | 'search'): string | undefined =>
  min === null || max === null ? undefined : t(`${noun}:${min === max ? 'salaryOne' : 'salary'}`, { min, max })
