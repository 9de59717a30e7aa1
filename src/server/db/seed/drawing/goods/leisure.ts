import { circlePath, type Drawing, polygon } from '../shapes.ts'
import { BRASS, INK, mixed, type Paint, STEEL, WOOD } from './paint.ts'
import { box, fill, moved, oval, shine, standsOn, stroke, times, within } from './strokes.ts'

const spine = ([x, y, w, h]: readonly [number, number, number, number], colour: string, band: string): Drawing =>
  box({ x, y, w, h, r: 5 }, colour) +
  box({ x: x + w - 14, y: y + 5, w: 16, h: h - 10 }, '#FBF3E4') +
  box({ x: x + 22, y, w: 9, h }, band) +
  box({ x: x + 40, y: y + h / 2 - 4, w: w * 0.35, h: 8, r: 4 }, band)

/** Some books in a pile. */
export const books = ({ base, shade, accent, accentShade, cream }: Paint): Drawing =>
  [
    standsOn(100, 112),
    spine([-104, 56, 200, 42], shade, accent) +
      spine([-92, 18, 186, 38], accent, base) +
      spine([-100, -26, 190, 44], base, cream) +
      spine([-84, -62, 160, 36], accentShade, cream),
    `<g transform="rotate(-5)">${spine([-70, -104, 150, 34], base, accent)}</g>`,
    shine('M-94 66V84', 5),
  ].join('')

/** One book, its cover to the front. */
export const book = ({ base, shade, deep, light, accent, cream }: Paint): Drawing =>
  [
    '<path d="M-66 -100H86V116H-66z" fill="#2A1F2D" fill-opacity=".14"/>',
    box({ x: -70, y: -108, w: 146, h: 212, r: 5 }, cream) +
      box({ x: -78, y: -112, w: 146, h: 214, r: 6 }, base) +
      box({ x: -78, y: -112, w: 24, h: 214, r: 5 }, deep),
    box({ x: -38, y: -92, w: 90, h: 12, r: 6 }, accent) + box({ x: -24, y: -70, w: 62, h: 8, r: 4 }, light),
    fill(circlePath(8, 8, 46), shade) +
      within(
        circlePath(8, 8, 46),
        fill(circlePath(22, -6, 17), accent) + fill('M-40 24C-20 -10 0 10 14 24C30 4 50 10 60 30V60H-40z', light) + box({ x: -40, y: 34, w: 100, h: 24 }, deep),
      ),
    box({ x: -14, y: 76, w: 44, h: 8, r: 4 }, accent),
    shine('M-46 -70V-20', 5),
  ].join('')

export const notebook = ({ base, shade, accent, cream }: Paint): Drawing =>
  [
    '<rect x="-62" y="-94" width="152" height="204" rx="10" fill="#2A1F2D" fill-opacity=".14"/>',
    box({ x: -70, y: -104, w: 152, h: 204, r: 10 }, base) + fill('M50 -104H72A10 10 0 0 1 82 -94V90A10 10 0 0 1 72 100H40z', shade),
    box({ x: -30, y: -72, w: 84, h: 54, r: 6 }, cream) + stroke('M-18 -54H40M-18 -38H24', accent, 6),
    times(8, (at) => stroke(`M-84 ${-86 + at * 24}H-56`, STEEL.deep, 6)),
    `<g transform="translate(58 44) rotate(28)">${box({ x: -8, y: -78, w: 16, h: 126, r: 5 }, accent)}${fill('M-8 46H8L0 70z', cream)}${box({ x: -8, y: -84, w: 16, h: 18, r: 5 }, INK)}</g>`,
    shine('M-50 10V70', 6),
  ].join('')

