import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import { BEFORE_DECISION_MS, SLOW_MS } from '#contract/core/time-budget.ts'
import { reportRequest } from '../../wire/watch.ts'
import { GuardWaiting } from '../guards/guard-waiting.tsx'
import { FailureScreen } from './late-screens.tsx'
import { OUTLINE_AFTER_MS } from './use-long-away.ts'

/**
 * In place of a screen whose code, texts or data do not come: its outline, and when the time is over the honest screen, while the asking goes on
 * behind it. Screens that know their own outline show that instead.
 */
export function ScreenWaiting() {
  const { t } = useTranslation()
  return useIsOver() ? <FailureScreen error={new Problem('too-slow')} reset={() => undefined} /> : <GuardWaiting label={t('common:loading')} />
}

/** Whether the time for a decision has passed, counted from when the screen was wanted. Says meanwhile that the network is slow: parts of the program have no other way to say it. */
function useIsOver(): boolean {
  const router = useRouter()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    let isSlow = false
    const slow = setTimeout(() => {
      isSlow = true
      reportRequest('slow')
    }, SLOW_MS - OUTLINE_AFTER_MS)
    const end = setTimeout(() => {
      setOver(true)
      reportRequest('failed')
      isSlow = false
    }, BEFORE_DECISION_MS - OUTLINE_AFTER_MS)
    return () => {
      clearTimeout(slow)
      clearTimeout(end)
      if (isSlow) reportRequest(router.state.matches.some(({ status }) => status === 'error') ? 'failed' : 'succeeded')
    }
  }, [router])
  return isOver
}
