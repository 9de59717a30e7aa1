import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnEventDetail } from '#contract/events/own-events.ts'
import { NeedsInternet } from '../../../../../nouns/needs-internet.tsx'
import { useIsOffline } from '../../../../../state/connection/connection.ts'
import type { EditStart } from '../../../../../state/drafts/edit-start.ts'
import { FaultSummary } from '../../../../../ui/form/fault-summary.tsx'
import { FormColumns } from '../../../../../ui/form/form-columns.tsx'
import { FormFailure } from '../../../../../ui/form/form-failure.tsx'
import { RestoredBanner } from '../../../../../ui/form/restored-banner.tsx'
import { SaveNote } from '../../../../../ui/form/save-note.tsx'
import { ScreenForm } from '../../../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../../../ui/form/submit-button.tsx'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../../ui/navigation/app-link.tsx'
import type { EventTexts } from '../../event-values.ts'
import { type EventEditing, useEventEditing } from '../../use-editing.ts'
import { FormAside } from '../preview/form-aside.tsx'
import { EventConflicts } from './event-conflicts.tsx'
import { EventFields, FIELD_ORDER } from './event-fields.tsx'

interface Props {
  own: OwnEventDetail
  start: EditStart<EventTexts>
  /** ISO 8601: when the draft was kept that the form goes on from. */
  restoredAt: string | undefined
  logIn: ReactNode
  onRead: (own: OwnEventDetail) => void
  onStartOver: () => void
}

/** Changes an event. After saving, the form goes on where the reader stands. @see Specification §4 "Post and edit form" */
export function EditForm({ own, start: first, restoredAt, logIn, onRead, onStartOver }: Props) {
  const { t } = useTranslation('selling')
  // What it began with: the event may be read again while one types.
  const [start] = useState(first)
  const editing = useEventEditing({ own, start, onRead })
  const { event, changed, isKept, isSaved } = editing
  const { form, faults, forget } = event
  const startOver = async () => {
    await forget()
    onStartOver()
  }
  const isOffline = useIsOffline()
  const isByKinds = own.ticket_kinds > 1
  const now = { path: own.thumbnail, tone: own.thumbnail_tone }
  return (
    <FormColumns aside={<FormAside of={event} now={now} />}>
      <ScreenForm form={form} focusFirst={false} className="gap-6! grid-cols-1">
        {restoredAt && changed.length > 0 && <RestoredBanner at={restoredAt} onStartOver={startOver} />}
        <NeedsInternet text={t('edit.offlineNote')} problem={form.problem} />
        <FormFailure problem={form.problem} failed={t('edit.failed')} isKept={isKept} isOffline={isOffline} offline={t('edit.offline')} logIn={logIn} />
        <EventConflicts editing={editing} tone={own.thumbnail_tone} />
        <FaultSummary faults={faults} order={FIELD_ORDER} labelOf={(field) => t(`form.${field as 'title'}`)} onGo={form.focus} />
        <EventFields
          of={event}
          now={now}
          isByKinds={isByKinds}
          seatsHint={<SeatsHint own={own} editing={editing} />}
          kinds={isByKinds && <ByKinds own={own} />}
        />
        <div className="grid gap-2 justify-items-start">
          <SubmitButton form={form} busy={t('edit.busy')} className="sm:w-auto">
            {t('edit.action')}
          </SubmitButton>
          <SaveNote changed={changed.map((part) => t(`form.${part}`))} isUndecided={editing.conflicts.length > 0} isSaved={isSaved} />
        </div>
      </ScreenForm>
    </FormColumns>
  )
}

function SeatsHint({ own, editing: { takenSeats } }: { own: OwnEventDetail; editing: EventEditing }) {
  const { t } = useTranslation('selling')
  const taken = own.sold + own.held
  if (takenSeats !== undefined) return <span className="text-marigold font-600">{t('form.seatsBelow', { count: takenSeats })}</span>
  return taken > 0 ? t('form.seatsTaken', { count: taken }) : t('form.seatsHint')
}

/** Price and seats of an event with several kinds of ticket are those of its kinds. */
function ByKinds({ own }: { own: OwnEventDetail }) {
  const { t } = useTranslation('selling')
  return (
    <p className="text-sm -mt-3">
      <Icon name="i-lucide-info" className="text-brand" /> {t('edit.byKinds', { count: own.ticket_kinds })}{' '}
      <AppLink to={`/sellerevents/event/${own.event_id}/tickets`} className="link target">
        {t('tabs.tickets')}
      </AppLink>
    </p>
  )
}
