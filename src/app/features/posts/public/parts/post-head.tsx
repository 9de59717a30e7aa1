import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { PostCard } from '#contract/posts/posts.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Portrait } from '../../../../ui/media/portrait.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { authorPath } from '../author-path.ts'

interface Props {
  post: PostCard
  tools: { t: TFunction<'posts'>; format: Formatter; now: number | undefined }
  /** Of the page of this post alone: its heading. */
  isPage?: boolean
}

/** Who wrote it, and when; the time leads to the post. */
export function PostHead({ post, tools: { t, format, now }, isPage = false }: Props) {
  const { id, author_name, author_picture, author_is_verified, published_at, edited_at } = post
  const moment = now === undefined ? format.dateTime(published_at) : format.age(published_at, now)
  const Name = isPage ? 'h1' : 'h2'
  return (
    <header className="flex-1 min-w-0 flex items-center gap-3">
      <Portrait path={author_picture} name={author_name} variant="small" />
      <div className="min-w-0">
        <Name className="text-base leading-snug">
          <AppLink to={authorPath(post)} lang={scriptLanguage(author_name)} className="inline-block py-1 hover:underline">
            {author_name}
          </AppLink>{' '}
          {author_is_verified && (
            <span className="text-brand whitespace-nowrap">
              <Icon name="i-lucide-badge-check" />
              <span className="sr-only">{t('verified')}</span>
            </span>
          )}
        </Name>
        <p className="text-sm text-ink-soft">
          <AppLink to={`/posts/${id}`} className="inline-block py-1 hover:underline" aria-label={t('open', { name: author_name, time: moment })}>
            <time dateTime={published_at}>{moment}</time>
          </AppLink>
          {edited_at && ` · ${t('edited')}`}
        </p>
      </div>
    </header>
  )
}
