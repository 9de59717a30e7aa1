import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostPage } from '#contract/posts/posts.ts'
import { useLeftOutMembers } from '../../../../members/use-left-out.ts'
import { useSettings } from '../../../../state/settings.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { LoadMore } from '../../../../ui/lists/load-more.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { type FeedView, isWhole } from '../feed-view.ts'
import { useFeed } from '../reading/use-feed.ts'
import { useFollowedReactions } from '../reading/use-followed-reactions.ts'
import { useMarker } from '../reading/use-marker.ts'
import { useNewPosts } from '../reading/use-new-posts.ts'
import type { FeedItem } from '../stretches.ts'
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

/** Cards that are drawn or left out together. */
const TOGETHER = 5
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
  const leftOut = useLeftOutMembers()
  const news = useNewPosts(view, feed.newest, leftOut)
  const shown = feed.items.filter((item) => 'gapBelow' in item || !leftOut.has(item.post.author))
  const posts = shown.flatMap((item) => ('post' in item ? [item.post.id] : []))
  const placeOf = new Map(posts.map((id, at) => [id, at]))
  const wanted = useMarker({ feed: view.of, isReady: feed.isComplete && isWhole(view), list, posts, loadAround: feed.loadAround })
  useFollowedReactions()
  const showNew = () => {
    const page = news.take()
    if (page) feed.putFirst(page)
    scrollTo({ top: 0, behavior: 'instant' })
  }
  const texts = { offline: t('list.offlineMore'), failed: t('list.moreFailed'), loading: t('common:loading'), more: t('list.loadMore') }
  return (
    <>
      <p className="min-h-6">
        <AgeNote answer={answer} />
      </p>
      {news.count > 0 && <NewPostsPill count={news.count} isMore={news.isMore} onShow={showNew} />}
      {posts.length === 0 && <NoPosts view={view} />}
      <div ref={list} role="feed" aria-label={t('title')} aria-busy={feed.loading?.state === 'loading'} className="grid grid-cols-1 gap-3 empty:hidden">
        {groupsOf(shown).map((group, at) => (
          <DrawnNear
            key={keyOf(group[0])}
            count={group.length}
            isFirst={at * TOGETHER < answer.value.results.length}
            isWanted={wanted !== undefined && group.some((item) => 'post' in item && item.post.id === wanted)}
          >
            {() =>
              group.map((item, index) =>
                'post' in item ? (
                  <PostCard
                    key={item.post.id}
                    post={item.post}
                    tools={tools}
                    isFirst={at * TOGETHER + index < FIRST}
                    at={(placeOf.get(item.post.id) ?? 0) + 1}
                    count={feed.more.hasMore ? -1 : posts.length}
                  />
                ) : (
                  <GapRow
                    key={`gap ${item.gapBelow}`}
                    loading={feed.loading?.at === item.gapBelow ? feed.loading : undefined}
                    onLoad={() => feed.loadAfter(item.gapBelow)}
                  />
                ),
              )
            }
          </DrawnNear>
        ))}
      </div>
      <LoadMore more={feed.more} texts={texts} byItself={!savesData} />
      {!feed.more.hasMore && posts.length > 0 && <p className="mt-4 text-center text-ink-soft">{t('list.end')}</p>}
    </>
  )
}

/** In their order: a group that begins elsewhere, because new posts came on top, would be drawn anew, so groups are counted from the end. */
function groupsOf(items: readonly FeedItem[]): FeedItem[][] {
  const groups: FeedItem[][] = []
  for (let at = 0; at < items.length; at += TOGETHER) groups.push(items.slice(at, at + TOGETHER))
  return groups
}

const keyOf = (item: FeedItem | undefined): string => (item && 'post' in item ? `post ${item.post.id}` : `gap ${item?.gapBelow}`)
