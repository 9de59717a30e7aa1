import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import type { Payment, PaymentRequest } from '#server/adapters/payment/payment.ts'
import { oddGateway } from '#tests/support/server/orders/odd-gateway.ts'

const UNKNOWN = { kind: 'unknown' }
const PASSWORD = 'canary-pass-word'
const ATTEMPT: PaymentRequest = {
  tran_id: 'EO1-1',
  amount_taka: 1060,
  attempt_id: 7,
  buyer: { full_name: 'Nusrat', email: 'nusrat@example.org', phone_number: '+8801712345678' },
  product_name: 'Spring',
  quantity: 2,
}
const logged: object[] = []
const keep = (facts: object, text: string) => void logged.push({ ...facts, text })
afterEach(() => {
  logged.length = 0
})

const makeOdd = (answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void) =>
  oddGateway(answer, { log: { warn: keep, error: keep }, store_password: PASSWORD })

async function toldBy<T>(body: unknown, ask: (odd: Payment) => Promise<T>): Promise<T> {
  const { odd, close } = await makeOdd((_, outgoing) => outgoing.end(JSON.stringify(body)))
  try {
    return await ask(odd)
  } finally {
    close()
  }
}

describe('answers', () => {
  it('money in numbers as well as in texts, with unknown fields', async () => {
    const facts = {
      APIConnect: 'DONE',
      status: 'VALID',
      tran_id: 'EO1-1',
      val_id: 'V1',
      amount: 13_260,
      currency: 'BDT',
      currency_type: 'BDT',
      card_ref_id: 'x',
      new: [{}],
    }
    const verdict = await toldBy({ ...facts, currency_amount: '13260.00', store_amount: 12_928.5, risk_level: 0 }, (odd) => odd.confirm('V1'))
    expect(verdict).toMatchObject({ kind: 'paid', money: { amount_paisa: 1_326_000, store_amount_paisa: 1_292_850, risk_level: 0, discount_paisa: 0 } })
  })

  it('the currency that was settled in, when it is not the one we asked for', async () => {
    const facts = { APIConnect: 'DONE', status: 'VALID', tran_id: 'EO1-1', val_id: 'V1', amount: '10', currency_amount: '1060', store_amount: '9' }
    const verdict = await toldBy({ ...facts, currency: 'USD', currency_type: 'BDT' }, (odd) => odd.confirm('V1'))
    // Not said to be safe, so it is to be looked at.
    expect(verdict).toMatchObject({ money: { currency_type: 'USD', risk_level: 1 } })
  })

  it('every payment of an attempt, the first one first, and that something else was paid which cannot be read', async () => {
    const good = { tran_id: 'EO1-1', status: 'VALID', amount: '10', currency: 'BDT', currency_type: 'BDT', currency_amount: '10', store_amount: '9' }
    const element = [
      { ...good, val_id: 'V2', tran_date: '2026-01-01 12:00:01' },
      { ...good, val_id: 'V3', tran_date: '2026-01-01 12:00:02', amount: '১০' },
      { tran_id: 'EO1-1', status: 'FAILED', tran_date: '2026-01-01 12:00:03' },
      { ...good, val_id: 'V1', tran_date: '2026-01-01 12:00:00', status: 'VALIDATED' },
    ]
    const verdict = await toldBy({ APIConnect: 'DONE', no_of_trans_found: '4', element }, (odd) => odd.query('EO1-1'))
    expect(verdict).toMatchObject({ kind: 'paid', money: { val_id: 'V1' }, others: [{ kind: 'paid', money: { val_id: 'V2' } }, UNKNOWN] })
  })
})

