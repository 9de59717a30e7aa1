import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hanging, html } from '#tests/support/phone/fake-network.ts'
import { at, endWorld, type FakeWorker, pass, startWorld, until } from '#tests/support/phone/fake-worker.ts'

const webp = (text: string) => () => new Response(text, { headers: { 'content-type': 'image/webp' } })
const images = () => import('#worker/images.ts')
const see = async (path: string) => (await images()).answerPicture(new Request(at(path)), world.behind)

let world: FakeWorker
beforeEach(() => {
  world = startWorld()
})
afterEach(endWorld)

async function seeOnline(path: string): Promise<void> {
  world.network.on(path, webp(path))
  await see(path)
  await world.settled()
}

describe('a picture', () => {
  it('is kept when it was seen', async () => {
    await seeOnline('/media/a-320.webp')
    world.network.cut()
    expect(await (await see('/media/a-320.webp')).text()).toBe('/media/a-320.webp')
  })

  it('is shown in a wider copy without asking the network', async () => {
    await seeOnline('/media/a-480.webp')
    world.network.on('/media/a-320.webp', webp('narrow'))
    expect(await (await see('/media/a-320.webp')).text()).toBe('/media/a-480.webp')
  })

  it('is fetched when only a narrower copy is there', async () => {
    await seeOnline('/media/a-320.webp')
    world.network.on('/media/a.webp', webp('wide'))
    expect(await (await see('/media/a.webp')).text()).toBe('wide')
  })

  it('is shown in the widest copy there is without network', async () => {
    await seeOnline('/media/a-320.webp')
    await seeOnline('/media/a-720.webp')
    world.network.cut()
    expect(await (await see('/media/a.webp')).text()).toBe('/media/a-720.webp')
  })

  it('is an empty one when there is none, and after fifteen seconds of waiting', async () => {
    expect((await see('/media/b.webp')).headers.get('content-type')).toBe('image/svg+xml')
    world.network.on('/media/b.webp', hanging)
    const response = see('/media/b.webp')
    await until(() => world.network.asked.length === 2)
    await pass(15)
    expect((await response).headers.get('content-type')).toBe('image/svg+xml')
  })

  it('is not kept when it is none', async () => {
    for (const reply of [() => html('portal'), () => new Response('', { status: 404, headers: { 'content-type': 'image/webp' } })]) {
      world.network.on('/media/a.webp', reply)
      await see('/media/a.webp')
      await world.settled()
    }
    expect(await world.caches.pathsIn('images')).toEqual([])
  })

  it('is one of ours only under its address', async () => {
    const { isPicturePath } = await images()
    expect(['/media/a.webp', '/media/a.webm', '/icons/a.webp'].map(isPicturePath)).toEqual([true, false, false])
    expect(['/media/sellers/a-320.webp', '/media/people/a-320.webp'].map(isPicturePath), 'a shop is public, a person is not').toEqual([true, false])
    expect(['/category-icons/music.svg', '/category-icons/', '/favicon.svg'].map(isPicturePath), 'those of categories').toEqual([true, false, false])
  })
})

describe('the limit', () => {
  it('lets the picture go that was not seen for longest', async () => {
    for (let n = 1; n <= 200; n += 1) {
      vi.setSystemTime(Date.parse('2026-01-15T00:00:00Z') + n * 1000)
      await seeOnline(`/media/${n}.webp`)
    }
    await pass(10)
    await see('/media/1.webp')
    await pass(10)
    await seeOnline('/media/new.webp')
    const paths = await world.caches.pathsIn('images')
    expect([paths.length, paths.includes('/media/1.webp'), paths.includes('/media/2.webp'), paths.includes('/media/new.webp')]).toEqual([
      200,
      true,
      false,
      true,
    ])
  })
})

describe('what is known of pictures', () => {
  it('goes with the pictures that were deleted from the cache', async () => {
    await seeOnline('/media/a.webp')
    const cache = await caches.open('images')
    await cache.delete('/media/a.webp')
    await seeOnline('/media/b.webp')
    const { entries } = await import('idb-keyval')
    const { storeOf } = await import('#device/stores.ts')
    expect((await entries(storeOf('pictureUses'))).map(([path]) => path)).toEqual(['/media/b.webp'])
  })
})

describe('pictures of what is saved', () => {
  it('stand outside the limit, and go when it is dropped', async () => {
    world.network.on('/media/s-720.webp', webp('saved'))
    const { savePictures, dropPictures } = await images()
    expect(await savePictures(['/media/s-720.webp'])).toBe(true)
    world.network.cut()
    expect(await (await see('/media/s-320.webp')).text()).toBe('saved')
    await world.settled()
    await dropPictures(['/media/s.webp'])
    expect((await see('/media/s-720.webp')).headers.get('content-type')).toBe('image/svg+xml')
  })

  it('are taken over from those seen, without network', async () => {
    await seeOnline('/media/s.webp')
    world.network.cut()
    expect(await (await images()).savePictures(['/media/s.webp'])).toBe(true)
    expect(await world.caches.pathsIn('saved-images')).toEqual(['/media/s.webp'])
  })

  it('that cannot be had are said to be missing', async () => {
    expect(await (await images()).savePictures(['/media/none.webp'])).toBe(false)
  })
})
