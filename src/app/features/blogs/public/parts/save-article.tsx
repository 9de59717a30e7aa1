import { useTranslation } from 'react-i18next'
import type { BlogDetail } from '#contract/blogs/blogs.ts'
import { picturesIn } from '#contract/rich-text.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useBlogBookmarks } from '../use-blog-bookmarks.ts'

const KILO = 1000

/** Keeps the article with all its pictures on this phone, and says before what that costs. */
export function SaveArticle({ blog }: { blog: BlogDetail }) {
  const { t } = useTranslation('blogs')
  const sizeOf = useSizeWords()
  const keeping = useBlogBookmarks([blog], t('untitled'), picturesIn(`${blog.content ?? ''}${blog.second_content ?? ''}`))
  const isReady = keeping.isReady(blog.id)
  return (
    <div className="max-sm:basis-full">
      {keeping.isKept(blog.id) ? (
        <div className="flex items-center gap-2 ps-3 border border-line rounded-control bg-sunken">
          <p role="status" className="grow min-h-12 flex items-center gap-2">
            <Icon name={isReady ? 'i-lucide-check' : 'i-lucide-clock'} className={isReady ? 'text-brand' : 'text-marigold'} />
            <span>{t(isReady ? 'availableOffline' : 'keep.queued')}</span>
          </p>
          <button type="button" className="btn-icon" data-blog={blog.id} onClick={keeping.toggle} aria-label={t('keep.remove')}>
            <Icon name="i-lucide-x" />
          </button>
        </div>
      ) : (
        <button type="button" className="btn-quiet w-full wrap-anywhere" data-blog={blog.id} onClick={keeping.toggle}>
          <Icon name="i-lucide-heart" />
          <span>
            {t('tools.save')}
            {blog.offline_bytes > 0 && <span className="text-ink-soft font-400"> · {sizeOf(blog.offline_bytes)}</span>}
          </span>
        </button>
      )}
      {keeping.failed && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {t('keep.failed')}
        </p>
      )}
    </div>
  )
}

function useSizeWords(): (bytes: number) => string {
  const { t } = useTranslation('blogs')
  const format = useFormat()
  return (bytes) => {
    const kilobytes = Math.max(1, Math.round(bytes / KILO))
    if (kilobytes < KILO) return t('tools.kilobytes', { size: format.number(kilobytes) })
    return t('tools.megabytes', { size: format.number(Math.round(kilobytes / (KILO / 10)) / 10) })
  }
}
