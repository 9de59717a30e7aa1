import { decodeQR } from 'qr/decode.js'

/** A picture as a canvas gives it: four bytes a pixel. */
export type Picture = Pick<ImageData, 'width' | 'height' | 'data'>

/** The text of the QR code in a picture; undefined when none can be read. */
export function decodePicture(picture: Picture): string | undefined {
  try {
    return decodeQR(picture)
  } catch (error) {
    // So the library says that there is none; what is wrong with the picture itself is a bug.
    if (error instanceof TypeError || error instanceof RangeError) throw error
    return undefined
  }
}
