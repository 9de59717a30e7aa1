import { useLocation, useRouter } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { splitLanguage, withLanguage } from '#contract/core/paths.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useLanguage } from '../ui/use-language.ts'
import { usePrefix } from '../ui/use-prefix.ts'

/** On screens of jobs those are searched, elsewhere events. */
const OF_JOBS = /^\/(?:jobportal|jobdetails|jobapplications)(?:\/|$)/

interface Props {
  /** `bar`: the field alone, in the header. `cover`: with its button, in the search window. */
  place: 'bar' | 'cover'
  /** Called when the search begins. */
  onSearch?: () => void
}

/** Asks for a list by words. A plain GET form, so that it works before and without JavaScript. */
export function SearchForm({ place, onSearch }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const prefix = usePrefix()
  const router = useRouter()
  const { pathname } = useLocation()
  const path = OF_JOBS.test(splitLanguage(pathname).path) ? '/jobportal' : '/events'
  const fieldId = useId()
  const isBar = place === 'bar'

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    onSearch?.()
    void router.navigate({ href: withLanguage(prefix, path) + canonicalQuery({ q }) })
  }

  return (
    <form method="get" action={withLanguage(language, path)} onSubmit={search} className={isBar ? 'relative w-40' : 'grid gap-3'}>
      <label htmlFor={fieldId} className="sr-only">
        {t('common:search.title')}
      </label>
      <input
        id={fieldId}
        data-first-focus
        // The browser builds more for a search field than the first paint of every page should pay.
        type={isBar ? 'text' : 'search'}
        inputMode="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t(isBar ? 'common:search.field' : 'common:search.modalField')}
        className={isBar ? 'field ps-9' : 'field'}
        onKeyDown={keepCompositionEnter}
      />
      {isBar && <Icon name="i-lucide-search" className="absolute start-2 top-3.5 text-ink-soft pointer-events-none" />}
      {!isBar && (
        <Button type="submit" look="primary" icon="i-lucide-search">
          {t('common:search.submit')}
        </Button>
      )}
    </form>
  )
}

/** Enter that ends a word in a Bangla keyboard is no wish to search; some phones say so by code 229 only. */
function keepCompositionEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229)) event.preventDefault()
}
