import { writeFile } from 'node:fs/promises'
import { encodeQR } from 'qr'

const WIDTH = 640
const HEIGHT = 480
const MODULE_PX = 8
/** Chromium begins again at the end. */
const FRAMES = 2
const [WHITE, GREY] = [235, 128]

/**
 * Films a QR code for Chromium's `--use-file-for-fake-video-capture`: what a camera would see of a phone held before it.
 * @param file ending in `.y4m`; a camera that is opened later shows it. @see https://wiki.multimedia.cx/index.php/YUV4MPEG2
 */
export async function filmCode(file: string, text: string): Promise<void> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const size = rows.length
  const left = Math.floor((WIDTH - size * MODULE_PX) / 2)
  const top = Math.floor((HEIGHT - size * MODULE_PX) / 2)
  const light = Buffer.alloc(WIDTH * HEIGHT, GREY)
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      for (let line = 0; line < MODULE_PX; line += 1) {
        const start = (top + y * MODULE_PX + line) * WIDTH + left + x * MODULE_PX
        light.fill(isDark ? 16 : WHITE, start, start + MODULE_PX)
      }
    })
  })
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)])
  await writeFile(file, Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), ...Array.from({ length: FRAMES }, () => frame)]))
}
