import { useTranslation } from 'react-i18next'
import { blogIn } from '#contract/blogs/blog-language.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Picture } from '../../../../ui/media/picture.tsx'
import { authorOf, countsOf, dateOf, titleOf } from '../blog-words.ts'
import { seenBlog } from '../seen-blogs.ts'

/** An article's final geometry while it is on its way, filled with what a list has already shown of it. */
export function ArticleWaiting({ blogId }: { blogId: string }) {
  const { t } = useTranslation('blogs')
  const format = useFormat()
  const language = useLanguage()
  const seen = seenBlog(Number(blogId))
  const blog = seen && blogIn(language, seen)
  return (
    <div className="reading-column grid grid-cols-1 gap-4" aria-busy="true">
      {blog ? (
        <>
          <h1 className="text-xl sm:text-2xl" lang={scriptLanguage(titleOf(blog, { t }))}>
            {titleOf(blog, { t })}
          </h1>
          <p className="min-h-12 text-sm text-ink-soft">{[dateOf(blog, { t, format }), authorOf(blog, { t }), countsOf(blog, { t })].join(' · ')}</p>
          <div className="rounded-card overflow-hidden">
            <Picture path={blog.thumbnail ?? null} tone={blog.thumbnail_tone} sizes="(min-width:660px) 640px, calc(100vw - 32px)" isFirst />
          </div>
          {blog.summary && (
            <p className="reading" lang={blog.language}>
              {blog.summary}
            </p>
          )}
        </>
      ) : (
        <>
          <div className="skeleton h-20" />
          <div className="aspect-video bg-sunken rounded-card" />
        </>
      )}
      <div className="skeleton h-60" aria-hidden="true" />
      <div role="status" className="sr-only">
        {blog ? <p>{t('article.loading')}</p> : <h1>{t('article.loading')}</h1>}
      </div>
    </div>
  )
}
