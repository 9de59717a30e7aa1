import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LOCAL_STORE, startLocalGateway } from '#server/adapters/payment/local-gateway/start-local-gateway.ts'
import { startGatewayForTest, type TestGateway } from '#tests/support/server/orders/local-gateway.ts'

const log = { warn: () => undefined, error: () => undefined }
let gateway: TestGateway
let folder = ''
/** The shop's server: what it was told, and how it answers. */
const shop = { url: '', told: [] as URLSearchParams[], status: 200, stop: () => undefined as unknown }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-gateway-'))
  gateway = await startGatewayForTest()
  const server = createServer(async (incoming, outgoing) => {
    let body = ''
    for await (const part of incoming) body += String(part)
    shop.told.push(new URLSearchParams(body))
    outgoing.writeHead(shop.status).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  shop.stop = () => server.close().closeAllConnections()
})
afterEach(async () => {
  await gateway.reset()
  shop.told.length = 0
  shop.status = 200
})
afterAll(async () => {
  await gateway.stop()
  shop.stop()
  await rm(folder, { recursive: true })
})

let count = 0
const session = (more: Record<string, string> = {}): Record<string, string> => ({
  store_id: LOCAL_STORE.id,
  store_passwd: LOCAL_STORE.password,
  total_amount: '1060.00',
  currency: 'BDT',
  tran_id: `EO${++count}-1`,
  product_category: 'event ticket',
  success_url: `${shop.url}/success`,
  fail_url: `${shop.url}/fail`,
  cancel_url: `${shop.url}/cancel`,
  ipn_url: `${shop.url}/ipn`,
  cus_name: 'Nusrat',
  cus_email: 'nusrat@example.org',
  cus_add1: 'N/A',
  cus_city: 'Dhaka',
  cus_country: 'Bangladesh',
  cus_postcode: '1000',
  cus_phone: '01712345678',
  shipping_method: 'NO',
  num_of_item: '1',
  product_name: 'Spring <b>night</b>',
  product_profile: 'non-physical-goods',
  ...more,
})
interface Opened {
  status: string
  failedreason: string
  sessionkey: string
  GatewayPageURL: string
}
async function open(fields: Record<string, string>, at = gateway.url): Promise<Opened> {
  const response = await fetch(`${at}/gwprocess/v4/api.php`, { method: 'POST', body: new URLSearchParams(fields) })
  expect(response.status).toBe(200)
  return await response.json()
}
const CARD = { number: '4111 1111 1111 1111', expiry: '12/30', cvv: '111', otp: '111111' }
const press = (sessionkey: string, fields: Record<string, string>, at = gateway.url) =>
  fetch(`${at}/gwprocess/v4/pay`, { method: 'POST', body: new URLSearchParams({ sessionkey, ...fields }), headers: { origin: at } })
const lineOf = async (tran_id: string) => (await gateway.ledger()).find((one) => one.tran_id === tran_id)

