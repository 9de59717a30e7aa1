import type { i18n as I18n } from 'i18next'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contract/core/languages.ts'
import { withLanguage } from '#contract/core/paths.ts'

/** What a page says of itself to search engines and to sites that show a link to it. */
export interface PageHead {
  title: string
  description: string
  /** Path and query without language prefix. */
  canonicalPath: string
  /** Path of a picture under /media/. */
  image?: string | undefined
  /** schema.org, as JSON-LD; addresses in it may be paths, which are made absolute. */
  structuredData?: object | undefined
  /** What the page is, for who shows a link to it; else one of a web site. */
  type?: 'article'
  /** Path of the feed that tells what is new here, without language prefix. */
  feed?: string
  /** Of an account, reached by a link in an e-mail, or of what staff took off: nothing for search engines or for others to share. */
  isPrivate?: boolean
}

/** What heads are made with. */
export interface HeadTools {
  texts: I18n
  /** Public address of the service, without trailing slash. */
  origin: string
}

const DESCRIPTION_CHARACTERS = 200

/** A text of any length as a description: cut where a word ends. */
export const descriptionOf = (text: string): string =>
  text.length <= DESCRIPTION_CHARACTERS ? text : `${text.slice(0, DESCRIPTION_CHARACTERS).replace(/\s+\S*$/, '')}…`

/** Of what staff took off no more than that is said, to who has its address: search engines forget it. */
export const offTheRecord = ({ taken_off_reason }: { taken_off_reason?: string | null | undefined }): Pick<PageHead, 'isPrivate'> => ({
  isPrivate: typeof taken_off_reason === 'string',
})

/** The language that a page is written in. */
export const languageOf = ({ language }: Pick<I18n, 'language'>): Language => (isLanguage(language) ? language : DEFAULT_LANGUAGE)

/** What a page lists. @param things canonical paths of their pages, without language. @see https://schema.org/ItemList */
export const itemList = (things: readonly { name: string; path: string }[], { texts, origin }: HeadTools) => ({
  '@type': 'ItemList',
  itemListElement: things.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    url: origin + withLanguage(languageOf(texts), path),
    name,
  })),
})

/** What there is to say of a page: the route's data and search, and the reader's texts. */
interface HeadInput extends HeadTools {
  data: unknown
  search: unknown
}

/** Writes the head of a route's page. Only the server does, so heads stay out of what phones download. */
export type MakeHead = (page: HeadInput) => PageHead
