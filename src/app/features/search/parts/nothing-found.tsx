import { useTranslation } from 'react-i18next'
import type { SearchAnswer } from '#contract/search/search.ts'
import type { SearchFilter } from '#contract/search/search-kinds.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { searchPath } from '../search-path.ts'
import { totalOf } from '../total-of.ts'

/** Says what can be tried instead. */
export function NothingFound({ filter, found }: { filter: SearchFilter; found: SearchAnswer }) {
  const { t } = useTranslation('search')
  const { q, place, kind } = filter
  const next = wider(filter, Boolean(kind && totalOf(found, undefined).total > 0))
  const said = () => {
    if (q) return t('nothing.found', { words: q })
    return place ? t('nothing.atPlace', { place }) : t('nothing.ofCategory')
  }
  return (
    <div className="card p-4">
      <p className="text-lg">
        <MixedText text={said()} />
      </p>
      {(q ?? place) && (
        <ul className="mt-2 ps-5 list-disc text-ink-soft">
          <li>{t('nothing.spelling')}</li>
          {q && <li>{t('nothing.fewer')}</li>}
          <li>{t('nothing.script')}</li>
        </ul>
      )}
      {next && (
        <AppLink to={searchPath(next.filter)} className="btn-quiet mt-3">
          {t(next.textKey)}
        </AppLink>
      )}
    </div>
  )
}

/** The same search with the one limit less that most likely is in the way. */
function wider({ q, place, category }: SearchFilter, isElsewhere: boolean) {
  if (isElsewhere) return { filter: { q, place, category }, textKey: 'nothing.allKinds' } as const
  if (q && place) return { filter: { q, category }, textKey: 'nothing.allPlaces' } as const
  return q && category ? ({ filter: { q }, textKey: 'nothing.everywhere' } as const) : undefined
}
