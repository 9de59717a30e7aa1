import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { BANNER_WIDTH, IMAGE_WIDTHS, TONE_COUNT } from '#contract/core/images.ts'
import { TONES } from '#contract/core/tones.ts'
import { drawBanner } from '#server/db/seed/drawing/banner.ts'
import { chooseFamilies, FAMILIES } from '#server/db/seed/drawing/family-choice.ts'
import { writeWord } from '#server/db/seed/drawing/letters.ts'
import { MOTIF_NAMES } from '#server/db/seed/drawing/motifs.ts'
import { drawPicture } from '#server/db/seed/drawing/picture.ts'
import { drawPortrait } from '#server/db/seed/drawing/portrait.ts'
import { renderBanner, renderSquare, renderWide } from '#server/db/seed/drawing/render.ts'
import { ALL_WORDS } from '#server/db/seed/drawing/words.ts'
import { PictureBook } from '#server/db/seed/pictures.ts'

describe('answers', () => {
  it.each(FAMILIES)('with a picture of 16:9 in every width, small enough for a bad connection: %s', async (family) => {
    const made = await renderWide(drawPicture({ key: 'a', motif: 'peacock', tone: 3, family }), 'events/a.webp')
    const sizes = await Promise.all(made.map(async ({ key, bytes }) => ({ key, ...(await sharp(bytes).metadata()), bytes: bytes.length })))
    expect(sizes.map((one) => [one.key, one.width, one.height])).toEqual([
      ['events/a-320.webp', 320, 180],
      ['events/a-480.webp', 480, 270],
      ['events/a-720.webp', 720, 405],
      ['events/a.webp', 960, 540],
    ])
    expect(sizes.map((one) => one.width)).toEqual([...IMAGE_WIDTHS])
    expect(sizes[0]!.bytes).toBeLessThan(12_000)
    expect(sizes[3]!.bytes).toBeLessThan(40_000)
  })

  it('with a square portrait in every width', async () => {
    const made = await renderSquare(drawPortrait({ key: 'a', wears: 'saree' }), 'sellers/a.webp')
    const sizes = await Promise.all(made.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))
    expect(sizes).toEqual([...IMAGE_WIDTHS])
    expect(await sharp(made[0]!.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
  })

  it('with a banner whose widest fills a phone of 360 at density 3', async () => {
    const svg = drawBanner({ key: 'a', motifs: ['dhol', 'guitar', 'ektara'], ground: 'river', style: 'painted', tone: 2 })
    const made = await renderBanner(svg, 'banners/a.webp')
    const sizes = await Promise.all(made.map(async ({ key, bytes }) => [key, (await sharp(bytes).metadata()).width]))
    expect(sizes).toEqual([
      ['banners/a-320.webp', 320],
      ['banners/a-480.webp', 480],
      ['banners/a-720.webp', 720],
      ['banners/a.webp', BANNER_WIDTH],
    ])
    expect(BANNER_WIDTH).toBeGreaterThanOrEqual(3 * 360)
    expect(made.at(-1)!.bytes.length).toBeLessThan(40_000)
  })

  it.each(FAMILIES)('with the same picture for the same order, and another for another: %s', (family) => {
    const order = { key: 'a', motif: 'guitar', tone: 2, family } as const
    expect(drawPicture(order)).toBe(drawPicture(order))
    expect(drawPicture(order)).not.toBe(drawPicture({ ...order, key: 'b', tone: 3 }))
  })

  it('with families that differ from picture to picture of a list', () => {
    const list = MOTIF_NAMES.map((motif) => ({ key: motif, motif }))
    const families = chooseFamilies(list)
    expect(families).toHaveLength(list.length)
    expect(families.filter((family, at) => family === families[at + 1])).toEqual([])
    expect(new Set(families)).toEqual(new Set(FAMILIES))
    expect(chooseFamilies(list)).toEqual(families)
  })

  it('with families that differ even where all of a list is about the same', () => {
    const families = chooseFamilies(Array.from({ length: 12 }, (_, at) => ({ key: String(at), motif: 'guitar' as const })))
    expect(families.filter((family, at) => family === families[at + 1])).toEqual([])
    expect(families[0]).toBe('poster')
  })

  it('by storing the widest last and nothing twice', async () => {
    const book = new PictureBook()
    const path = book.event({ key: 'a', motif: 'boat', tone: 0, family: 'collage' })
    const stored: string[] = []
    const files = { put: async (key: string) => void stored.push(key), exists: async (key: string) => stored.includes(key) }
    await book.store(files)
    await book.store(files)
    expect(stored).toHaveLength(IMAGE_WIDTHS.length)
    expect(`/media/${stored.at(-1)}`).toBe(path)
  })
})

describe('guards', () => {
  it.each(MOTIF_NAMES)('%s against letters of fonts, whose shapes differ between machines, and against numbers that are none', (motif) => {
    for (const family of FAMILIES) {
      for (let tone = 0; tone < TONE_COUNT; tone++) {
        const svg = drawPicture({ key: `${motif} ${tone}`, motif, tone, family })
        expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/)
        expect(svg).toContain(TONES[tone])
      }
    }
  })

  it('words against letters that are not drawn', () => {
    for (const word of ALL_WORDS) expect(writeWord(word, { colour: '#000', weight: 20 }).width).toBeGreaterThan(0)
    expect(() => writeWord('ঢাকা', { colour: '#000', weight: 20 })).toThrow('No letter is drawn')
  })
})
