import type { TFunction } from 'i18next'
import { memo, type ReactNode, Suspense, useState } from 'react'
import type { Formatter } from '#contract/core/format.ts'
import type { PostCard as Post } from '#contract/posts/posts.ts'
import { REACTIONS } from '#contract/threads/reactions.ts'
import { FilmCard } from '../../../../nouns/films/film-card.tsx'
import { useSession } from '../../../../state/session/session.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useReaction } from '../reactions/own-reactions.ts'
import { PostAbout } from './post-about.tsx'
import { PostHead } from './post-head.tsx'
import { PostMoreButton } from './post-more-button.tsx'
import { PostPictures } from './post-pictures.tsx'
import { PostText } from './post-text.tsx'
import { ReactionBar } from './reaction-bar.tsx'
import { REACTION_SIGNS } from './reaction-signs.ts'
import { Reactors } from './reactors-part.ts'

/** What all cards of a screen share. */
export interface PostCardTools {
  t: TFunction<'posts'>
  language: string
  format: Formatter
  /** Milliseconds since the epoch; undefined before the clock may be asked, as on the page that the server wrote. */
  now: number | undefined
}

interface Props {
  post: Post
  tools: PostCardTools
  /** In the first viewport. */
  isFirst?: boolean
  /** The page of this post alone: all of its words. */
  isPage?: boolean
  /** Its place in a feed, from 1 on, and how many there are; -1: it is not known. */
  at?: number
  count?: number
}

const FILM_SIZES = '(min-width:672px) 640px, calc(100vw - 32px)'

/** A post: who, when, what it says and shows, and one line of what others make of it. */
export const PostCard = memo(function PostCard({ post, tools, isFirst = false, isPage = false, at, count }: Props) {
  const { t } = tools
  return (
    <article
      id={`post-${post.id}`}
      data-post={post.id}
      tabIndex={-1}
      aria-label={t('byAuthor', { name: post.author_name })}
      aria-posinset={at}
      aria-setsize={count}
      className="card grid gap-3 pt-3 overflow-visible!"
    >
      <div className="flex items-start gap-1 ps-3 pe-1">
        <PostHead post={post} tools={tools} isPage={isPage} />
        <PostMoreButton post={post} t={t} />
      </div>
      <PostText post={post} t={t} isWhole={isPage} />
      {post.about && <PostAbout about={post.about} tools={tools} />}
      <PostPictures post={post} t={t} isFirst={isFirst} />
      {post.film && (
        <FilmCard
          url={post.film}
          name={t('filmOf', { name: post.author_name })}
          poster={post.pictures[0]?.file ?? null}
          tone={post.pictures[0]?.tone ?? post.author % 8}
          sizes={FILM_SIZES}
        />
      )}
      <PostFoot post={post} t={t} isPage={isPage} />
    </article>
  )
})

/** What others make of it, in one line. */
function PostFoot({ post, t, isPage }: { post: Post; t: TFunction<'posts'>; isPage: boolean }) {
  const { mine, counts } = useReaction(post)
  const isOwn = useSession(({ account }) => account?.id === post.author)
  const [isOpen, setOpen] = useState(false)
  const given = REACTIONS.flatMap((kind, at) => ((counts[at] ?? 0) > 0 ? [{ kind, count: counts[at] ?? 0 }] : []))
  const numbers: ReactNode = given.map(({ kind, count }) => (
    <span key={kind} className="whitespace-nowrap">
      <span aria-hidden="true">{REACTION_SIGNS[kind]} </span>
      <span className="sr-only">{t(`reactions.${kind}`)} </span>
      {t('count', { count })}
    </span>
  ))
  return (
    <footer className="relative flex flex-wrap items-center gap-x-2 px-1 border-t border-line text-sm text-ink-soft tabular">
      <ReactionBar post={post} mine={mine} />
      {given.length > 0 &&
        (isOwn ? (
          <button type="button" className="target px-2 underline" aria-label={t('whoReacted')} onClick={() => setOpen(true)}>
            {numbers}
          </button>
        ) : (
          <span className="inline-flex flex-wrap gap-x-2 px-2">{numbers}</span>
        ))}
      <AppLink
        to={isPage ? `/posts/${post.id}#comments-title` : `/posts/${post.id}`}
        className="target px-2 ms-auto"
        aria-label={t('commentsOf', { count: post.comment_count, name: post.author_name })}
      >
        <Icon name="i-lucide-message-circle" />
        {t('count', { count: post.comment_count })}
      </AppLink>
      {isOpen && (
        <Suspense>
          <Reactors post={post} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </footer>
  )
}
