import { BRASS, INK, type Paint, STEEL, WOOD } from '../goods/paint.ts'
import { box, fill, oval, shine, stroke, times } from '../goods/strokes.ts'
import type { Drawing } from '../shapes.ts'

/** Each is held at 0,0 by what stands upright there; what it works with is above, up to 170. */
const wrench = (): Drawing =>
  [
    fill('M-13 70L-13 -70H13L13 70C13 84 -13 84 -13 70z', STEEL.base) + fill('M3 -70H13V70C13 78 8 80 3 80z', STEEL.shade),
    fill('M-16 -66C-52 -82 -54 -140 -22 -160L-20 -116L0 -104L20 -116L22 -160C54 -140 52 -82 16 -66z', STEEL.base),
    fill('M20 -116L22 -160C54 -140 52 -82 16 -66H4C34 -84 34 -112 20 -116z', STEEL.shade),
    shine('M-36 -128C-42 -112 -40 -96 -34 -88', 6),
  ].join('')

const screwdriver = ({ base, shade, accent }: Paint): Drawing =>
  [
    box({ x: -7, y: -160, w: 14, h: 112 }, STEEL.base) + box({ x: 1, y: -160, w: 6, h: 112 }, STEEL.shade),
    fill('M-7 -160H7L10 -176H-10z', STEEL.deep),
    box({ x: -20, y: -62, w: 40, h: 146, r: 16 }, base) + box({ x: 4, y: -62, w: 16, h: 146, r: 8 }, shade),
    box({ x: -20, y: -64, w: 40, h: 16, r: 6 }, accent),
  ].join('')

const drill = ({ base, shade, deep, accent }: Paint): Drawing =>
  [
    fill('M-26 -40H26L34 74H-30z', base) + fill('M6 -40H26L34 74H8z', shade),
    box({ x: -44, y: 70, w: 92, h: 34, r: 10 }, INK),
    box({ x: -120, y: -110, w: 190, h: 80, r: 26 }, base) + box({ x: -120, y: -62, w: 190, h: 32, r: 16 }, shade),
    box({ x: -66, y: -98, w: 80, h: 18, r: 9 }, accent) +
      box({ x: -150, y: -96, w: 36, h: 50, r: 8 }, deep) +
      box({ x: -226, y: -78, w: 80, h: 13, r: 5 }, STEEL.deep),
  ].join('')

const scissors = ({ base }: Paint): Drawing =>
  [
    fill('M-8 -30L-44 -168L-30 -172L14 -36z', STEEL.shade) + fill('M8 -30L36 -176L22 -176L-14 -36z', STEEL.base),
    oval([0, -34, 9], STEEL.deep),
    stroke('M-4 -30C-40 10 -54 60 -30 70C-8 76 -4 30 -2 -20', base, 13) + stroke('M4 -30C40 10 54 60 30 70C8 76 4 30 2 -20', base, 13),
  ].join('')

const comb = ({ base, shade }: Paint): Drawing =>
  box({ x: -14, y: -70, w: 28, h: 150, r: 12 }, base) +
  box({ x: -14, y: -180, w: 26, h: 116, r: 8 }, base) +
  times(13, (at) => box({ x: -52, y: -178 + at * 8.6, w: 42, h: 5, r: 2 }, at % 2 ? shade : base))

const needle = ({ accent }: Paint): Drawing =>
  fill('M-5 -10L0 -176L5 -10C6 34 -6 34 -5 -10z', STEEL.base) +
  fill('M1 -100L5 -10C6 20 1 30 1 0z', STEEL.deep) +
  stroke('M0 14C40 70 -70 90 -130 40C-190 -8 -120 -60 -160 -110', accent, 6)

const wideBrush = ({ base, shade, accent }: Paint): Drawing =>
  [
    box({ x: -15, y: -80, w: 30, h: 160, r: 14 }, WOOD.base) + box({ x: 2, y: -80, w: 13, h: 160, r: 8 }, WOOD.shade),
    fill('M-20 -66H20L52 -104H-52z', WOOD.shade) + box({ x: -56, y: -124, w: 112, h: 26 }, STEEL.base),
    fill('M-52 -124H52V-166C40 -180 -34 -180 -52 -164z', base) + fill('M14 -124H52V-166C44 -176 30 -176 14 -177z', shade),
    stroke('M-38 -164C-20 -178 20 -176 42 -168', accent, 8),
  ].join('')

const fineBrush = ({ base, accent }: Paint): Drawing =>
  fill('M-9 92L-9 -90H9L9 92C6 104 -6 104 -9 92z', accent) +
  box({ x: -12, y: -116, w: 24, h: 34, r: 4 }, BRASS.base) +
  fill('M-12 -114C-26 -146 -12 -172 0 -184C12 -172 26 -146 12 -114z', base)

const pen = ({ base, shade, accent }: Paint): Drawing =>
  box({ x: -11, y: -124, w: 22, h: 206, r: 10 }, base) +
  box({ x: 2, y: -124, w: 9, h: 206, r: 5 }, shade) +
  fill('M-11 -120H11L0 -172z', BRASS.base) +
  box({ x: -11, y: 34, w: 22, h: 10 }, accent)

const knife = (): Drawing =>
  fill('M-14 -56H16C30 -110 20 -160 -12 -186z', STEEL.light) +
  fill('M-14 -56H-4L-12 -186z', STEEL.base) +
  box({ x: -16, y: -58, w: 32, h: 138, r: 12 }, WOOD.shade) +
  times(3, (at) => oval([0, -26 + at * 40, 5], BRASS.base))

