import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OwnApplication } from '#contract/jobs/job-applications.ts'
import { APPLICATION_STATES, type ApplicationState } from '#contract/jobs/own-job-rules.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { ScreenLink } from '../../../../ui/navigation/screen-link.tsx'
import { readStateFilter } from '../application-filter.ts'
import { APPLICATION_STYLES } from '../application-styles.ts'
import { useOwnApplications } from '../use-own-applications.ts'
import { useWaitingApplications } from '../use-waiting-applications.ts'
import { ApplicationCard } from './application-card.tsx'
import { ListProblem } from './list-problem.tsx'
import { WaitingRows } from './waiting-rows.tsx'

/** One's own applications, the latest first; what waits on this phone stands above them. */
export function ApplicationList() {
  const { t } = useTranslation('applying')
  const shown = readStateFilter(useLocation().search as { show?: unknown })
  const { answer, problem, reload } = useOwnApplications()
  return (
    <section aria-label={t('tabs.applications')} className="grid grid-cols-1 gap-3">
      <WaitingRows />
      {!answer && !problem && <RowsWaiting />}
      {!answer && problem && <ListProblem problem={problem} offline={t('list.offline')} retry={reload} />}
      {answer && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="flex flex-wrap gap-x-3">
              <span role="status">{t('list.count', { count: answer.value.length })}</span>
              <AgeNote answer={answer} />
            </p>
            <Button icon="i-lucide-rotate-cw" onClick={reload}>
              {t('common:refresh')}
            </Button>
          </div>
          <Rows applications={answer.value} shown={shown} onChange={reload} />
        </>
      )}
    </section>
  )
}

interface RowsProps {
  applications: OwnApplication[]
  shown: ApplicationState | undefined
  onChange: () => void
}

function Rows({ applications, shown, onChange }: RowsProps) {
  const { t } = useTranslation('applying')
  const isWaiting = useWaitingApplications().length > 0
  // The applications waiting above count as made, even if the service does not have them yet.
  if (applications.length === 0) return isWaiting ? null : <Empty />
  const rows = applications.filter(({ state }) => shown === undefined || state === shown)
  return (
    <>
      <StateFilter applications={applications} shown={shown} />
      {rows.length === 0 && <p className="card p-6 text-center text-ink-soft">{t('list.none')}</p>}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {rows.map((application) => (
          <ApplicationCard key={application.application_id} application={application} onChange={onChange} />
        ))}
      </ul>
    </>
  )
}

/** Only states that occur; the chosen one always. */
function StateFilter({ applications, shown }: Omit<RowsProps, 'onChange'>) {
  const { t } = useTranslation('applying')
  const there = APPLICATION_STATES.filter((state) => state === shown || applications.some((one) => one.state === state))
  if (there.length < 2 && shown === undefined) return null
  return (
    // One row, pushed sideways: the applications themselves stay in sight. Room around it for the ring of what has the focus.
    <nav aria-label={t('list.filter')} className="overflow-x-auto -mx-4 px-4 py-1.5 -my-1.5">
      <ul className="flex gap-2 [&>li]:shrink-0">
        {[undefined, ...there].map((state) => (
          <li key={state ?? 'all'}>
            <AppLink
              to={state ? `/jobapplications?show=${state}` : '/jobapplications'}
              replace
              aria-current={state === shown ? 'true' : undefined}
              className="chip min-h-12 border border-line aria-[current]:bg-brand aria-[current]:text-on-brand aria-[current]:border-brand"
            >
              {state && <Icon name={APPLICATION_STYLES[state].icon} />}
              {state ? t(`states.${state}`) : t('list.all')}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Empty() {
  const { t } = useTranslation('applying')
  return (
    <NothingHere drawing="work" title={t('empty.title')} hint={t('empty.hint')}>
      <ScreenLink to="/jobportal" className="btn-primary">
        {t('empty.portal')}
      </ScreenLink>
    </NothingHere>
  )
}
