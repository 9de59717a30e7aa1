import type { ReactNode } from 'react'

/** A line of a sum: what it is, and what it comes to, which stays in one line while it is short. Within a `dl`. */
export const SumRow = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline gap-4">
    <dt className="flex-1">{name}</dt>
    <dd className="text-end tabular">{children}</dd>
  </div>
)
