import { randomBytes } from 'node:crypto'
import type { ResizeOptions, Sharp } from 'sharp'
import { IMAGE_WIDTHS, type ImageWidth, imageAt, PICTURE_UPLOAD } from '#contract/core/images.ts'
import { Problem } from '#contract/core/problem.ts'
import { nearestTone } from '#contract/core/tones.ts'
import { BOOKMARKED, type BookmarkNoun } from '#contract/resources.ts'
import type { Files } from './files/files.ts'

const TYPE = 'image/webp'
const QUALITY = 80
/** One picture of 24 megapixels takes up to 150 MB while it is open: only one is. A request that waits holds no more than what was sent. */
const MOST_WAITING = 8
const RETRY_AFTER_SECONDS = 5
const LONGEST_SECONDS = 10
const SIDE = Math.max(...IMAGE_WIDTHS)
/** Narrow first, the widest last: where it is, all are. */
const WIDTHS = [...IMAGE_WIDTHS].sort((a, b) => a - b)
const MEDIA = '/media/'
/** A page of A4 is read well at that. */
const PAPER_SIDE = 2000
/** Fills every screen that a message is read on. */
const MESSAGE_SIDE = 1600

/** No strip is longer than so many times its other side: what is beyond is cut off, the same at both ends. */
const LONGEST_STRIP = 4
/** Where the demo market's drawings lie beside what people send. */
const DRAWN_TOO = new RegExp(`^(?:${BOOKMARKED.map(({ noun }) => noun).join('|')})/`)
/** Names made here. Drawings have others, and many events share one: no user may remove them. */
const OWN_NAME = /^[a-z]+\/[0-9a-f]{32}\.webp$/

/** Whether a key is that of a picture a user sent, in its widest form. */
export const isOwnPicture = (key: string): boolean => OWN_NAME.test(key)

/** Where pictures of a noun lie in the store. */
export type PictureFolder = 'people' | 'sellers' | 'reviews' | 'posts' | BookmarkNoun

/** A stored picture, and the colour that stands in for it while it loads. */
interface WholePicture {
  /** Of the widest, below /media/. */
  path: string
  /** Index of the tone that is nearest to most of it. */
  tone: number
  /** Of all widths together. */
  bytes: number
}

/** A JPEG without metadata that is stored nowhere yet. */
export interface PlainPicture {
  bytes: Uint8Array
  width: number
  height: number
}

/** Keeps account of whose pictures are in the store. */
export interface UploadBook {
  /**
   * Before anything of a picture is stored, so that no file lies there without an entry.
   * @param upload `replaces`: the key that goes once this picture stands in its place.
   * @throws {Problem} pictures-full, unverified-limit
   */
  enter: (upload: { key: string; user_id: number; bytes: number; replaces?: string }) => Promise<void>
  /** When nothing of it is left. */
  strike: (key: string) => Promise<void>
}

interface PictureOwner {
  /** Whose room the picture takes. */
  user_id: number
  /** Path of the picture that the caller drops once this one stands in its place: it does not count any more. */
  replaces?: string | null
}

/** Pictures that people send of themselves, of their shops and of what they sell. */
export interface Pictures {
  /**
   * Makes what was sent into square pictures of our own, and stores them in every width under a random name.
   * @returns the path of the widest below /media/.
   * @throws {Problem} unsupported-media — no whole still JPEG, PNG or WebP; too-large — more than 24 megapixels, or it takes too long;
   * busy — others wait already; pictures-full — this person keeps too much.
   */
  keep: (folder: PictureFolder, sent: Uint8Array, owner: PictureOwner) => Promise<string>
  /**
   * The same in the shape that it has, unless it is a strip. What is small is not made larger: then its wider names hold as much as there is.
   * @throws {Problem} as `keep`.
   */
  keepWhole: (folder: PictureFolder, sent: Uint8Array, owner: PictureOwner) => Promise<WholePicture>
  /**
   * What was sent as one JPEG without metadata, its longest side `PAPER_SIDE` pixels at most. Nothing is stored.
   * @throws {Problem} as `keep`.
   */
  asPaper: (sent: Uint8Array) => Promise<Uint8Array>
  /**
   * The same for a message: its longest side `MESSAGE_SIDE` pixels at most.
   * @throws {Problem} as `keep`.
   */
  asMessagePicture: (sent: Uint8Array) => Promise<PlainPicture>
  /**
   * Stores a picture once more under a name of its own, so that each can go without the other; null where there is none (any more).
   * @throws {Problem} pictures-full
   */
  copy: (folder: PictureFolder, path: string | null, user_id: number) => Promise<string | null>
  /** The widest of a picture; undefined where there is none (any more). */
  read: (path: string) => Promise<Uint8Array | undefined>
  /** Removes all widths of a picture. Never rejects: what stays is said in the log, and swept one day. */
  drop: (path: string | null) => Promise<void>
}

