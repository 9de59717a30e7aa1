import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Files } from '#server/adapters/files/files.ts'
import { openPictures } from '#server/adapters/pictures.ts'

/** Pictures over a store in memory. @param faults what fails in it. */
function aStore(faults: { putsAt?: number; removes?: boolean; isFull?: boolean } = {}) {
  const kept = new Map<string, Uint8Array>()
  const warned: object[] = []
  let puts = 0
  const files: Files = {
    put: async (key, bytes) => {
      puts += 1
      if (puts === faults.putsAt) throw new Error('the disk is full')
      kept.set(key, bytes)
    },
    get: async (key) => kept.get(key),
    exists: async (key) => kept.has(key),
    remove: async (key) => {
      if (faults.removes) throw new Error('the disk is away')
      kept.delete(key)
    },
  }
  /** What each picture weighs. */
  const entered = new Map<string, number>()
  const pictures = openPictures(
    files,
    { warn: (facts) => void warned.push(facts) },
    {
      enter: async ({ key, bytes }) => {
        if (faults.isFull) throw new Problem('pictures-full')
        entered.set(key, bytes)
      },
      strike: async (key) => void entered.delete(key),
    },
  )
  const widest = async (sent: Uint8Array) => {
    const path = await pictures.keep('people', sent, 1)
    return kept.get(path.replace('/media/', ''))!
  }
  return { ...pictures, kept, warned, widest, entered }
}

const plain = (width: number, height: number, background = '#c02020') => sharp({ create: { width, height, channels: 3, background } })
const jpeg = (width = 60, height = 40) => plain(width, height).jpeg().toBuffer()
/** Left half red, right half blue. */
const twoHalves = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: 100, height: 100, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ])
const isRed = async (picture: Uint8Array, left: number, top: number) => {
  const { data } = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return data[0]! > 180 && data[2]! < 90
}

describe('answers', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('a %s with square WebPs in every width, under a random name', async (format) => {
    const { keep, kept } = aStore()
    const sent = await plain(1200, 700).toFormat(format).toBuffer()
    const [path, again] = [await keep('people', sent, 1), await keep('sellers', sent, 1)]
    expect(path).toMatch(/^\/media\/people\/[0-9a-f]{32}\.webp$/)
    expect(again).toMatch(/^\/media\/sellers\//)
    expect(again.slice(-37)).not.toBe(path.slice(-37))
    for (const width of IMAGE_WIDTHS) {
      const made = await sharp(kept.get(imageAt(path, width).replace('/media/', ''))!).metadata()
      expect([made.format, made.width, made.height]).toEqual(['webp', width, width])
    }
    expect(kept.size).toBe(2 * IMAGE_WIDTHS.length)
  })

  it('the middle of a wide picture', async () => {
    const { widest } = aStore()
    const made = await widest(await twoHalves().png().toBuffer())
    expect([await isRed(made, 200, 480), await isRed(made, 760, 480)]).toEqual([true, false])
  })

  it('a picture that was held sideways upright', async () => {
    const { widest } = aStore()
    // 6: what is left in the file is up in the world.
    const made = await widest(await twoHalves().withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect([await isRed(made, 480, 200), await isRed(made, 480, 760)]).toEqual([true, false])
  })

  it.each<[string, () => Promise<Uint8Array>]>([
    ['of one pixel', () => plain(1, 1).png().toBuffer()],
    ['of 10000 by 1', () => plain(10_000, 1).png().toBuffer()],
    ['for printers (CMYK)', () => plain(60, 40).toColourspace('cmyk').jpeg().toBuffer()],
    [
      'that can be seen through',
      () =>
        sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } })
          .png()
          .toBuffer(),
    ],
    ['of sixteen bits', () => plain(40, 40).toColourspace('rgb16').png().toBuffer()],
    ['of 24 megapixels', () => jpeg(6000, 4000)],
    ['whose colour profile is broken', async () => withBrokenProfile()],
  ])('a picture %s', async (_, make) => {
    const { widest } = aStore()
    const made = await sharp(await widest(await make())).metadata()
    expect([made.width, made.height, made.space, made.hasAlpha]).toEqual([960, 960, 'srgb', false])
  })

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
    const { path } = await keepWhole('events', await plain(width, height).png().toBuffer(), 1)
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
    expect((await aStore().keepWhole('events', await plain(90, 60, colour).jpeg().toBuffer(), 1)).tone).toBe(tone)
  })

  it('a copy that stays when the first goes, and none of what is not there', async () => {
    const { keepWhole, copy, drop, kept } = aStore()
    const { path } = await keepWhole('events', await jpeg(), 1)
    const second = await copy('events', path, 1)
    await drop(path)
    expect([...kept.keys()].toSorted()).toEqual(IMAGE_WIDTHS.map((width) => imageAt(second!, width).replace('/media/', '')).toSorted())
    expect([await copy('events', path, 1), await copy('events', null, 1)]).toEqual([null, null])
    expect(kept.size).toBe(IMAGE_WIDTHS.length)
  })

  it('that a picture is gone in every width when it is dropped', async () => {
    const { keep, drop, kept } = aStore()
    await drop(await keep('people', await jpeg(), 1))
    expect(kept.size).toBe(0)
    await drop(null)
  })

  it('what a picture takes in all widths, until it is gone', async () => {
    const { keepWhole, copy, drop, kept, entered } = aStore()
    const { path } = await keepWhole('events', await jpeg(), 1)
    const weight = [...kept.values()].reduce((sum, bytes) => sum + bytes.byteLength, 0)
    const second = await copy('events', path, 1)
    await drop(path)
    expect([...entered]).toEqual([[second?.replace('/media/', ''), weight]])
  })
})

