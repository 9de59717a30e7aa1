import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { keyOf } from '#contract/core/resource.ts'
import { resourceOf } from '#contract/resources.ts'
import type { SearchAnswer } from '#contract/search/search.ts'
import type { SearchFilter, SearchKind } from '#contract/search/search-kinds.ts'
import type { HitOf } from '../../../nouns/hits.ts'
import type { HitTools } from '../../../nouns/row.ts'
import { hydrateDeferred } from '../../../ui/hydration/deferred-hydration.ts'
import { DeferredEnd } from '../../../ui/lists/deferred-end.tsx'
import type { Answer } from '../../../wire/answer.ts'
import { usePages } from '../../../wire/use-pages.ts'
import { useShown } from '../use-shown.ts'
import { KindRows } from './kind-rows.tsx'

/** Of no use before it is alive: its program has time. */
const LoadMoreFound = hydrateDeferred(async () => (await import('./load-more-found.tsx')).LoadMoreFound)

interface Props {
  filter: SearchFilter & { kind: SearchKind }
  found: Answer<SearchAnswer>
  tools: HitTools
}

/** All that was found of one kind, page by page. */
export function OneKind({ filter, found, tools }: Props) {
  const { t } = useTranslation('search')
  const { kind } = filter
  const shown = useShown()
  const pages = usePages<HitOf<SearchKind>>(
    {
      first: found.value[kind],
      load: async (cursor) => (await import('../calls.ts')).loadFurther(filter, cursor),
      nameOf: (row) => String(keyOf(resourceOf(kind), row)),
    },
    `search${canonicalQuery(filter)}`,
  )
  return (
    <section aria-label={t(`kinds.${kind}`)}>
      <KindRows kind={kind} rows={shown(kind, pages.rows)} tools={tools} />
      <DeferredEnd more={pages} End={LoadMoreFound} />
    </section>
  )
}
