import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { withLanguage } from '#contract/core/paths.ts'
import type { SearchFilter } from '#contract/search/search-kinds.ts'
import type { SearchHelpProps } from '../../features/search/parts/search-help.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useLanguage } from '../../ui/formats/use-language.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { usePrefix } from '../../ui/navigation/use-prefix.ts'

/** `bar`: the field alone, in the header. `cover`: in the search window. `screen`: above what was found. */
type Place = 'bar' | 'cover' | 'screen'
const FORMS: Record<Place, string> = { bar: 'relative w-36 lg:max-xl:w-28', cover: 'grid gap-3', screen: 'relative flex flex-wrap gap-2' }
const FIELDS: Record<Place, string> = { bar: 'field ps-9', cover: 'field', screen: 'field w-auto! flex-1 min-w-[min(9rem,100%)]' }
const HELPS: Record<Place, string> = {
  bar: 'absolute z-1 end-0 top-full mt-1 w-80 card shadow-lg',
  cover: '-mx-3',
  screen: 'absolute z-1 inset-x-0 top-full mt-1 card shadow-lg',
}

interface Props {
  place: Place
  /** What was asked last: the words stand in the field, the rest goes along. */
  filter?: SearchFilter
  /** Called when the search begins, or something was chosen. */
  onSearch?: () => void
}

/** Asks for anything by words. A plain GET form, so that it works before and without JavaScript. @see Specification §2.1 "Search" */
export function SearchForm({ place, filter: { q, ...rest } = {}, onSearch }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const prefix = usePrefix()
  const router = useRouter()
  const fieldId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [Help, wakeHelp] = useHelp(field)
  useShown(field, q)

  const leave = () => {
    field.current?.blur()
    onSearch?.()
  }
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = field.current?.value.trim()
    leave()
    void router.navigate({ href: withLanguage(prefix, '/search') + canonicalQuery({ ...rest, q: words }) })
  }

  return (
    <form method="get" action={withLanguage(language, '/search')} onSubmit={search} className={FORMS[place]}>
      <label htmlFor={fieldId} className="sr-only">
        {t('common:search.title')}
      </label>
      <input
        ref={field}
        id={fieldId}
        data-first-focus
        // The browser builds more for a search field than the first paint of every page should pay.
        type={place === 'cover' ? 'search' : 'text'}
        inputMode="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t(place === 'bar' ? 'common:search.field' : 'common:search.modalField')}
        className={FIELDS[place]}
        onFocus={wakeHelp}
        onKeyDown={keepCompositionEnter}
      />
      {Object.entries(rest).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      {place === 'bar' ? (
        <Icon name="i-lucide-search" className="absolute start-2 top-3.5 text-ink-soft pointer-events-none" />
      ) : (
        <Button type="submit" variant="primary" icon="i-lucide-search" className="shrink-0">
          {t('common:search.submit')}
        </Button>
      )}
      {Help && <Help field={field} isInline={place === 'cover'} className={HELPS[place]} onChosen={leave} />}
    </form>
  )
}

type FieldRef = SearchHelpProps['field']

/** Suggestions and former searches load when the user is about to type. */
function useHelp(field: FieldRef): [Help: ComponentType<SearchHelpProps> | undefined, wake: () => void] {
  const [Help, setHelp] = useState<ComponentType<SearchHelpProps>>()
  const wake = () => {
    // Where it is out of reach the field does without, and the next touch asks again.
    if (Help) return
    void Promise.all([import('./search-help-part.tsx'), import('../../ui/icons/more-icons.ts')]).then(
      ([{ SearchHelpPart }, { addMoreIcons }]) => {
        addMoreIcons()
        setHelp(() => SearchHelpPart)
      },
      () => undefined,
    )
  }
  const wakeIfFocused = useEffectEvent(() => {
    if (document.activeElement === field.current) wake()
  })
  // The field may have been focused before the page was hydrated.
  useEffect(() => wakeIfFocused(), [])
  return [Help, wake]
}

/** What was asked by a link stands in the field; what the user has begun to type stays until then. */
function useShown(field: FieldRef, words = ''): void {
  const shown = useRef(words)
  useEffect(() => {
    if (shown.current === words) return
    shown.current = words
    if (field.current) field.current.value = words
  }, [field, words])
}

/** Enter that ends a word in a Bangla keyboard is no wish to search; some phones say so by code 229 only. */
function keepCompositionEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229)) event.preventDefault()
}
