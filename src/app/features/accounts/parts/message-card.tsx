import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'

interface Props {
  title: string
  text: ReactNode
  icon: `i-lucide-${string}`
  /** Something went wrong. */
  isBad?: boolean
  /** It takes the place of what the reader has just used, so the focus goes to it. */
  takesFocus?: boolean
  /** Ways on. */
  children?: ReactNode
}

/** What has come out, and the ways on. */
export function MessageCard({ title, text, icon, isBad = false, takesFocus = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section role={isBad ? 'alert' : undefined} className="card p-4 grid gap-2">
      <h2 ref={heading} tabIndex={takesFocus ? -1 : undefined} className="text-lg flex gap-2 items-start outline-none">
        <Icon name={icon} className={isBad ? 'text-danger' : 'text-brand'} />
        {title}
      </h2>
      <p>{text}</p>
      {children && <div className="flex flex-wrap gap-3 pt-2">{children}</div>}
    </section>
  )
}
