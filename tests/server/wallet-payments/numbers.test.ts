import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { forgetProof } from '#tests/support/server/nouns/seller.ts'
import { good, SHOP_NUMBER, sendBy, useWallet } from '#tests/support/server/nouns/wallet-payments.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as } from '#tests/support/server/people.ts'

const app = useApp()
const wallet = useWallet(app)
const { now, buy, claimed, payment } = wallet
const PATH = '/api/wallet_payments/numbers/'
const add = (body: object, by = now().seller) => wallet.post(by, PATH, body)
const NAGAD = { wallet: 'nagad', number: '০১৯১২-৩৪৫৬৭৮', kind: 'merchant' }
const list = async () =>
  (await good<{ results: { number_id: number; number: string; is_active: boolean; is_used: boolean }[] }>(app.request(PATH, { headers: as(now().seller) })))
    .results
const offers = async (sellers: string) => (await app.request(`/api/wallet_payments/offers/?sellers=${sellers}`, { headers: as(now().buyer) })).json()

describe('numbers to which a shop is paid', () => {
  it('are added in any spelling, once each, and shown to who has to pay', async () => {
    await good(add(NAGAD))
    await good(add({ ...NAGAD, number: '+8801912345678' }))
    expect(await list()).toMatchObject([
      { number: SHOP_NUMBER, is_used: false },
      { wallet: 'nagad', number: '+8801912345678', kind: 'merchant', is_active: true, is_used: false },
    ])
    expect((await payment((await buy()).number)).numbers).toMatchObject([
      { wallet: 'bkash' },
      { wallet: 'nagad', number: '+8801912345678', kind: 'merchant', dial: '*167#' },
    ])
  })

  it('that are switched off are shown to no one, and can be switched on again', async () => {
    const [one] = await list()
    await good(sendBy(app, now().seller, ['PATCH', `${PATH}${one?.number_id}/`, { is_active: false }]))
    const { seller, buyer } = now()
    expect(await offers(String(seller.id))).toEqual({ results: [] })
    expect(await refusalOf(await wallet.order(await wallet.bodyOf()))).toMatchObject({ code: 'wallet-refused', facts: { [`nowallet_${seller.id}`]: 1 } })
    await good(sendBy(app, seller, ['PATCH', `${PATH}${one?.number_id}/`, { is_active: true }]))
    expect(await offers(`${seller.id},${buyer.id}`)).toEqual({ results: [{ seller: seller.id, wallets: ['bkash'] }] })
  })

  it('cannot be deleted once a claim names them', async () => {
    await claimed((await buy()).number)
    const [one] = await list()
    expect(one).toMatchObject({ is_used: true })
    expect((await refusalOf(await sendBy(app, now().seller, ['DELETE', `${PATH}${one?.number_id}/`]))).code).toBe('bad-state')
    await good(add(NAGAD))
    const [, two] = await list()
    await good(sendBy(app, now().seller, ['DELETE', `${PATH}${two?.number_id}/`]))
    expect(await list()).toHaveLength(1)
  })

  it('ask for a fresh proof where they are shown, and are on record without the number', async () => {
    await good(add(NAGAD))
    const { rows } = await app.database.pool.query(`select details from security_events where kind = 'receiving-number-added' and user_id = $1`, [
      now().seller.id,
    ])
    expect(rows).toEqual([{ details: { wallet: 'nagad' } }])
    const [one] = await list()
    await forgetProof(app, now().seller)
    expect((await refusalOf(await add({ ...NAGAD, number: '01512345678' }))).code).toBe('password-needed')
    expect((await refusalOf(await sendBy(app, now().seller, ['PATCH', `${PATH}${one?.number_id}/`, { is_active: true }]))).code).toBe('password-needed')
    expect((await sendBy(app, now().seller, ['PATCH', `${PATH}${one?.number_id}/`, { is_active: false }])).status).toBe(200)
  })

  it('are ten at most', async () => {
    for (let at = 1; at < 10; at += 1) await good(add({ ...NAGAD, number: `0191234567${at}` }))
    expect(await refusalOf(await add({ ...NAGAD, number: '01512345678' }))).toMatchObject({ code: 'bad-input', fields: { number: 'too-many' } })
  })

  it.each([
    ['a wallet that is none', { ...NAGAD, wallet: 'paypal' }],
    ['a number of another country', { ...NAGAD, number: '+919812345678' }],
    ['a land line', { ...NAGAD, number: '029876543' }],
    ['a kind that is none', { ...NAGAD, kind: 'agent' }],
  ])('are refused with %s', async (_, body) => expect((await add(body)).status).toBe(400))

  it('are a seller’s own: another’s is not there', async () => {
    const [one] = await list()
    const { rows } = await app.database.pool.query(`insert into seller_profiles (user_id, slug, full_name) values ($1, $2, 'Other') returning user_id`, [
      now().other.id,
      `other-${now().people}`,
    ])
    expect(rows).toHaveLength(1)
    expect((await sendBy(app, now().other, ['PATCH', `${PATH}${one?.number_id}/`, { is_active: false }])).status).toBe(404)
    expect((await sendBy(app, now().other, ['DELETE', `${PATH}${one?.number_id}/`])).status).toBe(404)
  })
})
