import type { ReactNode } from 'react'

/** A line of a sum: what it is, and what it comes to, which stays in one line while it is short. Within a `dl`. */
export const SumRow = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt>{name}</dt>
    <dd className="text-end tabular shrink-0 max-w-3/5">{children}</dd>
  </div>
)
