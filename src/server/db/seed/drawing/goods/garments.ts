import { circlePath, type Drawing } from '../shapes.ts'
import type { Paint } from './paint.ts'
import { box, fill, oval, shine, stroke, times, within } from './strokes.ts'

/** What hangs against the ground: its own shape a little lower, as a shadow. */
const hung = (d: string, colour: string): Drawing => `<path d="${d}" fill="#2A1F2D" fill-opacity=".14" transform="translate(5 8)"/>${fill(d, colour)}`

const TEE = 'M-40 -96L-96 -66L-116 -10L-78 4L-66 -20V96H66V-20L78 4L116 -10L96 -66L40 -96C26 -78 -26 -78 -40 -96z'
const teeShade = (colour: string) => fill('M66 -20V96H30C44 50 46 4 42 -40zM78 4L66 -20L74 -44L116 -10z', colour)

export const tee = ({ base, shade, deep, light }: Paint): Drawing =>
  [
    hung(TEE, base),
    teeShade(shade),
    stroke('M-40 -96C-26 -78 26 -78 40 -96', deep, 8),
    stroke('M-112 -16L-76 -2M112 -16L76 -2', light, 5),
    shine('M-52 -14V40'),
  ].join('')

/** Of a team, with a stripe and a number. */
export const jersey = ({ base, shade, accent, cream }: Paint): Drawing =>
  [
    hung(TEE, base),
    within(
      TEE,
      box({ x: -34, y: -100, w: 22, h: 200 }, accent) + box({ x: -116, y: -26, w: 50, h: 12 }, accent) + box({ x: 66, y: -26, w: 50, h: 12 }, accent),
    ),
    teeShade(shade),
    stroke('M-40 -96C-26 -78 26 -78 40 -96', accent, 8),
    stroke('M10 -34L24 -44V26', cream, 11),
    shine('M-54 -8V46'),
  ].join('')

export const shirt = ({ base, shade, deep, light, accent, cream }: Paint): Drawing =>
  [
    hung(TEE, base),
    within(
      TEE,
      times(5, (at) => box({ x: -58 + at * 26, y: -100, w: 5, h: 200 }, at % 2 ? accent : light)),
    ),
    teeShade(shade),
    box({ x: -9, y: -82, w: 18, h: 178 }, base),
    times(5, (at) => fill(circlePath(0, -58 + at * 32, 4), cream)),
    fill('M-42 -98L0 -78L-20 -52z', light),
    fill('M42 -98L0 -78L20 -52z', shade),
    box({ x: 20, y: -30, w: 32, h: 34, r: 3 }, deep),
    box({ x: 20, y: -30, w: 32, h: 30, r: 3 }, base),
    shine('M-54 -10V40'),
  ].join('')

export const panjabi = ({ base, shade, deep, light, accent, accentShade }: Paint): Drawing => {
  const body = 'M-30 -106L-74 -86L-108 44L-80 54L-58 -24L-64 106H64L58 -24L80 54L108 44L74 -86L30 -106z'
  return [
    hung(body, base),
    fill('M58 -24L64 106H26C42 56 44 2 36 -58zM80 54L58 -24L64 -58L108 44z', shade),
    fill('M-16 -108H16V10H-16z', accent),
    times(6, (at) => fill(`M0 ${-98 + at * 18}l7 7l-7 7l-7 -7z`, at % 2 ? light : accentShade)),
    fill('M-34 -112C-20 -98 20 -98 34 -112L30 -96C18 -86 -18 -86 -30 -96z', accent),
    stroke('M-104 36L-80 44M104 36L80 44', accent, 7),
    stroke('M-62 62V104M62 62V104', deep, 4),
    shine('M-44 -44V30'),
  ].join('')
}

