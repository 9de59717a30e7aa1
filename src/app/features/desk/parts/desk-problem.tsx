import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'

/** A list or page of the desk could not be loaded: nothing of the desk is stored on the device. */
export function DeskProblem({ problem, retry }: { problem: Problem; retry: () => void }) {
  const { t } = useTranslation('desk')
  const isOffline = isNoAnswer(problem.code)
  // Who reads this was one of the staff when the screen opened.
  const refusal = problem.code === 'not-allowed' ? t('shell:guard.staff') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })
  return (
    <div role="alert" className="card p-6 grid gap-3 justify-items-center text-center">
      <Icon name={isOffline ? 'i-lucide-wifi-off' : 'i-lucide-circle-alert'} className="text-2xl text-marigold" />
      <p>{isOffline ? t('needsNetwork') : refusal}</p>
      <Button variant="primary" icon="i-lucide-rotate-cw" onClick={retry}>
        {t('common:retry')}
      </Button>
    </div>
  )
}
