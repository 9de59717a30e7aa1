import { useTranslation } from 'react-i18next'
import type { OwnEventDetail } from '#contract/selling.ts'
import { phaseOf } from '#contract/selling-rules.ts'
import { ScreenLink } from '../../../ui/screen-link.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { Way } from '../../../ui/way.tsx'
import { PhaseChip } from './phase-chip.tsx'

/** Where an event stands, and where that is changed. */
export function EventStanding({ event }: { event: OwnEventDetail }) {
  const { t } = useTranslation('selling')
  const now = useNow()
  const phase = now === undefined ? event.phase : phaseOf(event, now)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <PhaseChip phase={phase} />
      {event.called_off_reason && <p className="basis-full text-danger">{t('edit.calledOff', { reason: event.called_off_reason })}</p>}
      <ScreenLink to="/sellerevents" className="link target">
        {t(event.is_active ? 'edit.takeOff' : 'edit.putOn')}
      </ScreenLink>
      {event.is_published && (
        <Way to={`/eventdetails/${event.event_id}`} className="link target">
          {t('edit.seePublic')}
        </Way>
      )}
    </div>
  )
}
