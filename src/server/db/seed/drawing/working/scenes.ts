import { BRASS, INK, LEAF, type Paint, STEEL, WOOD } from '../goods/paint.ts'
import { box, fill, oval, shine, stroke, times } from '../goods/strokes.ts'
import type { Drawing } from '../shapes.ts'

/** What is worked on, around 0,0, about 230 in each direction. */
const tap = (): Drawing =>
  [
    box({ x: -230, y: -54, w: 330, h: 64, r: 10 }, STEEL.base) + box({ x: -230, y: -16, w: 330, h: 26, r: 10 }, STEEL.shade),
    box({ x: -60, y: -74, w: 66, h: 104, r: 12 }, STEEL.shade) + box({ x: -60, y: -74, w: 40, h: 104, r: 12 }, STEEL.light),
    fill('M86 -56H150C190 -56 204 -20 204 24V70H140V40C140 16 130 10 86 10z', STEEL.base) +
      fill('M170 -52C196 -42 204 -12 204 24V70H178V20C178 -16 174 -36 170 -52z', STEEL.shade),
    box({ x: 98, y: -128, w: 26, h: 76 }, STEEL.deep) + box({ x: 52, y: -148, w: 120, h: 30, r: 14 }, BRASS.base),
    times(3, (at) =>
      fill(`M172 ${100 + at * 42}C160 ${120 + at * 42} 160 ${132 + at * 42} 172 ${132 + at * 42}S184 ${120 + at * 42} 172 ${100 + at * 42}z`, '#5FA9D8'),
    ),
    shine('M-210 -38H-80', 8),
  ].join('')

const switchboard = ({ accent }: Paint): Drawing =>
  [
    box({ x: -190, y: -150, w: 380, h: 280, r: 20 }, '#EDE6D8') + box({ x: -170, y: -130, w: 340, h: 240, r: 12 }, '#FFFFFF'),
    times(
      3,
      (at) =>
        box({ x: -146 + at * 76, y: -108, w: 60, h: 88, r: 10 }, '#D9D2C4') + box({ x: -138 + at * 76, y: at === 1 ? -62 : -100, w: 44, h: 34, r: 6 }, accent),
    ),
    oval([110, -64, 40], '#D9D2C4') + oval([96, -64, 7], INK) + oval([124, -64, 7], INK),
    stroke('M-120 30C-70 90 -20 -10 40 60S120 40 150 84', '#C8303F', 10) + stroke('M-130 70C-80 20 -30 110 30 30S120 90 150 30', '#2F7F56', 10),
  ].join('')

const wall = ({ base, shade }: Paint): Drawing =>
  [
    times(5, (row) =>
      times(5, (at) => box({ x: -320 + at * 140 + (row % 2) * 60, y: -200 + row * 76, w: 132, h: 68, r: 4 }, (at + row) % 3 ? '#D9C7AE' : '#CFBA9C')),
    ),
    fill('M-330 -210H60C40 -150 84 -120 52 -60C20 -10 74 40 40 90C10 140 50 160 30 190H-330z', base),
    fill('M-330 120H30C10 150 50 160 30 190H-330z', shade),
  ].join('')

const cloth = ({ base, shade, light, accent }: Paint): Drawing =>
  [
    fill('M-270 -120C-180 -170 -60 -100 40 -140S220 -150 280 -110L250 170C150 130 60 190 -50 160S-220 190 -280 140z', base),
    fill('M40 -140C60 -60 20 60 60 170C150 150 200 140 250 170L280 -110C220 -150 140 -170 40 -140z', shade),
    stroke('M-250 -84C-170 -130 -60 -66 40 -104S210 -112 268 -80', accent, 10) + stroke('M-256 110C-180 150 -60 124 40 140', accent, 10),
    times(9, (at) => oval([-200 + (at % 3) * 90, -50 + Math.floor(at / 3) * 60, 11], light)),
  ].join('')

const haircut = (): Drawing =>
  [
    fill('M-250 230C-240 90 -120 60 -50 50H50C120 60 240 90 250 230z', '#F4F1EA') + stroke('M-60 66C-30 110 30 110 60 66', '#B9C3CB', 12),
    fill('M-52 30V74C-20 100 20 100 52 74V30z', '#A66B43'),
    oval([-112, -30, 20, 30], '#A66B43') + oval([112, -30, 20, 30], '#A66B43'),
    fill('M-110 -40C-124 -200 124 -200 110 -40C116 40 60 70 0 70S-116 40 -110 -40z', '#221A20'),
    stroke('M-60 -130C-80 -70 -70 0 -40 40M0 -150C-8 -80 -6 0 0 50M60 -130C80 -70 70 0 40 40', '#3B2F37', 8),
  ].join('')

