import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { json } from '#tests/support/phone/fake-network.ts'
import { setClock } from '#tests/support/phone/fake-phone.ts'
import { anEntry, anOrder, ORDERS } from '#tests/support/phone/outbox.ts'
import { aSendingPhone, entryNow, keep, NOW, send } from '#tests/support/phone/replaying.ts'

const phone = aSendingPhone()
const BEFORE = '2026-01-15T00:00:09.000Z'
const AFTER = '2026-01-15T00:00:11.000Z'
const answers = () => phone.network.on(ORDERS, () => json(anOrder()))
const LATE = { state: 'needs-you', problem: { code: 'time-gone', facts: { passed: 1 } } }

describe('what has a last moment', () => {
  it('is sent before it', async () => {
    answers()
    await keep(anEntry({ send_before: AFTER }))
    await send()
    expect((await entryNow())?.state).toBe('sent')
  })

  it.each(['waiting', 'login', 'ask-first'] as const)('is never sent from it on, and its owner decides: %s', async (state) => {
    answers()
    await keep(anEntry({ state, send_before: NOW }))
    await send({ hurry: true })
    await send({ only: 'entry-1' })
    expect(phone.network.asked).toEqual([])
    expect(await entryNow()).toMatchObject({ ...LATE, may_have_arrived: false })
  })

  it('goes before being asked about for its age', async () => {
    await keep(anEntry({ send_before: BEFORE, ask_after: BEFORE }))
    await send()
    expect(await entryNow()).toMatchObject(LATE)
  })

  it('stays one that may have arrived where its answer was lost', async () => {
    answers()
    await keep(anEntry({ state: 'sending', tries: 1, may_have_arrived: true, send_before: AFTER, changed_at: BEFORE }))
    setClock('2026-01-15T00:05:00.000Z')
    await send({ hurry: true })
    expect(phone.network.asked).toEqual([])
    expect(await entryNow()).toMatchObject({ ...LATE, may_have_arrived: true })
  })

  it('leaves alone what its owner changes or has decided about', async () => {
    await keep(
      anEntry({ id: 'draft', state: 'draft', send_before: BEFORE }),
      anEntry({ id: 'thrown', state: 'discarded', changed_at: NOW, send_before: BEFORE }),
    )
    await send()
    expect([(await entryNow('draft'))?.state, (await entryNow('thrown'))?.state]).toEqual(['draft', 'discarded'])
  })

  it('goes out anew where its owner wants another time, and no more at a tap where it has passed', async () => {
    const { replaceIntent, sendNow } = await import('#app/state/outbox/outbox-actions.ts')
    await keep(anEntry({ state: 'needs-you', problem: { code: 'time-gone' }, send_before: BEFORE }))
    await sendNow(7, 'entry-1')
    expect((await entryNow())?.state).toBe('needs-you')
    await replaceIntent(7, 'entry-1', { body: { at: 2 }, about: {}, sendBefore: AFTER })
    const anew = await entryNow()
    expect(anew).toMatchObject({ state: 'waiting', body: { at: 2 }, send_before: AFTER, problem: null, tries: 0 })
    expect(anew?.idempotency_key).not.toBe(anEntry().idempotency_key)
  })
})
