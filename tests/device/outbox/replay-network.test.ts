import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { HEADERS } from '#contract/core/headers.ts'
import { hanging, json } from '#tests/support/phone/fake-network.ts'
import { anEntry, anOrder, ORDERS } from '#tests/support/phone/outbox.ts'
import { aSendingPhone, entryNow, keep, noPass, refused, send } from '#tests/support/phone/replaying.ts'

const phone = aSendingPhone()

/** Whether another sender could send at this moment. */
const isFree = async () => (await (await import('#device/outbox/outbox-lock.ts')).withOutboxLock(0, async () => 'mine')) === 'mine'
/** Something of the network that never comes. */
const never = () => new Promise<never>(() => undefined)
const turns = () => vi.spyOn(navigator.locks, 'request')

describe('what is asked before something is sent', () => {
  it('is a token, and no other sender waits for it', async () => {
    await keep(anEntry())
    const token = vi.fn(never)
    void send({ token })
    await vi.waitFor(() => expect(token).toHaveBeenCalled())
    await vi.waitFor(async () => expect(await isFree()).toBe(true))
  })

  it('is another token after a refusal, in a turn that is free as well', async () => {
    phone.network.on(ORDERS, () => refused(401, 'not-signed-in'))
    await keep(anEntry())
    const token = vi.fn((failed: string | null) => (failed === null ? Promise.resolve({ id: 7, access: 'token-1' }) : never()))
    void send({ token })
    await vi.waitFor(() => expect(token).toHaveBeenCalledTimes(2))
    await vi.waitFor(async () => expect(await isFree()).toBe(true))
    expect(await entryNow()).toEqual(anEntry())
  })

  it('is whether the service is there: what never left can still be changed', async () => {
    phone.network.on(ORDERS, () => json(anOrder()))
    await keep(anEntry(), anEntry({ id: 'entry-2' }))
    const knock = vi.fn(() => noPass('too-slow'))
    await send({ knock })
    expect(phone.network.asked).toEqual([])
    expect(await entryNow()).toMatchObject({ state: 'waiting', tries: 1, may_have_arrived: false, problem: { code: 'too-slow' } })
    expect(await entryNow('entry-2')).toEqual(anEntry({ id: 'entry-2' }))
    expect(knock).toHaveBeenCalledTimes(1)
  })

  it('is asked once for all, and not for what may have arrived already', async () => {
    phone.network.on(ORDERS, () => json(anOrder()))
    await keep(anEntry({ id: 'a', tries: 1, may_have_arrived: true }), anEntry({ id: 'b' }), anEntry({ id: 'c' }))
    const knock = vi.fn(async () => undefined)
    await send({ knock })
    expect(knock).toHaveBeenCalledTimes(1)
    expect(phone.network.asked).toHaveLength(3)
  })

  it('is whose phone it is, once more in the turn', async () => {
    phone.network.on(ORDERS, () => json(anOrder()))
    await keep(anEntry())
    await send({ isHere: () => false })
    expect(phone.network.asked).toEqual([])
    expect(await entryNow()).toEqual(anEntry())
  })

  it('is noted like a try when the network does not give it, and nothing has left', async () => {
    await keep(anEntry())
    await send({ token: () => noPass('too-slow') })
    expect(await entryNow()).toMatchObject({ state: 'waiting', may_have_arrived: false, problem: { code: 'too-slow' } })
  })
})

describe('one entry that its owner waits for', () => {
  it('takes no further turn after its try, whatever the result', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 20_000 ? 1 : ms))
    phone.network.on(ORDERS, hanging)
    await keep(anEntry(), anEntry({ id: 'entry-2' }))
    const taken = turns()
    await send({ only: 'entry-1', waitMs: 10_000 })
    // One to look what is needed for it, one to send it.
    expect(taken).toHaveBeenCalledTimes(2)
    expect(await entryNow()).toMatchObject({ state: 'waiting', tries: 1 })
    expect((await entryNow('entry-2'))?.tries).toBe(0)
  })
})

describe('the knock', () => {
  it.each([
    // The worker answers for a service that is not there, with 200, so that the browser does not complain.
    ['the worker answers from the phone', 'offline', () => Response.json({ code: 'offline' }, { headers: { [HEADERS.from]: 'device' } })],
    ['a portal answers', 'strange-answer', () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } })],
    [
      'nothing can be reached',
      'offline',
      () => {
        throw new TypeError('fetch failed')
      },
    ],
  ] as const)('is not answered by our service when %s', async (_, code, reply) => {
    phone.network.on('/api/ping/', reply)
    const { knock } = await import('#device/outbox/knock.ts')
    await expect(knock()).rejects.toMatchObject({ code })
  })
})
