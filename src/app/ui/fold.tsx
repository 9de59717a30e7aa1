import type { ReactNode } from 'react'

/** Something that opens on a press, with or without JavaScript. */
export const Fold = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className="group border-b border-line">
    <summary className="flex items-center justify-between gap-3 min-h-12 py-2 font-600">
      {title}
      <span className="i-lucide-chevron-down group-open:rotate-180" aria-hidden="true" />
    </summary>
    <div className="pb-3">{children}</div>
  </details>
)
