import { circlePath, type Drawing } from '../shapes.ts'
import { BRASS, JUTE, mixed, type Paint, STEEL } from './paint.ts'
import { box, fill, mirrored, moved, oval, shine, standsOn, stroke, times, within } from './strokes.ts'

/** A bag of jute cloth with long handles. */
export const tote = ({ accent, accentShade, cream }: Paint): Drawing => {
  const body = 'M-84 -30H84L94 100H-94z'
  return [
    standsOn(102, 104),
    stroke('M-42 -26C-44 -126 44 -126 42 -26', JUTE.deep, 11),
    fill(body, JUTE.base),
    within(
      body,
      times(12, (at) => stroke(`M-100 ${-24 + at * 11}H100`, JUTE.light, 1.6)) +
        times(14, (at) => stroke(`M${-98 + at * 15} -30V100`, JUTE.shade, 1.2)) +
        fill('M50 -30H94V100H66z', JUTE.shade),
    ),
    fill(circlePath(-4, 36, 42), cream),
    times(
      8,
      (at) => `<g transform="translate(-4 36) rotate(${at * 45})">${fill('M0 -6C-11 -16 -8 -30 0 -36C8 -30 11 -16 0 -6z', at % 2 ? accent : accentShade)}</g>`,
    ),
    stroke('M-84 -30H84', JUTE.deep, 8),
    shine('M-66 -8L-72 60'),
  ].join('')
}

export const handbag = ({ base, shade, deep, light, accent }: Paint): Drawing =>
  [
    standsOn(92, 104),
    stroke('M-48 -24C-50 -112 50 -112 48 -24', deep, 12),
    fill('M-86 -28H86C98 -28 104 90 92 90H-92C-104 90 -98 -28 -86 -28z', base),
    fill('M54 -28H86C98 -28 104 90 92 90H62C74 50 70 10 54 -28z', shade),
    fill('M-88 -28H88C90 8 60 34 0 34C-60 34 -90 8 -88 -28z', light),
    stroke('M-86 -4C-74 26 -40 36 0 36C40 36 74 26 86 -4', shade, 3),
    box({ x: -15, y: 22, w: 30, h: 26, r: 6 }, BRASS.base),
    box({ x: -6, y: 30, w: 12, h: 10, r: 3 }, BRASS.deep),
    fill(circlePath(-48, -24, 8), BRASS.base) + fill(circlePath(48, -24, 8), BRASS.base),
    stroke('M-82 74H82', accent, 3),
    shine('M-64 -16C-60 4 -46 14 -30 18'),
  ].join('')

export const backpack = ({ base, shade, deep, light, accent }: Paint): Drawing =>
  [
    standsOn(102, 92),
    stroke('M-24 -92C-24 -122 24 -122 24 -92', deep, 11),
    fill('M-86 30C-100 30 -100 96 -82 96H-60V30zM86 30C100 30 100 96 82 96H60V30z', deep),
    fill('M-76 -30C-76 -110 76 -110 76 -30V86C76 98 70 102 60 102H-60C-70 102 -76 98 -76 86z', base),
    fill('M40 -82C66 -72 76 -52 76 -30V86C76 98 70 102 60 102H44C58 50 56 -20 40 -82z', shade),
    stroke('M-58 -38C-50 -80 50 -80 58 -38', deep, 5),
    box({ x: -54, y: 12, w: 108, h: 70, r: 14 }, light),
    box({ x: -54, y: 12, w: 108, h: 22, r: 11 }, shade),
    stroke('M-44 30H44', accent, 4),
    box({ x: 26, y: 26, w: 9, h: 22, r: 4 }, accent),
    box({ x: -16, y: -46, w: 32, h: 20, r: 5 }, accent),
    shine('M-62 -26V40'),
  ].join('')

export const wallet = ({ base, shade, deep, light, accent }: Paint): Drawing =>
  [
    standsOn(72, 108),
    fill('M-84 -64L76 -80C84 -80 88 -76 88 -70V-20H-84z', '#7FA66B') + fill('M-76 -52L80 -66V-20H-76z', '#A6C48D'),
    box({ x: -104, y: -46, w: 208, h: 116, r: 14 }, base),
    fill('M-104 34H104V56A14 14 0 0 1 90 70H-90A14 14 0 0 1 -104 56z', shade),
    `<rect x="-95" y="-37" width="190" height="98" rx="9" fill="none" stroke="${light}" stroke-width="2.5" stroke-dasharray="8 6"/>`,
    fill('M104 -12H56C34 -12 34 36 56 36H104z', deep),
    oval([64, 12, 9], accent),
    shine('M-82 -24H-20'),
  ].join('')

