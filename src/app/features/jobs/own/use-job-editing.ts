import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts'
import type { EditStart } from '../../../state/drafts/edit-start.ts'
import { type EditedKind, type Editing, useEditing } from '../../../state/drafts/use-editing.ts'
import { showNotice } from '../../../state/notices.ts'
import { loadOwnJob, refreshOwnJobs, sendUpdate } from './job-calls.ts'
import { baseOf, JOB_CHANGES, type JobPart } from './job-changes.ts'
import { EditedJob, editName, type FilledJob, type JobTexts, textsToSend } from './job-values.ts'
import { type JobFormState, useJobForm } from './use-job-form.ts'

export type JobEditing = Editing<JobTexts, JobPart, FilledJob> & {
  job: JobFormState
  /** Whether what is sent next is published by it. To be set before the form is sent. */
  publishes: RefObject<boolean>
}

interface Options {
  /** As it was read last. */
  own: OwnJobDetail
  start: EditStart<JobTexts>
  /** Gets the job as the service has it now. */
  onRead: (own: OwnJobDetail) => void
}

/** Changing a job: only what was changed is sent, on top of the version that was seen. */
export function useJobEditing({ own, start, onRead }: Options): JobEditing {
  const { t } = useTranslation('hiring')
  const { job_post_id } = own
  const publishes = useRef(false)
  const job = useJobForm({
    name: editName(job_post_id),
    start,
    schema: EditedJob,
    onSubmit: (filled) => editing.save(filled),
    onNote: () => editing.check(),
  })
  const isPublishing = () => publishes.current && own.posted_at === null
  const kind: EditedKind<JobTexts, JobPart, OwnJobDetail, FilledJob> = {
    changes: JOB_CHANGES,
    baseOf,
    send: async (filled, { parts, picture, version }) => {
      const { company_logo: _logo, apply_by: _by, ...texts } = JOB_CHANGES.fieldsOf<Partial<JobTexts>>(textsToSend(filled), parts)
      const logo = parts.includes('company_logo') ? (picture ?? 'none') : undefined
      const saved = await sendUpdate(job_post_id, { texts, logo, version, ...(isPublishing() && { is_published: true }) })
      refreshOwnJobs()
      return saved
    },
    load: async () => (await loadOwnJob(job_post_id, { fresh: true })).value,
    isMore: isPublishing,
    say: (what) => showNotice(what === 'done' && isPublishing() ? t('post.done') : t(`said.${what}`)),
  }
  const editing = useEditing({ kind, form: job, own, start, onRead })
  return { ...editing, job, publishes }
}
