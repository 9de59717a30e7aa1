import { beforeAll, describe, expect, it } from 'vitest'
import { MOST_PICTURES_ASKED, pictureName } from '#contract/pictures.ts'
import { useApp } from '#tests/support/server/app.ts'

const app = useApp()
const ask = (of: string) => app.request(`/api/picture_sizes/?of=${encodeURIComponent(of)}`)

beforeAll(() => {
  app.files.set('events/ab12-480.webp', new Uint8Array(11_892))
  app.files.set('banners/cd34.webp', new Uint8Array(40_000))
})

describe('the sizes of pictures', () => {
  it('are the bytes that are sent, in the order asked, null where there is no such picture', async () => {
    const response = await ask('events/ab12-480,events/none,banners/cd34')
    expect(await response.json()).toEqual({ bytes: [11_892, null, 40_000] })
    const sent = await app.request('/media/events/ab12-480.webp')
    expect((await sent.arrayBuffer()).byteLength).toBe(11_892)
  })

  it.each(['', '../secret', 'events/../../x', 'events/a.webp', 'events//a', 'EVENTS/a', 'events/ab12,'])('refuse what names no picture: %j', async (of) => {
    expect((await ask(of)).status).toBe(400)
  })

  it('are asked of so many pictures at most', async () => {
    expect((await ask(Array.from({ length: MOST_PICTURES_ASKED }, () => 'events/none').join())).status).toBe(200)
    expect((await ask(Array.from({ length: MOST_PICTURES_ASKED + 1 }, () => 'events/none').join())).status).toBe(400)
  })
})

describe('the name of a picture', () => {
  it.each([
    ['/media/events/ab12-480.webp', 'events/ab12-480'],
    ['/media/banners/cd34.webp', 'banners/cd34'],
    ['/category-icons/music.svg', undefined],
    ['/media/../x.webp', undefined],
    ['https://elsewhere.example/media/events/a.webp', undefined],
  ])('of %s is %s', (path, name) => {
    expect(pictureName(path)).toBe(name)
  })
})
