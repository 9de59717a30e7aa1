import { addressOf } from './endpoint.ts'

/**
 * What every wing must know of a noun that has a public list and a page for each of its items: where both are, and how an item is addressed. Data
 * without schemas, because the first paint, the worker and the server all read it. Each noun declares its own; contract/resources.ts lists them.
 */
export interface Resource<Noun extends string = string> {
  /** As in the endpoints' offline policy, in bookmarks and in search. */
  readonly noun: Noun
  /** Canonical paths of screens: the list, where there is one, and one item without its key. */
  readonly pages: { readonly list?: `/${string}`; readonly one: `/${string}` }
  /** Paths at the service: the list, where there is one, and one item with one parameter. */
  readonly api: { readonly list?: `/${string}`; readonly one: `/${string}` }
  /** The field of a card by which its page is addressed. */
  readonly key: string
  /** The field of a card that says what it is called. */
  readonly title: string
  /** The field of a card that says the same in the other language, where there may be one. */
  readonly otherTitle?: string
  /** How many cards one page of the list holds when its screen asks; absent: it asks for all. */
  readonly pageSize?: number
  /** What the screen of the list asks besides, and what a search without network needs to know the names of categories. */
  readonly besides?: readonly `/${string}`[]
  /** Fields of a card by which words find it. */
  readonly searched: readonly string[]
}

/** Declares a noun; its literal types are kept. */
export const resource = <const R extends Resource>(spec: R): R => spec

type Key = string | number

/** The canonical path of an item's screen. */
export const pagePath = ({ pages }: Pick<Resource, 'pages'>, key: Key): `/${string}` => `${pages.one}/${key}`

/** Where an item is asked for: the key of its snapshot. */
export const itemAddress = ({ api }: Pick<Resource, 'api'>, key: Key): string =>
  addressOf({ path: api.one.replace(/\{\w+\}/, '{key}') as `/${string}` }, { params: { key } })

/** The key of a card, as its page is addressed; undefined where the value has none. */
export function keyOf({ key }: Pick<Resource, 'key'>, card: unknown): Key | undefined {
  const found = fieldOf(card, key)
  return typeof found === 'string' || typeof found === 'number' ? found : undefined
}

/** What a card, or the page of an item, is called; undefined where it says nothing. */
export function titleOf({ title }: Pick<Resource, 'title'>, card: unknown): string | undefined {
  const found = fieldOf(card, title)
  return typeof found === 'string' ? found : undefined
}

const fieldOf = (value: unknown, name: string): unknown => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined)
