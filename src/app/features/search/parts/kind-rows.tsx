import type { Category } from '#contract/categories.ts'
import type { SearchKind } from '#contract/search/search-kinds.ts'
import { type HitOf, hitRow, type RowKind } from '../../../nouns/hits.ts'
import type { HitTools } from '../../../nouns/row.ts'
import { CategoryTile } from '../../../ui/lists/category-tile.tsx'
import { ItemRow } from '../../../ui/lists/item-row.tsx'

interface Props {
  kind: SearchKind
  rows: readonly HitOf<SearchKind>[]
  tools: HitTools
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
      {(rows as readonly HitOf<RowKind>[]).map((row) => {
        const item = hitRow(kind, row, tools)
        return <ItemRow key={item.href} {...item} />
      })}
    </ul>
  )
}
