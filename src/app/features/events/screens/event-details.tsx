import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { EventDetail } from '#contract/events.ts'
import { closedWhy } from '#contract/order-rules.ts'
import { AgeNote } from '../../../ui/age-note.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { RichHtml } from '../../../ui/rich-html.tsx'
import { textOfHtml } from '../../../ui/text-of-html.ts'
import { useNow } from '../../../ui/use-now.ts'
import type { Answer } from '../../../wire/answer.ts'
import { BookingBox } from '../parts/booking-box.tsx'
import { EventGallery } from '../parts/event-gallery.tsx'
import { EventQuestions } from '../parts/event-questions.tsx'
import { SellerCard, SellerLine } from '../parts/seller-card.tsx'

/** One event. On phones the facts follow the title at once; beside each other there is room for both. @see Specification §2.8 */
export function EventDetails({ answer }: { answer: Answer<EventDetail> }) {
  const { t } = useTranslation('events')
  const event = answer.value
  const language = scriptLanguage(textOfHtml(event.description))
  // By the reader's clock once it may be asked, before that by when the answer was written: both sides then write the same.
  const closed = closedWhy(event, useNow() ?? Date.parse(answer.fetchedAt))
  return (
    <article className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-6 lg:grid-rows-[auto_auto_1fr]">
      <EventGallery key={event.event_id} event={event} />
      <header className="grid grid-cols-1 gap-2 lg:col-start-1">
        <SellerLine seller={event.seller} />
        <h1 className="text-xl" lang={scriptLanguage(event.title)}>
          {event.title}
        </h1>
        <p className="min-h-5">
          <AgeNote answer={answer} />
        </p>
      </header>
      <aside className="grid grid-cols-1 gap-3 content-start lg:col-start-2 lg:row-start-1 lg:row-span-3">
        <BookingBox event={event} closed={closed} />
        <SellerCard seller={event.seller} />
      </aside>
      <div className="min-w-0 lg:col-start-1">
        <section aria-label={t('details.description')} lang={language}>
          <RichHtml html={event.description} />
        </section>
        <div className="mt-6">
          <Fold title={t('details.terms')}>
            {event.terms_and_condition ? (
              <div lang={scriptLanguage(textOfHtml(event.terms_and_condition))}>
                <RichHtml html={event.terms_and_condition} />
              </div>
            ) : (
              <p>{t('details.noTerms')}</p>
            )}
          </Fold>
        </div>
        <EventQuestions own={event.related_event_faqs} />
      </div>
    </article>
  )
}
