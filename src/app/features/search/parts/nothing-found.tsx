import { useTranslation } from 'react-i18next'
import type { SearchAnswer } from '#contract/search/search.ts'
import type { SearchFilter } from '#contract/search/search-kinds.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { searchPath } from '../search-path.ts'
import { totalOf } from '../total-of.ts'

/** Says what can be tried instead. */
export function NothingFound({ filter, found }: { filter: SearchFilter; found: SearchAnswer }) {
  const { t } = useTranslation('search')
  const { q, kind, category } = filter
  const isElsewhere = kind && totalOf(found, undefined).total > 0
  return (
    <div className="card p-4">
      <p className="text-lg">{q ? t('nothing.found', { words: q }) : t('nothing.ofCategory')}</p>
      {q && (
        <ul className="mt-2 ps-5 list-disc text-ink-soft">
          <li>{t('nothing.spelling')}</li>
          <li>{t('nothing.fewer')}</li>
          <li>{t('nothing.script')}</li>
        </ul>
      )}
      {isElsewhere ? (
        <AppLink to={searchPath({ q, category })} className="btn-quiet mt-3">
          {t('nothing.allKinds')}
        </AppLink>
      ) : (
        q &&
        category && (
          <AppLink to={searchPath({ q })} className="btn-quiet mt-3">
            {t('nothing.everywhere')}
          </AppLink>
        )
      )}
    </div>
  )
}
