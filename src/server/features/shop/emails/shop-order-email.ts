import { type Formatter, formatterFor } from '#contract/core/format.ts'
import type { Language } from '#contract/core/languages.ts'
import { atDoorOf, byWalletOf } from '#contract/purchases/purchase-rules.ts'
import type { GoodsMethod } from '#contract/shop/checkout-methods.ts'
import type { ReturnState } from '#contract/shop/return-rules.ts'
import { type ShopNotice, shopNoticePath } from '#contract/shop/shop-notices.ts'
import { isOpenOrder, type ShopOrderState } from '#contract/shop/shop-order-rules.ts'
import type { Email } from '../../../adapters/mail/mail.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import type { ShopFacts, ShopWords } from './shop-words.ts'

const WORDS: Record<Language, ShopWords> = { en, bn }

/** What an e-mail about an order of goods is made of. */
export interface OrderToTell {
  number: string
  state: ShopOrderState
  method: GoodsMethod
  total: number
  advance: number
  /** Paisa that are back. */
  refunded_paisa: number
  hand_over_by: string | null
  deliver_by: string | null
  /** What a complaint about it is, where the e-mail is about one. */
  complaint: ReturnState | null
  /** Who ordered. */
  buyer: string
  shop: string
  lines: readonly { title: string; values: readonly string[]; quantity: number }[]
}

interface Place {
  to: string
  language: Language
  /** Public address of the site. */
  origin: string
}

/** What one side of an order is told of it. */
export function shopOrderEmail(kind: ShopNotice, order: OrderToTell, { to, language, origin }: Place): Email {
  const words = WORDS[language]
  const facts = factsOf(kind, order, { format: formatterFor(language), origin, words })
  const { subject, text } = words.letters[kind]
  return { to, language, subject: subject(facts), text: `${text(facts)}\n\n${words.order(facts)}`, unsubscribe: null }
}

function factsOf(kind: ShopNotice, order: OrderToTell, { format, origin, words }: { format: Formatter; origin: string; words: ShopWords }): ShopFacts {
  const isSellers = kind.startsWith('shop-sale')
  const by = order.state === 'shipped' ? order.deliver_by : order.hand_over_by
  return {
    number: order.number,
    lines: order.lines.map(({ title, values, quantity }) => `${format.number(quantity)} × ${[title, ...values].join(', ')}`).join('\n'),
    total: format.price(order.total),
    advance:
      order.method === 'cod' && order.advance > 0 && isOpenOrder(order.state)
        ? { paid: format.price(order.advance), rest: format.price(atDoorOf(order)) }
        : undefined,
    toSeller: toSellerOf(order, format),
    // As the purchase's own page rounds it: in the buyer's favour.
    refunded: order.refunded_paisa > 0 ? format.price(Math.ceil(order.refunded_paisa / 100)) : '',
    name: isSellers ? order.buyer : order.shop,
    by: by === null ? '' : format.dateTime(by),
    complaint: complaintWords(kind, order, words),
    link:
      origin + shopNoticePath({ number: order.number, side: isSellers ? 'sold' : 'bought', is_unpaid: order.state === 'waiting' || order.state === 'dropped' }),
  }
}

function toSellerOf(order: OrderToTell, format: Formatter): ShopFacts['toSeller'] {
  const [paid, rest] = [byWalletOf(order), atDoorOf(order)]
  return paid > 0 && isOpenOrder(order.state) ? { paid: format.price(paid), rest: rest > 0 ? format.price(rest) : undefined } : undefined
}

const complaintWords = (kind: ShopNotice, { complaint }: OrderToTell, { complaints }: ShopWords): string =>
  complaint === null ? '' : complaints[kind === 'shop-sale-return' ? 'seller' : 'buyer'][complaint]