/** A long dress, its scarf over one shoulder. */
export const kurti = ({ base, shade, light, accent, accentShade, cream }: Paint): Drawing => {
  const body = 'M-28 -106L-66 -90L-92 6L-68 14L-52 -30L-72 108H72L52 -30L68 14L92 6L66 -90L28 -106C18 -86 -18 -86 -28 -106z'
  return [
    hung(body, base),
    fill('M52 -30L72 108H28C40 50 40 -10 34 -60zM68 14L52 -30L62 -60L92 6z', shade),
    fill('M-30 -100C-18 -80 18 -80 30 -100L24 -40L0 -16L-24 -40z', accent),
    times(4, (at) => fill(circlePath(0, -72 + at * 15, 4.5), cream)),
    fill('M-66 84H66L72 108H-72z', accent),
    times(9, (at) => fill(`M${-62 + at * 14} 100l6 -12l6 12z`, accentShade)),
    times(8, (at) => fill(circlePath(-34 + (at % 3) * 32, 4 + Math.floor(at / 3) * 28, 4), light)),
    fill('M-62 -104C-86 -40 -60 40 -92 104L-56 108C-34 40 -52 -40 -36 -104z', light),
    times(5, (at) => stroke(`M${-86 + at * 8} 104v12`, accent, 3)),
    shine('M28 -20V34'),
  ].join('')
}

export const frock = ({ base, shade, light, accent, cream }: Paint): Drawing => {
  const skirt = 'M-38 -24L-104 84C-70 100 70 100 104 84L38 -24z'
  return [
    hung(skirt, base),
    within(
      skirt,
      times(12, (at) => fill(circlePath(-84 + (at % 4) * 54, 4 + Math.floor(at / 4) * 32, 6), cream)),
    ),
    fill('M38 -24L104 84C86 92 66 96 44 97z', shade),
    stroke('M-100 82C-66 98 66 98 100 82', accent, 9),
    fill('M-38 -96C-20 -76 20 -76 38 -96L50 -62L38 -20H-38L-50 -62z', light),
    fill('M-38 -96C-66 -96 -82 -78 -78 -58C-66 -48 -54 -52 -48 -62zM38 -96C66 -96 82 -78 78 -58C66 -48 54 -52 48 -62z', base),
    box({ x: -40, y: -32, w: 80, h: 15, r: 4 }, accent),
    fill('M0 -25L-26 -42V-8zM0 -25L26 -42V-8z', accent) + fill(circlePath(0, -25, 6), cream),
    shine('M-46 12L-70 56'),
  ].join('')
}

export const hoodie = ({ base, shade, deep, light, cream }: Paint): Drawing => {
  const body = 'M-44 -84L-92 -60L-112 74L-80 80L-64 -14V92H64V-14L80 80L112 74L92 -60L44 -84z'
  return [
    hung(body, base),
    fill('M64 -14V92H34C46 40 46 -6 42 -50zM80 80L64 -14L72 -50L112 74z', shade),
    fill('M-46 -84C-50 -116 50 -116 46 -84C30 -52 -30 -52 -46 -84z', light),
    fill('M-30 -84C-28 -102 28 -102 30 -84C18 -66 -18 -66 -30 -84z', deep),
    stroke('M-12 -66V-26M12 -66V-34', cream, 5),
    fill('M-40 36H40L52 76H-52z', shade),
    box({ x: -66, y: 82, w: 132, h: 14, r: 6 }, deep),
    shine('M-52 -24V18'),
  ].join('')
}

export const trousers = ({ base, shade, deep, light, accent }: Paint): Drawing => {
  const body = 'M-58 -104H58L74 104H18L0 -24L-18 104H-74z'
  return [
    hung(body, base),
    fill('M58 -104L74 104H46L30 -60z', shade),
    fill('M-4 -60L0 -24L-18 104H-34z', shade),
    box({ x: -60, y: -108, w: 120, h: 18, r: 4 }, deep),
    times(4, (at) => box({ x: -48 + at * 30, y: -110, w: 6, h: 22 }, light)),
    stroke('M-50 -84C-44 -66 -34 -62 -22 -62M50 -84C44 -66 34 -62 22 -62M0 -88V-34', accent, 2.5),
    oval([0, -99, 5], accent),
    shine('M-46 -40L-54 40'),
  ].join('')
}
