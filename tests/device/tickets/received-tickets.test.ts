import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { aTicket } from '#tests/support/phone/a-ticket.ts'
import { emptyPhone, fillPhone, restart } from '#tests/support/phone/fake-phone.ts'

const open = () => import('#device/tickets/received-tickets.ts')
const AT = '2026-01-01T00:00:00.000Z'
const received = (id: number, owner: number | null, secret = `secret-of-${id}`) => ({
  secret,
  ticket: aTicket({ id, event_order_id: null }),
  fetchedAt: AT,
  owner,
})
const secretsFor = async (user: number | null) => (await (await open()).listReceivedTickets(user)).map(({ secret }) => secret)

beforeEach(emptyPhone)

describe('tickets that were passed on to this phone', () => {
  it('are there after a restart, one of each seat', async () => {
    const { storeReceivedTicket } = await open()
    await storeReceivedTicket(received(1, null))
    await storeReceivedTicket(received(1, null, 'a-newer-link'))
    await storeReceivedTicket(received(2, null))
    restart()
    expect(await secretsFor(null)).toEqual(['a-newer-link', 'secret-of-2'])
  })

  it('are found by the user who opened them; those a visitor opened by every user', async () => {
    const { storeReceivedTicket } = await open()
    for (const [id, owner] of [
      [1, null],
      [2, 7],
      [3, 8],
    ] as const)
      await storeReceivedTicket(received(id, owner))
    expect(await secretsFor(7)).toEqual(['secret-of-1', 'secret-of-2'])
    expect(await secretsFor(null)).toEqual(['secret-of-1'])
  })

  it('go when their user signs out, and when their link is dead', async () => {
    const { storeReceivedTicket, dropOwnedTickets, dropReceivedTicket } = await open()
    for (const [id, owner] of [
      [1, null],
      [2, 7],
      [3, 8],
      [4, null],
    ] as const)
      await storeReceivedTicket(received(id, owner))
    await dropOwnedTickets(8)
    expect([await secretsFor(7), await secretsFor(8)]).toEqual([
      ['secret-of-1', 'secret-of-4'],
      ['secret-of-1', 'secret-of-3', 'secret-of-4'],
    ])
    await dropReceivedTicket('secret-of-4')
    await dropReceivedTicket('a-link-that-opens-nothing')
    expect(await secretsFor(null)).toEqual(['secret-of-1'])
  })

  it('stand beside other things that the phone remembers', async () => {
    const { storeReceivedTicket, dropOwnedTickets } = await open()
    const { rememberLanguage, readLanguage } = await import('#device/phone.ts')
    await rememberLanguage('bn')
    await storeReceivedTicket(received(1, 7))
    await dropOwnedTickets()
    expect([await readLanguage(), await secretsFor(7)]).toEqual(['bn', []])
  })

  it('are not said to be kept by a full phone; the former one stands', async () => {
    const { storeReceivedTicket } = await open()
    await storeReceivedTicket(received(1, null))
    const empty = fillPhone()
    await expect(storeReceivedTicket(received(1, null, 'a-newer-link'))).rejects.toMatchObject({ code: 'out-of-space' })
    empty()
    expect(await secretsFor(null)).toEqual(['secret-of-1'])
  })
})
