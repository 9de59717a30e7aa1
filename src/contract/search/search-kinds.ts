import { lowerCase } from '../core/one-form.ts'

/** What can be asked of the search across everything: pure, without valibot, because the first paint needs it. */

/** Kinds that are found, in the order of their tabs. */
export const SEARCH_KINDS = ['events', 'jobs', 'blogs', 'sellers', 'categories'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** So many of each kind where all are asked for, and so many of one that is asked for alone. */
export const SEARCH_MOST = { ofEach: 4, perPage: 20, suggestions: 8, countedTo: 200 } as const

export interface SearchQuestion {
  q?: string | undefined
  /** Absent: all. */
  kind?: SearchKind | undefined
  /** Slug: only what belongs to it. */
  category?: string | undefined
}

const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/

/** Reads a question from a URL's search, leniently: what makes no sense is left out. */
export function readSearchQuestion(search: Record<string, unknown>): SearchQuestion {
  const text = (key: string) =>
    ['string', 'number', 'boolean'].includes(typeof search[key]) ? String(search[key]).slice(0, 100).trim() || undefined : undefined
  const slug = lowerCase(text('category') ?? '')
  const question: SearchQuestion = {
    q: text('q'),
    kind: SEARCH_KINDS.find((one) => one === text('kind')),
    category: slug && SLUG.test(slug) ? slug : undefined,
  }
  return Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined))
}
