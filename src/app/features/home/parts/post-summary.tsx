import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { HomePost } from '#contract/home.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { Portrait } from '../../../ui/media/portrait.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'

const SIZES = '96px'

/** A post in short: all of it leads to the post. As high with few words as with many, so that one may take the place of another. */
export function PostSummary({ post }: { post: HomePost }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const text = post.text || post.title
  const [picture] = post.pictures
  const reactions = post.reactions.reduce((sum, count) => sum + count, 0)
  const counts = [
    { icon: 'i-lucide-thumbs-up', count: reactions, label: t('posts.reactions', { count: reactions }) },
    { icon: 'i-lucide-message-circle', count: post.comment_count, label: t('posts.comments', { count: post.comment_count }) },
  ] as const
  return (
    <>
      <div className="flex items-center gap-3 mb-2">
        <Portrait path={post.author_picture} name={post.author_name} variant="small" />
        <p className="min-w-0 text-sm">
          <b className="block truncate font-600" lang={scriptLanguage(post.author_name)}>
            {post.author_name}
          </b>
          <time className="block truncate text-ink-soft" dateTime={post.published_at}>
            {format.day(post.published_at)}
          </time>
        </p>
      </div>
      <div className="flex items-start justify-between gap-3 grow min-h-24">
        <p className="clamp clamp-2 clamp-3 min-w-0 wrap-anywhere" dir="auto" lang={scriptLanguage(text)}>
          {text}
        </p>
        {picture && (
          <span className="w-24 shrink-0 rounded-control overflow-hidden">
            <Picture path={picture.file} tone={picture.tone} alt={picture.alt} sizes={SIZES} isSquare isOrnament />
          </span>
        )}
      </div>
      <ul className="flex gap-4 mt-2 text-sm text-ink-soft tabular">
        {counts.map(({ icon, count, label }) => (
          <li key={icon} className="inline-flex items-center gap-1">
            <Icon name={icon} />
            <span aria-hidden="true">{format.number(count)}</span>
            <span className="sr-only">{label}</span>
          </li>
        ))}
      </ul>
      <AppLink
        to={`/posts/${post.id}`}
        className="absolute inset-0 rounded-control focus-visible:outline-offset--3"
        aria-label={t('posts.open', { name: post.author_name })}
      />
    </>
  )
}
