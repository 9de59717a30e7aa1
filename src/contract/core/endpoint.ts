import type * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/** Who may call: `anyone` needs no session; `signed-in` any session; `seller` and `staff` that role. */
export type Access = 'anyone' | 'signed-in' | 'seller' | 'staff'

/**
 * What the phone does with it. Reads: keep the last answer (`keepDays` says when it may go first if space is needed;
 * nothing is deleted for its age alone) or `never`. Writes: `queue` in the outbox, or `refuse` without network.
 */
type OfflinePolicy = { keepDays: number; noun: string; shape: 'list' | 'detail' } | 'never' | 'queue' | 'refuse'

export interface EndpointSpec {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With a leading and a trailing slash as the specification spells it; parameters in braces: `/api/event/{event_id}/`. */
  path: `/${string}`
  /** Query values by which it is told from another endpoint at the same address; they are part of its address. */
  where?: Record<string, string>
  /** One sentence for the OpenAPI document. */
  summary: string
  access: Access
  /** Of a write that anybody may do: who does it is known where they are signed in. A token that has ended is no refusal. */
  knowsAccount?: true
  /** So often one account may call it in a minute, where that is less than for everything together. */
  perMinute?: number
  /** It moves money, or decides whether it does: never refused because the service is behind, or because its time is used up. */
  isMoney?: true
  /**
   * Others read what it writes: who is silenced by staff may not call it. `by-handler`: its handler knows to whom it is still open.
   * Every other write is named in `tests/support/server/access/not-public-writing.ts`.
   */
  isPublicWriting?: true | 'by-handler'
  params?: Schema
  query?: Schema
  body?: Schema
  /** The body is the bytes of a file instead of JSON. */
  upload?: UploadPolicy
  /** The body is a multipart form: its texts fit `body`, its files come beside them. @see RFC 7578 */
  form?: FormPolicy
  /**
   * Whether it deals in session cookies: `sets` them, or `needs` them to know who asks. Both are answered to our own pages only; all
   * other endpoints ignore cookies.
   */
  cookies?: 'sets' | 'needs'
  /** Sending it twice acts once: the same `Idempotency-Key` gets the same answer. */
  once?: true
  /** Its answer has thousands of rows and repeats nothing that its asker has sent: it travels compressed. Public reads all do. @see BREACH */
  isLong?: true
  /** Its answer changes with every booking or the like: the service keeps none, and no cache on the way does. */
  isLive?: true
  /** It answers with the bytes of a file to be kept, never shown: its handler gives a `Download`. `answer` says nothing then. */
  download?: true
  answer: Schema
  offline: OfflinePolicy
}

export interface UploadPolicy {
  /** MIME types that may be declared. */
  types: readonly string[]
  /** Of one file. */
  mostBytes: number
  /** Of a field of a form: it takes so many files, in order. Absent: one. @see RFC 7578 §4.3 */
  most?: number
}

/** The files of a form by the name of their field, all of them optional; bytes and parts of the whole at most. */
export interface FormPolicy {
  files: Readonly<Record<string, UploadPolicy>>
  mostBytes: number
  mostFields: number
}

/**
 * Says everything about one call once. Client, server, worker cache table, OpenAPI document, route matrix and tests all take
 * this object; none of them repeats a path, a schema or a policy.
 */
export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec

type Out<S> = S extends Schema ? v.InferOutput<S> : undefined
type In<S> = S extends Schema ? v.InferInput<S> : undefined
export type ParamsOf<E extends EndpointSpec> = Out<E['params']>
export type QueryOf<E extends EndpointSpec> = Out<E['query']>
export type BodyOf<E extends EndpointSpec> = E['upload'] extends UploadPolicy ? Uint8Array<ArrayBuffer> : Out<E['body']>
/** A file as it is answered: its bytes, its fixed type, and the name under which it is kept. */
export interface Download {
  bytes: Uint8Array
  type: string
  file_name: string
}

/** A file of any length, made while it is sent. */
export interface StreamedDownload extends Omit<Download, 'bytes'> {
  stream: () => AsyncIterable<Uint8Array<ArrayBuffer>>
}

/** What a handler must return: the wire's shape, before the client's validation. */
export type AnswerOf<E extends EndpointSpec> = E['download'] extends true ? Download | StreamedDownload : In<E['answer']>
/** What a caller gets: the validated answer. */
export type ResultOf<E extends EndpointSpec> = Out<E['answer']>

type Present<T, K extends string> = [T] extends [undefined] ? { [P in K]?: undefined } : { [P in K]: T }
/** What a caller gives. Query values are as typed by the schema's input. */
export type InputOf<E extends EndpointSpec> = Present<Out<E['params']>, 'params'> & { query?: Partial<NonNullable<In<E['query']>>> } & Present<
    E['upload'] extends UploadPolicy ? Uint8Array<ArrayBuffer> : In<E['body']>,
    'body'
  > & { files?: E['form'] extends FormPolicy ? FilesOf<E['form']['files'], FilePart> : undefined }

/** The files of a form, by field: several where it takes several. */
export type FilesOf<F extends FormPolicy['files'], One> = { -readonly [K in keyof F]?: F[K] extends { most: number } ? readonly One[] : One }

/** A file as the browser has it: a Blob. */
interface FilePart {
  readonly size: number
  readonly type: string
}

/**
 * The canonical address of a call: parameters filled in, query keys sorted, empty ones left out.
 * Equal requests have equal addresses, so that caches on both sides agree.
 */
export function addressOf(spec: Pick<EndpointSpec, 'path' | 'where'>, input: { params?: unknown; query?: unknown } = {}): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name] ?? ''))
  return path + canonicalQuery({ ...(input.query ?? {}), ...spec.where })
}

/** `?a=1&b=2` with keys in code-point order and without empty values; an empty string when nothing is left. */
export function canonicalQuery(query: object): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
  return pairs.length ? `?${pairs.join('&')}` : ''
}

/**
 * Half a character, as a cut through an emoji leaves it, is marked as broken instead of failing the call. An apostrophe is written as browsers do
 * it: a page whose address were another one would send its reader to itself without end.
 */
const encode = (value: unknown): string => encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\ufffd')).replaceAll("'", '%27')

/** Matches a request path (trailing slash optional) against an endpoint; gives the raw parameters, or null. */
export function matchPath(spec: Pick<EndpointSpec, 'path'>, pathname: string): Record<string, string> | null {
  const { pattern, names } = patternOf(spec.path)
  const found = pattern.exec(pathname)
  if (!found) return null
  return Object.fromEntries(names.map((name, at) => [name, decodeURIComponentSafely(found[at + 1] ?? '')]))
}

/** Made once: a request is held against every endpoint, several times. */
const patterns = new Map<string, ReturnType<typeof makePattern>>()

function patternOf(path: string) {
  const made = patterns.get(path) ?? makePattern(path)
  patterns.set(path, made)
  return made
}

function makePattern(path: string) {
  const names: string[] = []
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name)
      return '([^/]+)'
    })
  return { pattern: new RegExp(`^${pattern}/?$`), names }
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a query asks this endpoint and not another one at the same address. */
export const fitsWhere = ({ where = {} }: Pick<EndpointSpec, 'where'>, query: { get: (name: string) => string | null }): boolean =>
  Object.entries(where).every(([name, value]) => query.get(name) === value)
