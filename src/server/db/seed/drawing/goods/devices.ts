import { circlePath, type Drawing } from '../shapes.ts'
import { INK, type Paint, STEEL } from './paint.ts'
import { box, fill, moved, oval, shine, standsOn, stroke, times } from './strokes.ts'

const DARK = '#26232C'
const tilted = (drawing: Drawing, turn = -8): Drawing => `<g transform="rotate(${turn})">${drawing}</g>`
const cast = (x: number, y: number, [w, h, r]: readonly [number, number, number]): Drawing =>
  `<rect x="${x + 6}" y="${y + 9}" width="${w}" height="${h}" rx="${r}" fill="#2A1F2D" fill-opacity=".16"/>`

export const smartphone = ({ base, shade, light, accent, cream }: Paint): Drawing =>
  tilted(
    [
      cast(-58, -114, [116, 228, 18]),
      box({ x: -58, y: -114, w: 116, h: 228, r: 18 }, DARK),
      box({ x: -51, y: -106, w: 102, h: 212, r: 12 }, base),
      fill('M-51 20C-20 -10 20 40 51 6V94A12 12 0 0 1 39 106H-39A12 12 0 0 1 -51 94z', shade) +
        fill('M-51 60C-10 34 20 80 51 52V94A12 12 0 0 1 39 106H-39A12 12 0 0 1 -51 94z', accent),
      fill(circlePath(24, -40, 19), cream),
      fill(circlePath(0, -95, 6), DARK),
      times(4, (at) => box({ x: -40 + at * 21, y: 78, w: 16, h: 16, r: 5 }, at % 2 ? cream : light)),
      shine('M-40 -86V-30', 6),
    ].join(''),
  )

export const buttonPhone = ({ base, shade, accent, cream }: Paint): Drawing =>
  tilted(
    [
      cast(-48, -114, [96, 228, 24]),
      box({ x: -48, y: -114, w: 96, h: 228, r: 24 }, base) + fill('M24 -114A24 24 0 0 1 48 -90V90A24 24 0 0 1 24 114H14C26 40 28 -40 24 -114z', shade),
      box({ x: -36, y: -92, w: 72, h: 72, r: 6 }, DARK) + box({ x: -31, y: -87, w: 62, h: 62, r: 3 }, '#B9D6C4') + stroke('M-22 -70H10M-22 -54H20', DARK, 5),
      box({ x: -22, y: -8, w: 44, h: 24, r: 10 }, accent),
      times(12, (at) => box({ x: -38 + (at % 3) * 27, y: 26 + Math.floor(at / 3) * 20, w: 22, h: 13, r: 6 }, cream)),
      shine('M-40 -84V-46', 5),
    ].join(''),
  )

/** The back of a phone in its cover. */
export const phoneCover = ({ base, shade, light, accent, cream }: Paint): Drawing =>
  tilted(
    [
      cast(-60, -116, [120, 232, 24]),
      box({ x: -60, y: -116, w: 120, h: 232, r: 24 }, base) + fill('M36 -116A24 24 0 0 1 60 -92V92A24 24 0 0 1 36 116H22C40 40 42 -40 36 -116z', shade),
      box({ x: -48, y: -104, w: 44, h: 66, r: 14 }, DARK) +
        fill(circlePath(-26, -86, 12), STEEL.deep) +
        fill(circlePath(-26, -86, 5), light) +
        fill(circlePath(-26, -58, 12), STEEL.deep) +
        fill(circlePath(-26, -58, 5), light),
      times(
        8,
        (at) => `<g transform="translate(0 34) rotate(${at * 45})">${fill('M0 -8C-14 -20 -10 -40 0 -50C10 -40 14 -20 0 -8z', at % 2 ? accent : cream)}</g>`,
      ) + fill(circlePath(0, 34, 10), shade),
      shine('M-46 -20V70', 6),
    ].join(''),
    8,
  )

