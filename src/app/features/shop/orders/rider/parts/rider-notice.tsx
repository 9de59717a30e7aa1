import type { ReactNode } from 'react'
import { Icon } from '../../../../../ui/icons/icon.tsx'

interface Props {
  icon: `i-lucide-${string}`
  title: string
  text: string
  /** Ways on. */
  children?: ReactNode
}

/** In place of a parcel that cannot be shown. */
export const RiderNotice = ({ icon, title, text, children }: Props) => (
  <div role="alert" className="card p-6 grid gap-3 justify-items-start">
    <h1 className="flex items-start gap-2 text-lg">
      <Icon name={icon} className="mt-1" />
      {title}
    </h1>
    <p>{text}</p>
    {children}
  </div>
)