describe('refuses', () => {
  const text = (content: string) => async () => Buffer.from(content)
  it.each<[string, () => Promise<Uint8Array>]>([
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', () => plain(9, 9).gif().toBuffer()],
    ['a TIFF', () => plain(9, 9).tiff().toBuffer()],
    ['a HEIF', () => plain(64, 64).heif({ compression: 'av1' }).toBuffer()],
    ['a PDF', text('%PDF-1.7\n')],
    ['a GIF that is also an archive', async () => Buffer.concat([await plain(9, 9).gif().toBuffer(), Buffer.from('PK\x03\x04')])],
    ['HTML', text('<!doctype html><script>alert(1)</script>')],
    ['nothing', text('')],
    [
      'the first bytes of a JPEG before something else',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')]),
    ],
    ['the first bytes of a PNG before nothing', async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['sound in the container of WebP', text('RIFF\x24\0\0\0WAVEfmt ')],
    ['half a JPEG', async () => (await noise()).subarray(0, 20_000)],
    ['a WebP that moves', () => moving()],
  ])('%s', async (_, make) => {
    const { keep, kept } = aStore()
    await expect(keep('people', await make(), 1)).rejects.toMatchObject({ code: 'unsupported-media' })
    expect(kept.size).toBe(0)
  })

  it('a small file that becomes a huge picture, without opening it', async () => {
    const bomb = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: 'red' }, limitInputPixels: false })
      .png()
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    await expect(aStore().keep('people', bomb, 1)).rejects.toMatchObject({ code: 'too-large' })
  })

  it('a picture for which its owner has no room, and stores nothing of it', async () => {
    const { keep, kept } = aStore({ isFull: true })
    await expect(keep('people', await jpeg(), 1)).rejects.toMatchObject({ code: 'pictures-full' })
    expect(kept.size).toBe(0)
  })

  it('a fourth picture while one is worked on and two wait, and takes it afterwards', async () => {
    const { keep } = aStore()
    const sent = await jpeg()
    const four = await Promise.allSettled([1, 2, 3, 4].map(() => keep('people', sent, 1)))
    expect(four.map((one) => (one.status === 'fulfilled' ? 'kept' : one.reason.code))).toEqual(['kept', 'kept', 'kept', 'busy'])
    await expect(keep('people', sent, 1)).resolves.toContain('/media/')
  })
})

describe('guards', () => {
  it('drawings that many events share', async () => {
    const { drop, kept } = aStore()
    kept.set('events/0123456789abcdef0123.webp', new Uint8Array(1))
    await drop('/media/events/0123456789abcdef0123.webp')
    expect(kept.size).toBe(1)
  })

  it('whoever sends a picture from the place and the time that are written in it', async () => {
    const { widest } = aStore()
    const sent = await plain(50, 50)
      .withExif({ IFD0: { Make: 'canary-phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const made = await widest(sent)
    const { exif, xmp, iptc, icc } = await sharp(made).metadata()
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
    expect(Buffer.from(made).includes('canary-phone')).toBe(false)
  })

  it.each(['<script>alert(1)</script>', '<?php system($_GET[0]); ?>', 'PK\x03\x04'])('against a picture that is also something else: %s', async (tail) => {
    const { widest } = aStore()
    for (const picture of [await jpeg(), await plain(9, 9).png().toBuffer()]) {
      const made = await widest(Buffer.concat([picture, Buffer.from(tail)]))
      expect(Buffer.from(made).includes(tail)).toBe(false)
    }
  })

  it('against half a picture in the store', async () => {
    const { keep, kept, entered } = aStore({ putsAt: 3 })
    await expect(keep('people', await jpeg(), 1)).rejects.toThrow('the disk is full')
    expect([kept.size, entered.size]).toEqual([0, 0])
  })

  it('the line against one that fails: the next is served', async () => {
    const { keep } = aStore()
    const [half, all] = [(await noise()).subarray(0, 9000), await jpeg()]
    const [broken, whole] = await Promise.allSettled([keep('people', half, 1), keep('people', all, 1)])
    expect([broken.status, whole.status]).toEqual(['rejected', 'fulfilled'])
  })

  it('what was asked from a store that cannot remove: it is said in the log, and still in the book', async () => {
    const { keep, drop, warned, entered } = aStore({ removes: true })
    await drop(await keep('people', await jpeg(), 1))
    expect(warned).toEqual([{ key: expect.stringMatching(/^people\//) }])
    expect(entered.size).toBe(1)
  })
})

const noise = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    .jpeg()
    .toBuffer()

async function moving(): Promise<Buffer> {
  const frames = [await plain(40, 20, 'red').png().toBuffer(), await plain(40, 20, 'blue').png().toBuffer()]
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** An ICC segment (APP2) that holds no profile, right after the start of the file. */
async function withBrokenProfile(): Promise<Buffer> {
  const picture = await jpeg()
  const content = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), Buffer.alloc(200, 7)])
  const head = Buffer.from([0xff, 0xe2, 0, content.byteLength + 2])
  return Buffer.concat([picture.subarray(0, 2), head, content, picture.subarray(2)])
}
