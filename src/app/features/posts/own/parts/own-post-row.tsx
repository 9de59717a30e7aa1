import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { OwnPost } from '#contract/posts/own-posts.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { StatusChip, type StatusStyle } from '../../../../ui/controls/status-chip.tsx'
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { snippetOf } from '../snippet.ts'

const HELD: StatusStyle = { icon: 'i-lucide-hourglass', colour: 'text-marigold' }
const SHOWN: StatusStyle = { icon: 'i-lucide-eye', colour: 'text-brand' }

/** What all rows of the list share. */
export interface PostRowTools {
  t: TFunction<'post-writing'>
  format: Formatter
  onMore: (post: OwnPost) => void
}

/** One’s own post in the list: its beginning, whether others see it, and if not, why. */
export function OwnPostRow({ post, tools: { t, format, onMore } }: { post: OwnPost; tools: PostRowTools }) {
  const [first] = post.pictures
  const isHeld = post.state === 'held'
  const title = snippetOf(post.text) || first?.alt || t('pictureCount', { count: post.picture_count })
  const facts = [
    format.dateTime(post.published_at),
    ...(post.edited_at ? [t('own.edited')] : []),
    ...(post.picture_count > 0 ? [t('pictureCount', { count: post.picture_count })] : []),
    ...(post.film ? [t('own.film')] : []),
    t('own.reactions', { count: post.reactions.reduce((sum, count) => sum + count, 0) }),
    post.comments_closed ? t('own.commentsClosed') : t('own.comments', { count: post.comment_count }),
  ]
  return (
    <article aria-label={title} className="card p-3 grid grid-cols-1 gap-2">
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {first && <Thumbnail path={first.file} className={`w-18 h-18 rounded-control tone-${first.tone}`} />}
        <div className="grow basis-36 min-w-0 grid grid-cols-1 gap-1 content-start">
          <h2 className="clamp clamp-3 wrap-anywhere" lang={scriptLanguage(title)} dir="auto">
            {isHeld ? (
              title
            ) : (
              <AppLink to={`/posts/${post.id}`} className="hover:underline">
                {title}
              </AppLink>
            )}
          </h2>
          <p className="text-sm text-ink-soft">{facts.join(' · ')}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StatusChip variant={isHeld ? HELD : SHOWN}>{t(isHeld ? 'held.state' : 'own.shown')}</StatusChip>
        <Button icon="i-lucide-ellipsis" aria-label={t('own.moreOf', { title })} onClick={() => onMore(post)}>
          {t('own.more')}
        </Button>
      </div>
      {isHeld && (
        <p className="text-sm">
          {post.held_reason && `${t(`held.why.${post.held_reason}`)} `}
          {t('held.text')}
        </p>
      )}
    </article>
  )
}
