import { cleanup, render, screen } from '@testing-library/react'
import jsQr from 'jsqr'
import { afterEach, describe, expect, it } from 'vitest'
import { QrCode } from '#app/ui/media/qr-code.tsx'
import { aQrText } from '#tests/support/phone/a-ticket.ts'

const MODULE_PX = 4

/** The drawing as a camera sees it: every rectangle of the path painted dark on white. */
function paint(svg: Element): { pixels: Uint8ClampedArray; size: number } {
  const units = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const size = units * MODULE_PX
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x, y, width] of svg
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g) ?? []) {
    for (let row = 0; row < MODULE_PX; row += 1) {
      const start = ((Number(y) * MODULE_PX + row) * size + Number(x) * MODULE_PX) * 4
      for (let at = start; at < start + Number(width) * MODULE_PX * 4; at += 1) if (at % 4 !== 3) pixels[at] = 0
    }
  }
  return { pixels, size }
}

const draw = (text: string) => {
  render(<QrCode text={text} label="the code" />)
  return screen.getByRole('img', { name: 'the code' })
}

afterEach(cleanup)

describe('a drawn QR code', () => {
  it.each([aQrText(), aQrText('00000000'), 'HTTPS://HATKHOLA.EXAMPLE/'])('is read by a camera as what it says: %s', (text) => {
    const { pixels, size } = paint(draw(text))
    expect(jsQr(pixels, size, size)?.data).toBe(text)
  })

  it('is of few modules, and has white around it', () => {
    const svg = draw(aQrText())
    // Version 6, 41 modules, with four of white on either side: in the narrow letters, with medium correction.
    expect(svg.getAttribute('viewBox')).toBe('0 0 49 49')
    const { pixels, size } = paint(svg)
    const edge = 4 * MODULE_PX
    const isWhite = (x: number, y: number) => pixels[(y * size + x) * 4] === 255
    for (let at = 0; at < size; at += 1) for (const to of [0, edge - 1, size - edge, size - 1]) expect(isWhite(at, to) && isWhite(to, at)).toBe(true)
    expect(isWhite(edge, edge)).toBe(false)
  })

  it('has nothing that the policy of pages refuses', () => {
    expect(draw(aQrText()).outerHTML).not.toMatch(/style=|<script|<style|href/)
  })
})
