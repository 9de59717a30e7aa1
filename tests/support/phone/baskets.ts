import type { Basket, BasketGoods, BasketShop } from '#contract/shop/baskets.ts'
import { EMPTY_BASKET, type HeldBasket, type NewLine, putIn } from '#device/basket/held-basket.ts'

/** When prices were seen, and some moments of changes after it. */
export const SEEN = '2026-11-20T06:00:00.000Z'
export const at = (minute: number): string => new Date(Date.parse(SEEN) + minute * 60_000).toISOString()

export const aVariant = (over: Partial<BasketGoods> = {}): BasketGoods => ({
  variant_id: 11,
  product_id: 1,
  title: 'Tangail sari',
  second_title: 'টাঙ্গাইল শাড়ি',
  values: ['Red'],
  picture: null,
  tone: 0,
  condition: 'new',
  price: 1200,
  compare_at: null,
  stock: 9,
  seller: 5,
  days_to_return: 7,
  gone: null,
  ...over,
})

type Option = BasketShop['terms']['options'][number]

export const anOption = (over: Partial<Option> = {}): Option => ({
  id: 71,
  kind: 'courier',
  note: 'Sundarban',
  districts: [],
  areas: [],
  fee: 80,
  free_from: null,
  days_least: 2,
  days_most: 3,
  is_cod: true,
  ...over,
})

export const aShop = (over: Partial<BasketShop> = {}, options: Option[] = [anOption()]): BasketShop => ({
  seller: 5,
  seller_name: 'Rupa Weaves',
  slug: 'rupa-weaves',
  district: 'Tangail',
  terms: { options, closed_until: null, dbid: '', sms_phone: null, licence_seen_at: null },
  ...over,
})

export const aNewLine = (over: Partial<BasketGoods> = {}, quantity = 1): NewLine => {
  const goods = aVariant(over)
  return { goods, shop: aShop({ seller: goods.seller }), quantity, seen_at: SEEN }
}

/** A basket into which these were put, the last first. */
export const holding = (...lines: NewLine[]): HeldBasket => lines.reduce((held, line, minute) => putIn(held, line, Date.parse(at(minute))), EMPTY_BASKET)

/** What the service says of a shared basket. */
export function anAnswer(lines: Partial<Basket['lines'][number]>[], over: Partial<Basket> = {}): Basket {
  return {
    lines: lines.map((line) => ({ ...aVariant(), quantity: 1, changed_at: at(0), price_seen: 1200, seen_at: SEEN, is_from_elsewhere: false, ...line })),
    deletions: [],
    shops: [aShop()],
    left_out: [],
    server_time: at(60),
    ...over,
  }
}
