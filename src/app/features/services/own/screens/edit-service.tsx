import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editStart } from '../../../../state/drafts/edit-start.ts'
import { usePersistedDraft } from '../../../../state/drafts/use-persisted-draft.ts'
import { EditFrame } from '../../../../ui/form/edit-frame.tsx'
import { FormWaiting } from '../../../../ui/form/form-waiting.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { ServiceEditForm } from '../parts/service-form/service-edit-form.tsx'
import { ServiceStanding } from '../parts/service-standing.tsx'
import { loadOwnService } from '../service-calls.ts'
import { baseOf } from '../service-changes.ts'
import { draftName } from '../service-draft-name.ts'
import { SERVICE_DRAFT } from '../service-values.ts'

interface Props {
  serviceId: number
  /** The way in and back, which belongs to the shell. */
  logIn?: ReactNode
}

/** "Edit service", with what the phone holds of it until the server has answered. */
export function EditService({ serviceId, logIn }: Props) {
  const { t } = useTranslation('team')
  const [round, setRound] = useState(0)
  const draft = usePersistedDraft(draftName(serviceId), { shape: SERVICE_DRAFT, round })
  const { answer, problem, reload, put } = useAnswer((options) => loadOwnService(serviceId, { ...options, keptFirst: true }), `own-service ${serviceId}`)
  const own = answer?.value
  return (
    <EditFrame
      title={t('titles.update')}
      problem={problem}
      notLoaded={(met) => <ScreenProblem problem={met} title={t('edit.notLoaded')} retry={reload} list={{ to: '/sellerservices', title: t('title') }} />}
      logIn={logIn}
    >
      {own && (
        <>
          <div className="grid gap-2 pb-4">
            <ServiceStanding service={own} />
            <AgeNote answer={answer} />
          </div>
          {draft === 'asking' ? (
            <FormWaiting />
          ) : (
            <ServiceEditForm
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
