import { drawPortrait } from './db/seed/drawing/portrait.ts'

/** A CV as it is handed in. */
interface DemoCv {
  kind: 'pdf' | 'image'
  bytes: Uint8Array
  type: string
}

const LEFT = 60
const TOP = 780
const LEADING = 22

/** One page of plain lines, A4. Letters of Latin-1 only: that is what the fonts have that every reader brings along. @see ISO 32000-1, Annex H */
export function linesAsPdf(lines: readonly string[]): DemoCv {
  const shown = lines.map((line, at) => `/F1 ${at === 0 ? 20 : 12} Tf (${line.replace(/[\\()]/g, '\\$&')}) Tj T*`)
  const content = `BT ${LEADING} TL ${LEFT} ${TOP} Td ${shown.join('\n')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return { kind: 'pdf', bytes: Buffer.from(text + table + trailer, 'latin1'), type: 'application/pdf' }
}

/** A paper on a table, photographed: a face and unreadable lines of writing. @param key the same gives the same paper. */
export async function photoOfPaper(key: string): Promise<DemoCv> {
  const lines = Array.from({ length: 22 }, (_, at) => `<rect x="150" y="${520 + at * 36}" width="${[640, 700, 560, 0][at % 4]}" height="10" fill="#5B5560"/>`)
  const face = drawPortrait({ key, wears: 'scarf' }).replace('<svg ', '<svg x="600" y="150" ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1414"><rect width="1000" height="1414" fill="#7A5C43"/><g transform="rotate(-1.5 500 700)"><rect x="60" y="60" width="880" height="1294" fill="#FBF8F1"/><rect x="150" y="200" width="380" height="26" fill="#1B1420"/><rect x="150" y="260" width="300" height="12" fill="#5B5560"/>${face}${lines.join('')}</g></svg>`
  // Only now: a server that seeds nothing does not pay for the library.
  const { default: sharp } = await import('sharp')
  return { kind: 'image', bytes: await sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer(), type: 'image/jpeg' }
}
