import { TONES } from '#contract/core/tones.ts'
import { type BustOrder, drawBust, type HeadWear, randomBust } from './bust.ts'
import { mixPalette, type Palette } from './colours.ts'
import { flower } from './ornaments.ts'
import { type Dice, makeDice, seedOf } from './random.ts'
import { circlePath, type Drawing, dot, flat, inked, line, patch, petalPath, placed, ring, seam, stitches } from './shapes.ts'

export interface PortraitOrder {
  /** Any text; the same gives the same face. */
  key: string
  wears: 'saree' | 'scarf' | 'cap' | 'beard' | 'glasses' | 'plain'
}

const SKINS = ['#8D5A3A', '#A66B43', '#C08552', '#B97A4B', '#7A4A2E'] as const

const face = (skin: string, palette: Palette): Drawing =>
  [
    patch('M-58 -20C-58 -92 58 -92 58 -20C58 44 26 82 0 82S-58 44 -58 -20z', skin, palette),
    inked('M-62 -14a13 18 0 1 0 4 32zM62 -14a13 18 0 1 1 -4 32z', skin, seam(palette, 4)),
    line('M-40 -26C-32 -36 -18 -36 -12 -28M40 -26C32 -36 18 -36 12 -28', palette.dark, 6),
    inked('M-44 -8C-36 -22 -16 -22 -8 -8C-16 2 -36 2 -44 -8zM44 -8C36 -22 16 -22 8 -8C16 2 36 2 44 -8z', '#FFFFFF', seam(palette, 3.5)),
    dot([-26, -9, 7.5], palette.dark),
    dot([26, -9, 7.5], palette.dark),
    line('M0 -8C-6 10 -10 22 4 24', palette.dark, 4),
    inked('M-22 44C-8 38 8 38 22 44C10 58 -10 58 -22 44z', '#B3343A', seam(palette, 3)),
  ].join('')

const shoulders = (palette: Palette): Drawing =>
  patch('M-132 200C-128 116 -60 100 -26 92H26C60 100 128 116 132 200z', palette.paints[0], palette) +
  stitches('M-108 180C-92 130 -46 120 -22 114M108 180C92 130 46 120 22 114', palette.cream, 3.4)

const hair = (palette: Palette): Drawing =>
  inked('M-66 -16C-74 -110 74 -110 66 -16C54 -50 30 -62 -8 -60C-40 -58 -58 -44 -66 -16z', palette.dark, seam(palette, 3))

const WEARS: Record<PortraitOrder['wears'], (palette: Palette) => { behind: Drawing; before: Drawing }> = {
  saree: (palette) => ({
    behind: patch('M-92 120C-116 -20 -88 -124 0 -124S116 -20 92 120z', palette.paints[1], palette),
    before: `${hair(palette)}${dot([0, -46, 8], '#D7263D')}${patch('M-64 -34C-66 -116 66 -116 64 -34C84 0 88 70 92 122C116 -20 90 -128 0 -128S-116 -20 -92 122C-88 70 -84 0 -64 -34z', palette.paints[1], palette)}${stitches('M-78 96C-80 20 -78 -90 0 -94S80 20 78 96', palette.paints[3], 4)}`,
  }),
  scarf: (palette) => ({
    behind: '',
    before:
      patch(
        'M-58 0C-62 -70 -30 -84 0 -84S62 -70 58 0C64 50 34 80 0 92C30 110 70 120 90 160C116 80 100 -122 0 -122S-116 80 -90 160C-70 120 -30 110 0 92C-34 80 -64 50 -58 0z',
        palette.paints[1],
        palette,
      ) + stitches('M-76 100C-88 0 -76 -100 0 -104S88 0 76 100', palette.cream, 3.4),
  }),
  cap: (palette) => ({
    behind: '',
    before: `${patch('M-66 -44C-66 -124 66 -124 66 -44C24 -60 -24 -60 -66 -44z', palette.cream, palette)}${stitches('M-58 -64C-20 -78 20 -78 58 -64M-48 -84C-16 -96 16 -96 48 -84', palette.paints[2], 3)}${inked('M-50 24C-54 96 54 96 50 24C40 60 26 64 0 64S-40 60 -50 24z', palette.dark, seam(palette, 3))}`,
  }),
  beard: (palette) => ({
    behind: '',
    before:
      hair(palette) +
      inked('M-56 6C-62 104 62 104 56 6C48 40 30 34 0 34S-48 40 -56 6z', palette.dark, seam(palette, 3)) +
      inked('M-20 50C-8 46 8 46 20 50C10 60 -10 60 -20 50z', '#B3343A', seam(palette, 2)),
  }),
  glasses: (palette) => ({
    behind: '',
    before: `${hair(palette)}${[-27, 27].map((x) => `<circle cx="${x}" cy="-8" r="25" fill="none" stroke="${palette.paints[3]}" stroke-width="6"/>`).join('')}${line('M-4 -10h8', palette.paints[3], 6)}${line('M-20 32C-8 26 8 26 20 32', palette.dark, 7)}`,
  }),
  plain: (palette) => ({
    behind: inked('M-76 60C-100 -60 -70 -112 0 -112S100 -60 76 60z', palette.dark, seam(palette, 3)),
    before: hair(palette) + placed(flower(palette, 24, [palette.paints[1], palette.paints[3]]), { x: 62, y: -54 }),
  }),
}

