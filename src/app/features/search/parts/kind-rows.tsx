import type { Category } from '#contract/categories.ts'
import type { SearchKind } from '#contract/search/search-kinds.ts'
import { CategoryTile } from '../../../ui/lists/category-tile.tsx'
import { ThingRow } from '../../../ui/lists/thing-row.tsx'
import type { RowOf } from '../path-of.ts'
import { type RowKind, type ThingTools, thingOf } from '../thing-of.ts'

interface Props {
  kind: SearchKind
  rows: readonly RowOf<SearchKind>[]
  tools: ThingTools
}

/** What was found of one kind. */
export function KindRows({ kind, rows, tools }: Props) {
  if (kind === 'categories')
    return (
      <ul className="grid gap-2 grid-cols-3 sm:grid-cols-4 lg:grid-cols-6">
        {(rows as readonly Category[]).map((category) => (
          <li key={category.slug}>
            <CategoryTile category={category} language={tools.language} />
          </li>
        ))}
      </ul>
    )
  return (
    <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2">
      {(rows as readonly RowOf<RowKind>[]).map((row) => {
        const thing = thingOf(kind, row, tools)
        return <ThingRow key={thing.href} {...thing} />
      })}
    </ul>
  )
}
