import { BASKET_LIMITS } from '#contract/shop/basket-lines.ts'
import type { Basket, BasketChange, BasketGoods, BasketShop } from '#contract/shop/baskets.ts'
import { type HeldBasket, type HeldLine, latestOf } from './held-basket.ts'
import { knownAt } from './line-age.ts'

const at = (instant: string): number => Date.parse(instant)
const byVariant = <T extends { variant_id: number }>(all: readonly T[]): Map<number, T> => new Map(all.map((one) => [one.variant_id, one]))

type Sent = readonly Pick<BasketChange, 'variant_id' | 'changed_at'>[]

/**
 * The basket after the service has said what it is over all phones of its person. What was changed here and has not arrived yet stands as it is here; all
 * else is as the service says, and what other phones took out is named.
 * @param sent the changes that are answered; none: it was only read
 */
export function takeAnswer(held: HeldBasket, basket: Basket, sent: Sent): HeldBasket {
  if (held.read_at !== null && at(basket.server_time) < at(held.read_at)) return acknowledge(held, sent)
  const answered = byVariant(sent)
  // The service takes nothing later than its own clock: that it has a change is known by what was sent, not by its moment.
  const isOpen = ({ variant_id, changed_at, is_sent }: Pick<HeldLine, 'variant_id' | 'changed_at' | 'is_sent'>) =>
    !is_sent && answered.get(variant_id)?.changed_at !== changed_at
  const leftOut = byVariant(basket.left_out)
  const here = byVariant(held.lines)
  const open = byVariant(held.lines.filter(isOpen))
  const openDeletions = held.deletions.filter(isOpen)
  const removedHere = byVariant(openDeletions)
  const theirs = basket.lines
    .filter(({ variant_id }) => !removedHere.has(variant_id))
    .map((line) => {
      const mine = open.get(line.variant_id)
      const goods = goodsOf(line)
      return mine ? { ...asOfNow(mine), ...goods } : { ...line, is_sent: true, is_only_here: false }
    })
  const known = byVariant(theirs)
  const kept = held.lines.filter((line) => !known.has(line.variant_id) && (open.has(line.variant_id) || leftOut.has(line.variant_id) || line.is_only_here))
  const lines = inOldOrder(here, [...kept.map((line) => notTaken({ ...line, known_at: knownAt(held, line) }, leftOut.get(line.variant_id)?.why)), ...theirs])
  const inIt = byVariant(lines)
  const gone = held.lines.filter(({ variant_id }) => !inIt.has(variant_id))
  const elsewhere = new Set(basket.deletions.filter(({ is_from_elsewhere }) => is_from_elsewhere).map(({ variant_id }) => variant_id))
  const removed = gone.filter(({ variant_id }) => elsewhere.has(variant_id)).map(({ variant_id, title, second_title }) => ({ variant_id, title, second_title }))
  return {
    ...held,
    lines,
    deletions: openDeletions,
    shops: shopsOf(lines, [...held.shops, ...basket.shops]),
    read_at: basket.server_time,
    removed_elsewhere: [...held.removed_elsewhere.filter(({ variant_id }) => !inIt.has(variant_id)), ...removed],
  }
}

/** An answer that was overtaken by a later one: only that the changes have arrived is news. */
const acknowledge = (held: HeldBasket, sent: Sent): HeldBasket => {
  const answered = byVariant(sent)
  const isAnswered = ({ variant_id, changed_at }: Pick<HeldLine, 'variant_id' | 'changed_at'>) => answered.get(variant_id)?.changed_at === changed_at
  return {
    ...held,
    lines: held.lines.map((line) => (isAnswered(line) ? { ...line, is_sent: true } : line)),
    deletions: held.deletions.filter((line) => !isAnswered(line)),
  }
}

const notTaken = (line: HeldLine, why: 'full' | 'unknown' | undefined): HeldLine => {
  if (why === undefined) return line
  return { ...line, is_only_here: true, ...(why === 'unknown' && { gone: 'removed' as const }) }
}

/** Lines stay where their reader saw them; new ones come first. */
function inOldOrder(here: ReadonlyMap<number, HeldLine>, lines: readonly HeldLine[]): HeldLine[] {
  const places = new Map([...here.keys()].map((variant_id, place) => [variant_id, place]))
  return lines.toSorted((a, b) => (places.get(a.variant_id) ?? -1) - (places.get(b.variant_id) ?? -1))
}

/** Of each shop that something is of, what was said last. */
function shopsOf(lines: readonly HeldLine[], shops: readonly BasketShop[]): BasketShop[] {
  const latest = new Map(shops.map((shop) => [shop.seller, shop]))
  return [...new Set(lines.map(({ seller }) => seller))].flatMap((seller) => latest.get(seller) ?? [])
}

/** Known of with the answer that is taken now. */
const asOfNow = ({ known_at, ...line }: HeldLine): HeldLine => line

const goodsOf = ({ quantity, changed_at, price_seen, seen_at, is_from_elsewhere, ...goods }: Basket['lines'][number]): BasketGoods => goods

/** What variants are now, in a basket that is on this phone alone. What the service does not know any more is gone. */
export function takeGoods(held: HeldBasket, { goods, shops, server_time }: { goods: BasketGoods[]; shops: BasketShop[]; server_time: string }): HeldBasket {
  const now = byVariant(goods)
  const lines = held.lines.map((line): HeldLine => ({ ...asOfNow(line), ...(now.get(line.variant_id) ?? { gone: 'removed' }) }))
  return { ...held, lines, shops: shopsOf(lines, [...held.shops, ...shops]), read_at: server_time }
}

/**
 * A visitor has signed in: their lines go into the basket of the account, line by line. What was changed later wins, deletions too; nothing is added up.
 * What is too much for one basket stays with the phone's visitors.
 */
export function mergeVisitors(held: HeldBasket, visitors: HeldBasket): { account: HeldBasket; left: HeldLine[] } {
  const changes = byVariant([...held.lines, ...held.deletions].map(({ variant_id, changed_at }) => ({ variant_id, changed_at })))
  const later = visitors.lines.filter(({ variant_id, changed_at }) => at(changed_at) > at(changes.get(variant_id)?.changed_at ?? '1970-01-01T00:00:00Z'))
  const inIt = new Set(held.lines.map(({ variant_id }) => variant_id))
  const room = BASKET_LIMITS.linesMost - held.lines.length
  const fresh = later.filter(({ variant_id }) => !inIt.has(variant_id))
  const left = fresh.slice(Math.max(0, room))
  const taken = byVariant(
    later
      .filter((line) => !left.includes(line))
      .map((line): HeldLine => {
        const before = held.lines.find(({ variant_id }) => variant_id === line.variant_id)
        return { ...line, ...latestOf(held, before, { goods: line, known_at: knownAt(visitors, line) }), is_sent: false }
      }),
  )
  const lines = [...[...taken.values()].filter(({ variant_id }) => !inIt.has(variant_id)), ...held.lines.map((line) => taken.get(line.variant_id) ?? line)]
  const account = {
    ...held,
    lines,
    deletions: held.deletions.filter(({ variant_id }) => !taken.has(variant_id)),
    shops: shopsOf(lines, [...held.shops, ...visitors.shops]),
  }
  return { account, left }
}
