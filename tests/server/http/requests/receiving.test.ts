import { describe, expect, it } from 'vitest'
import type { Problem } from '#contract/core/problem.ts'
import { type Receive, receiving, type Sender } from '#server/http/requests/receiving.ts'

const MEGABYTE = 1024 * 1024

/** One request whose bytes the test brings. */
interface Sending {
  take: (bytes: number) => void
  finish: () => void
  /** How it ended; undefined: it is still held. */
  end: () => string | undefined
  leave: () => void
}

function begin(receive: Receive, sender: Sender): Sending {
  let end: string | undefined
  let parts: Pick<Sending, 'take' | 'finish'> | undefined
  let leave: () => void = () => undefined
  const left = new Promise<void>((done) => {
    leave = done
  })
  receive(sender, async (reception) => {
    parts = reception
    const refused = new Promise<never>((_, fail) => reception.begin(fail))
    await Promise.race([left, refused])
    return 'done'
  }).then(
    () => (end = 'done'),
    (problem: Problem) => (end = problem.code),
  )
  return { take: (bytes) => parts?.take(bytes), finish: () => parts?.finish(), end: () => end, leave: () => leave() }
}

const settled = () => new Promise((done) => setImmediate(done))

function room() {
  const time = { ms: 0 }
  const receive = receiving(() => time.ms)
  const each = async (senders: Sender[]) => {
    const begun = senders.map((sender) => begin(receive, sender))
    await settled()
    return begun
  }
  return { time, each }
}
const from = (user_id: number, address = `198.51.100.${user_id}`): Sender => ({ user_id, address })

describe('when there is no more room', () => {
  it('the slowest of all gives way, and not the one who comes next', async () => {
    const { time, each } = room()
    const held = await each([1, 2, 3, 4].map((id) => from(id)))
    for (const one of held) one.take(23 * MEGABYTE)
    time.ms += 10_000
    for (const one of held) one.take(1)
    held[0]?.take(10)
    held[2]?.take(20)
    held[3]?.take(30)
    const [next] = await each([from(5)])
    next?.take(5 * MEGABYTE)
    await settled()
    expect(held.map(({ end }) => end())).toEqual([undefined, 'busy', undefined, undefined])
    expect(next?.end()).toBeUndefined()
  })

  it('of one account or one address, it is one of its own that gives way', async () => {
    const { time, each } = room()
    const [other, ...mine] = await each([from(1), from(2), from(2), from(2)])
    other?.take(1)
    time.ms += 10_000
    for (const one of mine) one.take(10 * MEGABYTE)
    mine[1]?.take(1)
    await settled()
    expect([other, ...mine].map((one) => one?.end())).toEqual([undefined, 'busy', undefined, undefined])
    const neighbours = await each([3, 4, 5, 6, 7, 8].map((id) => from(id, '203.0.113.1')))
    for (const one of neighbours) one.take(9 * MEGABYTE)
    await settled()
    expect(neighbours.filter(({ end }) => end() === 'busy')).toHaveLength(1)
    expect(other?.end()).toBeUndefined()
  })

  it('what has come whole stays, and is free when its work is done', async () => {
    const { each } = room()
    const whole = await each([1, 2, 3].map((id) => from(id)))
    for (const one of whole) {
      one.take(30 * MEGABYTE)
      one.finish()
    }
    const [late] = await each([from(4)])
    late?.take(7 * MEGABYTE)
    await settled()
    expect([late?.end(), ...whole.map(({ end }) => end())]).toEqual(['busy', undefined, undefined, undefined])
    whole[0]?.leave()
    await settled()
    const [next] = await each([from(5)])
    next?.take(30 * MEGABYTE)
    await settled()
    expect(next?.end()).toBeUndefined()
  })
})

describe('after half a minute', () => {
  it('a client that sends less than a kilobyte a second is refused, a faster one may take two minutes', async () => {
    const { time, each } = room()
    const [slow, steady] = await each([from(1), from(2)])
    slow?.take(MEGABYTE)
    for (let second = 0; second < 31; second++) {
      time.ms += 1000
      slow?.take(1)
      steady?.take(1500)
    }
    await expect.poll(() => slow?.end(), { timeout: 5000 }).toBe('sent-too-slowly')
    expect(steady?.end()).toBeUndefined()
    time.ms += 90_000
    steady?.take(100_000)
    await expect.poll(() => steady?.end(), { timeout: 5000 }).toBe('sent-too-slowly')
  })
})
