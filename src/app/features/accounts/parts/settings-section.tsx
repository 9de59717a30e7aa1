import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'

/** What stands over the top of every screen, in pixels. */
const BARS_HEIGHT = 96

interface Props {
  /** Of the address: `/profile-settings#devices` opens it. */
  id: string
  title: string
  icon: `i-lucide-${string}`
  /** How things stand, in a few words. */
  now?: ReactNode
  isFirst?: boolean
  /** Mounted when it is first opened, and from then on: nothing typed is lost by closing it. */
  children: ReactNode
}

/** One thing to set, behind its name. Only one is open at a time where the browser can, so that a phone shows one task. */
export function SettingsSection({ id, title, icon, now, isFirst = false, children }: Props) {
  // Known with the first paint, so that nothing moves: these sections are made on the phone only, once the account is read.
  const [isFromStart] = useState(() => (location.hash ? location.hash === `#${id}` : isFirst))
  const [wasOpened, setOpened] = useState(isFromStart)

  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open) return
    setOpened(true)
    // One above it has closed: what was pressed must not have left the screen.
    if (currentTarget.getBoundingClientRect().top < BARS_HEIGHT) currentTarget.scrollIntoView({ block: 'start' })
  }

  return (
    <details id={id} name="settings" open={isFromStart} onToggle={onToggle} className="group card overflow-visible">
      <summary className="flex items-center gap-3 min-h-14 px-4 py-2 rounded-card active:bg-sunken">
        <Icon name={icon} className="text-brand" />
        <h2 className="flex-1 min-w-0">
          {title}
          {now && <span className="block text-sm text-ink-soft font-400">{now}</span>}
        </h2>
        <Icon name="i-lucide-chevron-down" className="group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pt-2 pb-4">{wasOpened && children}</div>
    </details>
  )
}
