import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { OwnApplication } from '#contract/jobs/job-applications.ts'
import { AskDialog } from '../../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { withdraw } from '../calls.ts'
import { CvDownload } from './cv-download.tsx'
import { StateChip } from './state-chip.tsx'

interface Props {
  application: OwnApplication
  /** It stands otherwise now. */
  onChange: () => void
}

/** One application: for what, how it stands since when, what was sent along, and the way to write to the employer. */
export function ApplicationCard({ application, onChange }: Props) {
  const { t } = useTranslation('applying')
  const format = useFormat()
  const now = useNow()
  const { title, company, state, state_at, applied_at, deadline, is_open, letter, cv, job_post_id } = application
  return (
    <li className="card p-4 grid grid-cols-1 gap-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <StateChip state={state} />
        {now !== undefined && <span className="text-sm text-ink-soft">{format.age(state_at, now)}</span>}
      </p>
      <div>
        <h2>
          <AppLink to={`/jobdetails/${job_post_id}`} className="link target justify-start! text-start wrap-anywhere">
            <span lang={scriptLanguage(title)}>{title}</span>
          </AppLink>
        </h2>
        <p lang={scriptLanguage(company)}>{company}</p>
        <p className="text-sm text-ink-soft">
          {t('card.appliedAt', { day: format.day(applied_at) })} · {is_open ? t('card.openUntil', { day: format.day(deadline) }) : t('card.closed')}
        </p>
      </div>
      {letter !== '' && (
        <details>
          <summary className="target justify-start! link">
            <Icon name="i-lucide-chevron-down" /> {t('card.letter')}
          </summary>
          <p className="whitespace-pre-line wrap-anywhere rounded-control bg-sunken p-3" lang={scriptLanguage(letter)}>
            {letter}
          </p>
        </details>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {cv && <CvDownload cv={cv} />}
        {state !== 'withdrawn' && (
          <AppLink to={`/messages/new?kind=application&subject=${application.application_id}`} className="btn-quiet">
            <Icon name="i-lucide-message-square-text" />
            {t('card.write')}
          </AppLink>
        )}
        {state !== 'withdrawn' && <Withdraw application={application} onDone={onChange} />}
        {state === 'withdrawn' && is_open && (
          <AppLink to={`/jobdetails/${job_post_id}?apply=1`} className="btn-quiet">
            {t('card.again')}
          </AppLink>
        )}
      </div>
    </li>
  )
}

function Withdraw({ application: { application_id, title }, onDone }: { application: OwnApplication; onDone: () => void }) {
  const { t } = useTranslation('applying')
  const [isAsking, setAsking] = useState(false)
  const go = async () => {
    await withdraw(application_id)
    onDone()
  }
  return (
    <>
      <Button icon="i-lucide-undo-2" aria-label={t('withdraw.of', { title })} onClick={() => setAsking(true)}>
        {t('withdraw.button')}
      </Button>
      {isAsking && (
        <AskDialog title={t('withdraw.title')} yes={t('withdraw.yes')} no={t('withdraw.no')} onYes={go} onClose={() => setAsking(false)}>
          <p className="font-600" lang={scriptLanguage(title)}>
            {title}
          </p>
          <p>{t('withdraw.text')}</p>
        </AskDialog>
      )}
    </>
  )
}
