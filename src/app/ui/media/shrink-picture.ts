import { Problem } from '#contract/core/problem.ts'

/** What leaves the phone: a square of so many pixels, or a whole picture of so many on its longer side; never heavier than this. */
const SENT_SIDE = 960
const SENT_LONGEST = 1600
const SENT_BYTES = 200 * 1024
/** The longer side of the copy that is worked on: a photo as it comes from the camera would fill a cheap phone's memory. */
const WORK_SIDE = 1920
/** Larger files are not opened at all. */
const MOST_BYTES = 40 * 1024 * 1024
const QUALITIES = [0.86, 0.74, 0.6, 0.45] as const
const SIDES = [SENT_SIDE, 720, 480] as const
/** Shares of the longest side that are tried one after the other. */
const SHARES = [1, 0.8, 0.6, 0.45, 0.3] as const

/** The square that is kept of a picture, in shares of its width and height (0 to 1). */
export interface Cut {
  x: number
  y: number
  width: number
  height: number
}

/** A picture opened for work: upright, and small enough for this phone. */
export type WorkPicture = HTMLCanvasElement

/**
 * Opens a file of the reader's as an upright picture whose longer side is at most 1920 pixels.
 * @throws {Problem} unsupported-media — it is no picture that this phone can open; too-large — it is too heavy to try.
 */
export async function openPicture(file: Blob): Promise<WorkPicture> {
  if (file.size > MOST_BYTES) throw new Problem('too-large')
  const bitmap = await decode(file)
  try {
    const scale = Math.min(1, WORK_SIDE / Math.max(bitmap.width, bitmap.height))
    const [width, height] = [Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale))]
    return draw({ width, height }, (context) => context.drawImage(bitmap, 0, 0, width, height))
  } finally {
    bitmap.close()
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (cause) {
    throw new Problem('unsupported-media', { cause })
  }
}

/**
 * Cuts the square out and makes it as light as it may be sent: WebP, or JPEG where the browser writes no WebP.
 * @throws {Problem} unsupported-media — the browser gave no picture back.
 */
export async function shrinkPicture(picture: WorkPicture, cut: Cut): Promise<Blob> {
  const wanted = Math.min(cut.width * picture.width, cut.height * picture.height)
  for (const side of SIDES) {
    const made = await lightEnough(cutOut(picture, cut, Math.max(1, Math.min(side, Math.round(wanted)))))
    if (made) return made
  }
  throw new Problem('too-large')
}

/**
 * Makes the whole picture as light as it may be sent, nothing cut off: 200 KB at most.
 * @param options.longest pixels of its longer side, at most; 1600 unless told. It is never enlarged.
 * @throws {Problem} unsupported-media — the browser gave no picture back.
 */
export async function shrinkWhole(picture: WorkPicture, options: { longest?: number } = {}): Promise<Blob> {
  const whole = Math.max(picture.width, picture.height)
  const most = Math.min(whole, options.longest ?? SENT_LONGEST)
  for (const share of SHARES) {
    const scale = (most * share) / whole
    const size = { width: Math.max(1, Math.round(picture.width * scale)), height: Math.max(1, Math.round(picture.height * scale)) }
    const made = await lightEnough(draw(size, (context) => context.drawImage(picture, 0, 0, size.width, size.height)))
    if (made) return made
  }
  throw new Problem('too-large')
}

/** A file of the reader's as it may be sent. @throws {Problem} unsupported-media — this phone cannot open it; too-large. */
export const lightPicture = async (file: Blob): Promise<Blob> => shrinkWhole(await openPicture(file))

/** In the best quality that may be sent; undefined where none is light enough. */
async function lightEnough(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  for (const quality of QUALITIES) {
    const made = await encode(canvas, quality)
    if (made.size <= SENT_BYTES) return made
  }
  return undefined
}

/** The square as it will be seen, at this many pixels a side. */
export function cutOut(picture: WorkPicture, cut: Cut, side: number): HTMLCanvasElement {
  const [x, y] = [cut.x * picture.width, cut.y * picture.height]
  return draw({ width: side, height: side }, (context) =>
    context.drawImage(picture, x, y, cut.width * picture.width, cut.height * picture.height, 0, 0, side, side),
  )
}

function draw(size: { width: number; height: number }, paint: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) throw new Problem('unsupported-media')
  // JPEG knows no transparency: what shines through would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  paint(context)
  return canvas
}

async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp', quality)
  // A browser that writes no WebP gives a PNG instead, without a word.
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg', quality)
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Problem('unsupported-media'))), type, quality))
