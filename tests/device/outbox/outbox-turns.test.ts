import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'
import { json } from '#tests/support/phone/fake-network.ts'
import { anEntry, anOrder, ORDERS } from '#tests/support/phone/outbox.ts'
import { aSendingPhone, entryNow, keep, refused, send } from '#tests/support/phone/replaying.ts'

const phone = aSendingPhone()
const LATER = '2026-01-15T00:10:00.000Z'
const aStep = (id: string, over: Partial<OutboxEntry> = {}) =>
  anEntry({ id, in_turn: 'K7M2Q9TXBR', created_at: `2026-01-15T00:00:0${id.at(-1)}.000Z`, ...over })
/** One whose answer was lost, and whose next try is some minutes away. */
const unanswered = { tries: 1, may_have_arrived: true, next_at: LATER, problem: { code: 'too-slow' as const } }
/** What the service was asked, in order, by its key. */
const asked = () => phone.network.asked.map(({ headers }) => /^key-of-(.+)-0{6}$/.exec(headers.get('idempotency-key') ?? '')?.[1])
const answers = () => phone.network.on(ORDERS, () => json(anOrder()))

describe('steps of one order', () => {
  it('do not overtake the one before them that got no answer', async () => {
    answers()
    await keep(aStep('step-1', unanswered), aStep('step-2'), aStep('other-1', { in_turn: 'N7M2Q9TXB0' }), anEntry({ id: 'none' }))
    await send()
    expect(asked().sort()).toEqual(['none', 'other-1'])
    expect((await entryNow('step-2'))?.state).toBe('waiting')
    await send({ hurry: true })
    expect(asked().slice(2)).toEqual(['step-1', 'step-2'])
  })

  it('take the ones before them along when one is wanted now', async () => {
    answers()
    await keep(aStep('step-1', unanswered), aStep('step-2'), aStep('step-3'))
    await send({ only: 'step-3' })
    expect(asked()).toEqual(['step-1', 'step-2', 'step-3'])
  })

  it('stay where they are while the one before is not answered again', async () => {
    await keep(aStep('step-1', unanswered), aStep('step-2'))
    await send({ only: 'step-2' })
    expect([asked(), (await entryNow('step-2'))?.tries]).toEqual([['step-1'], 0])
  })

  it('are held up by none that was refused: its maker decides about it', async () => {
    phone.network.on(ORDERS, ({ headers }) => (headers.get('idempotency-key')?.includes('step-1') ? refused(409, 'bad-state') : json(anOrder())))
    await keep(aStep('step-1'), aStep('step-2'))
    await send()
    expect([(await entryNow('step-1'))?.state, (await entryNow('step-2'))?.state]).toEqual(['needs-you', 'sent'])
  })

  it('of another noun go their own way', async () => {
    answers()
    await keep(aStep('step-1', { ...unanswered, noun: 'shop-returns' }), aStep('step-2'))
    await send()
    expect(asked()).toEqual(['step-2'])
  })
})
