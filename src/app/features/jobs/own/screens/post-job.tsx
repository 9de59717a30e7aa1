import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '#contract/core/new-key.ts'
import { NeedsInternet } from '../../../../nouns/needs-internet.tsx'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import type { PersistedDraft } from '../../../../state/drafts/persisted-draft.ts'
import { usePersistedDraft } from '../../../../state/drafts/use-persisted-draft.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { FaultSummary } from '../../../../ui/form/fault-summary.tsx'
import { FormFailure } from '../../../../ui/form/form-failure.tsx'
import { FormWaiting } from '../../../../ui/form/form-waiting.tsx'
import { RestoredBanner } from '../../../../ui/form/restored-banner.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { useSignalValue } from '../../../../ui/form/use-signal-value.ts'
import { ScreenProblem } from '../../../../ui/navigation/screen-problem.tsx'
import { fetchPicture } from '../../../../wire/fetch-picture.ts'
import { useAnswer } from '../../../../wire/use-answer.ts'
import { loadOwnJob } from '../job-calls.ts'
import { EMPTY_JOB, JOB_DRAFT, type JobTexts, PostedJob, postName, textsAfter } from '../job-values.ts'
import { FIELD_ORDER, JobFields } from '../parts/job-form/job-fields.tsx'
import { useFieldLabel } from '../use-field-label.ts'
import { type JobFormState, type JobStart, useJobForm } from '../use-job-form.ts'
import { type JobPosting, useJobPosting } from '../use-job-posting.ts'

type Draft = PersistedDraft<JobTexts>
type Begin = Pick<Draft, 'texts' | 'picture'>

const EMPTY: Begin = { texts: EMPTY_JOB, picture: undefined }

interface Props {
  /** A job that is to be posted again. */
  from?: number
  /** The way in and back, which belongs to the shell. */
  logIn?: ReactNode
}

/** "Post a job": what is typed stays on the phone until it is posted. */
export function PostJob({ from, logIn }: Props) {
  const { t } = useTranslation('hiring')
  const [round, setRound] = useState(0)
  const name = postName(from)
  const draft = usePersistedDraft(name, { shape: JOB_DRAFT, round })
  const form = (begin: Begin) => (
    <PostForm key={round} name={name} begin={begin} draft={draft as Draft | undefined} logIn={logIn} onStartOver={() => setRound(round + 1)} />
  )
  const content = () => {
    if (draft === 'asking') return <FormWaiting />
    // What was begun knows all that it needs of the earlier job.
    return from === undefined || draft ? form(EMPTY) : <After key={round} jobPostId={from} show={form} />
  }
  return (
    <div className="max-w-4xl">
      <h1 className="text-xl pb-4">{t(from === undefined ? 'titles.new' : 'post.again')}</h1>
      {content()}
    </div>
  )
}

/** A form that begins with what an earlier job said. */
function After({ jobPostId, show }: { jobPostId: number; show: (begin: Begin) => ReactNode }) {
  const { t } = useTranslation('hiring')
  const { answer, problem, reload } = useAnswer((options) => loadOwnJob(jobPostId, { ...options, keptFirst: true }), `own-job ${jobPostId}`)
  const job = answer?.value
  const logo = useLogo(job?.company_logo)
  if (!job)
    return problem ? (
      <ScreenProblem problem={problem} title={t('edit.notLoaded')} retry={reload} list={{ to: '/hiring', title: t('list.title') }} />
    ) : (
      <FormWaiting />
    )
  if (logo === 'asking') return <FormWaiting />
  return show({ texts: { ...textsAfter(job), ...(logo && { company_logo: 'new' }) }, picture: logo })
}

/** The picture itself: it is sent once more, as another job's. Without network there is none, and one is chosen. */
function useLogo(path: string | null | undefined): Blob | undefined | 'asking' {
  const [logo, setLogo] = useState<{ of: string; picture: Blob | undefined }>()
  useEffect(() => {
    if (!path) return undefined
    let isWanted = true
    const take = (picture?: Blob) => isWanted && setLogo({ of: path, picture })
    fetchPicture(path).then(take, () => take())
    return () => {
      isWanted = false
    }
  }, [path])
  if (path === null) return undefined
  return path !== undefined && logo?.of === path ? logo.picture : 'asking'
}

interface FormProps {
  name: string
  begin: Begin
  draft: Draft | undefined
  logIn: ReactNode
  onStartOver: () => void
}

function PostForm({ name, begin, draft, logIn, onStartOver }: FormProps) {
  const { t } = useTranslation('hiring')
  const labelOf = useFieldLabel()
  const [start] = useState<JobStart>(() => draft ?? { ...begin, base: undefined, client_key: '', post_try: '', writer: newKey() })
  const posting = useJobPosting()
  const job = useJobForm({ name, start, schema: PostedJob, onSubmit: (filled) => posting.post(filled, job) })
  const isOffline = useIsOffline()
  const { form, faults, forget } = job
  const startOver = async () => {
    await forget()
    onStartOver()
  }
  return (
    <ScreenForm form={form} focusFirst={false} className="gap-6! grid-cols-1">
      {draft && <RestoredBanner at={draft.at} onStartOver={startOver} />}
      <NeedsInternet text={t('post.offlineNote')} problem={form.problem} />
      <FormFailure problem={form.problem} failed={t('post.failed')} isKept={posting.isKept} isOffline={isOffline} offline={t('post.offline')} logIn={logIn} />
      <FaultSummary faults={faults} order={FIELD_ORDER} labelOf={labelOf} onGo={form.focus} />
      <JobFields of={job} />
      <Buttons job={job} posting={posting} />
    </ScreenForm>
  )
}

function Buttons({ job: { form }, posting: { publishes, isPosted } }: { job: JobFormState; posting: JobPosting }) {
  const { t } = useTranslation('hiring')
  const isBusy = useSignalValue(form.submitting) || isPosted
  const choose = (isPublishing: boolean) => () => {
    publishes.current = isPublishing
  }
  return (
    <div className="flex flex-wrap gap-2">
      <BusyButton variant="primary" type="submit" isBusy={isBusy} onClick={choose(true)} className="w-full sm:w-auto">
        {isBusy ? t('post.busy') : t('post.action')}
      </BusyButton>
      <BusyButton type="submit" isBusy={isBusy} onClick={choose(false)} className="w-full sm:w-auto">
        {t('post.draft')}
      </BusyButton>
      <p className="w-full text-sm text-ink-soft">{t('post.draftHint')}</p>
    </div>
  )
}
