import { circlePath, type Drawing } from '../shapes.ts'
import { BRASS, CLAY, INK, type Paint, STEEL, WOOD } from './paint.ts'
import { box, fill, mirrored, moved, oval, shine, standsOn, stroke, times } from './strokes.ts'

/** A pot with its lid. */
export const pot = ({ accent }: Paint): Drawing =>
  [
    standsOn(92, 104),
    stroke('M-84 -8C-116 -12 -116 26 -90 26M84 -8C116 -12 116 26 90 26', STEEL.deep, 11),
    fill('M-90 -26H90V50C90 80 70 92 40 92H-40C-70 92 -90 80 -90 50z', STEEL.base),
    fill('M46 -26H90V50C90 80 70 92 40 92H18C46 60 52 10 46 -26z', STEEL.shade),
    box({ x: -98, y: -38, w: 196, h: 18, r: 9 }, STEEL.light),
    fill('M-88 -38C-80 -84 80 -84 88 -38z', STEEL.base) + fill('M30 -70C60 -66 84 -58 88 -38H44C44 -52 38 -62 30 -70z', STEEL.shade),
    box({ x: -10, y: -90, w: 20, h: 16 }, STEEL.deep) + box({ x: -20, y: -104, w: 40, h: 20, r: 9 }, accent),
    shine('M-70 0V46'),
  ].join('')

/** A karai. */
export const pan = ({ accent }: Paint): Drawing =>
  [
    standsOn(72, 100),
    stroke('M-96 -22C-126 -44 -126 14 -92 6M96 -22C126 -44 126 14 92 6', INK, 10),
    fill('M-104 -20H104C100 50 56 76 0 76C-56 76 -100 50 -104 -20z', '#4A4650'),
    fill('M50 -20H104C100 50 56 76 0 76C40 54 56 20 50 -20z', '#37333D'),
    `<ellipse cx="0" cy="-20" rx="104" ry="30" fill="#5D5964"/><ellipse cx="0" cy="-18" rx="88" ry="22" fill="#2E2B34"/>`,
    fill('M10 -22L92 -112L108 -100L30 -14z', WOOD.base) + fill('M-8 -22C4 -34 30 -28 34 -14C20 -6 -4 -8 -8 -22z', accent),
    shine('M-84 8C-76 34 -60 48 -42 56'),
  ].join('')

/** For water, of clay. */
export const pitcher = ({ accent, cream }: Paint): Drawing =>
  [
    standsOn(104, 78),
    fill('M-26 -92H26C24 -62 30 -54 60 -34C100 -4 90 104 30 104H-30C-90 104 -100 -4 -60 -34C-30 -54 -24 -62 -26 -92z', CLAY.base),
    fill('M26 -92C24 -62 30 -54 60 -34C100 -4 90 104 30 104H6C56 70 52 -20 14 -50z', CLAY.shade),
    box({ x: -42, y: -108, w: 84, h: 22, r: 10 }, CLAY.light),
    stroke('M-80 14C-40 30 40 30 80 14', cream, 5) + stroke('M-82 40C-40 56 40 56 82 40', cream, 5),
    times(7, (at) => fill(`M${-60 + at * 20} ${27 + Math.round(9 - (at - 3) ** 2)}l8 9l-8 9l-8 -9z`, accent)),
    shine('M-62 -4C-74 14 -76 40 -70 58'),
  ].join('')

const cup = ({ base, shade, accent, cream }: Paint): Drawing =>
  standsOn(52, 58) +
  stroke('M40 -18C70 -24 70 26 34 22', shade, 9) +
  fill('M-48 -34H48C48 20 32 50 0 50C-32 50 -48 20 -48 -34z', base) +
  fill('M20 -34H48C48 20 32 50 0 50C20 34 24 0 20 -34z', shade) +
  `<ellipse cx="0" cy="-34" rx="48" ry="13" fill="${cream}"/><ellipse cx="0" cy="-33" rx="40" ry="9" fill="#9A5B2B"/>` +
  stroke('M-44 -6C-20 4 20 4 44 -6', accent, 5)
export const cups = (paint: Paint): Drawing =>
  moved(cup(paint), 42, -24) +
  moved(cup({ ...paint, base: paint.accent, shade: paint.accentShade, accent: paint.base }), -46, 36) +
  shine('M-80 24C-78 40 -72 50 -66 56', 5)

