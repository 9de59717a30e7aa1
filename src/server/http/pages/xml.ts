import { escapeHtml } from '#contract/core/escape-html.ts'

/** Characters that no XML may hold, however they are written, and halves of characters. @see https://www.w3.org/TR/xml/#charsets */
const NOT_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Surrogate}/gu

/** A text as it stands in XML, between tags and in quoted attributes. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(NOT_XML, ''))

export const element = (name: string, text: string, attributes = ''): string => `<${name}${attributes}>${escapeXml(text)}</${name}>`

/** Headers of a feed. */
export const RSS_HEADERS = {
  'content-type': 'application/rss+xml; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
  'x-content-type-options': 'nosniff',
}
