import type { ReactNode } from 'react'
import { useWide } from '../../../ui/use-wide.ts'

/** What stands beside a list and stays in sight where there is room for two columns; else below it, each part by itself, so that one of them can stick to the lower edge. */
export function Beside({ children }: { children: ReactNode }) {
  const isWide = useWide()
  return isWide ? <div className="grid gap-4 sticky top-27">{children}</div> : children
}