/** A plate and a glass of bell metal. */
export const brassware = ({ accent }: Paint): Drawing =>
  [
    standsOn(74, 116),
    `<ellipse cx="-16" cy="44" rx="104" ry="36" fill="${BRASS.shade}"/><ellipse cx="-16" cy="36" rx="104" ry="36" fill="${BRASS.base}"/><ellipse cx="-16" cy="35" rx="80" ry="25" fill="${BRASS.light}"/><ellipse cx="-16" cy="38" rx="70" ry="20" fill="${BRASS.base}"/>`,
    fill('M30 -84H94L86 32C84 42 40 42 38 32z', BRASS.base) + fill('M70 -84H94L86 32C85 38 74 40 62 40C72 0 74 -40 70 -84z', BRASS.shade),
    `<ellipse cx="62" cy="-84" rx="32" ry="10" fill="${BRASS.deep}"/>${stroke('M33 -54C50 -46 76 -46 91 -54', BRASS.light, 4)}`,
    fill('M-90 -8C-76 -46 -24 -46 -10 -8C-18 18 -82 18 -90 -8z', BRASS.base) +
      fill('M-36 -34C-22 -30 -14 -20 -10 -8C-14 6 -32 12 -50 12C-32 0 -30 -20 -36 -34z', BRASS.shade) +
      `<ellipse cx="-50" cy="-18" rx="38" ry="12" fill="${BRASS.deep}"/>`,
    fill(circlePath(-52, -20, 8), accent),
    shine('M44 -66L48 -8', 6),
  ].join('')

/** For fish and vegetables: its blade stands. */
export const boti = ({ accent }: Paint): Drawing =>
  [
    standsOn(78, 112),
    fill('M-104 54C-60 40 60 40 108 54V74H-104z', WOOD.base) + box({ x: -104, y: 64, w: 212, h: 12, r: 4 }, WOOD.deep),
    fill('M60 52C84 0 70 -70 -6 -106C-26 -112 -30 -94 -16 -88C40 -56 44 0 24 52z', STEEL.base),
    fill('M-16 -88C40 -56 44 0 24 52H38C60 -4 44 -70 -12 -104C-26 -106 -28 -94 -16 -88z', STEEL.light),
    box({ x: 14, y: 42, w: 60, h: 16, r: 6 }, INK),
    fill(circlePath(-70, 56, 8), accent),
    shine('M46 -48C58 -26 60 -4 56 18', 5),
  ].join('')

export const stove = ({ accent }: Paint): Drawing =>
  [
    standsOn(70, 118),
    fill('M-96 -34H96L112 14H-112z', STEEL.light),
    box({ x: -112, y: 12, w: 224, h: 54, r: 8 }, STEEL.base) + fill('M60 12H104A8 8 0 0 1 112 20V58A8 8 0 0 1 104 66H64z', STEEL.shade),
    [-52, 52]
      .map(
        (x) =>
          `<ellipse cx="${x}" cy="-12" rx="40" ry="13" fill="#4A4650"/><ellipse cx="${x}" cy="-14" rx="22" ry="7" fill="#2E2B34"/>${times(5, (at) => fill(`M${x - 22 + at * 11} -16c-6 -10 0 -20 2 -26c6 8 8 16 4 26z`, at % 2 ? '#5FA8E0' : '#3F86C8'))}`,
      )
      .join(''),
    fill(circlePath(-52, 40, 17), INK) +
      fill(circlePath(52, 40, 17), INK) +
      box({ x: -55, y: 26, w: 6, h: 17, r: 3 }, accent) +
      box({ x: 49, y: 26, w: 6, h: 17, r: 3 }, accent),
    shine('M-98 22H-78', 6),
  ].join('')

export const blender = ({ base, shade, light, accent }: Paint): Drawing =>
  [
    standsOn(108, 72),
    box({ x: -28, y: -118, w: 56, h: 18, r: 6 }, base),
    fill('M-54 -102H54L40 26H-40z', '#EAF2F2') + fill('M-48 -46H48L40 26H-40z', accent) + fill('M20 -46H48L40 26H16z', '#2A1F2D22'),
    stroke('M50 -84C84 -84 80 -6 46 -4', shade, 9),
    fill('M-44 24H44L62 98C62 106 58 108 52 108H-52C-58 108 -62 106 -62 98z', base) + fill('M24 24H44L62 98C62 106 58 108 52 108H30z', shade),
    fill(circlePath(0, 72, 18), light) + stroke('M0 72V58', shade, 6),
    shine('M-38 -88L-32 -20'),
  ].join('')

