import type { Download, StreamedDownload } from '#contract/core/endpoint.ts'
import { upperCase } from '#contract/core/one-form.ts'
import { MEDIA_HEADERS } from './security-headers.ts'

/** What a header may hold as it is, and a file system does not read in a way of its own. */
const NOT_PLAIN = /[^A-Za-z0-9 ._-]/g
/** Beyond what `encodeURIComponent` leaves alone. @see RFC 8187 §3.2.1 */
const NOT_ATTR = /['()*]/g

/** A file to be kept: opened from here it runs nothing, and no cache has it. The name stands twice, for programs that know ASCII alone too. */
export function sendDownload(download: Download | StreamedDownload): Response {
  const { type, file_name } = download
  const name = file_name.replace(/[\p{Cc}/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '_').replace(/^\.+/, '_')
  const isWhole = 'bytes' in download
  return new Response(isWhole ? new Uint8Array(download.bytes) : streamOf(download), {
    headers: {
      ...MEDIA_HEADERS,
      'content-type': type,
      ...(isWhole && { 'content-length': String(download.bytes.byteLength) }),
      'content-disposition': `attachment; filename="${name.replace(NOT_PLAIN, '_')}"; filename*=UTF-8''${encoded(name)}`,
      'cache-control': 'no-store',
    },
  })
}

/** Piece after piece, each made when the one before it was taken; a reader who goes ends it. */
function streamOf({ stream }: StreamedDownload): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = stream()[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await pieces.return?.()),
  })
}

/** Half a character, as a cut through an emoji leaves it, is marked as broken. @see RFC 6266 §4.3 */
const encoded = (name: string): string =>
  encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd')).replace(NOT_ATTR, (sign) => `%${upperCase(sign.charCodeAt(0).toString(16))}`)
