import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { phaseOf } from '#contract/events/own-event-rules.ts'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { TakenOffLine } from '../../../../nouns/taken-off-line.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Picture } from '../../../../ui/media/picture.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import type { Switching } from '../use-switching.ts'
import { MarketSwitch, SwitchProblem } from './market-switch.tsx'
import { PhaseChip } from './phase-chip.tsx'
import { SeatsLine } from './seats-line.tsx'

/** What all rows of the list share. */
export interface RowTools {
  t: TFunction<'selling'>
  format: Formatter
  switching: Switching
  /** Milliseconds since the epoch. */
  now: number
  onMore: (event: OwnEvent) => void
}

/** One's own event in the list: what, when, how it sells, and whether it is on the market. @see Specification §2.6 "/sellerevents" */
export function OwnEventRow({ event, tools: { t, format, switching, now, onMore } }: { event: OwnEvent; tools: RowTools }) {
  return (
    <article className="card overflow-visible p-3 grid gap-x-3 gap-y-2 grid-cols-[min(5.5rem,30%)_minmax(0,1fr)] md:grid-cols-[8rem_minmax(0,1fr)_auto] md:items-center">
      <div className="rounded-control overflow-hidden self-start">
        <Picture path={event.thumbnail} tone={event.thumbnail_tone} sizes="(min-width:768px) 128px, 88px" isOrnament />
      </div>
      <div className="grid gap-1 min-w-0">
        <h2 className="clamp clamp-2">
          <AppLink to={`/sellerevents/event/${event.event_id}/update`} lang={scriptLanguage(event.title)} className="hover:underline">
            {event.title}
          </AppLink>
        </h2>
        <p className="text-sm">{format.dateTime(event.from_time)}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PhaseChip phase={phaseOf(event, now)} />
          <b className="text-marigold tabular">{event.price === 0 ? t('list.free') : format.price(event.price)}</b>
        </p>
        <SeatsLine event={event} />
        <TakenOffLine reason={event.taken_off_reason} />
      </div>
      <div className="col-span-2 md:col-span-1 flex items-center justify-between md:gap-4 border-t border-line md:border-0 pt-1 md:pt-0">
        <MarketSwitch event={event} t={t} switching={switching} />
        <Button icon="i-lucide-ellipsis" aria-label={t('list.moreOf', { title: event.title })} onClick={() => onMore(event)}>
          {t('list.more')}
        </Button>
      </div>
      <SwitchProblem event={event} t={t} switching={switching} />
    </article>
  )
}
