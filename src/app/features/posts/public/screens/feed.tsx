import { type ReactNode, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostPage } from '#contract/posts/posts.ts'
import { hydrateDeferred } from '../../../../ui/hydration/deferred-hydration.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { TabStrip } from '../../../../ui/navigation/tab-strip.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { type FeedView, feedPath, isWhole } from '../feed-view.ts'
import { FeedWaiting } from './feed-waiting.tsx'

/** Links, buttons that keep their press, and fields of a form already as the server writes them: their programs have time. */
const FeedList = hydrateDeferred(async () => (await import('../parts/feed-list.tsx')).FeedList)
const FollowingFeed = hydrateDeferred(async () => (await import('../parts/following-feed.tsx')).FollowingFeed)
const FeedSearch = hydrateDeferred(async () => (await import('../parts/feed-search.tsx')).FeedSearch)
const FeedAside = hydrateDeferred(async () => (await import('../parts/feed-aside.tsx')).FeedAside)

interface Props {
  /** The same object as long as it asks the same. */
  view: FeedView
  /** Undefined: of those whom one follows, which is asked for where a user is signed in. */
  answer: Answer<PostPage> | undefined
  /** What waits on this phone to be posted. */
  waiting?: ReactNode
}

/** What members show and say, in the order of time. @see Specification §2.5 "/posts" */
export function Feed({ view, answer, waiting }: Props) {
  const { t } = useTranslation('posts')
  const { list, search, aside } = useLateParts(view, answer)
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <h1 className="sr-only">{t('title')}</h1>
      <div className="min-w-0 w-full max-w-160 mx-auto">
        <TabStrip
          label={t('title')}
          current={view.of}
          tabs={[
            { name: 'all', to: feedPath({ of: 'all', filter: {} }), text: t('tabs.all') },
            { name: 'following', to: feedPath({ of: 'following', filter: {} }), text: t('tabs.following') },
          ]}
        />
        {view.of === 'all' && search}
        <div className="my-2 flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 flex-1 basis-28 text-sm text-ink-soft">{t('order')}</p>
          <AppLink to="/posts/new" className="btn-quiet">
            <Icon name="i-lucide-pencil" />
            {t('write')}
          </AppLink>
        </div>
        {waiting}
        {list}
      </div>
      <aside aria-label={t('aside.label')} className="min-w-0 max-lg:hidden">
        {aside}
      </aside>
    </div>
  )
}

/** Their elements stay the same, so that nothing updates what is not alive yet. */
function useLateParts(view: FeedView, answer: Answer<PostPage> | undefined) {
  const list = useMemo(
    () => (
      <Suspense key={feedPath(view)} fallback={<FeedWaiting />}>
        {answer ? <FeedList view={view} answer={answer} /> : <FollowingFeed view={view} />}
      </Suspense>
    ),
    [view, answer],
  )
  const search = useMemo(
    () => (
      <Suspense fallback={<div className="min-h-14" />}>
        <FeedSearch key={feedPath(view)} view={view} />
      </Suspense>
    ),
    [view],
  )
  const tags = useMemo(() => (isWhole(view) ? tagsOf(answer) : []), [view, answer])
  const aside = useMemo(
    () => (
      <Suspense fallback={null}>
        <FeedAside tags={tags} />
      </Suspense>
    ),
    [tags],
  )
  return { list, search, aside }
}

const TAGS_SHOWN = 12
/** The tags of the posts on screen, each once. */
const tagsOf = (answer: Answer<PostPage> | undefined): string[] => [...new Set(answer?.value.results.flatMap(({ tags }) => tags))].slice(0, TAGS_SHOWN)
