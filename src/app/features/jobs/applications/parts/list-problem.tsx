import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'

interface Props {
  problem: Problem
  /** What to say without network. */
  offline: string
  retry: () => void
}

/** Nothing is kept on this phone, and nothing can be had. */
export function ListProblem({ problem, offline, retry }: Props) {
  const { t } = useTranslation()
  const isOffline = problem.code === 'offline'
  return (
    <div role="alert" className="card p-6 grid gap-3 justify-items-center text-center">
      <Icon name={isOffline ? 'i-lucide-wifi-off' : 'i-lucide-circle-alert'} className="text-2xl text-marigold" />
      <p>{isOffline ? offline : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}</p>
      <Button variant="primary" icon="i-lucide-rotate-cw" onClick={retry}>
        {t('common:retry')}
      </Button>
    </div>
  )
}
