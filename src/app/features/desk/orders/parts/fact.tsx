import type { ReactNode } from 'react'

/** A fact about an order, in a list of them. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="m-0 break-words">{children}</dd>
  </div>
)