export interface PictureLog {
  warn: (facts: object, text: string) => void
}

export function openPictures(files: Files, log: PictureLog, book: UploadBook): Pictures {
  const inTurn = oneAtATime()
  const drop: Pictures['drop'] = async (path) => {
    if (!path?.startsWith(MEDIA)) return
    const key = path.slice(MEDIA.length)
    if (DRAWN_TOO.test(key) && !OWN_NAME.test(key)) return
    try {
      await Promise.all(WIDTHS.map((width) => files.remove(imageAt(key, width))))
      await book.strike(key)
    } catch {
      log.warn({ key }, 'a picture could not be removed')
    }
  }
  // Of what was sent nothing is left, not even its name.
  const store = async (folder: PictureFolder, made: readonly Made[], { user_id, replaces }: PictureOwner): Promise<string> => {
    const key = `${folder}/${randomBytes(16).toString('hex')}.webp`
    const bytes = weightOf(made)
    await book.enter({ key, user_id, bytes, ...(replaces?.startsWith(MEDIA) && { replaces: replaces.slice(MEDIA.length) }) })
    try {
      for (const { width, bytes } of made) await files.put(imageAt(key, width), bytes, TYPE)
    } catch (error) {
      await drop(MEDIA + key)
      throw error
    }
    return MEDIA + key
  }
  return {
    drop,
    read: async (path) => (path.startsWith(MEDIA) ? files.get(path.slice(MEDIA.length)) : undefined),
    keep: async (folder, sent, owner) => {
      proveKind(sent)
      return store(folder, await inTurn(() => squaresOf(sent)), owner)
    },
    keepWhole: async (folder, sent, owner) => {
      proveKind(sent)
      const { made, tone } = await inTurn(() => wholeOf(sent))
      return { path: await store(folder, made, owner), tone, bytes: weightOf(made) }
    },
    asPaper: async (sent) => {
      proveKind(sent)
      return (await inTurn(() => jpegOf(sent, PAPER_SIDE))).bytes
    },
    asMessagePicture: async (sent) => {
      proveKind(sent)
      return inTurn(() => jpegOf(sent, MESSAGE_SIDE))
    },
    copy: async (folder, path, user_id) => {
      if (!path?.startsWith(MEDIA)) return null
      const made: Made[] = []
      for (const width of WIDTHS) {
        const bytes = await files.get(imageAt(path.slice(MEDIA.length), width))
        if (!bytes) return null
        made.push({ width, bytes })
      }
      return store(folder, made, { user_id })
    },
  }
}

const weightOf = (made: readonly Pick<Made, 'bytes'>[]): number => made.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)

type Work = <T>(work: () => Promise<T>) => Promise<T>

