import { useTranslation } from 'react-i18next'
import type { BlogDetail } from '#contract/blogs/blogs.ts'
import { ReadAloud } from './read-aloud.tsx'
import { SaveArticle } from './save-article.tsx'
import { TextSize } from './text-size.tsx'

/** What helps to read: all of it needs its program, so that nothing of it is there without. */
export function ReadingTools({ blog }: { blog: BlogDetail }) {
  const { t } = useTranslation('blogs')
  return (
    <section aria-label={t('tools.title')} className="js-only no-print flex flex-wrap gap-2">
      <div className="flex flex-wrap gap-2 max-sm:basis-full">
        <TextSize />
        <ReadAloud language={blog.language} />
      </div>
      <SaveArticle blog={blog} />
    </section>
  )
}
