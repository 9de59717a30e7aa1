import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import type { Language } from '#contract/core/languages.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { EventCard as Event } from '#contract/events/events.ts'
import type { ItemBookmarks } from '../../../../state/bookmarks/use-item-bookmarks.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { ItemLinks } from '../../../../ui/lists/use-item-links.ts'
import { Picture } from '../../../../ui/media/picture.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'

/** What all cards of a screen share: handed down instead of asked for, since a card that calls no hook comes to life almost for free. */
export interface CardTools {
  t: TFunction<'events'>
  format: Formatter
  links: ItemLinks
  keeping: ItemBookmarks
  /** When the list was written, ISO 8601: what ended before is not sold any more. */
  at: string
}

interface EventCardProps {
  /** Its title in the reader's language, where there is one. */
  event: Event
  language: Language
  tools: CardTools
  /** In the first viewport. */
  isFirst?: boolean
}

/** One column, two, or two and three beside the filters: the widths of parts/event-grid.tsx. */
const SIZES = '(min-width:1280px) 285px, (min-width:1024px) calc((100vw - 328px)/2), (min-width:640px) calc((100vw - 48px)/2), calc(100vw - 32px)'

/** @see Specification §2.8 "A grid of event cards" */
export function EventCard({ event, language, tools: { t, format, links, keeping, at }, isFirst = false }: EventCardProps) {
  const titleLanguage = scriptLanguage(event.title)
  const href = links.hrefOf(event.event_id)
  const isKept = keeping.isKept(event.event_id)
  const link = { 'data-event': event.event_id, onClick: links.open, onPointerEnter: links.preload }
  return (
    <article className={`card relative flex flex-col ${isFirst ? '' : '[content-visibility:auto] [contain-intrinsic-size:auto_27rem]'}`}>
      <Picture path={event.thumbnail} tone={event.thumbnail_tone} sizes={SIZES} isFirst={isFirst} />
      <time dateTime={event.from_time} className="absolute start-2 top-2 min-w-14 px-2 py-1 rounded-control bg-raised text-center" aria-hidden="true">
        <b className="block text-xl leading-tight tabular">{format.dayNumber(event.from_time)}</b>
        <span className="block text-xs">{format.monthShort(event.from_time)}</span>
      </time>
      <button
        type="button"
        className={`js-only btn-icon absolute z-1 end-2 top-2 ${isKept ? 'bg-brand text-on-brand' : 'bg-raised'}`}
        data-event={event.event_id}
        onClick={keeping.toggle}
        aria-pressed={isKept}
        aria-label={t('keep.add', { title: event.title })}
      >
        <Icon name="i-lucide-heart" />
      </button>
      <div className="flex flex-col grow p-3">
        <h2 className="clamp clamp-2 text-base">
          <a href={href} {...link} lang={titleLanguage} className="whole-card hover:underline">
            {event.title}
          </a>
        </h2>
        <p className="text-sm text-ink-soft truncate">
          <MixedText text={t('hostedBy', { name: event.seller_name })} />
        </p>
        <p className="text-sm">
          {format.dateTime(event.from_time)}
          {titleLanguage !== language && <span className="text-ink-soft"> · {t(`common:titleIn.${titleLanguage}`)}</span>}
        </p>
        <p className="text-sm truncate">
          <MixedText text={event.location ?? t('online')} />
        </p>
        <p className="flex items-baseline justify-between gap-2 mt-auto pt-1">
          <b className="text-marigold tabular">{event.price === 0 ? t('free') : format.price(event.price)}</b>
          <span className={`text-sm ${event.seats === 0 ? 'text-danger font-600' : 'text-ink-soft'}`}>
            {event.seats === 0 ? t('soldOut') : t('seats', { count: event.seats })}
          </span>
        </p>
        <div className="relative flex gap-2 mt-2 [&>*]:grow [&>*]:px-2">
          <a href={href} {...link} className="btn-quiet" aria-label={t('viewDetailsOf', { title: event.title })}>
            {t('viewDetails')}
          </a>
          {event.seats > 0 && event.to_time > at && (
            <a href={`${href}?order=1`} {...link} className="btn-primary" aria-label={t('buyTicketOf', { title: event.title })}>
              {t('buyTicket')}
            </a>
          )}
        </div>
        {keeping.isReady(event.event_id) && <small className="block pt-1 text-center text-sm text-brand">{t('availableOffline')}</small>}
      </div>
    </article>
  )
}
