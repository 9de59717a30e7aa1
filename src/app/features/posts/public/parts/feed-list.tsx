import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostPage } from '#contract/posts/posts.ts'
import { useLeftOutMembers } from '../../../../members/use-left-out.ts'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { useSettings } from '../../../../state/settings.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { LoadMore } from '../../../../ui/lists/load-more.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { groupsOf, holds, keyOf, staleOf } from '../feed-groups.ts'
import { type FeedView, isWhole } from '../feed-view.ts'
import { useFeed } from '../reading/use-feed.ts'
import { useFollowedReactions } from '../reading/use-followed-reactions.ts'
import { useMarker } from '../reading/use-marker.ts'
import { useNewPosts } from '../reading/use-new-posts.ts'
import { usePostFocus } from '../reading/use-post-focus.ts'
import { DrawnNear } from './drawn-near.tsx'
import { GapRow } from './gap-row.tsx'
import { NewPostsPill } from './new-posts-pill.tsx'
import { NoPosts } from './no-posts.tsx'
import { PostCard, type PostCardTools } from './post-card.tsx'

interface Props {
  view: FeedView
  answer: Answer<PostPage>
  /** Whose feed it is; undefined: everybody's. */
  reader?: number | undefined
}

/** In the first viewport. */
const FIRST = 2

/** The posts of a feed, as far as they were loaded. */
export function FeedList({ view, answer, reader }: Props) {
  const { t } = useTranslation('posts')
  const [language, format, now] = [useLanguage(), useFormat(), useNow()]
  const tools = useMemo<PostCardTools>(() => ({ t, language, format, now }), [t, language, format, now])
  const savesData = useSettings(({ dataSaver }) => dataSaver)
  const list = useRef<HTMLDivElement>(null)
  const feed = useFeed(view, answer, reader)
  const isOfOne = view.filter.seller !== undefined || view.filter.by !== undefined
  const leftOut = useLeftOutMembers(true, isOfOne)
  const news = useNewPosts(view, { newest: feed.newest, offered: feed.offered, leftOut })
  const shown = feed.items.filter((item) => !('post' in item) || !leftOut.has(item.post.author))
  const posts = shown.flatMap((item) => ('post' in item ? [item.post.id] : []))
  const isHidden = isOfOne && posts.length === 0 && feed.items.length > 0
  const placeOf = new Map(posts.map((id, at) => [id, at]))
  const wanted = useMarker({ feed: view.of, isReady: feed.isComplete && isWhole(view), list, posts, loadAround: feed.loadAround })
  const focus = usePostFocus(list, posts)
  // A first page that the phone had is asked again as a whole.
  const mayFreshen = !useIsOffline() && !savesData && answer.from === 'network'
  useFollowedReactions()
  const showNew = () => {
    const page = news.take()
    if (page) feed.putFirst(page)
    scrollTo({ top: 0, behavior: 'instant' })
    focus.focusBelow(undefined)
  }
  const fillGap = async (at: number) => {
    const above = shown[shown.findIndex((item) => 'gapBelow' in item && item.gapBelow === at) - 1]
    if (await feed.loadAfter(at)) focus.focusBelow(above && 'post' in above ? above.post.id : undefined)
  }
  const texts = { offline: t('list.offlineMore'), failed: t('list.moreFailed'), loading: t('common:loading'), more: t('list.loadMore') }
  return (
    <>
      <p className="min-h-6">
        <AgeNote answer={answer} />
      </p>
      {news.count > 0 && <NewPostsPill count={news.count} isMore={news.isMore} onShow={showNew} />}
      {posts.length === 0 && !feed.more.hasMore && !isHidden && <NoPosts view={view} />}
      {isHidden && <p className="card p-4 text-ink-soft">{t('list.blocked')}</p>}
      <div
        ref={list}
        role="feed"
        aria-label={t('title')}
        aria-busy={feed.loading?.state === 'loading'}
        className="grid grid-cols-1 gap-3 empty:hidden"
        {...focus.watched}
      >
        {groupsOf(shown).map((group) => (
          <DrawnNear
            key={group.key}
            count={group.items.length}
            isFirst={group.begin < answer.value.results.length}
            isWanted={[wanted, focus.wanted].some((post) => post !== undefined && holds(group, post))}
            stale={mayFreshen ? staleOf(group) : undefined}
            onStale={feed.freshen}
          >
            {() =>
              group.items.map((item, index) => {
                const key = keyOf(item)
                if ('keptAt' in item)
                  return (
                    <p key={key} className="empty:hidden">
                      <AgeNote answer={{ fetchedAt: item.keptAt, from: 'device' }} />
                    </p>
                  )
                if ('gapBelow' in item)
                  return <GapRow key={key} loading={feed.loading?.at === item.gapBelow ? feed.loading : undefined} onLoad={() => void fillGap(item.gapBelow)} />
                return (
                  <PostCard
                    key={key}
                    post={item.post}
                    tools={tools}
                    isFirst={group.begin + index < FIRST}
                    at={(placeOf.get(item.post.id) ?? 0) + 1}
                    count={feed.more.hasMore ? -1 : posts.length}
                  />
                )
              })
            }
          </DrawnNear>
        ))}
      </div>
      {!isHidden && <LoadMore more={feed.more} texts={texts} byItself={!savesData} />}
      {!feed.more.hasMore && posts.length > 0 && <p className="mt-4 text-center text-ink-soft">{t('list.end')}</p>}
    </>
  )
}
