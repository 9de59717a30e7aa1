import * as v from 'valibot'
import { endpoint } from './core/endpoint.ts'
import { PAGE_NAMES } from './core/page-names.ts'

/** What a text may be made of, besides links. */
export const PAGE_TAGS = ['h2', 'p', 'ul', 'ol', 'li', 'strong', 'details', 'summary'] as const

/** A piece of a text: words, or an element with what stands in it. A tree instead of HTML: nothing needs to be cleaned where it is shown. */
export type PagePart = string | { tag: (typeof PAGE_TAGS)[number]; inside: PagePart[] } | { tag: 'a'; href: string; inside: PagePart[] }

/** A path of this site, a site, an address to write to or a number to call. */
const Href = v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https:\/\/|mailto:|tel:)/))
const Inside = v.lazy(() => v.array(PagePart))
const PagePart: v.GenericSchema<PagePart> = v.union([
  v.string(),
  v.object({ tag: v.picklist(PAGE_TAGS), inside: Inside }),
  v.object({ tag: v.literal('a'), href: Href, inside: Inside }),
])

/** In both languages: whoever has opened it once reads it in the other one without network too. */
export const TextPage = v.object({ name: v.picklist(PAGE_NAMES), en: v.array(PagePart), bn: v.array(PagePart) })
export type TextPage = v.InferOutput<typeof TextPage>

export const readPage = endpoint({
  method: 'GET',
  path: '/api/page/{page}/',
  summary: 'A page of plain text, such as Help or Terms, in both languages',
  access: 'anyone',
  params: v.object({ page: v.picklist(PAGE_NAMES) }),
  answer: TextPage,
  offline: { keepDays: 365, noun: 'pages', shape: 'detail' },
})

/** What the worker keeps of this noun for all who use the phone. */
export const PAGE_READS = [readPage] as const
