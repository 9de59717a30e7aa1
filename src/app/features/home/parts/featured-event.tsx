import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import { pagePath } from '#contract/core/resource.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { EventCard } from '#contract/events/events.ts'
import { EVENTS } from '#contract/events/events-resource.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'

/** Half of a wide page. On phones less than it is wide: drawn pictures bear it, and a data pack is glad of it. */
const SIZES = '(min-width:1200px) 568px, (min-width:1024px) 48vw, 240px'

/** One event, large: what is worth going to next. All of it is one link. */
export function FeaturedEvent({ event: card, label }: { event: EventCard; label: string }) {
  const event = inLanguage(useLanguage(), card)
  const { t } = useTranslation('home')
  const format = useFormat()
  return (
    <section aria-label={label} className="card relative has-[a:active]:bg-sunken">
      <Picture path={event.thumbnail} tone={event.thumbnail_tone} sizes={SIZES} isFirst />
      <AppLink to={pagePath(EVENTS, event.event_id)} className="whole-card block">
        <span className="block p-3">
          <b className="clamp clamp-2 text-lg font-600" lang={scriptLanguage(event.title)}>
            {event.title}
          </b>
          <span className="block mt-1">
            <b className="text-brand font-600">{label}</b> · {format.dateTime(event.from_time)}
          </span>
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate text-ink-soft">
              <MixedText text={event.location ?? t('online')} />
            </span>
            <b className="shrink-0 text-marigold font-600 tabular">{event.price === 0 ? t('free') : format.price(event.price)}</b>
          </span>
        </span>
      </AppLink>
    </section>
  )
}
