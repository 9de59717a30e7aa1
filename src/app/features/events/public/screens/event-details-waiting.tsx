import { useTranslation } from 'react-i18next'
import { inLanguage } from '#contract/core/in-language.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { EventCard } from '#contract/events/events.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Picture } from '../../../../ui/media/picture.tsx'
import { seenCard } from '../seen-cards.ts'

/** An event's final geometry while it is on its way, filled with what a list has already shown of it. */
export function EventDetailsWaiting({ eventId }: { eventId: string }) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const seen = seenCard(Number(eventId))
  const card = seen && inLanguage(language, seen)
  return (
    <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-6" aria-busy="true">
      <div className="grid gap-3">
        {card ? <Known card={card} /> : <div className="aspect-video bg-sunken rounded-card" />}
        <div role="status" className="sr-only">
          {card ? <p>{t('details.loading')}</p> : <h1>{t('details.loading')}</h1>}
        </div>
      </div>
      {card ? <KnownFacts card={card} /> : <div className="skeleton h-60" />}
    </div>
  )
}

const Known = ({ card }: { card: EventCard }) => (
  <>
    <div className="rounded-card overflow-hidden">
      <Picture path={card.thumbnail} tone={card.thumbnail_tone} sizes="(min-width:1024px) 800px, calc(100vw - 32px)" isFirst />
    </div>
    <p className="min-h-12">{card.seller_name}</p>
    <h1 className="text-xl" lang={scriptLanguage(card.title)}>
      {card.title}
    </h1>
    <p className="min-h-5" />
  </>
)

function KnownFacts({ card }: { card: EventCard }) {
  const { t } = useTranslation('events')
  const format = useFormat()
  return (
    <section className="card p-4">
      <p className="flex items-baseline justify-between gap-3 mb-2">
        <b className="text-xl text-marigold tabular">{card.price === 0 ? t('free') : format.price(card.price)}</b>
        <b className={card.seats === 0 ? 'text-danger' : 'text-brand'}>{card.seats === 0 ? t('soldOut') : t('details.eventSeats', { count: card.seats })}</b>
      </p>
      <p className="text-sm">{format.dateTime(card.from_time)}</p>
      <p className="text-sm">{card.location ?? t('online')}</p>
      <div className="skeleton mt-3 h-40" />
    </section>
  )
}
