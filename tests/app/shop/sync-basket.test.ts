import 'fake-indexeddb/auto'
import { configure, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { followBasket, sendBasket } from '#app/features/shop/sync-basket.ts'
import { basketOwner, loadBasket, useBasketState } from '#app/state/basket/basket.ts'
import { putInBasket, setBasketQuantity } from '#app/state/basket/basket-actions.ts'
import { loadOutbox } from '#app/state/outbox/outbox.ts'
import { useSession } from '#app/state/session/session.ts'
import { readBasketHere } from '#device/basket/basket-store.ts'
import { changeEntry, readEntries, storeEntry } from '#device/outbox/outbox.ts'
import { PHONE } from '#device/outbox/outbox-entry.ts'
import { aNewLine, anAnswer, at, holding } from '#tests/support/phone/baskets.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { fakeService } from '../accounts/fake-service.ts'
import { BASKET, beginShopping, buyer, endShopping, put, signIn } from './a-basket.tsx'

// A limit for what never comes, on a busy machine too.
configure({ asyncUtilTimeout: 8_000 })

beforeEach(beginShopping)
afterEach(endShopping)

let isFollowed = false
/** Once a page, as the page does it. */
async function follow(): Promise<void> {
  if (!isFollowed) followBasket()
  isFollowed = true
  await sendBasket()
}

const waiting = async () => (await readEntries(buyer())).filter(({ noun }) => noun === 'basket')

describe('the basket of an account on several phones', () => {
  it('waits in the outbox as one wish, the latest, with all that was not sent', async () => {
    fakeService({ [BASKET]: 'offline', '/api/health/': 'offline' })
    signIn()
    await putInBasket(aNewLine({ variant_id: 11 }))
    await sendBasket()
    await putInBasket(aNewLine({ variant_id: 12 }))
    await setBasketQuantity(11, 3)
    await loadOutbox()
    await sendBasket()
    const entries = await waiting()
    const last = entries.at(-1)?.body as { changes: { variant_id: number; quantity: number }[] }
    expect(last.changes.map(({ variant_id, quantity }) => [variant_id, quantity]).sort()).toEqual([
      [11, 3],
      [12, 1],
    ])
    expect(entries.filter(({ may_have_arrived }) => !may_have_arrived).length).toBeLessThanOrEqual(1)
  })

  it('is not sent again while the same wish waits', async () => {
    fakeService({ [BASKET]: 'offline' })
    signIn()
    await putInBasket(aNewLine())
    await sendBasket()
    await loadOutbox()
    await sendBasket()
    expect(await waiting()).toHaveLength(1)
  })

  it('takes an answer that came while no page was open', async () => {
    fakeService({ [BASKET]: 'offline' })
    signIn()
    await follow()
    await putInBasket(aNewLine())
    await sendBasket()
    const [entry] = await waiting()
    const answer = anAnswer([{ price: 1500 }, { variant_id: 12 }], { server_time: at(90) })
    await changeEntry(buyer(), entry?.id ?? '', (one) => ({ ...one, state: 'sent', answer }))
    await loadOutbox()
    await waitFor(async () => expect((await readBasketHere(buyer())).lines.map(({ variant_id }) => variant_id).sort()).toEqual([11, 12]))
    await waitFor(async () => expect(await waiting()).toEqual([]))
  })

  it('loses what was ordered when the service has the order, and once', async () => {
    fakeService({ [BASKET]: 'offline' })
    signIn()
    await follow()
    await put(holding(aNewLine()), buyer())
    const body = { orders: [{ lines: [{ variant_id: 11, quantity: 1 }] }] }
    await storeEntry(buyer(), anEntry({ noun: 'shop-purchases', method: 'POST', address: '/api/shop_checkout/', body, state: 'sending' }))
    await loadOutbox()
    await sendBasket()
    expect((await readBasketHere(buyer())).lines).toHaveLength(1)
    await changeEntry(buyer(), 'entry-1', (one) => ({ ...one, state: 'sent' }))
    await loadOutbox()
    await waitFor(async () => expect((await readBasketHere(buyer())).lines).toEqual([]))
    await putInBasket(aNewLine())
    await loadOutbox()
    await sendBasket()
    expect((await readBasketHere(buyer())).lines).toHaveLength(1)
  })

  it('is never shown to another person', async () => {
    fakeService({})
    signIn()
    await put(holding(aNewLine()), buyer())
    await loadBasket()
    expect(useBasketState.getState().held?.lines).toHaveLength(1)
    useSession.setState({ account: { id: buyer() + 5000, username: 'kamal', email: '' }, token: 'd.e.f' })
    await loadBasket()
    expect(useBasketState.getState()).toMatchObject({ owner: buyer() + 5000, held: { lines: [] } })
  })

  it('has what was answered to its owner, also when another person is here by then', async () => {
    fakeService({ [BASKET]: 'offline' })
    signIn()
    await follow()
    await putInBasket(aNewLine())
    await sendBasket()
    const [entry] = await waiting()
    const answer = anAnswer([{}, { variant_id: 12 }], { server_time: at(90) })
    await changeEntry(buyer(), entry?.id ?? '', (one) => ({ ...one, state: 'sent', answer }))
    const first = buyer()
    await loadOutbox()
    useSession.setState({ account: { id: first + 5000, username: 'kamal', email: '' }, token: 'd.e.f' })
    await waitFor(async () => expect((await readBasketHere(first)).lines).toHaveLength(2))
    expect((await readBasketHere(first + 5000)).lines).toEqual([])
  })

  it('is changed by what its owner pressed, also when another person is here by then', async () => {
    signIn()
    const owner = basketOwner()
    useSession.setState({ account: { id: owner + 5000, username: 'kamal', email: '' }, token: 'd.e.f' })
    await putInBasket(aNewLine(), owner)
    expect([(await readBasketHere(owner)).lines.length, (await readBasketHere(owner + 5000)).lines.length]).toEqual([1, 0])
  })

  it('is sent by nobody but its owner', async () => {
    const asked = fakeService({ [BASKET]: { body: anAnswer([]) } })
    await put(holding(aNewLine()), PHONE)
    await sendBasket()
    expect(asked.filter(({ path }) => path.startsWith(BASKET))).toEqual([])
  })
})
