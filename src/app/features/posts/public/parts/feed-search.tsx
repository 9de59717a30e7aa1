import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { PostFilter } from '#contract/posts/posts-filter.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useFilterAddress } from '../../../../ui/navigation/use-filter-address.ts'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { type FeedView, feedPath } from '../feed-view.ts'

const NAMES = ['q', 'tag', 'seller', 'by'] as const

/** Words to look for, and what is left out now, each to be taken back by a press. Works as a plain form, too. */
export function FeedSearch({ view: { filter } }: { view: FeedView }) {
  const { t } = useTranslation('posts')
  const prefix = usePrefix()
  const field = useId()
  const { ask } = useFilterAddress<PostFilter>('/posts')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    const { q: _, ...rest } = filter
    ask({ ...rest, ...(words && { q: words }) })
  }
  const without = (name: (typeof NAMES)[number]): PostFilter => Object.fromEntries(Object.entries(filter).filter(([key]) => key !== name))
  const active = NAMES.filter((name) => filter[name] !== undefined)
  return (
    <div className="grid gap-2 mb-2">
      <form action={withLanguage(prefix, '/posts')} className="relative" onSubmit={submit}>
        <label htmlFor={field} className="sr-only">
          {t('search.label')}
        </label>
        <input id={field} name="q" type="search" defaultValue={filter.q ?? ''} placeholder={t('search.label')} maxLength={100} className="field pe-12" />
        <button type="submit" className="btn-icon absolute end-0 top-0 text-ink-soft" aria-label={t('search.button')}>
          <Icon name="i-lucide-search" />
        </button>
      </form>
      {active.length > 0 && (
        <ul aria-label={t('search.active')} className="flex flex-wrap gap-2">
          {active.map((name) => {
            const text = t(`search.by.${name}`, { value: filter[name] })
            return (
              <li key={name}>
                <AppLink to={feedPath({ of: 'all', filter: without(name) })} className="chip min-h-12" aria-label={t('search.remove', { name: text })}>
                  <MixedText text={text} />
                  <Icon name="i-lucide-x" />
                </AppLink>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
