import { randomBytes } from 'node:crypto'
import type { Attachment, KeptLetter, Letter } from './mail.ts'

/** @see RFC 2045 §6.8 */
const LINE = /.{1,76}/g

/**
 * A letter from its content headers on: plain text alone, or with HTML, pictures within it and files beside it. Texts stay UTF-8, so that
 * people read them as they are. @see RFC 2046 §5.1, RFC 2387
 */
export function writeMime({ text, html, attachments = [] }: Pick<Letter, 'text' | 'html' | 'attachments'>): string {
  const shown = attachments.filter(({ cid }) => cid !== undefined)
  const beside = attachments.filter(({ cid }) => cid === undefined)
  const plain = textPart('plain', text)
  const rich = html === undefined ? [] : [multipart('related', [textPart('html', html), ...shown.map(filePart)])]
  const body = rich.length > 0 ? multipart('alternative', [plain, ...rich]) : plain
  return beside.length > 0 ? multipart('mixed', [body, ...beside.map(filePart)]) : body
}

const textPart = (kind: 'plain' | 'html', text: string): string =>
  [`Content-Type: text/${kind}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', ...text.split(/\r\n|\r|\n/)].join('\r\n')

const filePart = ({ name, type, bytes, cid }: Attachment): string =>
  [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: ${cid === undefined ? 'attachment' : 'inline'}; filename="${name}"`,
    ...(cid === undefined ? [] : [`Content-ID: <${cid}>`]),
    '',
    ...(Buffer.from(bytes).toString('base64').match(LINE) ?? []),
  ].join('\r\n')

function multipart(kind: 'mixed' | 'alternative' | 'related', parts: readonly string[]): string {
  // Nobody who writes a part can know it.
  const boundary = `=_${randomBytes(12).toString('hex')}`
  return [`Content-Type: multipart/${kind}; boundary="${boundary}"`, '', ...parts.flatMap((part) => [`--${boundary}`, part]), `--${boundary}--`, ''].join(
    '\r\n',
  )
}

/** Of a letter that `writeMime` wrote: its plain text, and what came with it. */
export function readKept(source: string): Pick<KeptLetter, 'text' | 'attached'> {
  const at = source.indexOf('Content-Type: text/plain')
  const boundary = /boundary="([^"]+)"\r\n\r\n--\1\r\nContent-Type: text\/plain/.exec(source)?.[1]
  const from = source.indexOf('\r\n\r\n', at) + 4
  const to = boundary === undefined ? source.length : source.indexOf(`\r\n--${boundary}`, from)
  const attached = Array.from(source.slice(to).matchAll(/^Content-Disposition: \w+; filename="([^"]*)"\r$/gm), ([, name = '']) => name)
  return { text: source.slice(from, to).replaceAll('\r\n', '\n'), ...(attached.length > 0 && { attached }) }
}
