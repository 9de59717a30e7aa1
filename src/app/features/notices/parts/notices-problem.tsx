import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ProblemCard } from '../../../ui/navigation/problem-card.tsx'

/** Why the notices cannot be shown, and another try. */
export function NoticesProblem({ problem: { code }, retry }: { problem: Problem; retry: () => void }) {
  const { t } = useTranslation('notices')
  const isOffline = code === 'offline'
  return (
    <ProblemCard code={code} title={t('missing')} text={isOffline ? t('offline') : t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}>
      <Button icon="i-lucide-rotate-cw" onClick={retry}>
        {t('common:retry')}
      </Button>
    </ProblemCard>
  )
}
