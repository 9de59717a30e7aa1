import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
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
    <div role="alert" className="card p-6 grid gap-3 justify-items-start">
      <h2 className="flex items-start gap-2 text-lg">
        <Icon name={problem.code === 'offline' ? 'i-lucide-wifi-off' : 'i-lucide-circle-alert'} className="mt-1 text-danger" />
        {t('order.missing.title')}
      </h2>
      <p>{problem.code === 'offline' ? offline : text}</p>
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
    </div>
  )
}
