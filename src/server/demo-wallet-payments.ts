import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm'
import { walletTakaOf } from '#contract/wallet-payments/claim-rules.ts'
import type { Tx } from './db/connection/in-transaction.ts'
import { users } from './db/tables/accounts.ts'
import { delivery_options, product_variants, products } from './db/tables/products.ts'
import { receiving_numbers } from './db/tables/wallet-payments.ts'
import { noteRead } from './demo-goods-dates.ts'
import { placeShopPurchase } from './features/shop/checkout/place-purchase.ts'
import { answerCame, answerNotCome } from './features/wallet-payments/claims/answer-claim.ts'
import { placeClaim } from './features/wallet-payments/claims/place-claim.ts'
import type { PurchaseHandlers } from './purchases/purchase-handler.ts'

interface Paying {
  handlers: PurchaseHandlers
  secret: string
}

/** It is paid by mobile wallet too, and takes orders by SMS. */
export const WALLET_SHOP = 'nayan'
const NUMBERS = [
  { wallet: 'bkash', number: '+8801812345670', kind: 'personal' },
  { wallet: 'nagad', number: '+8801912345670', kind: 'merchant' },
] as const
const ADDRESS = { division: 'Dhaka', district: 'Dhaka', area: 'Savar', line: 'House 12, Road 3', landmark: '' } as const

/** What buyers of the demo market have paid by mobile wallet: one that waits for its seller, one that came, and one that its seller does not find. */
const PAYMENTS = [
  { buyer: 'buyer', trxid: 'CK30DEM0A1', answer: 'asked' },
  { buyer: 'rakibul-hasan', trxid: 'CK30DEM0B2', answer: 'came' },
  { buyer: 'tania-islam', trxid: 'CK30DEM0C3', answer: 'notCome' },
] as const

/** Lists numbers for a shop of the demo market, and lets buyers pay to them, through the steps that both sides have for it. */
export async function payByWalletDemo(tx: Tx, { handlers, secret }: Paying): Promise<void> {
  const names = [WALLET_SHOP, ...PAYMENTS.map(({ buyer }) => buyer)]
  const people = await tx.select({ id: users.id, username: users.username, full_name: users.full_name }).from(users).where(inArray(users.username, names))
  const seller = people.find(({ username }) => username === WALLET_SHOP)
  const good = seller && (await readGood(tx, seller.id))
  if (!seller || !good) return
  await tx.insert(receiving_numbers).values(NUMBERS.map((one) => ({ ...one, seller: seller.id })))
  for (const { buyer: name, trxid, answer } of PAYMENTS) {
    const buyer = people.find(({ username }) => username === name)
    if (!buyer) continue
    const total = good.price + good.fee
    const part = { seller: seller.id, lines: [{ variant_id: good.variant, quantity: 1, price_seen: good.price }], option: good.option, fee_seen: good.fee }
    const orders = [{ ...part, note: '', coupon: null, discount_seen: 0 }]
    const address = { ...ADDRESS, full_name: buyer.full_name, phone_number: '+8801712345678' }
    const advance = walletTakaOf(total)
    const asked = { method: 'wallet' as const, address, orders, total_seen: total, advance_seen: advance }
    const { number } = await placeShopPurchase(tx, { user_id: buyer.id, handlers, secret }, asked)
    const paid = { wallet: 'bkash' as const, trxid, amount_paisa: advance * 100, sent_to: NUMBERS[0].number }
    const claim_id = await placeClaim(tx, { user_id: buyer.id, number, handlers }, paid)
    const whose = { user_id: seller.id, claim_id }
    if (answer === 'came') await answerCame({ tx, handlers }, whose, { takes_less: false })
    if (answer === 'notCome') await answerNotCome(tx, whose, { story: 'আমার বিকাশের স্টেটমেন্টে এই টাকা নেই।' })
  }
  await noteRead(tx)
}

/** A variant of which there are enough, and how it is brought anywhere in the country. */
export async function readGood(tx: Tx, seller: number): Promise<{ variant: number; price: number; option: number; fee: number } | undefined> {
  const isSold = and(eq(products.seller, seller), eq(products.is_active, true), isNull(products.held_reason), isNull(product_variants.removed_at))
  const [found] = await tx
    .select({ variant: product_variants.id, price: product_variants.price })
    .from(product_variants)
    .innerJoin(products, eq(products.id, product_variants.product))
    .where(and(isSold, gte(product_variants.stock, PAYMENTS.length + 2)))
    .orderBy(asc(product_variants.id))
    .limit(1)
  const options = await tx.select().from(delivery_options).where(eq(delivery_options.seller, seller)).orderBy(asc(delivery_options.id))
  const option = options.find(({ kind, districts, areas }) => kind === 'courier' && districts.length + areas.length === 0)
  if (!found || !option) return undefined
  const fee = option.free_from !== null && found.price >= option.free_from ? 0 : option.fee
  return { ...found, option: option.id, fee }
}
