import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { isLow, phaseOf } from '#contract/events/own-event-rules.ts'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Switch } from '../../../../ui/controls/switch.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Picture } from '../../../../ui/media/picture.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { switchRefused } from '../switch-refused.ts'
import type { Switching } from '../use-switching.ts'
import { PhaseChip } from './phase-chip.tsx'

/** What all rows of the list share. */
interface RowTools {
  t: TFunction<'selling'>
  format: Formatter
  switching: Switching
  /** Milliseconds since the epoch. */
  now: number
  onMore: (event: OwnEvent) => void
}

/** One's own event in the list: what, when, how it sells, and whether it is on the market. @see Specification §2.6 "/sellerevents" */
export function OwnEventRow({ event, tools: { t, format, switching, now, onMore } }: { event: OwnEvent; tools: RowTools }) {
  const problem = switching.problemOf(event)
  const isOn = switching.isOn(event)
  const saidId = `said-${event.id}`
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
        <SeatsLine event={event} t={t} />
      </div>
      <div className="col-span-2 md:col-span-1 flex items-center justify-between md:gap-4 border-t border-line md:border-0 pt-1 md:pt-0">
        <Switch
          isOn={isOn}
          label={t('list.switch', { title: event.title })}
          isLocked={switching.isLocked(event)}
          describedBy={problem && saidId}
          onChange={(wanted) => switching.set(event, wanted)}
        >
          {t(isOn ? 'list.active' : 'list.inactive')}
        </Switch>
        <Button icon="i-lucide-ellipsis" aria-label={t('list.moreOf', { title: event.title })} onClick={() => onMore(event)}>
          {t('list.more')}
        </Button>
      </div>
      <p id={saidId} role="alert" className="col-span-full text-danger empty:hidden">
        {problem && (
          <>
            <Icon name="i-lucide-circle-alert" /> {switchRefused(t, problem)}
          </>
        )}
      </p>
    </article>
  )
}

function SeatsLine({ event, t }: { event: OwnEvent } & Pick<RowTools, 't'>) {
  const { seats, capacity, sold, held } = event
  const isOut = seats === 0 && capacity > 0
  const isFew = !isOut && isLow(event)
  return (
    <p className="text-sm text-ink-soft tabular">
      <span className={seatsLook(isOut, isFew)}>
        {(isOut || isFew) && <Icon name={isOut ? 'i-lucide-circle-slash' : 'i-lucide-flame'} />}
        {isOut ? t('list.soldOut') : t('list.seats', { count: seats, capacity })}
      </span>
      {' · '}
      {t('list.sold', { count: sold })}
      {held > 0 && ` · ${t('list.held', { count: held })}`}
    </p>
  )
}

function seatsLook(isOut: boolean, isFew: boolean): string {
  if (isOut) return 'text-danger font-600'
  return isFew ? 'text-marigold font-600' : ''
}
