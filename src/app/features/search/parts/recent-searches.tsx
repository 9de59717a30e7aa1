import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { forgetSearch, forgetSearches, readRecentSearches, useRecentSearches } from '../recent-searches.ts'
import { searchPath } from '../search-path.ts'

interface Props {
  /** What is asked already. */
  except?: string | undefined
  onChosen?: () => void
}

/** What was searched for on this phone, each to ask again or to forget. */
export function RecentSearches({ except, onChosen }: Props) {
  const { t } = useTranslation('search')
  const searches = useRecentSearches((kept) => kept.searches).filter((search) => search !== except)
  const list = useRef<HTMLElement>(null)
  useEffect(readRecentSearches, [])
  if (searches.length === 0) return null
  const forget = (search: string) => {
    // The button that was pressed goes, and the focus would go nowhere.
    list.current?.focus()
    forgetSearch(search)
  }
  return (
    <section ref={list} tabIndex={-1} aria-label={t('recent.title')} className="outline-none">
      <div className="flex items-center justify-between gap-2 ps-3">
        <h2 className="text-sm text-ink-soft">{t('recent.title')}</h2>
        <button type="button" className="target px-3 text-sm" onClick={forgetSearches}>
          {t('recent.clear')}
        </button>
      </div>
      <ul>
        {searches.map((search) => (
          <li key={search} className="flex items-center">
            <AppLink to={searchPath({ q: search })} className="flex items-center gap-3 min-w-0 grow min-h-12 px-3 active:bg-sunken" onClick={onChosen}>
              <Icon name="i-lucide-clock" className="shrink-0 text-ink-soft" />
              <span className="truncate">
                <MixedText text={search} />
              </span>
            </AppLink>
            <Button variant="icon" icon="i-lucide-x" aria-label={t('recent.remove', { words: search })} onClick={() => forget(search)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
