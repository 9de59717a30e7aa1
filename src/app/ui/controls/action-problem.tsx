import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'

interface Props {
  problem: Pick<Problem, 'code'> | undefined
  /** Said where the service was not reached. Absent: the words of all problems. */
  offline?: string
  className?: string
}

/** Below what was pressed: why it was not done. */
export function ActionProblem({ problem, offline, className = '' }: Props) {
  const { t } = useTranslation()
  return (
    <p role="alert" className={`text-sm text-danger empty:hidden ${className}`}>
      {problem && ((isNoAnswer(problem.code) && offline) || t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
    </p>
  )
}
