import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { SELLER_MEDIA, SellerMediaPage } from '#contract/sellers/seller-media.ts'
import { galleries, gallery_items } from '#server/db/tables/galleries.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeSeller } from '#tests/support/server/nouns/events.ts'
import { fillProfile } from '#tests/support/server/nouns/profiles.ts'

const app = useApp()
const read = async (address: string): Promise<SellerMediaPage> => v.parse(SellerMediaPage, await (await app.request(address)).json())
const namesAt = async (address: string) => (await read(address)).results.map(({ name }) => name)
const aShop = (slug: string, profile: object = {}) => makeSeller(app.database.db, { profile: { slug, full_name: `Shop of ${slug}`, ...profile } })
const pictures = (whose: string, many: number) => Array.from({ length: many }, (_, n) => ({ file: `/media/sellers/${whose}-${n}.webp`, name: `${whose} ${n}` }))

beforeEach(() => app.database.pool.query('update seller_profiles set gallery = null; delete from gallery_items where of_profile'))

describe('answers', () => {
  it('pictures of all sellers, the latest first, and films apart from them', async () => {
    const [potter, weaver] = [await aShop('potter'), await aShop('weaver', { profile_picture: '/media/sellers/weaver.webp' })]
    const [jar] = await fillProfile(app.database.db, potter, [
      { file: '/media/sellers/jar.webp', name: 'Jar', alt: 'A jar of clay', tone: 3, bytes: 84_000 },
      { video_url: 'https://youtu.be/abcdefghijk', name: 'At the wheel' },
    ])
    await fillProfile(app.database.db, weaver, [{ file: '/media/sellers/sari.webp', name: 'Sari' }])
    expect(await namesAt('/api/gallery/')).toEqual(['Sari', 'Jar'])
    expect((await read('/api/gallery/')).results[1]).toEqual({
      ...{ id: jar, file: '/media/sellers/jar.webp', tone: 3, name: 'Jar', alt: 'A jar of clay', bytes: 84_000, video_url: null, poster: null },
      ...{ added_at: expect.stringMatching(/Z$/), seller: potter, seller_name: 'Shop of potter', seller_slug: 'potter' },
    })
    expect((await read('/api/videos/')).results).toMatchObject([
      { name: 'At the wheel', file: null, video_url: 'https://youtu.be/abcdefghijk', poster: '/media/sellers/jar.webp' },
    ])
  })

  it('for a film the picture of the shop where its profile shows none, and else nothing of another host', async () => {
    const film = { video_url: 'https://vimeo.com/1', name: 'Film' }
    await fillProfile(app.database.db, await aShop('faced', { profile_picture: '/media/sellers/face.webp' }), [film])
    await fillProfile(app.database.db, await aShop('faceless'), [film])
    expect((await read('/api/videos/')).results.map(({ seller_slug, poster }) => [seller_slug, poster])).toEqual([
      ['faceless', null],
      ['faced', '/media/sellers/face.webp'],
    ])
  })

  it('page by page, each once, whatever is added meanwhile', async () => {
    const many = SELLER_MEDIA.perPage + 5
    const seller = await aShop('busy')
    await fillProfile(app.database.db, seller, pictures('busy', many))
    const first = await read('/api/gallery/')
    await fillProfile(app.database.db, await aShop('newcomer'), pictures('new', 1))
    const second = await read(`/api/gallery/?cursor=${first.next_cursor}`)
    expect([first.results.length, second.results.length, second.next_cursor]).toEqual([SELLER_MEDIA.perPage, 5, null])
    expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(many)
  })

  it('those of one shop by its address, in any case, with its name', async () => {
    const potter = await aShop('one-potter')
    await fillProfile(app.database.db, potter, pictures('mine', 2))
    await fillProfile(app.database.db, await aShop('one-weaver'), pictures('other', 2))
    expect(await namesAt('/api/gallery/?seller=One-Potter')).toEqual(['mine 1', 'mine 0'])
    expect((await read('/api/videos/?seller=one-potter')).seller).toEqual({ id: potter, slug: 'one-potter', name: 'Shop of one-potter' })
    expect(await read('/api/gallery/?seller=no-such-shop')).toEqual({ results: [], next_cursor: null, seller: null })
  })
})

describe('refuses', () => {
  it.each(['x', '0', '-1', '99999999999', '1 or 1=1', "1'"])('a cursor that no page has named: %s', async (cursor) => {
    expect((await app.request(`/api/gallery/?cursor=${encodeURIComponent(cursor)}`)).status).toBe(400)
  })
})

describe('guards', () => {
  it('leaves out shops that were taken off, locked or deleted, also by their address', async () => {
    const shops = [await aShop('off-1', { taken_off_at: new Date().toISOString(), taken_off_reason: 'Copies.' }), await aShop('off-2'), await aShop('off-3')]
    for (const [at, seller] of shops.entries()) await fillProfile(app.database.db, seller, pictures(`off-${at + 1}`, 1))
    await app.database.pool.query('update users set locked_at = now() where id = $1', [shops[1]])
    await app.database.pool.query('update users set deleted_at = now() where id = $1', [shops[2]])
    expect(await namesAt('/api/gallery/')).toEqual([])
    for (const slug of ['off-1', 'off-2', 'off-3']) expect(await read(`/api/gallery/?seller=${slug}`)).toEqual({ results: [], next_cursor: null, seller: null })
  })

  it('shows nothing of the galleries of other nouns', async () => {
    const [made] = await app.database.db
      .insert(galleries)
      .values({ owner: await aShop('of-an-event') })
      .returning()
    await app.database.db.insert(gallery_items).values({ gallery: made!.id, name: 'A stage', file: '/media/events/stage.webp' })
    expect(await namesAt('/api/gallery/')).toEqual([])
  })
})
