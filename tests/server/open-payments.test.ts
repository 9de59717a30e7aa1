import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPayments } from '#server/open-payments.ts'
import { readSettings, type Settings } from '#server/settings.ts'
import { startGatewayForTest } from '#tests/support/server/orders/local-gateway.ts'

const log = { warn: () => undefined, error: () => undefined }
const ATTEMPT = {
  tran_id: 'EO1-1',
  amount_taka: 1060,
  attempt_id: 7,
  buyer: { full_name: 'Nusrat', email: 'nusrat@example.org', phone_number: '+8801712345678' },
  product_name: 'Spring',
  quantity: 2,
}
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-payments-'))
})
afterAll(() => rm(folder, { recursive: true }))

const settings = (more: Record<string, string> = {}): Settings => readSettings({ HATKHOLA_DATA: folder, PORT: '4100', PAYMENT_GATEWAY_PORT: '0', ...more })
async function sessionIn(opened: Awaited<ReturnType<typeof openPayments>>) {
  const answer = await opened.payment.open(ATTEMPT)
  if (answer.kind !== 'open') throw new Error('not opened')
  return answer
}

describe('answers', () => {
  it('with a gateway of its own, which knows after a restart what it knew', async () => {
    const first = await openPayments(settings(), log)
    expect(first.payment.mode).toBe('local')
    const { payment_url, session_key } = await sessionIn(first)
    expect(payment_url.startsWith(`${first.gateway_url}/`)).toBe(true)
    const card = { number: '4111111111111111', expiry: '12/30', cvv: '111', otp: '111111' }
    await fetch(`${first.gateway_url}/gwprocess/v4/pay`, { method: 'POST', body: new URLSearchParams({ sessionkey: session_key, does: 'pay', ...card }) })
    await first.stop()
    const second = await openPayments(settings(), log)
    expect((await second.payment.query(ATTEMPT.tran_id)).kind).toBe('paid')
    await second.stop()
  })

  it('through a gateway that runs already, and leaves it running', async () => {
    const gateway = await startGatewayForTest()
    const opened = await openPayments(settings({ PAYMENT_GATEWAY_URL: gateway.url }), log)
    expect(opened.gateway_url).toBeUndefined()
    await sessionIn(opened)
    await opened.stop()
    const [line] = await gateway.ledger()
    // Near, whatever the public address is.
    expect(line?.sessions[0]?.request).toMatchObject({ ipn_url: 'http://127.0.0.1:4100/api/event_payment/ipn/' })
    await gateway.stop()
  })

  it('keeps what two servers on one database have taken in files of their own', async () => {
    const DATABASE_URL = 'postgres://a@localhost/b'
    const [one, other] = await Promise.all([openPayments(settings({ DATABASE_URL }), log), openPayments(settings({ DATABASE_URL, PORT: '4200' }), log)])
    await sessionIn(one)
    await Promise.all([one.stop(), other.stop()])
    const sessionsOf = async (port: number): Promise<number> =>
      JSON.parse(await readFile(join(folder, `payment-gateway-${port}`, 'payments.json'), 'utf8')).sessions.length
    expect([await sessionsOf(4100), await sessionsOf(4200)]).toEqual([1, 0])
  })

  it.each(['sandbox', 'live'] as const)('through the provider (%s), with no gateway of its own', async (mode) => {
    const opened = await openPayments(settings({ SSLCOMMERZ_MODE: mode, SSLCOMMERZ_STORE_ID: 'shop', SSLCOMMERZ_STORE_PASSWORD: 'secret' }), log)
    expect([opened.payment.mode, opened.gateway_url]).toEqual([mode, undefined])
  })
})

describe('refuses', () => {
  it('a gateway that takes no money in production', async () => {
    await expect(openPayments({ ...settings(), mode: 'production' }, log)).rejects.toThrow(TypeError)
  })
})
