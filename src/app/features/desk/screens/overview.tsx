import { useTranslation } from 'react-i18next'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { useAnswer } from '../../../wire/use-answer.ts'
import { loadDesk } from '../calls.ts'
import { DeskProblem } from '../parts/desk-problem.tsx'
import { QueueList } from '../parts/queue-list.tsx'

/** What waits for staff. */
export function Overview() {
  const { t } = useTranslation('desk')
  const { answer, problem, reload } = useAnswer(loadDesk, 'desk')
  const waiting = answer?.value.queues.reduce((sum, { total }) => sum + total, 0)
  return (
    <>
      <h1 className="text-xl">{t('title')}</h1>
      {!answer && !problem && <RowsWaiting />}
      {!answer && problem && <DeskProblem problem={problem} retry={reload} />}
      {answer && (
        <>
          <p role="status">{waiting === 0 ? t('nothingWaits') : t('waiting', { count: waiting })}</p>
          <QueueList queues={answer.value.queues} />
        </>
      )}
    </>
  )
}
