import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, SyntheticEvent } from 'react'
import { withLanguage } from '#contract/core/paths.ts'
import { isPlainClick } from '../../ui/plain-click.ts'
import { usePrefix } from '../../ui/use-prefix.ts'

/** What every link to a job on a screen shares. */
export interface JobLinks {
  hrefOf: (jobPostId: number) => string
  open: (event: MouseEvent<HTMLAnchorElement>) => void
  /** For a link that carries `data-job`. */
  preload: (event: SyntheticEvent<HTMLAnchorElement>) => void
}

/** Links to jobs as plain elements: dozens of them share two functions. */
export function useJobLinks(): JobLinks {
  const router = useRouter()
  const prefix = usePrefix()
  return {
    hrefOf: (jobPostId) => withLanguage(prefix, `/jobdetails/${jobPostId}`),
    open: (event) => {
      const href = event.currentTarget.getAttribute('href')
      if (!href || !isPlainClick(event)) return
      event.preventDefault()
      void router.navigate({ href })
    },
    preload: (event) => {
      const jobPostId = event.currentTarget.dataset.job
      // A failed guess costs nothing: opening asks again and says what is wrong.
      if (jobPostId) router.preloadRoute({ to: '/jobdetails/$jobPostId', params: { jobPostId } }).catch(() => undefined)
    },
  }
}
