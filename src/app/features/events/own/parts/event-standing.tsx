import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { CALLED_OFF, phaseOf } from '#contract/events/own-event-rules.ts'
import type { OwnEventDetail } from '#contract/events/own-events.ts'
import { TakenOffLine } from '../../../../nouns/taken-off-line.tsx'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { PhaseChip } from './phase-chip.tsx'
import { ShareEvent } from './share-event.tsx'

/** Where an event stands, and where that is changed. */
export function EventStanding({ event }: { event: OwnEventDetail }) {
  const { t } = useTranslation('selling')
  const now = useNow()
  const phase = now === undefined ? event.phase : phaseOf(event, now)
  const isOff = (event.taken_off_reason ?? null) !== null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span lang={scriptLanguage(event.title)}>{event.title}</span>
      <PhaseChip phase={phase} />
      {isOff ? (
        <TakenOffLine reason={event.taken_off_reason} />
      ) : (
        event.called_off_reason && <p className="basis-full text-danger">{t('edit.calledOff', { reason: event.called_off_reason })}</p>
      )}
      {!isOff && (
        <ScreenLink to="/sellerevents" className="link target">
          {t(event.is_active ? 'edit.takeOff' : 'edit.putOn')}
        </ScreenLink>
      )}
      {event.is_published && (
        <p className="basis-full flex flex-wrap gap-2">
          <AppLink to={`/eventdetails/${event.event_id}`} className="btn-quiet">
            <Icon name="i-lucide-eye" />
            {t('edit.seePublic')}
          </AppLink>
          {event.event_status !== CALLED_OFF && !isOff && <ShareEvent event={event} />}
        </p>
      )}
    </div>
  )
}
