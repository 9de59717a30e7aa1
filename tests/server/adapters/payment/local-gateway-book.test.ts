import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGatewayForTest, type TestGateway } from '#tests/support/server/orders/local-gateway.ts'

let folder: string
const buyer = { full_name: 'Nasrin Akter', email: 'nasrin@mail.example', phone_number: '01712345678' }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-gateway-book-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const buy = async (gateway: TestGateway, tran_id: string) => {
  await gateway.payment().open({ tran_id, amount_taka: 160, attempt_id: 1, buyer, product_name: 'Floor', quantity: 1 })
  return gateway.pay(tran_id)
}

describe('the book of the local gateway', () => {
  it('gets one more line for each payment, and is not written anew', async () => {
    const own = join(folder, 'added')
    const gateway = await startGatewayForTest(own)
    const whole = await readFile(join(own, 'payments.json'), 'utf8')
    await buy(gateway, 'EO1-1')
    const before = await readFile(join(own, 'payments.changes'), 'utf8')
    await buy(gateway, 'EO2-1')
    const after = await readFile(join(own, 'payments.changes'), 'utf8')
    expect(after.startsWith(before)).toBe(true)
    expect(await readFile(join(own, 'payments.json'), 'utf8')).toBe(whole)
    await gateway.stop()
    expect(JSON.parse(await readFile(join(own, 'payments.json'), 'utf8')).sessions).toHaveLength(2)
    expect(await readFile(join(own, 'payments.changes'), 'utf8')).toBe('')
  })

  it('has all that was answered after a kill in the middle of a line, and goes on from there', async () => {
    const [own, killed] = [join(folder, 'own'), join(folder, 'killed')]
    const gateway = await startGatewayForTest(own)
    const { bank_tran_id } = await buy(gateway, 'EO3-1')
    await gateway.payment().refund({ refund_trans_id: 'R3', bank_tran_id, amount_paisa: 16_000, reason: 'rain' })
    const line = await gateway.ledger()
    // As a kill leaves it: what was answered, and half of what was not.
    await cp(own, killed, { recursive: true })
    await appendFile(join(killed, 'payments.changes'), '{"session":{"sessionkey":"')
    await gateway.stop()
    const next = await startGatewayForTest(killed)
    expect(await next.ledger()).toEqual(line)
    expect(line).toMatchObject([{ charged_paisa: 16_000, refunded_paisa: 16_000 }])
    await buy(next, 'EO4-1')
    await next.stop()
    const last = await startGatewayForTest(killed)
    expect((await last.ledger()).map(({ tran_id }) => tran_id)).toEqual(['EO3-1', 'EO4-1'])
    await last.stop()
  })

  it('is not replaced where one of its lines is damaged', async () => {
    const own = join(folder, 'damaged')
    await (await startGatewayForTest(own)).stop()
    const text = 'no change\n{"notice_gone":"1"}\n'
    await writeFile(join(own, 'payments.changes'), text)
    await expect(startGatewayForTest(own)).rejects.toThrow(/cannot be read/)
    expect(await readFile(join(own, 'payments.changes'), 'utf8')).toBe(text)
  })
})
