import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { withLanguage } from '#contract/core/paths.ts'
import type { Applicant } from '#contract/jobs/applicants.ts'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { type ApplicantsFilterValue, readApplicantsFilter, readOpened } from '../applicants-filter.ts'
import { ApplicantList } from '../parts/applicants/applicant-list.tsx'
import { ApplicantsFilter } from '../parts/applicants/applicants-filter.tsx'
import { JobHeading } from '../parts/job-heading.tsx'

interface Props {
  jobPostId: number
  /** As the address says it. */
  search: Record<string, unknown>
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The list is the entry before this one: going back leads to it. */
    fromList?: boolean
  }
}

/** Who applied for a job. Filters and the open application stand in the address; opening one is a step of the history. */
export function Applicants({ jobPostId, search }: Props) {
  const { t } = useTranslation('hiring')
  const router = useRouter()
  const prefix = usePrefix()
  const filter = readApplicantsFilter(search)
  const opened = readOpened(search)
  const pathOf = (asked: ApplicantsFilterValue, applicant?: number) => `/hiring/job/${jobPostId}/applicants${canonicalQuery({ ...asked, applicant })}` as const
  const go = (path: string, options: { replace: boolean; state?: { fromList: boolean } }) =>
    void router.navigate({ href: withLanguage(prefix, path), resetScroll: false, ...options })
  const ask = (change: Record<string, string>) => go(pathOf(readApplicantsFilter({ ...filter, ...change })), { replace: true })
  const open = ({ application_id }: Applicant) => {
    const fromList = opened === undefined || router.state.location.state.fromList === true
    go(pathOf(filter, application_id), { replace: opened !== undefined, state: { fromList } })
  }
  const close = () => {
    // The dialog also closes because the address has changed.
    if (readOpened(router.state.location.search) === undefined) return
    if (router.state.location.state.fromList) router.history.back()
    else go(pathOf(filter), { replace: true })
  }
  return (
    <div className="mx-auto max-w-4xl lg:max-w-none grid grid-cols-1 gap-3">
      <JobHeading jobPostId={jobPostId} title={t('titles.applicants')} />
      <ApplicantsFilter filter={filter} onAsk={ask} />
      <ApplicantList
        key={canonicalQuery(filter)}
        jobPostId={jobPostId}
        filter={filter}
        opened={opened}
        pathOf={pathOf}
        onSort={(sort) => ask({ sort })}
        onOpen={open}
        onClose={close}
      />
    </div>
  )
}
