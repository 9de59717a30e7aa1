// node src/tasks/draw-icons.ts: draws every icon from the one drawing below into public, and writes the manifests that name them.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { BRAND } from '#contract/core/product.ts'
import { writeManifests } from './manifests.ts'

const PUBLIC = join(import.meta.dirname, '../../public')
const ICONS = join(PUBLIC, 'icons')
/** The drawing's own measure; everything below is in it. */
const SIDE = 512
const MARIGOLD = '#F5A524'

/** The two inks of a drawing; one ink in two strengths where only the shape counts. */
interface Inks {
  cloth: string
  light: string
}
const COLOURS: Inks = { cloth: MARIGOLD, light: BRAND.paper }
const SHAPE_ONLY: Inks = { cloth: '#fff', light: '#ffffff80' }

/** A stall of the haat: striped canopy, the sun in its open front, the ground a running stitch. */
function stall({ cloth, light }: Inks): string {
  const strip = (at: number, ink: string) => `<path fill="${ink}" d="M${136 + 48 * at} 84h48L${142 + 76 * at} 216a38 38 0 0 1-76 0z"/>`
  return [
    ...[0, 2, 4].map((at) => strip(at, cloth)),
    ...[1, 3].map((at) => strip(at, light)),
    `<path fill="none" stroke="${cloth === MARIGOLD ? light : cloth}" stroke-width="28" d="M110 254v126M402 254v126"/>`,
    `<path fill="${cloth}" d="M182 380a74 74 0 0 1 148 0z"/>`,
    stitch(cloth === MARIGOLD ? light : cloth, 'M72 412h368'),
  ].join('')
}

/** Four stitches along a path of 368. */
const stitch = (ink: string, along: string): string =>
  `<path fill="none" stroke="${ink}" stroke-width="28" stroke-linecap="round" stroke-dasharray="50 56" d="${along}"/>`

const calendar = `<rect x="112" y="128" width="288" height="272" rx="36" fill="${BRAND.paper}"/><path fill="${MARIGOLD}" d="M112 212v-48a36 36 0 0 1 36-36h216a36 36 0 0 1 36 36v48z"/><path stroke="${BRAND.paper}" stroke-width="32" stroke-linecap="round" d="M184 104v48M328 104v48"/><path fill="none" stroke="${BRAND.green}" stroke-width="36" stroke-linecap="round" stroke-dasharray="0 72" d="M184 276h144M184 340h144"/>`
const briefcase = `<path fill="none" stroke="${BRAND.paper}" stroke-width="32" stroke-linejoin="round" d="M200 172v-28a28 28 0 0 1 28-28h56a28 28 0 0 1 28 28v28"/><rect x="96" y="172" width="320" height="224" rx="36" fill="${BRAND.paper}"/><path fill="${MARIGOLD}" d="M96 264v-56a36 36 0 0 1 36-36h248a36 36 0 0 1 36 36v56c-48 28-102 42-160 42S144 292 96 264z"/><rect x="232" y="276" width="48" height="56" rx="16" fill="${BRAND.green}"/>`
const ticket = `<path fill="${MARIGOLD}" d="M124 148h188v216H124a28 28 0 0 1-28-28v-36a44 44 0 0 0 0-88v-36a28 28 0 0 1 28-28z"/><path fill="${BRAND.paper}" d="M312 148h76a28 28 0 0 1 28 28v36a44 44 0 0 0 0 88v36a28 28 0 0 1-28 28h-76z"/><path stroke="${BRAND.green}" stroke-width="20" stroke-linecap="round" stroke-dasharray="22 36" d="M312 168v176"/>`
const gate = `<path fill="none" stroke="${BRAND.paper}" stroke-width="36" stroke-linecap="round" stroke-linejoin="round" d="M128 400V252a128 128 0 0 1 256 0v148"/><path fill="${MARIGOLD}" d="M184 400V256a72 72 0 0 1 144 0v144z"/><path fill="none" stroke="${BRAND.green}" stroke-width="28" stroke-linecap="round" stroke-linejoin="round" d="m222 300 26 28 44-56"/>`

interface Plate {
  mark: string
  /** Of the whole side: how large the mark stands; the launcher cuts a maskable icon to a circle of 0.8. */
  scale?: number
  /** Corner radius; none fills the square to its edges. */
  corner?: number
  ground?: string | null
}

function svgOf({ mark, scale = 1, corner = 0, ground = BRAND.green }: Plate): string {
  const inset = (SIDE * (1 - scale)) / 2
  const placed = scale === 1 ? mark : `<g transform="translate(${inset} ${inset}) scale(${scale})">${mark}</g>`
  const plate = ground ? `<rect width="${SIDE}" height="${SIDE}" rx="${corner}" fill="${ground}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${plate}${placed}</svg>\n`
}

/** Drawn four times as large and scaled down, so that small sizes stay crisp. */
async function png(plate: Plate, side: number): Promise<Buffer> {
  const large = await sharp(Buffer.from(svgOf(plate)), { density: (72 * side * 4) / SIDE })
    .resize(side, side, { kernel: 'lanczos3' })
    .png()
    .toBuffer()
  const isOpaque = plate.ground !== null && !plate.corner
  const image = isOpaque ? sharp(large).removeAlpha() : sharp(large)
  return await image.png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer()
}

/** Content in the name: an installed app takes an icon for unchanged as long as its address is. */
function keep(name: string, bytes: Buffer): string {
  const file = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.png`
  writeFileSync(join(ICONS, file), bytes)
  return file
}

/** An ICO holding one PNG, for programs that ask for /favicon.ico without reading the page. */
function ico(image: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

const rounded = { mark: stall(COLOURS), corner: 112 }
mkdirSync(ICONS, { recursive: true })
for (const file of readdirSync(ICONS)) rmSync(join(ICONS, file))
keep('icon-192', await png(rounded, 192))
keep('icon-512', await png(rounded, 512))
keep('maskable-512', await png({ mark: stall(COLOURS), scale: 0.8 }, 512))
keep('monochrome-192', await png({ mark: stall(SHAPE_ONLY), scale: 0.8, ground: null }, 192))
keep('shortcut-events-96', await png({ mark: calendar, corner: 112 }, 96))
keep('shortcut-jobs-96', await png({ mark: briefcase, corner: 112 }, 96))
keep('shortcut-tickets-96', await png({ mark: ticket, corner: 112 }, 96))
keep('shortcut-gate-96', await png({ mark: gate, corner: 112 }, 96))
writeFileSync(join(ICONS, 'apple-touch-icon.png'), await png({ mark: stall(COLOURS), scale: 0.9 }, 180))
writeFileSync(join(PUBLIC, 'favicon.svg'), svgOf(rounded))
writeFileSync(join(PUBLIC, 'favicon.ico'), ico(await png(rounded, 32), 32))
writeManifests(PUBLIC)
