import type { TFunction } from 'i18next'
import type { BlogCard as Blog } from '#contract/blogs/blogs.ts'
import type { Formatter } from '#contract/core/format.ts'
import type { Language } from '#contract/core/languages.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ItemBookmarks } from '../../../../state/bookmarks/use-item-bookmarks.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { ItemLinks } from '../../../../ui/lists/use-item-links.ts'
import { Picture } from '../../../../ui/media/picture.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { authorOf, countsOf, dateOf, titleOf } from '../blog-words.ts'

/** What all cards of a screen share: handed down instead of asked for, since a card that calls no hook comes to life almost for free. */
export interface BlogCardTools {
  t: TFunction<'blogs'>
  format: Formatter
  links: ItemLinks
  keeping: ItemBookmarks
}

interface BlogCardProps {
  /** In the reader's language, where it is written in it. */
  blog: Blog
  language: Language
  tools: BlogCardTools
  /** In the first viewport. */
  isFirst?: boolean
}

/** One column, two, or two and three beside what is featured: the widths of parts/blog-grid.tsx. */
const SIZES = '(min-width:1280px) 285px, (min-width:1024px) calc((100vw - 360px)/2), (min-width:640px) calc((100vw - 48px)/2), calc(100vw - 32px)'

/** The whole card leads to the article, as its title does; the bookmark button lies above that. */
export function BlogCard({ blog, language, tools: { t, format, links, keeping }, isFirst = false }: BlogCardProps) {
  const title = titleOf(blog, { t })
  const titleLanguage = scriptLanguage(title)
  const isKept = keeping.isKept(blog.id)
  return (
    <article className={`card relative flex flex-col ${isFirst ? '' : '[content-visibility:auto] [contain-intrinsic-size:auto_20rem]'}`}>
      <Picture path={blog.thumbnail ?? null} tone={blog.thumbnail_tone} sizes={SIZES} isFirst={isFirst} />
      <div className="flex flex-col grow p-3">
        <h2 className="clamp clamp-3 text-base mb-1">
          <a
            href={links.hrefOf(blog.id)}
            data-blog={blog.id}
            onClick={links.open}
            onPointerEnter={links.preload}
            lang={titleLanguage}
            className="hover:underline after:content-[''] after:absolute after:inset-0"
          >
            {title}
          </a>
        </h2>
        <p className="text-sm text-ink-soft mt-auto">
          <MixedText text={authorOf(blog, { t })} /> ·{' '}
          {blog.created_at ? <time dateTime={blog.created_at}>{dateOf(blog, { t, format })}</time> : dateOf(blog, { t, format })}
        </p>
        <p className="text-sm text-ink-soft">
          {countsOf(blog, { t })}
          {titleLanguage !== language && ` · ${t(`common:titleIn.${titleLanguage}`)}`}
        </p>
        {keeping.isReady(blog.id) && <small className="block text-sm text-brand">{t('availableOffline')}</small>}
      </div>
      <button
        type="button"
        className={`js-only btn-icon absolute end-2 top-2 ${isKept ? 'bg-brand text-on-brand' : 'bg-raised'}`}
        data-blog={blog.id}
        onClick={keeping.toggle}
        aria-pressed={isKept}
        aria-label={t('keep.add', { title })}
      >
        <Icon name="i-lucide-heart" />
      </button>
    </article>
  )
}
