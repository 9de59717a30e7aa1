import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { OwnJob } from '#contract/jobs/own-jobs.ts'
import { useIsOffline } from '../../../../state/connection/connection.ts'
import { showNotice } from '../../../../state/notices.ts'
import { AskDialog } from '../../../../ui/controls/ask-dialog.tsx'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { ShareButton } from '../../../../ui/controls/share-button.tsx'
import { useAction } from '../../../../ui/controls/use-action.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { removeOwnJob, switchOwnJob } from '../job-calls.ts'
import { phaseNow } from '../own-filter.ts'
import { ExtendDialog } from './extend-dialog.tsx'

interface Props {
  job: OwnJob
  /** Gets the job as it is then. */
  onDone: (job: OwnJob) => void
  onRemoved: () => void
  onClose: () => void
}

/** Everything that can be done with one job, within the thumb's reach. */
export function OwnJobActions({ job, onDone, onRemoved, onClose }: Props) {
  const { t } = useTranslation('hiring')
  const language = useLanguage()
  const [asked, setAsked] = useState<'extend' | 'remove'>()
  const isDraft = job.posted_at === null
  // What staff took off cannot be opened, and is closed already.
  const canOpen = !isDraft && (job.taken_off_reason ?? null) === null
  const id = job.job_post_id
  const extended = (to: OwnJob) => {
    onDone(to)
    onClose()
  }
  if (asked === 'extend') return <ExtendDialog job={job} onDone={extended} onClose={onClose} />
  if (asked === 'remove') return <Remove job={job} onRemoved={onRemoved} onClose={onClose} />
  return (
    <Dialog title={job.title} place="sheet" onClose={onClose}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 wrap-anywhere [&>li]:grid [&_:is(a,button)]:w-full [&_:is(a,button)]:justify-start! [&_:is(a,button)]:text-start">
        {!isDraft && <Entry to={`/hiring/job/${id}/applicants`} icon="i-lucide-users" text={t('titles.applicants')} />}
        <Entry to={`/hiring/job/${id}/update`} icon="i-lucide-pencil" text={t('titles.update')} />
        {!isDraft && <Entry to={`/jobdetails/${id}`} icon="i-lucide-eye" text={t('list.seePublic')} />}
        {!isDraft && (
          <li>
            <ShareButton title={job.title} path={withLanguage(language, `/jobdetails/${id}`)} />
          </li>
        )}
        <Entry to={`/hiring/new?from=${id}`} icon="i-lucide-copy" text={t('post.again')} />
        {canOpen && (
          <li>
            <Button icon="i-lucide-calendar-plus" onClick={() => setAsked('extend')}>
              {t('extend.button')}
            </Button>
          </li>
        )}
        {canOpen && <OpenOrClose job={job} onDone={onDone} onExtend={() => setAsked('extend')} onClose={onClose} />}
        {isDraft && (
          <li>
            <Button variant="danger" icon="i-lucide-trash" onClick={() => setAsked('remove')}>
              {t('remove.button')}
            </Button>
          </li>
        )}
      </ul>
    </Dialog>
  )
}

const Entry = ({ to, icon, text }: { to: `/${string}`; icon: `i-lucide-${string}`; text: string }) => (
  <li>
    <AppLink to={to} className="btn-quiet">
      <Icon name={icon} />
      {text}
    </AppLink>
  </li>
)

type SwitchProps = Pick<Props, 'job' | 'onDone' | 'onClose'> & { onExtend: () => void }

/** Closes it before its time, or opens it again; what is over needs another deadline first. */
function OpenOrClose({ job, onDone, onExtend, onClose }: SwitchProps) {
  const { t } = useTranslation('hiring')
  const now = useNow() ?? Date.now()
  const isOffline = useIsOffline()
  const { isBusy, problem, run } = useAction()
  const isOpen = phaseNow(job, now) === 'open'
  const isOver = Date.parse(job.deadline) < now
  if (isOver && !isOpen && job.phase !== 'closed') return null
  const turn = async () => {
    onDone(await switchOwnJob(job.job_post_id, !isOpen))
    showNotice(t(isOpen ? 'open.closed' : 'open.opened'))
    onClose()
  }
  const press = () => (isOver && !isOpen ? onExtend() : void run(turn))
  const said = isOffline ? t('open.offline') : problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })
  return (
    <>
      <li>
        <BusyButton icon={isOpen ? 'i-lucide-circle-slash' : 'i-lucide-circle-check'} isBusy={isBusy || isOffline} onClick={press}>
          {t(isOpen ? 'open.close' : 'open.again')}
        </BusyButton>
      </li>
      {said && (
        <li role="alert" className="col-span-full text-danger">
          {said}
        </li>
      )}
    </>
  )
}

/** Asks before a draft is thrown away. */
function Remove({ job, onRemoved, onClose }: Pick<Props, 'job' | 'onRemoved' | 'onClose'>) {
  const { t } = useTranslation('hiring')
  const remove = async () => {
    await removeOwnJob(job.job_post_id)
    onRemoved()
    showNotice(t('remove.done'))
  }
  return (
    <AskDialog title={t('remove.title')} yes={t('remove.yes')} no={t('remove.no')} onYes={remove} onClose={onClose}>
      <MixedText text={t('remove.text', { title: job.title })} />
    </AskDialog>
  )
}
