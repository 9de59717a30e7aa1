import { eq } from 'drizzle-orm'
import { keyHash } from '#contract/shop/sms/key-hash.ts'
import { placeCode, writeSmsCode } from '#contract/shop/sms/sms-code.ts'
import type { Tx } from './db/connection/in-transaction.ts'
import { users } from './db/tables/accounts.ts'
import { shops } from './db/tables/products.ts'
import { noteRead } from './demo-goods-dates.ts'
import { readGood, WALLET_SHOP } from './demo-wallet-payments.ts'
import { placeSmsOrder } from './features/shop/sms/place-sms-order.ts'
import type { PurchaseHandlers } from './purchases/purchase-handler.ts'

/** A shop of the demo market takes orders by SMS, and has typed in one that no buyer has confirmed. */
export async function orderBySmsDemo(tx: Tx, parts: { handlers: PurchaseHandlers; secret: string }): Promise<void> {
  const [seller] = await tx.select({ id: users.id }).from(users).where(eq(users.username, WALLET_SHOP))
  const good = seller && (await readGood(tx, seller.id))
  if (!seller || !good) return
  await tx.update(shops).set({ sms_phone: '+8801812345670' }).where(eq(shops.seller, seller.id))
  const said = {
    lines: [{ variant_id: good.variant, quantity: 1 }],
    place: placeCode('Sunamganj', 'Shalla'),
    option: good.option,
    total: good.price + good.fee,
  }
  const code = writeSmsCode({ ...said, key_hash: await keyHash('of-no-phone-in-the-demo-market') })
  if (code === undefined) return
  await placeSmsOrder(tx, { user_id: seller.id, ...parts }, { code, full_name: 'জরিনা খাতুন', phone_number: '+8801912345671', line: 'বাজারের পাশে', landmark: '' })
  await noteRead(tx)
}
