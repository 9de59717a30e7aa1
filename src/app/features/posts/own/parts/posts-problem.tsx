import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ProblemCard } from '../../../../ui/navigation/problem-card.tsx'

interface Props {
  problem: Problem
  /** What could not be had. */
  title: string
  retry: () => void
}

/** Why something of one’s own posts cannot be shown, and the way on. */
export function PostsProblem({ problem: { code }, title, retry }: Props) {
  const { t } = useTranslation('post-writing')
  const isGone = code === 'not-found' || code === 'bad-input'
  return (
    <ProblemCard code={code} title={title} text={code === 'offline' ? t('own.notHeld') : t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}>
      {isGone ? (
        <AppLink to="/posts/own" className="btn-primary">
          {t('own.title')}
        </AppLink>
      ) : (
        <Button icon="i-lucide-rotate-cw" onClick={retry}>
          {t('common:retry')}
        </Button>
      )}
    </ProblemCard>
  )
}
