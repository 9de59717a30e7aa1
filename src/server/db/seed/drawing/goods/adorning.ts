import { circlePath, type Drawing, ring } from '../shapes.ts'
import { BRASS, LEAF, type Paint, STEEL } from './paint.ts'
import { box, fill, mirrored, moved, shine, standsOn, stroke, times, within } from './strokes.ts'

const bangle = (y: number, colour: string, inner: string): Drawing =>
  `<ellipse cx="0" cy="${y}" rx="92" ry="40" fill="none" stroke="${inner}" stroke-width="20"/><ellipse cx="0" cy="${y - 5}" rx="92" ry="40" fill="none" stroke="${colour}" stroke-width="14"/>`

/** Six in a pile. */
export const bangles = ({ base, shade, accent, accentShade, cream }: Paint): Drawing =>
  [
    standsOn(92, 112),
    times(5, (at) => bangle(52 - at * 24, at % 2 ? accent : base, at % 2 ? accentShade : shade)),
    times(11, (at) => fill(circlePath(-80 + at * 16, -2 + Math.round(Math.sqrt(1 - ((at - 5) / 5.6) ** 2) * 33) - 5, 4), cream)),
    shine('M-84 -60C-74 -76 -48 -86 -22 -89', 5),
  ].join('')

const oneEarring = ({ base, accent, cream }: Paint): Drawing =>
  [
    stroke('M0 -96C18 -112 30 -84 4 -74', BRASS.deep, 5),
    fill(circlePath(0, -52, 22), BRASS.base) +
      fill(circlePath(0, -52, 12), base) +
      ring(8, () => fill(circlePath(0, -18, 3.5), BRASS.light))
        .replace(/^/, '<g transform="translate(0 -52)">')
        .concat('</g>'),
    fill('M-40 40C-40 -34 40 -34 40 40C20 52 -20 52 -40 40z', BRASS.base),
    fill('M14 -8C30 4 40 20 40 40C34 44 26 46 18 48z', BRASS.shade),
    stroke('M-38 26C-18 36 18 36 38 26', base, 8),
    times(6, (at) => fill(circlePath(-36 + at * 14.4, 60, 6), at % 2 ? accent : cream) + stroke(`M${-36 + at * 14.4} 46v8`, BRASS.deep, 2.5)),
    shine('M-22 18C-22 2 -14 -8 -6 -12', 5),
  ].join('')
/** A pair of bells. */
export const earrings = (paint: Paint): Drawing => moved(oneEarring(paint), -58, 12) + moved(mirrored(oneEarring(paint)), 58, 12)

/** On a stand, as in a shop window. */
export const necklace = ({ base, accent }: Paint): Drawing =>
  [
    standsOn(108, 74),
    fill(
      'M-26 -112H26C24 -66 40 -50 76 -34C100 -22 92 40 40 80C24 94 20 102 30 108H-30C-20 102 -24 94 -40 80C-92 40 -100 -22 -76 -34C-40 -50 -24 -66 -26 -112z',
      '#5A4454',
    ),
    fill('M26 -112C24 -66 40 -50 76 -34C100 -22 92 40 40 80C24 94 20 102 30 108H6C40 60 56 -10 10 -112z', '#463342'),
    stroke('M-34 -62C-58 10 -20 30 0 34C20 30 58 10 34 -62', BRASS.shade, 13),
    stroke('M-34 -64C-58 6 -20 26 0 30C20 26 58 6 34 -64', BRASS.base, 8),
    times(9, (at) => {
      const x = -44 + at * 11
      return fill(circlePath(x, 36 - (x / 48) ** 2 * 46, 6.5), at % 2 ? BRASS.light : base)
    }),
    fill('M0 36L20 58L0 88L-20 58z', BRASS.base) + fill('M0 44L12 58L0 76L-12 58z', base) + fill(circlePath(0, 98, 7), accent),
    shine('M-70 -14C-72 6 -66 20 -58 30', 6),
  ].join('')

/** What smells: attar, rose water. */
export const attar = ({ base, shade, light, accent }: Paint): Drawing =>
  [
    standsOn(100, 76),
    box({ x: -16, y: -112, w: 32, h: 40, r: 9 }, BRASS.base) +
      box({ x: 4, y: -112, w: 12, h: 40, r: 6 }, BRASS.shade) +
      fill(circlePath(0, -112, 13), BRASS.light),
    box({ x: -11, y: -76, w: 22, h: 18 }, BRASS.deep),
    fill('M-20 -60H20C24 -34 70 -20 70 34C70 74 50 100 0 100C-50 100 -70 74 -70 34C-70 -20 -24 -34 -20 -60z', '#F7FAFA'),
    within(
      'M-70 10H70V104H-70z',
      fill('M-14 -52H14C18 -30 60 -18 60 34C60 70 42 90 0 90C-42 90 -60 70 -60 34C-60 -18 -18 -30 -14 -52z', base) +
        fill('M22 0C60 10 60 90 10 92C44 70 44 30 22 0z', shade),
    ),
    fill('M0 26L26 50L0 74L-26 50z', accent) + fill('M0 36L16 50L0 64L-16 50z', light),
    shine('M-50 20C-48 0 -36 -16 -24 -24'),
  ].join('')

