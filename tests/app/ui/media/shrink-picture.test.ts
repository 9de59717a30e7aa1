import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPicture, shrinkPicture, shrinkWhole } from '#app/ui/media/shrink-picture.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const aBitmap = (width: number, height: number) => vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }))
/** Canvases that paint nothing and weigh what they are told. */
function canvasesOf(weigh: (type: string, quality: number, side: number) => { type: string; size: number }) {
  const context = { fillRect: () => undefined, drawImage: () => undefined }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(this: HTMLCanvasElement, give, ...args) {
    const [type, quality] = args as [string, number]
    const { type: given, size } = weigh(type, quality, this.width)
    give(new Blob(['x'.repeat(size)], { type: given }))
  })
}

describe('a picture for the service', () => {
  it('is worked on in a copy that a cheap phone can hold', async () => {
    aBitmap(8000, 6000)
    canvasesOf((type) => ({ type, size: 1 }))
    const { width, height } = await openPicture(new Blob(['x']))
    expect([width, height]).toEqual([1920, 1440])
  })

  it('is never made larger than it is', async () => {
    aBitmap(300, 200)
    const sides: number[] = []
    canvasesOf((type, _, side) => {
      sides.push(side)
      return { type, size: 1 }
    })
    const picture = await openPicture(new Blob(['x']))
    await shrinkPicture(picture, { x: 0.1, y: 0, width: 2 / 3, height: 1 })
    expect([picture.width, sides]).toEqual([300, [200]])
  })

  it('loses quality, then size, until it is light enough', async () => {
    aBitmap(2000, 2000)
    canvasesOf((type, quality, side) => ({ type, size: Math.round(side * quality * 400) }))
    const made = await shrinkPicture(await openPicture(new Blob(['x'])), { x: 0, y: 0, width: 1, height: 1 })
    expect([made.type, made.size <= 200 * 1024]).toEqual(['image/webp', true])
  })

  it('is a JPEG where the browser writes no WebP', async () => {
    aBitmap(1000, 1000)
    canvasesOf((type) => ({ type: type === 'image/webp' ? 'image/png' : type, size: 1 }))
    expect((await shrinkPicture(await openPicture(new Blob(['x'])), { x: 0, y: 0, width: 1, height: 1 })).type).toBe('image/jpeg')
  })
})

describe('a whole picture for the service', () => {
  it('keeps its shape, and is 1600 pixels on its longer side at most', async () => {
    aBitmap(3000, 4000)
    const made: [number, number][] = []
    canvasesOf((type) => ({ type, size: 1 }))
    const picture = await openPicture(new Blob(['x']))
    vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation(function toBlob(this: HTMLCanvasElement, give) {
      made.push([this.width, this.height])
      give(new Blob(['x'], { type: 'image/webp' }))
    })
    await shrinkWhole(picture)
    await shrinkWhole(picture, { longest: 800 })
    expect(made).toEqual([
      [1200, 1600],
      [600, 800],
    ])
  })

  it('is never made larger than it is', async () => {
    aBitmap(300, 200)
    const sides: number[] = []
    canvasesOf((type, _, side) => {
      sides.push(side)
      return { type, size: 1 }
    })
    await shrinkWhole(await openPicture(new Blob(['x'])))
    expect(sides).toEqual([300])
  })

  it('loses quality, then size, until it is 200 KB at most', async () => {
    aBitmap(2000, 2000)
    const tried: [number, number][] = []
    canvasesOf((type, quality, side) => {
      tried.push([side, quality])
      return { type, size: Math.round(side * side * quality * 0.25) }
    })
    const made = await shrinkWhole(await openPicture(new Blob(['x'])))
    expect(made.size).toBeLessThanOrEqual(200 * 1024)
    expect(tried[0]).toEqual([1600, 0.86])
    expect(new Set(tried.map(([side]) => side)).size).toBeGreaterThan(1)
  })

  it('that cannot be made light enough is not sent', async () => {
    aBitmap(2000, 2000)
    canvasesOf((type) => ({ type, size: 300 * 1024 }))
    await expect(shrinkWhole(await openPicture(new Blob(['x'])))).rejects.toMatchObject({ code: 'too-large' })
  })
})

describe('what is no picture', () => {
  it('is refused in words, whatever it is called', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('no picture', 'InvalidStateError')
    })
    await expect(openPicture(new Blob(['text'], { type: 'image/png' }))).rejects.toMatchObject({ code: 'unsupported-media' })
  })

  it('is not even opened when it is very heavy', async () => {
    const decode = vi.fn()
    vi.stubGlobal('createImageBitmap', decode)
    await expect(openPicture({ size: 41 * 1024 * 1024 } as Blob)).rejects.toMatchObject({ code: 'too-large' })
    expect(decode).not.toHaveBeenCalled()
  })
})
