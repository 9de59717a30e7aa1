import { circlePath, type Drawing } from '../shapes.ts'
import { BRASS, CLAY, JUTE, LEAF, type Paint, WOOD } from './paint.ts'
import { box, fill, oval, shine, standsOn, stroke, times, within } from './strokes.ts'

/** A horse of terracotta. */
export const horse = ({ accent, cream }: Paint): Drawing =>
  [
    standsOn(108, 92),
    box({ x: -60, y: 30, w: 24, h: 78, r: 9 }, CLAY.shade) + box({ x: 26, y: 30, w: 24, h: 78, r: 9 }, CLAY.shade),
    fill('M-78 -6C-70 -34 40 -30 60 -10C70 20 66 44 56 54H-66C-78 44 -84 20 -78 -6z', CLAY.base),
    fill('M20 -26C44 -24 56 -16 60 -10C70 20 66 44 56 54H30C48 30 44 -4 20 -26z', CLAY.shade),
    box({ x: -72, y: 40, w: 24, h: 68, r: 9 }, CLAY.base) + box({ x: 40, y: 40, w: 24, h: 68, r: 9 }, CLAY.base),
    fill('M-78 10C-86 -30 -84 -70 -66 -92L-60 -116L-50 -94C-30 -92 -30 -70 -40 -58C-30 -30 -26 -10 -28 10z', CLAY.base),
    fill('M-66 -92C-88 -84 -100 -74 -106 -60C-100 -48 -86 -50 -72 -60z', CLAY.light),
    stroke('M-48 -88C-34 -60 -26 -34 -22 -16', CLAY.deep, 11),
    fill(circlePath(-72, -78, 5), cream),
    stroke('M-84 -20C-64 -8 -44 -8 -28 -16', accent, 7) + times(4, (at) => fill(circlePath(-78 + at * 15, -11 + (at % 3 ? 2 : -2), 4.5), cream)),
    fill('M-30 -30C0 -36 24 -32 30 -24L34 16C10 26 -14 26 -34 16z', accent) + stroke('M-30 6C-10 14 10 14 32 6', cream, 4),
    stroke('M60 -4C86 4 88 40 80 62', CLAY.deep, 11),
    shine('M-70 -40C-72 -20 -70 -6 -68 4', 6),
  ].join('')

export const doll = ({ base, shade, accent, cream, ink }: Paint): Drawing =>
  [
    standsOn(110, 72),
    fill('M-30 -20H30L72 104C30 116 -30 116 -72 104z', base) + fill('M12 -20H30L72 104C54 109 40 111 28 112z', shade),
    stroke('M-66 88C-30 102 30 102 66 88', accent, 8) + times(6, (at) => fill(circlePath(-30 + (at % 3) * 28, 26 + Math.floor(at / 3) * 32, 6), cream)),
    fill('M-30 -20L-62 26L-48 34L-18 4zM30 -20L62 26L48 34L18 4z', accent),
    fill(circlePath(0, -62, 46), '#2A2430') + fill(circlePath(0, -58, 38), '#D9A070'),
    fill('M-40 -66C-30 -104 30 -104 40 -66C20 -82 -20 -82 -40 -66z', '#2A2430') + oval([36, -92, 18], '#2A2430') + oval([28, -84, 7], accent),
    fill(circlePath(-14, -56, 4.5), ink) +
      fill(circlePath(14, -56, 4.5), ink) +
      stroke('M-10 -40C-4 -34 4 -34 10 -40', '#9C3B34', 4) +
      fill(circlePath(0, -74, 5), '#B32032'),
    shine('M-42 -10L-54 12', 6),
  ].join('')

