import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNoticeList, useUnread } from '../../../state/notice-list.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { loadNotices, markRead } from '../calls.ts'
import { NoticeRow } from './notice-row.tsx'

/** As many as are shown before the user asks for more, of what was read and of what is new: the orders stand below. */
const FEW = 2
const MOST_NEW = 4
/** Notices shown for so long count as seen. */
const SEEN_AFTER_MS = 1500

/** The notices of the account, of orders, applications, articles and whatever else tells something; nothing where there are none. */
export function NoticeList() {
  const { t } = useTranslation('notices')
  const headingId = useId()
  const notices = useNoticeList((list) => list.notices)
  const unread = useUnread()
  const [areAllShown, setAllShown] = useState(false)
  const wereNew = useNewSinceOpened()
  useEffect(() => void loadNotices(), [])
  useMarkingRead(unread)
  if (notices.length === 0) return null
  const few = Math.max(FEW, Math.min(MOST_NEW, notices.filter(({ id }) => wereNew.has(id)).length))
  return (
    <section id="notices" aria-labelledby={headingId} className="card">
      <h2 id={headingId} className="flex items-center gap-2 px-4 py-3">
        <Icon name="i-lucide-bell" className="text-brand" />
        {t('title')}
      </h2>
      <ul>
        {notices.slice(0, areAllShown ? undefined : few).map((notice) => (
          <NoticeRow key={notice.id} notice={notice} isNew={wereNew.has(notice.id)} />
        ))}
      </ul>
      {!areAllShown && notices.length > few && (
        <div className="px-4 py-2 border-t border-line">
          <Button className="w-full" onClick={() => setAllShown(true)}>
            {t('more', { count: notices.length - few })}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Which were not read when they were first seen here: they stay marked while the list is open. */
function useNewSinceOpened(): ReadonlySet<number> {
  const notices = useNoticeList((list) => list.notices)
  const [known, setKnown] = useState<ReadonlySet<number>>(new Set())
  const added = notices.filter(({ id, is_read }) => !is_read && !known.has(id)).map(({ id }) => id)
  if (added.length > 0) setKnown(new Set([...known, ...added]))
  return known
}

function useMarkingRead(unread: number): void {
  useEffect(() => {
    if (unread === 0) return
    const mark = () => document.visibilityState === 'visible' && void markRead()
    const timer = setTimeout(mark, SEEN_AFTER_MS)
    document.addEventListener('visibilitychange', mark)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', mark)
    }
  }, [unread])
}
