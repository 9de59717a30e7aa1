import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editStart } from '../../../../state/drafts/edit-start.ts'
import { usePersistedDraft } from '../../../../state/drafts/use-persisted-draft.ts'
import { EditFrame } from '../../../../ui/form/edit-frame.tsx'
import { FormWaiting } from '../../../../ui/form/form-waiting.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadOwnJob } from '../job-calls.ts'
import { baseOf } from '../job-changes.ts'
import { editName, JOB_DRAFT } from '../job-values.ts'
import { JobEditForm } from '../parts/job-form/job-edit-form.tsx'
import { JobStanding } from '../parts/job-standing.tsx'

interface Props {
  jobPostId: number
  /** The way in and back, which belongs to the shell. */
  logIn?: ReactNode
}

/** "Edit job", with what the phone holds of it until the service has answered. */
export function EditJob({ jobPostId, logIn }: Props) {
  const { t } = useTranslation('hiring')
  const [round, setRound] = useState(0)
  const draft = usePersistedDraft(editName(jobPostId), { shape: JOB_DRAFT, round })
  const { answer, problem, reload, put } = useAnswer((options) => loadOwnJob(jobPostId, { ...options, keptFirst: true }), `own-job ${jobPostId}`)
  const own = answer?.value
  return (
    <EditFrame
      title={t('titles.update')}
      problem={problem}
      notLoaded={(met) => <ScreenProblem problem={met} title={t('edit.notLoaded')} retry={reload} list={{ to: '/hiring', title: t('list.title') }} />}
      logIn={logIn}
    >
      {own && (
        <>
          <div className="grid gap-2 pb-4">
            <JobStanding job={own} />
            <AgeNote answer={answer} />
          </div>
          {draft === 'asking' ? (
            <FormWaiting />
          ) : (
            <JobEditForm
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
