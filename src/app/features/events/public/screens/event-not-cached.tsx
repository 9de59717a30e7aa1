import { useTranslation } from 'react-i18next'
import { Problem } from '#contract/core/problem.ts'
import { isNetworkProblem } from '#contract/core/problem-code.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { EventCard } from '#contract/events/events.ts'
import { useCachedItem } from '../../../../state/bookmarks/use-cached-item.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Picture } from '../../../../ui/media/picture.tsx'
import { useHeadingTitle } from '../../../../ui/navigation/use-page-title.ts'
import { useRetry } from '../../../../ui/navigation/use-retry.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { EventLine } from '../parts/event-line.tsx'
import { useEventLinks } from '../use-event-links.ts'

/** How many other events are offered instead. */
const OFFERED = 8
const SIZES = '(min-width:640px) 608px, calc(100vw - 32px)'

interface EventNotHeldProps {
  /** As it stands in the address. */
  eventId: string
  error: unknown
}

/**
 * An event that cannot be shown now: what is known of it, why the rest is missing, and what can be read instead. It asks again by
 * itself when the network is back. @see offline-mobile "A page never visited"
 */
export function EventNotCached({ eventId, error }: EventNotHeldProps) {
  const { t } = useTranslation('events')
  const { isBusy, retry } = useRetry()
  const links = useEventLinks()
  const held = useCachedItem('events', eventId, OFFERED)
  const code = error instanceof Problem ? error.code : 'bug'
  const isNetwork = isNetworkProblem(code)
  // Where nothing else names the page, this does.
  const Heading = held?.card ? 'h2' : 'h1'
  const title = isNetwork ? t('common:pageNotHeld') : t(`problems:${code}.title`)
  useHeadingTitle(held?.card?.title ?? title)
  return (
    <div className="grid gap-4 max-w-xl mx-auto">
      {held?.card && <KnownCard card={held.card} />}
      <div role="alert" className="card p-4">
        <Heading className="text-lg">{title}</Heading>
        <p className="mt-1 text-ink-soft">
          {held?.card && `${t('known.hint')} `}
          {isNetwork ? t('known.healing') : t(`problems:${code}.text`)}
        </p>
        <BusyButton variant="primary" icon="i-lucide-rotate-cw" className="mt-3" isBusy={isBusy} onClick={retry}>
          {t('common:retry')}
        </BusyButton>
      </div>
      {held && held.others.length > 0 && (
        <section aria-labelledby="held-events">
          <h2 id="held-events" className="text-lg mb-2">
            {t('known.similar')}
          </h2>
          <ul className="grid gap-2">
            {held.others.map((card) => (
              <EventLine key={card.id} event={card} links={links} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function KnownCard({ card }: { card: EventCard }) {
  const { t } = useTranslation('events')
  const format = useFormat()
  return (
    <article className="card">
      <Picture path={card.thumbnail} tone={card.thumbnail_tone} sizes={SIZES} isFirst />
      <div className="p-4">
        <h1 className="text-xl" lang={scriptLanguage(card.title)}>
          {card.title}
        </h1>
        <p className="text-ink-soft">
          <MixedText text={t('hostedBy', { name: card.seller_name })} />
        </p>
        <p>{format.range(card.from_time, card.to_time)}</p>
        <p>
          <MixedText text={card.location ?? t('online')} />
        </p>
        <p className="text-marigold font-600 tabular">{card.price === 0 ? t('free') : format.price(card.price)}</p>
      </div>
    </article>
  )
}
