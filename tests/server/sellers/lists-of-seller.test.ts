import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { makeEvent, makeSeller } from '#tests/support/server/nouns/events.ts'
import { makeListedService } from '#tests/support/server/nouns/listed-services.ts'
import { makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'

const app = useApp()
const LISTS = ['service', 'event', 'product'] as const
type List = (typeof LISTS)[number]
let seller = 0
/** What the seller has in each list. */
let own: Record<List, number>

beforeAll(async () => {
  const { db } = app.database
  seller = await makeSeller(db, { profile: { slug: 'rupsha-24', full_name: 'রূপসা' } })
  const other = await makeSeller(db)
  for (const id of [seller, other]) await makeShop(db, { seller: id })
  const made = await Promise.all(
    [seller, other].map(async (id) => [await makeListedService(db, { seller: id }), await makeProduct(db, { seller: id })] as const),
  )
  const [event] = [await makeEvent(db, { seller }), await makeEvent(db, { seller: other })]
  own = { service: made[0]![0].id, event, product: made[0]![1].id }
})

const ask = (list: List, of: string) => app.request(`/api/${list}/?seller=${encodeURIComponent(of)}`)
const cards = async (list: List, of: string): Promise<Record<string, unknown>[]> => (await ask(list, of)).json()

describe.each(LISTS)('the list of every %s', (list) => {
  it('is asked by the address of a shop, in any case, and by the id of its user as before', async () => {
    for (const of of ['rupsha-24', 'Rupsha-24', String(seller)])
      expect(await cards(list, of), of).toMatchObject([{ [`${list}_id`]: own[list], seller, seller_slug: 'rupsha-24' }])
  })

  it('has nothing of a shop that there is not', async () => {
    for (const of of ['rupsha', 'rupsha-2', '2000000000', '9999999999', '0', '007', '9'.repeat(60)]) expect(await cards(list, of), of).toEqual([])
  })

  it('refuses what is no address', async () => {
    for (const of of [' ', 'রূপসা', 'a b', "' or 1=1 --", '-a', 'a'.repeat(61)])
      expect(await refusalOf(await ask(list, of)), of).toMatchObject({ status: 400, code: 'bad-input' })
  })
})