/** What is worn, in flat shapes. */
const BUSTS: Record<PortraitOrder['wears'], Partial<BustOrder> & { head: HeadWear }> = {
  saree: { head: 'saree', dress: 'saree' },
  scarf: { head: 'hijab', dress: 'kurti' },
  cap: { head: 'cap', dress: 'panjabi', beard: 'full' },
  beard: { head: 'short', dress: 'shawl', beard: 'full' },
  glasses: { head: 'short', dress: 'shirt', hasGlasses: true },
  plain: { head: 'bun', dress: 'kurti' },
}

/** A face: in the manner of the panels or, one in two, in flat shapes. SVG, 320 by 320. */
export function drawPortrait({ key, wears }: PortraitOrder): string {
  const dice = makeDice(seedOf(`face ${key}`))
  const tone = dice.whole(0, TONES.length - 1)
  const palette = mixPalette(tone, dice)
  const drawing = dice.next() < 0.5 ? painted(wears, { palette, dice }) : cutOut(wears, { palette, dice })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320"><rect width="320" height="320" fill="${palette.ground}"/>${drawing}</svg>`
}

interface Paints {
  palette: Palette
  dice: Dice
}

function painted(wears: PortraitOrder['wears'], { palette, dice }: Paints): Drawing {
  const { behind, before } = WEARS[wears](palette)
  const rays = ring(16, (index) => `<g transform="translate(0 -112)">${flat(petalPath(44, 15), index % 2 ? palette.paints[2] : palette.paints[3])}</g>`)
  const skin = dice.pick(SKINS)
  const head = placed(behind + inked('M-22 60V104C-10 118 10 118 22 104V60z', skin, seam(palette, 4)) + face(skin, palette) + before, { y: -4 })
  return [
    `<g transform="translate(160 154)">${rays}${dot([0, 0, 118], palette.cream)}${stitches(circlePath(0, 0, 108), palette.paints[1], 3)}${shoulders(palette)}${head}</g>`,
    `<rect x="6" y="6" width="308" height="308" fill="none" stroke="${palette.dark}" stroke-width="12"/>${stitches('M10 10h300v300h-300z', palette.paints[3], 3)}`,
  ].join('')
}

function cutOut(wears: PortraitOrder['wears'], { palette, dice }: Paints): Drawing {
  const { head, ...worn } = BUSTS[wears]
  const [a, b, c] = palette.paints
  const bust = drawBust({ ...randomBust(dice, head), ...worn }, [c, palette.dark, palette.cream, b])
  return flat('M0 0H320V160A160 160 0 0 0 0 160z', a) + dot([160, 160, 132], palette.cream) + placed(bust, { x: 160, y: 172, scale: 0.92 })
}
