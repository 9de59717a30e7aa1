import { beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '#contract/accounts/accounts.ts'
import { useApp } from '#tests/support/server/app.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let asha: SignedInPerson
let badal: SignedInPerson
beforeAll(async () => {
  asha = await joinAndLogIn(app, 'asha', { full_name: 'আশা' })
  badal = await joinAndLogIn(app, 'badal')
})

const read = async (person: SignedInPerson, path = '/api/account/') => app.request(path, { headers: as(person) })
const edit = (person: SignedInPerson, body: unknown) =>
  app.request('/api/account/', { method: 'PATCH', headers: { ...as(person), 'content-type': 'application/json' }, body: JSON.stringify(body) })
const edited = async (body: unknown): Promise<Account> => {
  const response = await edit(asha, body)
  expect(response.status).toBe(200)
  return response.json()
}

describe('answers', () => {
  it('the account to its owner, with nothing that opens it', async () => {
    const response = await read(asha)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const account = await response.json()
    expect(account).toEqual({
      id: asha.id,
      username: 'asha',
      email: asha.email,
      email_verified: false,
      pending_email: null,
      full_name: 'আশা',
      phone: null,
      profile_picture: null,
      language: 'en',
      has_password: true,
      google_linked: false,
      seller_slug: null,
      is_staff: false,
      application_mails: true,
      message_mails: true,
      reminder_mails: true,
      staff_mails: true,
      created_at: expect.stringMatching(/Z$/),
    })
  })

  it('what was changed, and leaves the rest', async () => {
    expect(await edited({ full_name: '  আশা   রহমান 🌸 ' })).toMatchObject({ full_name: 'আশা রহমান 🌸', phone: null })
    expect(await edited({ phone: '০১৭১২-৩৪৫৬৭৮' })).toMatchObject({ full_name: 'আশা রহমান 🌸', phone: '+8801712345678' })
    expect(await edited({ language: 'bn' })).toMatchObject({ full_name: 'আশা রহমান 🌸', phone: '+8801712345678', language: 'bn' })
    expect(await edited({})).toEqual(await (await read(asha)).json())
  })

  it('an empty value by clearing', async () => {
    await edited({ full_name: 'Asha', phone: '01712345678' })
    expect(await edited({ phone: ' ' })).toMatchObject({ full_name: 'Asha', phone: null })
    expect(await edited({ full_name: '' })).toMatchObject({ full_name: '' })
  })

  it('the buyer record of the account', async () => {
    const buyer = await (await read(asha, `/api/buyer/${asha.id}/`)).json()
    expect(buyer).toEqual({ id: expect.any(Number), user: asha.id })
    const { rows } = await app.database.pool.query('select user_id from buyers where id = $1', [buyer.id])
    expect(rows).toEqual([{ user_id: asha.id }])
  })
})

describe('refuses', () => {
  it.each<[object, string]>([
    [{ phone: '12345' }, 'not-a-phone'],
    [{ phone: '+8801212345678' }, 'not-a-phone'],
    [{ full_name: 'ক'.repeat(81) }, 'too-long'],
    [{ full_name: 'a\u202eb' }, 'bad-characters'],
    [{ full_name: 'a\u0007b' }, 'bad-characters'],
  ])('%o, saying why', async (body, reason) => {
    const response = await edit(asha, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'bad-input', fields: { [Object.keys(body)[0]!]: reason } })
  })

  it.each<[unknown]>([
    [{ full_name: ['a'] }],
    [{ full_name: { a: 1 } }],
    [{ full_name: 'a\0b' }],
    [{ phone: 1 }],
    [{ language: 'fr' }],
    [{ language: null }],
    ['text'],
    [null],
    [{ full_name: 'x'.repeat(60_000) }],
  ])('the shape %j', async (body) => {
    expect((await edit(asha, body)).status).toBe(400)
  })

  it('another user’s buyer record as one that does not exist', async () => {
    const bodies = []
    for (const id of [badal.id, 999_999]) {
      const response = await read(asha, `/api/buyer/${id}/`)
      expect(response.status).toBe(404)
      const { request_id: _, ...body } = await response.json()
      bodies.push(body)
    }
    expect(bodies[0]).toEqual(bodies[1])
  })

  it.each(['/api/account/', '/api/account/export/', '/api/buyer/1/'])('a caller who is not signed in: %s', async (path) => {
    for (const headers of [{}, { authorization: 'Bearer x.y.z' }, { cookie: asha.cookies }]) {
      const response = await app.request(path, { headers })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: 'not-signed-in' })
    }
  })
})

describe('guards', () => {
  it('fields that the owner cannot set', async () => {
    const columns = 'id, username, email, email_key, email_verified_at, is_staff, locked_at, google_sub, password_hash, created_at, profile_picture'
    const row = async () => (await app.database.pool.query(`select ${columns} from users where username = 'asha'`)).rows
    const before = await row()
    const wanted = {
      id: badal.id,
      user_id: badal.id,
      username: 'root2',
      email: 'other@mail.example',
      email_verified: true,
      email_verified_at: '2020-01-01T00:00:00Z',
      is_staff: true,
      is_seller: true,
      locked_at: '2020-01-01T00:00:00Z',
      google_sub: '1',
      password_hash: 'x',
      created_at: '2020-01-01T00:00:00Z',
      profile_picture: '/media/people/x.webp',
      seller_slug: 'x',
    }
    expect(await edited({ ...wanted, full_name: 'Asha again' })).toMatchObject({ id: asha.id, full_name: 'Asha again', is_staff: false, seller_slug: null })
    expect(await row()).toEqual(before)
    for (const nested of [[{ is_staff: true, full_name: 'nested' }], { full_name: undefined, account: { is_staff: true } }]) await edit(asha, nested)
    await edit(asha, JSON.parse('{"__proto__":{"is_staff":true},"constructor":{"prototype":{"is_staff":true}}}'))
    expect(await row()).toEqual(before)
  })

  it('one person from the changes of another', async () => {
    const before = await (await read(badal)).json()
    await edited({ full_name: "'; update users set full_name = 'x'; --" })
    expect(await (await read(badal)).json()).toEqual(before)
  })
})
