import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ProblemCard } from '../../../ui/navigation/problem-card.tsx'

/** Why a part of the wallet cannot be shown. */
export function WalletProblem({ problem: { code }, retry }: { problem: Problem; retry: () => void }) {
  const { t } = useTranslation('wallet')
  const isUnknown = code === 'not-found' || code === 'bad-input'
  const own = (isNoAnswer(code) && t('missing.offline')) || (isUnknown && t('missing.text'))
  return (
    <ProblemCard code={code} title={t('missing.title')} text={own || t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}>
      {!isUnknown && (
        <Button icon="i-lucide-rotate-cw" onClick={retry}>
          {t('common:retry')}
        </Button>
      )}
    </ProblemCard>
  )
}
