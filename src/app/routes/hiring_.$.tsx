import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Applicants } from '../features/hiring/screens/applicants.tsx'
import { EditJob } from '../features/hiring/screens/edit-job.tsx'
import { PostJob } from '../features/hiring/screens/post-job.tsx'
import { Guard } from '../shell/guard.tsx'
import { NotFoundScreen } from '../shell/late-screens.tsx'
import { SellerArea } from '../shell/seller-area.tsx'
import { usePageTitle } from '../ui/use-page-title.ts'

/** All screens below one's own jobs: each route is paid for by every page, so that they share one. */
export const Route = createFileRoute('/hiring_/$')({ component: BelowHiringScreen })

const OF_JOB = /^job\/(\d{1,9})\/(update|applicants)$/

function BelowHiringScreen() {
  const { _splat = '' } = Route.useParams()
  const search: Record<string, unknown> = Route.useSearch()
  const [, id, part] = OF_JOB.exec(_splat) ?? []
  const from = Number(search.from)
  if (_splat === 'new') return <Inside part="new">{from > 0 ? <PostJob from={from} /> : <PostJob />}</Inside>
  if (part === 'update')
    return (
      <Inside part={part}>
        <EditJob key={id} jobPostId={Number(id)} />
      </Inside>
    )
  if (part === 'applicants')
    return (
      <Inside part={part}>
        <Applicants key={id} jobPostId={Number(id)} search={search} />
      </Inside>
    )
  return <NotFoundScreen />
}

function Inside({ part, children }: { part: 'new' | 'update' | 'applicants'; children: ReactNode }) {
  const { t } = useTranslation()
  const what = t(`hiring:titles.${part}`)
  usePageTitle(what)
  return (
    <Guard wants="seller" what={what}>
      <SellerArea>{children}</SellerArea>
    </Guard>
  )
}