/** Colours and a brush. */
export const paints = ({ base, shade, accent, cream }: Paint): Drawing =>
  [
    standsOn(70, 112),
    box({ x: -108, y: -34, w: 216, h: 98, r: 12 }, base) +
      box({ x: -108, y: 44, w: 216, h: 20, r: 9 }, shade) +
      box({ x: -96, y: -24, w: 192, h: 64, r: 6 }, cream),
    times(10, (at) =>
      oval(
        [-78 + (at % 5) * 39, -8 + Math.floor(at / 5) * 32, 15, 11],
        ['#C8303F', '#E47A2E', '#EDBB3A', '#2F7F56', '#1D8A88', '#2F68A8', '#7A55A6', '#DE6A93', '#8A5A3A', '#34313A'][at] ?? accent,
      ),
    ),
    `<g transform="rotate(-24) translate(6 -66)">${box({ x: -100, y: -7, w: 150, h: 13, r: 6 }, WOOD.base)}${box({ x: 48, y: -9, w: 26, h: 17 }, STEEL.base)}${fill('M74 -10C96 -12 110 0 122 0C108 8 96 12 74 9z', accent)}</g>`,
    shine('M-100 -18V28', 5),
  ].join('')

export const bat = ({ base, shade, accent, cream }: Paint): Drawing =>
  [
    `<g transform="rotate(32)">${box({ x: -11, y: -140, w: 22, h: 90, r: 10 }, INK)}${times(5, (at) => box({ x: -12, y: -132 + at * 15, w: 24, h: 5 }, base))}${fill('M-28 -50H28L34 104C34 122 -34 122 -34 104z', '#E5C48F')}${fill('M8 -50H28L34 104C34 114 20 118 8 118z', '#C9A468')}${box({ x: -20, y: 0, w: 34, h: 52, r: 6 }, base)}${stroke('M-12 18H6M-12 34H0', cream, 6)}</g>`,
    moved(
      fill(circlePath(0, 0, 34), base) +
        fill('M8 -33a34 34 0 0 1 -8 67a46 46 0 0 0 8 -67z', shade) +
        stroke('M-26 -20C-8 -8 -8 8 -26 20', cream, 4) +
        stroke('M-18 -26C2 -12 2 12 -18 26', accent, 3),
      -72,
      66,
    ),
    shine('M-4 -8L-16 26', 6),
  ].join('')

export const football = ({ base, cream }: Paint): Drawing => {
  const five = (x: number, y: number, r: number) =>
    fill(
      polygon(
        ...[0, 72, 144, 216, 288].map((degrees): [number, number] => [
          x + Math.sin((degrees * Math.PI) / 180) * r,
          y - Math.cos((degrees * Math.PI) / 180) * r,
        ]),
      ),
      base,
    )
  const ball = circlePath(0, 0, 92)
  return [
    standsOn(98, 78),
    fill(ball, cream),
    within(
      ball,
      five(0, 0, 34) +
        [36, 108, 180, 252, 324].map((turn) => five(Math.sin((turn * Math.PI) / 180) * 92, -Math.cos((turn * Math.PI) / 180) * 92, 34)).join('') +
        [0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn})">${stroke('M0 -34V-62M0 -62L-32 -76M0 -62L32 -76', '#BDB3A6', 4)}</g>`).join('') +
        '<path d="M40 -92C110 -40 110 60 20 100H100V-92z" fill="#2A1F2D" fill-opacity=".14"/>',
    ),
    shine('M-66 -34C-58 -50 -46 -62 -32 -68'),
  ].join('')
}

export const racket = ({ base, shade, accent, cream }: Paint): Drawing =>
  [
    `<g transform="rotate(34)">${stroke('M0 20V112', STEEL.shade, 7)}${box({ x: -9, y: 74, w: 18, h: 58, r: 7 }, INK)}${within(
      'M-50 -50A50 64 0 0 1 50 -50A50 64 0 0 1 -50 -50z',
      times(7, (at) => stroke(`M-50 ${-104 + at * 17}H50`, '#A9A19C', 1.6) + stroke(`M${-48 + at * 16} -116V16`, '#A9A19C', 1.6)),
    )}<ellipse cx="0" cy="-50" rx="50" ry="64" fill="none" stroke="${base}" stroke-width="10"/><path d="M20 -108A50 64 0 0 1 20 8" fill="none" stroke="${shade}" stroke-width="10"/></g>`,
    `<g transform="translate(-58 58) rotate(-24)">${fill('M-34 -44H34L16 12H-16z', cream)}${times(5, (at) => stroke(`M${-28 + at * 14} -42L${-12 + at * 6} 10`, '#D8CFC0', 3))}${fill('M-20 8H20C22 34 -22 34 -20 8z', accent)}${stroke('M-25 -16H25', base, 4)}</g>`,
    shine('M18 -100C4 -88 -4 -74 -8 -60', 5),
  ].join('')

