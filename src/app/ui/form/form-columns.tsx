import type { ReactNode } from 'react'
import { useWide } from '../use-wide.ts'

/** A form, and what stands beside it where there is room for both. */
export const FormColumns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
    {children}
    {useWide() && aside}
  </div>
)
