import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { useBookmarksOf } from '../../../../state/bookmarks/use-bookmarks-of.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { BlogGrid } from '../parts/blog-grid.tsx'
import { useBlogBookmarks } from '../use-blog-bookmarks.ts'
import { useBlogLinks } from '../use-blog-links.ts'

/** The articles that the reader keeps on this phone. */
export function SavedArticles() {
  const { t } = useTranslation('blogs')
  const headingId = useId()
  const format = useFormat()
  const links = useBlogLinks()
  const { found, ask } = useBookmarksOf('blogs')
  const things = found.things ?? []
  const cards = things.flatMap(({ card }) => card ?? [])
  const keeping = useBlogBookmarks(cards, t('untitled'))
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h2 id={headingId} className="text-xl mb-3">
        {t('saved.title')}
      </h2>
      {found.state === 'failed' && (
        <div role="alert" className="card p-6">
          <p className="mb-3">{t('saved.failed')}</p>
          <Button onClick={ask}>{t('common:retry')}</Button>
        </div>
      )}
      {keeping.failed && (
        <p role="alert" className="mb-3 text-danger">
          {t('keep.failed')}
        </p>
      )}
      <BlogGrid blogs={cards} tools={{ t, format, links, keeping }} />
      <ul className="grid gap-2 mt-4 empty:hidden">
        {things.map((thing) =>
          thing.card ? null : (
            <li key={thing.id}>
              <a className="card p-3" href={links.hrefOf(thing.id)} data-blog={thing.id} onClick={links.open}>
                <b className="block" lang={scriptLanguage(thing.title)}>
                  {thing.title}
                </b>
                <span className="block text-sm text-marigold">{t('saved.notHeld')}</span>
              </a>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
