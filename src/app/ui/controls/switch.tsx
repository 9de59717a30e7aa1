import type { ReactNode } from 'react'

interface Props {
  isOn: boolean
  /** What is switched; the words beside it say how it stands. */
  label: string
  /** How it stands, in a word. */
  children: ReactNode
  /** It cannot be switched now; a press says why, so it stays a button. */
  isLocked?: boolean
  /** The reason, or what went wrong the last time: the id of its words. */
  describedBy?: string | undefined
  onChange: (isOn: boolean) => void
}

/** On or off, at once: by its knob, its colour and its word. */
export const Switch = ({ isOn, label, children, isLocked = false, describedBy, onChange }: Props) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    aria-disabled={isLocked || undefined}
    aria-describedby={describedBy}
    className="group target justify-start! rounded-control pe-2 aria-disabled:opacity-60"
    onClick={() => onChange(!isOn)}
  >
    <span className="relative w-12 h-7 shrink-0 rounded-full border-2 border-ink-soft bg-sunken group-aria-checked:bg-brand group-aria-checked:border-brand">
      <span className="absolute top-0.5 start-0.5 w-5 h-5 rounded-full bg-ink-soft group-aria-checked:start-auto group-aria-checked:end-0.5 group-aria-checked:bg-on-brand" />
    </span>
    <span className={isOn ? 'font-600 text-brand' : 'text-ink-soft'}>{children}</span>
  </button>
)
