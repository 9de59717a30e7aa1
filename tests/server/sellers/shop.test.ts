import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { imageAt } from '#contract/core/images.ts'
import type { OwnSeller } from '#contract/sellers/sellers.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { makeProduct } from '#tests/support/server/nouns/products.ts'
import { as, joinAndLogIn, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const FORM = {
  full_name: 'মেঘের দোকান',
  slug: 'cloud-shop',
  profession: 'Potter',
  division: 'Chattogram',
  district: "Cox's Bazar",
  languages: ['বাংলা', 'English', 'বাংলা'],
  skills: ['Clay', ' Fire  and  water '],
  about: 'Line one\r\nLine two 🏺',
}
const SHOP = '/api/account/seller/'
const open = (person: SignedInPerson, form: object = FORM) => post(app, SHOP, { body: form, headers: as(person) })
const edit = (person: SignedInPerson, form: object) =>
  app.request(SHOP, { method: 'PATCH', headers: { ...as(person), 'content-type': 'application/json' }, body: JSON.stringify(form) })
const read = (person: SignedInPerson, path = SHOP) => app.request(path, { headers: as(person) })
const json = async (response: Promise<Response>) => (await response).json()
const titlesFor = async (q: string) => (await json(app.request(`/api/event/?q=${encodeURIComponent(q)}`))).map(({ title }: { title: string }) => title)
const seller = async (username: string, form: object = {}) => {
  const person = await joinAndLogIn(app, username)
  expect((await open(person, { ...FORM, slug: username, ...form })).status).toBe(200)
  return person
}

describe('answers', () => {
  it('a shop address that was given up is kept from others for 90 days, and its former owner can take it back', async () => {
    const owner = await seller('lalon-music')
    const other = await seller('other-music')
    expect((await edit(owner, { ...FORM, slug: 'lalon-songs' })).status).toBe(200)
    const refused = await edit(other, { ...FORM, slug: 'lalon-music' })
    expect([refused.status, await refused.json()]).toEqual([409, expect.objectContaining({ code: 'taken', fields: { slug: 'taken' } })])
    expect((await edit(owner, { ...FORM, slug: 'lalon-music' })).status).toBe(200)
    expect((await json(app.request('/api/seller/lalon-music/'))).slug).toBe('lalon-music')

    expect((await edit(other, { ...FORM, slug: 'lalon-songs' })).status).toBe(409)
    await app.database.pool.query(`update freed_names set freed_at = now() - interval '91 days'`)
    expect((await edit(other, { ...FORM, slug: 'lalon-songs' })).status).toBe(200)
  })

  it('its products by the district where it is now; what is not found by a district is left as it was', async () => {
    const owner = await seller('moving-potter')
    const product = await makeProduct(app.database.db, { seller: owner.id, title: 'Clay lamp' })
    const event = await makeEvent(app.database.db, { seller: owner.id, title: 'Pottery day' })
    const writtenBy = async () => (await app.database.pool.query('select xmin::text from events where id = $1', [event])).rows[0]
    const before = await writtenBy()
    expect((await edit(owner, { ...FORM, slug: 'moving-potter', division: 'Rajshahi', district: 'Bogura' })).status).toBe(200)
    const found = await json(app.request('/api/product/?q=বগুড়া'))
    expect(found.map(({ product_id }: { product_id: number }) => product_id)).toEqual([product.id])
    expect(await writtenBy()).toEqual(before)
    expect((await edit(owner, { ...FORM, slug: 'moving-potter', division: 'Rajshahi', district: 'Bogura', full_name: 'নদীর দোকান' })).status).toBe(200)
    expect(await writtenBy()).not.toEqual(before)
  })

  it('an opened shop as it will be shown, and lets its owner in at once', async () => {
    const asha = await joinAndLogIn(app, 'asha')
    // Remembered as no seller.
    expect((await read(asha)).status).toBe(403)
    const response = await open(asha)
    expect(response.status).toBe(200)
    const shop = await response.json()
    expect(shop).toEqual({
      ...FORM,
      languages: ['বাংলা', 'English'],
      skills: ['Clay', 'Fire and water'],
      about: 'Line one\nLine two 🏺',
      city: '',
      gender: null,
      version: 1,
      profile_picture: null,
      taken_off_reason: null,
    })
    expect(await json(read(asha))).toEqual(shop)
    expect(await json(read(asha, '/api/account/'))).toMatchObject({ seller_slug: 'cloud-shop' })
    expect(await json(app.request('/api/seller/cloud-shop/'))).toMatchObject({ full_name: FORM.full_name, id: asha.id })
    const { rows } = await app.database.pool.query('select kind from security_events where user_id = $1 order by id desc limit 1', [asha.id])
    expect(rows).toEqual([{ kind: 'seller-opened' }])
  })

  it('a change, under the address it had or a new one', async () => {
    const badal = await seller('badal')
    const changed = await json(edit(badal, { ...FORM, slug: 'badal', profession: 'Weaver', languages: [], about: '' }))
    expect(changed).toMatchObject({ profession: 'Weaver', languages: [], about: '' })
    expect(await json(edit(badal, { ...FORM, slug: ' New-Badal ' }))).toMatchObject({ slug: 'new-badal' })
    expect([(await app.request('/api/seller/badal/')).status, (await app.request('/api/seller/new-badal/')).status]).toEqual([404, 200])
  })

  it('city and gender where they were said; who leaves them out, as earlier versions of the app do, loses neither', async () => {
    const nodi = await seller('nodi')
    expect(await json(edit(nodi, { ...FORM, slug: 'nodi', city: ' Teknaf  Bazar ', gender: 'female' }))).toMatchObject({
      city: 'Teknaf Bazar',
      gender: 'female',
    })
    expect(await json(edit(nodi, { ...FORM, slug: 'nodi', about: 'More' }))).toMatchObject({ city: 'Teknaf Bazar', gender: 'female', about: 'More' })
    expect(await json(app.request('/api/seller/nodi/'))).toMatchObject({ city: 'Teknaf Bazar', gender: 'female' })
    expect(await json(edit(nodi, { ...FORM, slug: 'nodi', city: '', gender: '' }))).toMatchObject({ city: '', gender: null })
  })

  it('searches by the new name of a shop, no longer by the old one', async () => {
    const chitra = await seller('chitra', { full_name: 'Moonlit Verandah' })
    await makeEvent(app.database.db, { seller: chitra.id, title: 'Evening of rain', location: 'Bogura' })
    await makeEvent(app.database.db, { seller: chitra.id, title: 'Morning of rain', type: 'Online' })
    await makeEvent(app.database.db, { title: 'Evening elsewhere' })
    expect(await titlesFor('verandah')).toHaveLength(2)
    await edit(chitra, { ...FORM, slug: 'chitra', full_name: 'জোছনা উঠান' })
    expect(await titlesFor('verandah')).toEqual([])
    expect(await titlesFor('উঠান')).toEqual(expect.arrayContaining(['Evening of rain', 'Morning of rain']))
    expect(await titlesFor('evening')).toEqual(expect.arrayContaining(['Evening of rain', 'Evening elsewhere']))
    expect(await titlesFor('bogura')).toEqual(['Evening of rain'])
    // One letter away: the vocabulary has learnt it.
    expect(await titlesFor('জোছন')).toHaveLength(2)
    expect(await titlesFor('জোচনা')).toHaveLength(2)
  })

  it('whether an address can be had, and why not', async () => {
    const dipa = await seller('dipa')
    await seller('eva')
    const check = (slug: string) => json(read(dipa, `/api/account/seller_slug/?slug=${encodeURIComponent(slug)}`))
    expect(await check('nobody-here')).toEqual({ free: true, reason: null })
    expect(await check('DIPA')).toEqual({ free: true, reason: null })
    for (const [slug, reason] of [
      ['Eva', 'taken'],
      ['', 'required'],
      ['ab', 'too-short'],
      ['মেঘ', 'not-a-slug'],
      ['two--dashes', 'not-a-slug'],
      ['admin', 'reserved'],
      ['a'.repeat(41), 'too-long'],
    ] as const)
      expect(await check(slug), slug).toEqual({ free: false, reason })
  })

  it('a picture of the shop, exchanged and dropped without a file left', async () => {
    const faria = await seller('faria')
    const send = async (background: string): Promise<OwnSeller> => {
      const body = new Uint8Array(
        await sharp({ create: { width: 30, height: 20, channels: 3, background } })
          .webp()
          .toBuffer(),
      )
      return json(app.request('/api/account/seller_picture/', { method: 'POST', headers: { ...as(faria), 'content-type': 'image/webp' }, body }))
    }
    const first = await send('red')
    expect(first.profile_picture).toMatch(/^\/media\/sellers\/[0-9a-f]{32}\.webp$/)
    expect((await app.request(imageAt(first.profile_picture!, 320))).status).toBe(200)
    const second = await send('blue')
    expect(app.files.has(first.profile_picture!.replace('/media/', ''))).toBe(false)
    expect(await json(app.request('/api/seller/faria/'))).toMatchObject({ profile_picture: second.profile_picture })
    const dropped = await json(app.request('/api/account/seller_picture/', { method: 'DELETE', headers: as(faria) }))
    expect([dropped.profile_picture, app.files.size]).toEqual([null, 0])
  })
})

describe('refuses', () => {
  let gita: SignedInPerson
  beforeAll(async () => {
    gita = await joinAndLogIn(app, 'gita')
  })

  it.each<[object, string, string]>([
    [{ full_name: ' ' }, 'full_name', 'required'],
    [{ full_name: 'ক'.repeat(61) }, 'full_name', 'too-long'],
    [{ full_name: 'evil\u202e' }, 'full_name', 'bad-characters'],
    [{ slug: 'support' }, 'slug', 'reserved'],
    [{ slug: '../x' }, 'slug', 'not-a-slug'],
    [{ profession: '' }, 'profession', 'required'],
    [{ division: 'Dhaka', district: 'Sylhet' }, 'district', 'not-a-place'],
    [{ division: '__proto__', district: 'constructor' }, 'district', 'not-a-place'],
    [{ languages: Array.from({ length: 9 }, (_, at) => `l${at}`) }, 'languages', 'too-many'],
    [{ skills: Array.from({ length: 21 }, (_, at) => `s${at}`) }, 'skills', 'too-many'],
    [{ skills: ['x'.repeat(31)] }, 'skills.0', 'too-long'],
    [{ skills: ['ok', ''] }, 'skills.1', 'required'],
    [{ about: 'ক'.repeat(2001) }, 'about', 'too-long'],
  ])('%j', async (wrong, field, reason) => {
    const response = await open(gita, { ...FORM, slug: 'gita-shop', ...wrong })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'bad-input', fields: { [field]: reason } })
  })

  it('a change of a version that no longer stands, and says which does', async () => {
    const tista = await seller('tista')
    const { version } = await json(read(tista))
    expect((await edit(tista, { ...FORM, slug: 'tista', profession: 'Weaver', version })).status).toBe(200)
    const late = await edit(tista, { ...FORM, slug: 'tista', profession: 'Dyer', version })
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'stale', facts: { version: version + 1 } }])
    expect(await json(read(tista))).toMatchObject({ profession: 'Weaver', version: version + 1 })
  })

  it('a second shop of one account', async () => {
    const hena = await seller('hena')
    const response = await open(hena, { ...FORM, slug: 'hena-two' })
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'taken', fields: { seller: 'taken' } }])
    expect(await json(read(hena))).toMatchObject({ slug: 'hena' })
  })

  it('the address of another shop, in any spelling', async () => {
    await seller('ila')
    const jui = await seller('jui')
    for (const response of [await open(await joinAndLogIn(app, 'kona'), { ...FORM, slug: 'ILA' }), await edit(jui, { ...FORM, slug: 'ila' })])
      expect([response.status, await response.json()]).toMatchObject([409, { code: 'taken', fields: { slug: 'taken' } }])
    expect(await json(read(jui))).toMatchObject({ slug: 'jui' })
  })

  it('everything but opening to a user who has no shop', async () => {
    for (const [method, path] of [
      ['GET', SHOP],
      ['PATCH', SHOP],
      ['POST', '/api/account/seller_picture/'],
      ['DELETE', '/api/account/seller_picture/'],
    ]) {
      expect((await app.request(path!, { method: method! })).status, `${method} ${path} of a visitor`).toBe(401)
      expect((await app.request(path!, { method: method!, headers: as(gita) })).status, `${method} ${path} of a buyer`).toBe(403)
    }
    expect((await post(app, SHOP, { body: FORM })).status).toBe(401)
    expect((await app.request('/api/account/seller_slug/?slug=free-one')).status).toBe(401)
  })
})

