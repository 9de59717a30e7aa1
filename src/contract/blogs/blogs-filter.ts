/**
 * What can be asked of the E-MAGAZINE, and the rule that decides whether a card fits: pure, without valibot, because the page, the worker and
 * the server all need it. The server's SQL says the same; tests hold the two together.
 */

import { isLanguage, type Language } from '../core/languages.ts'
import { lowerCase } from '../core/one-form.ts'
import { fold } from '../core/text.ts'

/** How many cards one page of the list holds when the page asks. */
export const BLOG_PAGE_SIZE = 12

/** A question to the list of articles. Everything is optional; nothing set means: all that is published, the latest first. */
export interface BlogQuestion {
  q?: string | undefined
  /** As it stands on an article; compared folded. */
  tag?: string | undefined
  /** Slug. */
  category?: string | undefined
  /** That the article is written in. */
  language?: Language | undefined
  /** User id. */
  author?: number | undefined
}

/** The parts of an article that a question can look at. */
export interface BlogFacts {
  id: number
  title?: string | null | undefined
  summary: string
  author?: string | null | undefined
  author_id: number | null
  tags: readonly string[]
  category: string | null
  language: Language
  /** ISO 8601: when it was published. */
  created_at?: string | null | undefined
}

/** Everything of an article by which words find it, in one text. */
export const blogText = ({ title, summary, author, tags }: Pick<BlogFacts, 'title' | 'summary' | 'author' | 'tags'>): string =>
  [title, summary, author, ...tags].filter(Boolean).join(' ')

/** What two spellings of one tag share. */
export const tagKey = (tag: string): string => fold(tag)

/** Whether an article fits a question, apart from its words. */
export function blogFieldsFit(blog: BlogFacts, { tag, category, language, author }: BlogQuestion): boolean {
  if (category && blog.category !== category) return false
  if (language && blog.language !== language) return false
  if (author && blog.author_id !== author) return false
  return !tag || blog.tags.some((one) => tagKey(one) === tagKey(tag))
}

/** The order of the list: the latest first, ties by id; what names no date comes last. */
export const compareBlogs = (a: BlogFacts, b: BlogFacts): number => publishedMs(b) - publishedMs(a) || b.id - a.id
const publishedMs = ({ created_at }: BlogFacts): number => (created_at ? Date.parse(created_at) : 0)

/** A slug as an address has it. */
const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/

/** Reads a question from a URL's search, leniently: what makes no sense is left out, so that an old or mistyped link still shows a list. */
export function readBlogQuestion(search: Record<string, unknown>): BlogQuestion {
  const text = (key: string) =>
    ['string', 'number', 'boolean'].includes(typeof search[key]) ? String(search[key]).slice(0, 100).trim() || undefined : undefined
  const slug = lowerCase(text('category') ?? '')
  const language = text('language')
  const author = text('author')
  const question: BlogQuestion = {
    q: text('q'),
    tag: text('tag'),
    category: slug && SLUG.test(slug) ? slug : undefined,
    language: isLanguage(language ?? '') ? (language as Language) : undefined,
    author: author && /^[1-9]\d{0,8}$/.test(author) ? Number(author) : undefined,
  }
  return Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined))
}
