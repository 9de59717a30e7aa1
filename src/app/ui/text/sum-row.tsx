import type { ReactNode } from 'react'

/** A line of a sum: what it is, and what it comes to. Within a `dl`. */
export const SumRow = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt>{name}</dt>
    <dd className="text-end tabular">{children}</dd>
  </div>
)
