import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import { aStore, jpeg, noise, plain } from '#tests/support/server/picture-store.ts'

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
    const [path, again] = [await keep('people', sent, { user_id: 1 }), await keep('sellers', sent, { user_id: 1 })]
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
    [
      'half a lossless WebP',
      async () =>
        (
          await sharp(await noise())
            .webp({ lossless: true })
            .toBuffer()
        ).subarray(0, 60_000),
    ],
    ['a WebP that moves', () => moving()],
  ])('%s', async (_, make) => {
    const { keep, kept } = aStore()
    await expect(keep('people', await make(), { user_id: 1 })).rejects.toMatchObject({ code: 'unsupported-media' })
    expect(kept.size).toBe(0)
  })

  it('a small file that becomes a huge picture, without opening it', async () => {
    const bomb = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: 'red' }, limitInputPixels: false })
      .png()
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    await expect(aStore().keep('people', bomb, { user_id: 1 })).rejects.toMatchObject({ code: 'too-large' })
  })
})

describe('guards', () => {
  it('the sender of a picture from the place and the time that are written in it', async () => {
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
})

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
