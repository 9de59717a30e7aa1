import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'

const MINUTE = 60

/** How long to wait after too many tries. The seconds run silently; only their end is read out. */
export function WaitNote({ problem }: { problem: Problem | undefined }) {
  const { t } = useTranslation('accounts')
  const left = useSecondsLeft(problem)
  const isLong = left !== undefined && left > MINUTE
  return (
    <>
      {left !== undefined && left > 0 && (
        <p role="timer" className="text-ink-soft tabular">
          {isLong ? t('wait.minutes', { count: Math.ceil(left / MINUTE) }) : t('wait.seconds', { count: left })}
        </p>
      )}
      <p role="status" className="empty:hidden">
        {left === 0 && t('wait.over')}
      </p>
    </>
  )
}
