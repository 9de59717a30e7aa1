import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeskQueue } from '#contract/desk/desk.ts'
import type { DeskLicence } from '#contract/desk/licences.ts'
import { LICENCE_UPLOAD } from '#contract/sellers/trade-licence.ts'
import { NAMED_FILES } from '#server/features/uploads/sweep-uploads.ts'
import { aPdf, aZip } from '#tests/support/a-cv.ts'
import { useApp } from '#tests/support/server/app.ts'
import { decideLicence, LICENCE, LICENCES, licenceIdOf, removeLicence, sendLicence } from '#tests/support/server/nouns/licences.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf, send } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
let staff: SignedInPerson
let second: SignedInPerson
let shop: SignedInPerson
let shops = 0
beforeAll(async () => {
  staff = await joinAsStaff(app, 'house')
  second = await joinAsStaff(app, 'house-two')
})
beforeEach(async () => {
  shops += 1
  await query('delete from trade_licences')
  await query('delete from rate_limits')
  app.privateFiles.clear()
  shop = await joinAsSeller(app, `shop${shops}`)
})

const get = (path: string, who: SignedInPerson) => app.request(path, { headers: as(who) })
const read = async <T>(path: string, who: SignedInPerson): Promise<T> => (await get(path, who)).json() as Promise<T>
const idOf = (who: SignedInPerson) => licenceIdOf(app, who.id)
const SEEN = { decision: 'seen' }
const REFUSED = { decision: 'refuse', reason: 'It is of another shop.' }
const events = async () =>
  (await query(`select kind, "by", user_id, details, reason from security_events where kind like 'licence-%' and user_id = $1 order by id`, [shop.id])).rows

describe('a trade licence', () => {
  it('is given, looked at and seen: each is on record, and its owner reads it', async () => {
    expect(await read(LICENCE, shop)).toBeNull()
    const given = await (await sendLicence(app, shop)).json()
    expect(given).toEqual({ state: 'waiting', kind: 'pdf', bytes: aPdf().byteLength, sent_at: expect.any(String), decided_at: null, reason: null })
    expect(await read(LICENCE, shop)).toEqual(given)
    const id = await idOf(shop)
    const { results, total } = await read<{ results: DeskLicence[]; total: number }>(LICENCES, staff)
    expect([results, total]).toEqual([[{ id, ...given, is_active: false, username: shop.username, full_name: shop.username, slug: shop.username }], 1])

    const file = await get(`${LICENCES}${id}/file/`, staff)
    expect(file.headers.get('content-disposition')).toContain(`trade-licence-${shop.username}.pdf`)
    expect(file.headers.get('cache-control')).toContain('no-store')
    expect(await file.bytes()).toEqual(aPdf())
    expect(await (await decideLicence(app, staff, { id: id, body: SEEN })).json()).toMatchObject({
      id,
      state: 'seen',
      reason: null,
      decided_at: expect.any(String),
    })
    expect(await read(LICENCE, shop)).toMatchObject({ state: 'seen', decided_at: expect.any(String) })
    expect(await read(LICENCES, staff)).toEqual({ results: [], next_cursor: null, total: 0 })
    const record = { by: 'staff', user_id: shop.id, details: { licence: id, staff: staff.id }, reason: null }
    expect(await events()).toEqual([
      { kind: 'licence-viewed', ...record },
      { kind: 'licence-seen', ...record },
    ])
  })

  it('is refused with a reason, and another one can be sent: the file before is gone', async () => {
    await sendLicence(app, shop)
    const first = await idOf(shop)
    expect((await decideLicence(app, staff, { id: first, body: REFUSED })).status).toBe(200)
    expect(await read(LICENCE, shop)).toMatchObject({ state: 'refused', reason: REFUSED.reason })
    expect(app.privateFiles.size).toBe(1)
    expect(await events()).toMatchObject([{ kind: 'licence-refused', reason: REFUSED.reason }])

    const again = await sendLicence(app, shop, { bytes: await aPoster(), type: 'image/png' })
    expect(await again.json()).toMatchObject({ state: 'waiting', kind: 'image', reason: null })
    expect(app.privateFiles.size).toBe(1)
    // What was seen before is not what lies there now.
    expect(await refusalOf(await decideLicence(app, staff, { id: first, body: SEEN }))).toMatchObject({ status: 404 })
    expect((await get(`${LICENCES}${first}/file/`, staff)).status).toBe(404)
    const file = await get(`${LICENCES}${await idOf(shop)}/file/`, staff)
    expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([expect.any(String), expect.stringContaining('.jpg')])
  })

  it('is one, also where two are sent at the same moment', async () => {
    const sent = await Promise.all([sendLicence(app, shop, { bytes: aPdf('one') }), sendLicence(app, shop, { bytes: aPdf('two') })])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await query('select file_key from trade_licences')
    expect([...app.privateFiles.keys()]).toEqual(rows.map(({ file_key }) => file_key))
  })

  it('is removed with its file, and was removed already', async () => {
    await sendLicence(app, shop)
    for (const _ of ['once', 'again']) {
      const gone = await removeLicence(app, shop)
      expect([gone.status, await gone.json()]).toEqual([200, { removed: true }])
    }
    expect([app.privateFiles.size, await read(LICENCE, shop)]).toEqual([0, null])
  })

  it('waits in its queue, the oldest first, page by page', async () => {
    await query(
      `with people as (insert into users (username, username_key, email, email_key) select 'paper' || n, 'paper' || n, 'paper' || n, 'paper' || n from generate_series(1, 40) n returning id, username),
         shops as (insert into seller_profiles (user_id, slug, full_name) select id, username, username from people returning user_id)
       insert into trade_licences (user_id, file_key, kind, bytes, is_active) select user_id, 'papers/' || user_id, 'pdf', 9, false from shops`,
    )
    type Page = { results: DeskLicence[]; next_cursor: string | null; total: number }
    const first = await read<Page>(LICENCES, staff)
    const rest = await read<Page>(`${LICENCES}?cursor=${first.next_cursor}`, staff)
    expect([first.results.length, rest.results.length, rest.next_cursor, rest.total]).toEqual([30, 10, null, 40])
    const ids = [...first.results, ...rest.results].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    const { queues } = await read<{ queues: DeskQueue[] }>('/api/desk/', staff)
    expect(queues.find(({ name }) => name === 'licences')).toMatchObject({ total: 40, oldest_at: expect.any(String) })
    expect((await get(`${LICENCES}?cursor=x`, staff)).status).toBe(400)
  })

  it('is in the export, without where it lies and who decided', async () => {
    await sendLicence(app, shop)
    await decideLicence(app, staff, { id: await idOf(shop), body: REFUSED })
    const everything = await read<Record<string, unknown>>('/api/account/export/', shop)
    expect(everything.trade_licence).toEqual({
      ...{ kind: 'pdf', bytes: aPdf().byteLength, sent_at: expect.any(String), state: 'refused', decided_at: expect.any(String) },
      reason: REFUSED.reason,
    })
    expect(JSON.stringify(everything)).not.toContain('papers/')
  })

  it('goes with the account, and its file', async () => {
    await sendLicence(app, shop)
    expect((await send(app, shop, { path: '/api/account/delete/', body: {} })).status).toBe(200)
    expect([app.privateFiles.size, await idOf(shop)]).toEqual([0, 0])
    expect((await query('select 1 from uploads where user_id = $1', [shop.id])).rowCount).toBe(0)
  })

  it('is among the files that are never swept', async () => {
    await sendLicence(app, shop)
    const { rows } = await app.database.db.execute<{ key: string }>(sql`select key from ${NAMED_FILES}`)
    expect(rows.map(({ key }) => key)).toContain([...app.privateFiles.keys()][0])
  })
})

