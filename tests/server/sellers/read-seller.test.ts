import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { SellerPage } from '#contract/sellers/sellers.ts'
import { readSeller } from '#server/features/sellers/read-seller.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeEvent, makeSeller } from '#tests/support/server/nouns/events.ts'

const app = useApp()
const NOW = Date.now()
const ago = (days: number) => new Date(NOW - days * DAY_MS).toISOString()
const WHOLE = { profile_picture: '/media/sellers/a.webp', profession: 'Singer', division: 'Dhaka', district: 'Dhaka' }

/** A seller whom the rule verifies, but for what a test takes away. */
async function aVerifiedOne(slug: string, over: { user?: object; profile?: object; held?: number } = {}) {
  const seller = await makeSeller(app.database.db, {
    user: { created_at: ago(90), email_verified_at: ago(90), ...over.user },
    profile: { slug, ...WHOLE, ...over.profile },
  })
  for (let held = 0; held < (over.held ?? 3); held += 1) await makeEvent(app.database.db, { seller, from_time: ago(2 + held), to_time: ago(1 + held) })
  return seller
}
const page = async (slug: string): Promise<SellerPage> => (await app.request(`/api/seller/${slug}/`)).json()

describe('answers', () => {
  it('a seller to all callers, with nothing that is theirs alone', async () => {
    const id = await aVerifiedOne('lotus', { profile: { full_name: 'পদ্ম', languages: ['বাংলা'], skills: ['Song'], about: 'Two\nlines' } })
    const response = await app.request('/api/seller/lotus/')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
    expect(await response.json()).toEqual({
      id,
      username: expect.any(String),
      slug: 'lotus',
      full_name: 'পদ্ম',
      ...WHOLE,
      languages: ['বাংলা'],
      skills: ['Song'],
      about: 'Two\nlines',
      member_since: ago(90),
      is_verified: true,
      events_held: 3,
    })
    expect(Object.keys(SellerPage.entries)).not.toContain('email')
  })

  it('in any spelling of the address, with or without the slash', async () => {
    await aVerifiedOne('water-lily')
    for (const path of ['/api/seller/Water-Lily/', '/api/seller/WATER-LILY', '/api/seller/water-lily']) expect((await app.request(path)).status, path).toBe(200)
  })

  it('the number of events that took place: none to come, none that was taken off', async () => {
    const seller = await aVerifiedOne('counted', { held: 5 })
    await makeEvent(app.database.db, { seller })
    await makeEvent(app.database.db, { seller, from_time: ago(1), to_time: new Date(NOW + DAY_MS).toISOString() })
    await makeEvent(app.database.db, { seller, from_time: ago(9), to_time: ago(8), is_active: false })
    expect(await page('counted')).toMatchObject({ events_held: 5, is_verified: true })
  })

  it.each<[string, Parameters<typeof aVerifiedOne>[1]]>([
    ['a picture', { profile: { profile_picture: null } }],
    ['a profession', { profile: { profession: '' } }],
    ['a district', { profile: { district: null } }],
    ['a verified e-mail', { user: { email_verified_at: null } }],
    ['a third event', { held: 2 }],
    ['three months', { user: { created_at: ago(89.9) } }],
  ])('"not verified" for want of %s', async (what, over) => {
    const slug = what.replaceAll(' ', '-')
    await aVerifiedOne(slug, over)
    expect((await page(slug)).is_verified).toBe(false)
  })

  it('the same as the page of an event says', async () => {
    const seller = await aVerifiedOne('agreeing')
    const event = await makeEvent(app.database.db, { seller })
    const { sellerprofile } = (await (await app.request(`/api/event/${event}/`)).json()).seller
    const { full_name, slug, profession, district, member_since, is_verified } = await page('agreeing')
    expect(sellerprofile).toEqual({
      ...{ full_name, slug, profession, district, member_since, is_verified },
      district_bn: 'ঢাকা',
      profile_picture: { url: WHOLE.profile_picture },
    })
  })
})

describe('refuses', () => {
  it('a seller who is deleted, locked or was never there, all alike', async () => {
    await aVerifiedOne('gone', { user: { deleted_at: ago(1) } })
    await aVerifiedOne('locked', { user: { locked_at: ago(1) } })
    const bodies = []
    for (const slug of ['gone', 'locked', 'never']) {
      const response = await app.request(`/api/seller/${slug}/`)
      expect(response.status, slug).toBe(404)
      const { request_id: _, ...body } = await response.json()
      bodies.push(body)
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  })

  it('whatever is no address of a shop', async () => {
    for (const slug of ["' or 1=1 --", '%25', '_______', 'পদ্ম'])
      await expect(readSeller(app.database.db, slug, NOW), slug).rejects.toMatchObject({ code: 'not-found' })
  })
})
