import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchAnswer } from '#contract/search/search.ts'
import { SEARCH_KINDS, type SearchFilter } from '#contract/search/search-kinds.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { searchPath } from '../search-path.ts'
import { totalOf } from '../total-of.ts'

/** So much of the tabs before the present one stays in sight, CSS pixels. */
const AHEAD_PX = 64

/** Everything, or one kind of it, each with how many were found. */
export function KindTabs({ filter, found }: { filter: SearchFilter; found: SearchAnswer }) {
  const { t } = useTranslation('search')
  const format = useFormat()
  const { kind: shown, ...all } = filter
  const tabs = useRef<HTMLElement>(null)
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>(shown ? '[aria-current]' : 'a')
    if (tabs.current && tab) tabs.current.scrollLeft = tab.offsetLeft - AHEAD_PX
  }, [shown])
  return (
    <nav ref={tabs} aria-label={t('kinds.label')} className="relative -mx-4 md:mx-0 px-4 md:px-0 overflow-x-auto border-b border-line">
      <ul className="flex w-max">
        {[undefined, ...SEARCH_KINDS].map((kind) => {
          const { total, isExact } = totalOf(found, kind)
          return (
            <li key={kind ?? 'all'}>
              <AppLink
                to={searchPath({ ...all, kind })}
                aria-current={kind === shown ? 'page' : undefined}
                className="target px-3 gap-1! border-b-2 border-transparent text-ink-soft aria-[current]:border-brand aria-[current]:text-brand aria-[current]:font-600"
              >
                {t(`kinds.${kind ?? 'all'}`)}{' '}
                <span className="text-sm tabular">
                  {format.number(total)}
                  {!isExact && '+'}
                </span>
              </AppLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
