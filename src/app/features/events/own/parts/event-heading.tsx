import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { CALLED_OFF, phaseOf } from '#contract/events/own-event-rules.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import type { Answer } from '../../../../wire/answer.ts'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadOwnEvent } from '../event-calls.ts'
import { PhaseChip } from './phase-chip.tsx'

interface Props {
  eventId: number
  title: string
  /** What the screen shows, for its age. */
  answer: Answer<unknown> | undefined
}

/** What a tab of an event is about: its own name, and the event's. */
export function EventHeading({ eventId, title, answer }: Props) {
  const { t } = useTranslation('selling')
  const now = useNow() ?? Date.now()
  const event = useEventOfTab(eventId)
  return (
    <div>
      <h1 className="text-xl">{title}</h1>
      <p className="min-h-8 flex flex-wrap items-center gap-x-3 gap-y-1">
        {event && (
          <>
            <span lang={scriptLanguage(event.title)}>{event.title}</span>
            <PhaseChip phase={phaseOf(event, now)} />
          </>
        )}
        {answer && <AgeNote answer={answer} />}
      </p>
      {event?.event_status === CALLED_OFF && <p className="text-danger">{t('kinds.calledOff')}</p>}
    </div>
  )
}

/** The event that a tab belongs to; undefined while it is not known, which keeps nothing of the tab back. */
export const useEventOfTab = (eventId: number) =>
  useAnswer((options) => loadOwnEvent(eventId, { ...options, keptFirst: true }), `own event ${eventId}`).answer?.value
