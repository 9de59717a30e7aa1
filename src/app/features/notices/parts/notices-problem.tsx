import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ProblemCard } from '../../../ui/navigation/problem-card.tsx'

interface Props {
  problem: Problem
  retry: () => void
  /** What cannot be shown, and why it needs the network: the notices, where not given. */
  title?: string
  offline?: string
}

/** Why the notices, or their settings, cannot be shown, and another try. */
export function NoticesProblem({ problem: { code }, retry, title, offline }: Props) {
  const { t } = useTranslation('notices')
  const text = code === 'offline' ? (offline ?? t('offline')) : t(`problems:${code}.text`, { defaultValue: t('common:error.text') })
  return (
    <ProblemCard code={code} title={title ?? t('missing')} text={text}>
      <Button icon="i-lucide-rotate-cw" onClick={retry}>
        {t('common:retry')}
      </Button>
    </ProblemCard>
  )
}
