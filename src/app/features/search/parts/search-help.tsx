import { type RefObject, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { Suggestion } from '#contract/search/search.ts'
import { useLeftOutMembers } from '../../../members/use-left-out.ts'
import { KIND_ICONS } from '../../../nouns/hits.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { categoryTitle } from '../../../ui/lists/category-title.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { useRecentSearches } from '../recent-searches.ts'
import { useSearchKeys } from '../use-search-keys.ts'
import { isGuessable, useSuggestions } from '../use-suggestions.ts'
import { useTypedText } from '../use-typed-text.ts'
import { RecentSearches } from './recent-searches.tsx'

export interface SearchHelpProps {
  /** In a form, in which the help stands too. */
  field: RefObject<HTMLInputElement | null>
  /** Under the field of a window, where it is open all the time; else it lies over what follows. */
  isInline: boolean
  className: string
  /** Called when something was chosen. */
  onChosen: () => void
}

/** What may be meant by what is typed, and before anything is typed what was searched for last. @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function SearchHelp({ field, isInline, className, onChosen }: SearchHelpProps) {
  const { t } = useTranslation('search')
  const id = useId()
  const { text, isOpen, close } = useTypedText(field)
  const leftOut = useLeftOutMembers()
  const suggestions = useSuggestions(text).filter(({ author }) => !leftOut.has(author ?? 0))
  const isGuessing = isGuessable(text)
  const hasRecent = useRecentSearches(({ searches }) => searches.length > 0)
  const choose = () => {
    close()
    onChosen()
  }
  const isListShown = (isOpen || isInline) && isGuessing && suggestions.length > 0
  const active = useSearchKeys(field, { listId: id, count: isListShown ? suggestions.length : 0, close, isInline })
  const isShown = isListShown || ((isOpen || isInline) && !isGuessing)
  return (
    <>
      <p role="status" className="sr-only">
        {isListShown && t('suggestions', { count: suggestions.length })}
      </p>
      <div className={isShown && (isGuessing || hasRecent) ? className : 'hidden'}>
        {isListShown && (
          <div id={id} role="listbox" aria-label={t('suggestionsTitle')}>
            {suggestions.map((suggestion, at) => (
              <Option key={`${suggestion.kind}${suggestion.path}`} id={`${id}${at}`} suggestion={suggestion} isActive={at === active} onChosen={choose} />
            ))}
          </div>
        )}
        {!isGuessing && <RecentSearches onChosen={choose} />}
      </div>
    </>
  )
}

interface OptionProps {
  id: string
  suggestion: Suggestion
  isActive: boolean
  onChosen: () => void
}

function Option({ id, suggestion, isActive, onChosen }: OptionProps) {
  const { t } = useTranslation('search')
  const title = categoryTitle(suggestion, useLanguage())
  const { kind, path } = suggestion
  useEffect(() => {
    if (isActive) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [isActive, id])
  return (
    <AppLink
      to={path as `/${string}`}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="flex items-center gap-3 min-h-12 px-3 py-1 active:bg-sunken aria-selected:bg-sunken"
      onClick={onChosen}
    >
      <Icon name={KIND_ICONS[kind]} className="shrink-0 text-ink-soft" />
      <span className="min-w-0 grow clamp clamp-2" lang={scriptLanguage(title)}>
        {title}
      </span>
      <span className="shrink-0 text-sm text-ink-soft">{t(`one.${kind}`)}</span>
    </AppLink>
  )
}
