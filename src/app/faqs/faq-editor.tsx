import { useTranslation } from 'react-i18next'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { FAQ_LIMITS, type Faq } from '#contract/faqs/faqs.ts'
import { NeedsInternet } from '../nouns/needs-internet.tsx'
import { showNotice } from '../state/notices.ts'
import { BusyButton } from '../ui/controls/busy-button.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Fold } from '../ui/controls/fold.tsx'
import { TwoVersions } from '../ui/controls/two-versions.tsx'
import { DraftNote } from '../ui/form/draft-note.tsx'
import { Icon } from '../ui/icons/icon.tsx'
import type { FaqList, FaqsOf } from './faq-calls.ts'
import { QuestionEditor } from './parts/question-editor.tsx'
import { faqsOf } from './question-rows.ts'
import { useFaqs } from './use-faqs.ts'

interface Props<List extends FaqList> extends FaqsOf<List> {
  /** As the service has them. */
  list: List
  /** What readers see while there are none of the owner's own. */
  defaults: readonly Faq[]
  /** Gets what the service has once they are saved. */
  onSaved: (list: List) => void
}

/** The questions and answers of any noun, to its owner: typed, put in order, and saved as a whole. */
export function FaqEditor<List extends FaqList>({ calls, subject, list, defaults, onSaved }: Props<List>) {
  const { t } = useTranslation('faqs')
  const questions = useFaqs({ calls, subject }, list, (saved) => {
    onSaved(saved)
    showNotice(t('saved'))
  })
  const { rows, isTouched, problem, theirs, isBusy } = questions
  const isOffline = isNoAnswer(problem?.code)
  return (
    <>
      {questions.isRestored && <DraftNote text={t('draft')} discard={t('discardDraft')} onDiscard={questions.discard} />}
      <NeedsInternet text={t('offline')} problem={problem} />
      {rows.length === 0 && defaults.length > 0 && <Defaults faqs={defaults} onTake={questions.add} />}
      <QuestionEditor rows={rows} faults={questions.faults} onChange={questions.change} />
      {rows.length < FAQ_LIMITS.most ? (
        <Button icon="i-lucide-plus" className="justify-self-start" onClick={() => questions.add([{ question: '', answer: '' }])}>
          {t(rows.length === 0 ? 'own' : 'add')}
        </Button>
      ) : (
        <p className="text-ink-soft">{t('full', { count: FAQ_LIMITS.most })}</p>
      )}
      <div role="alert" className="empty:hidden text-danger">
        {problem && (
          <p className="rounded-control border border-danger p-3">
            <Icon name="i-lucide-circle-alert" /> {isOffline ? t('offlineKept') : t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
          </p>
        )}
        {!problem && Object.keys(questions.faults).length > 0 && <p>{t('faults')}</p>}
      </div>
      {theirs && (
        <TwoVersions
          differences={[{ label: t('title'), theirs: inWords(theirs.faqs, t('none')), mine: inWords(faqsOf(rows), t('none')) }]}
          onKeepMine={() => questions.save(theirs.version)}
          onTakeTheirs={questions.takeTheirs}
        />
      )}
      {isTouched && (
        <div className="flex flex-wrap items-center gap-2">
          <BusyButton variant="primary" isBusy={isBusy} onClick={() => questions.save()}>
            {t(isBusy ? 'saving' : 'save')}
          </BusyButton>
          <span className="text-sm text-marigold">
            <Icon name="i-lucide-file-pen-line" /> {t('unsaved')}
          </span>
        </div>
      )}
    </>
  )
}

const inWords = (faqs: readonly Faq[], none: string): string => faqs.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n') || none

/** What readers see while there are none of the owner's own. */
function Defaults({ faqs, onTake }: { faqs: readonly Faq[]; onTake: (faqs: readonly Faq[]) => void }) {
  const { t } = useTranslation('faqs')
  return (
    <section className="card p-4 grid gap-2" aria-labelledby="defaults">
      <h2 id="defaults" className="text-base">
        {t('defaults')}
      </h2>
      <div>
        {faqs.map(({ question, answer }) => (
          <Fold key={question} title={<span lang={scriptLanguage(question)}>{question}</span>}>
            <p lang={scriptLanguage(answer)}>{answer}</p>
          </Fold>
        ))}
      </div>
      <Button icon="i-lucide-copy" className="justify-self-start" onClick={() => onTake(faqs)}>
        {t('takeDefaults')}
      </Button>
    </section>
  )
}
