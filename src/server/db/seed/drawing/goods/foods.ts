import { circlePath, type Drawing } from '../shapes.ts'
import { CLAY, JUTE, LEAF, mixed, type Paint, STEEL, WOOD } from './paint.ts'
import { box, fill, moved, oval, shine, standsOn, stroke, times, within } from './strokes.ts'

/** Rice or lentils in a sack that is open. */
export const sack = ({ base, shade, light, accent, cream }: Paint): Drawing =>
  [
    standsOn(104, 92),
    fill('M-72 -52C-96 0 -96 60 -80 98C-76 106 76 106 80 98C96 60 96 0 72 -52z', JUTE.base),
    fill('M40 -52H72C96 0 96 60 80 98C78 103 58 105 36 106C60 50 60 -10 40 -52z', JUTE.shade),
    times(6, (at) => stroke(`M-86 ${-26 + at * 22}C-40 ${-20 + at * 22} 40 ${-20 + at * 22} 86 ${-26 + at * 22}`, JUTE.light, 1.6)),
    `<ellipse cx="0" cy="-56" rx="78" ry="26" fill="${JUTE.deep}"/>`,
    fill('M-68 -56C-40 -104 40 -104 68 -56C50 -38 -50 -38 -68 -56z', base),
    times(
      15,
      (at) =>
        `<ellipse cx="${-46 + (at % 5) * 23}" cy="${-76 + Math.floor(at / 5) * 11 + Math.abs((at % 5) - 2) * 5}" rx="5" ry="2.6" fill="${at % 2 ? light : shade}" transform="rotate(${(at * 37) % 60} ${-46 + (at % 5) * 23} ${-76})"/>`,
    ),
    stroke('M-78 -52C-56 -30 56 -30 78 -52', JUTE.light, 12),
    box({ x: -36, y: 12, w: 72, h: 54, r: 4 }, cream) + stroke('M-20 30H20M-12 46H12', accent, 6),
    shine('M-66 0C-72 26 -70 48 -66 66'),
  ].join('')

/** Honey, ghee, pickle: a glass jar with a cloth on its lid. */
export const jar = ({ base, shade, light, accent, accentShade, cream }: Paint): Drawing =>
  [
    standsOn(106, 74),
    box({ x: -68, y: -50, w: 136, h: 156, r: 28 }, '#EAF1F1'),
    box({ x: -60, y: -28, w: 120, h: 126, r: 22 }, base),
    fill('M26 -28H38A22 22 0 0 1 60 -6V76A22 22 0 0 1 38 98H16C36 60 38 10 26 -28z', shade),
    times(5, (at) => fill(circlePath(-36 + at * 17, at % 2 ? -12 : -18, 4), light)),
    fill('M-62 -84C-62 -112 62 -112 62 -84L70 -48C50 -38 40 -50 22 -42C8 -36 -8 -36 -22 -42C-40 -50 -50 -38 -70 -48z', accent),
    fill('M26 -104C46 -101 62 -96 62 -84L70 -48C58 -42 50 -43 42 -45z', accentShade),
    stroke('M-64 -62H64', cream, 6),
    box({ x: -44, y: 10, w: 88, h: 58, r: 8 }, cream) + fill('M0 18L22 30V50L0 62L-22 50V30z', base) + fill('M0 28L12 34V46L0 52L-12 46V34z', light),
    shine('M-52 -6V66'),
  ].join('')

/** Mustard oil and the like. */
export const oilCan = ({ base, shade, light, accent, cream }: Paint): Drawing =>
  [
    standsOn(108, 72),
    box({ x: -16, y: -118, w: 32, h: 24, r: 5 }, accent),
    fill('M-14 -96H14C16 -70 62 -72 62 -30V88C62 102 54 108 42 108H-42C-54 108 -62 102 -62 88V-30C-62 -72 -16 -70 -14 -96z', base),
    fill('M26 -70C46 -64 62 -56 62 -30V88C62 102 54 108 42 108H24C42 50 42 -30 26 -70z', shade),
    fill('M40 -28C54 -20 54 12 40 20C44 4 44 -12 40 -28z', light),
    box({ x: -62, y: 10, w: 124, h: 70 }, cream) +
      times(
        5,
        (at) =>
          `<g transform="translate(${-40 + at * 20} 46) rotate(${at * 20})">${fill('M0 -12C8 -8 8 4 0 12C-8 4 -8 -8 0 -12z', at % 2 ? accent : base)}</g>`,
      ),
    shine('M-46 -22C-44 -40 -32 -50 -22 -54', 6),
  ].join('')

