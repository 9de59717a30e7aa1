import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { EventDetail } from '#contract/events.ts'
import { Fold } from '../../../ui/fold.tsx'

type Questions = EventDetail['related_event_faqs']

/** The seller's questions and answers, else the five that fit every event. @see decisions §2 "static FAQ" */
export function EventQuestions({ own }: { own: Questions }) {
  const { t } = useTranslation('events')
  const questions = own.length > 0 ? own : (t('faq.questions', { returnObjects: true }) as Questions)
  return (
    <section aria-labelledby="faq" className="mt-6">
      <h2 id="faq" className="text-lg mb-2">
        {t('faq.title')}
      </h2>
      {questions.map(({ question, answer }) => (
        <Fold
          key={question}
          title={
            <span className="min-w-0" lang={scriptLanguage(question)}>
              {question}
            </span>
          }
        >
          <p lang={scriptLanguage(answer)}>{answer}</p>
        </Fold>
      ))}
    </section>
  )
}