export const carrom = ({ base, accent, ink, cream }: Paint): Drawing =>
  [
    '<rect x="-98" y="-92" width="208" height="208" rx="8" fill="#2A1F2D" fill-opacity=".14"/>',
    box({ x: -106, y: -106, w: 208, h: 208, r: 8 }, WOOD.deep) + box({ x: -88, y: -88, w: 172, h: 172 }, '#EAD3A6'),
    [-80, 76].map((x) => [-80, 76].map((y) => fill(circlePath(x, y, 11), ink)).join('')).join(''),
    `<rect x="-58" y="-58" width="112" height="112" fill="none" stroke="${base}" stroke-width="4"/><circle cx="-2" cy="-2" r="30" fill="none" stroke="${ink}" stroke-width="3"/>`,
    times(6, (at) => fill(circlePath(-2 + Math.round(Math.sin(at * 1.047) * 20), -2 - Math.round(Math.cos(at * 1.047) * 20), 9.5), at % 2 ? ink : cream)) +
      fill(circlePath(-2, -2, 9.5), base),
    fill(circlePath(24, 64, 13), accent) + fill(circlePath(24, 64, 7), cream),
    shine('M-98 -84V-20', 5),
  ].join('')

export const dumbbells = ({ base, shade, accent }: Paint): Drawing => {
  const one =
    box({ x: -70, y: -9, w: 140, h: 18, r: 8 }, STEEL.shade) +
    [-1, 1]
      .map((side) => box({ x: side * 70 - 16, y: -40, w: 32, h: 80, r: 9 }, base) + box({ x: side * 96 - 11, y: -30, w: 22, h: 60, r: 8 }, shade))
      .join('') +
    box({ x: -30, y: -9, w: 60, h: 18 }, INK)
  return [
    standsOn(92, 112),
    `<g transform="translate(6 -34) rotate(-18)">${one}</g>`,
    moved(one, 0, 48),
    fill(circlePath(-70, 48, 8), accent) + fill(circlePath(70, 48, 8), accent),
    shine('M-80 22V70', 5),
  ].join('')
}

export const harmonium = ({ base, accent, cream, ink }: Paint): Drawing =>
  [
    standsOn(86, 118),
    fill('M-110 -36L-96 -78H104L112 -36z', WOOD.light) + fill('M60 -78H104L112 -36H70z', WOOD.base),
    times(5, (at) => fill(`M${-88 + at * 3} ${-74 + at * 8}H${96 + at * 3}l2 5H${-90 + at * 3}z`, at % 2 ? base : accent)),
    box({ x: -112, y: -38, w: 224, h: 118, r: 6 }, WOOD.base) + box({ x: 60, y: -38, w: 52, h: 118, r: 6 }, WOOD.shade),
    box({ x: -100, y: -24, w: 200, h: 50 }, cream) +
      times(13, (at) => box({ x: -86 + at * 14.4, y: -24, w: 1.6, h: 50 }, '#CFC4B1')) +
      times(9, (at) => box({ x: -92 + at * 21.4, y: -24, w: 9, h: 29 }, ink)),
    times(5, (at) => fill(circlePath(-76 + at * 38, 50, 9), BRASS.base) + fill(circlePath(-76 + at * 38, 50, 4), BRASS.deep)),
    shine('M-102 36V66', 5),
  ].join('')

const drum = ({ skin, side, dark }: { skin: string; side: string; dark: string }, [w, h]: readonly [number, number]): Drawing =>
  standsOn(h, w + 4) +
  `<path d="M${-w} 0C${-w - 10} ${h * 0.6} ${-w * 0.7} ${h} 0 ${h}C${w * 0.7} ${h} ${w + 10} ${h * 0.6} ${w} 0z" fill="${side}"/><path d="M${w * 0.4} 0H${w}C${w + 10} ${h * 0.6} ${w * 0.7} ${h} ${w * 0.1} ${h}C${w * 0.6} ${h * 0.7} ${w * 0.6} ${h * 0.3} ${w * 0.4} 0z" fill="${dark}"/>` +
  times(6, (at) => stroke(`M${-w + 6 + at * ((2 * w - 12) / 5)} 4L${(-w + 6 + at * ((2 * w - 12) / 5)) * 0.72} ${h - 10}`, WOOD.light, 3.4)) +
  `<ellipse cx="0" cy="0" rx="${w + 4}" ry="${w * 0.36}" fill="${WOOD.deep}"/><ellipse cx="0" cy="-3" rx="${w - 3}" ry="${w * 0.3}" fill="${skin}"/><ellipse cx="2" cy="-3" rx="${w * 0.42}" ry="${w * 0.14}" fill="${INK}"/>`

