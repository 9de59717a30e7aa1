import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notices/notices.ts'
import { useNoticeList } from '../../../state/notice-list.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { LoadMore } from '../../../ui/lists/load-more.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { loadNotices } from '../calls.ts'
import { MarkAllRead } from '../parts/mark-all-read.tsx'
import { NoticeDays } from '../parts/notice-days.tsx'
import { NoticesEmpty } from '../parts/notices-empty.tsx'
import { NoticesProblem } from '../parts/notices-problem.tsx'
import { useNoticePages } from '../use-notice-pages.ts'

/** What the account is told, of orders, sales, applications, articles and whatever else tells something: day by day, the latest first. */
export function Notices() {
  const { t } = useTranslation('notices')
  const { answered, problem } = useNoticeList()
  useEffect(() => void loadNotices(), [])
  return (
    <div className="mx-auto max-w-2xl grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h1 className="text-xl">{t('title')}</h1>
        <AppLink to="/notices/settings" className="link target">
          {t('settings.title')}
        </AppLink>
      </div>
      {!answered && !problem && <RowsWaiting />}
      {!answered && problem && <NoticesProblem problem={problem} retry={() => void loadNotices()} />}
      {answered && (
        <>
          <p className="empty:hidden">
            <AgeNote answer={answered} />
          </p>
          <List />
        </>
      )}
    </div>
  )
}

function List() {
  const { t } = useTranslation('notices')
  const { rows, more, take } = useNoticePages()
  if (rows.length === 0) return <NoticesEmpty />
  const markShown = (isMeant: (notice: Notice) => boolean) => take(rows.filter((row) => !row.is_read && isMeant(row)).map((row) => ({ ...row, is_read: true })))
  return (
    <>
      <MarkAllRead notices={rows} onMarked={() => markShown(() => true)} />
      <NoticeDays notices={rows} onRead={({ id }) => markShown((row) => row.id === id)} />
      <LoadMore
        more={more}
        byItself={false}
        texts={{ more: t('older.more'), loading: t('common:loading'), offline: t('older.offline'), failed: t('older.failed') }}
      />
    </>
  )
}
