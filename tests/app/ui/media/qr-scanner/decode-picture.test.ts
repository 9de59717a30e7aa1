import { encodeQR } from 'qr'
import { describe, expect, it } from 'vitest'
import { decodePicture, type Picture } from '#app/ui/media/qr-scanner/decode-picture.ts'
import { aQrText } from '#tests/support/phone/a-ticket.ts'

interface Options {
  /** Pixels of one module. */
  module: number
  /** Around the code. */
  ground?: number
  dark?: number
  /** Of every pixel, up or down. */
  noise?: number
}

/** What a camera would give of a code: grey on grey, with noise that is the same each time. */
function photo(text: string, { module, ground = 255, dark = 0, noise = 0 }: Options): Picture {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 6 })
  const side = rows.length * module
  const data = new Uint8ClampedArray(side * side * 4)
  let state = 7
  for (let at = 0; at < side * side; at += 1) {
    const isDark = rows[Math.floor(at / side / module)]?.[Math.floor((at % side) / module)]
    state = (state * 1103515245 + 12345) % 2147483648
    const value = (isDark ? dark : ground) + ((state / 2147483648) * 2 - 1) * noise
    data.fill(value, at * 4, at * 4 + 3)
    data[at * 4 + 3] = 255
  }
  return { width: side, height: side, data }
}

describe('the reader of our own', () => {
  it('reads a ticket', () => {
    const text = aQrText()
    expect(text).toHaveLength(146)
    expect(decodePicture(photo(text, { module: 6 }))).toBe(text)
  })

  it.each([
    ['small in the picture', { module: 3 }],
    ['in poor light', { module: 6, ground: 120, dark: 60 }],
    ['with the noise of a cheap camera', { module: 6, ground: 200, dark: 50, noise: 35 }],
  ])('reads it %s', (_, distortion) => {
    expect(decodePicture(photo(aQrText('00000000'), distortion))).toBe(aQrText('00000000'))
  })

  it('finds nothing where there is nothing', () => {
    expect(decodePicture({ width: 320, height: 320, data: new Uint8ClampedArray(320 * 320 * 4).fill(200) })).toBeUndefined()
  })

  it('says of a picture that is none that the page is wrong', () => {
    expect(() => decodePicture({ width: 320, height: 320, data: new Uint8ClampedArray(7) })).toThrow()
  })
})
