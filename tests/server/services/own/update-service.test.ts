import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeServiceBranch, postedService, type ServiceBranch, sendForm, sendJson, serviceTexts } from '#tests/support/server/nouns/offering-services.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, files, request } = app
let seller: SignedInPerson
let other: SignedInPerson
let branch: ServiceBranch
let service: OwnServiceDetail
let address = ''
beforeAll(async () => {
  seller = await joinAsSeller(app, 'plumber')
  other = await joinAsSeller(app, 'electrician')
  branch = await makeServiceBranch(database.db)
})
beforeEach(async () => {
  await database.pool.query('delete from rate_limits')
  service = await postedService(app, seller, serviceTexts(branch))
  address = `/api/service/${service.service_id}`
})

const update = (texts: Record<string, string>, pictures: Uint8Array<ArrayBuffer>[] = [], who = seller) =>
  sendForm(app, who, { path: `${address}/update/`, method: 'PATCH', texts, files: { pictures } })
const updated = async (texts: Record<string, string>, pictures?: Uint8Array<ArrayBuffer>[]): Promise<OwnServiceDetail> => {
  const response = await update(texts, pictures)
  if (response.status !== 200) throw new Error(await response.text())
  return response.json()
}
const own = async (): Promise<OwnServiceDetail> => (await request(`${address}/own/`, { headers: as(seller) })).json()
const write = (path: string, body: object, who = seller) => sendJson(app, who, { path, method: 'POST', body })
const setActive = (is_active: boolean, who = seller) => write(`${address}/active/`, { is_active }, who)
const tasks = async () => (await database.pool.query('select count(*)::int as n from free_time_tasks where seller = $1', [seller.id])).rows[0].n
const words = async () => (await database.pool.query('select search_words::text as words from services where id = $1', [service.service_id])).rows[0].words
const addMember = async (name: string): Promise<number> => {
  const texts = { name, client_key: `a-key-of-a-phone-${name}-${service.service_id}` }
  const team = await (await sendForm(app, seller, { path: '/api/team/', texts })).json()
  return team.at(-1).member_id
}

describe('a service that is changed', () => {
  it('keeps what is left out, clears what is empty, has a new version, and its times are looked at again', async () => {
    const before = await tasks()
    const changed = await updated({ title: 'কল মেরামত', districts: '', pause_after: '0', price: '৯০০' })
    expect(changed).toMatchObject({ title: 'কল মেরামত', second_title: 'Water line repair', districts: [], pause_after: 0, price: 900, version: 2 })
    expect(changed).toMatchObject({ duration: 60, members: service.members, pictures: service.pictures, is_active: true })
    expect(await tasks()).toBe(before + 1)
    expect(await words()).toContain('কল')
  })

  it('is refused as stale when it changed since it was seen', async () => {
    await updated({ price: '1' })
    expect(await refusalOf(await update({ price: '2', version: '1' }))).toMatchObject({ status: 409, code: 'stale', facts: { version: 2 } })
    expect(await updated({ price: '2', version: '2' })).toMatchObject({ price: 2, version: 3 })
  })

  it('goes from one price to another and back, each as it could be posted', async () => {
    expect(await updated({ pricing: 'quote' })).toMatchObject({ pricing: 'quote', price: 0 })
    expect(await refusalOf(await update({ pricing: 'fixed' }))).toMatchObject({ code: 'bad-input', fields: { price: 'required' } })
    expect(await updated({ pricing: 'hourly', price: '৩০০', hours_least: '২' })).toMatchObject({ duration: 60, hours_least: 2, hours_most: 4 })
  })

  it('is done by whom its seller names, and by the seller where nobody is named', async () => {
    const [rina, babul] = [await addMember('Rina'), await addMember('Babul')]
    expect(await updated({ members: `${babul},${rina}` })).toMatchObject({ members: [rina, babul], member_count: 2 })
    expect(await updated({ price: '5' })).toMatchObject({ members: [rina, babul] })
    expect(await updated({ members: '' })).toMatchObject({ members: service.members })
    const [theirs] = (await (await request('/api/team/', { headers: as(other) })).json()) as { member_id: number }[]
    expect(await refusalOf(await update({ members: String(theirs?.member_id) }))).toMatchObject({ fields: { members: 'does-not-fit' } })
  })

  it('has new pictures behind those it has, twelve at most; what is refused leaves no file', async () => {
    const picture = await aPoster('#04a')
    const changed = await updated({}, [picture, picture])
    expect(changed.pictures).toHaveLength(3)
    expect(changed.thumbnail).toBe(service.thumbnail)
    const before = files.size
    expect(await refusalOf(await update({}, Array(10).fill(picture)))).toMatchObject({ code: 'bad-input', fields: { pictures: 'too-many' } })
    expect(files.size).toBe(before)
  })

  it('of another seller is not there', async () => {
    for (const answer of [
      await update({ price: '1' }, [], other),
      await request(`${address}/own/`, { headers: as(other) }),
      await setActive(false, other),
      await write(`${address}/copy/`, { client_key: 'a-key-of-a-phone-1' }, other),
      await write(`${address}/faqs/`, { version: 1, faqs: [] }, other),
      await request(`/api/service_gallery/?subject=${service.service_id}`, { headers: as(other) }),
    ])
      expect(answer.status).toBe(404)
    expect(await own()).toEqual(service)
  })
})

