import { Problem } from '#contract/core/problem.ts'
import { readBytes } from './read-bytes.ts'

/** Largest JSON body, bytes. */
export const LARGEST_JSON = 100 * 1024
const DEEPEST = 20

/**
 * The JSON of a request.
 * @throws {Problem} unsupported-media — another type, or compressed (a small body could unfold without end); too-large — over
 * 100 KiB; sent-too-slowly; bad-input — not JSON, nested deeper than 20, or with a NUL character in a text.
 */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new Problem('unsupported-media')
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity') throw new Problem('unsupported-media')
  const text = (await readBytes(request, { mostBytes: LARGEST_JSON })).toString('utf8')
  if (depthOf(text) > DEEPEST) throw new Problem('bad-input', { fields: { body: 'is nested too deep' } })
  try {
    return text.includes('\\u0000') ? JSON.parse(text, refuseNul) : JSON.parse(text)
  } catch (cause) {
    if (cause instanceof Problem) throw cause
    throw new Problem('bad-input', { fields: { body: 'is not JSON' }, cause })
  }
}

/** No text of ours holds one, and PostgreSQL keeps none. */
function refuseNul(key: string, value: unknown): unknown {
  if (key.includes('\0') || (typeof value === 'string' && value.includes('\0'))) {
    throw new Problem('bad-input', { fields: { [key.replaceAll('\0', '') || 'body']: 'holds a NUL character' } })
  }
  return value
}

/** Depth of nesting, counted before parsing so that no parser or schema has to survive it. A plain loop: a pattern could be made to backtrack. */
function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  let isInText = false
  for (let at = 0; at < json.length; at++) {
    const mark = json[at]
    if (mark === '"') isInText = !isInText
    else if (mark === '\\' && isInText) at++
    else if (!isInText && (mark === '[' || mark === '{')) deepest = Math.max(deepest, ++depth)
    else if (!isInText && (mark === ']' || mark === '}')) depth--
  }
  return deepest
}