/** Three spices in bowls. */
export const spices = ({ accent }: Paint): Drawing => {
  const bowl = (x: number, y: number, heap: string) =>
    moved(
      standsOn(42, 50) +
        fill('M-52 0H52C50 30 34 44 0 44C-34 44 -50 30 -52 0z', WOOD.base) +
        fill('M20 0H52C50 30 34 44 0 44C16 36 22 18 20 0z', WOOD.shade) +
        `<ellipse cx="0" cy="0" rx="52" ry="13" fill="${WOOD.deep}"/>` +
        fill('M-44 0C-26 -40 26 -40 44 0C30 9 -30 9 -44 0z', heap) +
        fill('M8 -29C24 -26 36 -14 44 0C36 5 24 7 10 8C18 -6 18 -18 8 -29z', mixed(heap, '#2B1A2E', 0.18)),
      x,
      y,
    )
  return [
    bowl(0, -52, '#D9A027'),
    bowl(-58, 34, '#B3321F'),
    bowl(58, 34, '#7A5230'),
    fill('M86 -64C110 -90 104 -106 96 -112C78 -96 76 -80 86 -64z', accent),
    shine('M-80 20C-74 10 -68 6 -62 5', 5),
  ].join('')
}

/** Tea, flour, chira in a packet. */
export const packet = ({ base, shade, light, accent, cream }: Paint): Drawing =>
  [
    standsOn(106, 80),
    fill('M-74 -96H74L80 -80L72 -68V92C72 102 66 106 58 106H-58C-66 106 -72 102 -72 92V-68L-80 -80z', base),
    fill('M40 -96H74L80 -80L72 -68V92C72 102 66 106 58 106H36C52 50 50 -30 40 -96z', shade),
    times(15, (at) => box({ x: -74 + at * 10, y: -112, w: 6, h: 18 }, light)),
    box({ x: -76, y: -98, w: 152, h: 10 }, accent),
    fill(circlePath(-2, 0, 46), cream),
    stroke('M-2 36V-6', LEAF.shade, 5) + fill('M-2 6C-36 6 -36 -20 -32 -28C-12 -26 0 -10 -2 6zM-2 20C32 20 36 -6 30 -14C10 -12 -4 4 -2 20z', LEAF.base),
    box({ x: -46, y: 62, w: 88, h: 10, r: 5 }, accent) + box({ x: -30, y: 80, w: 56, h: 7, r: 3 }, light),
    shine('M-56 -56V40'),
  ].join('')

/** Date-palm sugar in round cakes on a leaf. */
export const gur = (): Drawing => {
  const cake = (x: number, y: number) =>
    moved(
      `<path d="M-56 0V22C-56 46 56 46 56 22V0z" fill="#8A5222"/><ellipse cx="0" cy="0" rx="56" ry="25" fill="#B9743A"/><ellipse cx="0" cy="-2" rx="38" ry="15" fill="#CC8A4C"/>`,
      x,
      y,
    )
  return [
    standsOn(86, 112),
    fill('M-116 62C-60 30 60 30 116 62C70 104 -70 104 -116 62z', LEAF.base) + stroke('M-112 62H112', LEAF.light, 3),
    cake(-46, 36),
    cake(52, 42),
    cake(4, -18),
    shine('M-32 -26C-26 -32 -16 -34 -8 -35', 5),
  ].join('')
}

const fruit = ([x, y, turn]: readonly [number, number, number], [skin, blush]: readonly [string, string]): Drawing =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-34 4C-34 -24 -10 -38 12 -32C38 -24 42 6 24 24C6 40 -34 36 -34 4z', skin)}${fill('M12 -32C38 -24 42 6 24 24C16 31 4 34 -8 32C20 20 26 -8 12 -32z', blush)}${stroke('M8 -34L12 -46', '#5B3A1E', 4)}</g>`

/** Mangoes in a basket of bamboo. */
export const mangoes = ({ accent }: Paint): Drawing => {
  const basket = 'M-100 0H100L78 92C76 102 70 104 62 104H-62C-70 104 -76 102 -78 92z'
  const ripe = ['#F0B433', '#DE8A2C'] as const
  return [
    standsOn(104, 96),
    fruit([-60, -30, -20], ['#9DB446', '#7C9636']) +
      fruit([62, -28, 24], ripe) +
      fruit([2, -52, 4], ripe) +
      fruit([-28, -16, -8], ripe) +
      fruit([32, -12, 14], ['#E7A93B', '#D0662D']),
    fill('M-6 -96C30 -126 56 -112 62 -104C44 -86 16 -84 -6 -96z', LEAF.base) + stroke('M-4 -96C20 -106 40 -108 58 -104', LEAF.light, 3),
    fill(basket, WOOD.base),
    within(
      basket,
      `${times(8, (row) =>
        times(12, (column) =>
          box({ x: -104 + column * 18 + (row % 2 ? 9 : 0), y: 4 + row * 13, w: 14, h: 9, r: 3 }, (row + column) % 2 ? WOOD.light : WOOD.shade),
        ),
      )}<path d="M44 0H100V104H40z" fill="${WOOD.deep}" fill-opacity=".28"/>`,
    ),
    box({ x: -106, y: -8, w: 212, h: 17, r: 8 }, WOOD.deep) + times(11, (at) => box({ x: -96 + at * 18, y: -8, w: 6, h: 17 }, accent)),
    shine('M-18 -72C-12 -78 -4 -80 4 -80', 6),
  ].join('')
}

