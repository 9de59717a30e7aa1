import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { withLanguage } from '#contract/core/paths.ts'
import { isPlainClick } from '../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Canonical, with what belongs to it. */
  to: string
}

/** A link to a screen that only the noun of an entry knows. */
export function PathLink({ to, onClick, children, ...rest }: Props) {
  const router = useRouter()
  const href = withLanguage(usePrefix(), to)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return (
    <a {...rest} href={href} onClick={open}>
      {children}
    </a>
  )
}