export const soap = ({ base, shade, light, cream }: Paint): Drawing =>
  [
    standsOn(78, 112),
    box({ x: -108, y: 40, w: 216, h: 30, r: 14 }, '#B98453') + times(4, (at) => box({ x: -86 + at * 48, y: 40, w: 28, h: 8, r: 4 }, '#94633A')),
    fill('M-88 -10C-88 -34 88 -34 88 -10V26C88 46 -88 46 -88 26z', shade),
    fill('M-88 -10C-88 -48 88 -48 88 -10C88 20 -88 20 -88 -10z', base),
    `<ellipse cx="0" cy="-11" rx="58" ry="17" fill="${light}"/>`,
    fill('M0 -20C14 -20 18 -4 0 -2C-18 -4 -14 -20 0 -20z', cream) + fill('M0 -16C26 -22 34 -6 20 -2M0 -16C-26 -22 -34 -6 -20 -2', base),
    fill(circlePath(-62, -66, 17), '#FFFFFFB0') + fill(circlePath(-28, -88, 11), '#FFFFFFB0') + fill(circlePath(64, -64, 13), '#FFFFFFB0'),
    shine('M-66 -14C-60 -26 -40 -31 -20 -33', 5),
  ].join('')

/** Cream in a jar with a lid. */
export const creamJar = ({ base, shade, light, accent, cream }: Paint): Drawing =>
  [
    standsOn(84, 98),
    box({ x: -84, y: -14, w: 168, h: 98, r: 22 }, base),
    fill('M50 -14H62A22 22 0 0 1 84 8V62A22 22 0 0 1 62 84H40C54 52 58 16 50 -14z', shade),
    box({ x: -90, y: -74, w: 180, h: 64, r: 14 }, cream) + fill('M56 -74H76A14 14 0 0 1 90 -60V-24A14 14 0 0 1 76 -10H52z', '#E6D9C2'),
    times(12, (at) => box({ x: -78 + at * 14, y: -62, w: 3, h: 40, r: 1 }, '#E6D9C2')),
    box({ x: -54, y: 14, w: 108, h: 44, r: 6 }, light),
    stroke('M-30 30H30M-18 44H18', accent, 5),
    shine('M-68 6V56'),
  ].join('')

/** Oil for the hair, a herb on its label. */
export const oilBottle = ({ base, shade, accent, cream }: Paint): Drawing =>
  [
    standsOn(108, 64),
    box({ x: -19, y: -116, w: 38, h: 34, r: 5 }, accent),
    box({ x: -15, y: -84, w: 30, h: 18 }, base),
    fill('M-17 -68H17C20 -44 54 -38 54 -6V92A16 16 0 0 1 38 108H-38A16 16 0 0 1 -54 92V-6C-54 -38 -20 -44 -17 -68z', base),
    fill('M20 -44C40 -36 54 -28 54 -6V92A16 16 0 0 1 38 108H22C38 60 36 -10 20 -44z', shade),
    box({ x: -54, y: -2, w: 108, h: 72 }, cream),
    stroke('M0 60V16', LEAF.shade, 4) + fill('M0 30C-26 30 -28 10 -24 4C-8 6 2 16 0 30zM0 44C26 44 30 24 26 18C8 20 -2 30 0 44z', LEAF.base),
    shine('M-40 -18C-38 -28 -30 -36 -22 -40', 6),
  ].join('')

export const mehendi = ({ base, shade, light, accent, cream }: Paint): Drawing => {
  const cone = (turn: number, colour: string, side: string) =>
    `<g transform="rotate(${turn})">${fill('M-34 -88C-20 -104 20 -104 34 -88L4 104H-4z', colour)}${fill('M12 -98C24 -96 30 -92 34 -88L4 104H-1z', side)}${stroke('M-30 -66C-14 -74 14 -74 30 -66M-25 -40C-12 -48 12 -48 25 -40', cream, 5)}${fill('M-40 -86C-28 -112 28 -112 40 -86C20 -96 -20 -96 -40 -86z', accent)}${fill('M0 -20C-9 -10 -9 4 0 12C9 4 9 -10 0 -20z', light)}</g>`
  return `<g transform="translate(0 4)">${cone(24, shade, '#00000022')}${cone(-18, base, shade)}</g>${shine('M-52 -62L-40 -6', 6)}`
}

export const lipstick = ({ base, shade }: Paint): Drawing =>
  [
    standsOn(104, 92),
    fill('M-46 -74C-46 -96 -12 -110 -2 -112V-34H-46z', base) + fill('M-16 -105C-10 -109 -6 -111 -2 -112V-34H-16z', shade),
    box({ x: -50, y: -36, w: 52, h: 54 }, BRASS.base) + box({ x: -14, y: -36, w: 16, h: 54 }, BRASS.shade),
    box({ x: -58, y: 16, w: 68, h: 90, r: 6 }, '#34313A') + box({ x: -12, y: 16, w: 22, h: 90, r: 6 }, '#211F26'),
    box({ x: 28, y: -2, w: 66, h: 108, r: 8 }, '#34313A') + box({ x: 74, y: -2, w: 20, h: 108, r: 8 }, '#211F26'),
    box({ x: 28, y: 84, w: 66, h: 10 }, BRASS.base),

    shine('M-36 -76V-46', 6),
  ].join('')

/** A shaving or trimming machine. */
export const trimmer = ({ base, shade, accent }: Paint): Drawing =>
  `<g transform="rotate(18)">${[
    box({ x: -32, y: -116, w: 64, h: 34, r: 5 }, STEEL.light) + times(7, (at) => box({ x: -28 + at * 8.4, y: -124, w: 5, h: 18 }, STEEL.shade)),
    fill('M-36 -84H36C44 -40 36 20 32 90C30 116 -30 116 -32 90C-36 20 -44 -40 -36 -84z', base),
    fill('M10 -84H36C44 -40 36 20 32 90C30 106 16 112 4 112C18 40 18 -30 10 -84z', shade),
    box({ x: -12, y: -46, w: 24, h: 44, r: 11 }, STEEL.base) + box({ x: -8, y: -42, w: 16, h: 18, r: 8 }, accent),
    shine('M-24 -60C-26 -30 -24 10 -22 44', 6),
  ].join('')}</g>`