describe('a service', () => {
  it('is switched off and on again; what stands so already is no change, and free times that were known are not believed', async () => {
    await database.pool.query(`update services set next_free_at = now(), free_days = '{2026-12-16}' where id = $1`, [service.service_id])
    expect(await (await setActive(false)).json()).toMatchObject({ is_active: false, version: 2 })
    expect(await (await setActive(false)).json()).toMatchObject({ version: 2 })
    expect(await (await setActive(true)).json()).toMatchObject({ is_active: true, version: 3, next_free_at: null, free_days: [] })
  })

  it('has questions and answers, ten at most, of the version that was seen', async () => {
    const faqs = [{ question: 'যন্ত্রপাতি আনেন?', answer: 'হ্যাঁ।' }]
    const save = (body: object) => write(`${address}/faqs/`, body)
    expect(await (await save({ version: 1, faqs })).json()).toMatchObject({ faqs, version: 2 })
    expect(await refusalOf(await save({ version: 1, faqs: [] }))).toMatchObject({ code: 'stale', facts: { version: 2 } })
    expect((await save({ version: 2, faqs: Array(11).fill(faqs[0]) })).status).toBe(400)
    expect(await (await save({ version: 2, faqs: [] })).json()).toMatchObject({ faqs: [] })
  })

  it('that is active keeps its last picture, films or not; one that is off may lose it', async () => {
    const video = { subject: service.service_id, video_url: 'https://www.youtube.com/watch?v=abcdefghijk', name: 'At work' }
    expect((await write('/api/service_gallery/video/', video)).status).toBe(200)
    const [first, film] = (await own()).pictures
    expect(film).toMatchObject({ file: null })
    expect(film?.video_url).toContain('abcdefghijk')
    const remove = () => sendJson(app, seller, { path: `/api/service_gallery/${first?.id}/`, method: 'DELETE' })
    expect(await refusalOf(await remove())).toMatchObject({ code: 'bad-input', fields: { gallery: 'required' } })
    await setActive(false)
    expect((await remove()).status).toBe(200)
    expect(await own()).toMatchObject({ thumbnail: null })
    expect(await refusalOf(await setActive(true))).toMatchObject({ code: 'bad-input', fields: { pictures: 'required' } })
    expect(await updated({ is_active: 'true' }, [await aPoster('#123')])).toMatchObject({ is_active: true })
  })

  it('shows the picture on its card that its seller puts first', async () => {
    const { pictures } = await updated({}, [await aPoster('#123')])
    const ids = pictures.map(({ id }) => id).toReversed()
    expect((await write('/api/service_gallery/order/', { subject: service.service_id, ids })).status).toBe(200)
    expect(await own()).toMatchObject({ thumbnail: pictures[1]?.file })
  })

  it('is copied with its pictures, questions and members, not active, once per key', async () => {
    const rina = await addMember('Copied')
    await updated({ members: String(rina), confirms: 'instant' })
    await write(`${address}/faqs/`, { version: 2, faqs: [{ question: 'Where?', answer: 'There.' }] })
    const copy = () => write(`${address}/copy/`, { client_key: 'a-key-of-a-phone-2' })
    const made: OwnServiceDetail = await (await copy()).json()
    expect(made).toMatchObject({ title: service.title, is_active: false, price: 800, confirms: 'instant', members: [rina], version: 1 })
    expect(made.faqs).toEqual([{ question: 'Where?', answer: 'There.' }])
    expect(made.pictures[0]?.file).not.toBe(service.pictures[0]?.file)
    expect(made.thumbnail).toBe(made.pictures[0]?.file)
    expect((await (await copy()).json()).service_id).toBe(made.service_id)
  })

  it('cannot be made active while staff have taken it off, and stays as its seller leaves it', async () => {
    await database.pool.query(
      `update services set taken_off_at = now(), taken_off_reason = 'A fake.', taken_off_with = 'itself', was_public = true, is_active = false where id = $1`,
      [service.service_id],
    )
    expect(await refusalOf(await setActive(true))).toMatchObject({ code: 'taken-off' })
    expect((await updated({ price: '5' })).taken_off_reason).toBe('A fake.')
    await setActive(false)
    expect((await database.pool.query('select was_public from services where id = $1', [service.service_id])).rows).toEqual([{ was_public: false }])
  })
})
