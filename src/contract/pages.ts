import * as v from 'valibot'
import { endpoint } from './core/endpoint.ts'
import { PAGE_NAMES } from './core/page-names.ts'

/** What a text may be made of. */
export const PAGE_TAGS = ['h2', 'p', 'ul', 'ol', 'li', 'strong', 'details', 'summary', 'a'] as const

/** Where a link may lead: a path of this site, a site, an address to write to, a number to call. */
export const PAGE_HREF = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:)/

/** An element with what stands in it; `a` has an `href`. */
export interface PageElement {
  tag: (typeof PAGE_TAGS)[number]
  href?: string | undefined
  inside: PagePart[]
}

/** A piece of a text. A tree instead of HTML: nothing needs to be cleaned where it is shown. */
export type PagePart = string | PageElement

const PagePart: v.GenericSchema<PagePart> = v.union([
  v.string(),
  v.object({ tag: v.picklist(PAGE_TAGS), href: v.optional(v.pipe(v.string(), v.regex(PAGE_HREF))), inside: v.lazy(() => v.array(PagePart)) }),
])

/** In both languages: a page that was opened once can be read in the other language without network too. */
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