export const tabla = ({ base, shade, cream }: Paint): Drawing =>
  moved(drum({ skin: cream, side: STEEL.base, dark: STEEL.shade }, [56, 100]), -52, -6) +
  moved(drum({ skin: cream, side: base, dark: shade }, [42, 118]), 62, -26) +
  shine('M-96 24C-96 44 -92 58 -86 68', 6)

export const ektara = ({ base, shade, accent }: Paint): Drawing =>
  [
    standsOn(108, 60),
    stroke('M-40 40L-4 -104M40 40L4 -104', WOOD.base, 12),
    box({ x: -12, y: -120, w: 24, h: 30, r: 8 }, WOOD.deep) + stroke('M-22 -100H-8', accent, 8),
    stroke('M0 -90V52', STEEL.deep, 2.5),
    fill('M-56 30H56C66 84 40 108 0 108C-40 108 -66 84 -56 30z', base) +
      fill('M24 30H56C66 84 40 108 0 108C34 90 36 60 24 30z', shade) +
      `<ellipse cx="0" cy="30" rx="56" ry="15" fill="${WOOD.light}"/>`,
    times(7, (at) => fill(`M${-36 + at * 12} ${66 + Math.round(5 - (at - 3) ** 2 * 0.6)}l6 8l-6 8l-6 -8z`, accent)),
    shine('M-46 46C-48 62 -44 74 -36 84', 6),
  ].join('')

export const flute = ({ accent }: Paint): Drawing =>
  `<g transform="rotate(-32)">${[
    '<rect x="-122" y="4" width="250" height="24" rx="12" fill="#2A1F2D" fill-opacity=".16"/>',
    box({ x: -128, y: -16, w: 256, h: 32, r: 14 }, WOOD.light) + box({ x: -128, y: 2, w: 256, h: 14, r: 7 }, WOOD.base),
    times(6, (at) => oval([-8 + at * 20, -5, 6, 5], INK)) + oval([-76, -5, 8, 6], INK),
    [-112, -44, 112].map((x) => times(4, (at) => box({ x: x + at * 5 - 10, y: -17, w: 3, h: 34 }, accent))).join(''),
    shine('M-104 -11H-90', 4),
  ].join('')}</g>`

export const guitar = ({ base, shade, accent, cream, ink }: Paint): Drawing =>
  `<g transform="rotate(24) translate(0 8)">${[
    box({ x: -10, y: -128, w: 20, h: 130 }, WOOD.deep) +
      fill('M-15 -150H15L12 -122H-12z', INK) +
      times(3, (at) => fill(circlePath(-18, -144 + at * 9, 3), STEEL.base) + fill(circlePath(18, -144 + at * 9, 3), STEEL.base)),
    fill('M0 -34C36 -40 52 -16 42 8C40 20 62 26 64 58C66 94 36 108 0 108C-36 108 -66 94 -64 58C-62 26 -40 20 -42 8C-52 -16 -36 -40 0 -34z', base),
    fill('M14 -36C42 -36 50 -14 42 8C40 20 62 26 64 58C66 94 36 108 8 108C50 80 44 40 20 10C26 -10 24 -26 14 -36z', shade),
    fill(circlePath(0, 28, 21), accent) + fill(circlePath(0, 28, 16), ink) + box({ x: -24, y: 70, w: 48, h: 10, r: 4 }, WOOD.deep),
    times(3, (at) => stroke(`M${-5 + at * 5} -120V74`, cream, 1.5)),
    shine('M-34 -18C-38 -8 -36 0 -32 8', 6),
  ].join('')}</g>`

