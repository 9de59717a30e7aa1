import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { withLanguage } from '#contract/core/paths.ts'
import { navigate } from './navigate.ts'
import { isPlainClick } from './plain-click.ts'
import { usePrefix } from './use-prefix.ts'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Canonical path with what it is about, without language: `/tickets/abc`. */
  to: `/${string}`
  /** In place of the present entry of the history. */
  replace?: boolean
}

/** A link to a screen with parameters. */
export function AppLink({ to, replace = false, onClick, children, ...rest }: Props) {
  const router = useRouter()
  const href = withLanguage(usePrefix(), to)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    void navigate(router, to, { href, replace, resetScroll: !replace })
  }
  return (
    <a {...rest} href={href} onClick={open}>
      {children}
    </a>
  )
}
