import type { TFunction } from 'i18next'
import type { OwnBlog } from '#contract/blogs/own-blogs.ts'
import { imageAt } from '#contract/core/images.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { TakenOffLine } from '../../../../nouns/taken-off-line.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { phaseNow } from '../own-filter.ts'
import { DateLine } from './date-line.tsx'
import { PhaseChip } from './phase-chip.tsx'

/** What all rows of the list share. */
interface RowTools {
  t: TFunction<'writing'>
  /** Milliseconds since the epoch. */
  now: number
  onMore: (blog: OwnBlog) => void
}

/** One's own article in the list: what, where it stands, what was said about it. */
export function OwnArticleRow({ blog, tools: { t, now, onMore } }: { blog: OwnBlog; tools: RowTools }) {
  const phase = phaseNow(blog, now)
  return (
    <article aria-label={blog.title} className="card p-3 grid grid-cols-1 gap-2">
      <div className="grid gap-x-3 grid-cols-[6rem_minmax(0,1fr)] sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Cover blog={blog} />
        <div className="grid gap-1 min-w-0 content-start">
          <h2 className="clamp clamp-2">
            <AppLink to={`/writing/article/${blog.id}/update`} lang={scriptLanguage(blog.title)} className="hover:underline">
              {blog.title}
            </AppLink>
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <PhaseChip phase={phase} />
            <DateLine blog={blog} phase={phase} />
          </p>
          <TakenOffLine reason={blog.taken_off_reason} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-1">
        <span className="text-sm text-ink-soft">
          {phase === 'draft' || phase === 'scheduled' ? (
            t(`list.hints.${phase}`)
          ) : (
            <>
              <Icon name="i-lucide-message-circle" /> {t('blogs:comments', { count: blog.comment_count })}
            </>
          )}
        </span>
        <Button icon="i-lucide-ellipsis" className="ms-auto" aria-label={t('list.moreOf', { title: blog.title })} onClick={() => onMore(blog)}>
          {t('list.more')}
        </Button>
      </div>
    </article>
  )
}

function Cover({ blog: { thumbnail, thumbnail_tone } }: { blog: OwnBlog }) {
  if (!thumbnail)
    return (
      <span className="w-full aspect-video grid place-items-center rounded-control bg-sunken text-ink-soft">
        <Icon name="i-lucide-image" className="text-lg" />
      </span>
    )
  return (
    <img
      src={imageAt(thumbnail, 320)}
      width={128}
      height={72}
      alt=""
      loading="lazy"
      decoding="async"
      className={`w-full h-auto aspect-video rounded-control object-cover tone-${thumbnail_tone}`}
    />
  )
}