describe('answers', () => {
  it('with a page for people, in their language, that says that no money is taken and works without a script', async () => {
    const { GatewayPageURL } = await open(session())
    const english = await fetch(GatewayPageURL)
    const policy = english.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/script-src|unsafe/)
    const page = await english.text()
    expect(page).toContain('Test payment — no real money is taken')
    expect(page).toContain('BDT 1,060')
    expect(page).toContain('Spring &lt;b&gt;night&lt;/b&gt;')
    expect(page).not.toContain('<script')
    const bangla = await (await fetch(GatewayPageURL, { headers: { 'accept-language': 'fr, bn-BD;q=0.9, en;q=0.5' } })).text()
    expect(bangla).toContain('<html lang="bn">')
    expect(bangla).toContain('পরীক্ষামূলক পেমেন্ট — কোনো টাকা কাটা হবে না')
    expect(bangla).toContain('৳১,০৬০')
    const filled = await (await fetch(`${GatewayPageURL}&card=4000000000000002`)).text()
    expect(filled).toContain('value="4000000000000002"')
  })

  it('a payment by telling browser and server, both signed', async () => {
    const wanted = session({ value_a: 'att_7' })
    const { sessionkey } = await open(wanted)
    const page = await (await press(sessionkey, { does: 'pay', ...CARD })).text()
    expect(page).toContain(`action="${shop.url}/success"`)
    await gateway.idle()
    expect(shop.told).toHaveLength(1)
    const [told] = shop.told
    const payment = gateway.payment()
    expect(payment.readNotice(String(told))).toMatchObject({ tran_id: wanted.tran_id, claimed: 'VALID' })
    const brought = new URLSearchParams([...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))
    expect(payment.readNotice(String(brought))).toEqual(payment.readNotice(String(told)))
    expect(told?.get('store_amount')).toBe('1033.50')
    expect(told?.get('value_a')).toBe('att_7')
    expect(told?.get('val_id')).toMatch(/^\d{12}\w{14,16}$/)
    // Again, as an impatient finger does it: nothing is taken twice.
    await press(sessionkey, { does: 'pay', ...CARD })
    expect(await lineOf(wanted.tran_id ?? '')).toMatchObject({ charged_paisa: 106_000, tries: [{ status: 'VALID', card_no: '411111XXXXXX1111' }] })
  })

  it.each([
    ['fail', 'FAILED', '/fail'],
    ['cancel', 'CANCELLED', '/cancel'],
  ])('a press of %s by saying so', async (does, status, path) => {
    const { sessionkey } = await open(session())
    expect(await (await press(sessionkey, { does })).text()).toContain(`action="${shop.url}${path}"`)
    await gateway.idle()
    expect(shop.told.map((one) => one.get('status'))).toEqual([status])
  })

  it('a shop that did not take a message once more', async () => {
    const wanted = session()
    await open(wanted)
    shop.status = 503
    const paid = gateway.pay(wanted.tran_id ?? '')
    await expect.poll(() => shop.told.length).toBe(1)
    shop.status = 200
    await paid
    await gateway.idle()
    expect(shop.told).toHaveLength(2)
  })

  it('as tests want it: how often, how late and how rightly it tells', async () => {
    const wanted = session()
    const tran_id = wanted.tran_id ?? ''
    await open(wanted)
    await gateway.control({ ipn_count: 3, ipn_order: 'before', notice_amount: '10.00' }, tran_id)
    const { return: brought } = await gateway.pay(tran_id)
    expect(shop.told.map((one) => one.get('amount'))).toEqual(['10.00', '10.00', '10.00'])
    const payment = gateway.payment()
    expect(payment.readNotice(String(new URLSearchParams(brought.fields)))).toBeDefined()
    await gateway.control({ wrong_signature: true, ipn_count: 1 }, tran_id)
    await gateway.repeat(tran_id)
    expect(payment.readNotice(String(shop.told.at(-1)))).toBeUndefined()
    const silent = session()
    const { sessionkey } = await open(silent)
    await gateway.control({ ipn_count: 0, drop_return: true }, silent.tran_id)
    expect(await (await press(sessionkey, { does: 'pay', ...CARD })).text()).not.toContain('<script')
    await gateway.idle()
    expect(shop.told).toHaveLength(4)
  })

  it('two sessions of one attempt that were both paid with both amounts', async () => {
    const wanted = session()
    const [one, other] = [await open(wanted), await open(wanted)]
    await gateway.pay({ sessionkey: one.sessionkey })
    await gateway.pay({ sessionkey: other.sessionkey })
    expect(await lineOf(wanted.tran_id ?? '')).toMatchObject({ charged_paisa: 212_000 })
  })

  it('after a restart with all it has taken, given back and not yet told', async () => {
    const options = { port: 0, folder: join(folder, 'kept'), store: LOCAL_STORE, controls: true, log }
    const wanted = session()
    shop.status = 503
    const before = await startLocalGateway(options)
    const { sessionkey } = await open(wanted, before.url)
    await press(sessionkey, { does: 'pay', ...CARD }, before.url)
    await expect.poll(() => shop.told.length).toBe(1)
    await before.stop()
    const kept = await readFile(join(folder, 'kept', 'payments.json'), 'utf8')
    expect(kept).not.toContain(LOCAL_STORE.password)
    expect(kept).not.toContain('4111111111111111')
    shop.status = 200
    const after = await startLocalGateway(options)
    const payment = gateway.payment({ base_url: after.url })
    expect(await payment.query(wanted.tran_id ?? '')).toMatchObject({ kind: 'paid', money: { amount_paisa: 106_000 } })
    await expect.poll(() => shop.told.length, { timeout: 5000 }).toBe(2)
    await after.stop()
  })

  it('sessions that are unpaid for twenty minutes by ending them, and says so', async () => {
    const clock = { ms: Date.now() }
    const timed = await startLocalGateway({ port: 0, store: LOCAL_STORE, log, now: () => clock.ms })
    const seen = await open(session(), timed.url)
    await open(session(), timed.url)
    await fetch(seen.GatewayPageURL)
    clock.ms += 20 * 60_000
    const late = await fetch(seen.GatewayPageURL)
    expect([late.status, (await press(seen.sessionkey, { does: 'pay', ...CARD }, timed.url)).status]).toEqual([410, 410])
    await expect.poll(() => shop.told.map((one) => one.get('status')).sort(), { timeout: 5000 }).toEqual(['EXPIRED', 'UNATTEMPTED'])
    await timed.stop()
  })
})

