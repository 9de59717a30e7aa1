import { sql } from 'drizzle-orm'
import { blogIn } from '#contract/blogs/blog-language.ts'
import { escapeHtml } from '#contract/core/escape-html.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contract/core/languages.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { PRODUCT } from '#contract/core/product.ts'
import { BLOG_CARD_COLUMNS, BLOG_CARD_JOINS, type BlogCardRow } from '../../db/blogs/blog-cards.ts'
import { isPublicAt, writtenIn } from '../../db/blogs/blog-search.ts'
import { type StoredAnswer, storedAnswer } from '../responses/stored-answer.ts'
import type { SitemapParts } from './sitemap.ts'
import { element, escapeXml, RSS_HEADERS } from './xml.ts'

const MOST = 30
const BROTLI_QUALITY = 5

/** Which articles a feed has; `all` those of both languages. */
type FeedName = Language | 'all'

const CHANNELS: Record<Language, { title: string; description: string }> = {
  en: { title: `${PRODUCT.name} E-MAGAZINE`, description: 'The latest articles' },
  bn: { title: `${PRODUCT.nameBangla} ই-ম্যাগাজিন`, description: 'নতুন লেখা' },
}

/** The feed that an address names: /feed.xml, /feed-en.xml, /feed-bn.xml; undefined for every other path. */
export function feedNamed(pathname: string): FeedName | undefined {
  const [whole, language = 'all'] = /^\/feed(?:-([a-z]{2}))?\.xml$/.exec(pathname) ?? []
  if (whole === undefined) return undefined
  return language === 'all' || isLanguage(language) ? language : undefined
}

/**
 * The latest articles as RSS: those that are written in a language, or all of them. Nothing in it changes unless an article does.
 * @see https://www.rssboard.org/rss-specification, https://www.rssboard.org/rss-profile
 */
export async function writeFeed(name: FeedName, { database, now, origin }: SitemapParts): Promise<StoredAnswer> {
  const written = name === 'all' ? sql`true` : writtenIn(name)
  const { rows } = await database.db.execute<BlogCardRow & Record<string, unknown>>(sql`
    select ${BLOG_CARD_COLUMNS}
    from (select * from blogs where ${isPublicAt(now())} and ${written} order by published_at desc, id desc limit ${MOST}) as b ${BLOG_CARD_JOINS}
    order by b.published_at desc, b.id desc`)
  const language = name === 'all' ? DEFAULT_LANGUAGE : name
  const prefix = name === 'all' ? undefined : name
  const { title, description } = CHANNELS[language]
  const channel = [
    element('title', title),
    element('link', origin + withLanguage(prefix, '/blogs')),
    element('description', description),
    element('language', language),
    `<atom:link href="${escapeXml(`${origin}/feed${name === 'all' ? '' : `-${name}`}.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...rows.map((row) => itemOf(name === 'all' ? row : blogIn(name, row), origin + withLanguage(prefix, `/blogs/${row.id}`))),
  ]
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${channel.join('\n')}
</channel>
</rss>
`
  return storedAnswer(Buffer.from(text), RSS_HEADERS, { quality: BROTLI_QUALITY })
}

function itemOf({ title, summary, author, tags, created_at, language }: BlogCardRow, link: string): string {
  const parts = [
    element('title', title ?? ''),
    element('link', link),
    element('guid', link, ' isPermaLink="true"'),
    element('pubDate', new Date(created_at ?? 0).toUTCString()),
    ...(author ? [element('dc:creator', author)] : []),
    element('dc:language', language),
    ...tags.map((tag) => element('category', tag)),
    // Which readers take for HTML.
    element('description', escapeHtml(summary)),
  ]
  return `<item>\n${parts.join('\n')}\n</item>`
}
