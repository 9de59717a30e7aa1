import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportedMessage } from '#contract/conversations/conversations.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { LoadMore } from '../../../ui/lists/load-more.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { useOwnPages } from '../../../wire/use-own-pages.ts'
import { loadReported } from '../calls.ts'
import { ReportedRow } from './reported-row.tsx'

type ReportedPage = Awaited<ReturnType<typeof loadReported>>['value']

/** Messages that readers reported and staff have not decided about. What is decided stays in its place until the list is read again. */
export function ReportedList() {
  const { t } = useTranslation('conversations')
  const pages = useOwnPages<ReportedMessage, ReportedPage>(
    { load: (options, cursor) => loadReported(options, cursor), nameOf: ({ id }) => id },
    'reported messages',
  )
  const [decided, setDecided] = useState<ReadonlyMap<number, 'keep' | 'remove'>>(new Map())
  const { answer, problem, rows, total } = pages
  if (!answer || !rows) {
    if (!problem) return <RowsWaiting />
    const isOffline = isNoAnswer(problem.code)
    return (
      <div role="alert" className="card p-6 grid! gap-3 justify-items-center text-center">
        <Icon name={isOffline ? 'i-lucide-wifi-off' : 'i-lucide-circle-alert'} className="text-2xl text-marigold" />
        <p>{isOffline ? t('moderation.offline') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}</p>
        <Button variant="primary" icon="i-lucide-rotate-cw" onClick={pages.reload}>
          {t('common:retry')}
        </Button>
      </div>
    )
  }
  if (rows.length === 0)
    return (
      <div className="card p-6 text-center">
        <Icon name="i-lucide-circle-check" className="text-2xl text-brand" />
        <p role="status" className="mt-2">
          {t('moderation.empty')}
        </p>
      </div>
    )
  return (
    <div className="grid gap-2">
      <p role="status">{t('moderation.count', { count: total })}</p>
      <ul className="grid gap-2">
        {rows.map((message) => (
          <li key={message.id}>
            <ReportedRow
              message={message}
              decided={decided.get(message.id)}
              onDecided={(deed) => setDecided((before) => new Map(before).set(message.id, deed))}
            />
          </li>
        ))}
      </ul>
      <LoadMore
        more={pages}
        byItself={false}
        texts={{ more: t('list.more'), loading: t('common:loading'), offline: t('moderation.moreOffline'), failed: t('moderation.moreFailed') }}
      />
    </div>
  )
}
