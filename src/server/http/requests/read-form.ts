import { Problem } from '#contract/core/problem.ts'
import { readBytes } from './read-bytes.ts'

/** Of a form that another service sends: bytes, and fields. */
const LARGEST_FORM = 16 * 1024
const MOST_FIELDS = 80

/**
 * The body of a form as it came, urlencoded and not yet taken apart.
 * @throws {Problem} unsupported-media — another type, or compressed; too-large — over 16 KiB, or more than 80 fields; sent-too-slowly.
 */
export async function readForm(request: Request): Promise<string> {
  const { headers } = request
  const type = headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new Problem('unsupported-media')
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') throw new Problem('unsupported-media')
  const text = (await readBytes(request, { mostBytes: LARGEST_FORM })).toString('utf8')
  if (text.split('&').length > MOST_FIELDS) throw new Problem('too-large')
  return text
}
