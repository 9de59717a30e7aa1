import { type MouseEvent, useState } from 'react'
import type { JobCard } from '#contract/jobs/jobs.ts'
import { bookmarkKey, useBookmarks } from '../../../state/bookmarks/bookmarks.ts'

/** What a heart needs to know and to do. */
export interface JobKeeping {
  isKept: (jobPostId: number) => boolean
  /** Whether it can be shown without network now. */
  isReady: (jobPostId: number) => boolean
  /** For a button that carries `data-job`. */
  toggle: (event: MouseEvent<HTMLButtonElement>) => void
  /** The phone refused to keep the last one. */
  failed: boolean
}

/** The hearts of a screen. What is saved is asked of the phone late, by the page's start. */
export function useJobKeeping(jobs: readonly Pick<JobCard, 'job_post_id' | 'title' | 'company_logo'>[]): JobKeeping {
  const { keys, ready, toggle } = useBookmarks()
  const [failed, setFailed] = useState(false)
  const keyOf = (id: number) => bookmarkKey({ noun: 'jobs', id })
  return {
    isKept: (jobPostId) => keys?.has(keyOf(jobPostId)) ?? false,
    isReady: (jobPostId) => ready.has(keyOf(jobPostId)),
    toggle: (press) => {
      const job = jobs.find((one) => String(one.job_post_id) === press.currentTarget.dataset.job)
      if (!job) return
      setFailed(false)
      const images = job.company_logo ? [job.company_logo] : []
      void toggle({ noun: 'jobs', id: job.job_post_id, title: job.title, images }).catch(() => setFailed(true))
    },
    failed,
  }
}
