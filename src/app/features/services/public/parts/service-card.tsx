import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import type { Language } from '#contract/core/languages.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ServiceCard as Service } from '#contract/services/services.ts'
import type { ItemBookmarks } from '../../../../state/bookmarks/use-item-bookmarks.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import type { ItemLinks } from '../../../../ui/lists/use-item-links.ts'
import { Picture } from '../../../../ui/media/picture.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { freeTime } from '../free-time.ts'
import { priceText, whereText } from '../service-facts.ts'
import type { Seen } from '../use-seen.ts'

/** What all cards of a screen share: handed down instead of asked for, since a card that calls no hook comes to life almost for free. */
export interface ServiceCardTools {
  t: TFunction<'services'>
  language: Language
  format: Formatter
  links: ItemLinks
  /** To where a time is chosen. */
  booking: ItemLinks
  keeping: ItemBookmarks
  /** What time it is, and how old what its price and free time say is. */
  seenOf: (service: Service) => Seen
}

interface Props {
  /** Its title in the reader's language, where there is one. */
  service: Service
  tools: ServiceCardTools
  /** In the first viewport. */
  isFirst?: boolean
}

/** A small square beside the words: four services fit on a phone. */
const SIZES = '5rem'

/** A service: what is done where and by whom, for how much, and when next. A press anywhere opens it, one on the time leads to its times. */
export function ServiceCard({ service, tools, isFirst = false }: Props) {
  const { t, language, format, links, keeping } = tools
  const { service_id, title, rating } = service
  const titleLanguage = scriptLanguage(title)
  const isKept = keeping.isKept(service_id)
  return (
    <article className={`card relative flex gap-3 p-2 ${isFirst ? '' : '[content-visibility:auto] [contain-intrinsic-size:auto_9rem]'}`}>
      <span className="w-20 shrink-0 self-start rounded-control overflow-hidden">
        <Picture path={service.thumbnail} tone={service.thumbnail_tone} sizes={SIZES} isFirst={isFirst} isSquare isOrnament />
      </span>
      <div className="flex-1 min-w-0">
        <h2 className="clamp clamp-2 pe-11 text-base leading-snug">
          <a
            href={links.hrefOf(service_id)}
            data-service={service_id}
            onClick={links.open}
            onPointerEnter={links.preload}
            lang={titleLanguage}
            className="whole-card hover:underline"
          >
            {title}
          </a>
        </h2>
        <p className="text-sm text-ink-soft truncate">
          <MixedText text={`${whereText(service, t, language)} · ${service.seller_name}`} />
          {titleLanguage !== language && ` · ${t(`common:titleIn.${titleLanguage}`)}`}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b className="tabular">{priceText(service, t, format)}</b>
          {rating.mean !== null && (
            <span className="text-sm text-ink-soft tabular">
              <span aria-hidden="true">
                <span className="text-marigold">★</span> {format.number(roundMean(rating.mean))} ({format.number(rating.count)})
              </span>
              <span className="sr-only">{t('rating', { mean: roundMean(rating.mean), count: rating.count })}</span>
            </span>
          )}
        </p>
        <FreeTime service={service} tools={tools} />
        {keeping.isReady(service_id) && <small className="block text-sm text-brand">{t('availableOffline')}</small>}
      </div>
      <button
        type="button"
        className={`js-only btn-icon absolute z-1 end-0 top-0 ${isKept ? 'text-brand' : 'text-ink-soft'}`}
        data-service={service_id}
        onClick={keeping.toggle}
        aria-pressed={isKept}
        aria-label={t('keep.add', { title })}
      >
        <Icon name={isKept ? 'i-lucide-check' : 'i-lucide-heart'} />
      </button>
    </article>
  )
}

const roundMean = (mean: number): number => Math.round(mean * 10) / 10

/** The next free time, which leads to all of them; with its age once that matters. */
function FreeTime({ service, tools: { t, format, booking, seenOf } }: Pick<Props, 'service' | 'tools'>) {
  const { now, time: age } = seenOf(service)
  const time = freeTime(service, { t, format, now })
  const isLater = time === undefined && service.next_free_at === null && service.pricing !== 'quote'
  if (isLater) return <p className="text-sm text-ink-soft">{t('time.none')}</p>
  return (
    <a
      href={booking.hrefOf(service.service_id)}
      data-service={service.service_id}
      onClick={booking.open}
      className="chip relative z-1 min-h-8 mt-1 font-600 hover:underline"
    >
      <Icon name="i-lucide-clock" className="text-brand" />
      <span className={age ? 'text-marigold' : 'text-brand'}>{time && age ? t('seen', { what: time, age }) : (time ?? t('time.see'))}</span>
      <span className="sr-only">: {service.title}</span>
    </a>
  )
}
