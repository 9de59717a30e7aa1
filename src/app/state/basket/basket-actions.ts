import type { Basket, BasketChange, BasketGoods, BasketShop } from '#contract/shop/baskets.ts'
import { phoneKey, readBasketHere } from '#device/basket/basket-store.ts'
import {
  type HeldBasket,
  type HeldLine,
  type NewLine,
  putBack,
  putIn,
  setQuantity,
  takeOut,
  takeOutOrdered,
  unsentChanges,
} from '#device/basket/held-basket.ts'
import { takeAnswer, takeGoods } from '#device/basket/merge-answer.ts'
import { basketOwner, changeBasket } from './basket.ts'

/** Where a line stood that was taken out, to put it back there. */
export interface TakenOut {
  line: HeldLine
  at: number
}

/** What is put in, by what is in it when its turn has come: of taps that follow each other fast each counts. Undefined: nothing is. */
type LineOf = (held: HeldBasket) => NewLine | undefined

/**
 * All changes are made to the basket of one owner: of who is here now, or of who was here when they were asked for.
 * @throws {Problem} out-of-space — it stands as it was; so do all that follow.
 */
export const putInBasket = (line: NewLine | LineOf, owner = basketOwner()) =>
  changeBasket((held) => {
    const next = typeof line === 'function' ? line(held) : line
    return next ? putIn(held, next, Date.now()) : held
  }, owner)

/** @param quantity or what becomes of the one that it has when its turn has come */
export const setBasketQuantity = (variant_id: number, quantity: number | ((have: number) => number), owner = basketOwner()) =>
  changeBasket((held) => {
    const have = held.lines.find((line) => line.variant_id === variant_id)?.quantity
    const wanted = typeof quantity === 'number' || have === undefined ? quantity : quantity(have)
    return typeof wanted !== 'number' || wanted === have ? held : setQuantity(held, { variant_id, quantity: wanted }, Date.now())
  }, owner)

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
