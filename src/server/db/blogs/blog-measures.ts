import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { inArray } from 'drizzle-orm'
import { BLOG_FORM_LIMITS } from '#contract/blogs/blog-form.ts'
import { IMAGE_WIDTHS, imageIdentity } from '#contract/core/images.ts'
import type { Language } from '#contract/core/languages.ts'
import { pick } from '#contract/core/pick.ts'
import { countWords, readingMinutes } from '#contract/core/reading-time.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { Database } from '../connection/open.ts'
import { uploads } from '../tables/uploads.ts'
import { BLOG_WORDS, type BlogWords } from './blog-texts.ts'

const compress = promisify(brotliCompress)

/** A summary that is made, in characters: two sentences, or as many as fit. */
const SUMMARY_SENTENCES = 2
const SUMMARY_LONGEST = 220
/** What a phone fetches of a picture across its screen. */
const FETCHED_WIDTH = 720
/** The part of all widths' bytes that this one has, taking bytes to go with the area. */
const FETCHED_PART = FETCHED_WIDTH ** 2 / IMAGE_WIDTHS.reduce((sum, width) => sum + width ** 2, 0)
/** Of a picture that no user has sent, such as one that is drawn. */
const UNKNOWN_PICTURE_BYTES = 40_000
/** What an answer says beside the article's own words: names, dates, first comments, related ones. */
const AROUND_BYTES = 1500
const QUALITY = 5

const ENDS_LINE = /<(?:br|hr)\b[^>]*>|<\/(?:p|h[1-6]|li|ul|ol|blockquote|pre)>/g
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The words of clean HTML (adapters/html.ts), a line for each paragraph. To be shown as text. */
export const linesOf = (html: string): string[] =>
  html
    .replace(ENDS_LINE, '\n')
    .replace(/<[^>]*(?:>|$)/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

interface Written extends Pick<BlogWords, 'title' | 'content'> {
  second_title?: string | undefined
  second_content?: string | undefined
}

interface Reading {
  language: Language
  reading_minutes: number
  second_reading_minutes: number
}

/** What language an article is written in first, and the minutes that reading each of its texts takes, one at least; 0 where there is none. */
export function readingOf({ title, content, second_title = '', second_content = '' }: Written): Reading {
  const first = readingOfText(title, content)
  const second = second_content === '' ? undefined : readingOfText(second_title, second_content)
  return { ...first, second_reading_minutes: second?.reading_minutes ?? 0 }
}

function readingOfText(title: string, content: string): Pick<Reading, 'language' | 'reading_minutes'> {
  const text = linesOf(content).join(' ')
  const language = scriptLanguage(`${title} ${text}`)
  return { language, reading_minutes: readingMinutes(countWords(text), language) }
}

/** The first sentences of an article, in place of a missing summary; empty where it has no words. @param content clean HTML */
export function summaryOf(content: string): string {
  const lines = linesOf(content)
  // What ends in no mark is a heading or a point of a list, unless there is nothing else.
  const line = lines.find((one) => /[।.!?…]["'”’)]*$/u.test(one)) ?? lines[0] ?? ''
  // No more than may be used: a line of nothing but marks would be looked through once for each of them.
  const sentences = line.slice(0, 4 * SUMMARY_LONGEST).match(/.+?(?:[।.!?…]+["'”’)]*(?=\s|$)|$)\s*/gu) ?? []
  let summary = ''
  for (const sentence of sentences.slice(0, SUMMARY_SENTENCES)) {
    if (summary && [...summary, ...sentence].length > SUMMARY_LONGEST) break
    summary += sentence
  }
  return shortened(summary.trim(), Math.min(SUMMARY_LONGEST, BLOG_FORM_LIMITS.summaryLongest))
}

/** Cut between two words where that is possible. */
function shortened(text: string, most: number): string {
  const letters = [...text]
  if (letters.length <= most) return text
  const cut = letters.slice(0, most - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trim()}…`
}

const PICTURE = /\/media\/([a-z0-9_-]+\/[a-z0-9_-]+\.webp)/g

/** Bytes of an article's words as they travel, compressed. */
export async function textBytes(words: BlogWords): Promise<number> {
  const text = await compress(JSON.stringify(pick(words, BLOG_WORDS)), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
  return text.length
}

/**
 * Bytes that keeping an article costs a phone, nearly: its words as they travel, and its pictures in the width of a screen.
 * @param thumbnail path below /media/
 * @param text_bytes what `textBytes` says
 */
export async function offlineBytes(
  db: Pick<Database['db'], 'select'>,
  { content, second_content, thumbnail, text_bytes }: Pick<BlogWords, 'content' | 'second_content'> & { thumbnail: string | null; text_bytes: number },
): Promise<number> {
  const keys = [...new Set([...`${content} ${second_content} ${thumbnail ?? ''}`.matchAll(PICTURE)].map(([, key = '']) => imageIdentity(key)))]
  const known = keys.length === 0 ? [] : await db.select({ bytes: uploads.bytes }).from(uploads).where(inArray(uploads.key, keys))
  const pictures = known.reduce((sum, { bytes }) => sum + Math.round(bytes * FETCHED_PART), (keys.length - known.length) * UNKNOWN_PICTURE_BYTES)
  return AROUND_BYTES + text_bytes + pictures
}
