import type { Basket, BasketChange, BasketGoods, BasketShop } from '#contract/shop/baskets.ts'
import { phoneKey, readBasketHere } from '#device/basket/basket-store.ts'
import { type HeldLine, type NewLine, putBack, putIn, setQuantity, takeOut, takeOutOrdered, unsentChanges } from '#device/basket/held-basket.ts'
import { takeAnswer, takeGoods } from '#device/basket/merge-answer.ts'
import { basketOwner, changeBasket } from './basket.ts'

/** Where a line stood that was taken out, to put it back there. */
export interface TakenOut {
  line: HeldLine
  at: number
}

/**
 * All changes are made to the basket of one owner: of who is here now, or of who was here when they were asked for.
 * @throws {Problem} out-of-space — it stands as it was; so do all that follow.
 */
export const putInBasket = (line: NewLine, owner = basketOwner()) => changeBasket((held) => putIn(held, line, Date.now()), owner)

export const setBasketQuantity = (variant_id: number, quantity: number, owner = basketOwner()) =>
  changeBasket((held) => setQuantity(held, { variant_id, quantity }, Date.now()), owner)

/** @returns what was taken out; undefined: it was not in it any more. */
export async function takeOutOfBasket(variant_id: number, owner = basketOwner()): Promise<TakenOut | undefined> {
  let taken: TakenOut | undefined
  await changeBasket((held) => {
    const at = held.lines.findIndex((line) => line.variant_id === variant_id)
    const line = held.lines[at]
    taken = line && { line, at }
    return takeOut(held, variant_id, Date.now())
  }, owner)
  return taken
}

export const putBackInBasket = (taken: TakenOut, owner = basketOwner()) => changeBasket((held) => putBack(held, taken, Date.now()), owner)

/** What was ordered leaves the basket, once for each order. @param entry its id in the outbox */
export const takeOutOfBasketOrdered = (owner: number, entry: string, lines: readonly { variant_id: number; quantity: number }[]) =>
  changeBasket((held) => takeOutOrdered(held, { entry, lines }, Date.now()), owner)

/** Its reader knows what was taken out elsewhere. */
export const dismissRemoved = (owner = basketOwner()) => changeBasket((held) => ({ ...held, removed_elsewhere: [] }), owner)

/** Takes what the service says of a shared basket. @param sent the changes that it answers */
export const takeBasketAnswer = (owner: number, basket: Basket, sent: readonly Pick<BasketChange, 'variant_id' | 'changed_at'>[]) =>
  changeBasket((held) => takeAnswer(held, basket, sent), owner)

/** Takes what the lines of a visitor's basket are now. */
export const takeBasketGoods = (owner: number, now: { goods: BasketGoods[]; shops: BasketShop[]; server_time: string }) =>
  changeBasket((held) => takeGoods(held, now), owner)

/** What the service has not of a basket, as it is sent. */
export async function unsentBody(owner: number): Promise<{ phone: string; changes: BasketChange[] }> {
  const [phone, held] = await Promise.all([phoneKey(), readBasketHere(owner)])
  return { phone, changes: unsentChanges(held) }
}

/** By which key the service knows this phone. */
export const phoneOfBasket = (): Promise<string> => phoneKey()

/** Variants whose prices are asked for, of a basket that is on this phone alone. */
export const variantsOf = async (owner: number): Promise<number[]> => (await readBasketHere(owner)).lines.map(({ variant_id }) => variant_id)