const ladle = (): Drawing =>
  box({ x: -8, y: -120, w: 16, h: 216, r: 8 }, STEEL.base) +
  fill('M-52 -160H52C52 -112 24 -98 0 -98C-24 -98 -52 -112 -52 -160z', STEEL.shade) +
  oval([0, -160, 52, 14], STEEL.light)

const trowel = ({ base }: Paint): Drawing =>
  box({ x: -14, y: -40, w: 28, h: 120, r: 12 }, base) +
  stroke('M0 -40V-76', STEEL.deep, 13) +
  fill('M-38 -78H38C40 -120 22 -160 0 -182C-22 -160 -40 -120 -38 -78z', STEEL.base) +
  fill('M4 -78H38C40 -120 22 -160 4 -178z', STEEL.shade)

const broom = ({ base, accent }: Paint): Drawing =>
  [
    box({ x: -9, y: -110, w: 18, h: 330, r: 9 }, WOOD.base),
    fill('M-22 -96H22L84 -186C30 -200 -30 -200 -84 -186z', '#D8B25C'),
    times(6, (at) => stroke(`M${-15 + at * 6} -100L${-66 + at * 26} -184`, '#A9812F', 4)),
    box({ x: -26, y: -112, w: 52, h: 16, r: 6 }, base) + box({ x: -34, y: -132, w: 68, h: 9, r: 4 }, accent),
  ].join('')

const hammer = (): Drawing =>
  box({ x: -12, y: -120, w: 24, h: 206, r: 10 }, WOOD.base) +
  box({ x: 2, y: -120, w: 10, h: 206, r: 5 }, WOOD.shade) +
  fill('M-76 -158H46C70 -158 84 -132 92 -112C66 -124 50 -120 44 -112H-76z', STEEL.base) +
  box({ x: -84, y: -164, w: 30, h: 58, r: 5 }, STEEL.shade)

const stethoscope = ({ base }: Paint): Drawing =>
  [
    stroke('M0 -84C10 -10 40 90 -60 120C-170 150 -250 90 -230 -10C-222 -60 -260 -90 -280 -120', base, 13),
    stroke('M-232 0C-220 -50 -190 -70 -176 -110', base, 13),
    box({ x: -12, y: -110, w: 24, h: 60, r: 8 }, STEEL.base),
    oval([0, -128, 46, 40], STEEL.shade) + oval([0, -134, 46, 38], STEEL.light) + oval([0, -134, 30, 24], STEEL.base),
  ].join('')

const cone = ({ base, accent }: Paint): Drawing =>
  fill('M-34 66L-4 -172H4L34 66C20 80 -20 80 -34 66z', base) +
  stroke('M-30 34L30 20M-24 -14L24 -28M-16 -64L18 -76', accent, 9) +
  stroke('M0 -176v-10', '#5A3017', 7)

const iron = (): Drawing =>
  box({ x: -14, y: -50, w: 28, h: 130, r: 12 }, '#2F68A8') +
  box({ x: -10, y: -92, w: 20, h: 46 }, STEEL.base) +
  fill('M-6 -92H6L2 -178H-2z', BRASS.deep) +
  stroke('M0 80C0 150 60 170 30 240', INK, 8)

const sponge = ({ base, shade, light }: Paint): Drawing =>
  box({ x: -64, y: -150, w: 128, h: 84, r: 22 }, base) +
  box({ x: -64, y: -96, w: 128, h: 32, r: 16 }, shade) +
  times(6, (at) => oval([-44 + at * 17, -122 + (at % 2) * 18, 6], light)) +
  box({ x: -22, y: -76, w: 44, h: 120, r: 18 }, shade)

const spray = ({ base, shade, accent }: Paint): Drawing =>
  [
    box({ x: -34, y: -36, w: 68, h: 130, r: 20 }, base) + box({ x: 8, y: -36, w: 26, h: 130, r: 12 }, shade),
    box({ x: -16, y: -80, w: 32, h: 50 }, accent) + fill('M-70 -120H40V-78H-40z', INK) + box({ x: -88, y: -118, w: 26, h: 22, r: 4 }, accent),
    times(9, (at) => oval([-120 - (at % 3) * 34, -150 + Math.floor(at / 3) * 40 + (at % 2) * 12, 6], '#7FB4D6')),
  ].join('')

const tape = ({ base, accent }: Paint): Drawing =>
  [
    box({ x: -300, y: -92, w: 270, h: 26 }, '#F2CE5A') + times(13, (at) => box({ x: -294 + at * 20, y: -92, w: 4, h: at % 2 ? 10 : 16 }, INK)),
    box({ x: -52, y: -110, w: 112, h: 112, r: 28 }, base) + oval([4, -54, 34], accent) + oval([4, -54, 15], base),
    box({ x: -22, y: -20, w: 44, h: 60, r: 12 }, base),
  ].join('')

const brush = ({ base, cream }: Paint): Drawing =>
  box({ x: -13, y: -70, w: 26, h: 156, r: 12 }, base) +
  box({ x: -22, y: -182, w: 44, h: 118, r: 18 }, base) +
  times(8, (at) => box({ x: -60, y: -176 + at * 13.4, w: 40, h: 6, r: 3 }, cream))

/** What a hand can hold at work. */
export const TOOLS = {
  ...{ brush, broom, comb, cone, drill, fineBrush, hammer, iron, knife, ladle, needle, pen, scissors, screwdriver },
  ...{ sponge, spray, stethoscope, tape, trowel, wideBrush, wrench },
} as const satisfies Record<string, (paint: Paint) => Drawing>
export type ToolName = keyof typeof TOOLS
