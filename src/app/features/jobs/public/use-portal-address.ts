import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { withLanguage } from '#contract/core/paths.ts'
import type { JobFilter } from '#contract/jobs/jobs-filter.ts'
import { isPlainClick } from '../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'

/** Leads from one question to another, by link as well as from the program. */
export function usePortalAddress() {
  const router = useRouter()
  const prefix = usePrefix()
  const hrefOf = (question: JobFilter): string => withLanguage(prefix, '/jobportal') + canonicalQuery(question)
  const ask = (question: JobFilter): void => void router.navigate({ href: hrefOf(question), resetScroll: false })
  return {
    ask,
    hrefOf,
    /** Click on a link that asks the question. */
    follow: (question: JobFilter) => (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      ask(question)
    },
  }
}
