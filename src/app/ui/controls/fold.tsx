import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

/** Something that opens on a press, with or without JavaScript. */
export const Fold = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className="group border-b border-line">
    <summary className="flex items-center justify-between gap-3 min-h-12 py-2 font-600">
      {title}
      <Icon name="i-lucide-chevron-down" className="group-open:rotate-180" />
    </summary>
    <div className="pb-3">{children}</div>
  </details>
)
