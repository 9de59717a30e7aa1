import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ProblemCard } from '../../../ui/navigation/problem-card.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'

interface Props {
  problem: Problem
  retry: () => void
  /** Which screen it belongs to. */
  back?: 'orders' | 'wallet'
}

/** Why a payment by mobile wallet, or a list of them, cannot be shown. */
export function PaymentProblem({ problem: { code }, retry, back = 'orders' }: Props) {
  const { t } = useTranslation('wallets')
  const isUnknown = code === 'not-found' || code === 'bad-input'
  const own = (isNoAnswer(code) && t('problem.offline')) || (isUnknown && t('problem.text'))
  return (
    <ProblemCard code={code} title={t('problem.title')} text={own || t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}>
      <div className="flex flex-wrap gap-2">
        {!isUnknown && (
          <Button icon="i-lucide-rotate-cw" onClick={retry}>
            {t('common:retry')}
          </Button>
        )}
        <ScreenLink to={`/${back}`} className={isUnknown ? 'btn-primary' : 'btn-quiet'}>
          {t(`problem.${back}`)}
        </ScreenLink>
      </div>
    </ProblemCard>
  )
}
