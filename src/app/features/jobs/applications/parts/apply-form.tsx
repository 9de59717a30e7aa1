import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { JOB_PROFILE_LIMITS } from '#contract/jobs/cv-files.ts'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { isWhole, profileIn } from '../application-texts.ts'
import { draftName } from '../apply-draft-name.ts'
import type { ApplyStart } from '../apply-start.ts'
import { useApplyForm } from '../use-apply-form.ts'
import { useApplying } from '../use-applying.ts'
import { ApplyQueued } from './apply-queued.tsx'
import { ApplyRefusal } from './apply-refusal.tsx'
import { ApplySent } from './apply-sent.tsx'
import { ApplySummary } from './apply-summary.tsx'
import { CvField } from './cv-field.tsx'
import { DeadlineRisk } from './deadline-risk.tsx'
import { LetterCount } from './letter-count.tsx'
import { ProfileFields } from './profile-fields.tsx'

interface Props {
  /** As it was when the sheet was opened. */
  job: JobDetail
  start: ApplyStart
  /** The waiting application that is being changed. */
  entry: string | undefined
}

/** Who applies, with what, and the one button. An applicant whose profile is complete sees it as one line, and the cover letter. */
export function ApplyForm({ job, start, entry }: Props) {
  const { t } = useTranslation('applying')
  const isOffline = useIsOffline()
  const [isOpen, setOpen] = useState(!isWhole(profileIn(start.texts)) || (job.needs_cv && start.cv.kind === 'none'))
  const applying = useApplying({ job, editing: entry === undefined ? undefined : { id: entry, cv: start.cv }, onTaken: () => void state.forget() })
  const state = useApplyForm({
    start,
    draft: entry === undefined ? draftName(job.job_post_id) : undefined,
    isCvNeeded: job.needs_cv,
    onSubmit: applying.apply,
    // At once: what is hidden cannot have the focus.
    onFault: () => flushSync(() => setOpen(true)),
  })
  const { form, cv } = state
  if (applying.sent) return <ApplySent application={applying.sent} />
  if (applying.queued) return <ApplyQueued entry={applying.queued} />
  return (
    <div onInput={state.note} onSubmitCapture={state.lookOver}>
      <ScreenForm form={form}>
        {start.isRestored && (
          <p role="status" className="chip justify-self-start">
            {t('form.restored')}
          </p>
        )}
        {entry !== undefined && (
          <p className="rounded-control border border-line bg-sunken p-3">
            <Icon name="i-lucide-pencil" className="text-ink-soft" /> {t('form.editing')}
          </p>
        )}
        {!isOpen && <ApplySummary form={form} cv={cv} onChange={() => setOpen(true)} />}
        <div className="grid gap-4" hidden={!isOpen}>
          <ProfileFields form={form} />
          <CvField chosen={cv} isNeeded={job.needs_cv} fault={state.cvFault} onChange={state.putCv} handle={state.cvHandle} />
        </div>
        <div>
          <TextField
            form={form}
            name="letter"
            label={t('form.letter')}
            hint={t('form.letterHint')}
            optional
            rows={3}
            autoComplete="off"
            autoCapitalize="sentences"
            maxLength={JOB_PROFILE_LIMITS.letterLongest * 2}
            dir="auto"
          />
          <LetterCount form={form} />
        </div>
        <p className="text-sm text-ink-soft">{t('form.whoSees')}</p>
        <div role="alert" className="grid gap-2 empty:hidden">
          {applying.refusal && <ApplyRefusal refusal={applying.refusal} />}
        </div>
        <FormProblem form={form} />
        {isOffline && <DeadlineRisk deadline={job.deadline} />}
        <BusyButton variant="primary" icon="i-lucide-send" type="submit" className="w-full" isBusy={applying.isBusy}>
          {buttonWords()}
        </BusyButton>
      </ScreenForm>
    </div>
  )

  function buttonWords(): string {
    if (applying.isBusy) return t(isOffline ? 'form.saving' : 'form.sending')
    if (applying.refusal?.code === 'job-changed') return t('form.applyAnyway')
    if (entry !== undefined) return t('form.saveChanges')
    return t(isOffline ? 'form.applyOffline' : 'form.apply')
  }
}
