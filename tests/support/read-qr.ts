import jsQr from 'jsqr'
import sharp from 'sharp'

/** What a camera would read off a picture of a QR code; undefined when it is none. */
export async function textOfQr(picture: Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data
}