/** Round sweets in a box. */
export const sweets = ({ base, shade, accent, cream }: Paint): Drawing => {
  const ball = (x: number, y: number, colour: string) =>
    fill(circlePath(x, y, 25), colour) +
    fill(`M${x + 6} ${y - 24}a25 25 0 0 1 -6 49a34 34 0 0 0 6 -49z`, mixed(colour, '#2B1A2E', 0.14)) +
    stroke(`M${x - 13} ${y - 8}q3 -7 9 -9`, '#FFFFFF99', 4)
  return [
    standsOn(88, 112),
    fill('M-92 -50H92L112 22H-112z', cream),
    times(3, (at) => ball(-58 + at * 58, -30, at % 2 ? '#F3E7CF' : '#8C4A22')) + times(3, (at) => ball(-62 + at * 62, 8, at % 2 ? '#8C4A22' : '#F3E7CF')),
    fill('M-112 22H112L104 84H-104z', base) + fill('M60 22H112L104 84H64z', shade),
    box({ x: -110, y: 18, w: 220, h: 9 }, accent),
    fill('M0 34L22 54L0 74L-22 54z', accent) + fill('M0 43L12 54L0 65L-12 54z', cream),
    shine('M-92 40H-58', 6),
  ].join('')
}

/** Curd in a pot of clay, tied with paper. */
export const curd = ({ accent, cream }: Paint): Drawing =>
  [
    standsOn(96, 92),
    fill('M-84 -36H84C96 10 84 98 40 98H-40C-84 98 -96 10 -84 -36z', CLAY.base),
    fill('M40 -36H84C96 10 84 98 40 98H16C52 70 56 4 40 -36z', CLAY.shade),
    times(2, (at) => stroke(`M-88 ${10 + at * 22}C-40 ${20 + at * 22} 40 ${20 + at * 22} 88 ${10 + at * 22}`, at ? CLAY.deep : CLAY.light, 4)),
    box({ x: -96, y: -58, w: 192, h: 28, r: 13 }, CLAY.light),
    `<ellipse cx="0" cy="-56" rx="88" ry="24" fill="${CLAY.deep}"/><ellipse cx="0" cy="-58" rx="78" ry="20" fill="${cream}"/>`,
    fill('M-60 -62C-40 -72 -6 -66 10 -62C30 -56 50 -60 60 -54C40 -44 -40 -44 -60 -62z', '#F1DDBB'),
    fill('M74 -58L104 -104L114 -98L88 -48z', STEEL.base) + oval([70, -54, 17, 8], STEEL.light),
    fill(circlePath(-20, -58, 6), accent) + fill(circlePath(0, -50, 5), LEAF.base),
    shine('M-68 -14C-72 10 -66 40 -58 56'),
  ].join('')

/** Rice cakes on a plate. */
export const pitha = ({ base, accent }: Paint): Drawing => {
  const cake = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${fill('M-46 8C-46 -34 46 -34 46 8C46 20 -46 20 -46 8z', '#F3E4C6')}${fill('M10 -24C32 -20 46 -10 46 8C46 14 28 17 8 17C22 6 20 -12 10 -24z', '#E0C99F')}${stroke('M-32 2C-20 -16 20 -16 32 2', accent, 3.5)}${times(4, (at) => fill(circlePath(-21 + at * 14, 2, 3.5), '#B9743A'))}</g>`
  return [
    standsOn(74, 118),
    oval([0, 44, 118, 38], base),
    oval([0, 38, 104, 30], '#F7F3EA'),
    cake(-50, 24, -8),
    cake(52, 26, 8),
    cake(0, -4, 0),
    cake(2, 42, 2),
    shine('M-98 30C-88 20 -74 15 -60 12', 5),
  ].join('')
}

/** Fish that was dried, in a bundle. */
export const dryFish = ({ accent, ink }: Paint): Drawing => {
  const one = (turn: number, y: number) =>
    `<g transform="translate(0 ${y}) rotate(${turn})">${fill('M-96 0C-60 -34 30 -34 74 -4L108 -28L100 2L110 32L74 8C30 34 -60 30 -96 0z', '#C9B08A')}${fill('M-60 16C-20 28 36 24 74 4C36 16 -20 14 -76 10z', '#A48A63')}${fill(circlePath(-70, -5, 5), ink)}${stroke('M-44 -18C-36 -6 -36 8 -44 18', '#A48A63', 4)}${times(4, (at) => stroke(`M${-20 + at * 22} -14l10 12l-10 12`, '#DCC7A4', 3))}</g>`
  return [
    standsOn(84, 108),
    one(-8, 46),
    one(2, 6),
    one(10, -34),
    box({ x: -14, y: -72, w: 18, h: 146, r: 8 }, accent),
    shine('M-60 -52C-44 -60 -26 -63 -8 -62', 5),
  ].join('')
}
