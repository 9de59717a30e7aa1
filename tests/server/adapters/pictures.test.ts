import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import { aStore, jpeg, noise, plain } from '#tests/support/server/picture-store.ts'

describe('answers', () => {
  it.each<[string, [number, number], [number, number][]]>([
    [
      'wide',
      [1600, 900],
      [
        [320, 180],
        [480, 270],
        [720, 405],
        [960, 540],
      ],
    ],
    [
      'tall',
      [1000, 1500],
      [
        [320, 480],
        [480, 720],
        [720, 1080],
        [960, 1440],
      ],
    ],
    // Nothing is made larger: the wider names hold what there is.
    [
      'small',
      [400, 300],
      [
        [320, 240],
        [400, 300],
        [400, 300],
        [400, 300],
      ],
    ],
    [
      'long beyond sense',
      [4000, 10],
      [
        [40, 10],
        [40, 10],
        [40, 10],
        [40, 10],
      ],
    ],
  ])('a %s picture whole, in every width', async (_, [width, height], sizes) => {
    const { keepWhole, kept } = aStore()
    const { path } = await keepWhole('events', await plain(width, height).png().toBuffer(), { user_id: 1 })
    expect(path).toMatch(/^\/media\/events\/[0-9a-f]{32}\.webp$/)
    const made = await Promise.all(IMAGE_WIDTHS.map((one) => sharp(kept.get(imageAt(path, one).replace('/media/', ''))!).metadata()))
    expect(made.map((one) => [one.width, one.height])).toEqual(sizes)
  })

  it.each([
    ['#0a6b4f', 0],
    ['#1c4f70', 3],
    ['#c8430f', 7],
    ['#a3123c', 11],
  ])('the tone nearest to a picture of %s', async (colour, tone) => {
    expect((await aStore().keepWhole('events', await plain(90, 60, colour).jpeg().toBuffer(), { user_id: 1 })).tone).toBe(tone)
  })

  it('a copy that stays when the first is removed, and no copy of a missing picture', async () => {
    const { keepWhole, copy, drop, kept } = aStore()
    const { path } = await keepWhole('events', await jpeg(), { user_id: 1 })
    const second = await copy('events', path, 1)
    await drop(path)
    expect([...kept.keys()].toSorted()).toEqual(IMAGE_WIDTHS.map((width) => imageAt(second!, width).replace('/media/', '')).toSorted())
    expect([await copy('events', path, 1), await copy('events', null, 1)]).toEqual([null, null])
    expect(kept.size).toBe(IMAGE_WIDTHS.length)
  })

  it('that a dropped picture is removed in every width', async () => {
    const { keep, drop, kept } = aStore()
    await drop(await keep('people', await jpeg(), { user_id: 1 }))
    expect(kept.size).toBe(0)
    await drop(null)
  })

  it('the bytes that a picture takes in all widths, until it is removed', async () => {
    const { keepWhole, copy, drop, kept, entered } = aStore()
    const { path } = await keepWhole('events', await jpeg(), { user_id: 1 })
    const weight = [...kept.values()].reduce((sum, bytes) => sum + bytes.byteLength, 0)
    const second = await copy('events', path, 1)
    await drop(path)
    expect([...entered]).toEqual([[second?.replace('/media/', ''), weight]])
  })
})

describe('refuses', () => {
  it('a picture for which its owner has no room, and stores nothing of it', async () => {
    const { keep, kept } = aStore({ isFull: true })
    await expect(keep('people', await jpeg(), { user_id: 1 })).rejects.toMatchObject({ code: 'pictures-full' })
    expect(kept.size).toBe(0)
  })

  it('a tenth picture while one is worked on and eight wait, and takes it afterwards', async () => {
    const { keep } = aStore()
    const sent = await jpeg()
    const ten = await Promise.allSettled(Array.from({ length: 10 }, () => keep('people', sent, { user_id: 1 })))
    expect(ten.map((one) => (one.status === 'fulfilled' ? 'kept' : one.reason.code))).toEqual([...Array(9).fill('kept'), 'busy'])
    await expect(keep('people', sent, { user_id: 1 })).resolves.toContain('/media/')
  })
})

describe('guards', () => {
  it('drawings that many events share', async () => {
    const { drop, kept } = aStore()
    kept.set('events/0123456789abcdef0123.webp', new Uint8Array(1))
    await drop('/media/events/0123456789abcdef0123.webp')
    expect(kept.size).toBe(1)
  })

  it('against half a picture in the store', async () => {
    const { keep, kept, entered } = aStore({ putsAt: 3 })
    await expect(keep('people', await jpeg(), { user_id: 1 })).rejects.toThrow('the disk is full')
    expect([kept.size, entered.size]).toEqual([0, 0])
  })

  it('the queue against a picture that fails: the next is served', async () => {
    const { keep } = aStore()
    const [half, all] = [(await noise()).subarray(0, 9000), await jpeg()]
    const [broken, whole] = await Promise.allSettled([keep('people', half, { user_id: 1 }), keep('people', all, { user_id: 1 })])
    expect([broken.status, whole.status]).toEqual(['rejected', 'fulfilled'])
  })

  it('a removal against a store that fails: it is logged, and the upload stays recorded', async () => {
    const { keep, drop, warned, entered } = aStore({ removes: true })
    await drop(await keep('people', await jpeg(), { user_id: 1 }))
    expect(warned).toEqual([{ key: expect.stringMatching(/^people\//) }])
    expect(entered.size).toBe(1)
  })
})
