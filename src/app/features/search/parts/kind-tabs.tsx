import { useTranslation } from 'react-i18next'
import type { SearchAnswer } from '#contract/search.ts'
import { SEARCH_KINDS, type SearchQuestion } from '#contract/search-kinds.ts'
import { useFormat } from '../../../ui/use-format.ts'
import { Way } from '../../../ui/way.tsx'
import { searchPath } from '../search-path.ts'
import { totalOf } from '../total-of.ts'

/** Everything, or one kind of it, each with how many were found. */
export function KindTabs({ question, found }: { question: SearchQuestion; found: SearchAnswer }) {
  const { t } = useTranslation('search')
  const format = useFormat()
  const { kind: shown, ...all } = question
  return (
    <nav aria-label={t('kinds.label')} className="-mx-4 overflow-x-auto">
      <ul className="flex w-max px-4 border-b border-line">
        {[undefined, ...SEARCH_KINDS].map((kind) => {
          const { total, isExact } = totalOf(found, kind)
          return (
            <li key={kind ?? 'all'}>
              <Way
                to={searchPath({ ...all, kind })}
                aria-current={kind === shown ? 'page' : undefined}
                className="target px-3 gap-1! border-b-2 border-transparent text-ink-soft aria-[current]:border-brand aria-[current]:text-brand aria-[current]:font-600"
              >
                {t(`kinds.${kind ?? 'all'}`)}{' '}
                <span className="text-sm tabular">
                  {format.number(total)}
                  {!isExact && '+'}
                </span>
              </Way>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