describe('guards', () => {
  it('one shop address against ten sellers who want it at the same moment', async () => {
    const people = []
    for (let n = 0; n < 5; n += 1) people.push(await joinAndLogIn(app, `racer${'abcde'[n]}`))
    const owner = await seller('racer-owner')
    const answers = await Promise.all([...people.map((one) => open(one, { ...FORM, slug: 'the-one' })), edit(owner, { ...FORM, slug: 'the-one' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    for (const refused of answers.filter(({ status }) => status === 409)) expect(await refused.json()).toMatchObject({ fields: { slug: 'taken' } })
  })

  it('one shop against ten taps of one person', async () => {
    const lila = await joinAndLogIn(app, 'lila')
    const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => open(lila, { ...FORM, slug: `lila-${n}` })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('shops from fields that their forms do not have, and from each other', async () => {
    const mina = await seller('mina')
    const nila = await seller('nila')
    const before = await json(read(nila))
    await edit(mina, { ...FORM, slug: 'mina', user_id: nila.id, id: nila.id, is_verified: true, profile_picture: '/media/sellers/x.webp', events_held: 9 })
    expect(await json(read(nila))).toEqual(before)
    expect(await json(read(mina))).toMatchObject({ profile_picture: null })
    expect(await json(app.request('/api/seller/mina/'))).toMatchObject({ is_verified: false, events_held: 0, id: mina.id })
  })
})
