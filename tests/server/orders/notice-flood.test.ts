import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PAYMENT_PATHS } from '#contract/purchases/payments.ts'
import { heldOrder, opened, orderRow, usePaying } from '#tests/support/server/orders/paying.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying({ settings: { rate_per_minute: 300 } })
let buyer: SignedInPerson
let joined = 0
beforeEach(async () => {
  buyer = await joinAndLogIn(app, `flooded${joined++}`)
  await app.database.pool.query('delete from payment_inbox')
})

/** More than the whole limit of an address once was for everything that claims to come from the gateway. */
const FLOOD = 1300
/** Each test floods from an address of its own. */
const anAddress = () => `203.0.113.${joined}`

/** Sends a form from an address, as the network would. */
const sendFrom = (remoteAddress: string, path: string, fields: Record<string, string>) => {
  const request = new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return app.app().fetch(request, { incoming: { socket: { remoteAddress } } as never })
}
const notify = (address: string, fields: Record<string, string>) => sendFrom(address, PAYMENT_PATHS.notice, fields)
const junk = (n: number) => ({ status: 'VALID', tran_id: `EO${n}-1`, val_id: String(n), verify_sign: 'f'.repeat(32), verify_key: 'status,tran_id,val_id' })

async function flood(address: string, { path = PAYMENT_PATHS.notice, times = 100 }: { path?: string; times?: number } = {}): Promise<Response[]> {
  const answers: Response[] = []
  for (let n = 0; n < times; n++) answers.push(await sendFrom(address, path, junk(n)))
  return answers
}
async function paid() {
  const { order } = await heldOrder(app, buyer)
  const tran_id = await opened(app, buyer, order)
  return { order, tran_id, fields: (await app.gateway.pay(tran_id)).return.fields }
}
const stored = async () => (await app.database.pool.query('select count(*)::int as n from payment_inbox')).rows[0].n

describe('guards', () => {
  it('a notice that the gateway has signed: a flood of junk from its own address holds it up by nothing', { timeout: 60_000 }, async () => {
    const { order, fields } = await paid()
    const address = anAddress()
    const refused = (await flood(address, { times: FLOOD })).map(({ status }) => status)
    expect(new Set(refused)).toEqual(new Set([400, 429]))
    expect(refused.filter((status) => status === 400).length).toBeLessThanOrEqual(30)
    const response = await notify(address, fields)
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
  })

  it('the database: unsigned notices are neither stored nor logged beyond a limit, and the answer says when to come again', { timeout: 60_000 }, async () => {
    const logged = app.logged.length
    const answers = await flood(anAddress())
    expect(await stored()).toBeLessThanOrEqual(30)
    expect(app.logged.slice(logged).filter(({ text }) => text.includes('not signed')).length).toBeLessThanOrEqual(30)
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(app.asked).toMatchObject({ confirm: 0, query: 0 })
  })

  it('other addresses: each has its own limit for unsigned notices', { timeout: 60_000 }, async () => {
    await flood(anAddress())
    expect((await notify('198.51.100.7', junk(1))).status).toBe(400)
  })

  it('a browser that comes back with something unsigned: it always sees a screen', { timeout: 60_000 }, async () => {
    const answers = await flood(anAddress(), { path: PAYMENT_PATHS.success })
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('location')}`))).toEqual(new Set(['303 /orders']))
    expect(await stored()).toBeLessThanOrEqual(30)
  })

  it('other notices against one signed notice that is sent without end', { timeout: 60_000 }, async () => {
    const [own, other] = [await paid(), await paid()]
    const address = anAddress()
    const statuses: number[] = []
    for (let n = 0; n < 100; n++) statuses.push((await notify(address, own.fields)).status)
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]))
    expect((await notify(address, other.fields)).status).toBe(200)
    expect(await orderRow(app, other.order.id)).toMatchObject({ state: 'confirmed' })
  })

  it('answers that are cached for other callers: only a signed notice can drop them', async () => {
    const { fields } = await paid()
    const doubt = vi.spyOn(app.app().hot, 'doubt')
    await notify(anAddress(), junk(1))
    expect(doubt).not.toHaveBeenCalled()
    await notify(anAddress(), fields)
    expect(doubt).toHaveBeenCalled()
  })
})
