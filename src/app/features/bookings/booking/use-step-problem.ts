import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'

/** Codes with words of their own. */
const SAID = ['stale', 'bad-state', 'not-found', 'time-gone'] as const

/** Says why a step was not made. */
export function useStepProblem(): (problem: Pick<Problem, 'code'>) => string {
  const { t } = useTranslation('bookings')
  return ({ code }) => {
    const said = SAID.find((one) => one === code)
    return said ? t(`conflict.${said}`) : t(`problems:${code}.text`, { defaultValue: t('common:error.text') })
  }
}
