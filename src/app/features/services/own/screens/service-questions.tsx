import { useTranslation } from 'react-i18next'
import { FaqEditor } from '../../../../faqs/faq-editor.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { ServiceHeading } from '../parts/service-heading.tsx'
import { loadOwnService } from '../service-calls.ts'
import { SERVICE_FAQS } from '../service-faqs.ts'

/** The questions and answers on a service's page. */
export function ServiceQuestions({ serviceId }: { serviceId: number }) {
  const { t } = useTranslation('team')
  const { answer, problem, reload, put } = useAnswer((options) => loadOwnService(serviceId, options), `own-service ${serviceId}`)
  return (
    <div className="mx-auto max-w-3xl grid grid-cols-1 gap-4">
      <div>
        <ServiceHeading title={t('titles.questions')} own={answer?.value} />
        <p className="min-h-6">{answer && <AgeNote answer={answer} />}</p>
      </div>
      {!answer && (problem ? <ScreenProblem problem={problem} title={t('faqs:failed')} retry={reload} /> : <RowsWaiting />)}
      {answer && <FaqEditor calls={SERVICE_FAQS} subject={serviceId} list={answer.value} defaults={NONE} onSaved={put} />}
    </div>
  )
}

const NONE: readonly never[] = []
