import { useTranslation } from 'react-i18next'
import { SavedItems } from '../../../../nouns/saved-items.tsx'
import { useBookmarksOf } from '../../../../state/bookmarks/use-bookmarks-of.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { BlogGrid } from '../parts/blog-grid.tsx'
import { useBlogBookmarks } from '../use-blog-bookmarks.ts'
import { useBlogLinks } from '../use-blog-links.ts'

/** The articles that the reader keeps on this phone. */
export function SavedArticles() {
  const { t } = useTranslation('blogs')
  const format = useFormat()
  const links = useBlogLinks()
  const { found, ask } = useBookmarksOf('blogs')
  const cards = (found.things ?? []).flatMap(({ card }) => card ?? [])
  const keeping = useBlogBookmarks(cards, t('untitled'))
  const texts = { title: t('saved.title'), failed: t('saved.failed'), notKept: t('keep.failed'), notHeld: t('saved.notHeld') }
  return (
    <SavedItems texts={texts} found={found} ask={ask} isNotKept={keeping.failed} links={links} dataKey="blog">
      <BlogGrid blogs={cards} tools={{ t, format, links, keeping }} />
    </SavedItems>
  )
}