/** A car of wood for small hands. */
export const woodenCar = ({ base, shade, light, accent, cream }: Paint): Drawing =>
  [
    standsOn(82, 118),
    fill('M-64 -20C-58 -60 -46 -72 -30 -72H26C46 -72 60 -48 72 -20z', base) + fill('M26 -72C46 -72 60 -48 72 -20H44C40 -44 36 -60 26 -72z', shade),
    fill('M-46 -22C-42 -46 -36 -56 -26 -56H-8V-22zM6 -56H24C36 -52 44 -38 48 -22H6z', cream),
    box({ x: -112, y: -22, w: 224, h: 70, r: 26 }, base) + fill('M66 -22H86A26 26 0 0 1 112 4V22A26 26 0 0 1 86 48H54C70 30 72 4 66 -22z', shade),
    box({ x: -112, y: 6, w: 224, h: 12 }, accent),
    [-58, 58].map((x) => fill(circlePath(x, 48, 34), WOOD.deep) + fill(circlePath(x, 48, 24), WOOD.light) + fill(circlePath(x, 48, 9), accent)).join(''),
    oval([100, -2, 9, 11], light),
    shine('M-94 -6C-88 -12 -80 -13 -70 -13'),
  ].join('')

/** A basket with a lid. */
export const basket = ({ accent, base }: Paint): Drawing => {
  const body = 'M-84 -28H84L74 84C72 98 60 104 44 104H-44C-60 104 -72 98 -74 84z'
  return [
    standsOn(104, 92),
    fill(body, JUTE.base),
    within(
      body,
      `${times(10, (at) =>
        stroke(
          `M-90 ${-18 + at * 13}C-40 ${-8 + at * 13} 40 ${-8 + at * 13} 90 ${-18 + at * 13}`,
          [JUTE.light, JUTE.shade, JUTE.light, JUTE.shade, accent, accent, JUTE.light, base, JUTE.light, JUTE.shade][at] ?? JUTE.light,
          7,
        ),
      )}<path d="M36 -28H90V104H30z" fill="${JUTE.deep}" fill-opacity=".3"/>`,
    ),
    fill('M-94 -28C-84 -84 84 -84 94 -28C50 -8 -50 -8 -94 -28z', JUTE.light) +
      fill('M40 -66C66 -60 88 -50 94 -28C82 -22 68 -19 54 -17C66 -34 58 -54 40 -66z', JUTE.shade),
    stroke('M-70 -42C-40 -62 40 -62 70 -42', accent, 6),
    stroke('M-20 -68C-16 -94 16 -94 20 -68', JUTE.deep, 9),
    shine('M-72 -8L-66 46', 6),
  ].join('')
}

/** A small rickshaw of tin, painted all over. */
export const rickshaw = ({ base, shade, accent, cream, ink }: Paint): Drawing => {
  const wheel = (x: number, r: number) =>
    `<circle cx="${x}" cy="58" r="${r}" fill="none" stroke="${ink}" stroke-width="8"/><circle cx="${x}" cy="58" r="6" fill="${accent}"/>${times(8, (at) => `<g transform="translate(${x} 58) rotate(${at * 45})">${box({ x: -1.2, y: -r, w: 2.4, h: r }, '#8B939C')}</g>`)}`
  return [
    standsOn(104, 112),
    wheel(-76, 40) + wheel(56, 44),
    stroke('M-76 58L-52 -36L-34 -48M-52 -10L0 40H30', shade, 8) + stroke('M-38 -54L-20 -58', ink, 8) + box({ x: -44, y: 8, w: 32, h: 11, r: 5 }, ink),
    fill('M2 8H92L100 46H14C4 46 2 30 2 8z', base) + fill('M70 8H92L100 46H78z', shade),
    fill('M-4 -14H70V12H-4z', accent) + fill('M64 -14H84V12H64z', '#00000022'),
    fill('M92 10C114 -20 114 -66 84 -92C54 -114 4 -106 -14 -76C18 -86 52 -70 60 -38L66 10z', base),
    fill('M84 -92C114 -66 114 -20 92 10H78C96 -24 92 -62 66 -88C72 -92 78 -94 84 -92z', shade),
    stroke('M-12 -77C22 -92 62 -74 70 8', accent, 6) + stroke('M22 -99C62 -96 92 -56 84 8', cream, 4),
    fill('M34 -88l6 9l10 2l-7 8l1 10l-10 -4l-10 4l1 -10l-7 -8l10 -2z', accent),
    times(4, (at) => fill(circlePath(22 + at * 18, 28, 6), at % 2 ? accent : cream)),
    shine('M-4 -92C8 -98 20 -99 32 -98', 6),
  ].join('')
}

