import type { ReactNode } from 'react'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { isPlainClick } from '../../../ui/navigation/plain-click.ts'
import type { ConversationsFilter } from '../calls.ts'
import { withList } from '../list-address.ts'

/** A list with the conversation that is open beside it. */
export interface BesideList {
  /** Its canonical path; undefined: none. */
  open: `/${string}` | undefined
  /** Of the list, which stays as it is. */
  filter: ConversationsFilter
}

interface Props {
  /** Canonical path of the conversation, or of the one that begins. */
  to: `/${string}`
  /** Undefined: the conversation takes the place of the list. */
  beside: BesideList | undefined
  children: ReactNode
}

/** A row of the list, as the link to its conversation. */
export const RowLink = ({ to, beside, children }: Props) => (
  <AppLink
    to={beside ? withList(to, beside.filter) : to}
    aria-current={beside?.open === to ? 'true' : undefined}
    className="flex items-start gap-3 min-h-12 px-4 py-3 active:bg-sunken aria-[current]:bg-sunken aria-[current]:border-s-4 aria-[current]:border-brand aria-[current]:ps-3"
    // The list stays: a focus left on this link would not go to the heading of what it opens. @see src/app/deferred/follow-screens.ts
    onClick={(event) => beside && beside.open !== to && isPlainClick(event) && event.currentTarget.blur()}
  >
    {children}
  </AppLink>
)
