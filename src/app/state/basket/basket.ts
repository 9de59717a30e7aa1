import { create } from 'zustand'
import type { HeldBasket, HeldLine } from '#device/basket/held-basket.ts'
import { listenToData } from '#device/messages.ts'
import { PHONE } from '#device/outbox/outbox-entry.ts'
import { useSession } from '../session/session.ts'

export type { HeldBasket, HeldLine, NewLine } from '#device/basket/held-basket.ts'

interface BasketState {
  /** Whose basket it is; `PHONE`: of the visitors of this phone. */
  owner: number
  /** Undefined until the phone was asked. */
  held: HeldBasket | undefined
  /** The phone does not let us look. */
  failed: boolean
}

const UNKNOWN: BasketState = { owner: PHONE, held: undefined, failed: false }

/** The basket of who uses this phone now. It lives in their database: here is what the screens see of it. */
export const useBasketState = create<BasketState>()(() => UNKNOWN)

/** It is opened when it is needed. */
const loadDevice = () => import('#device/basket/basket-store.ts')

/** Whose basket is meant now. */
export const basketOwner = (): number => useSession.getState().account?.id ?? PHONE
/** Whether it is one basket over all phones of a person. */
export const isSharedBasket = (owner: number): boolean => owner !== PHONE

/** The basket of who is here now; never that of who was here before. */
export function useBasket(): { held: HeldBasket | undefined; failed: boolean } {
  const owner = useSession(({ account }) => account?.id ?? PHONE)
  const held = useBasketState((state) => (state.owner === owner ? state.held : undefined))
  const failed = useBasketState((state) => state.owner === owner && state.failed)
  return { held, failed }
}

/** How many pieces are in a basket. */
export const piecesIn = (lines: readonly Pick<HeldLine, 'quantity'>[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

let lookups = 0

/** Reads the basket of who is here now, and moves what they put in as a visitor into it. */
export async function loadBasket(): Promise<void> {
  lookups += 1
  const mine = lookups
  const owner = basketOwner()
  const found = await look(owner)
  if (mine === lookups && basketOwner() === owner) useBasketState.setState(found)
}

async function look(owner: number): Promise<BasketState> {
  try {
    const { adoptVisitorsBasket, readBasketHere } = await loadDevice()
    // On a full phone it stays where it was, and is moved another time.
    if (isSharedBasket(owner)) await adoptVisitorsBasket(owner).catch(() => undefined)
    return { owner, held: await readBasketHere(owner), failed: false }
  } catch {
    return { owner, held: undefined, failed: true }
  }
}

/**
 * Changes the basket of who is here now, on this phone. What is shared follows: `wantsSending` hears of it.
 * @throws {Problem} out-of-space — it stands as it was.
 */
export async function changeBasket(change: (held: HeldBasket) => HeldBasket, owner = basketOwner()): Promise<HeldBasket> {
  const { changeBasketHere } = await loadDevice()
  const held = await changeBasketHere(owner, change)
  lookups += 1
  if (basketOwner() === owner) useBasketState.setState({ owner, held, failed: false })
  return held
}

let isFollowed = false

/** Reads the basket, and again whenever another tab changes it or another person is here. Once a page. */
export function followBasketHere(): void {
  if (isFollowed) return
  isFollowed = true
  void loadBasket()
  listenToData((message) => {
    if (message.type === 'basket-changed' && message.user_id === basketOwner()) void loadBasket()
  })
  useSession.subscribe(({ account }, before) => {
    if (account?.id !== before.account?.id) void loadBasket()
  })
}
