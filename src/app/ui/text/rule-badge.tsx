import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

interface Props {
  /** What it says, with the name of what was done: "Verified seller". */
  title: string
  /** What was done, in figures. */
  deeds: string
  /** How it is given, and lost. */
  rule: ReactNode
}

/** A badge that a rule gives. A press opens the figures behind it, and the rule, also before any script has come. */
export const RuleBadge = ({ title, deeds, rule }: Props) => (
  <details className="group text-start">
    <summary className="min-h-12 flex items-center cursor-pointer list-none">
      <span className="chip text-brand">
        <Icon name="i-lucide-badge-check" />
        {title}
        <Icon name="i-lucide-chevron-down" className="group-open:rotate-180" />
      </span>
    </summary>
    <p className="text-sm font-600">{deeds}</p>
    <p className="text-sm text-ink-soft">{rule}</p>
  </details>
)
