/** A category as every tree has it. */
export interface NamedCategory {
  id: number
  title: string
  title_bn: string | null
}

/** The names of an item's categories by their ids, from the highest level down; null where it has none. */
export type CategoryNames = (ids: readonly (number | null | undefined)[]) => string

/** Names in both languages, for words to be found in. @param levels the categories of each level; those of a level that is not known have no names */
export function categoryNames(levels: readonly (readonly NamedCategory[])[]): CategoryNames {
  const named = levels.map((level) => new Map(level.map(({ id, title, title_bn }) => [id, title_bn ? `${title} ${title_bn}` : title])))
  return (ids) => ids.flatMap((id, level) => (typeof id === 'number' ? (named[level]?.get(id) ?? []) : [])).join(' ')
}
