/** What a field of a card may be to be found by words. */
export type Searchable = string | readonly string[] | null | undefined

/** Everything of a card by which words find it, in one text. @param fields as its noun's descriptor lists them */
export const searchedText = <Field extends string>(fields: readonly Field[], card: { readonly [F in Field]?: Searchable }): string =>
  fields
    .flatMap((field): Searchable[] => [card[field]].flat())
    .filter(Boolean)
    .join(' ')
