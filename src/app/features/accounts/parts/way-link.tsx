import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { isPlainClick } from '../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'

interface Props {
  to: '/login' | '/registration' | '/google-login' | '/recover'
  /** Where the reader wanted to go; every way in keeps it. */
  next?: string | undefined
  className?: string
  children: ReactNode
}

/** A link between the screens of joining and login. */
export function WayLink({ to, next, className = 'link', children }: Props) {
  const router = useRouter()
  const href = withLanguage(usePrefix(), to) + canonicalQuery({ next })
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void router.navigate({ to, search: next ? { next } : {} })
  }
  return (
    <a className={className} href={href} onClick={open}>
      {children}
    </a>
  )
}
