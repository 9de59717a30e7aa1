import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { entityTag } from './entity-tag.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** 256 kB: more than any page has, and a twentieth of the memory that the default window takes per compression. */
const WINDOW_BITS = 18
/** Below this a packet is a packet. */
const WORTH_COMPRESSING = 1000

type Encoding = 'br' | 'gzip'

/** A complete answer in memory, in every form it was asked for so far. */
export interface StoredAnswer {
  status: number
  /** Lower-case names; without length and encoding. */
  headers: Record<string, string>
  /** Absent for what has no lasting identity (problems). */
  etag: string | undefined
  body: Buffer
  encoded: Partial<Record<Encoding, Buffer>>
  /** Brotli quality for a body that is compressed on demand; 0 = never compressed (pictures). */
  quality: number
  /** Whether it is worth the best compression once it is asked for again. */
  isWorthBest: boolean
}

export interface Conditions {
  method: string
  ifNoneMatch: string | undefined
  acceptEncoding: string | undefined
  /** Seconds since the answer was true, when it is given out although it may be outdated. */
  age?: number | undefined
}

/** What to put on the wire. `body` is null for HEAD and 304. */
interface Reply {
  status: number
  headers: Record<string, string>
  body: Buffer | null
}

/** Makes an answer to keep. @param more `content`: what the tag is made of, where the body says more than matters. */
export function storedAnswer(
  body: Buffer,
  headers: Record<string, string>,
  more: { status?: number; quality: number; isWorthBest?: boolean; content?: string | undefined },
): StoredAnswer {
  const status = more.status ?? 200
  const etag = status === 200 ? entityTag(more.content === undefined ? body : Buffer.from(more.content)) : undefined
  return { status, headers: etag ? { ...headers, etag } : headers, etag, body, encoded: {}, quality: more.quality, isWorthBest: more.isWorthBest ?? false }
}

/** Whether an If-None-Match names this tag; compared weakly. @see RFC 9110 §13.1.2 */
export function notModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === opaque)
}

/** The compressed form to send, or none. Quality 0 in the header refuses a form. */
function encodingFor(answer: StoredAnswer, acceptEncoding: string | undefined): Encoding | undefined {
  if (!answer.quality || !acceptEncoding || answer.body.length < WORTH_COMPRESSING) return undefined
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$|\s))/.test(acceptEncoding)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$|\s))/.test(acceptEncoding) ? 'gzip' : undefined
}

/** Whether the reply can be made at once, without compressing first. */
export const isReady = (answer: StoredAnswer, conditions: Conditions): boolean => {
  const encoding = encodingFor(answer, conditions.acceptEncoding)
  return !encoding || answer.encoded[encoding] !== undefined
}

/** Compresses the form that these conditions ask for, once; without blocking the process. */
export async function makeReady(answer: StoredAnswer, conditions: Conditions): Promise<void> {
  const encoding = encodingFor(answer, conditions.acceptEncoding)
  if (!encoding || answer.encoded[encoding]) return
  const encoded = encoding === 'br' ? await brotli(answer.body, answer.quality) : await compressGzip(answer.body, { level: 6 })
  // Another request may have compressed it meanwhile, and the best form may be there already.
  answer.encoded[encoding] ??= encoded
}

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

let isRefining = false

/**
 * Compresses again, as well as possible, what is going to be asked for again, after the answer: a tenth of a second on another thread, one at a
 * time, for a fifteenth less on the way. Only what a client has taken compressed before: a client that cannot read it makes no work. A page of
 * 14 kB then comes in the first flight of packets, else it takes another round trip.
 */
export function refineBehind(answer: StoredAnswer): void {
  if (!answer.isWorthBest || !answer.encoded.br || isRefining) return
  answer.isWorthBest = false
  isRefining = true
  brotli(answer.body, constants.BROTLI_MAX_QUALITY)
    .then((best) => {
      answer.encoded.br = best
    })
    // What is there is good enough.
    .catch(() => undefined)
    .finally(() => {
      isRefining = false
    })
}

/** What to send for a kept answer: all of it, its compressed form, or only that nothing changed. */
export function replyTo(answer: StoredAnswer, conditions: Conditions): Reply {
  const age = conditions.age === undefined ? {} : { age: String(Math.max(0, Math.floor(conditions.age))) }
  if (answer.etag && notModified(conditions.ifNoneMatch, answer.etag)) return { status: 304, headers: { ...answer.headers, ...age }, body: null }
  const encoding = encodingFor(answer, conditions.acceptEncoding)
  const body = (encoding && answer.encoded[encoding]) || answer.body
  const encoded: Record<string, string> = body === answer.body || !encoding ? {} : { 'content-encoding': encoding }
  const headers = { ...answer.headers, ...encoded, 'content-length': String(body.length), ...age }
  return { status: answer.status, headers, body: conditions.method === 'HEAD' ? null : body }
}

/** The reply as a Response, for callers that speak fetch. */
const asResponse = ({ status, headers, body }: Reply): Response => new Response(body === null ? null : new Uint8Array(body), { status, headers })

/** Answers with a kept answer, compressing it first where that is wanted and not done yet. */
export async function replyWith({ answer, age }: { answer: StoredAnswer; age?: number }, conditions: Conditions): Promise<Response> {
  refineBehind(answer)
  await makeReady(answer, conditions)
  return asResponse(replyTo(answer, { ...conditions, age }))
}

/** What a request says about the form of its answer. */
export const conditionsOf = ({ method, headers }: Request): Conditions => ({
  method,
  ifNoneMatch: headers.get('if-none-match') ?? undefined,
  acceptEncoding: headers.get('accept-encoding') ?? undefined,
})

/** Reads a response whole, to keep it. */
export async function toStoredAnswer(response: Response, quality: number): Promise<StoredAnswer> {
  return storedAnswer(Buffer.from(await response.arrayBuffer()), Object.fromEntries(response.headers), { status: response.status, quality })
}
