import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const unpack = promisify(inflate)

/** Scripts, starting programs, other files inside, and players. Long enough that no picture has them by chance. @see ISO 32000-1 §7.11.4, §12.6.4 */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition)(?![A-Za-z])/
const STREAM = /(?<!end)stream\r?\n/g
const PACKED = /\/ObjStm(?![A-Za-z])/
/** So far before a stream its own description begins at most. */
const LONGEST_HEAD = 600
const MOST_PACKED = 200
const MOST_UNPACKED = 2 * 1024 * 1024

/** Names may be written with their characters as numbers. @see ISO 32000-1 §7.3.5 */
const plainNames = (text: string): string => text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/**
 * Whether a PDF has parts that do something by themselves: scripts, starting programs, other files. What cannot be looked into (packed in another
 * way, encrypted, or too much) counts as such.
 */
export async function isActivePdf(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1')
  if (ACTIVE.test(plainNames(text))) return true
  let packed = 0
  for (const { index, 0: word } of text.matchAll(STREAM)) {
    if (!PACKED.test(plainNames(lastObject(text.slice(Math.max(0, index - LONGEST_HEAD), index))))) continue
    packed += 1
    if (packed > MOST_PACKED) return true
    const unpacked = await unpack(bytes.subarray(index + word.length), { maxOutputLength: MOST_UNPACKED }).catch(() => undefined)
    if (!unpacked || ACTIVE.test(plainNames(unpacked.toString('latin1')))) return true
  }
  return false
}

/** From where the description of a stream begins. */
const lastObject = (head: string): string => head.slice(Math.max(0, head.lastIndexOf(' obj')))
