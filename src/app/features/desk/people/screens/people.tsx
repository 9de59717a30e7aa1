import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { FoundPerson } from '#contract/desk/people.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { PagedList } from '../../parts/paged-list.tsx'
import { searchPeople } from '../calls.ts'
import { PersonState } from '../parts/person-state.tsx'
import { personPath } from '../person-path.ts'

/** Search of people: by the beginning of a name, or a whole email or phone number. @param q of the address */
export function People({ q }: { q: string }) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  return (
    <>
      <h1 className="text-xl">{t('title')}</h1>
      <Search key={q} q={q} />
      <PagedList<FoundPerson>
        key={`people ${q}`}
        name={`desk people ${q}`}
        load={(options, cursor) => searchPeople(q, options, cursor)}
        nameOf={({ user_id }) => user_id}
        empty={t(q ? 'nobodyFound' : 'nobody')}
      >
        {(person) => <Row person={person} />}
      </PagedList>
    </>
  )
}

function Search({ q }: { q: string }) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const [words, setWords] = useState(q)
  const router = useRouter()
  const prefix = usePrefix()
  const search = (event: FormEvent) => {
    event.preventDefault()
    const query = words.trim() ? `?q=${encodeURIComponent(words.trim())}` : ''
    void router.navigate({ href: withLanguage(prefix, `/desk/people${query}`), resetScroll: false })
  }
  return (
    <search>
      <form onSubmit={search} className="flex flex-wrap items-end gap-2">
        <label className="grow basis-60 grid gap-1 font-600">
          {t('search')}
          <input
            type="search"
            value={words}
            maxLength={254}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            className="field"
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </label>
        <Button type="submit" icon="i-lucide-search" variant="primary">
          {t('find')}
        </Button>
      </form>
      <p className="mt-1 text-sm text-ink-soft">{t('searchHint')}</p>
    </search>
  )
}

function Row({ person }: { person: FoundPerson }) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const format = useFormat()
  const names = [person.full_name, person.shop].filter(Boolean).join(' · ')
  return (
    <AppLink to={personPath(person.username)} className="min-h-13 px-4 py-1 flex flex-wrap items-center justify-between gap-x-4 active:bg-sunken">
      <span className="min-w-0">
        <span className="font-600 wrap-anywhere">
          <MixedText text={person.username} />
        </span>{' '}
        {names && (
          <span className="text-sm text-ink-soft wrap-anywhere">
            <MixedText text={names} />
          </span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <PersonState person={person} />
        <span className="text-sm text-ink-soft">{t('since', { day: format.day(person.created_at) })}</span>
      </span>
    </AppLink>
  )
}
