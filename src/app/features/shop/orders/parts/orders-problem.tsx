import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { ProblemCard } from '../../../../ui/navigation/problem-card.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'

interface Props {
  problem: Problem
  of: 'list' | 'order'
  retry: () => void
}

/** Why an order of goods, or all of them, cannot be shown; its owner is not named. */
export function OrdersProblem({ problem: { code }, of, retry }: Props) {
  const { t } = useTranslation('parcels')
  const isUnknown = code === 'not-found' || code === 'bad-input'
  const own = (isNoAnswer(code) && t(`missing.offline.${of}`)) || (isUnknown && t('missing.text'))
  return (
    <ProblemCard code={code} title={t(`missing.title.${of}`)} text={own || t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}>
      <div className="flex flex-wrap gap-2">
        {!isUnknown && (
          <Button icon="i-lucide-rotate-cw" onClick={retry}>
            {t('common:retry')}
          </Button>
        )}
        {of === 'order' && (
          <ScreenLink to="/orders" className={isUnknown ? 'btn-primary' : 'btn-quiet'}>
            {t('missing.orders')}
          </ScreenLink>
        )}
      </div>
    </ProblemCard>
  )
}
