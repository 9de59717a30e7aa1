import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editStart } from '../../../../state/drafts/edit-start.ts'
import { usePersistedDraft } from '../../../../state/drafts/use-persisted-draft.ts'
import { EditFrame } from '../../../../ui/form/edit-frame.tsx'
import { FormWaiting } from '../../../../ui/form/form-waiting.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadOwnEvent } from '../event-calls.ts'
import { baseOf } from '../event-changes.ts'
import { EVENT_DRAFT } from '../event-draft.ts'
import { draftName } from '../event-draft-name.ts'
import { EditForm } from '../parts/event-form/edit-form.tsx'
import { EventStanding } from '../parts/event-standing.tsx'

interface Props {
  eventId: number
  /** The way in and back, which belongs to the shell. */
  logIn: ReactNode
}

/** "Edit Event", with what the phone holds of it until the service has answered. @see Specification §2.6 "/sellerevents/event/{event_id}/update" */
export function EditEvent({ eventId, logIn }: Props) {
  const { t } = useTranslation('selling')
  const [round, setRound] = useState(0)
  const draft = usePersistedDraft(draftName(eventId), { shape: EVENT_DRAFT, round })
  const { answer, problem, reload, put } = useAnswer((options) => loadOwnEvent(eventId, { ...options, keptFirst: true }), `own-event ${eventId}`)
  const own = answer?.value
  return (
    <EditFrame
      title={t('edit.title')}
      problem={problem}
      notLoaded={(met) => <ScreenProblem problem={met} title={t('edit.notLoaded')} retry={reload} />}
      logIn={logIn}
    >
      {own && (
        <>
          <div className="grid gap-2 pb-4">
            <EventStanding event={own} />
            <AgeNote answer={answer} />
          </div>
          {draft === 'asking' ? (
            <FormWaiting />
          ) : (
            <EditForm
              key={round}
              own={own}
              start={editStart(draft, baseOf(own))}
              restoredAt={draft?.at}
              logIn={logIn}
              onRead={put}
              onStartOver={() => setRound(round + 1)}
            />
          )}
        </>
      )}
    </EditFrame>
  )
}
