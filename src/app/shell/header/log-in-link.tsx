import { useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { isOwnPath, withLanguage } from '#contract/core/paths.ts'
import { isPlainClick } from '../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../ui/navigation/use-prefix.ts'

interface Props {
  to?: '/login' | '/registration'
  /** Where the reader goes afterwards instead of back here. */
  next?: '/become-a-seller'
  className: string
  children: ReactNode
  onClick?: () => void
}

/** Where a user who signs in goes first anyway. */
const HOME = '/'

/** A link to where one signs in or joins; afterwards the reader is back here, or where they wanted to go. */
export function LogInLink({ to = '/login', next: wanted, className, children, onClick }: Props) {
  const router = useRouter()
  const prefix = usePrefix()
  const { pathname, searchStr, search } = useLocation()
  const here = pathname + searchStr
  // From the screen of signing in to that of joining, the wish to come back goes along.
  const next = wanted ?? (isOwnPath(here) ? here : (search as { next?: string }).next)
  const href = withLanguage(prefix, to) + canonicalQuery({ next: next === HOME ? undefined : next })
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onClick?.()
    void router.navigate({ href })
  }
  return (
    <a href={href} className={className} onClick={open}>
      {children}
    </a>
  )
}