export const charger = ({ base, shade, accent }: Paint): Drawing =>
  [
    standsOn(92, 108),
    stroke('M-30 -20C10 -20 10 70 60 70C104 70 100 -10 64 -24', accent, 9),
    box({ x: -98, y: -70, w: 76, h: 100, r: 16 }, base) + fill('M-38 -70A16 16 0 0 1 -22 -54V14A16 16 0 0 1 -38 30H-52C-42 0 -38 -40 -38 -70z', shade),
    box({ x: -84, y: -98, w: 12, h: 32, r: 3 }, STEEL.shade) + box({ x: -52, y: -98, w: 12, h: 32, r: 3 }, STEEL.shade),
    box({ x: -34, y: -30, w: 22, h: 20, r: 4 }, INK),
    `<g transform="translate(66 -44) rotate(10)">${box({ x: -13, y: -26, w: 26, h: 50, r: 8 }, INK)}${box({ x: -8, y: -48, w: 16, h: 24, r: 3 }, STEEL.base)}</g>`,
    shine('M-86 -46V-6', 6),
  ].join('')

export const earphones = ({ base, shade, accent, cream }: Paint): Drawing => {
  const bud = (x: number) =>
    moved(
      fill('M-16 -20C-16 -40 22 -40 22 -16C22 0 10 4 6 8V44C6 52 -10 52 -10 44V0C-14 -4 -16 -12 -16 -20z', cream) + oval([14, -18, 9, 12], '#5B5662'),
      x,
      -58,
    )
  return [
    standsOn(98, 84),
    `${bud(-34)}<g transform="scale(-1 1)">${bud(-34)}</g>`,
    `${fill('M-86 0C-86 -40 86 -40 86 0L86 12H-86z', shade)}<ellipse cx="0" cy="8" rx="78" ry="14" fill="${DARK}"/>`,
    box({ x: -86, y: 6, w: 172, h: 90, r: 34 }, base) + fill('M46 6H52A34 34 0 0 1 86 40V62A34 34 0 0 1 52 96H30C50 70 54 36 46 6z', shade),
    fill(circlePath(0, 46, 8), accent),
    shine('M-68 36C-68 54 -62 68 -54 76', 6),
  ].join('')
}

export const powerBank = ({ base, shade, light, accent, cream }: Paint): Drawing =>
  tilted(
    [
      cast(-60, -106, [120, 212, 18]),
      box({ x: -60, y: -106, w: 120, h: 212, r: 18 }, base) + fill('M42 -106A18 18 0 0 1 60 -88V88A18 18 0 0 1 42 106H24C42 40 44 -40 42 -106z', shade),
      box({ x: -34, y: -114, w: 26, h: 12, r: 3 }, DARK) + box({ x: 8, y: -114, w: 26, h: 12, r: 3 }, DARK),
      fill('M8 -58L-28 12H-4L-10 62L28 -10H4z', accent),
      times(4, (at) => fill(circlePath(-30 + at * 20, 84, 5), at < 3 ? cream : light)),
      shine('M-44 -84V10', 6),
    ].join(''),
    10,
  )

export const laptop = ({ base, shade, accent, cream }: Paint): Drawing =>
  [
    standsOn(76, 124),
    box({ x: -92, y: -88, w: 184, h: 132, r: 10 }, DARK) + box({ x: -83, y: -79, w: 166, h: 114, r: 4 }, base),
    fill('M-83 14C-40 -30 10 30 83 -18V31A4 4 0 0 1 79 35H-79A4 4 0 0 1 -83 31z', shade) + fill(circlePath(44, -44, 16), cream),
    box({ x: -70, y: -66, w: 60, h: 40, r: 5 }, cream) + stroke('M-60 -54H-22M-60 -42H-34', accent, 5),
    fill('M-92 44H92L118 66H-118z', STEEL.base) + times(3, (at) => stroke(`M${-82 - at * 6} ${49 + at * 5}H${82 + at * 6}`, STEEL.deep, 2)),
    box({ x: -118, y: 64, w: 236, h: 12, r: 6 }, STEEL.shade) + box({ x: -24, y: 64, w: 48, h: 6, r: 3 }, STEEL.deep),

    shine('M-74 -12L-60 -22', 5),
  ].join('')

