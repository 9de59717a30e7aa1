import { createHash } from 'node:crypto'
import type { FormPolicy } from '#contract/core/endpoint.ts'
import { lowerCase } from '#contract/core/one-form.ts'
import { Problem } from '#contract/core/problem.ts'
import { readBytes } from './read-bytes.ts'
import type { Reception } from './receiving.ts'

/** One text of a form. */
const LONGEST_TEXT = 256 * 1024
/** What stands before the content of one part: its name, and that of a file. */
const LONGEST_HEAD = 8 * 1024
/** As browsers and libraries write it. @see RFC 2046 §5.1.1 */
const FORM_TYPE = /^multipart\/form-data\s*;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*$/i
const MEGABYTE = 1024 * 1024
const HEAD_END = Buffer.from('\r\n\r\n')

/** A form taken apart. */
interface Multipart {
  texts: Record<string, string>
  /** Several of a field that takes several, in their order. */
  files: Record<string, Uint8Array<ArrayBuffer> | Uint8Array<ArrayBuffer>[]>
}

/**
 * The texts and files of a multipart form. All of it is in memory, within the endpoint's bounds, so a sender that goes away leaves nothing
 * behind. What a file really is is for its decoder to find out; its name is never looked at. A file field in which nothing was chosen,
 * as browsers send it, is as good as left out.
 * @throws {Problem} unsupported-media — no multipart form, compressed, or a file of a type that is not taken; too-large — more bytes or
 * parts than the endpoint takes, or more files of one field; sent-too-slowly, busy — as `readBytes` says; bad-input — cut off, not well formed, a field given
 * twice that takes one, a file where a text belongs or the other way round, a NUL character.
 * @see RFC 7578
 */
export async function readMultipart(request: Request, policy: FormPolicy, reception?: Reception): Promise<Multipart> {
  const { headers } = request
  const type = headers.get('content-type') ?? ''
  const [, quoted, plain] = FORM_TYPE.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined || (headers.get('content-encoding') ?? 'identity') !== 'identity') throw new Problem('unsupported-media')
  const bytes = await readBytes(request, { mostBytes: policy.mostBytes, reception })
  provePartsOf(bytes, boundary, policy.mostFields)
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(notAForm)
  const read: Multipart = { texts: {}, files: {} }
  for (const [name, value] of form) {
    const given = Object.hasOwn(read.files, name) ? read.files[name] : undefined
    if (name.includes('\0') || Object.hasOwn(read.texts, name) || given instanceof Uint8Array) throw refused(name, 'is given twice')
    if (typeof value === 'string') read.texts[name] = textOf(name, value, policy)
    else if (value.size > 0 || value.name !== '') {
      const bytes = await fileOf(name, value, policy)
      const most = policy.files[name]?.most
      if (most !== undefined && given?.length === most) throw new Problem('too-large', { fields: { [name]: 'too-many' } })
      read.files[name] = most === undefined ? bytes : [...(given ?? []), bytes]
    }
  }
  return read
}

/**
 * Lets pass what is whole and has few parts with short heads. Asked before it is parsed: the parser takes a form that was cut off for a shorter
 * one, and seconds for hundreds of thousands of parts or heads, in which no other request is served.
 */
function provePartsOf(bytes: Buffer, boundary: string, mostParts: number): void {
  const [first, next, last] = [`--${boundary}\r\n`, `\r\n--${boundary}`, `\r\n--${boundary}--`].map((text) => Buffer.from(text))
  if (!first || !next || !last || !bytes.subarray(0, first.length).equals(first)) throw notWhole()
  let parts = 0
  for (let at = 0, end = first.length - 2; ; parts++) {
    if (parts > mostParts) throw new Problem('too-large')
    if (parts > 0 && bytes.subarray(at, at + last.length).equals(last)) {
      if (bytes.length - at - last.length > 2) throw notWhole()
      return
    }
    const head = bytes.subarray(end, end + LONGEST_HEAD).indexOf(HEAD_END)
    if (head < 0) throw notWhole()
    at = bytes.indexOf(next, end + head + 2)
    if (at < 0) throw notWhole()
    end = at + next.length
  }
}

/** What tells one form from another: its texts, and a hash of each file. */
export const formFingerprint = ({ texts, files }: Multipart): Record<string, string> => ({
  ...texts,
  ...Object.fromEntries(Object.entries(files).map(([name, given]) => [name, Array.isArray(given) ? given.map(hashOf).join(' ') : hashOf(given)])),
})

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const refused = (name: string, reason: string) => new Problem('bad-input', { fields: { [name.replaceAll('\0', '').slice(0, 60) || 'body']: reason } })

const notWhole = (cause?: unknown) => new Problem('bad-input', { fields: { body: 'is not a whole form' }, cause })

function notAForm(cause: unknown): never {
  throw notWhole(cause)
}

function textOf(name: string, text: string, { files }: FormPolicy): string {
  if (Object.hasOwn(files, name)) throw refused(name, 'required')
  if (text.includes('\0')) throw refused(name, 'holds a NUL character')
  if (Buffer.byteLength(text) > LONGEST_TEXT) throw new Problem('too-large', { fields: { [name]: 'too-large' } })
  // Forms write line ends as the network does.
  return text.replace(/\r\n/g, '\n')
}

async function fileOf(name: string, file: File, { files }: FormPolicy): Promise<Uint8Array<ArrayBuffer>> {
  const policy = Object.hasOwn(files, name) ? files[name] : undefined
  if (!policy) throw refused(name, 'does-not-fit')
  if (!policy.types.includes(lowerCase(file.type.split(';')[0]?.trim() ?? ''))) throw new Problem('unsupported-media')
  if (file.size > policy.mostBytes) throw new Problem('too-large', { fields: { [name]: 'too-large' }, facts: { most_mb: policy.mostBytes / MEGABYTE } })
  if (file.size === 0) throw refused(name, 'required')
  return new Uint8Array(await file.arrayBuffer())
}
