import 'fake-indexeddb/auto'
import { createHash } from 'node:crypto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listTickets, passTicket, type Ticket } from '#contract/events/tickets.ts'
import { aTicket } from '#tests/support/phone/a-ticket.ts'
import { fakeLocks } from '#tests/support/phone/fake-locks.ts'
import { fillPhone } from '#tests/support/phone/fake-phone.ts'
import { aSession, openTab } from '#tests/support/phone/tab.ts'

interface Sent {
  key: string | null
  body: { holder_name: string; secret_hash: string | null }
}

let sent: Sent[]
/** What the service says to each passing on; throws as without network. */
let answer: (asked: Sent) => Ticket
const passed = (holder_name: string) => aTicket({ state: 'passed', holder_name, code: '', qr: null })
const noNetwork = () => {
  throw new TypeError('fetch failed')
}

async function open() {
  const tab = await openTab()
  const { passOn, takeBack } = await import('#app/features/events/tickets/pass-on.ts')
  const { passedFromHere } = await import('#app/state/stored-tickets.ts')
  const { readPrivateAnswer } = await import('#device/private-store.ts')
  const keptCodes = async () => (((await readPrivateAnswer(7, listTickets.path))?.body ?? []) as Ticket[]).map(({ code }) => code)
  return { ...tab, passOn, takeBack, passedFromHere, keptCodes }
}
let tab: Awaited<ReturnType<typeof open>>

beforeEach(async () => {
  localStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  sent = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname === listTickets.path) return Response.json([aTicket()])
    if (new URL(request.url).pathname !== passTicket.path) return noNetwork()
    const asked = { key: request.headers.get('idempotency-key'), body: await request.json() }
    sent.push(asked)
    return Response.json(answer(asked))
  })
  tab = await open()
  await tab.enterSession(aSession())
  await tab.call(listTickets, {})
  await vi.waitFor(async () => expect(await tab.keptCodes()).toEqual(['7K3M9QXZ']))
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})

describe('passing a ticket on', () => {
  it('sends the hash of a secret that only this phone knows, and keeps the secret', async () => {
    answer = () => passed('Karim')
    await tab.passOn(aTicket(), 'Karim')
    const { secret } = (await tab.passedFromHere(5)) ?? { secret: '' }
    expect(secret).toMatch(/^[\w-]{32}$/)
    expect(sent.map(({ body }) => body)).toEqual([{ id: 5, holder_name: 'Karim', secret_hash: createHash('sha256').update(secret).digest('hex') }])
    expect(JSON.stringify(sent)).not.toContain(secret)
  })

  it('leaves no dead code on the phone as a good one', async () => {
    answer = () => passed('Karim')
    await tab.passOn(aTicket(), 'Karim')
    expect(await tab.keptCodes()).toEqual([''])
  })

  it('is tried again as the same request when the answer was lost, after a restart too', async () => {
    answer = noNetwork
    await expect(tab.passOn(aTicket(), 'Karim')).rejects.toMatchObject({ code: 'offline' })
    tab = await open()
    answer = () => passed('Karim')
    await tab.passOn(aTicket(), 'Karim')
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })

  it('is another request with another name, and with the code that it has after it came back', async () => {
    answer = noNetwork
    for (const [ticket, name] of [
      [aTicket(), 'Karim'],
      [aTicket(), 'Salma'],
      [aTicket({ code: '00000000' }), 'Salma'],
    ] as const)
      await expect(tab.passOn(ticket, name)).rejects.toMatchObject({ code: 'offline' })
    for (const part of [({ key }: Sent) => key, ({ body }: Sent) => body.secret_hash]) expect(new Set(sent.map(part)).size).toBe(3)
  })

  it('sends nothing when the phone cannot keep the secret', async () => {
    const empty = fillPhone()
    await expect(tab.passOn(aTicket(), 'Karim')).rejects.toMatchObject({ code: 'out-of-space' })
    empty()
    expect(sent).toEqual([])
  })
})

describe('taking a ticket back', () => {
  it('gives it back to its former holder, and forgets the link', async () => {
    answer = ({ body }) => (body.secret_hash ? passed(body.holder_name) : aTicket({ code: '00000000', holder_name: body.holder_name }))
    const gone = await tab.passOn(aTicket(), 'Karim')
    await tab.takeBack(gone, 'rahima', 'a-key-of-this-intent')
    expect(sent[1]).toMatchObject({ key: 'a-key-of-this-intent', body: { holder_name: 'Rahima Khatun', secret_hash: null } })
    expect([await tab.passedFromHere(5), await tab.keptCodes()]).toEqual([undefined, ['00000000']])
  })

  it('names the signed-in user when this phone does not know whose it was', async () => {
    answer = ({ body }) => aTicket({ code: '00000000', holder_name: body.holder_name })
    await tab.takeBack(passed('Karim'), 'rahima', 'a-key-of-this-intent')
    expect(sent[0]?.body.holder_name).toBe('rahima')
  })
})