export const keyboard = ({ base, shade, accent, cream }: Paint): Drawing =>
  [
    standsOn(66, 118),
    fill('M-104 -40H104L118 58H-118z', base) + box({ x: -118, y: 54, w: 236, h: 14, r: 6 }, shade),
    times(4, (row) =>
      times(10, (at) =>
        box({ x: -96 - row * 2 + at * (19.4 + row * 0.5), y: -32 + row * 21, w: 15 + row * 0.5, h: 15, r: 3 }, row === 1 && at === 0 ? accent : cream),
      ),
    ),
    shine('M-98 -34H-70', 4),
  ].join('')

export const router = ({ base, shade, accent, cream }: Paint): Drawing =>
  [
    standsOn(84, 112),
    box({ x: -84, y: -104, w: 13, h: 130, r: 6 }, DARK) + box({ x: 71, y: -104, w: 13, h: 130, r: 6 }, DARK),
    [30, 52, 74]
      .map((r) => stroke(`M${-r * 0.75} ${-30 - r * 0.6}C${-r * 0.4} ${-30 - r} ${r * 0.4} ${-30 - r} ${r * 0.75} ${-30 - r * 0.6}`, accent, 7))
      .join(''),
    fill('M-96 12H96L112 40H-112z', cream),
    box({ x: -112, y: 38, w: 224, h: 42, r: 10 }, base) + fill('M60 38H102A10 10 0 0 1 112 48V70A10 10 0 0 1 102 80H66z', shade),
    times(5, (at) => fill(circlePath(-80 + at * 22, 59, 5), at < 4 ? '#7FD08A' : accent)),
    shine('M-84 22H-40', 5),
  ].join('')

export const speaker = ({ base, shade, light, accent }: Paint): Drawing =>
  [
    standsOn(106, 76),
    box({ x: -70, y: -112, w: 140, h: 218, r: 22 }, base) + fill('M48 -112A22 22 0 0 1 70 -90V84A22 22 0 0 1 48 106H26C46 40 50 -50 48 -112z', shade),
    fill(circlePath(0, -56, 32), DARK) + fill(circlePath(0, -56, 20), STEEL.deep) + fill(circlePath(0, -56, 8), light),
    fill(circlePath(0, 36, 50), DARK) + fill(circlePath(0, 36, 38), STEEL.deep) + fill(circlePath(0, 36, 27), DARK) + fill(circlePath(0, 36, 13), accent),
    shine('M-56 -84V-20', 6),
  ].join('')

export const radio = ({ base, shade, accent, cream }: Paint): Drawing =>
  [
    standsOn(84, 114),
    stroke('M60 -54L96 -118', STEEL.shade, 6),
    stroke('M-70 -54C-66 -94 40 -94 44 -54', shade, 9),
    box({ x: -108, y: -56, w: 216, h: 138, r: 18 }, base) + fill('M78 -56H90A18 18 0 0 1 108 -38V64A18 18 0 0 1 90 82H62C78 40 82 -10 78 -56z', shade),
    fill(circlePath(-48, 14, 44), cream) + times(5, (at) => stroke(`M${-80 + at * 4} ${-6 + at * 10}H${-16 - at * 4}`, shade, 4)),
    box({ x: 10, y: -34, w: 84, h: 34, r: 5 }, cream) +
      times(7, (at) => box({ x: 18 + at * 11, y: -28, w: 2.5, h: at % 3 ? 10 : 18 }, INK)) +
      box({ x: 56, y: -34, w: 4, h: 34 }, accent),
    fill(circlePath(30, 40, 17), accent) + fill(circlePath(76, 40, 17), accent),
    shine('M-92 -34C-86 -40 -78 -42 -66 -42', 6),
  ].join('')

