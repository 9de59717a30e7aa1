import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { useSession } from '../../../../state/session/session.ts'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { useApplyStart } from '../use-apply-start.ts'
import { useOwnApplications } from '../use-own-applications.ts'
import { useWaitingApplications, waitingFor } from '../use-waiting-applications.ts'
import { AppliedState } from './applied-state.tsx'
import { ApplyForm } from './apply-form.tsx'
import { LogInFirst } from './log-in-first.tsx'

interface Props {
  job: JobDetail
  isWanted: boolean
}

/** The sheet in which one applies for a job. @see Specification §2.7 "Apply Now" */
export function ApplySheet({ job, isWanted }: Props) {
  return isWanted ? <Sheet key={job.job_post_id} job={job} /> : null
}

function Sheet({ job }: { job: JobDetail }) {
  const { t } = useTranslation('applying')
  const router = useRouter()
  const isSignedIn = useSession(({ token }) => token !== null)
  const { entry } = useLocation().search as { entry?: unknown }
  // A dialog that goes away says once more that it is closed.
  const isClosing = useRef(false)
  useEffect(() => {
    isClosing.current = false
    return () => {
      isClosing.current = true
    }
  }, [])
  const close = () => {
    if (isClosing.current) return
    isClosing.current = true
    if (router.state.location.state.overJob) router.history.back()
    else void router.navigate({ to: '.', search: {}, replace: true, resetScroll: false })
  }
  return (
    <Dialog title={t('sheet.title')} place="sheet" onClose={close}>
      <JobLine job={job} />
      {isSignedIn ? <Member job={job} entry={typeof entry === 'string' ? entry : undefined} /> : <LogInFirst text={t('sheet.visitor')} />}
    </Dialog>
  )
}

function JobLine({ job: { title, company, deadline } }: { job: JobDetail }) {
  const { t } = useTranslation('jobs')
  const format = useFormat()
  return (
    <div className="pb-3">
      <p className="font-600" lang={scriptLanguage(title)}>
        {title}
      </p>
      <p className="text-sm text-ink-soft">
        <span lang={scriptLanguage(company)}>{company}</span> · {t('deadline')}: {format.day(deadline)}
      </p>
    </div>
  )
}

interface MemberProps {
  job: JobDetail
  /** The waiting application to change. */
  entry: string | undefined
}

function Member({ job, entry }: MemberProps) {
  const { t } = useTranslation('applying')
  const userId = useSession(({ account }) => account?.id)
  const { answer } = useOwnApplications()
  // What was there when the sheet was opened: what is sent from it says so itself.
  const [first] = useState(job)
  const waiting = waitingFor(job.job_post_id, useWaitingApplications())
  const [isBegun, setBegun] = useState(false)
  const own = answer?.value.find(({ job_post_id, state }) => job_post_id === job.job_post_id && state !== 'withdrawn')
  const now = useNow() ?? Date.now()
  if (isBegun) return <Begun job={first} entry={entry} />
  if (own || (waiting && waiting.id !== entry)) return <AppliedState job_post_id={job.job_post_id} />
  if (job.employer === userId) return <Said text={t('refused.not-allowed')} />
  if (!job.is_open || Date.parse(job.deadline) < now) return <Said text={t('sheet.closed')} hasPortal />
  return <Begun job={first} entry={entry} onBegun={() => setBegun(true)} />
}

/** Once one has begun to write, nothing that becomes known takes the form away: the answer to sending it says all. */
function Begun({ job, entry, onBegun }: MemberProps & { onBegun?: () => void }) {
  const { t } = useTranslation('applying')
  const start = useApplyStart(job.job_post_id, entry)
  if (start === 'looking')
    return (
      <div role="status" aria-label={t('common:loading')} className="grid gap-3">
        <div className="skeleton h-20" />
        <div className="skeleton h-24" />
        <div className="skeleton h-12" />
      </div>
    )
  if (start === 'gone') return <Said text={t('form.gone')} />
  return (
    <div onInput={onBegun} onSubmitCapture={onBegun}>
      <ApplyForm job={job} start={start} entry={entry} />
    </div>
  )
}

function Said({ text, hasPortal = false }: { text: string; hasPortal?: boolean }) {
  const { t } = useTranslation('applying')
  return (
    <div role="status" className="grid gap-3 justify-items-start">
      <p>
        <Icon name="i-lucide-info" className="text-marigold" /> {text}
      </p>
      {hasPortal && (
        <ScreenLink to="/jobportal" className="btn-primary">
          {t('empty.portal')}
        </ScreenLink>
      )}
    </div>
  )
}
