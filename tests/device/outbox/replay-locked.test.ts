import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { json } from '#tests/support/phone/fake-network.ts'
import { APPLICATIONS, aCv, anApplication, anAppliedJob, anEntry, anOrder, ORDERS } from '#tests/support/phone/outbox.ts'
import { aSendingPhone, entryNow, keep, refused, send } from '#tests/support/phone/replaying.ts'

const phone = aSendingPhone()
const UNTIL = Date.parse('2026-01-22T00:00:00.000Z')
const silence = (until: number) => ({ fields: { silence: 'Advertises in comments' }, facts: { until } })

/** Why there is no token: staff have locked the account. */
const locked = async (): Promise<never> => {
  throw new (await import('#contract/core/problem.ts')).Problem('not-signed-in', { facts: { locked: 1 } })
}
const comment = anEntry({ id: 'comment', noun: 'comments', address: '/api/blogs/12/comments/', body: { text: 'Nice boats' } })

describe('a person who is silenced', () => {
  it.each([
    ['for some days', UNTIL],
    ['for good', 0],
  ])('%s has what was refused kept whole, with until when and why', async (_, until) => {
    phone.network.on(ORDERS, () => refused(403, 'silenced', silence(until)))
    await keep(anEntry())
    expect(await send()).toMatchObject({ sent: [], refused: [{ id: 'entry-1' }], left: 0 })
    expect(await entryNow()).toMatchObject({
      ...anEntry(),
      ...{ state: 'needs-you', tries: 1, may_have_arrived: false, next_at: null },
      ...{ problem: { code: 'silenced', ...silence(until) }, changed_at: expect.any(String) },
    })
  })

  it('has it wait for their own wish, also when the network comes back or they log in', async () => {
    phone.network.on(ORDERS, () => refused(403, 'silenced', silence(UNTIL)))
    await keep(anEntry())
    await send()
    await send({ hurry: true })
    await send()
    expect(phone.network.asked).toHaveLength(1)
  })

  it('is held up by it in nothing else', async () => {
    phone.network.on(comment.address, () => refused(403, 'silenced', silence(UNTIL)))
    phone.network.on(ORDERS, () => json(anOrder()))
    await keep(comment, anEntry({ created_at: '2026-01-15T00:00:05.000Z' }))
    await send()
    expect([(await entryNow('comment'))?.state, (await entryNow())?.state]).toEqual(['needs-you', 'sent'])
  })
})

describe('a person whose account is locked', () => {
  it('has all that waits kept whole, with that it is locked, and nothing is sent', async () => {
    phone.network.on(ORDERS, () => json(anOrder()))
    await keep(anEntry(), anEntry({ id: 'entry-2', may_have_arrived: true, tries: 1 }))
    expect(await send({ token: locked })).toEqual({ sent: [], refused: [], left: 0 })
    for (const [id, more] of [
      ['entry-1', { tries: 0, may_have_arrived: false }],
      ['entry-2', { tries: 1, may_have_arrived: true }],
    ] as const)
      expect(await entryNow(id)).toMatchObject({
        ...anEntry({ id }),
        ...more,
        state: 'login',
        problem: { code: 'not-signed-in', facts: { locked: 1 } },
        changed_at: expect.any(String),
      })
    expect(phone.network.asked).toEqual([])
  })

  it('is found out where the service takes the token no more, before anything was done', async () => {
    phone.network.on(ORDERS, () => refused(401, 'not-signed-in'))
    await keep(anEntry(), anEntry({ id: 'entry-2' }))
    await send({ token: (failed) => (failed === null ? Promise.resolve({ id: 7, access: 'token-1' }) : locked()) })
    expect(phone.network.asked).toHaveLength(1)
    for (const id of ['entry-1', 'entry-2'])
      expect(await entryNow(id)).toMatchObject({ state: 'login', tries: 0, may_have_arrived: false, problem: { facts: { locked: 1 } } })
  })

  it('is found out from the answer to the write itself', async () => {
    phone.network.on(ORDERS, () => refused(401, 'not-signed-in', { facts: { locked: 1 } }))
    await keep(anEntry())
    await send()
    expect(await entryNow()).toMatchObject({ state: 'login', may_have_arrived: false, problem: { code: 'not-signed-in', facts: { locked: 1 } } })
  })

  it('leaves alone what needed a decision before, and what is a draft', async () => {
    await keep(anEntry({ id: 'old', state: 'needs-you', problem: { code: 'sold-out' } }), anEntry({ id: 'draft', state: 'draft' }), anEntry())
    await send({ token: locked })
    expect([await entryNow('old'), await entryNow('draft')]).toMatchObject([
      { state: 'needs-you', problem: { code: 'sold-out' } },
      { state: 'draft', problem: null },
    ])
  })

  it('has all of it sent when they are back, under the same keys, files too', async () => {
    const { storeEntry } = await import('#device/outbox/outbox.ts')
    const sent: string[] = []
    phone.network.on(ORDERS, ({ headers }) => {
      sent.push(headers.get('idempotency-key') ?? '')
      return json(anOrder())
    })
    phone.network.on(APPLICATIONS, ({ form }) => {
      sent.push((form?.get('cv') as File | null)?.name ?? 'no file')
      return json(anAppliedJob())
    })
    await keep(anEntry())
    await storeEntry(7, anApplication({ id: 'entry-2', created_at: '2026-01-15T00:00:05.000Z' }), { cv: aCv() })
    await send({ token: locked })
    await send({ token: async () => ({ id: 8, access: 'token-of-8' }) })
    expect(sent).toEqual([])
    await send()
    expect(sent).toEqual([anEntry().idempotency_key, 'my cv.pdf'])
    expect([(await entryNow())?.state, (await entryNow('entry-2'))?.state]).toEqual(['sent', 'sent'])
  })
})
