import { useState } from 'react'
import type { Address } from '#contract/addresses/addresses.ts'
import { basketOwner, useBasket } from '../../state/basket/basket.ts'
import { pricesSeenAt } from '../../state/basket/prices-seen-at.ts'
import { useSession } from '../../state/session/session.ts'
import { useCachedAnswer } from '../../wire/use-cached-answer.ts'
import { loadAddresses, loadWalletOffers } from './calls.ts'
import { type CheckoutPlan, type PlanFault, planOf } from './checkout-plan.ts'
import { codRoomOf } from './cod-room.ts'
import type { OrderAbout } from './order-about.ts'
import { loadShopOrders } from './orders/calls.ts'
import { isOrderable, obstacleOf, sellerGroups } from './seller-groups.ts'
import { sendSoon } from './sync-basket.ts'
import { type Choosing, useChoice } from './use-choice.ts'
import { type Coupons, useCoupons } from './use-coupons.ts'
import { type Placing, useShopPlacing } from './use-placing.ts'
import { useWaitingVariants } from './use-waiting-variants.ts'

/** Said above the button. */
export type Alert = PlanFault | 'visitor' | 'codeFirst' | 'addressGone'

export interface Checkout {
  plan: CheckoutPlan
  choosing: Choosing
  coupons: Coupons
  placing: Placing
  addresses: ReturnType<typeof useCachedAnswer<Address[]>>
  /** Undefined: there is none, or the chosen one is in the book no more. */
  address: Address | undefined
  alert: Alert | undefined
  /** The outbox was looked into: what waits there is not offered again. */
  isKnown: boolean
  /** Some lines are in an order that waits on this phone: they are left out. */
  hasWaiting: boolean
  submit: () => void
  /** Places what a refusal has left of an order. */
  placeAgain: (order: OrderAbout) => void
  /** Takes out what cannot be ordered, and of the rest what is left. */
  leaveOut: () => void
}

const NONE: ReadonlySet<number> = new Set()

/** A checkout of what is in the basket. @param only one variant of it; undefined: all */
export function useCheckout(only: number | undefined): Checkout {
  const { held } = useBasket()
  const isSignedIn = useSession(({ token }) => token !== null)
  const waitingNow = useWaitingVariants(held)
  const waiting = waitingNow ?? NONE
  const choosing = useChoice()
  const addresses = useCachedAnswer(loadAddresses, 'addresses')
  // As /orders asks, so that the phone keeps it once.
  const bought = useCachedAnswer((options) => loadShopOrders({ side: 'bought' }, options), 'bought')
  const [alert, setAlert] = useState<Alert>()
  const placing = useShopPlacing(choosing.forget)

  const lines = (held?.lines ?? []).filter(({ variant_id }) => !waiting.has(variant_id) && (only === undefined || variant_id === only))
  const groups = sellerGroups({ lines, shops: held?.shops ?? [] }, waiting)
  const coupons = useCoupons(groups, choosing.choice)
  const offers = useCachedAnswer(
    (options) =>
      loadWalletOffers(
        groups.map(({ seller }) => seller),
        options,
      ),
    `wallet offers ${groups.map(({ seller }) => seller).join()}`,
  )
  const wallets = new Set(offers.answer?.value.results.map(({ seller }) => seller))
  const book = addresses.answer?.value ?? []
  const chosen = choosing.choice.address
  // What was chosen and is gone is not exchanged for another one in silence: things would go there.
  const address = chosen === null ? book[0] : book.find(({ id }) => id === chosen)
  const cod = codRoomOf(bought.answer?.value.results ?? [])
  const seen_at = (held && pricesSeenAt(held, lines)) ?? new Date().toISOString()
  const plan = planOf({ groups, address, choice: choosing.choice, discounts: coupons.discounts, cod, wallets, seen_at })

  const lacking = (): Alert | undefined => {
    if (!isSignedIn) return 'visitor'
    if (!address && book.length > 0) return 'addressGone'
    return plan.faults[0] ?? (coupons.isOneUnasked ? 'codeFirst' : undefined)
  }
  const submit = () => {
    const lack = lacking()
    setAlert(lack)
    if (lack === 'codeFirst') for (const { seller } of groups) if (coupons.statusOf(seller) === 'none') coupons.apply(seller)
    if (lack === undefined && address && waitingNow) void placing.place(plan.orders, address)
  }
  const leaveOut = async () => {
    const owner = basketOwner()
    const { setBasketQuantity, takeOutOfBasket } = await import('../../state/basket/basket-actions.ts')
    for (const line of lines.filter((one) => obstacleOf(one) !== null)) {
      if (isOrderable(line)) await setBasketQuantity(line.variant_id, line.stock, owner)
      else await takeOutOfBasket(line.variant_id, owner)
    }
    setAlert(undefined)
    sendSoon()
  }
  return {
    plan,
    choosing,
    coupons,
    placing,
    addresses,
    address,
    alert: (alert === 'visitor' && isSignedIn) || (alert === 'addressGone' && address) ? undefined : alert,
    isKnown: waitingNow !== undefined,
    hasWaiting: waiting.size > 0,
    submit,
    placeAgain: (order) => address && void placing.place([order], address),
    leaveOut: () => void leaveOut().catch(() => undefined),
  }
}
