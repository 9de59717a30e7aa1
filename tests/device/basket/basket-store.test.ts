import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setQuantity } from '#device/basket/held-basket.ts'
import { PHONE } from '#device/outbox/outbox-entry.ts'
import { aNewLine, at, holding } from '#tests/support/phone/baskets.ts'
import { emptyPhone, fillPhone, restart } from '#tests/support/phone/fake-phone.ts'

const stores = () => import('#device/basket/basket-store.ts')
const now = Date.parse(at(90))

beforeEach(emptyPhone)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('baskets on a phone', () => {
  it('are found after a restart, each by its owner alone', async () => {
    const { changeBasketHere } = await stores()
    await changeBasketHere(7, () => holding(aNewLine({ variant_id: 11 })))
    await changeBasketHere(PHONE, () => holding(aNewLine({ variant_id: 12 })))
    restart()
    const { readBasketHere } = await stores()
    const variants = async (owner: number) => (await readBasketHere(owner)).lines.map(({ variant_id }) => variant_id)
    expect([await variants(7), await variants(PHONE), await variants(8)]).toEqual([[11], [12], []])
  })

  it('of tabs that change them at once have both changes', async () => {
    const { changeBasketHere, readBasketHere } = await stores()
    await changeBasketHere(7, () => holding(aNewLine({ variant_id: 11 }), aNewLine({ variant_id: 12 })))
    await Promise.all([11, 12].map((variant_id) => changeBasketHere(7, (held) => setQuantity(held, { variant_id, quantity: 4 }, now))))
    expect((await readBasketHere(7)).lines.map(({ quantity }) => quantity)).toEqual([4, 4])
  })

  it('tell other tabs of a change, and of none where nothing changed', async () => {
    const { changeBasketHere } = await stores()
    const { listenToData } = await import('#device/messages.ts')
    const heard: unknown[] = []
    const stop = listenToData((message) => heard.push(message))
    await changeBasketHere(7, (held) => held)
    await changeBasketHere(7, () => holding(aNewLine()))
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'basket-changed', user_id: 7 }]))
    stop()
  })

  it('stand as they were when the phone is full', async () => {
    const { changeBasketHere, readBasketHere } = await stores()
    await changeBasketHere(7, () => holding(aNewLine()))
    const empty = fillPhone()
    await expect(changeBasketHere(7, (held) => setQuantity(held, { variant_id: 11, quantity: 9 }, now))).rejects.toMatchObject({ code: 'out-of-space' })
    empty()
    expect((await readBasketHere(7)).lines[0]?.quantity).toBe(1)
  })

  it('of visitors go to the account that signs in first, and to no other', async () => {
    const { adoptVisitorsBasket, changeBasketHere, readBasketHere } = await stores()
    await changeBasketHere(PHONE, () => holding(aNewLine()))
    await adoptVisitorsBasket(7)
    await adoptVisitorsBasket(8)
    expect([await readBasketHere(7), await readBasketHere(8), await readBasketHere(PHONE)].map(({ lines }) => lines.length)).toEqual([1, 0, 0])
  })

  it('of an account go when it signs out, and those of visitors stay', async () => {
    const { changeBasketHere, readBasketHere } = await stores()
    await changeBasketHere(7, () => holding(aNewLine()))
    await changeBasketHere(PHONE, () => holding(aNewLine()))
    const { dropPrivateStores } = await import('#device/private-store.ts')
    await dropPrivateStores({ known: 7 })
    expect([(await readBasketHere(7)).lines.length, (await readBasketHere(PHONE)).lines.length]).toEqual([0, 1])
  })

  it('of a shape that another version wrote count as empty', async () => {
    const { set } = await import('idb-keyval')
    const { privateStoreOf } = await import('#device/stores.ts')
    await set('basket', { lines: 'three' }, privateStoreOf(7))
    expect((await (await stores()).readBasketHere(7)).lines).toEqual([])
  })

  it('are known to the service by a key of the phone that stays', async () => {
    const key = await (await stores()).phoneKey()
    restart()
    expect(await (await stores()).phoneKey()).toBe(key)
    expect(key).toMatch(/^[\w-]{16,64}$/)
  })
})
