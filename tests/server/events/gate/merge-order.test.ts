import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { aScan, inMinutes, listOf, makeGate, makeGatedEvent, type ScanSent, scan } from '#tests/support/server/nouns/gates.ts'

const app = useApp()
const GATES = ['North', 'South', 'East']
const TICKETS = 12
const ROUNDS = 6

/** Numbers from 0 to 1 that are the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

interface Walk {
  gate: string
  scan: ScanSent
}

/** What three gates scan in an hour without network, now and then the same ticket; never two at the same millisecond. */
function walkOf(random: () => number, tickets: readonly number[]): Walk[] {
  return Array.from({ length: 40 }, (_, n) => {
    const gate = GATES[Math.floor(random() * GATES.length)] ?? 'North'
    const ticket = tickets[Math.floor(random() * tickets.length)] ?? 0
    const scanned_at = new Date(Date.parse(inMinutes(-50)) + Math.floor(random() * 1_800) * 1_000 + n).toISOString()
    return { gate, scan: aScan(ticket, { scanned_at }) }
  })
}

/** Messages of one gate's scans each, of any length and in any order. */
function messagesOf(random: () => number, walk: readonly Walk[]): { gate: string; scans: ScanSent[] }[] {
  const messages: { gate: string; scans: ScanSent[] }[] = []
  for (const { gate, scan } of walk
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)) {
    const last = messages.findLast((message) => message.gate === gate)
    if (last && random() < 0.5) last.scans.push(scan)
    else messages.push({ gate, scans: [scan] })
  }
  return messages
}

describe('answers', () => {
  it.each([1, 22, 333])('whatever order scans of three gates arrive in, the same ones are admissions (seed %i)', async (seed) => {
    const random = seeded(seed)
    const gated = await makeGatedEvent(app, `walk-${seed}`, TICKETS)
    const secrets = new Map<string, string>()
    for (const gate of GATES) secrets.set(gate, (await makeGate(app, gated, gate)).secret)
    const walk = walkOf(random, gated.tickets)
    const expected = gated.tickets.flatMap((ticket) => {
      const [first] = walk.filter((one) => one.scan.ticket === ticket).toSorted((a, b) => (a.scan.scanned_at < b.scan.scanned_at ? -1 : 1))
      return first ? [[ticket, first.scan.key, first.gate]] : []
    })
    for (let round = 0; round < ROUNDS; round++) {
      await app.database.pool.query('delete from gate_scans where event = $1', [gated.event])
      const messages = messagesOf(random, walk)
      // Half of the rounds bring them at once, as phones do that come back to the network together; and every third message comes twice.
      const sent = messages.map(({ gate, scans }, n) => async () => {
        for (let times = n % 3 === 0 ? 2 : 1; times > 0; times--) await scan(app, secrets.get(gate) ?? '', ...scans)
      })
      if (round % 2 === 0) for (const send of sent) await send()
      else await Promise.all(sent.map((send) => send()))
      const { scans } = await listOf(app, secrets.get('North') ?? '')
      expect(scans).toHaveLength(walk.length)
      const admissions = scans.filter(({ is_admission }) => is_admission).toSorted((a, b) => a.ticket - b.ticket)
      expect(admissions.map(({ ticket, key, gate }) => [ticket, key, gate])).toEqual(expected)
    }
  })
})