describe('guards', () => {
  it('a licence of a person without a shop, of a visitor; the desk from all but staff', async () => {
    const person = await joinAndLogIn(app, `nobody${shops}`)
    expect([(await sendLicence(app, person)).status, (await get(LICENCE, person)).status, (await removeLicence(app, person)).status]).toEqual([403, 403, 403])
    expect((await app.request(LICENCE)).status).toBe(401)
    await sendLicence(app, shop)
    const id = await idOf(shop)
    // Its owner has no way to it either: they have the file.
    for (const who of [shop, person]) {
      expect((await get(LICENCES, who)).status).toBe(403)
      expect((await get(`${LICENCES}${id}/file/`, who)).status).toBe(403)
      expect((await decideLicence(app, who, { id: id, body: SEEN })).status).toBe(403)
    }
    expect(await events()).toEqual([])
  })

  it.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['a text', new Uint8Array(Buffer.from('a licence, honestly')), 'application/pdf'],
    ['a PDF that is not whole', aPdf().slice(0, 60), 'application/pdf'],
    ['a PDF that is a ZIP too', new Uint8Array(Buffer.concat([aPdf(), aZip('')])), 'application/pdf'],
  ])('%s: nothing is kept', async (_, bytes, type) => {
    expect(await refusalOf(await sendLicence(app, shop, { bytes, type }))).toMatchObject({ code: 'unsupported-media' })
    expect([app.privateFiles.size, await read(LICENCE, shop)]).toEqual([0, null])
  })

  it('a file that is too large, and the one before stays', async () => {
    await sendLicence(app, shop)
    const large = new Uint8Array(LICENCE_UPLOAD.mostBytes + 1)
    large.set(aPdf())
    expect(await refusalOf(await sendLicence(app, shop, { bytes: large }))).toMatchObject({ status: 413, code: 'too-large' })
    expect([app.privateFiles.size, await read(LICENCE, shop)]).toMatchObject([1, { state: 'waiting' }])
  })

  it('of two members of staff at once one counts', async () => {
    await sendLicence(app, shop)
    const id = await idOf(shop)
    const answers = await Promise.all([decideLicence(app, staff, { id: id, body: SEEN }), decideLicence(app, second, { id: id, body: REFUSED })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409) as Response
    expect(await refusalOf(late)).toMatchObject({ code: 'bad-state' })
    expect(await events()).toHaveLength(1)
  })

  it('a refusal without a reason', async () => {
    await sendLicence(app, shop)
    for (const body of [{ decision: 'refuse' }, { decision: 'refuse', reason: ' ' }, { decision: 'burn' }, {}])
      expect((await decideLicence(app, staff, { id: await idOf(shop), body: body })).status).toBe(400)
    expect(await read(LICENCE, shop)).toMatchObject({ state: 'waiting' })
  })
})
