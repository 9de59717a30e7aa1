import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnJobDetail } from '#contract/hiring.ts'
import { newKey } from '../../../state/new-key.ts'
import { useWholeDraft } from '../../../state/use-whole-draft.ts'
import type { WholeDraft } from '../../../state/whole-draft.ts'
import { AgeNote } from '../../../ui/age-note.tsx'
import { FormWaiting } from '../../../ui/form/form-waiting.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ScreenProblem } from '../../../ui/screen-problem.tsx'
import { useAnswer } from '../../../wire/use-answer.ts'
import { loadOwnJob } from '../job-calls.ts'
import { baseOf } from '../job-changes.ts'
import { editName, JOB_DRAFT, type JobTexts, textsOfJob } from '../job-values.ts'
import { type EditStart, JobEditForm } from '../parts/job-form/job-edit-form.tsx'
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
  const draft = useWholeDraft(editName(jobPostId), { shape: JOB_DRAFT, round })
  const { answer, problem, reload, put } = useAnswer((how) => loadOwnJob(jobPostId, { ...how, keptFirst: true }), `own-job ${jobPostId}`)
  const content = () => {
    if (problem?.code === 'not-signed-in') return <Unauthorized logIn={logIn} />
    if (!answer)
      return problem ? (
        <ScreenProblem problem={problem} title={t('edit.notLoaded')} retry={reload} list={{ to: '/hiring', title: t('list.title') }} />
      ) : (
        <FormWaiting />
      )
    const own = answer.value
    return (
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
      <h1 className="text-xl pb-2">{t('titles.update')}</h1>
      {content()}
    </div>
  )
}

/** A draft without the job that it began with is of no use: nobody could say what was changed. */
const startOf = (own: OwnJobDetail, draft: WholeDraft<JobTexts> | undefined): EditStart =>
  draft?.base
    ? { ...draft, base: draft.base }
    : { texts: textsOfJob(own), picture: undefined, base: baseOf(own), client_key: '', post_try: '', writer: newKey() }

function Unauthorized({ logIn }: { logIn: ReactNode }) {
  const { t } = useTranslation('hiring')
  return (
    <div role="alert" className="card p-4 grid gap-3 justify-items-start">
      <p className="text-danger font-600">
        <Icon name="i-lucide-circle-alert" /> {t('said.unauthorized')}
      </p>
      <p>{t('selling:form.safe')}</p>
      {logIn}
    </div>
  )
}
