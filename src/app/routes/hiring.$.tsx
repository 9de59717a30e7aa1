import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UnverifiedNote } from '../features/accounts/parts/unverified-note.tsx'
import { Applicants } from '../features/jobs/own/screens/applicants.tsx'
import { EditJob } from '../features/jobs/own/screens/edit-job.tsx'
import { Hiring } from '../features/jobs/own/screens/hiring.tsx'
import { PostJob } from '../features/jobs/own/screens/post-job.tsx'
import { NotFoundScreen } from '../shell/failures/late-screens.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { LogInLink } from '../shell/header/log-in-link.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

/** All screens of employers, their own jobs first: each route is paid for by every page, so that they share one. */
export const Route = createFileRoute('/hiring/$')({ component: HiringScreen })

const OF_JOB = /^job\/(\d{1,9})\/(update|applicants)$/
const FORMS = /titles\.(new|update)$/

function HiringScreen() {
  const { _splat = '' } = Route.useParams()
  const search: Record<string, unknown> = Route.useSearch()
  const [, id, part] = OF_JOB.exec(_splat) ?? []
  const from = Number(search.from)
  const jobPostId = Number(id)
  if (_splat === '') return inside('shell:titles.hiring', <Hiring filter={search} />)
  if (_splat === 'new') return inside('hiring:titles.new', <PostJob key={from} logIn={<LogIn />} {...(from > 0 && { from })} />)
  if (part === 'update') return inside('hiring:titles.update', <EditJob key={id} jobPostId={jobPostId} logIn={<LogIn />} />)
  if (part === 'applicants') return inside('hiring:titles.applicants', <Applicants key={id} jobPostId={jobPostId} search={search} />)
  return <NotFoundScreen />
}

const inside = (titleKey: string, content: ReactNode) => <Inside titleKey={titleKey}>{content}</Inside>

const LogIn = () => <LogInLink className="btn-primary">{useTranslation().t('common:nav.logIn')}</LogInLink>

function Inside({ titleKey, children }: { titleKey: string; children: ReactNode }) {
  const { t } = useTranslation()
  const what = t(titleKey)
  usePageTitle(what)
  return (
    <Guard wants="seller" what={what}>
      <SellerArea>
        {FORMS.test(titleKey) && <UnverifiedNote of="job" />}
        {children}
      </SellerArea>
    </Guard>
  )
}
