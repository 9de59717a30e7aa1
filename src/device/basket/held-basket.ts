import * as v from 'valibot'
import { Count, Id, Instant } from '#contract/core/fields.ts'
import { BASKET_LIMITS, changedNow } from '#contract/shop/basket-lines.ts'
import { type BasketChange, BasketGoods, BasketShop } from '#contract/shop/baskets.ts'
import { knownAt } from './line-age.ts'

const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BASKET_LIMITS.perLineMost))

const Change = {
  quantity: Quantity,
  changed_at: Instant,
  /** Whole taka, when it was put in on this phone or on the one it comes from. */
  price_seen: Count,
  seen_at: Instant,
  /** The service has this change; always false for visitors. */
  is_sent: v.boolean(),
}

const HeldLine = v.object({
  ...BasketGoods.entries,
  ...Change,
  is_from_elsewhere: v.boolean(),
  /** When price and stock left the service; absent: with the latest answer about the basket (`read_at`). */
  known_at: v.optional(Instant),
  /** The service had no room for it: it is on this phone alone. */
  is_only_here: v.boolean(),
})
/** A line with what is needed to draw it without network. */
export type HeldLine = v.InferOutput<typeof HeldLine>

const HeldDeletion = v.object({ variant_id: Id, ...Change })

export const HeldBasket = v.object({
  /** The latest put in first. */
  lines: v.array(HeldLine),
  deletions: v.array(HeldDeletion),
  shops: v.array(BasketShop),
  /** When prices and stock left the service last, by its clock; null: never since the basket was begun. */
  read_at: v.nullable(Instant),
  /** Taken out on another phone, and not said yet. */
  removed_elsewhere: v.array(v.object({ variant_id: Id, title: v.string(), second_title: v.optional(v.string()) })),
  /** Waiting orders whose lines have left the basket, by the ids of their entries: each takes its lines out once. */
  ordered: v.array(v.string()),
})
/** One basket as this phone holds it. */
export type HeldBasket = v.InferOutput<typeof HeldBasket>

export const EMPTY_BASKET: HeldBasket = { lines: [], deletions: [], shops: [], read_at: null, removed_elsewhere: [], ordered: [] }

/** What is put in: the goods as they are now, their shop, and when both were seen. */
export interface NewLine {
  goods: BasketGoods
  shop: BasketShop
  quantity: number
  /** When price and stock left the service, ISO 8601. */
  seen_at: string
}

type Changed = Pick<HeldLine, 'changed_at' | 'is_sent' | 'is_from_elsewhere' | 'is_only_here'>

/** When the line was changed last, put in or taken out. */
const lastChange = ({ lines, deletions }: HeldBasket, variant_id: number): string | undefined =>
  [...lines, ...deletions].find((one) => one.variant_id === variant_id)?.changed_at

const changedHere = (held: HeldBasket, variant_id: number, now: number): Changed => ({
  changed_at: changedNow(now, lastChange(held, variant_id)),
  is_sent: false,
  is_from_elsewhere: false,
  is_only_here: false,
})

const without = <T extends { variant_id: number }>(all: readonly T[], variant_id: number): T[] => all.filter((one) => one.variant_id !== variant_id)

/** What is known of the goods of a line: a page that was kept a while ago knows less than the basket, which has asked since. */
export function latestOf(held: HeldBasket, before: HeldLine | undefined, { goods, known_at }: { goods: BasketGoods; known_at: string }) {
  const at = before && knownAt(held, before)
  return before && at !== undefined && at > known_at ? { ...v.parse(Goods, before), known_at: at } : { ...goods, known_at }
}
const Goods = v.object(BasketGoods.entries)

/** Puts a line in, or sets how many are wanted of one that is in. @param now milliseconds since the epoch, by the phone */
export function putIn(held: HeldBasket, { goods, shop, quantity, seen_at }: NewLine, now: number): HeldBasket {
  const { variant_id, price } = goods
  const before = held.lines.find((one) => one.variant_id === variant_id)
  const known = latestOf(held, before, { goods, known_at: seen_at })
  const line: HeldLine = { ...known, quantity, price_seen: price, seen_at, ...changedHere(held, variant_id, now) }
  const isShopOlder = held.lines.some((one) => one.seller === shop.seller && knownAt(held, one) > seen_at)
  const shopBefore = held.shops.find(({ seller }) => seller === shop.seller)
  return {
    ...held,
    lines: before ? held.lines.map((one) => (one.variant_id === variant_id ? line : one)) : [line, ...held.lines],
    deletions: without(held.deletions, variant_id),
    shops: [...held.shops.filter(({ seller }) => seller !== shop.seller), (isShopOlder && shopBefore) || shop],
  }
}

/** What it cost when it was put in stays with the line: the basket says what has changed since. */
export const setQuantity = (held: HeldBasket, { variant_id, quantity }: { variant_id: number; quantity: number }, now: number): HeldBasket => ({
  ...held,
  lines: held.lines.map((one) => (one.variant_id === variant_id ? { ...one, quantity, ...changedHere(held, variant_id, now) } : one)),
})

export function takeOut(held: HeldBasket, variant_id: number, now: number): HeldBasket {
  const line = held.lines.find((one) => one.variant_id === variant_id)
  if (!line) return held
  const { quantity, price_seen, seen_at } = line
  const changed_at = changedNow(now, line.changed_at)
  const deletion = { variant_id, quantity, price_seen, seen_at, changed_at, is_sent: false }
  return { ...held, lines: without(held.lines, variant_id), deletions: [...without(held.deletions, variant_id), deletion] }
}

/** Takes a deletion back: the line stands where it stood. @param at its place among the lines */
export function putBack(held: HeldBasket, { line, at }: { line: HeldLine; at: number }, now: number): HeldBasket {
  if (held.lines.some(({ variant_id }) => variant_id === line.variant_id)) return held
  const again = { ...line, ...changedHere(held, line.variant_id, now) }
  return { ...held, lines: held.lines.toSpliced(at, 0, again), deletions: without(held.deletions, line.variant_id) }
}

/**
 * Takes out what was ordered, once for each order. Of more pieces than were ordered the rest stays: they were added since, or were left out of the order.
 * @param order `entry`: the id of what waited to be sent, or of the purchase. @param now by the phone
 */
export function takeOutOrdered(
  held: HeldBasket,
  { entry, lines }: { entry: string; lines: readonly { variant_id: number; quantity: number }[] },
  now: number,
): HeldBasket {
  if (held.ordered.includes(entry)) return held
  const after = lines.reduce((basket, { variant_id, quantity }) => {
    const left = (basket.lines.find((line) => line.variant_id === variant_id)?.quantity ?? 0) - quantity
    return left > 0 ? setQuantity(basket, { variant_id, quantity: left }, now) : takeOut(basket, variant_id, now)
  }, held)
  return { ...after, ordered: [...held.ordered, entry].slice(-MOST_ORDERED) }
}
/** Sent entries are shown for a week, which has fewer orders than that. */
const MOST_ORDERED = 60

/** All that the service has not, deletions too: each of its changes replaces the former wish. */
export const unsentChanges = ({ lines, deletions }: HeldBasket): BasketChange[] =>
  [...lines.map((line) => ({ ...line, is_removed: false })), ...deletions.map((line) => ({ ...line, is_removed: true }))]
    .filter((line) => !line.is_sent && !('is_only_here' in line && line.is_only_here))
    .map(({ variant_id, quantity, is_removed, changed_at, price_seen, seen_at }) => ({ variant_id, quantity, is_removed, changed_at, price_seen, seen_at }))
    .slice(0, BASKET_LIMITS.changesMost)
