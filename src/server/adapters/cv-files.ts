import { Problem } from '#contract/core/problem.ts'
import { isActivePdf } from './active-pdf.ts'
import type { Pictures } from './pictures.ts'

const PDF_HEAD = /^%PDF-\d\.\d/
const PDF_END = '%%EOF'
/** What programs leave behind the end: line ends, padding, and the end mark of old systems. */
const NOTHING = /^[\s\p{Cc}]*$/u
/** A ZIP is read from its end: this, 18 bytes, and a comment of up to 64 KiB. @see PKWARE APPNOTE 4.3.16 */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_END_BYTES = 22
const ZIP_COMMENT_AT = 20
const LONGEST_ZIP_END = ZIP_END_BYTES + 0xffff
/** The end mark stands within as much of the end as readers of PDF search. */
const SEARCHED_END = 1024

/** A CV as it is kept. */
interface CvFile {
  kind: 'pdf' | 'image'
  bytes: Uint8Array
  /** MIME type. */
  type: 'application/pdf' | 'image/jpeg'
  /** Whether it has parts that do something by themselves. */
  is_active: boolean
}

/**
 * A CV by what it is, whatever it is called: a PDF stays as it is, a picture is encoded anew.
 * @throws {Problem} unsupported-media — neither, not whole, or something else at the same time; too-large, busy — as `Pictures` says.
 * @see facts "Web security" 5
 */
export async function readCv(sent: Uint8Array, pictures: Pick<Pictures, 'asPaper'>): Promise<CvFile> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  if (!PDF_HEAD.test(bytes.toString('latin1', 0, 8))) return { kind: 'image', bytes: await pictures.asPaper(sent), type: 'image/jpeg', is_active: false }
  const end = bytes.toString('latin1', Math.max(0, bytes.length - SEARCHED_END))
  const at = end.lastIndexOf(PDF_END)
  if (at < 0 || !NOTHING.test(end.slice(at + PDF_END.length)) || isZipToo(bytes)) throw new Problem('unsupported-media')
  return { kind: 'pdf', bytes: sent, type: 'application/pdf', is_active: await isActivePdf(bytes) }
}

/** Whether a program that unpacks ZIPs, or runs JARs, would take it for one. */
function isZipToo(bytes: Buffer): boolean {
  const end = bytes.subarray(Math.max(0, bytes.length - LONGEST_ZIP_END))
  for (let at = end.indexOf(ZIP_END); at >= 0; at = end.indexOf(ZIP_END, at + 1)) {
    const isWhole = at + ZIP_END_BYTES <= end.length
    // Readers differ in how much they forgive behind the comment.
    if (isWhole && at + ZIP_END_BYTES + end.readUInt16LE(at + ZIP_COMMENT_AT) <= end.length) return true
  }
  return false
}
