import sharp, { type Sharp } from 'sharp'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'

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

/** A drawing of any shape in every width that pictures exist in. @param key of the widest: `events/ab12.webp`. */
export async function renderPoster(svg: string, key: string): Promise<Rendered[]> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return Promise.all(
    IMAGE_WIDTHS.map(async (width) => ({
      key: imageAt(key, width),
      bytes: await flatWebp(sharp(data, { raw }).resize(width, Math.round((width / info.width) * info.height))),
    })),
  )
}

/** Dots per inch at which a drawing of 320 fills the widest picture. */
const PORTRAIT_DENSITY = 72 * 3

/** A square portrait in every width that pictures exist in. @param key of the widest: `sellers/ab12.webp`. */
export async function renderPortrait(svg: string, key: string): Promise<Rendered[]> {
  const portrait = sharp(Buffer.from(svg), { density: PORTRAIT_DENSITY }).removeAlpha()
  return Promise.all(IMAGE_WIDTHS.map(async (width) => ({ key: imageAt(key, width), bytes: await flatWebp(portrait.clone().resize(width, width)) })))
}

async function flatWebp(picture: Sharp): Promise<Uint8Array> {
  const few = await picture.png({ palette: true, colours: COLOURS, dither: 0, compressionLevel: 0, effort: 1 }).toBuffer()
  return sharp(few).webp({ lossless: true, effort: 2 }).toBuffer()
}