export const cooker = ({ base, shade, light, accent, cream }: Paint): Drawing =>
  [
    standsOn(96, 92),
    stroke('M-64 -56C-60 -112 60 -112 64 -56', shade, 12),
    fill('M-88 -26C-88 -84 88 -84 88 -26z', cream) + fill('M40 -68C66 -62 88 -50 88 -26H50C54 -44 50 -58 40 -68z', '#E6D9C2'),
    box({ x: -94, y: -30, w: 188, h: 16, r: 8 }, STEEL.base),
    fill('M-90 -14H90C92 40 86 96 66 96H-66C-86 96 -92 40 -90 -14z', base) + fill('M50 -14H90C92 40 86 96 66 96H40C56 60 58 20 50 -14z', shade),
    box({ x: -30, y: 20, w: 60, h: 44, r: 10 }, light) + fill(circlePath(-10, 42, 6), accent) + fill(circlePath(12, 42, 6), '#5FA85A'),
    shine('M-74 6C-74 30 -72 52 -68 66'),
  ].join('')

/** A flask, or a bottle for water. */
export const flask = ({ base, shade, light, accent }: Paint): Drawing =>
  [
    standsOn(112, 52),
    box({ x: -30, y: -116, w: 60, h: 40, r: 8 }, STEEL.base) + box({ x: 8, y: -116, w: 22, h: 40, r: 8 }, STEEL.shade),
    box({ x: -36, y: -78, w: 72, h: 14, r: 4 }, accent),
    box({ x: -42, y: -66, w: 84, h: 176, r: 16 }, base) + fill('M14 -66H26A16 16 0 0 1 42 -50V94A16 16 0 0 1 26 110H8C20 50 22 -10 14 -66z', shade),
    fill('M0 -12C26 14 26 44 0 52C-26 44 -26 14 0 -12z', light),
    shine('M-28 -44V44'),
  ].join('')

/** Boxes one on the other, for lunch. */
export const tiffin = ({ accent }: Paint): Drawing =>
  [
    standsOn(106, 74),
    stroke('M-72 96V-70C-72 -112 72 -112 72 -70V96', STEEL.deep, 9),
    times(
      3,
      (at) =>
        box({ x: -62, y: -60 + at * 54, w: 124, h: 50, r: 9 }, STEEL.base) +
        box({ x: 26, y: -60 + at * 54, w: 36, h: 50, r: 9 }, STEEL.shade) +
        box({ x: -66, y: -66 + at * 54, w: 132, h: 12, r: 6 }, STEEL.light),
    ),
    box({ x: -22, y: -112, w: 44, h: 20, r: 9 }, accent),
    box({ x: -80, y: 94, w: 160, h: 12, r: 6 }, STEEL.deep),
    shine('M-46 -42V-24', 6),
  ].join('')

/** Boxes with lids, for rice and spices. */
export const boxes = ({ base, shade, accent }: Paint): Drawing => {
  const one = (x: number, y: number, [side, lid]: readonly [string, string]) =>
    moved(
      box({ x: -46, y: -36, w: 92, h: 84, r: 10 }, '#EAF1F1') +
        box({ x: -38, y: -8, w: 76, h: 48, r: 6 }, side) +
        box({ x: -52, y: -54, w: 104, h: 24, r: 8 }, lid),
      x,
      y,
    )
  return [standsOn(100, 108), one(-54, 50, ['#F1E6CF', base]), one(56, 50, ['#C0392B', accent]), one(0, -48, ['#D9A027', shade]), shine('M-88 30V64', 6)].join(
    '',
  )
}

/** A table lamp. */
export const lamp = ({ base, shade, light, accent }: Paint): Drawing =>
  [
    standsOn(106, 66),
    fill('M-52 -112H52L92 -8H-92z', base) + fill('M20 -112H52L92 -8H36z', shade),
    stroke('M-88 -16H88', accent, 8) + times(6, (at) => fill(`M${-62 + at * 25} -46l8 10l-8 10l-8 -10z`, light)),
    box({ x: -7, y: -8, w: 14, h: 30 }, BRASS.deep),
    fill('M-16 20H16C40 40 40 76 16 92H-16C-40 76 -40 40 -16 20z', BRASS.base) + fill('M6 20H16C40 40 40 76 16 92H4C22 70 22 40 6 20z', BRASS.shade),
    box({ x: -50, y: 90, w: 100, h: 16, r: 7 }, BRASS.deep),
    shine('M-46 -92L-66 -40'),
  ].join('')

