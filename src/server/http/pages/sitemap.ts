import { sql } from 'drizzle-orm'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/core/languages.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { isPublicAt } from '../../db/blogs/blog-search.ts'
import { type StoredAnswer, storedAnswer } from '../responses/stored-answer.ts'
import type { Database } from '../service.ts'

const PER_FILE = 5000
const MOST_FILES = 20
const LISTS = ['/', '/events', '/jobportal', '/blogs', '/category']
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
 * One file of the sitemap: public lists, categories, events that are not over, jobs that are open, articles and sellers, newest first, in every
 * language. When one file is not enough, /sitemap.xml lists the others.
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

/** What has a page of its own now; categories first, then each noun the newest first. */
const listed = (now: number) => {
  const moment = sql`${new Date(now).toISOString()}::timestamptz`
  return sql`(
    select 1 as noun, id, '/eventdetails/' || id as path, updated_at from events where is_active and to_time >= ${moment}
    union all select 2, id, '/jobdetails/' || id, updated_at from job_posts where published_at is not null and not is_closed and deadline >= ${moment}
    union all select 3, id, '/blogs/' || id, updated_at from blogs where ${isPublicAt(now)}
    union all select 4, user_id, '/seller/' || slug, null from seller_profiles join users on users.id = user_id
      where users.deleted_at is null and users.locked_at is null
    union all select 0, id, '/category/' || slug, null from categories) as pages`
}

async function countPages({ database, now }: SitemapParts): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${listed(now())} limit ${PER_FILE * MOST_FILES}) as found`,
  )
  return rows[0]?.count ?? 0
}

async function readPages(offset: number, { database, now }: SitemapParts): Promise<{ path: string; changed: string | null }[]> {
  const { rows } = await database.db.execute<{ path: string; changed: string | null }>(
    sql`select path, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed from ${listed(now())} order by noun, id desc limit ${PER_FILE} offset ${offset}`,
  )
  return rows
}

/** One address in every language, each naming the others. */
function entries(path: string, origin: string, changed?: string | null): string {
  const at = (language?: (typeof LANGUAGES)[number]) => origin + withLanguage(language, path)
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
