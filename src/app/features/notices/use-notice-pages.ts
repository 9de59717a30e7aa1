import type { Notice } from '#contract/notices/notices.ts'
import { useNoticeList } from '../../state/notice-list.ts'
import type { More } from '../../ui/lists/load-more.tsx'
import { usePages } from '../../wire/use-pages.ts'
import { loadOlder, pageOfNotices } from './calls.ts'

interface NoticePages {
  rows: readonly Notice[]
  more: More
  /** Puts notices of further pages in place of what they were; those of the first are the store's. */
  take: (changed: readonly Notice[]) => void
}

/** The latest notices, and older ones that were asked for. */
export function useNoticePages(): NoticePages {
  const owner = useNoticeList((list) => list.owner)
  const notices = useNoticeList((list) => list.notices)
  const { rows, replace, ...more } = usePages<Notice>({ first: pageOfNotices(notices), load: loadOlder, nameOf: ({ id }) => id }, `notices of ${owner}`)
  return { rows, more, take: (changed) => changed.forEach(replace) }
}
