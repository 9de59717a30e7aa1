import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { acceptChanged, type OutboxEntry } from '../../../../state/outbox/outbox.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { type ApplicationAbout, aboutOf, readApplicationAbout, termsOf } from '../application-about.ts'
import { loadJobNow } from '../calls.ts'
import { changedTerms } from '../terms-words.ts'
import { TermsTable } from './terms-table.tsx'

const KNOWN = ['job-closed', 'already-applied', 'not-found', 'not-allowed', 'bad-state'] as const

/** Why the service did not take an application that had waited: what is kept, and what can be done. */
export function ApplicationConflict({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('applying')
  const about = readApplicationAbout(entry.about)
  if (!about || !entry.problem) return null
  const { code, facts, fields } = entry.problem
  if (code === 'job-changed') return <Changed entry={entry} about={about} />
  const isOfCv = fields?.cv !== undefined || code === 'unsupported-media' || code === 'pictures-full' || code === 'too-large'
  const isExpired = code === 'job-closed' && facts?.expired === 1
  const general = isOfCv ? 'cv' : 'fields'
  return (
    <Said text={t(`refused.${isExpired ? 'expired' : (KNOWN.find((one) => one === code) ?? general)}`)}>
      {code === 'already-applied' && (
        <ScreenLink to="/jobapplications" className="btn-quiet">
          {t('applied.mine')}
        </ScreenLink>
      )}
      {code === 'job-closed' && (
        <AppLink to={`/jobdetails/${about.job_post_id}`} className="btn-quiet">
          {t('outbox.openJob')}
        </AppLink>
      )}
    </Said>
  )
}

/** What was offered and what is now, side by side; another wish answers the new offer. */
function Changed({ entry, about }: { entry: OutboxEntry; about: ApplicationAbout }) {
  const { t } = useTranslation('applying')
  const language = useLanguage()
  const [now, setNow] = useState<JobDetail>()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { job_post_id, terms, cv_name } = about
  useEffect(() => {
    let isWanted = true
    // Without network what is new is seen once there is one.
    loadJobNow(job_post_id).then(
      (job) => isWanted && setNow(job),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [job_post_id])
  const accept = async () => {
    setState('busy')
    const version = now?.terms_version ?? entry.problem?.facts?.terms_version
    const body = { ...(entry.body as object), ...(version !== undefined && { terms_version: String(version) }) }
    const isTaken = await acceptChanged(entry.id, body, now ? aboutOf(now, cv_name) : about).catch(() => false)
    setState(isTaken ? 'idle' : 'failed')
  }
  return (
    <Said text={t('refused.job-changed')}>
      <TermsTable terms={now ? changedTerms(terms, termsOf(now), { t: t as never, language }) : []} />
      <BusyButton variant="primary" icon="i-lucide-send" isBusy={state === 'busy'} onClick={() => void accept()}>
        {t('form.applyAnyway')}
      </BusyButton>
      <AppLink to={`/jobdetails/${job_post_id}`} className="btn-quiet">
        {t('outbox.openJob')}
      </AppLink>
      {state === 'failed' && (
        <p role="alert" className="w-full text-danger">
          {t('outbox.failed')}
        </p>
      )}
    </Said>
  )
}

const Said = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div>
    <p className="font-600">{text}</p>
    <div className="flex flex-wrap gap-2 mt-2 empty:hidden">{children}</div>
  </div>
)