describe('refuses', () => {
  it.each([
    ['nothing', null],
    ['a list', []],
    ['a number', 5],
    ['an empty object', {}],
    ['an unknown word', { APIConnect: 'DONE', status: 'SETTLED' }],
    ['a word of the language itself', { APIConnect: 'DONE', status: 'constructor' }],
    ['money in other digits', { APIConnect: 'DONE', status: 'VALID', tran_id: 'EO1-1', val_id: 'V1', amount: '১০', currency_amount: '10', store_amount: '9' }],
    ['money below nothing', { APIConnect: 'DONE', status: 'VALID', tran_id: 'EO1-1', val_id: 'V1', amount: '-10', currency_amount: '10', store_amount: '9' }],
    [
      'a discount that is no money',
      { APIConnect: 'DONE', status: 'VALID', tran_id: 'EO1-1', val_id: 'V1', amount: '10', currency_amount: '10', store_amount: '9', discount_amount: 'ten' },
    ],
    ['another payment', { APIConnect: 'DONE', status: 'VALID', tran_id: 'EO1-1', val_id: 'V2', amount: '10', currency_amount: '10', store_amount: '9' }],
  ])('to know anything from %s', async (_, body) => {
    expect(await toldBy(body, (odd) => odd.confirm('V1'))).toEqual(UNKNOWN)
    expect(await toldBy(body, (odd) => odd.query('EO1-1'))).toEqual(UNKNOWN)
    expect(await toldBy(body, (odd) => odd.open(ATTEMPT))).toEqual(UNKNOWN)
    expect(await toldBy(body, (odd) => odd.refundState('r'))).toEqual(UNKNOWN)
  })

  it.each([
    ['tries of another attempt', { no_of_trans_found: '1', element: [{ tran_id: 'EO2-1', status: 'FAILED' }] }],
    ['a try that is none', { no_of_trans_found: 2, element: [{ tran_id: 'EO1-1', status: 'FAILED' }, null] }],
    [
      'a try in unknown words beside a failed one',
      {
        no_of_trans_found: 2,
        element: [
          { tran_id: 'EO1-1', status: 'ODD' },
          { tran_id: 'EO1-1', status: 'FAILED' },
        ],
      },
    ],
    ['none found without saying so', { element: [] }],
    ['some found but not shown', { no_of_trans_found: 1 }],
  ])('to say how an attempt ended by %s', async (_, body) => {
    expect(await toldBy({ APIConnect: 'DONE', ...body }, (odd) => odd.query('EO1-1'))).toEqual(UNKNOWN)
  })
})

describe('guards', () => {
  it('the connection: no redirect is followed, and an endless answer is not read to its end', async () => {
    const elsewhere = await makeOdd((_, outgoing) => outgoing.end('{}'))
    const redirecting = await makeOdd((_, outgoing) => outgoing.writeHead(302, { location: elsewhere.url }).end())
    expect(await redirecting.odd.open(ATTEMPT)).toEqual(UNKNOWN)
    expect(await redirecting.odd.confirm('V1')).toEqual(UNKNOWN)
    let poured = 0
    const endless = await makeOdd((_, outgoing) => {
      const pour = () => {
        do poured++
        while (outgoing.write(' '.repeat(1_048_576)))
      }
      outgoing.on('drain', pour)
      pour()
    })
    expect(await endless.odd.confirm('V1')).toEqual(UNKNOWN)
    expect(poured).toBeLessThan(32)
    expect(elsewhere.asked()).toBe(0)
    for (const one of [elsewhere, redirecting, endless]) one.close()
  })

  it('a gateway that is down: after five failures it is not asked', async () => {
    const down = await makeOdd((_, outgoing) => outgoing.writeHead(503).end())
    for (let at = 0; at < 8; at++) expect(await down.odd.confirm('V1')).toEqual(UNKNOWN)
    expect(down.asked()).toBe(5)
    down.close()
  })

  it('buyers against one whose query is refused: the other attempts are still asked about', async () => {
    const picky = await makeOdd((incoming, outgoing) => (incoming.method === 'POST' ? outgoing.writeHead(403).end('<html>') : outgoing.writeHead(503).end()))
    for (let at = 0; at < 8; at++) expect(await picky.odd.open(ATTEMPT)).toEqual(UNKNOWN)
    expect(picky.asked()).toBe(8)
    for (let at = 0; at < 8; at++) await picky.odd.confirm('V1')
    expect(picky.asked()).toBe(13)
    picky.close()
  })

  it('the password: no log has it, whatever goes wrong', async () => {
    const echo = await makeOdd((incoming, outgoing) => outgoing.end(`<p>${incoming.url}`))
    await echo.odd.confirm('V1')
    echo.close()
    await echo.odd.confirm('V1')
    const echoing = { status: 'FAILED', failedreason: `store_passwd ${PASSWORD} is wrong`, APIConnect: PASSWORD }
    const refusal = await toldBy(echoing, (odd) => odd.open(ATTEMPT))
    await toldBy({ ...echoing, status: PASSWORD }, (odd) => odd.open(ATTEMPT))
    await toldBy(echoing, (odd) => odd.query('EO1-1'))
    expect(logged.length).toBeGreaterThanOrEqual(4)
    expect(JSON.stringify([logged, refusal])).not.toContain(PASSWORD)
  })
})