const hand = (): Drawing =>
  [
    box({ x: -120, y: 60, w: 170, h: 240, r: 60 }, '#C08552'),
    box({ x: -140, y: -60, w: 200, h: 190, r: 70 }, '#C08552'),
    times(4, (at) => stroke(`M${-112 + at * 48} -20L${-126 + at * 52} ${-158 + Math.abs(at - 1.4) * 24}`, '#C08552', 44)),
    stroke('M40 70C90 50 116 6 128 -30', '#C08552', 44),
    ...[-40, 20].map((y) => stroke(`M-90 ${y + 40}C-60 ${y} -20 ${y} 10 ${y + 40}M-40 ${y + 40}m-14 0a14 14 0 1 0 28 0a14 14 0 1 0 -28 0`, '#7A3B17', 7)),
    times(4, (at) => times(3, (up) => oval([-120 + at * 50, -60 - up * 28 + Math.abs(at - 1.4) * 18, 6], '#7A3B17'))),
    times(5, (at) => oval([-90 + at * 28, 104, 6], '#7A3B17')),
  ].join('')

const openBook = ({ base, cream }: Paint): Drawing =>
  [
    fill('M-280 -110C-180 -150 -80 -140 0 -96C80 -140 180 -150 280 -110V150C180 110 80 120 0 164C-80 120 -180 110 -280 150z', base),
    fill('M-262 -122C-170 -156 -80 -146 0 -104V146C-80 104 -170 98 -262 128z', cream) +
      fill('M262 -122C170 -156 80 -146 0 -104V146C80 104 170 98 262 128z', '#F1E6D2'),
    times(6, (at) => stroke(`M-230 ${-84 + at * 32}C-160 ${-108 + at * 32} -90 ${-100 + at * 32} -40 ${-74 + at * 32}`, '#9AA3AB', 7)),
    stroke('M50 -60L120 -84M50 -20L170 -64M60 60A50 50 0 1 0 160 40M60 60L160 40', '#2F68A8', 8),
  ].join('')

const floor = ({ base, light }: Paint): Drawing =>
  [
    times(3, (row) =>
      times(6, (at) => box({ x: -360 + at * 122 + (row % 2) * 60, y: 20 + row * 66, w: 116, h: 60, r: 4 }, (at + row) % 2 ? '#D9DCD4' : '#CBD0C6')),
    ),
    fill('M-250 70C-150 20 -40 40 40 76C-40 130 -170 120 -250 70z', '#EDF4F4'),
    times(9, (at) => oval([100 + (at % 5) * 34, 90 + (at % 3) * 34, 7 + (at % 3) * 2], '#8A7A66')),
    box({ x: -320, y: -170, w: 130, h: 150, r: 14 }, base) +
      stroke('M-316 -160C-300 -230 -210 -230 -196 -160', INK, 7) +
      fill('M-320 -150H-190V-128H-320z', light),
  ].join('')

const cooler = (): Drawing =>
  [
    box({ x: -280, y: -150, w: 560, h: 190, r: 30 }, '#F6F4EF') + box({ x: -280, y: -10, w: 560, h: 50, r: 22 }, '#D9DEE2'),
    times(6, (at) => box({ x: -240, y: -120 + at * 17, w: 480, h: 7, r: 3 }, '#D9DEE2')),
    box({ x: -230, y: 6, w: 460, h: 16, r: 8 }, '#56646F') + oval([236, -130, 8], '#3FA66A'),
    ...[-150, 0, 150].map((x) => stroke(`M${x} 70C${x - 26} 100 ${x + 26} 120 ${x} 156`, '#7FB4D6', 11)),
  ].join('')

const engine = ({ base, shade }: Paint): Drawing =>
  [
    fill('M-280 60C-270 -10 -220 -30 -160 -40C-120 -120 -60 -140 20 -140C110 -140 150 -90 180 -40C250 -34 280 0 284 60z', base),
    fill('M-140 -40C-108 -100 -60 -118 10 -118V-40zM34 -118C100 -114 130 -84 152 -40H34z', '#BFDCE6') + fill('M-284 50H284V80H-284z', shade),
    ...[-150, 156].map((x) => oval([x, 82, 66], INK) + oval([x, 82, 34], STEEL.base) + oval([x, 82, 12], STEEL.deep)),
    oval([258, 14, 18, 14], '#F6E3A0'),
  ].join('')