/** One after the other; a request that finds the queue full is refused. @throws {Problem} busy */
function oneAtATime(): Work {
  let last: Promise<unknown> = Promise.resolve()
  let inside = 0
  return (work) => {
    if (inside > MOST_WAITING) throw new Problem('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    inside += 1
    const mine = last.then(work).finally(() => {
      inside -= 1
    })
    // How this one ended does not matter to the next one, only to the caller that asked for it.
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

/** Called before a picture waits in the queue. */
function proveKind(sent: Uint8Array): void {
  const kind = sniff(sent)
  if (kind === undefined || (kind === 'webp' && !isWholeWebp(sent))) throw new Problem('unsupported-media')
}

/** The decoder fills up a lossless WebP that was cut off. @see RFC 9649 §2.4: the size stands behind the first word, and is without both */
const isWholeWebp = (sent: Uint8Array): boolean => new DataView(sent.buffer, sent.byteOffset, sent.byteLength).getUint32(4, true) + 8 <= sent.byteLength

/** The library costs memory and time that a server which takes no pictures does not pay. */
async function openSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

interface Made {
  width: ImageWidth
  bytes: Uint8Array
}

/** Upright width and height, in pixels. */
interface Size {
  width: number
  height: number
}

async function squaresOf(sent: Uint8Array): Promise<Made[]> {
  const { sharp, data, raw } = await decode(sent, {
    most: ({ width, height }) => ({ width: Math.min(width, height), height: Math.min(width, height) }),
    resize: { width: SIDE, height: SIDE },
  })
  return inWidths((width) => sharp(data, { raw }).resize(width, width))
}

async function wholeOf(sent: Uint8Array): Promise<{ made: Made[]; tone: number }> {
  const { sharp, data, raw } = await decode(sent, {
    most: ({ width, height }) => ({ width: Math.min(width, height * LONGEST_STRIP), height: Math.min(height, width * LONGEST_STRIP) }),
    resize: { width: SIDE, withoutEnlargement: true },
  })
  const { dominant } = await sharp(data, { raw }).stats()
  return { made: await inWidths((width) => sharp(data, { raw }).resize({ width, withoutEnlargement: true })), tone: nearestTone(dominant) }
}

async function jpegOf(sent: Uint8Array, side: number): Promise<PlainPicture> {
  const { sharp, data, raw } = await decode(sent, {
    most: (size) => size,
    resize: { width: side, height: side, fit: 'inside', withoutEnlargement: true },
  })
  return { bytes: await sharp(data, { raw }).jpeg({ quality: QUALITY }).toBuffer(), width: raw.width, height: raw.height }
}

async function inWidths(at: (width: ImageWidth) => Sharp): Promise<Made[]> {
  const made: Made[] = []
  for (const width of WIDTHS) made.push({ width, bytes: await at(width).webp({ quality: QUALITY }).toBuffer() })
  return made
}

interface Shape {
  /** The part around the middle that is used of a picture of this size. */
  most: (size: Size) => Size
  resize: ResizeOptions
}

/** The pixels of a picture: upright, opaque, sRGB. @throws {Problem} unsupported-media, too-large — see `Pictures`. */
async function decode(sent: Uint8Array, { most, resize }: Shape) {
  const sharp = await openSharp()
  const open = () => sharp(sent, { failOn: 'error', limitInputPixels: PICTURE_UPLOAD.mostPixels, pages: 1 })
  const { format, width, height, pages = 1, autoOrient } = await open().metadata().catch(unreadable)
  if (format !== sniff(sent) || pages > 1) throw new Problem('unsupported-media')
  if (width * height > PICTURE_UPLOAD.mostPixels) throw new Problem('too-large')
  const { data, info } = await cutStrip(open().autoOrient(), autoOrient, most(autoOrient))
    .resize(resize)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: LONGEST_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
  return { sharp, data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/**
 * Cut before it is scaled: a strip of 10000 by 1 would else be thousands of times as large on its way. What is no such strip is left to the
 * resizing, which then has the decoder make fewer pixels to begin with: a tenth of the memory, and of the time.
 */
function cutStrip(picture: Sharp, { width, height }: Size, part: Size): Sharp {
  if (Math.max(width, height) <= Math.min(width, height) * LONGEST_STRIP) return picture
  return picture.extract({ left: Math.floor((width - part.width) / 2), top: Math.floor((height - part.height) / 2), ...part })
}

/** What the decoder refuses is not a picture to us; what it cannot do in time is too much of one. */
function unreadable(cause: unknown): never {
  const text = cause instanceof Error ? cause.message : ''
  throw new Problem(/timeout|pixel limit/i.test(text) ? 'too-large' : 'unsupported-media', { cause })
}
