import { randomBytes } from 'node:crypto'
import { IMAGE_WIDTHS, imageAt, PICTURE_UPLOAD } from '#contract/core/images.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Files } from './files/files.ts'

const TYPE = 'image/webp'
const QUALITY = 80
/** One picture of 24 megapixels takes some 100 MB while it is open: only one is, and few wait for it. */
const MOST_WAITING = 2
const RETRY_AFTER_SECONDS = 5
const LONGEST_SECONDS = 10
const SIDE = Math.max(...IMAGE_WIDTHS)
/** Narrow first, the widest last: where it is, all are. */
const WIDTHS = [...IMAGE_WIDTHS].sort((a, b) => a - b)
const MEDIA = '/media/'

export type PictureFolder = 'people' | 'sellers'

/** Pictures that people send of themselves and of their shops. */
export interface Pictures {
  /**
   * Makes what was sent into square pictures of our own, and stores them in every width under a random name.
   * @returns the path of the widest below /media/.
   * @throws {Problem} unsupported-media — no whole still JPEG, PNG or WebP; too-large — more than 24 megapixels, or it takes too long;
   * busy — others wait already.
   */
  keep: (folder: PictureFolder, sent: Uint8Array) => Promise<string>
  /** Removes all widths of a picture. Never rejects: a file that stays costs space, and is said in the log. */
  drop: (path: string | null) => Promise<void>
}

export interface PictureLog {
  warn: (facts: object, text: string) => void
}

export function openPictures(files: Files, log: PictureLog): Pictures {
  const inTurn = oneAtATime()
  const drop: Pictures['drop'] = async (path) => {
    if (!path?.startsWith(MEDIA)) return
    const key = path.slice(MEDIA.length)
    const removed = await Promise.allSettled(WIDTHS.map((width) => files.remove(imageAt(key, width))))
    if (removed.some(({ status }) => status === 'rejected')) log.warn({ key }, 'a picture could not be removed')
  }
  return {
    drop,
    keep: async (folder, sent) => {
      if (sniff(sent) === undefined) throw new Problem('unsupported-media')
      const made = await inTurn(() => squaresOf(sent))
      // Of what was sent nothing is left, not even its name.
      const key = `${folder}/${randomBytes(16).toString('hex')}.webp`
      try {
        for (const { width, bytes } of made) await files.put(imageAt(key, width), bytes, TYPE)
      } catch (error) {
        await drop(MEDIA + key)
        throw error
      }
      return MEDIA + key
    },
  }
}

type Work = <T>(work: () => Promise<T>) => Promise<T>

/** One after the other; whoever finds the line full is sent away. @throws {Problem} busy */
function oneAtATime(): Work {
  let last: Promise<unknown> = Promise.resolve()
  let inside = 0
  return (work) => {
    if (inside > MOST_WAITING) throw new Problem('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    inside += 1
    const mine = last.then(work).finally(() => {
      inside -= 1
    })
    // The next one does not care how this one ended; whoever asked for it does.
    last = mine.then(
      () => undefined,
      () => undefined,
    )
    return mine
  }
}

type Format = 'jpeg' | 'png' | 'webp'

/** What the first bytes say. Nothing else gets as far as the decoder, which would also read SVG, GIF, TIFF, HEIF and PDF. */
function sniff(bytes: Uint8Array): Format | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16)).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  return /^RIFF[\s\S]{4}WEBP/.test(text) ? 'webp' : undefined
}

/** The library costs memory and time that a server which takes no pictures does not pay. */
async function openSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

async function squaresOf(sent: Uint8Array): Promise<{ width: (typeof IMAGE_WIDTHS)[number]; bytes: Uint8Array }[]> {
  const sharp = await openSharp()
  const open = () => sharp(sent, { failOn: 'error', limitInputPixels: PICTURE_UPLOAD.mostPixels, pages: 1 })
  const { format, width, height, pages = 1, autoOrient } = await open().metadata().catch(unreadable)
  if (format !== sniff(sent) || pages > 1) throw new Problem('unsupported-media')
  if (width * height > PICTURE_UPLOAD.mostPixels) throw new Problem('too-large')
  // Cut before it is scaled: a strip of 10000 by 1 would else be thousands of times as large on its way.
  const side = Math.min(autoOrient.width, autoOrient.height)
  const middle = { left: Math.floor((autoOrient.width - side) / 2), top: Math.floor((autoOrient.height - side) / 2), width: side, height: side }
  const { data, info } = await open()
    .autoOrient()
    .extract(middle)
    .resize(SIDE, SIDE)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: LONGEST_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const made: { width: (typeof IMAGE_WIDTHS)[number]; bytes: Uint8Array }[] = []
  for (const one of WIDTHS) made.push({ width: one, bytes: await sharp(data, { raw }).resize(one, one).webp({ quality: QUALITY }).toBuffer() })
  return made
}

/** What the decoder refuses is not a picture to us; what it cannot do in time is too much of one. */
function unreadable(cause: unknown): never {
  const text = cause instanceof Error ? cause.message : ''
  throw new Problem(/timeout|pixel limit/i.test(text) ? 'too-large' : 'unsupported-media', { cause })
}
