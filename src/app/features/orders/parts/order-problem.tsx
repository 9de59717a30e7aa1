import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ProblemCard } from '../../../ui/navigation/problem-card.tsx'
import { ScreenLink } from '../../../ui/navigation/screen-link.tsx'

interface Props {
  problem: Problem
  /** What is said without network, when nothing of it is on this phone. */
  offline: string
  retry: () => void
  /** The way to all orders is one of the ways on. */
  leadsToOrders?: boolean
}

/** Why an order, or all of them, cannot be shown; its owner is not named. */
export function OrderProblem({ problem, offline, retry, leadsToOrders = false }: Props) {
  const { t } = useTranslation('orders')
  const isUnknown = problem.code === 'not-found' || problem.code === 'bad-input'
  const text = isUnknown ? t('order.missing.text') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })
  return (
    <ProblemCard code={problem.code} title={t('order.missing.title')} text={problem.code === 'offline' ? offline : text}>
      <div className="flex flex-wrap gap-2">
        {!isUnknown && (
          <Button icon="i-lucide-rotate-cw" onClick={retry}>
            {t('common:retry')}
          </Button>
        )}
        {leadsToOrders && (
          <ScreenLink to="/orders" className={isUnknown ? 'btn-primary' : 'btn-quiet'}>
            {t('order.missing.orders')}
          </ScreenLink>
        )}
      </div>
    </ProblemCard>
  )
}
