import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnEventDetail } from '#contract/selling.ts'
import { newKey } from '../../../state/new-key.ts'
import { useWholeDraft } from '../../../state/use-whole-draft.ts'
import { AgeNote } from '../../../ui/age-note.tsx'
import { FormWaiting } from '../../../ui/form/form-waiting.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ScreenProblem } from '../../../ui/screen-problem.tsx'
import { useAnswer } from '../../../wire/use-answer.ts'
import { loadOwnEvent } from '../event-calls.ts'
import { baseOf } from '../event-changes.ts'
import { draftName, EVENT_DRAFT, type EventDraft } from '../event-draft.ts'
import { textsOfEvent } from '../event-values.ts'
import { EditForm, type EditStart } from '../parts/event-form/edit-form.tsx'
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
  const draft = useWholeDraft(draftName(eventId), { shape: EVENT_DRAFT, round })
  const { answer, problem, reload, put } = useAnswer((how) => loadOwnEvent(eventId, { ...how, keptFirst: true }), `own-event ${eventId}`)
  const content = () => {
    if (problem?.code === 'not-signed-in') return <Unauthorized logIn={logIn} />
    if (!answer) return problem ? <ScreenProblem problem={problem} title={t('edit.notLoaded')} retry={reload} /> : <FormWaiting />
    const own = answer.value
    return (
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
            start={startOf(own, draft)}
            restoredAt={draft?.at}
            logIn={logIn}
            onRead={put}
            onStartOver={() => setRound(round + 1)}
          />
        )}
      </>
    )
  }
  return (
    <div className="max-w-4xl">
      <h1 className="text-xl pb-2">{t('edit.title')}</h1>
      {content()}
    </div>
  )
}

/** A draft without the event that it began with is of no use: nobody could say what was changed. */
const startOf = (own: OwnEventDetail, draft: EventDraft | undefined): EditStart =>
  draft?.base
    ? { ...draft, base: draft.base }
    : { texts: textsOfEvent(own), picture: undefined, base: baseOf(own), client_key: '', post_try: '', writer: newKey() }

/** @see Specification §8 "Edit load, HTTP 401" */
function Unauthorized({ logIn }: { logIn: ReactNode }) {
  const { t } = useTranslation('selling')
  return (
    <div role="alert" className="card p-4 grid gap-3 justify-items-start">
      <p className="text-danger font-600">
        <Icon name="i-lucide-circle-alert" /> {t('form.unauthorized')}
      </p>
      <p>{t('form.safe')}</p>
      {logIn}
    </div>
  )
}
