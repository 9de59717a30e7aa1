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

/** Cards that are drawn or left out together: so many on the average, and at most. */
const TOGETHER = 5
const MOST_TOGETHER = 15
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
  const shown = feed.items.filter((item) => 'gapBelow' in item || !leftOut.has(item.post.author))
  const posts = shown.flatMap((item) => ('post' in item ? [item.post.id] : []))
  const isHidden = isOfOne && posts.length === 0 && feed.items.length > 0
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
      {posts.length === 0 && !feed.more.hasMore && feed.items.length === 0 && <NoPosts view={view} />}
      {isHidden && <p className="card p-4 text-ink-soft">{t('list.blocked')}</p>}
      <div ref={list} role="feed" aria-label={t('title')} aria-busy={feed.loading?.state === 'loading'} className="grid grid-cols-1 gap-3 empty:hidden">
        {groupsOf(shown).map(({ key, begin, items: group }) => (
          <DrawnNear
            key={key}
            count={group.length}
            isFirst={begin < answer.value.results.length}
            isWanted={wanted !== undefined && group.some((item) => 'post' in item && item.post.id === wanted)}
          >
            {() =>
              group.map((item, index) =>
                'post' in item ? (
                  <PostCard
                    key={item.post.id}
                    post={item.post}
                    tools={tools}
                    isFirst={begin + index < FIRST}
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
      {!isHidden && <LoadMore more={feed.more} texts={texts} byItself={!savesData} />}
      {!feed.more.hasMore && posts.length > 0 && <p className="mt-4 text-center text-ink-soft">{t('list.end')}</p>}
    </>
  )
}

/** In their order. What is in a group does not depend on what came above or below: a card that changes its group is drawn anew and loses the focus. */
function groupsOf(items: readonly FeedItem[]): { key: string; begin: number; items: FeedItem[] }[] {
  const groups = [{ key: 'newest', begin: 0, items: [] as FeedItem[] }]
  for (const [at, item] of items.entries()) {
    const last = groups.at(-1)
    const isEnd = 'post' in item && (item.post.id % TOGETHER === 0 || (last?.items.length ?? 0) >= MOST_TOGETHER)
    if (isEnd || !last) groups.push({ key: keyOf(item), begin: at, items: [item] })
    else last.items.push(item)
  }
  return groups.filter((group) => group.items.length > 0)
}

const keyOf = (item: FeedItem): string => ('post' in item ? `post ${item.post.id}` : `gap ${item.gapBelow}`)
