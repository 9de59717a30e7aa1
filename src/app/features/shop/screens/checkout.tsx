import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressParts } from '../../../nouns/address-choice.tsx'
import { useSession } from '../../../state/session/session.ts'
import { useHydrating } from '../../../ui/hydration/use-hydrating.ts'
import { NothingHere } from '../../../ui/lists/nothing-here.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { PageLinks } from '../../../ui/navigation/page-links.tsx'
import { BasketNews } from '../parts/basket-news.tsx'
import { BasketUnreadable } from '../parts/basket-unreadable.tsx'
import { BasketWaiting } from '../parts/basket-waiting.tsx'
import { Beside } from '../parts/beside.tsx'
import { CheckoutAddress } from '../parts/checkout-address.tsx'
import { CheckoutBar } from '../parts/checkout-bar.tsx'
import { CheckoutQueued } from '../parts/checkout-queued.tsx'
import { CheckoutSeller } from '../parts/checkout-seller.tsx'
import { CheckoutSummary } from '../parts/checkout-summary.tsx'
import { useBasketChanges } from '../use-basket-changes.ts'
import { useCheckout } from '../use-checkout.ts'
import { useFreshBasket } from '../use-fresh-basket.ts'

interface Props {
  /** One variant of the basket; undefined: all of it. */
  only: number | undefined
  addresses: AddressParts
  /** The way in and back here. */
  logIn: ReactNode
  /** What a buyer can do about an order that waits on this phone. */
  whenQueued: ReactNode
}

/** Where what is in the basket is ordered: one tap makes at most one purchase that is paid online and one that is paid at the door. */
export function Checkout(props: Props) {
  const { t } = useTranslation('checkout')
  const isHydrating = useHydrating()
  const owner = useSession(({ account }) => account?.id)
  return (
    <div className="no-tabs mx-auto max-w-5xl grid gap-4">
      {isHydrating ? (
        <>
          <h1 className="text-xl">{t('title')}</h1>
          <BasketWaiting />
        </>
      ) : (
        <Alive key={owner ?? 'visitor'} {...props} />
      )}
    </div>
  )
}

function Alive({ only, addresses, logIn, whenQueued }: Props) {
  const { t } = useTranslation('checkout')
  const fresh = useFreshBasket()
  const { dismiss } = useBasketChanges()
  const checkout = useCheckout(only)
  const isSignedIn = useSession(({ token }) => token !== null)
  const { plan, placing, hasWaiting } = checkout
  const { outcomes } = placing
  if (outcomes.some(({ kind }) => kind === 'queued') && !outcomes.some(({ kind }) => kind === 'refused'))
    return <CheckoutQueued outcomes={outcomes}>{whenQueued}</CheckoutQueued>
  if (fresh.failed) return <BasketUnreadable ask={fresh.ask} />
  const isEmpty = plan.sellers.length === 0 && outcomes.length === 0 && !placing.isBusy
  // Before the other phones were asked, and the outbox, it is not known that there is nothing.
  const isUnknown = !fresh.held || !checkout.isKnown || (isEmpty && fresh.isAsking)
  return (
    <>
      <h1 className="text-xl">{t('title')}</h1>
      {isUnknown && <BasketWaiting />}
      {!isUnknown && isEmpty && <Empty hasWaiting={hasWaiting} />}
      {!isUnknown && !isEmpty && fresh.held && (
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
          <div className="grid gap-4 min-w-0">
            <BasketNews held={fresh.held} problem={fresh.problem} ask={fresh.ask} onSeen={dismiss} />
            {hasWaiting && <p className="card p-3">{t('waitingLeftOut')}</p>}
            <CheckoutAddress checkout={checkout} parts={addresses} isSignedIn={isSignedIn} logIn={logIn} />
            {plan.sellers.map((planned) => (
              <CheckoutSeller key={planned.group.seller} planned={planned} checkout={checkout} />
            ))}
          </div>
          <Beside>
            <CheckoutSummary plan={plan} />
            <PageLinks lead={t('accept')} pages={['terms', 'refund-policy']} />
            <CheckoutBar checkout={checkout} logIn={logIn} />
          </Beside>
        </div>
      )}
    </>
  )
}

function Empty({ hasWaiting }: { hasWaiting: boolean }) {
  const { t } = useTranslation('checkout')
  return (
    <NothingHere drawing="empty" title={t('basket:empty')} hint={hasWaiting ? t('waitingLeftOut') : t('basket:emptyHint')} as="h2">
      <AppLink to={hasWaiting ? '/outbox' : '/shop'} className="btn-primary">
        {hasWaiting ? t('basket:outbox') : t('basket:toShop')}
      </AppLink>
    </NothingHere>
  )
}
