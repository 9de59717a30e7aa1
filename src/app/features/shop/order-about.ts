import * as v from 'valibot'
import type { AddressForm } from '#contract/addresses/addresses.ts'
import { inLanguage } from '#contract/core/in-language.ts'
import type { Language } from '#contract/core/languages.ts'
import { newKey } from '#contract/core/new-key.ts'
import { DELIVERY_KINDS, deliveryFee } from '#contract/products/delivery-rules.ts'
import { GOODS_METHODS } from '#contract/shop/checkout-methods.ts'
import { advanceOf } from '#contract/shop/cod-rules.ts'
import { walletTakaOf } from '#contract/wallet-payments/claim-rules.ts'

const Taka = v.pipe(v.number(), v.integer(), v.minValue(0))

const Line = v.object({
  variant_id: v.number(),
  title: v.string(),
  second_title: v.optional(v.string()),
  values: v.array(v.string()),
  price: Taka,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type OrderedLine = v.InferOutput<typeof Line>

const Part = v.object({
  seller: v.number(),
  name: v.string(),
  /** Where its seller takes orders by SMS; null: nowhere. */
  sms_phone: v.optional(v.nullable(v.string()), null),
  option: v.object({ id: v.number(), kind: v.picklist(DELIVERY_KINDS), fee: Taka, free_from: v.nullable(Taka) }),
  note: v.string(),
  coupon: v.nullable(v.string()),
  discount: Taka,
  delivery_fee: Taka,
  lines: v.array(Line),
})
/** What is ordered of one seller. */
export type OrderedPart = v.InferOutput<typeof Part>

const About = v.object({
  method: v.picklist(GOODS_METHODS),
  parts: v.array(Part),
  /** Its buyer saw that the delivery is paid online in advance, of cash; absent: an older version of the app had no such thing. */
  is_fee_in_advance: v.optional(v.boolean(), false),
  /** When its buyer opened the SMS of it; whether that was sent, their SMS app alone knows. */
  sms_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** When the oldest of its prices left the service. */
  seen_at: v.pipe(v.string(), v.isoTimestamp()),
})
/** A purchase as its buyer saw it: what it is sent as, and what is shown of it until the service has acknowledged it. */
export type OrderAbout = v.InferOutput<typeof About>

/** Reads it from the phone; undefined when another version of the app wrote it in a shape unknown here. */
export function readAbout(value: unknown): OrderAbout | undefined {
  const read = v.safeParse(About, value)
  return read.success ? read.output : undefined
}

/** What a line is called to a reader: its product in their language, and which variant. */
export const nameOf = (line: OrderedLine, language: Language): string => [inLanguage(language, line).title, ...line.values].join(' · ')

export const goodsOfPart = ({ lines }: Pick<OrderedPart, 'lines'>): number => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

export const totalOfPart = (part: OrderedPart): number => goodsOfPart(part) - part.discount + part.delivery_fee

export const totalOf = ({ parts }: Pick<OrderAbout, 'parts'>): number => parts.reduce((sum, part) => sum + totalOfPart(part), 0)

/** What of it is paid online in advance, in whole taka, as its buyer saw it; 0: nothing, or all of it is paid online. */
export const advanceOfOrder = ({ method, parts, is_fee_in_advance }: Pick<OrderAbout, 'method' | 'parts' | 'is_fee_in_advance'>): number =>
  advanceOf(
    is_fee_in_advance && method === 'cod',
    parts.map(({ delivery_fee }) => delivery_fee),
  )

/** Whole taka that are paid to its seller by mobile wallet; 0: it is paid in another way. */
export const walletOfOrder = (about: Pick<OrderAbout, 'method' | 'parts'>): number => (about.method === 'wallet' ? walletTakaOf(totalOf(about)) : 0)

/** With the delivery fee that belongs to its goods. */
export function withFee(part: Omit<OrderedPart, 'delivery_fee'>): OrderedPart {
  const goods = goodsOfPart(part)
  const discount = Math.min(part.discount, goods)
  return { ...part, discount, delivery_fee: deliveryFee(part.option, goods - discount) }
}

/** As it is sent. */
export const bodyOf = (about: OrderAbout, address: AddressForm, language: Language) => ({
  method: about.method,
  language,
  address,
  ...(smsPhoneOf(about) !== null && { sms_key: newKey() }),
  ...seenOf(about),
})

/** Where an order can be sent by SMS: of one seller, in cash, for what the seller can count too. Null: nowhere. */
export function smsPhoneOf(about: OrderAbout): string | null {
  const [part, ...others] = about.parts
  const isPlain = about.method === 'cod' && others.length === 0 && advanceOfOrder(about) === 0 && part?.coupon === null
  return (isPlain && part?.sms_phone) || null
}

/** What of the body says what its buyer saw. */
export const seenOf = (about: OrderAbout) => ({
  orders: ordersOf(about),
  total_seen: totalOf(about),
  advance_seen: advanceOfOrder(about) + walletOfOrder(about),
})

const ordersOf = ({ parts }: OrderAbout) =>
  parts.map(({ seller, lines, option, delivery_fee, note, coupon, discount }) => ({
    seller,
    lines: lines.map(({ variant_id, quantity, price }) => ({ variant_id, quantity, price_seen: price })),
    option: option.id,
    fee_seen: delivery_fee,
    note,
    coupon,
    discount_seen: discount,
  }))
