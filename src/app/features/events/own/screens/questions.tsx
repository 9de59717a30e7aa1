import { useTranslation } from 'react-i18next'
import type { Faq } from '#contract/faqs/faqs.ts'
import { FaqEditor } from '../../../../faqs/faq-editor.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadOwnEvent } from '../event-calls.ts'
import { EVENT_FAQS } from '../event-faqs.ts'
import { EventHeading } from '../parts/event-heading.tsx'

/** The questions and answers on an event's page. */
export function Questions({ eventId }: { eventId: number }) {
  const { t } = useTranslation('selling')
  const { answer, problem, reload, put } = useAnswer((options) => loadOwnEvent(eventId, options), `own event ${eventId}`)
  const defaults = t('events:faq.questions', { returnObjects: true }) as Faq[]
  return (
    <div className="mx-auto max-w-3xl grid grid-cols-1 gap-4">
      <EventHeading eventId={eventId} title={t('tabs.questions')} answer={answer} />
      {!answer && (problem ? <ScreenProblem problem={problem} title={t('faqs:failed')} retry={reload} /> : <RowsWaiting />)}
      {answer && <FaqEditor calls={EVENT_FAQS} subject={eventId} list={answer.value} defaults={defaults} onSaved={put} />}
    </div>
  )
}