/** A stool of cane. */
export const stool = ({ base, shade, accent }: Paint): Drawing =>
  [
    standsOn(92, 92),
    times(9, (at) => stroke(`M${-72 + at * 18} -34L${at % 2 ? -90 + at * 18 : -54 + at * 18} 80`, at % 2 ? WOOD.shade : WOOD.base, 7)),
    stroke('M-84 78C-40 98 40 98 84 78', WOOD.deep, 13) + stroke('M-62 22C-30 34 30 34 62 22', WOOD.light, 9),
    `<path d="M-88 -52V-36C-88 2 88 2 88 -36V-52z" fill="${shade}"/><ellipse cx="0" cy="-54" rx="88" ry="34" fill="${base}"/><ellipse cx="0" cy="-56" rx="58" ry="21" fill="none" stroke="${accent}" stroke-width="7"/><ellipse cx="0" cy="-56" rx="24" ry="9" fill="${accent}"/>`,
    shine('M-66 -66C-56 -74 -42 -79 -28 -81', 6),
  ].join('')

export const chair = ({ base, shade, accent }: Paint): Drawing =>
  [
    standsOn(110, 76),
    box({ x: -60, y: -112, w: 13, h: 220, r: 5 }, WOOD.base) + box({ x: 47, y: -112, w: 13, h: 220, r: 5 }, WOOD.shade),
    times(3, (at) => box({ x: -50, y: -100 + at * 28, w: 100, h: 15, r: 6 }, at % 2 ? WOOD.light : WOOD.base)),
    fill('M-70 4H70L84 34H-84z', base) + fill('M24 4H70L84 34H34z', shade) + stroke('M-62 12H62', accent, 4),
    box({ x: -86, y: 32, w: 172, h: 14, r: 6 }, WOOD.deep),
    box({ x: -84, y: 44, w: 14, h: 66, r: 5 }, WOOD.base) + box({ x: 70, y: 44, w: 14, h: 66, r: 5 }, WOOD.shade),
    stroke('M-78 84H78', WOOD.shade, 9),
    shine('M-54 -90V-30', 5),
  ].join('')

/** Shelves with a few things on them. */
export const shelf = ({ base, accent, accentShade }: Paint): Drawing =>
  [
    standsOn(110, 84),
    box({ x: -78, y: -114, w: 156, h: 224, r: 5 }, WOOD.shade) + box({ x: -66, y: -102, w: 132, h: 200 }, WOOD.deep),
    times(2, (at) => box({ x: -66, y: -42 + at * 66, w: 132, h: 11 }, WOOD.base)),
    times(5, (at) => box({ x: -58 + at * 15, y: -90 + (at % 2) * 8, w: 12, h: 48 - (at % 2) * 8 }, [base, accent, STEEL.base][at % 3] ?? base)),
    fill('M28 -42C14 -42 10 -66 30 -76H38C58 -66 54 -42 40 -42z', CLAY.base),
    box({ x: -54, y: -4, w: 44, h: 28, r: 4 }, accentShade) + box({ x: 10, y: -14, w: 36, h: 38, r: 5 }, base),
    times(4, (at) => box({ x: 0 + at * 14, y: 48 + (at % 2) * 6, w: 11, h: 50 }, at % 2 ? accent : base)) +
      mirrored(box({ x: 12, y: 80, w: 44, h: 18, r: 4 }, accent)),
    box({ x: -78, y: 96, w: 156, h: 14, r: 5 }, WOOD.base),
    shine('M-72 -96V-20', 5),
  ].join('')

export const fan = ({ base, shade, accent }: Paint): Drawing =>
  [
    standsOn(108, 60),
    box({ x: -7, y: 46, w: 14, h: 50 }, STEEL.deep) + fill('M-50 96C-40 82 40 82 50 96V108H-50z', base),
    fill(circlePath(0, -26, 84), '#FFFFFF55'),
    times(
      3,
      (at) => `<g transform="translate(0 -26) rotate(${at * 120 + 20})">${fill('M0 0C-40 -10 -46 -66 -6 -74C26 -70 18 -24 0 0z', at === 1 ? shade : base)}</g>`,
    ),
    `<g transform="translate(0 -26)">${times(4, (at) => `<circle r="${84 - at * 18}" fill="none" stroke="${STEEL.shade}" stroke-width="${at ? 2.5 : 7}"/>`)}${times(8, (at) => `<g transform="rotate(${at * 45})">${box({ x: -1.2, y: -82, w: 2.4, h: 70 }, STEEL.shade)}</g>`)}</g>`,
    fill(circlePath(0, -26, 15), accent) + oval([0, 100, 9, 4], accent),
    shine('M-62 -60C-54 -74 -44 -82 -34 -88', 5),
  ].join('')
