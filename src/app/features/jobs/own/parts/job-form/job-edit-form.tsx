import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts'
import { NeedsInternet } from '../../../../../nouns/needs-internet.tsx'
import { useIsOffline } from '../../../../../state/connection/connection.ts'
import type { EditStart } from '../../../../../state/drafts/edit-start.ts'
import { BusyButton } from '../../../../../ui/controls/busy-button.tsx'
import { FaultSummary } from '../../../../../ui/form/fault-summary.tsx'
import { FormFailure } from '../../../../../ui/form/form-failure.tsx'
import { RestoredBanner } from '../../../../../ui/form/restored-banner.tsx'
import { SaveNote } from '../../../../../ui/form/save-note.tsx'
import { ScreenForm } from '../../../../../ui/form/screen-form.tsx'
import { useSignalValue } from '../../../../../ui/form/use-signal-value.ts'
import type { JobTexts } from '../../job-values.ts'
import { useFieldLabel } from '../../use-field-label.ts'
import { type JobEditing, useJobEditing } from '../../use-job-editing.ts'
import { JobConflicts } from './job-conflicts.tsx'
import { FIELD_ORDER, JobFields } from './job-fields.tsx'

interface Props {
  own: OwnJobDetail
  start: EditStart<JobTexts>
  /** ISO 8601: when the draft was kept that the form goes on from. */
  restoredAt: string | undefined
  logIn: ReactNode
  onRead: (own: OwnJobDetail) => void
  onStartOver: () => void
}

/** Changes a job. After saving, the form goes on where the reader stands. */
export function JobEditForm({ own, start: first, restoredAt, logIn, onRead, onStartOver }: Props) {
  const { t } = useTranslation('hiring')
  const labelOf = useFieldLabel()
  // What it began with: the job may be read again while one types.
  const [start] = useState(first)
  const editing = useJobEditing({ own, start, onRead })
  const { job, changed, isKept } = editing
  const { form, faults, forget } = job
  const isOffline = useIsOffline()
  const startOver = async () => {
    await forget()
    onStartOver()
  }
  return (
    <ScreenForm form={form} focusFirst={false} className="gap-6! grid-cols-1">
      {restoredAt && changed.length > 0 && <RestoredBanner at={restoredAt} onStartOver={startOver} />}
      <NeedsInternet text={t('edit.offlineNote')} problem={form.problem} />
      <FormFailure problem={form.problem} failed={t('edit.failed')} isKept={isKept} isOffline={isOffline} offline={t('edit.offline')} logIn={logIn} />
      <JobConflicts editing={editing} tone={own.company_logo_tone} />
      <FaultSummary faults={faults} order={FIELD_ORDER} labelOf={labelOf} onGo={form.focus} />
      <JobFields of={job} now={{ path: own.company_logo, tone: own.company_logo_tone }} />
      <div className="grid gap-2 justify-items-start">
        <Buttons editing={editing} isDraft={own.posted_at === null} />
        <SaveNote changed={changed.map((part) => t(`form.${part}`))} isUndecided={editing.conflicts.length > 0} isSaved={editing.isSaved} />
      </div>
    </ScreenForm>
  )
}

function Buttons({ editing: { job, publishes }, isDraft }: { editing: JobEditing; isDraft: boolean }) {
  const { t } = useTranslation('hiring')
  const isBusy = useSignalValue(job.form.submitting)
  const choose = (isPublishing: boolean) => () => {
    publishes.current = isPublishing
  }
  return (
    <div className="flex flex-wrap gap-2 w-full">
      <BusyButton variant="primary" type="submit" isBusy={isBusy} onClick={choose(isDraft)} className="w-full sm:w-auto">
        {isBusy ? t('edit.busy') : t(isDraft ? 'edit.publish' : 'edit.action')}
      </BusyButton>
      {isDraft && (
        <BusyButton type="submit" isBusy={isBusy} onClick={choose(false)} className="w-full sm:w-auto">
          {t('post.draft')}
        </BusyButton>
      )}
    </div>
  )
}
