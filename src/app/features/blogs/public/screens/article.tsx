import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { blogIn } from '#contract/blogs/blog-language.ts'
import type { BlogDetail } from '#contract/blogs/blogs.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { hydrateDeferred } from '../../../../ui/hydration/deferred-hydration.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { Picture } from '../../../../ui/media/picture.tsx'
import { PartWaiting } from '../../../../ui/navigation/part-waiting.tsx'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { TextWithPictures } from '../../../../ui/text/text-with-pictures.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { ARTICLE_TEXT } from '../article-text-id.ts'
import { authorOf, commentCountOf, dateOf, titleOf } from '../blog-words.ts'
import { rememberBlogs } from '../seen-blogs.ts'
import { useBlogLinks } from '../use-blog-links.ts'

/** Of no use before they are alive, or links as the server writes them: their programs have time. */
const ReadingTools = hydrateDeferred(async () => (await import('../parts/reading-tools.tsx')).ReadingTools)
const ArticleEnd = hydrateDeferred(async () => (await import('../parts/article-end.tsx')).ArticleEnd)
const RelatedArticles = hydrateDeferred(async () => (await import('../parts/related-articles.tsx')).RelatedArticles)

const SIZES = '(min-width:660px) 640px, calc(100vw - 32px)'

const LINK = 'link min-h-12 inline-flex items-center'

interface ArticleProps {
  answer: Answer<BlogDetail>
  /** What readers say of it. */
  comments: ReactNode
}

/** One article. @see Specification §2.4 "/blogs/:id" */
export function Article({ answer, comments }: ArticleProps) {
  const { t } = useTranslation('blogs')
  const language = useLanguage()
  const blog = useMemo(() => blogIn(language, answer.value), [language, answer.value])
  const title = titleOf(blog, { t })
  useEffect(() => rememberBlogs(blog.related), [blog.related])
  // Their elements stay the same, so that nothing updates what is not alive yet.
  const tools = useMemo(
    () => (
      <Suspense fallback={<div className="min-h-26 sm:min-h-12" />}>
        <ReadingTools key={blog.id} blog={blog} />
      </Suspense>
    ),
    [blog],
  )
  const end = useMemo(
    () => (
      <Suspense fallback={<div className="min-h-12" />}>
        <ArticleEnd blog={blog} />
      </Suspense>
    ),
    [blog],
  )
  const related = useMemo(
    () =>
      blog.related.length > 0 && (
        <Suspense fallback={<PartWaiting className="h-40" />}>
          <RelatedArticles blogs={blog.related} />
        </Suspense>
      ),
    [blog.related],
  )
  return (
    <div className="reading-column grid grid-cols-1 gap-6">
      <article className="grid grid-cols-1 gap-4">
        <header>
          <h1 className="text-xl sm:text-2xl" lang={scriptLanguage(title)}>
            {title}
          </h1>
          <Facts blog={blog} age={<AgeNote answer={answer} />} />
        </header>
        {blog.thumbnail && (
          <div className="rounded-card overflow-hidden">
            <Picture path={blog.thumbnail} tone={blog.thumbnail_tone} sizes={SIZES} isFirst />
          </div>
        )}
        {tools}
        <div id={ARTICLE_TEXT} className="reading" {...(blog.content && { lang: blog.language })}>
          {blog.content ? <TextWithPictures html={blog.content} /> : <p>{t('article.noContent')}</p>}
        </div>
        {end}
      </article>
      <div id="comments">{comments}</div>
      {related}
    </div>
  )
}

/** When, how long it takes; who, how much was said about it, how old it is. */
function Facts({ blog, age }: { blog: BlogDetail; age: ReactNode }) {
  const { t } = useTranslation('blogs')
  const format = useFormat()
  const prefix = usePrefix()
  const { open } = useBlogLinks()
  const author = authorOf(blog, { t })
  const day = dateOf(blog, { t, format })
  return (
    <>
      <p className="mt-1 text-sm text-ink-soft">
        {blog.created_at ? <time dateTime={blog.created_at}>{day}</time> : day}
        {blog.reading_minutes > 0 && ` · ${t('minutes', { count: blog.reading_minutes })}`}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        {blog.author_slug ? (
          <a className={LINK} href={withLanguage(prefix, `/seller/${blog.author_slug}`)} onClick={open} lang={scriptLanguage(author)}>
            {author}
          </a>
        ) : (
          <span lang={scriptLanguage(author)}>{author}</span>
        )}
        <a className={LINK} href="#comments">
          {t('comments', { count: commentCountOf(blog) })}
        </a>
        {age}
      </p>
    </>
  )
}
