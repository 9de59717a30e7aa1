import { beforeAll, describe, expect, it } from 'vitest'
import { codeOf, decide, type GateBook } from '#device/gate/gate-verdict.ts'
import { aSigner, aTicketAtGate, codeFor, EVENT, KIND } from '#tests/support/phone/a-gate.ts'

let signer: Awaited<ReturnType<typeof aSigner>>
let stranger: Awaited<ReturnType<typeof aSigner>>
let book: GateBook

beforeAll(async () => {
  signer = await aSigner()
  stranger = await aSigner()
  const tickets = [aTicketAtGate(1), aTicketAtGate(2, { state: 'passed' }), aTicketAtGate(3, { state: 'void' }), aTicketAtGate(4)]
  book = {
    event: EVENT,
    is_called_off: false,
    keys: [signer.key],
    tickets: new Map(tickets.map((ticket) => [ticket.id, ticket])),
    codes: new Map(tickets.map(({ id, code }) => [code, id])),
    dates: ['2090-01-01'],
    kinds: new Map(),
    at: Date.parse('2090-01-01T12:30:00.000Z'),
    admitted: new Map([[4, { scanned_at: '2090-01-01T12:00:00.000Z', gate: 'South' }]]),
  }
})
const byQr = async (text: string) => decide(book, { way: 'qr', text })

describe('a QR code', () => {
  it('of a living ticket lets in', async () => {
    expect(await byQr(await signer.sign(1))).toEqual({ verdict: 'admit', ticket: book.tickets.get(1) })
  })

  it('of a ticket that was passed on, or given back, does not, however well it is signed', async () => {
    expect([await byQr(await signer.sign(2)), await byQr(await signer.sign(3))]).toMatchObject([{ verdict: 'void' }, { verdict: 'void' }])
  })

  it('of an event that was called off does not, also before its ticket is given back', async () => {
    const off = { ...book, is_called_off: true }
    for (const ticket of [1, 4, 99]) expect(await decide(off, { way: 'qr', text: await signer.sign(ticket) })).toMatchObject({ verdict: 'void' })
    expect(await decide(off, { way: 'code', code: codeFor(1) })).toMatchObject({ verdict: 'void', ticket: { id: 1 } })
  })

  it('of a ticket that is in already says when and where', async () => {
    expect(await byQr(await signer.sign(4))).toMatchObject({ verdict: 'already-in', earlier: { scanned_at: '2090-01-01T12:00:00.000Z', gate: 'South' } })
  })

  it('of another event, signed by a stranger, or that is no ticket, is told apart', async () => {
    expect([
      await byQr(await signer.sign(1, { event: EVENT + 1 })),
      await byQr(await stranger.sign(1)),
      await byQr('https://hatkhola.test/'),
      await byQr(''),
    ]).toEqual([{ verdict: 'wrong-event' }, { verdict: 'not-ours' }, { verdict: 'not-ours' }, { verdict: 'not-ours' }])
  })

  it('that is signed but not in the list was sold since: it lets in, once, and is marked', async () => {
    const text = await signer.sign(99)
    expect(await byQr(text)).toMatchObject({ verdict: 'admit', isNew: true, ticket: { id: 99, holder_name: '', code: codeFor(99) } })
    const admitted = new Map([[99, { scanned_at: '2090-01-01T12:00:00.000Z', gate: 'North' }]])
    expect(await decide({ ...book, admitted }, { way: 'qr', text })).toMatchObject({ verdict: 'already-in', isNew: true })
  })
})

describe('an event of several days', () => {
  it('refuses a ticket whose kind is for other days, and says which', async () => {
    const dates = ['2089-12-31', '2090-01-01', '2090-01-02'] as const
    const kinds = new Map([[KIND, { entry: 'each-day' as const, days: [1, 3] }]])
    const text = await signer.sign(1)
    expect(await decide({ ...book, dates, kinds }, { way: 'qr', text })).toMatchObject({ verdict: 'other-day', days: ['2089-12-31', '2090-01-02'] })
    expect(await decide({ ...book, dates, kinds, at: Date.parse('2090-01-02T05:00:00.000Z') }, { way: 'qr', text })).toMatchObject({ verdict: 'admit' })
    expect(await decide({ ...book, dates, kinds }, { way: 'qr', text: await signer.sign(3) })).toMatchObject({ verdict: 'void' })
    // Sold after the list came: its kind is known all the same.
    expect(await decide({ ...book, dates, kinds }, { way: 'qr', text: await signer.sign(99) })).toMatchObject({ verdict: 'other-day', isNew: true })
  })
})

describe('a code, and a tap in the list', () => {
  it('find their ticket, and no other', async () => {
    expect(await decide(book, { way: 'code', code: ' 0000 0001' })).toMatchObject({ verdict: 'admit', ticket: { id: 1 } })
    expect(await decide(book, { way: 'code', code: codeFor(3) })).toMatchObject({ verdict: 'void' })
    expect(await decide(book, { way: 'list', ticket: 4 })).toMatchObject({ verdict: 'already-in' })
    expect([await decide(book, { way: 'code', code: 'ZZZZZZZZ' }), await decide(book, { way: 'list', ticket: 99 })]).toEqual([
      { verdict: 'unknown' },
      { verdict: 'unknown' },
    ])
  })

  it.each([
    ['7k3m 9qxz', '7K3M9QXZ'],
    ['oi-l0 1', '01101'],
    ['৭K৩M ৯QXZ', '7K3M9QXZ'],
  ])('%s is read as %s', (typed, meant) => {
    expect(codeOf(typed)).toBe(meant)
  })
})
