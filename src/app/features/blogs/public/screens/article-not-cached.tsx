import { useTranslation } from 'react-i18next'
import type { BlogCard } from '#contract/blogs/blogs.ts'
import { isNetworkProblem, problemCode } from '#contract/core/problem-code.ts'
import { useCachedItem } from '../../../../state/bookmarks/use-cached-item.ts'
import { NotNow } from '../../../../ui/controls/not-now.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { ItemRow } from '../../../../ui/lists/item-row.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { useHeadingTitle } from '../../../../ui/navigation/use-page-title.ts'
import { rowOf } from '../blog-row.ts'

/** How many other articles are offered instead. */
const OFFERED = 8

interface ArticleNotHeldProps {
  /** As it stands in the address. */
  blogId: string
  error: unknown
}

/**
 * An article that cannot be shown now: what is known of it, why the rest is missing, and what can be read instead. It asks again by itself
 * when the network is back. @see offline-mobile "A page never visited"
 */
export function ArticleNotCached({ blogId, error }: ArticleNotHeldProps) {
  const { t } = useTranslation('blogs')
  const format = useFormat()
  const language = useLanguage()
  const held = useCachedItem('blogs', blogId, OFFERED)
  const isNetwork = isNetworkProblem(problemCode(error))
  const row = (blog: BlogCard) => <ItemRow key={blog.id} {...rowOf(blog, { t, format, language })} />
  return (
    <div className="grid gap-4 max-w-xl mx-auto">
      {held?.card && <ul>{row(held.card)}</ul>}
      <NotNow title={isNetwork ? t('common:pageNotHeld') : t('article.failed')} error={error}>
        {held?.card && t('article.knownHint')} {isNetwork && t('article.healing')}
      </NotNow>
      {held && held.others.length > 0 && (
        <section aria-labelledby="held-articles">
          <h2 id="held-articles" className="text-lg mb-2">
            {t('article.onPhone')}
          </h2>
          <ul className="grid gap-2">{held.others.map(row)}</ul>
        </section>
      )}
    </div>
  )
}

/** An article that is not there: never was, or was taken back. */
export function ArticleNotFound() {
  const { t } = useTranslation('blogs')
  useHeadingTitle(t('article.notFound'))
  return (
    <NothingHere drawing="lost" title={t('article.notFound')} hint={t('article.notFoundHint')} as="h1">
      <ScreenLink to="/blogs" className="btn-primary">
        {t('article.seeAll')}
      </ScreenLink>
    </NothingHere>
  )
}