/** A lamp of brass for oil. */
export const brassLamp = ({ accent }: Paint): Drawing =>
  [
    standsOn(106, 72),
    fill('M0 -118C26 -88 20 -62 0 -58C-20 -62 -26 -88 0 -118z', '#F08A24') + fill('M0 -96C13 -80 10 -64 0 -60C-10 -64 -13 -80 0 -96z', '#FFE08A'),
    fill('M-96 -54C-40 -40 40 -40 96 -54C90 -14 50 4 0 4C-50 4 -90 -14 -96 -54z', BRASS.base) +
      fill('M40 -46C60 -47 80 -50 96 -54C90 -14 50 4 0 4C40 -8 50 -26 40 -46z', BRASS.shade),
    `<ellipse cx="0" cy="-52" rx="92" ry="13" fill="${BRASS.deep}"/>`,
    box({ x: -13, y: 0, w: 26, h: 80 }, BRASS.base) +
      box({ x: 3, y: 0, w: 10, h: 80 }, BRASS.shade) +
      oval([0, 18, 26, 9], BRASS.light) +
      oval([0, 46, 20, 8], accent),
    fill('M-20 74H20C30 86 64 88 70 106H-70C-64 88 -30 86 -20 74z', BRASS.base) + fill('M8 74H20C30 86 64 88 70 106H34C30 92 16 88 8 74z', BRASS.shade),
    shine('M-80 -40C-74 -22 -60 -12 -44 -8', 6),
  ].join('')

export const vase = ({ base, shade, accent, cream }: Paint): Drawing =>
  [
    standsOn(108, 66),
    times(
      3,
      (at) =>
        stroke(`M0 -40C${-20 + at * 20} -70 ${-40 + at * 40} -90 ${-46 + at * 46} -106`, LEAF.shade, 5) +
        fill(circlePath(-46 + at * 46, -106 + (at === 1 ? -4 : 0), 13), at === 1 ? accent : base) +
        fill(circlePath(-46 + at * 46, -106 + (at === 1 ? -4 : 0), 5), cream),
    ),
    fill('M-24 -44H24C22 -20 72 0 72 50C72 92 40 108 0 108C-40 108 -72 92 -72 50C-72 0 -22 -20 -24 -44z', base) +
      fill('M24 -44C22 -20 72 0 72 50C72 92 40 108 0 108C50 84 56 20 10 -20z', shade),
    box({ x: -34, y: -54, w: 68, h: 16, r: 7 }, accent),
    stroke('M-70 42C-40 60 40 60 70 42', cream, 5) +
      stroke('M-70 66C-40 84 40 84 70 66', cream, 5) +
      times(5, (at) => fill(`M${-44 + at * 22} ${59 + ([-1, 3, 5, 3, -1][at] ?? 0)}l7 8l-7 8l-7 -8z`, accent)),
    shine('M-50 20C-56 40 -52 62 -44 76'),
  ].join('')

export const giftBox = ({ base, shade, light, accent, accentShade }: Paint): Drawing =>
  [
    standsOn(104, 96),
    box({ x: -84, y: -22, w: 168, h: 124, r: 6 }, base) + fill('M44 -22H84V96A6 6 0 0 1 78 102H44z', shade),
    box({ x: -96, y: -48, w: 192, h: 40, r: 6 }, light),
    box({ x: -17, y: -48, w: 34, h: 150 }, accent) + box({ x: 6, y: -48, w: 11, h: 150 }, accentShade),
    fill('M0 -48C-20 -104 -84 -104 -72 -72C-64 -52 -30 -48 0 -48z', accent) + fill('M0 -48C20 -104 84 -104 72 -72C64 -52 30 -48 0 -48z', accentShade),
    fill(circlePath(0, -50, 14), accent),
    shine('M-68 0V60'),
  ].join('')

