import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import type { EventDetail } from '#contract/events/events.ts'
import { closedWhy } from '#contract/orders/ticket-choice.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { hydrateDeferred } from '../../../../ui/hydration/deferred-hydration.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { Picture } from '../../../../ui/media/picture.tsx'
import { PartWaiting } from '../../../../ui/navigation/part-waiting.tsx'
import { RichHtml } from '../../../../ui/text/rich-html.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { hasCaptions } from '../gallery-captions.ts'
import { BookingBox } from '../parts/booking-box.tsx'

/** A strip that scrolls, links and folds already as the server writes them, or of no use before that: their programs have time. */
const EventGallery = hydrateDeferred(async () => (await import('../parts/event-gallery.tsx')).EventGallery)
const EventActions = hydrateDeferred(async () => (await import('../parts/event-actions.tsx')).EventActions)
const SellerLine = hydrateDeferred(async () => (await import('../parts/seller-card.tsx')).SellerLine)
const SellerCard = hydrateDeferred(async () => (await import('../parts/seller-card.tsx')).SellerCard)
const EventFolds = hydrateDeferred(async () => (await import('../parts/event-folds.tsx')).EventFolds)

/** Beside the booking box from 1024 px on, else the whole width. */
const SIZES = '(min-width:1200px) 792px, (min-width:1024px) calc(100vw - 408px), calc(100vw - 32px)'

/** One event. On phones the facts follow the title at once; beside each other there is room for both. @see Specification §2.8 */
export function EventDetails({ answer }: { answer: Answer<EventDetail> }) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const event = useMemo(() => inLanguage(language, answer.value), [language, answer.value])
  // By the reader's clock once it may be asked, before that by when the answer was written: both sides then write the same.
  const closed = closedWhy(event, useNow() ?? Date.parse(answer.fetchedAt))
  const { gallery, sellerLine, actions, seller, folds } = useLateParts(event, closed === 'calledOff')
  return (
    <article className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-6 lg:grid-rows-[auto_auto_1fr]">
      {gallery}
      <header className="grid grid-cols-1 gap-2 lg:col-start-1">
        {sellerLine}
        <h1 className="text-xl" lang={scriptLanguage(event.title)}>
          {event.title}
        </h1>
        <p className="min-h-5">
          <AgeNote answer={answer} />
        </p>
      </header>
      <aside className="grid grid-cols-1 gap-3 content-start lg:col-start-2 lg:row-start-1 lg:row-span-3">
        <BookingBox event={event} closed={closed} actions={actions} />
        {seller}
      </aside>
      <div className="min-w-0 lg:col-start-1">
        <section aria-label={t('details.description')} lang={scriptLanguage(textOfHtml(event.description))}>
          <RichHtml html={event.description} />
        </section>
        {folds}
      </div>
    </article>
  )
}

/** Their elements stay the same, so that nothing updates what is not alive yet. Until they come, a room of their size has their place. */
function useLateParts(event: EventDetail, isCalledOff: boolean) {
  const gallery = useMemo(
    () => (
      <Suspense key={event.event_id} fallback={<GalleryRoom event={event} />}>
        <EventGallery event={event} sizes={SIZES} />
      </Suspense>
    ),
    [event],
  )
  const actions = useMemo(
    () => (
      <Suspense fallback={<div className="min-h-26 sm:min-h-12 lg:min-h-26" />}>
        <EventActions event={event} isCalledOff={isCalledOff} />
      </Suspense>
    ),
    [event, isCalledOff],
  )
  const sellerLine = useMemo(
    () =>
      event.seller.sellerprofile && (
        <Suspense fallback={<p className="min-h-12" />}>
          <SellerLine seller={event.seller} />
        </Suspense>
      ),
    [event.seller],
  )
  const seller = useMemo(
    () =>
      event.seller.sellerprofile && (
        <Suspense fallback={<PartWaiting className="h-54" />}>
          <SellerCard seller={event.seller} eventId={event.event_id} />
        </Suspense>
      ),
    [event.seller, event.event_id],
  )
  const folds = useMemo(
    () => (
      <Suspense fallback={<PartWaiting className="mt-6 h-40" />}>
        <EventFolds event={event} />
      </Suspense>
    ),
    [event],
  )
  return { gallery, sellerLine, actions, seller, folds }
}

/** The first picture, where it will stand. */
const GalleryRoom = ({ event }: { event: EventDetail }) => (
  <div>
    <Picture path={event.related_event_gallery[0]?.file ?? event.thumbnail} tone={event.thumbnail_tone} sizes={SIZES} isFirst />
    {hasCaptions(event) && <p className="h-7" />}
  </div>
)
