import type { Resource } from './resource.ts'
import type { SearchedTexts } from './search-terms.ts'
import { textOfHtml } from './text-of-html.ts'

/** What a field of a card may be to be found by words. */
export type Searchable = string | readonly string[] | null | undefined

/** Everything of a card by which words find it, in one text. @param fields as its noun's descriptor lists them */
export const searchedText = <Field extends string>(fields: readonly Field[], card: { readonly [F in Field]?: Searchable }): string =>
  fields
    .flatMap((field): Searchable[] => [card[field]].flat())
    .filter(Boolean)
    .join(' ')

interface Besides {
  /** Names of its categories in both languages, and what else it is sorted by. */
  category?: string
  /** Sanitized HTML; several where it is said in more than one language. */
  description?: string | readonly string[] | undefined
}

/** The same by how much a word in it says. */
export const searchedTexts = <const R extends Pick<Resource, 'title' | 'otherTitle' | 'searched'>>(
  { title, otherTitle, searched }: R,
  card: { readonly [F in R['searched'][number]]?: Searchable },
  { category = '', description = '' }: Besides,
): SearchedTexts => {
  const fields: readonly string[] = searched
  const all = card as { readonly [field: string]: Searchable }
  return {
    title: searchedText([title], all),
    ...(otherTitle !== undefined && { otherTitle: searchedText([otherTitle], all) }),
    category,
    other: searchedText(
      fields.filter((field) => field !== title && field !== otherTitle),
      all,
    ),
    description: [description].flat().map(textOfHtml),
  }
}