export const camera = ({ base, shade, light, accent, cream }: Paint): Drawing =>
  [
    standsOn(80, 112),
    fill('M-40 -56L-26 -86H26L40 -56z', STEEL.base) + box({ x: -92, y: -68, w: 36, h: 16, r: 5 }, STEEL.shade),
    box({ x: -108, y: -58, w: 216, h: 136, r: 16 }, base) +
      box({ x: -108, y: -58, w: 216, h: 34, r: 14 }, STEEL.base) +
      fill('M76 -24H108V62A16 16 0 0 1 92 78H60z', shade),
    fill(circlePath(0, 14, 58), DARK) +
      fill(circlePath(0, 14, 46), STEEL.deep) +
      fill(circlePath(0, 14, 35), DARK) +
      fill(circlePath(0, 14, 20), '#3F5F86') +
      fill(circlePath(-8, 6, 7), light),
    box({ x: 62, y: -48, w: 32, h: 16, r: 4 }, cream) + fill(circlePath(-84, -8, 6), accent),
    shine('M-94 -6V44', 6),
  ].join('')

export const iron = ({ base, shade, light, accent }: Paint): Drawing =>
  [
    standsOn(78, 116),
    fill('M-110 50C-108 6 -70 -22 -20 -24H86C104 -24 112 0 112 50z', base) + fill('M66 -24H86C104 -24 112 0 112 50H80C88 20 84 -6 66 -24z', shade),
    fill('M-110 46H112V66C112 72 108 74 104 74H-108C-118 70 -116 56 -110 46z', STEEL.base),
    stroke('M-40 -18C-30 -72 70 -80 82 -22', DARK, 17),
    stroke('M96 -14C116 -30 104 -70 118 -96', DARK, 6),
    fill(circlePath(8, 14, 19), light) + stroke('M8 14L18 4', accent, 6),
    shine('M-90 28C-80 8 -62 -4 -44 -8', 6),
  ].join('')

export const monitor = ({ base, shade, accent, cream }: Paint): Drawing =>
  [
    standsOn(104, 80),
    box({ x: -112, y: -98, w: 224, h: 148, r: 12 }, DARK) +
      box({ x: -102, y: -88, w: 204, h: 124, r: 4 }, base) +
      fill('M-102 0C-40 -50 20 30 102 -30V32A4 4 0 0 1 98 36H-98A4 4 0 0 1 -102 32z', shade) +
      fill(circlePath(56, -52, 19), cream),
    fill('M-20 50H20L28 92H-28z', STEEL.shade) + box({ x: -56, y: 90, w: 112, h: 13, r: 6 }, STEEL.base),
    fill(circlePath(0, 43, 3.5), accent),
    shine('M-88 -72V-34', 6),
  ].join('')

/** A panel for the sun, and its battery. */
export const solar = ({ accent }: Paint): Drawing =>
  [
    standsOn(98, 108),
    stroke('M-40 20L-60 96M30 20L44 96', STEEL.deep, 9),
    fill('M-84 -84H72L108 30H-108z', STEEL.light) + fill('M-78 -78H67L99 24H-100z', '#274B7A'),
    times(4, (at) => stroke(`M${-78 + at * 36 + 36} -78L${-100 + at * 50 + 50} 24`, '#7FA3D0', 3)) + stroke('M-85 -44H77M-92 -12H88', '#7FA3D0', 3),
    box({ x: 48, y: 54, w: 62, h: 44, r: 6 }, accent) + box({ x: 56, y: 46, w: 12, h: 10 }, INK) + box({ x: 88, y: 46, w: 12, h: 10 }, INK),
    shine('M-70 -68L-78 -44', 6),
  ].join('')
