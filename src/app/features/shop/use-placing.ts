import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Address } from '#contract/addresses/addresses.ts'
import { lowerCase } from '#contract/core/one-form.ts'
import { Problem } from '#contract/core/problem.ts'
import { byWalletOf, onlineOf } from '#contract/purchases/purchase-rules.ts'
import { placeShopPurchase, type ShopPurchase } from '#contract/shop/checkout.ts'
import { basketOwner } from '../../state/basket/basket.ts'
import { takeOutOfBasketOrdered } from '../../state/basket/basket-actions.ts'
import { loadOutbox, type OutboxEntry } from '../../state/outbox/outbox.ts'
import { useLanguage } from '../../ui/formats/use-language.ts'
import { send } from '../../wire/send.ts'
import { bodyOf, type OrderAbout } from './order-about.ts'
import { readBasketAgain, sendSoon } from './sync-basket.ts'
import { PURCHASE_NOUN } from './waiting-orders.ts'

const DAY_MS = 24 * 60 * 60_000

/** What became of one purchase of a tap. */
export type Outcome =
  | { kind: 'placed'; about: OrderAbout; purchase: ShopPurchase }
  | { kind: 'queued'; about: OrderAbout; entry: OutboxEntry }
  | { kind: 'refused'; about: OrderAbout; problem: Problem }

export interface Placing {
  isBusy: boolean
  outcomes: readonly Outcome[]
  /** Places them all, each under its own key: one may be refused where the other is placed. */
  place: (orders: readonly OrderAbout[], address: Address) => Promise<void>
  dropRefusals: () => void
}

/** Places the purchases of one tap, or has them wait on this phone, and goes on from there. @param onTaken hears of which sellers something was ordered */
export function useShopPlacing(onTaken: (sellers: number[]) => void): Placing {
  const router = useRouter()
  const language = useLanguage()
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])

  const placeOne = async (about: OrderAbout, address: Address): Promise<Outcome> => {
    // Another person may be here when the answer comes.
    const owner = basketOwner()
    try {
      const askAfter = new Date(Date.now() + DAY_MS).toISOString()
      const sent = await send(placeShopPurchase, { body: bodyOf(about, addressOf(address), language) }, { noun: PURCHASE_NOUN, about, askAfter })
      if (sent.kind === 'queued') return { kind: 'queued', about, entry: sent.entry }
      const lines = about.parts.flatMap((part) => part.lines)
      await takeOutOfBasketOrdered(owner, sent.entry.id, lines).catch(() => undefined)
      return { kind: 'placed', about, purchase: sent.answer }
    } catch (cause) {
      return { kind: 'refused', about, problem: cause instanceof Problem ? cause : new Problem('bug', { cause }) }
    }
  }
  const goOn = async (all: readonly Outcome[]) => {
    const placed = all.filter((one) => one.kind === 'placed')
    const first = placed.find(({ purchase }) => onlineOf(purchase) > 0) ?? placed.find(({ purchase }) => byWalletOf(purchase) > 0) ?? placed[0]
    if (placed.length === all.length && first) await router.navigate({ href: pathOf(first.purchase), replace: true })
  }
  const place = async (orders: readonly OrderAbout[], address: Address) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      await placeAll(orders, address)
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  const placeAll = async (orders: readonly OrderAbout[], address: Address) => {
    const done = outcomes.filter(({ kind }) => kind !== 'refused')
    setOutcomes(done)
    const made = await Promise.all(orders.map((about) => placeOne(about, address)))
    const all = [...done, ...made]
    onTaken(made.flatMap(({ kind, about }) => (kind === 'refused' ? [] : about.parts.map(({ seller }) => seller))))
    setOutcomes(all)
    sendSoon()
    if (made.some(({ kind }) => kind === 'queued')) void loadOutbox()
    // What was refused has changed: the lines say so too.
    if (made.some(({ kind }) => kind === 'refused')) void readBasketAgain().catch(() => undefined)
    await goOn(all)
  }
  return { isBusy, outcomes, place, dropRefusals: () => setOutcomes((all) => all.filter(({ kind }) => kind !== 'refused')) }
}

/** Where its buyer goes on: what is paid to its seller has a page of its own. */
const pathOf = (purchase: ShopPurchase): `/${string}` => `/${byWalletOf(purchase) > 0 ? 'wallet_payment' : 'shop_purchase'}/${lowerCase(purchase.number)}`

const addressOf = ({ full_name, phone_number, division, district, area, line, landmark }: Address) => ({
  full_name,
  phone_number,
  division,
  district,
  area,
  line,
  landmark,
})
