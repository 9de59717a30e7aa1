import type { MouseEvent } from 'react'
import { Icon } from '../icons/icon.tsx'
import { MixedText } from '../text/mixed-text.tsx'

interface Chip {
  name: string
  text: string
  /** What the link does, for screen readers. */
  label: string
  /** Address of the list without it. */
  href: string
  onClick: (event: MouseEvent) => void
}

/** What is asked for, each part with a link that takes it back. */
export function ChipList({ label, chips }: { label: string; chips: readonly Chip[] }) {
  if (chips.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2 mb-3">
      {chips.map(({ name, text, label: action, href, onClick }) => (
        <li key={name}>
          <a className="chip min-h-9" href={href} onClick={onClick} aria-label={action}>
            <span>
              <MixedText text={text} />
            </span>
            <Icon name="i-lucide-x" />
          </a>
        </li>
      ))}
    </ul>
  )
}
