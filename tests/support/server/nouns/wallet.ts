import { expect } from 'vitest'
import type { Payout, PayoutAccount } from '#contract/wallet/payouts.ts'
import type { OrderMoney, Wallet, WalletMove } from '#contract/wallet/wallet.ts'
import { makeShow, orderBody, placed, send } from '../orders/orders.ts'
import { opened, type Paying, payAndTell } from '../orders/paying.ts'
import { as, type SignedInPerson } from '../people.ts'

/** Tickets of a seller that a buyer has paid: two of them, and sixty taka of the service besides. */
export async function soldTickets(app: Paying, { seller, buyer, price }: { seller: SignedInPerson; buyer: SignedInPerson; price: number }) {
  const { ticket, event } = await makeShow(app, [{ price, title: 'Floor' }], { seller: seller.id, title: 'Baul night' })
  const order = await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 2 }], price * 2, { language: 'en' }))
  const tran_id = await opened(app, buyer, order)
  await payAndTell(app, tran_id)
  return { order, event, tran_id }
}

export const walletOf = async (app: Pick<Paying, 'request'>, who: SignedInPerson): Promise<Wallet> =>
  got(await app.request('/api/wallet/', { headers: as(who) }))
export const movesOf = async (app: Pick<Paying, 'request'>, who: SignedInPerson, query = ''): Promise<{ results: WalletMove[]; next_cursor: string | null }> =>
  got(await app.request(`/api/wallet/moves/${query}`, { headers: as(who) }))
export const orderMoneyOf = async (app: Pick<Paying, 'request'>, who: SignedInPerson, number: string): Promise<OrderMoney[]> =>
  got(await app.request(`/api/wallet/orders/${number}/`, { headers: as(who) }))

async function got<T>(response: Response): Promise<T> {
  expect(response.status).toBe(200)
  return response.json()
}

const BKASH = { way: 'bkash', holder: 'Rahima Begum', number: '01712345678' }

/** Where money can go, usable at once unless said otherwise. */
export async function payoutAccount(app: Paying, seller: SignedInPerson, { body = BKASH as object, isNew = false } = {}): Promise<PayoutAccount> {
  const account: PayoutAccount = await got(await send(app, seller, { path: '/api/wallet/accounts/', body }))
  if (!isNew) await app.database.pool.query('update payout_accounts set usable_at = now() where id = $1', [account.id])
  return account
}

export const askFor = (
  app: Pick<Paying, 'request'>,
  seller: SignedInPerson,
  { key, ...body }: { account: number; taka: unknown; key?: string },
): Promise<Response> => send(app, seller, { path: '/api/wallet/payouts/', body, key })

export const askedPayout = async (app: Pick<Paying, 'request'>, seller: SignedInPerson, body: { account: number; taka: number }): Promise<Payout> =>
  got(await askFor(app, seller, body))
