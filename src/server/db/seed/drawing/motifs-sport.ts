import type { Palette } from './colours.ts'
import { around, at, boxPath, circlePath, type Drawing, dot, flat, inked, line, patch, petalPath, placed, polygon, ring, seam, stitches } from './shapes.ts'

export function football(palette: Palette): Drawing {
  const five = (r: number, from: number) => polygon(...[0, 72, 144, 216, 288].map((degrees): [number, number] => around(degrees + from, r)))
  const seams = [0, 72, 144, 216, 288].map((degrees) => {
    const [x, y] = around(degrees, 48)
    const [fx, fy] = around(degrees, 88)
    return `M${at(x, y)}L${at(fx, fy)}`
  })
  const rim = [0, 72, 144, 216, 288].map((degrees) => {
    const [x, y] = around(degrees, 112)
    return placed(flat(five(40, 180), palette.paints[1]), { x, y, turn: degrees })
  })
  return [
    `<clipPath id="ball"><circle r="118"/></clipPath>`,
    patch(circlePath(0, 0, 122), '#FFFFFF', palette),
    `<g clip-path="url(#ball)">${rim.join('')}${line(seams.join(''), palette.dark, 6)}${[36, 108, 180, 252, 324].map((degrees) => line(`M${at(...around(degrees - 18, 92))}L${at(...around(degrees + 18, 92))}`, palette.dark, 6)).join('')}</g>`,
    inked(five(50, 0), palette.paints[0], seam(palette, 6)),
    stitches(circlePath(0, 0, 110), palette.paints[2], 2.6),
    `<circle r="122" fill="none" stroke="${palette.dark}" stroke-width="7"/>`,
  ].join('')
}

/** A bat, a ball and three stumps. */
export function cricket(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  return [
    ...[-34, 0, 34].map((x) => inked(boxPath([x - 8, -100, 16, 230]), palette.cream, seam(palette, 5))),
    inked(boxPath([-44, -114, 38, 14]), d, seam(palette, 4)),
    inked(boxPath([6, -114, 38, 14]), d, seam(palette, 4)),
    placed(
      inked(boxPath([-11, -150, 22, 90]), b, seam(palette, 5)) +
        stitches('M0 -146V-66', palette.cream, 3) +
        patch('M-30 -64H30C38 0 38 80 28 112H-28C-38 80 -38 0 -30 -64z', a, palette) +
        stitches('M0 -50V100', palette.cream, 2.6),
      {
        x: -84,
        y: 10,
        turn: -24,
      },
    ),
    patch(circlePath(92, 62, 44), c, palette),
    line('M64 34C86 48 94 78 86 104M76 26C98 42 106 74 98 104', palette.cream, 3.5),
  ].join('')
}

export function medal(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  return [
    inked('M-64 -150H-8L30 -10L-14 14z', b, seam(palette, 6)),
    inked('M64 -150H8L-30 -10L14 14z', c, seam(palette, 6)),
    placed(
      ring(16, () => `<g transform="translate(0 -70)">${flat(petalPath(28, 12), a)}</g>`) +
        patch(circlePath(0, 0, 80), d, palette) +
        stitches(circlePath(0, 0, 64), palette.dark, 2.6) +
        ring(5, () => flat('M0 0L-13 -18L0 -52L13 -18z', palette.dark)) +
        dot([0, 0, 12], palette.cream),
      { y: 56 },
    ),
  ].join('')
}

/** A racket and a shuttlecock. */
export function badminton(palette: Palette): Drawing {
  const [a, b, , d] = palette.paints
  const net = Array.from({ length: 7 }, (_, index) => `M${-54 + index * 18} -150V-20M-70 ${-140 + index * 18}H70`).join('')
  return [
    placed(
      [
        `<clipPath id="racket"><ellipse cx="0" cy="-84" rx="60" ry="74"/></clipPath>`,
        `<ellipse cx="0" cy="-84" rx="64" ry="78" fill="${palette.cream}" stroke="${palette.dark}" stroke-width="20"/><ellipse cx="0" cy="-84" rx="64" ry="78" fill="none" stroke="${a}" stroke-width="11"/>`,
        `<g clip-path="url(#racket)">${line(net, palette.dark, 2.5)}</g>`,
        inked(boxPath([-8, 0, 16, 70]), palette.dark, palette),
        inked(boxPath([-13, 62, 26, 88]), b, seam(palette, 5)),
        stitches('M0 70V142', palette.cream, 3),
      ].join(''),
      { x: -34, y: 10, turn: 28 },
    ),
    placed(
      inked('M-50 -70C-24 -84 24 -84 50 -70L22 26H-22z', '#FFFFFF', seam(palette, 5)) +
        line('M-26 -76L-10 24M0 -78V24M26 -76L10 24M-40 -34C-14 -26 14 -26 40 -34', palette.dark, 3) +
        patch('M-24 24H24C28 66 -28 66 -24 24z', d, palette),
      { x: 96, y: 60, turn: 28, scale: 0.9 },
    ),
  ].join('')
}

/** A running shoe with wings. */
export function runningShoe(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const wing = [0, 1, 2].map((step) =>
    inked(
      `M-70 ${-20 + step * 18}C-110 ${-40 + step * 14} -140 ${-80 + step * 30} -168 ${-70 + step * 34}C-150 ${-40 + step * 26} -110 ${0 + step * 16} -70 ${6 + step * 14}z`,
      step === 1 ? palette.cream : d,
      palette,
    ),
  )
  return [
    ...wing,
    patch('M-96 -40C-70 -30 -50 -40 -34 -70L10 -78C20 -40 60 -14 120 0C150 8 152 44 146 56H-96C-108 20 -106 -10 -96 -40z', a, palette),
    patch('M-102 50H152C152 84 140 90 120 90H-84C-100 90 -104 70 -102 50z', palette.cream, palette),
    inked('M-60 50C-20 40 0 10 20 -22L44 -8C30 20 10 44 0 50z', b, seam(palette, 5)),
    line('M-10 -54L26 -50M2 -34L42 -30M18 -14L60 -12', palette.cream, 6),
    stitches('M-86 70H140', c, 3.4),
  ].join('')
}

/** A chess knight on two squares. */
export const chessKnight = (palette: Palette): Drawing =>
  [
    patch('M-110 110H110V144H-110z', palette.paints[1], palette),
    patch('M-80 74H80V112H-80z', palette.paints[0], palette),
    patch(
      'M-70 76C-72 20 -30 0 -26 -34C-50 -24 -66 -10 -84 -20C-100 -32 -92 -58 -66 -76C-52 -100 -30 -118 -22 -146L4 -118C66 -110 86 -40 70 76z',
      palette.cream,
      palette,
    ),
    line('M8 -112C50 -96 62 -40 50 60', palette.paints[2], 10),
    stitches('M28 -84C44 -60 46 0 38 56', palette.dark, 2.6),
    dot([-30, -82, 9], palette.dark),
  ].join('')
