import { createHash } from 'node:crypto'
import type { FormPolicy } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'

/** One text of a form. */
const LONGEST_TEXT = 256 * 1024

/** A form taken apart. */
export interface Multipart {
  texts: Record<string, string>
  files: Record<string, Uint8Array<ArrayBuffer>>
}

/**
 * The texts and files of a multipart form. All of it is in memory, within the endpoint's bounds, so a sender that goes away leaves nothing
 * behind. What a file really is is for whoever decodes it to find out; its name is never looked at.
 * @throws {Problem} unsupported-media — no multipart form, compressed, or a file of a type that is not taken; too-large — more bytes or
 * parts than the endpoint takes, said before reading when the length is declared; bad-input — cut off, not well formed, a field given
 * twice, a file where a text belongs or the other way round, a NUL character.
 * @see RFC 7578
 */
export async function readMultipart({ headers, body }: Request, policy: FormPolicy): Promise<Multipart> {
  const type = headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type) || (headers.get('content-encoding') ?? 'identity') !== 'identity') throw new Problem('unsupported-media')
  if (Number(headers.get('content-length') ?? 0) > policy.mostBytes) throw new Problem('too-large')
  const bytes = await readBytes(body, policy.mostBytes)
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(notAForm)
  const parts = [...form]
  if (parts.length > policy.mostFields) throw new Problem('too-large')
  const read: Multipart = { texts: {}, files: {} }
  for (const [name, value] of parts) {
    if (name.includes('\0') || Object.hasOwn(read.texts, name) || Object.hasOwn(read.files, name)) throw refused(name, 'is given twice')
    if (typeof value === 'string') read.texts[name] = textOf(name, value, policy)
    else read.files[name] = await fileOf(name, value, policy)
  }
  return read
}

/** What tells one form from another: its texts, and a hash of each file. */
export const formFingerprint = ({ texts, files }: Multipart): Record<string, string> => ({
  ...texts,
  ...Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')])),
})

const refused = (name: string, reason: string) => new Problem('bad-input', { fields: { [name.replaceAll('\0', '').slice(0, 60) || 'body']: reason } })

function notAForm(cause: unknown): never {
  throw new Problem('bad-input', { fields: { body: 'is not a whole form' }, cause })
}

async function readBytes(body: Request['body'], most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new Problem('too-large')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function textOf(name: string, text: string, { files }: FormPolicy): string {
  if (Object.hasOwn(files, name)) throw refused(name, 'required')
  if (text.includes('\0')) throw refused(name, 'holds a NUL character')
  if (Buffer.byteLength(text) > LONGEST_TEXT) throw new Problem('too-large')
  // Forms write line ends as the network does.
  return text.replace(/\r\n/g, '\n')
}

async function fileOf(name: string, file: File, { files }: FormPolicy): Promise<Uint8Array<ArrayBuffer>> {
  const policy = Object.hasOwn(files, name) ? files[name] : undefined
  if (!policy) throw refused(name, 'does-not-fit')
  if (!policy.types.includes(file.type.split(';')[0]?.trim().toLowerCase() ?? '')) throw new Problem('unsupported-media')
  if (file.size > policy.mostBytes) throw new Problem('too-large')
  if (file.size === 0) throw refused(name, 'required')
  return new Uint8Array(await file.arrayBuffer())
}
