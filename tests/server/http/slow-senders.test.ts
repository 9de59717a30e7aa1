import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { aPoster, type Chain, eventTexts, joinAsSeller, makeChain, posted, sendForm } from '#tests/support/server/nouns/posting.ts'
import type { SignedInPerson } from '#tests/support/server/people.ts'
import { connectRaw, type RawConnection } from '#tests/support/server/raw-http.ts'

/** How long other users save meanwhile. The whole test: SLOW_SENDERS_SECONDS=60, on a machine that does nothing else. */
const SECONDS = Number(process.env.SLOW_SENDERS_SECONDS ?? 5)
const IS_WHOLE = SECONDS >= 30
/** The goal, asked of the whole test only: beside other tests a machine has times of its own. */
const P95_MS = 500
const [ATTACKERS, OF_EACH, OTHERS] = [10, 5, 4]
const BYTE_EVERY_MS = 3000

const app = useApp()
let chain: Chain
let attackers: SignedInPerson[]
let others: SignedInPerson[]
const senders: RawConnection[] = []

beforeAll(async () => {
  chain = await makeChain(app.database.db)
  attackers = await Promise.all(Array.from({ length: ATTACKERS }, (_, at) => joinAsSeller(app, `attacker${at}`)))
  others = await Promise.all(Array.from({ length: OTHERS }, (_, at) => joinAsSeller(app, `other${at}`)))
}, 120_000)
afterAll(() => {
  for (const { socket } of senders) socket.destroy()
})

/** Begins a form and sends one byte of it every three seconds. */
async function sendSlowly(port: number, { access }: SignedInPerson): Promise<RawConnection> {
  const connection = await connectRaw(port)
  connection.write(
    `POST /api/event/create/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${access}\r\nContent-Type: multipart/form-data; boundary=XX\r\nContent-Length: 900000\r\n\r\n--XX\r\nContent-Disposition: form-data; name="title"\r\n\r\nS`,
  )
  const dripping = setInterval(() => connection.write('x'), BYTE_EVERY_MS)
  connection.socket.once('close', () => clearInterval(dripping))
  return connection
}

const percentile = (numbers: number[], share: number): number => numbers.sort((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? 0

describe(`fifty slow senders from ${ATTACKERS} accounts at one address`, () => {
  it(
    'do not keep other users from saving, with and without a picture',
    async () => {
      const { port, origin } = await app.startServer()
      const asked = { request: (path: string, init?: RequestInit) => fetch(origin + path, init) }
      const events: { id: number }[] = []
      for (const one of others) events.push(await posted(app, one, eventTexts(chain)))
      const [poster, larger] = [await aPoster(), await aPoster('#a07', 320, 180)]
      for (const attacker of attackers) for (let at = 0; at < OF_EACH; at++) senders.push(await sendSlowly(port, attacker))
      await wait(500)
      const taken_ms: number[] = []
      const statuses = new Set<number>()
      const until = performance.now() + SECONDS * 1000
      const save = async (other: SignedInPerson, at: number) => {
        for (let round = 0; performance.now() < until; round++) {
          const startedAt = performance.now()
          const [bytes] = [[undefined, poster, larger][round % 3]]
          const { status } = await sendForm(asked, other, {
            path: `/api/event/${events[at]?.id}/update/`,
            method: 'PATCH',
            texts: { title: `Round ${round}` },
            thumbnail: bytes && { bytes },
          })
          taken_ms.push(performance.now() - startedAt)
          // Beyond the uploads that one account has in a minute, which is a limit of another kind.
          if (status !== 429) statuses.add(status)
          await wait(100)
        }
      }
      await Promise.all(others.map(save))
      const p95_ms = Math.round(percentile(taken_ms, 0.95))
      if (IS_WHOLE) process.stdout.write(`${taken_ms.length} saves beside ${senders.length} slow senders: p95 ${p95_ms} ms\n`)
      expect([...statuses]).toEqual([200])
      if (IS_WHOLE) expect(p95_ms).toBeLessThan(P95_MS)
      else expect(senders.filter(({ socket }) => socket.closed)).toEqual([])
    },
    (SECONDS + 30) * 1000,
  )

  it('are no way for one account to hold more connections than six, nor to begin again and again', async () => {
    const { port } = await app.startServer()
    const [attacker] = attackers
    if (!attacker) throw new Error('nobody attacks')
    const open = await Promise.all([1, 2, 3, 4, 5, 6].map(() => sendSlowly(port, attacker)))
    await wait(300)
    const one = await sendSlowly(port, attacker)
    expect(await one.until('\r\n\r\n')).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: /)
    for (const { socket } of [...open, one]) socket.destroy()
    const again = async () => {
      const sender = await sendSlowly(port, attacker)
      await wait(60)
      sender.socket.destroy()
      return sender.received()
    }
    for (let round = 0; round < 20; round++) await again()
    const refused = await sendSlowly(port, attacker)
    expect(await refused.until('\r\n\r\n')).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: [1-9]\d\d/)
    refused.socket.destroy()
  }, 60_000)
})
