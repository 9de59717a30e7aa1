import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notices/notices.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { markRead } from '../calls.ts'

interface Props {
  /** The latest first. */
  notices: readonly Notice[]
  onMarked: () => void
}

/** How many are unread, and the way to have read them all. The button stays where it is, so that the focus does. */
export function MarkAllRead({ notices, onMarked }: Props) {
  const { t } = useTranslation('notices')
  const { isBusy, problem, run } = useAction()
  const unread = notices.filter(({ is_read }) => !is_read)
  const markAll = async () => {
    const [newest] = unread
    if (!newest) return
    await markRead(newest)
    onMarked()
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p role="status">{unread.length > 0 ? t('shell:unread', { count: unread.length }) : t('allRead')}</p>
      <Button
        icon="i-lucide-check"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || unread.length === 0 || undefined}
        className="aria-disabled:opacity-50"
        onClick={() => {
          if (!isBusy) void run(markAll)
        }}
      >
        {t('markAll')}
      </Button>
      <p role="alert" className="w-full text-sm text-danger empty:hidden">
        {problem && (problem.code === 'offline' ? t('markOffline') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') }))}
      </p>
    </div>
  )
}
