import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookmarkNoun } from '#contract/resources.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'

interface Props {
  kind: BookmarkNoun
  slug: string
  some: { results: readonly unknown[]; total: number; total_is_exact: boolean }
  /** Rows. */
  children: ReactNode
}

/** The beginning of one kind in a category, how many there are, and the way to the rest. */
export function KindOfCategory({ kind, slug, some: { results, total, total_is_exact }, children }: Props) {
  const { t } = useTranslation('home', { keyPrefix: 'category' })
  const id = useId()
  if (results.length === 0) return null
  const count = t(total_is_exact ? `counts.${kind}` : `counts.many.${kind}`, { count: total })
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 min-h-12 mb-2">
        <h2 id={id} className="flex-1 min-w-[min(8rem,100%)] text-lg">
          {t(`${kind}.title`)} <span className="block text-sm font-400 text-ink-soft">{count}</span>
        </h2>
        <AppLink to={`/search?category=${slug}&kind=${kind}`} className="target max-w-full -me-1 px-2 text-brand font-600">
          {t(`${kind}.seeAll`)}
        </AppLink>
      </div>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </section>
  )
}
