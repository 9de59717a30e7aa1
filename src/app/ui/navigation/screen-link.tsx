import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import type { PageName } from '#contract/core/page-names.ts'
import { withLanguage } from '#contract/core/paths.ts'
import type { RESOURCES } from '#contract/resources.ts'
import { navigate } from './navigate.ts'
import { isPlainClick } from './plain-click.ts'
import { usePrefix } from './use-prefix.ts'

interface ScreenLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Canonical path of a screen without parameters. */
  to: ScreenPath
}

/** Lists of nouns. */
type ListPath = Extract<(typeof RESOURCES)[number]['pages'], { list: string }>['list']

/** Every screen without parameters. */
export type ScreenPath =
  | ListPath
  | `/${PageName}`
  | '/'
  | '/basket'
  | '/become-a-seller'
  | '/bookings'
  | '/bookings?side=provider'
  | '/buyer'
  | `/category/${string}`
  | '/checkout'
  | '/daybook'
  | '/desk'
  | '/gallery'
  | '/gallery?mine=true'
  | '/hiring'
  | '/hiring/new'
  | '/jobapplications'
  | '/login'
  | '/logout'
  | '/messages'
  | '/myday'
  | '/messages/new?kind=support'
  | '/notices'
  | '/notices/settings'
  | '/orders'
  | '/outbox'
  | '/posts/own'
  | '/posts'
  | '/products'
  | '/products/new'
  | '/profile-settings'
  | '/profileindex'
  | '/recover'
  | '/registration'
  | '/saved'
  | '/search'
  | '/selleraddevent'
  | '/share'
  | '/sellerdashboard'
  | '/sellerevents'
  | '/sellerevents/manage'
  | '/sellerorders'
  | '/sellerprofile'
  | '/sellerservices'
  | '/sellerservices/add'
  | '/sellerservices/calendar'
  | '/sellerservices/hours'
  | '/sellerservices/team'
  | '/services?mine=true'
  | '/tickets'
  | '/videos'
  | '/videos?mine=true'
  | '/wallet'
  | '/writing'
  | '/writing/new'

/** A link to a screen as a plain element: the router's own link would cost the first load 2.5 kB and each link a dozen hooks. */
export function ScreenLink({ to, onClick, children, ...rest }: ScreenLinkProps) {
  const router = useRouter()
  const prefix = usePrefix()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    void navigate(router, to, { href: withLanguage(prefix, to) })
  }
  return (
    <a {...rest} href={withLanguage(prefix, to)} onClick={open}>
      {children}
    </a>
  )
}
