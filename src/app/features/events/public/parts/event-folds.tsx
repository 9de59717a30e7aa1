import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import type { EventDetail } from '#contract/events/events.ts'
import { Fold } from '../../../../ui/controls/fold.tsx'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { hydrateDeferred } from '../../../../ui/hydration/deferred-hydration.ts'
import { PartWaiting } from '../../../../ui/navigation/part-waiting.tsx'
import { RichHtml } from '../../../../ui/text/rich-html.tsx'

const EventReviews = hydrateDeferred(async () => (await import('./event-reviews.tsx')).EventReviews)

type Questions = EventDetail['related_event_faqs']

/** What stands below the description, folded: native folds, which open before they are alive. */
export function EventFolds({ event }: { event: EventDetail }) {
  return (
    <>
      <EventTerms terms={event.terms_and_condition} />
      <EventQuestions own={event.related_event_faqs} />
      <ReviewsPlace event={event} />
    </>
  )
}

/** A program of its own, with texts of its own: on the phone alone, and only where there is something to read or to write. */
function ReviewsPlace({ event }: { event: EventDetail }) {
  const now = useNow()
  const isOver = now !== undefined && Date.parse(event.to_time) <= now
  if (now === undefined || !(isOver || event.rating?.count)) return null
  return (
    <Suspense fallback={<PartWaiting className="mt-6 h-40" />}>
      <EventReviews event={event} isOver={isOver} />
    </Suspense>
  )
}

function EventTerms({ terms }: { terms: EventDetail['terms_and_condition'] }) {
  const { t } = useTranslation('events')
  return (
    <div className="mt-6">
      <Fold title={t('details.terms')}>
        {terms ? (
          <div lang={scriptLanguage(textOfHtml(terms))}>
            <RichHtml html={terms} />
          </div>
        ) : (
          <p>{t('details.noTerms')}</p>
        )}
      </Fold>
    </div>
  )
}

/** The seller's questions and answers, else the five that fit every event. @see decisions §2 "static FAQ" */
function EventQuestions({ own }: { own: Questions }) {
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