export const bicycle = ({ base, accent }: Paint): Drawing => {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="42" r="46" fill="none" stroke="${INK}" stroke-width="8"/><circle cx="${x}" cy="42" r="7" fill="${STEEL.shade}"/>${times(10, (at) => `<g transform="translate(${x} 42) rotate(${at * 36})">${box({ x: -0.8, y: -43, w: 1.6, h: 43 }, '#A3ABB2')}</g>`)}`
  return [
    standsOn(92, 124),
    wheel(-70) + wheel(70),
    stroke('M-70 42L-34 -30H42L2 42H-70M-34 -30L2 42M42 -30L70 42', base, 9),
    stroke('M42 -30L36 -62H60M-34 -30L-40 -50', INK, 8) + box({ x: -64, y: -62, w: 46, h: 13, r: 6 }, accent),
    fill(circlePath(2, 42, 14), STEEL.deep) + stroke('M2 42L16 62', INK, 6) + box({ x: 8, y: 60, w: 22, h: 7, r: 3 }, INK),
    shine('M-26 -24H20', 4),
  ].join('')
}

export const helmet = ({ base, shade, light, accent, ink }: Paint): Drawing =>
  [
    standsOn(86, 96),
    fill('M-96 20C-100 -60 -50 -104 8 -104C72 -104 108 -58 104 4C102 40 96 70 84 80H4C-4 60 -40 48 -92 44z', base),
    fill('M44 -96C84 -80 106 -44 104 4C102 40 96 70 84 80H52C84 20 84 -50 44 -96z', shade),
    fill('M-98 -14C-66 -34 -10 -34 20 -18C26 10 16 36 4 46C-30 36 -60 36 -94 40z', ink) +
      fill('M-88 -10C-74 -18 -58 -22 -44 -23L-58 36C-70 36 -80 37 -90 38z', mixed(ink, '#FFFFFF', 0.25)),
    stroke('M-60 -70C-20 -96 40 -92 70 -58', accent, 9) + stroke('M30 60H78', light, 6),
    shine('M-70 -52C-60 -70 -46 -82 -30 -89'),
  ].join('')

export const drill = ({ base, shade, accent, ink }: Paint): Drawing =>
  [
    standsOn(108, 70, 18),
    stroke('M-116 -44H-70', STEEL.shade, 9) + box({ x: -82, y: -60, w: 30, h: 32, r: 5 }, ink),
    box({ x: -56, y: -78, w: 152, h: 68, r: 18 }, base) + fill('M60 -78H78A18 18 0 0 1 96 -60V-28A18 18 0 0 1 78 -10H50C66 -30 68 -56 60 -78z', shade),
    fill('M18 -14H70L84 70H30z', base) + fill('M52 -14H70L84 70H62z', shade) + box({ x: 6, y: -8, w: 16, h: 36, r: 7 }, accent),
    box({ x: 14, y: 66, w: 92, h: 38, r: 9 }, ink) + box({ x: 26, y: 78, w: 30, h: 12, r: 4 }, accent),
    times(4, (at) => stroke(`M${-36 + at * 14} -60V-34`, shade, 5)),
    shine('M-38 -68H20', 5),
  ].join('')

export const paintCan = ({ base, shade, light, cream }: Paint): Drawing =>
  [
    standsOn(104, 84),
    stroke('M-72 -44C-70 -126 70 -126 72 -44', STEEL.deep, 6),
    box({ x: -76, y: -48, w: 152, h: 150, r: 8 }, STEEL.base) + fill('M40 -48H68A8 8 0 0 1 76 -40V94A8 8 0 0 1 68 102H40z', STEEL.shade),
    `<ellipse cx="0" cy="-48" rx="76" ry="24" fill="${STEEL.light}"/><ellipse cx="0" cy="-48" rx="64" ry="18" fill="${base}"/>`,
    fill('M-64 -46C-60 -26 -50 -28 -48 -6C-46 10 -30 10 -30 -8C-28 -24 -10 -26 -8 -30H-64z', base) +
      fill('M-30 -8C-29 -18 -20 -24 -12 -28L-20 -30H-36z', shade),
    box({ x: -52, y: 18, w: 100, h: 58, r: 6 }, cream) + fill(circlePath(-2, 47, 19), base) + fill(circlePath(-8, 41, 6), light),
    shine('M-62 4V70', 6),
  ].join('')
