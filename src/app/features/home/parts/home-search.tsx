import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { readSearchFilter, type SearchKind } from '#contract/search/search-kinds.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'

/** What most people look for; the search itself offers the rest as tabs. */
const KINDS: readonly SearchKind[] = ['services', 'events', 'products', 'jobs', 'blogs', 'sellers']
const FIELD = 'field min-w-0'

/** Asks for anything: what, of which kind, where. A plain GET form, so that it works before and without JavaScript. */
export function HomeSearch() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const prefix = usePrefix()
  const router = useRouter()
  const id = useId()
  const [districts, offerDistricts] = useDistricts()

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filter = readSearchFilter(Object.fromEntries(new FormData(event.currentTarget)))
    void router.navigate({ href: withLanguage(prefix, '/search') + canonicalQuery(filter) })
  }

  return (
    <search>
      <form method="get" action={withLanguage(language, '/search')} onSubmit={search} className="grid grid-cols-2 gap-2">
        <label htmlFor={`${id}q`} className="sr-only">
          {t('search.what')}
        </label>
        <input
          id={`${id}q`}
          // The browser builds more for a search field than a first paint should pay.
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          placeholder={t('search.what')}
          className={`${FIELD} col-span-2`}
        />
        <label htmlFor={`${id}kind`} className="sr-only">
          {t('search.kind')}
        </label>
        <select id={`${id}kind`} name="kind" className={FIELD}>
          <option value="">{t('search.all')}</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`search.kinds.${kind}`)}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}place`} className="sr-only">
          {t('search.place')}
        </label>
        <input
          id={`${id}place`}
          type="text"
          name="place"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('search.place')}
          list={districts.length > 0 ? `${id}districts` : undefined}
          className={FIELD}
          onFocus={offerDistricts}
        />
        <datalist id={`${id}districts`}>
          {districts.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Button type="submit" variant="primary" icon="i-lucide-search" className="col-span-2">
          {t('search.submit')}
        </Button>
      </form>
    </search>
  )
}

/** Names of districts in the reader's language, once a field that takes one is touched: a page that is only read needs none. */
function useDistricts(): [names: readonly string[], offer: () => void] {
  const { i18n } = useTranslation()
  const [names, setNames] = useState<readonly string[]>([])
  const offer = () => {
    import('../../../state/near-me.ts').then(
      ({ DISTRICTS }) => setNames(DISTRICTS.map(({ name, name_bn }) => (i18n.language === 'bn' ? name_bn : name))),
      // Out of reach: the field takes any place all the same.
      () => undefined,
    )
  }
  return [names, offer]
}
