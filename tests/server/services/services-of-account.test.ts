import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { PERSONAL_DATA } from '#server/db/personal-data-of-nouns.ts'
import { exportServices } from '#server/db/services/export-services.ts'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { bookService, makeListedService } from '#tests/support/server/nouns/listed-services.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import type { MadeService } from '#tests/support/server/nouns/services.ts'
import { type CrowdMember, makeCrowd } from '#tests/support/server/orders/order-crowd.ts'
import { as, post, type SignedInPerson } from '#tests/support/server/people.ts'
import { restore, takeOff } from '#tests/support/server/taken-off.ts'

const app = useApp()
const { database } = app
let made = 0
let seller: SignedInPerson
let service: MadeService
beforeEach(async () => {
  made += 1
  seller = await joinAsSeller(app, `plumber-${made}`)
  service = await makeListedService(database.db, { seller: seller.id, team: ['Rina'] })
})

const row = async (id = service.id) =>
  (await database.pool.query('select is_active, was_public, taken_off_with, taken_off_reason, at_line, directions from services where id = $1', [id])).rows[0]
const ofShop = () => ({ kind: 'seller' as const, id: seller.id })
const by = () => ({ staff: seller.id, reason: 'Cheats.' })

describe('services of an account', () => {
  it('are in its export, with team and hours', async () => {
    const data = await exportServices(database.db, seller.id)
    expect(data).toMatchObject({ services: [{ id: service.id, at_line: 'House 4, Lane 2' }], team: [{ is_owner: true }, { name: 'Rina' }] })
    expect(data.service_members.map(({ member }) => member)).toEqual(service.members)
    expect(data.hours[0]).toMatchObject({ member: null, hours: { windows: [] } })
    expect(JSON.stringify(data)).not.toMatch(/search_words|client_key/)
  })

  it('end with it: nothing can be asked for, team, hours and addresses are gone, past bookings stay', async () => {
    const [buyer] = (await makeCrowd(database, 1, TEST_SECRET)) as [CrowdMember]
    await bookService(app, service, { user_id: buyer.user_id })
    await database.pool.query(`update team_members set picture = '/media/team/rina.webp' where id = $1`, [service.members[1]])
    const left = await post(app, '/api/account/delete/', { headers: { ...as(seller), cookie: seller.cookies } })
    expect(left.status, await left.clone().text()).toBe(200)
    expect(await row()).toMatchObject({ is_active: false, at_line: '', directions: '' })
    expect((await app.request(`/api/service/${service.id}/`)).status).toBe(404)
    const { rows: team } = await database.pool.query('select name, picture, removed_at is not null as is_gone from team_members where seller = $1', [seller.id])
    expect(team).toEqual(Array.from({ length: 2 }, () => ({ name: '', picture: null, is_gone: true })))
    expect((await database.pool.query('select 1 from calendars where seller = $1', [seller.id])).rows).toEqual([])
    expect((await database.pool.query('select state from bookings where seller = $1', [seller.id])).rows).toEqual([{ state: 'done' }])
  })
})

describe('services of a shop that staff take off', () => {
  it('are off with it and back with it, as they were', async () => {
    const off = await makeListedService(database.db, { seller: seller.id, is_active: false })
    await takeOff(app, ofShop(), by())
    expect(await row()).toMatchObject({ is_active: false, was_public: true, taken_off_with: 'shop', taken_off_reason: 'Cheats.' })
    await restore(app, ofShop(), by())
    expect(await row()).toMatchObject({ is_active: true, was_public: false, taken_off_with: null })
    expect(await row(off.id)).toMatchObject({ is_active: false, taken_off_with: null })
  })

  it('that were taken off by themselves stay off with the shop, and alone when it is back', async () => {
    await takeOff(app, { kind: 'service', id: service.id }, by())
    await takeOff(app, ofShop(), by())
    await restore(app, ofShop(), by())
    expect(await row()).toMatchObject({ taken_off_with: 'itself', is_active: false, was_public: true })
    await takeOff(app, ofShop(), by())
    await restore(app, { kind: 'service', id: service.id }, by())
    expect(await row()).toMatchObject({ taken_off_with: 'shop', is_active: false, was_public: true })
  })

  it('are off the market for good when staff lock the account', async () => {
    await inTransaction(database.db, async (tx) => {
      for (const data of PERSONAL_DATA) await data.takeOff?.(tx, seller.id)
    })
    expect(await row()).toMatchObject({ is_active: false, was_public: false })
  })
})
