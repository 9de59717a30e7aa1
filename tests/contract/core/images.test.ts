import { describe, expect, it } from 'vitest'
import { IMAGE_WIDTHS, imageAt, imageIdentity } from '#contract/core/images.ts'

describe('imageAt', () => {
  it('names the width, but not for the widest, which is the stored name', () => {
    expect(imageAt('/media/events/ab12.webp', 320)).toBe('/media/events/ab12-320.webp')
    expect(imageAt('/media/events/ab12.webp', 960)).toBe('/media/events/ab12.webp')
  })
})

describe('imageIdentity', () => {
  it('is the same for all widths of one picture', () => {
    const path = '/media/events/ab12.webp'
    expect(IMAGE_WIDTHS.map((width) => imageIdentity(imageAt(path, width)))).toEqual(IMAGE_WIDTHS.map(() => path))
  })

  it('keeps pictures apart whose own names end in a number', () => {
    expect(imageIdentity('/media/events/poster-2026.webp')).toBe('/media/events/poster-2026.webp')
    expect(imageIdentity(imageAt('/media/events/poster-2026.webp', 480))).toBe('/media/events/poster-2026.webp')
    expect(imageIdentity('/media/events/ab12.webp')).not.toBe(imageIdentity('/media/events/ab13.webp'))
  })
})
