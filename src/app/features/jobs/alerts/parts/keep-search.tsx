import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { JobFilter } from '#contract/jobs/jobs-filter.ts'
import { useSession } from '../../../../state/session/session.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { useCachedAnswer } from '../../../../wire/use-cached-answer.ts'
import { LogInFirst } from '../../applications/parts/log-in-first.tsx'
import { loadAlerts } from '../alert-calls.ts'
import { alertFilterOf, asksSomething, asksTheSame } from '../alert-filter.ts'
import { KeepSearchForm } from './keep-search-form.tsx'

/** Keeps a search, so that new jobs which fit it are told of. Nothing where nothing is asked. */
export function KeepSearch({ filter }: { filter: JobFilter }) {
  const { t } = useTranslation('applying')
  const isSignedIn = useSession(({ token }) => token !== null)
  const [isOpen, setOpen] = useState(false)
  const asked = alertFilterOf(filter)
  if (!asksSomething(asked)) return null
  if (isSignedIn) return <ForMember asked={asked} />
  return (
    <>
      <Button icon="i-lucide-bell" onClick={() => setOpen(true)}>
        {t('keepSearch.button')}
      </Button>
      {isOpen && (
        <Dialog title={t('keepSearch.button')} place="sheet" onClose={() => setOpen(false)}>
          <LogInFirst text={t('keepSearch.visitor')} />
        </Dialog>
      )}
    </>
  )
}

function ForMember({ asked }: { asked: ReturnType<typeof alertFilterOf> }) {
  const { t } = useTranslation('applying')
  const { answer, put } = useCachedAnswer(loadAlerts, 'alerts')
  const [isOpen, setOpen] = useState(false)
  const alerts = answer?.value ?? []
  const kept = alerts.find(({ question }) => asksTheSame(question, asked))
  if (kept && !isOpen)
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-3">
        <span>
          <Icon name={kept.is_paused ? 'i-lucide-circle-pause' : 'i-lucide-bell-ring'} className={kept.is_paused ? 'text-marigold' : 'text-brand'} />{' '}
          {t(kept.is_paused ? 'keepSearch.paused' : 'keepSearch.kept')}
        </span>
        <AppLink to="/jobapplications?tab=alerts" className="link target">
          {t('keepSearch.alerts')}
        </AppLink>
      </p>
    )
  return (
    <>
      <Button icon="i-lucide-bell" onClick={() => setOpen(true)}>
        {t('keepSearch.button')}
      </Button>
      {isOpen && (
        <Dialog title={t('keepSearch.title')} place="sheet" onClose={() => setOpen(false)}>
          <KeepSearchForm
            asked={asked}
            onKept={(alert) => put([alert, ...alerts.filter(({ alert_id }) => alert_id !== alert.alert_id)])}
            onClose={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  )
}
