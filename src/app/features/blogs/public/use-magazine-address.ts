import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { BlogFilter } from '#contract/blogs/blogs-filter.ts'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { isPlainClick } from '../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'

/** Leads from one question to another, by link as well as from the program. */
export function useMagazineAddress() {
  const router = useRouter()
  const prefix = usePrefix()
  const hrefOf = (question: BlogFilter): string => withLanguage(prefix, '/blogs') + canonicalQuery(question)
  const ask = (question: BlogFilter): void => void router.navigate({ href: hrefOf(question), resetScroll: false })
  return {
    ask,
    hrefOf,
    /** Click on a link that asks the question. */
    follow: (question: BlogFilter) => (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      ask(question)
    },
  }
}
