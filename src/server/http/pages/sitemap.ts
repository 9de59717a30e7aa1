import { sql } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/core/languages.ts'
import { PAGE_NAMES } from '#contract/core/page-names.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { pagePath, type Resource } from '#contract/core/resource.ts'
import { RESOURCES } from '#contract/resources.ts'
import { PUBLIC_PAGES } from '../../db/resources.ts'
import { type StoredAnswer, storedAnswer } from '../responses/stored-answer.ts'
import type { Database } from '../service.ts'

const PER_FILE = 5000
const MOST_FILES = 20
const LISTS = ['/', ...RESOURCES.flatMap(({ pages }: Resource) => pages.list ?? []), ...PAGE_NAMES.map((name) => `/${name}`)]
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache', vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' }
const BROTLI_QUALITY = 5

export interface SitemapParts {
  database: Pick<Database, 'db'>
  now: () => number
  /** Public address, without trailing slash. */
  origin: string
}

/** The number of a sitemap's file: 0 for /sitemap.xml, 1 … for its parts; undefined for every other path. */
export function sitemapNumber(pathname: string): number | undefined {
  const found = /^\/sitemap(?:-([1-9]\d?))?\.xml$/.exec(pathname)
  return found ? Number(found[1] ?? 0) : undefined
}

/**
 * One file of the sitemap: public lists and the items of every noun that have a public page now, newest first, in every language. When one file is not enough, /sitemap.xml lists the others.
 */
export async function writeSitemap(number: number, parts: SitemapParts): Promise<StoredAnswer> {
  const count = await countPages(parts)
  const files = Math.min(MOST_FILES, Math.ceil(count / PER_FILE))
  if (number === 0 && files > 1) return xml(indexOf(files, parts.origin))
  if (number > files)
    return storedAnswer(Buffer.from('Not found\n'), { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }, { status: 404, quality: 0 })
  const pages = await readPages(Math.max(0, number - 1) * PER_FILE, parts)
  const lists = number <= 1 ? LISTS.map((path) => entries(path, parts.origin)) : []
  return xml(urlSet([...lists, ...pages.map(({ path, changed }) => entries(path, parts.origin, changed))]))
}

const xml = (text: string): StoredAnswer => storedAnswer(Buffer.from(HEAD + text), HEADERS, { quality: BROTLI_QUALITY })

/** What has a page of its own now: each noun the newest first. */
const listed = (now: number) => {
  const nouns = PUBLIC_PAGES.map((one, at) => sql`select ${sql.raw(String(at))} as noun, id, key, updated_at from (${one.pages(now)}) as of_noun`)
  return sql`(${sql.join(nouns, sql` union all `)}) as pages`
}

async function countPages({ database, now }: SitemapParts): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${listed(now())} limit ${PER_FILE * MOST_FILES}) as found`,
  )
  return rows[0]?.count ?? 0
}

async function readPages(offset: number, { database, now }: SitemapParts): Promise<{ path: string; changed: string | null }[]> {
  const { rows } = await database.db.execute<{ noun: number; key: string; changed: string | null }>(
    sql`select noun, key, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed from ${listed(now())} order by noun, id desc limit ${PER_FILE} offset ${offset}`,
  )
  return rows.flatMap(({ noun, key, changed }) => {
    const one = PUBLIC_PAGES[noun]
    return one ? [{ path: pagePath(one.resource, key), changed }] : []
  })
}

/** One address in every language, each naming the others. */
function entries(path: string, origin: string, changed?: string | null): string {
  // A username may be in Bangla.
  const at = (language?: (typeof LANGUAGES)[number]) => origin + encodeURI(withLanguage(language, path))
  const alternates = [...LANGUAGES.map((one) => [one, at(one)]), ['x-default', at(DEFAULT_LANGUAGE)]]
    .map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`)
    .join('')
  return LANGUAGES.map((one) => `<url><loc>${at(one)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${alternates}</url>`).join('\n')
}

const urlSet = (urls: string[]): string =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`

function indexOf(files: number, origin: string): string {
  const parts = Array.from({ length: files }, (_, at) => `<sitemap><loc>${origin}/sitemap-${at + 1}.xml</loc></sitemap>`)
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('\n')}\n</sitemapindex>\n`
}
