import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { SearchAnswer } from '#contract/search.ts'
import type { SearchKind, SearchQuestion } from '#contract/search-kinds.ts'
import { useSettings } from '../../../state/settings.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import type { Answer } from '../../../wire/answer.ts'
import { useFurther } from '../../../wire/use-further.ts'
import { pathOf, type RowOf } from '../path-of.ts'
import type { ThingTools } from '../thing-of.ts'
import { KindRows } from './kind-rows.tsx'

interface Props {
  question: SearchQuestion & { kind: SearchKind }
  found: Answer<SearchAnswer>
  tools: ThingTools
}

/** All that was found of one kind, page by page. */
export function OneKind({ question, found, tools }: Props) {
  const { t } = useTranslation('search')
  const savesData = useSettings(({ dataSaver }) => dataSaver)
  const { kind } = question
  const more = useFurther<RowOf<SearchKind>>(
    {
      answer: { ...found, value: found.value[kind] },
      load: async (cursor) => (await import('../calls.ts')).loadFurther(question, cursor),
      nameOf: (row) => pathOf(kind, row),
    },
    `search${canonicalQuery(question)}`,
  )
  const texts = { offline: t('more.offline'), failed: t('more.failed'), loading: t('common:loading'), more: t('more.load') }
  return (
    <section aria-label={t(`kinds.${kind}`)}>
      <KindRows kind={kind} rows={more.rows} tools={tools} />
      <LoadMore more={more} texts={texts} byItself={!savesData} />
    </section>
  )
}
