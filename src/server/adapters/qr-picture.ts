import { encodeQR } from 'qr'
import sharp from 'sharp'

/** Modules of white around it. @see ISO/IEC 18004 §5.3.8 */
const QUIET = 4
const MODULE_PX = 5

/** A QR code as a PNG: black on white, also where everything else is dark. */
export function qrPicture(text: string): Promise<Buffer> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const side = rows.length * MODULE_PX
  const pixels = Buffer.alloc(side * side, 255)
  for (const [y, row] of rows.entries())
    for (const [x, isBlack] of row.entries())
      if (isBlack)
        for (let line = 0; line < MODULE_PX; line++)
          pixels.fill(0, (y * MODULE_PX + line) * side + x * MODULE_PX, (y * MODULE_PX + line) * side + (x + 1) * MODULE_PX)
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toBuffer()
}
