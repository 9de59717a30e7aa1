import sharp, { type Sharp } from 'sharp'
import { BANNER_WIDTH, IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'

interface Rendered {
  /** Below /media/. */
  key: string
  bytes: Uint8Array
}

/**
 * Four bits a pixel: the drawings are flat, so sixteen colours without loss are sharper than any other WebP of them and half its size
 * (20 kB at 960 wide).
 */
const COLOURS = 16
const WIDEST = Math.max(...IMAGE_WIDTHS)

/** A drawing of any shape in every width that pictures exist in. @param key of the widest: `events/ab12.webp`. */
export const renderWide = (svg: string, key: string): Promise<Rendered[]> => inWidths(sharp(Buffer.from(svg)), { key, widest: WIDEST })

/** Dots per inch at which a drawing 960 wide is that wide. */
const DENSITY = 72

/** The same for a banner, whose widest is wider than that of other pictures. @see BANNER_WIDTH */
export const renderBanner = (svg: string, key: string): Promise<Rendered[]> =>
  inWidths(sharp(Buffer.from(svg), { density: (DENSITY * BANNER_WIDTH) / WIDEST }), { key, widest: BANNER_WIDTH })

async function inWidths(drawing: Sharp, { key, widest }: { key: string; widest: number }): Promise<Rendered[]> {
  const { data, info } = await drawing.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return Promise.all(
    IMAGE_WIDTHS.map(async (width) => {
      const wide = width === WIDEST ? widest : width
      return { key: imageAt(key, width), bytes: await flatWebp(sharp(data, { raw }).resize(wide, Math.round((wide / info.width) * info.height))) }
    }),
  )
}

/** Dots per inch at which a drawing of 320 fills the widest picture. */
const PORTRAIT_DENSITY = 72 * 3

/** A square portrait in every width that pictures exist in. @param key of the widest: `sellers/ab12.webp`. */
export async function renderSquare(svg: string, key: string): Promise<Rendered[]> {
  const portrait = sharp(Buffer.from(svg), { density: PORTRAIT_DENSITY }).removeAlpha()
  return Promise.all(IMAGE_WIDTHS.map(async (width) => ({ key: imageAt(key, width), bytes: await flatWebp(portrait.clone().resize(width, width)) })))
}

/** How each kind of drawing is rendered. */
export const RENDER = { wide: renderWide, square: renderSquare, banner: renderBanner } as const

async function flatWebp(picture: Sharp): Promise<Uint8Array> {
  const few = await picture.png({ palette: true, colours: COLOURS, dither: 0, compressionLevel: 0, effort: 1 }).toBuffer()
  return sharp(few).webp({ lossless: true, effort: 1 }).toBuffer()
}
