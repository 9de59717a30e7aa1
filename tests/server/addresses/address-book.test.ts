import { beforeEach, describe, expect, it } from 'vitest'
import type { Address } from '#contract/addresses/addresses.ts'
import { ADDRESS_DATA } from '#server/db/addresses/address-data.ts'
import { useApp } from '#tests/support/server/app.ts'
import { change, read } from '#tests/support/server/nouns/applying.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let buyer: SignedInPerson
let people = 0
beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `buyer${people}`)
})

const HOME = {
  full_name: 'Shathi Barua',
  phone_number: '০১৭১২-৩৪৫৬৭৮',
  division: 'Dhaka',
  district: 'Dhaka',
  area: 'Dhanmondi',
  line: 'বাড়ি ৪, রোড ২',
  landmark: 'Near the lake',
}
const keyOf = (n: number) => `key-${String(n).padStart(20, '0')}`
const book = async (who = buyer): Promise<Address[]> => (await read(app, who, '/api/address/')).json()
const add = (n: number, over: object = {}, who = buyer) =>
  change(app, who, { path: '/api/address/', method: 'POST', body: { client_key: keyOf(n), address: { ...HOME, ...over } } })
const edit = (id: number, over: object = {}, who = buyer) => change(app, who, { path: `/api/address/${id}/`, body: { address: { ...HOME, ...over } } })
const remove = (id: number, who = buyer) => change(app, who, { path: `/api/address/${id}/`, method: 'DELETE' })

describe('an address book', () => {
  it('keeps addresses with their place in both scripts, the latest changed first', async () => {
    await add(1)
    const both: Address[] = await (await add(2, { full_name: 'Palash', district: 'Faridpur', area: 'Bhanga', landmark: '' })).json()
    expect(both.map(({ full_name, area_bn, landmark }) => [full_name, area_bn, landmark])).toEqual([
      ['Palash', 'ভাঙ্গা', ''],
      ['Shathi Barua', 'ধানমন্ডি', 'Near the lake'],
    ])
    expect(both[1]).toMatchObject({ phone_number: '+8801712345678', division: 'Dhaka', line: 'বাড়ি ৪, রোড ২' })
    const after: Address[] = await (await edit(both[1]?.id ?? 0, { line: 'House 5' })).json()
    expect(after.map(({ line }) => line)).toEqual(['House 5', 'বাড়ি ৪, রোড ২'])
    expect(await book()).toEqual(after)
    expect((await (await remove(after[0]?.id ?? 0)).json()).map(({ full_name }: Address) => full_name)).toEqual(['Palash'])
  })

  it('takes the same key once, also when it comes twice at the same moment', async () => {
    await Promise.all([add(1), add(1), add(1)])
    expect(await book()).toHaveLength(1)
  })

  it('has room for ten, also when many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => add(at)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(await book()).toHaveLength(10)
    expect(await refusalOf(await add(20))).toMatchObject({ code: 'bad-input', fields: { address: 'too-many' } })
  })

  it.each([
    ['an area of another district', { area: 'Bhanga' }, { area: 'not-a-place' }],
    ['a district of another division', { division: 'Khulna' }, { 'address.district': 'not-a-place' }],
    ['a phone number that is none', { phone_number: '123' }, { 'address.phone_number': 'not-a-phone' }],
    ['a name that turns the reading direction', { full_name: 'a\u202eb' }, { 'address.full_name': 'bad-characters' }],
    ['an endless line', { line: 'x'.repeat(201) }, { 'address.line': 'too-long' }],
  ])('refuses %s', async (_, over, fields) => {
    expect(await refusalOf(await add(1, over))).toMatchObject({ code: 'bad-input', fields })
    expect(await book()).toEqual([])
  })

  it('of another person is not there: neither read, nor changed, nor deleted', async () => {
    const stranger = await joinAndLogIn(app, `stranger${people}`)
    const [mine]: Address[] = await (await add(1)).json()
    const id = mine?.id ?? 0
    expect(await book(stranger)).toEqual([])
    expect((await edit(id, { line: 'Mine now' }, stranger)).status).toBe(404)
    expect((await remove(id, stranger)).status).toBe(404)
    expect((await book())[0]?.line).toBe('বাড়ি ৪, রোড ২')
  })

  it('is in the export of the account, and gone with it', async () => {
    await add(1)
    expect(await ADDRESS_DATA.exportOf(app.database.db, buyer.id)).toMatchObject({ addresses: [{ full_name: 'Shathi Barua', area: 'Dhanmondi' }] })
    await app.database.db.transaction(async (tx) => ADDRESS_DATA.end?.(tx, buyer.id))
    expect(await book()).toEqual([])
  })
})
