import { useTranslation } from 'react-i18next'
import type { BlogCard } from '#contract/blogs/blogs.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { SectionHead } from './section-head.tsx'

/** Less than it is wide on most screens: drawn pictures stay clear, and it saves data. */
const SIZES = '240px'

/** The latest featured article: who, when, what it is about, and its picture. */
export function LatestArticle({ article }: { article: BlogCard }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const title = article.title || t('article.untitled')
  const author = article.author || t('article.unknown')
  return (
    <section className="card flex flex-col sm:col-span-2 lg:col-span-3 p-3">
      <div className="flex flex-wrap items-center -mt-2">
        <SectionHead title={t('article.title')} link={{ to: '/blogs', text: t('seeAll'), label: t('seeAllOf', { what: t('strip.blogs') }) }} />
      </div>
      <article className="grid gap-3 grow sm:grid-cols-2">
        <div>
          <div className="flex items-center gap-3 mb-2">
            <span className="w-12 h-12 shrink-0 inline-flex items-center justify-center rounded-full bg-brand text-on-brand font-600" aria-hidden="true">
              {[...author][0]}
            </span>
            <p className="min-w-0 text-sm">
              <b className="block truncate font-600" lang={scriptLanguage(author)}>
                {author}
              </b>
              <span className="text-ink-soft">
                {article.created_at ? <time dateTime={article.created_at}>{format.day(article.created_at)}</time> : t('article.noDate')}
              </span>
            </p>
          </div>
          <h3>
            <AppLink to={`/blogs/${article.id}`} lang={scriptLanguage(title)} className="hover:underline">
              {title}
            </AppLink>
          </h3>
          <p className="clamp mt-1 text-ink-soft" lang={article.language}>
            {article.summary}
          </p>
        </div>
        {article.thumbnail && (
          <div className="relative self-start rounded-control overflow-hidden">
            <Picture path={article.thumbnail} tone={article.thumbnail_tone} sizes={SIZES} />
            <AppLink to={`/blogs/${article.id}`} tabIndex={-1} aria-hidden="true" className="absolute inset-0" />
          </div>
        )}
      </article>
    </section>
  )
}