/** A picture in a frame: a boat in the evening. */
export const painting = ({ base, accent, cream }: Paint): Drawing => {
  const view = 'M-82 -70H82V70H-82z'
  return [
    '<rect x="-100" y="-82" width="210" height="178" fill="#2A1F2D" fill-opacity=".14"/>',
    box({ x: -104, y: -92, w: 208, h: 184, r: 4 }, WOOD.base) +
      box({ x: 70, y: -92, w: 34, h: 184, r: 4 }, WOOD.shade) +
      box({ x: -92, y: -80, w: 184, h: 160 }, cream),
    within(
      view,
      box({ x: -82, y: -70, w: 164, h: 92 }, accent) +
        fill(circlePath(30, 6, 28), '#E8542F') +
        box({ x: -82, y: 16, w: 164, h: 60 }, base) +
        times(4, (at) => stroke(`M${-70 + at * 40} ${34 + (at % 2) * 18}h26`, cream, 3)) +
        fill('M-62 22C-40 36 10 36 36 20C30 50 -50 50 -62 22z', '#3B2A2E') +
        fill('M-20 24V-48C10 -40 22 -14 22 18z', cream) +
        stroke('M-20 26V-54', '#3B2A2E', 4),
    ),
    shine('M-96 -70V10', 5),
  ].join('')
}

/** Leaves and a stem in a pot. */
export const plant = ({ base, shade, accent }: Paint): Drawing => {
  const leaf = (turn: number, colour: string, vein: string) =>
    `<g transform="translate(0 14) rotate(${turn})">${fill('M0 0C-36 -30 -34 -90 0 -126C34 -90 36 -30 0 0z', colour)}${stroke('M0 -4V-104', vein, 3)}</g>`
  return [
    standsOn(110, 66),
    leaf(-58, LEAF.shade, LEAF.base) +
      leaf(58, LEAF.shade, LEAF.base) +
      leaf(-26, LEAF.base, LEAF.light) +
      leaf(28, LEAF.base, LEAF.light) +
      leaf(2, LEAF.light, LEAF.base),
    fill('M-60 22H60L44 108H-44z', base) +
      fill('M26 22H60L44 108H18z', shade) +
      box({ x: -68, y: 8, w: 136, h: 26, r: 6 }, base) +
      box({ x: 26, y: 8, w: 42, h: 26, r: 6 }, shade),
    stroke('M-52 62H52', accent, 6),
    shine('M-46 40L-40 78', 6),
  ].join('')
}

export const seeds = ({ base, shade, accent, cream }: Paint): Drawing =>
  [
    standsOn(102, 80),
    `<g transform="rotate(-6)">${box({ x: -66, y: -106, w: 132, h: 200, r: 6 }, cream)}${box({ x: -66, y: -106, w: 132, h: 44, r: 6 }, base)}${box({ x: 38, y: -106, w: 28, h: 200, r: 4 }, '#00000014')}${stroke('M-46 -84H30', cream, 8)}${fill('M0 -10C-40 -10 -46 40 -14 68C0 78 20 70 30 52C44 28 34 -10 0 -10z', shade)}${fill('M0 -10C-40 -10 -46 40 -14 68C-24 40 -16 8 0 -10z', base)}${fill('M0 -8C-6 -30 -26 -34 -36 -30C-30 -16 -16 -8 0 -8zM0 -8C4 -32 24 -40 36 -34C30 -18 16 -8 0 -8z', LEAF.base)}</g>`,
    times(
      6,
      (at) =>
        `<ellipse cx="${36 + (at % 3) * 24}" cy="${84 + Math.floor(at / 3) * 15}" rx="8" ry="5" fill="${at % 2 ? accent : WOOD.shade}" transform="rotate(${at * 31} ${36 + (at % 3) * 24} ${84 + Math.floor(at / 3) * 15})"/>`,
    ),
    shine('M-58 -52L-48 30', 6),
  ].join('')