describe('refuses', () => {
  const MANDATORY = Object.keys(session()).filter((name) => !['store_id', 'store_passwd', 'ipn_url'].includes(name))
  it.each(MANDATORY)('a session without %s, naming it', async (name) => {
    expect(await open(session({ [name]: '' }))).toMatchObject({ status: 'FAILED', failedreason: expect.stringContaining(`'${name}'`), GatewayPageURL: '' })
  })

  it.each([
    ['total_amount', '9.99'],
    ['total_amount', '500000.01'],
    ['total_amount', '1e5'],
    ['currency', 'USD'],
    ['tran_id', 'E'.repeat(31)],
    ['cus_name', 'আ'.repeat(51)],
    ['cus_phone', '1'.repeat(21)],
    ['product_name', 'x'.repeat(256)],
    ['success_url', 'javascript:alert(1)'],
    ['success_url', `https://a.example/${'x'.repeat(255)}`],
    ['shipping_method', 'PIGEON'],
    ['num_of_item', '0'],
    ['product_profile', 'tickets'],
  ])('%s=%s, naming the field', async (name, value) => {
    expect(await open(session({ [name]: value }))).toMatchObject({ status: 'FAILED', failedreason: expect.stringContaining(`'${name}'`) })
  })

  it.each([
    [{ shipping_method: 'YES' }, 'ship_name'],
    [{ emi_option: '1' }, 'emi_max_inst_option'],
    [{ product_profile: 'airline-tickets' }, 'hours_till_departure'],
  ])('%j without what that asks for', async (more, missing) => {
    expect(await open(session(more))).toMatchObject({ status: 'FAILED', failedreason: expect.stringContaining(`'${missing}'`) })
  })

  it.each([
    ['number', '4539578763621486'],
    ['expiry', '11/26'],
    ['expiry', '13/30'],
    ['cvv', '112'],
    ['otp', '000000'],
  ])('a card whose %s is %s, keeping what was typed and taking nothing', async (name, value) => {
    const wanted = session()
    const { sessionkey } = await open(wanted)
    const answer = await press(sessionkey, { does: 'pay', ...CARD, [name]: value })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain(`value="${value}"`)
    expect(page.match(/role="alert"/g)).toHaveLength(1)
    expect(await lineOf(wanted.tran_id ?? '')).toMatchObject({ tries: [] })
  })

  it('to give back what was not paid, more than was paid, or under an id that means another refund', async () => {
    const wanted = session()
    await open(wanted)
    const { bank_tran_id } = await gateway.pay(wanted.tran_id ?? '')
    const payment = gateway.payment()
    const refund = (more: object) => payment.refund({ bank_tran_id, refund_trans_id: 'R1', amount_paisa: 60_000, reason: 'x', ...more })
    expect(await refund({ bank_tran_id: 'none' })).toMatchObject({ kind: 'failed' })
    expect(await refund({ amount_paisa: 106_001 })).toMatchObject({ kind: 'failed' })
    expect(await refund({})).toMatchObject({ kind: 'processing' })
    expect(await refund({ amount_paisa: 1000 })).toMatchObject({ kind: 'failed' })
    expect(await refund({ refund_trans_id: 'R2' })).toMatchObject({ kind: 'failed' })
    expect(await refund({ refund_trans_id: 'R3', amount_paisa: 46_000 })).toMatchObject({ kind: 'processing' })
    expect(await lineOf(wanted.tran_id ?? '')).toMatchObject({ refunded_paisa: 106_000 })
  })

  it('switches that there are not', async () => {
    await expect(gateway.control({ ipn_count: 21 })).rejects.toThrow(/400/)
    await expect(gateway.control({ explode: true } as object)).rejects.toThrow(/400/)
  })
})

describe('guards', () => {
  it('itself from pages of other sites, whose browsers say where they come from', async () => {
    const sent = { method: 'POST', body: new URLSearchParams(session()), headers: { origin: 'https://evil.example' } }
    expect((await fetch(`${gateway.url}/gwprocess/v4/api.php`, sent)).status).toBe(404)
    expect((await fetch(`${gateway.url}/__control/ledger`, { headers: { origin: 'https://evil.example' } })).status).toBe(404)
  })
})
