import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { Problem } from '#contract/core/problem.ts'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { DeadlineText, dayOfDeadline, deadlineFault } from '#contract/jobs/job-form.ts'
import type { OwnJob } from '#contract/jobs/own-jobs.ts'
import { useFormDraft } from '../../../../state/drafts/use-form-draft.ts'
import { showNotice } from '../../../../state/notices.ts'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { switchOwnJob } from '../job-calls.ts'
import { DeadlineField } from './job-form/deadline-field.tsx'

const Schema = v.object({
  deadline: v.pipe(
    DeadlineText,
    v.check((at) => deadlineFault(at, Date.now()) !== 'in-the-past', 'in-the-past'),
    v.check((at) => deadlineFault(at, Date.now()) !== 'too-far', 'too-far'),
  ),
})

interface Props {
  job: OwnJob
  /** Gets the job as it is then. */
  onDone: (job: OwnJob) => void
  onClose: () => void
}

/** Another deadline; what was closed or over is open again by it. */
export function ExtendDialog({ job, onDone, onClose }: Props) {
  const { t } = useTranslation('hiring')
  const format = useFormat()
  const form = useScreenForm({
    schema: Schema,
    initialValues: { deadline: '' },
    onSubmit: async ({ deadline }) => {
      onDone(await switchOwnJob(job.job_post_id, true, dayOfDeadline(deadline)))
      draft.forget()
      showNotice(t('extend.done', { day: format.day(deadline) }))
    },
  })
  const draft = useFormDraft(form, `job deadline ${job.job_post_id}`)
  const textOf = ({ code }: Problem) => (isNoAnswer(code) ? t('extend.offline') : undefined)
  return (
    <Dialog title={t('extend.title')} place="sheet" onClose={onClose}>
      <div onInput={draft.note}>
        <ScreenForm form={form}>
          <p>
            <b lang={scriptLanguage(job.title)}>{job.title}</b>
            <span className="block text-sm text-ink-soft">{t('extend.now', { day: format.day(job.deadline) })}</span>
            {job.phase === 'closed' && <span className="block">{t('extend.opens')}</span>}
          </p>
          <DeadlineField form={form} />
          <FormProblem form={form} textOf={textOf} />
          <SubmitButton form={form} busy={t('edit.busy')} className="sm:w-auto sm:justify-self-start">
            {t('extend.yes')}
          </SubmitButton>
        </ScreenForm>
      </div>
    </Dialog>
  )
}
