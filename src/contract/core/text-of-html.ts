import { lowerCase } from './one-form.ts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function decode(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[lowerCase(name)] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

/**
 * The words of sanitized HTML, on one line. For descriptions and as a stand-in: the result is text and must be shown as text.
 * Works by reading, not by a parser, since parsing in the page is what Trusted Types guard.
 */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .replace(/&(#x?[0-9a-f]+|\w+);/gi, decode)
    .replace(/\s+/g, ' ')
    .trim()