const garden = (): Drawing =>
  [
    fill('M-320 90C-180 40 120 50 320 96V260H-320z', '#8A5A3A') + fill('M-320 130C-160 90 120 96 320 140V260H-320z', '#6E4526'),
    ...[-220, -90, 60, 200].map(
      (x, at) =>
        stroke(`M${x} 96V${-20 - (at % 2) * 50}`, LEAF.shade, 11) +
        fill(`M${x} 30C${x - 80} 20 ${x - 80} -50 ${x} ${-6}zM${x} 0C${x + 84} -14 ${x + 80} -84 ${x} -40z`, LEAF.base) +
        oval([x, -40 - (at % 2) * 50, 26], at % 2 ? '#E47A2E' : '#DE6A93'),
    ),
  ].join('')

const plan = ({ accent }: Paint): Drawing =>
  [
    box({ x: -270, y: -150, w: 540, h: 310, r: 6 }, '#E9F0F5'),
    times(8, (at) => box({ x: -270 + at * 70, y: -150, w: 2, h: 310 }, '#C5D5E0')) +
      times(5, (at) => box({ x: -270, y: -110 + at * 62, w: 540, h: 2 }, '#C5D5E0')),
    stroke('M-210 -100H200V110H-210zM-20 -100V20H-210M-20 20V70M80 110V-10H200', '#2A3A63', 9) + stroke('M-20 70A50 50 0 0 0 -70 20', accent, 6),
  ].join('')

const chest = ({ base, shade, cream }: Paint): Drawing =>
  [
    fill('M-300 240C-290 10 -180 -50 -70 -80H70C180 -50 290 10 300 240z', base) + fill('M60 -80H70C180 -50 290 10 300 240H150C170 80 120 -20 60 -80z', shade),
    fill('M-60 -150V-70C-20 -20 20 -20 60 -70V-150z', '#A66B43') + fill('M-70 -82L-110 -56L0 70L110 -56L70 -82L0 -10z', cream),
    fill('M-24 96C-60 50 -130 90 -24 176C82 90 12 50 -24 96z', '#D65A63'),
  ].join('')

const board = (): Drawing =>
  [
    box({ x: -270, y: -30, w: 540, h: 170, r: 26 }, WOOD.base) + box({ x: -270, y: 100, w: 540, h: 40, r: 20 }, WOOD.shade),
    times(6, (at) => oval([-210 + at * 44, 30 - (at % 2) * 14, 34, 24], at % 2 ? '#E47A2E' : '#F0A45A')),
    fill('M70 60C60 0 120 -40 190 -30C220 20 170 80 70 60z', LEAF.base) + oval([150, 80, 40, 28], '#C8303F') + fill('M140 56l10 -16l12 14z', LEAF.shade),
  ].join('')

const doorLock = (): Drawing =>
  [
    box({ x: -250, y: -230, w: 500, h: 470 }, WOOD.shade) +
      box({ x: -220, y: -210, w: 200, h: 190, r: 8 }, WOOD.base) +
      box({ x: -220, y: 10, w: 200, h: 220, r: 8 }, WOOD.base),
    box({ x: 40, y: -130, w: 110, h: 250, r: 20 }, BRASS.shade) + oval([95, -60, 44], BRASS.light) + oval([95, -60, 16], BRASS.deep),
    oval([95, 50, 16], INK) + box({ x: 88, y: 50, w: 14, h: 40 }, INK),
  ].join('')

const circuit = ({ base, light }: Paint): Drawing =>
  [
    box({ x: -260, y: -160, w: 520, h: 320, r: 18 }, '#1F6B4A') +
      times(7, (at) => stroke(`M-230 ${-120 + at * 40}H${-60 + (at % 3) * 60}L${0 + (at % 3) * 60} ${-90 + at * 30}`, '#5DB88A', 5)),
    box({ x: 60, y: -60, w: 130, h: 120, r: 8 }, INK) +
      times(5, (at) => box({ x: 70 + at * 24, y: -76, w: 12, h: 16 }, BRASS.base) + box({ x: 70 + at * 24, y: 60, w: 12, h: 16 }, BRASS.base)),
    box({ x: -200, y: 60, w: 110, h: 60, r: 6 }, base) + oval([-150, -90, 34], light),
  ].join('')

/** What hands work on that is not for sale. */
export const SCENES = {
  ...{ board, chest, circuit, cloth, cooler, doorLock, engine, floor, garden, haircut, hand, openBook, plan, switchboard, tap, wall },
} as const satisfies Record<string, (paint: Paint) => Drawing>
export type SceneName = keyof typeof SCENES
