import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { IMAGE_WIDTHS, TONE_COUNT } from '#contract/core/images.ts'
import { TONES } from '#contract/core/tones.ts'
import { MOTIF_NAMES } from '#server/db/seed/drawing/motifs.ts'
import { drawPortrait } from '#server/db/seed/drawing/portrait.ts'
import { drawPoster } from '#server/db/seed/drawing/poster.ts'
import { renderPortrait, renderPoster } from '#server/db/seed/drawing/render.ts'
import { PictureBook } from '#server/db/seed/pictures.ts'

describe('answers', () => {
  it('with a picture of 16:9 in every width, small enough for a bad connection', async () => {
    const made = await renderPoster(drawPoster({ key: 'a', motif: 'peacock', tone: 3 }), 'events/a.webp')
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
    const made = await renderPortrait(drawPortrait({ key: 'a', wears: 'saree' }), 'sellers/a.webp')
    const sizes = await Promise.all(made.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))
    expect(sizes).toEqual([...IMAGE_WIDTHS])
    expect(await sharp(made[0]!.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
  })

  it('with the same picture for the same order, and another for another', () => {
    const order = { key: 'a', motif: 'guitar', tone: 2 } as const
    expect(drawPoster(order)).toBe(drawPoster(order))
    expect(drawPoster(order)).not.toBe(drawPoster({ ...order, key: 'b' }))
  })

  it('by storing the widest last and nothing twice', async () => {
    const book = new PictureBook()
    const path = book.poster({ key: 'a', motif: 'boat', tone: 0 })
    const stored: string[] = []
    const files = { put: async (key: string) => void stored.push(key), exists: async (key: string) => stored.includes(key) }
    await book.store(files)
    await book.store(files)
    expect(stored).toHaveLength(IMAGE_WIDTHS.length)
    expect(`/media/${stored.at(-1)}`).toBe(path)
  })
})

describe('guards', () => {
  it.each(MOTIF_NAMES)('%s against letters, whose shapes differ between machines, and against numbers that are none', (motif) => {
    for (let tone = 0; tone < TONE_COUNT; tone++) {
      const svg = drawPoster({ key: `${motif} ${tone}`, motif, tone })
      expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/)
      expect(svg).toContain(TONES[tone])
    }
  })
})
