import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPost } from '#contract/posts/own-posts.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { MoreRows } from '../../../../ui/lists/more-rows.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { VirtualList } from '../../../../ui/lists/virtual-list.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts'
import { useOwnPages } from '../../../../wire/use-own-pages.ts'
import { OwnPostActions } from '../parts/own-post-actions.tsx'
import { OwnPostRow } from '../parts/own-post-row.tsx'
import { PostsProblem } from '../parts/posts-problem.tsx'
import { WaitingPosts } from '../parts/waiting-posts.tsx'
import { loadCountedPosts } from '../post-calls.ts'

const ROW_PX = 180

/** One’s own posts, the latest first: what waits on this phone, what is shown, and what is held and why. */
export function OwnPosts() {
  const { t } = useTranslation('post-writing')
  const [gone, setGone] = useState<readonly number[]>([])
  const kept = useKeptFocus()
  return (
    <div className="mx-auto max-w-2xl grid grid-cols-1 gap-3" {...kept}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl" tabIndex={-1} data-keeps-focus="">
          {t('own.title')}
        </h1>
        <div className="flex flex-wrap gap-2">
          <AppLink to="/posts/own/drafts" className="btn-quiet">
            {t('drafts.title')}
          </AppLink>
          <AppLink to="/posts/new" className="btn-primary">
            <Icon name="i-lucide-plus" />
            {t('write')}
          </AppLink>
        </div>
      </div>
      <WaitingPosts />
      <Posts gone={gone} onRemoved={(id) => setGone((before) => [...before, id])} />
    </div>
  )
}

/** @param gone ids of those that were deleted here */
function Posts({ gone, onRemoved }: { gone: readonly number[]; onRemoved: (id: number) => void }) {
  const { t } = useTranslation('post-writing')
  const format = useFormat()
  const posts = useOwnPages({ load: loadCountedPosts, nameOf: ({ id }: OwnPost) => id }, 'own posts')
  const [asked, setAsked] = useState<OwnPost>()
  const { answer, problem, rows } = posts
  if (!answer || !rows) return problem ? <PostsProblem problem={problem} title={t('own.failed')} retry={posts.reload} /> : <RowsWaiting />
  const shown = rows.filter(({ id }) => !gone.includes(id))
  const tools = { t, format, onMore: setAsked }
  if (shown.length === 0 && !posts.hasMore) return <NothingHere drawing="empty" title={t('own.empty')} hint={t('own.emptyHint')} as="status" />
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="empty:hidden">
        <AgeNote answer={answer} />
      </p>
      <VirtualList
        rows={shown}
        keyOf={({ id }) => id}
        total={shown.length + (posts.hasMore ? 1 : 0)}
        estimatePx={ROW_PX}
        label={t('own.title')}
        onNearEnd={posts.loadMore}
      >
        {(post) => <OwnPostRow post={post} tools={tools} />}
      </VirtualList>
      <MoreRows pages={posts} texts={{ offline: t('own.moreOffline'), failed: t('own.moreFailed') }} />
      {asked && (
        <OwnPostActions post={asked} onChanged={(post) => posts.take(post)} onRemoved={() => onRemoved(asked.id)} onClose={() => setAsked(undefined)} />
      )}
    </div>
  )
}
