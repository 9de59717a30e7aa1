import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { CheckoutAlert as Why } from '../use-placing.ts'

interface Props {
  why: Why | undefined
  /** The way in and back. */
  logIn: ReactNode
}

/** What stands in the way of the order, in the words of the specification. @see Specification §5 "Checkout" */
export function CheckoutAlert({ why, logIn }: Props) {
  const { t } = useTranslation('orders')
  if (!why) return null
  return (
    <div className="rounded-control border border-danger p-3">
      <p className="text-danger">
        <Icon name="i-lucide-circle-alert" /> {t(`checkout.${why}`)}
      </p>
      {why === 'failed' && <p className="text-sm mt-1">{t('checkout.failedHint')}</p>}
      {why === 'visitor' && (
        <>
          <p className="text-sm mt-1 mb-2">{t('checkout.visitorHint')}</p>
          {logIn}
        </>
      )}
    </div>
  )
}
