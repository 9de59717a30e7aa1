import { useTranslation } from 'react-i18next'
import type { SearchAnswer } from '#contract/search/search.ts'
import { SEARCH_KINDS, type SearchFilter } from '#contract/search/search-kinds.ts'
import type { HitTools } from '../../../nouns/row.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { searchPath } from '../search-path.ts'
import { useShown } from '../use-shown.ts'
import { KindRows } from './kind-rows.tsx'

interface Props {
  filter: SearchFilter
  found: SearchAnswer
  tools: HitTools
}

/** The first of each kind that was found, and the way to the rest of it. */
export function AllKinds({ filter, found, tools }: Props) {
  const { t } = useTranslation('search')
  const shown = useShown()
  return SEARCH_KINDS.map((kind) => {
    const { results, total, total_is_exact } = found[kind]
    const rows = shown(kind, results)
    if (rows.length === 0) return null
    return (
      <section key={kind} aria-labelledby={`found-${kind}`}>
        <h2 id={`found-${kind}`} className="mb-2 text-lg">
          {t(`kinds.${kind}`)}
        </h2>
        <KindRows kind={kind} rows={rows} tools={tools} />
        {total > results.length && (
          <AppLink to={searchPath({ ...filter, kind })} className="target mt-1 text-brand font-600">
            {total_is_exact ? t(`seeAll.${kind}`, { count: total }) : t(`seeMany.${kind}`, { count: total })}
            <Icon name="i-lucide-chevron-right" />
          </AppLink>
        )}
      </section>
    )
  })
}
