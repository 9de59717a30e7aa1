import { beforeEach, describe, expect, it } from 'vitest'
import type { ReceivingNumber } from '#contract/wallet-payments/receiving-numbers.ts'
import { WALLET_PAYMENT_DATA } from '#server/db/wallet-payments/wallet-data.ts'
import { useApp } from '#tests/support/server/app.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { forgetProof } from '#tests/support/server/nouns/seller.ts'
import { good, sendBy, useWallet } from '#tests/support/server/nouns/wallet-payments.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as } from '#tests/support/server/people.ts'

const app = useApp()
const wallet = useWallet(app)
const { now, buy, payment } = wallet
const NUMBERS = '/api/wallet_payments/numbers/'
/** As a phone photographs it: higher than wide. */
const code = await aPoster('#000', 60, 90)

let number = 0
const pathOf = (number_id = number) => `${NUMBERS}${number_id}/picture/`
const send = (body: Uint8Array<ArrayBuffer> | string = code, { by = now().seller, path = pathOf() } = {}) =>
  app.request(path, { method: 'POST', body, headers: { ...as(by), 'content-type': 'image/png', origin: 'http://localhost:3000' } })
const listed = async (response: Response | Promise<Response>) => (await good<{ results: ReceivingNumber[] }>(response)).results
const pictureIn = async (response: Response | Promise<Response>) => (await listed(response))[0]?.picture

beforeEach(async () => {
  const [one] = await listed(app.request(NUMBERS, { headers: as(now().seller) }))
  number = one?.number_id ?? 0
  app.files.clear()
})

describe('the QR code of a number', () => {
  it('is kept as a square, and shown to the buyer who has to pay; others are not told of it', async () => {
    expect((await payment((await buy()).number)).numbers).toMatchObject([{ picture: null }])
    const picture = await pictureIn(send())
    expect(picture).toMatch(/^\/media\/sellers\/[0-9a-f]{32}\.webp$/)
    const made = await buy()
    expect((await payment(made.number)).numbers).toMatchObject([{ wallet: 'bkash', picture }])
    const shown = await app.request(picture ?? '')
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await app.request(`/api/wallet_payments/purchases/${made.number}/`, { headers: as(now().other) })).status).toBe(404)
    expect(await (await app.request(`/api/seller/${now().seller.username}/`)).text()).not.toContain(picture)
  })

  it('takes the place of the one before, and goes with its removal: no file is left behind', async () => {
    const first = await pictureIn(send())
    const files = app.files.size
    const second = await pictureIn(send())
    expect(second).not.toBe(first)
    expect(app.files.size).toBe(files)
    expect((await app.request(first ?? '')).status).toBe(404)
    expect(await pictureIn(sendBy(app, now().seller, ['DELETE', pathOf()]))).toBeNull()
    expect(app.files.size).toBe(0)
    expect(await pictureIn(sendBy(app, now().seller, ['DELETE', pathOf()]))).toBeNull()
  })

  it('stays where its number is switched off or added once more, and goes with its number', async () => {
    const picture = await pictureIn(send())
    await good(sendBy(app, now().seller, ['PATCH', `${NUMBERS}${number}/`, { is_active: false }]))
    const again = { wallet: 'bkash', number: '01812345678', kind: 'merchant' }
    expect(await listed(wallet.post(now().seller, NUMBERS, again))).toMatchObject([{ kind: 'merchant', is_active: true, picture }])
    await good(sendBy(app, now().seller, ['DELETE', `${NUMBERS}${number}/`]))
    expect(app.files.size).toBe(0)
    expect(await wallet.query('select * from uploads where user_id = $1', [now().seller.id])).toEqual([])
  })

  it('is among the data of its seller, counts as in use, and goes with the account', async () => {
    const picture = await pictureIn(send())
    expect(await WALLET_PAYMENT_DATA.exportOf(app.database.db, now().seller.id)).toMatchObject({ receiving_numbers: [{ picture }] })
    const { seller } = now()
    expect((await wallet.post(seller, '/api/account/delete/', {})).status).toBe(200)
    expect(app.files.size).toBe(0)
  })
})

describe('guards of the QR code of a number', () => {
  it('ask for a fresh proof where it is saved, and put it on record', async () => {
    await good(send())
    const record = `select details from security_events where kind = 'receiving-number-pictured' and user_id = $1`
    expect(await wallet.query(record, [now().seller.id])).toEqual([{ details: { number_id: number } }])
    await forgetProof(app, now().seller)
    expect((await refusalOf(await send())).code).toBe('password-needed')
    expect(await pictureIn(sendBy(app, now().seller, ['DELETE', pathOf()]))).toBeNull()
  })

  it('take no file that is no picture, and keep nothing of it', async () => {
    for (const body of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '', '%PDF-1.7'])
      expect(['unsupported-media', 'bad-input']).toContain((await refusalOf(await send(body))).code)
    expect(app.files.size).toBe(0)
  })

  it('let sellers touch their own numbers alone', async () => {
    await app.database.pool.query(`insert into seller_profiles (user_id, slug, full_name) values ($1, $2, 'Other')`, [now().other.id, `others-${number}`])
    await good(send())
    const files = app.files.size
    await app.database.pool.query(`update sessions set proved_at = now() where user_id = $1`, [now().other.id]).catch(() => undefined)
    expect([403, 404]).toContain((await send(code, { by: now().other })).status)
    expect((await sendBy(app, now().other, ['DELETE', pathOf()])).status).toBe(404)
    expect((await send(code, { path: pathOf(2_000_000_000) })).status).toBe(404)
    expect(app.files.size).toBe(files)
  })

  it('let one of two that come at once stay, and no file of the other', async () => {
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const picture = await pictureIn(app.request(NUMBERS, { headers: as(now().seller) }))
    const name = picture?.slice('/media/'.length, -'.webp'.length)
    expect([...app.files.keys()].every((key) => key.startsWith(name ?? 'none'))).toBe(true)
  })
})
