import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { AppLink } from './app-link.tsx'

interface FilterLink {
  key: string
  to: `/${string}`
  text: string
  isCurrent: boolean
  /** Absent: a tick where it is the current one. */
  icon?: `i-lucide-${string}`
}

interface Props {
  label: string
  links: readonly FilterLink[]
  /** Further entries of the list. */
  children?: ReactNode
}

/** Which part of a list is shown, as the address says it: one of a few. */
export const FilterLinks = ({ label, links, children }: Props) => (
  <nav aria-label={label}>
    <ul className="flex flex-wrap gap-2">
      {links.map(({ key, to, text, isCurrent, icon = isCurrent ? 'i-lucide-check' : undefined }) => (
        <li key={key}>
          <AppLink
            to={to}
            replace
            aria-current={isCurrent ? 'true' : undefined}
            className="chip min-h-12 border border-line aria-[current]:bg-brand aria-[current]:text-on-brand aria-[current]:border-brand"
          >
            {icon && <Icon name={icon} />}
            {text}
          </AppLink>
        </li>
      ))}
      {children}
    </ul>
  </nav>
)