const sandalSole = 'M-34 -96C-6 -112 28 -96 30 -48C32 -18 20 4 22 34C24 72 16 100 -10 100C-36 100 -44 72 -40 36C-36 4 -52 -10 -54 -46C-54 -70 -48 -88 -34 -96z'
const oneSandal = ({ base, shade, deep, light, accent }: Paint): Drawing =>
  [
    `<g transform="translate(6 8)">${fill(sandalSole, mixed(deep, '#2A1F2D', 0.3))}</g>`,
    fill(sandalSole, light),
    fill('M-50 -62C-58 -34 -44 -4 -40 20C-30 10 20 2 26 16C20 -2 32 -20 30 -48C14 -58 -36 -72 -50 -62z', base),
    fill('M26 16C20 -2 32 -20 30 -48L14 -52C20 -24 12 -6 12 10z', shade),
    stroke('M-46 -48C-26 -56 10 -50 28 -38', accent, 7),
    stroke('M-40 6C-24 -4 8 -6 22 4', accent, 5),
    shine('M-34 -30L-28 -12', 6),
  ].join('')
/** A pair, seen from above. */
export const sandals = (paint: Paint): Drawing => moved(oneSandal(paint), 58, 4) + moved(mirrored(oneSandal(paint)), -58, 0)

export const sneaker = ({ base, shade, light, accent, cream, ink }: Paint): Drawing =>
  [
    standsOn(74, 116),
    fill('M-108 -46C-96 -62 -76 -60 -62 -52C-40 -40 -22 -44 -8 -62L18 -78C28 -58 48 -30 78 -18C104 -8 116 8 116 36H-108C-116 4 -114 -34 -108 -46z', base),
    fill('M-108 -46C-100 -20 -84 12 -80 36H-108C-116 4 -114 -34 -108 -46z', shade),
    fill('M60 -24C92 -14 112 2 116 36H52C48 12 50 -10 60 -24z', light),
    fill('M-70 36C-40 34 0 20 14 -18L32 -6C24 20 10 34 0 36z', accent),
    times(4, (at) => stroke(`M${-4 + at * 17} ${-60 + at * 15}L${-26 + at * 18} ${-46 + at * 15}`, cream, 5)),
    box({ x: -114, y: 32, w: 232, h: 30, r: 14 }, cream),
    box({ x: -114, y: 52, w: 232, h: 20, r: 10 }, ink),
    shine('M-88 -26C-70 -16 -54 -14 -40 -18'),
  ].join('')

export const watch = ({ base, shade, deep, accent, cream, ink }: Paint): Drawing =>
  [
    fill('M-34 -118H34L44 -40H-44zM-44 40H44L34 118H-34z', base),
    fill('M10 -118H34L44 -40H20zM20 40H44L34 118H10z', shade),
    times(3, (at) => oval([0, 72 + at * 15, 4], deep)),
    fill(circlePath(5, 7, 68), '#2A1F2D26'),
    fill(circlePath(0, 0, 68), STEEL.shade),
    fill(circlePath(0, 0, 60), STEEL.light),
    fill(circlePath(0, 0, 52), cream),
    box({ x: 66, y: -9, w: 14, h: 18, r: 4 }, STEEL.deep),
    times(12, (at) => `<g transform="rotate(${at * 30})">${box({ x: -2, y: -46, w: 4, h: at % 3 ? 8 : 14 }, ink)}</g>`),
    stroke('M0 0L-20 -18', ink, 7) + stroke('M0 0L24 -28', ink, 5) + stroke('M0 0V34', accent, 2.5),
    fill(circlePath(0, 0, 6), accent),

    shine('M-40 -22A46 46 0 0 1 -16 -43'),
  ].join('')

export const sunglasses = ({ base, shade, light }: Paint): Drawing => {
  const lens = 'M-104 -32H-14C-10 20 -24 48 -58 48C-92 48 -106 20 -104 -32z'
  return [
    standsOn(66, 108),
    stroke('M-106 -30C-120 -60 -110 -84 -92 -88M106 -30C120 -60 110 -84 92 -88', shade, 9),
    fill(lens, '#3B3B46') + mirrored(fill(lens, '#3B3B46')),
    within(lens, fill('M-110 -40L-60 -40L-96 60H-120z', '#6C6C7C')),
    `<path d="${lens}" fill="none" stroke="${base}" stroke-width="11"/>${mirrored(`<path d="${lens}" fill="none" stroke="${base}" stroke-width="11"/>`)}`,
    stroke('M-14 -24C-8 -36 8 -36 14 -24', base, 10),
    stroke('M-100 -36H-20', light, 4),
    shine('M26 -12L44 26'),
  ].join('')
}
