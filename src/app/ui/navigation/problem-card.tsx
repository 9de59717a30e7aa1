import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

interface Props {
  /** Of the problem. */
  code: string
  /** What could not be had. */
  title: string
  /** Why. */
  text: string
  /** Ways on. */
  children: ReactNode
}

/** In place of what a screen could not get. */
export const ProblemCard = ({ code, title, text, children }: Props) => (
  <div role="alert" className="card p-6 grid gap-3 justify-items-start">
    <h2 className="flex items-start gap-2 text-lg">
      <Icon name={code === 'offline' ? 'i-lucide-wifi-off' : 'i-lucide-circle-alert'} className="mt-1 text-danger" />
      {title}
    </h2>
    <p>{text}</p>
    {children}
  </div>
)
