import { useTranslation } from 'react-i18next'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { OwnEventDetail } from '#contract/events/own-events.ts'
import { FAQ_LIMITS } from '#contract/faqs/faqs.ts'
import { NeedsInternet } from '../../../../nouns/needs-internet.tsx'
import { showNotice } from '../../../../state/notices.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Fold } from '../../../../ui/controls/fold.tsx'
import { TwoVersions } from '../../../../ui/controls/two-versions.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadOwnEvent } from '../event-calls.ts'
import { DraftNote } from '../parts/draft-note.tsx'
import { EventHeading } from '../parts/event-heading.tsx'
import { QuestionEditor } from '../parts/question-editor.tsx'
import { type Faq, faqsOf } from '../question-rows.ts'
import { useQuestions } from '../use-questions.ts'

/** The questions and answers on an event's page. */
export function Questions({ eventId }: { eventId: number }) {
  const { t } = useTranslation('selling')
  const { answer, problem, reload, put } = useAnswer((options) => loadOwnEvent(eventId, options), `own event ${eventId}`)
  return (
    <div className="mx-auto max-w-3xl grid grid-cols-1 gap-4">
      <EventHeading eventId={eventId} title={t('tabs.questions')} answer={answer} />
      {!answer && (problem ? <ScreenProblem problem={problem} title={t('questions.failed')} retry={reload} /> : <RowsWaiting />)}
      {answer && <Editor event={answer.value} onSaved={put} />}
    </div>
  )
}

function Editor({ event, onSaved }: { event: OwnEventDetail; onSaved: (event: OwnEventDetail) => void }) {
  const { t } = useTranslation('selling')
  const questions = useQuestions(event, (saved) => {
    onSaved(saved)
    showNotice(t('kinds.saved'))
  })
  const { rows, isTouched, problem, theirs, isBusy } = questions
  const isOffline = isNoAnswer(problem?.code)
  return (
    <>
      {questions.isRestored && <DraftNote onDiscard={questions.discard} />}
      <NeedsInternet text={t('questions.offline')} problem={problem} />
      {rows.length === 0 && <Defaults onTake={questions.add} />}
      <QuestionEditor rows={rows} faults={questions.faults} onChange={questions.change} />
      {rows.length < FAQ_LIMITS.most ? (
        <Button icon="i-lucide-plus" className="justify-self-start" onClick={() => questions.add([{ question: '', answer: '' }])}>
          {t(rows.length === 0 ? 'questions.own' : 'questions.add')}
        </Button>
      ) : (
        <p className="text-ink-soft">{t('questions.full', { count: FAQ_LIMITS.most })}</p>
      )}
      <div role="alert" className="empty:hidden text-danger">
        {problem && (
          <p className="rounded-control border border-danger p-3">
            <Icon name="i-lucide-circle-alert" />{' '}
            {isOffline ? t('kinds.offlineKept') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
          </p>
        )}
        {!problem && Object.keys(questions.faults).length > 0 && <p>{t('questions.faults')}</p>}
      </div>
      {theirs && (
        <TwoVersions
          differences={[{ label: t('tabs.questions'), theirs: inWords(theirs.faqs, t('questions.none')), mine: inWords(faqsOf(rows), t('questions.none')) }]}
          onKeepMine={() => questions.save(theirs.version)}
          onTakeTheirs={questions.takeTheirs}
        />
      )}
      {isTouched && (
        <div className="flex flex-wrap items-center gap-2">
          <BusyButton variant="primary" isBusy={isBusy} onClick={() => questions.save()}>
            {t(isBusy ? 'kinds.saving' : 'questions.save')}
          </BusyButton>
          <span className="text-sm text-marigold">
            <Icon name="i-lucide-file-pen-line" /> {t('questions.unsaved')}
          </span>
        </div>
      )}
    </>
  )
}

const inWords = (faqs: readonly Faq[], none: string): string => faqs.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n') || none

/** What buyers see while there are none of the seller's own. */
function Defaults({ onTake }: { onTake: (faqs: readonly Faq[]) => void }) {
  const { t } = useTranslation('selling')
  const defaults = t('events:faq.questions', { returnObjects: true }) as Faq[]
  return (
    <section className="card p-4 grid gap-2" aria-labelledby="defaults">
      <h2 id="defaults" className="text-base">
        {t('questions.defaults')}
      </h2>
      <div>
        {defaults.map(({ question, answer }) => (
          <Fold key={question} title={<span lang={scriptLanguage(question)}>{question}</span>}>
            <p lang={scriptLanguage(answer)}>{answer}</p>
          </Fold>
        ))}
      </div>
      <Button icon="i-lucide-copy" className="justify-self-start" onClick={() => onTake(defaults)}>
        {t('questions.takeDefaults')}
      </Button>
    </section>
  )
}
