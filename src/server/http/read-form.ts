import { Problem } from '#contract/core/problem.ts'

/** Of a form that another service sends: bytes, and fields. */
const LARGEST_FORM = 16 * 1024
const MOST_FIELDS = 80

/**
 * The body of a form as it came, urlencoded and not yet taken apart.
 * @throws {Problem} unsupported-media — another type, or compressed; too-large — over 16 KiB, or more than 80 fields.
 */
export async function readForm({ headers, body }: Request): Promise<string> {
  const type = headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new Problem('unsupported-media')
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') throw new Problem('unsupported-media')
  if (Number(headers.get('content-length') ?? 0) > LARGEST_FORM) throw new Problem('too-large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_FORM) throw new Problem('too-large')
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  if (text.split('&').length > MOST_FIELDS) throw new Problem('too-large')
  return text
}
