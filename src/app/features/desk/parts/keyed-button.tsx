import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'

interface Props {
  /** Among the deeds beside it, from 0: up to the ninth has a digit. */
  place: number
  onClick: () => void
  children: ReactNode
}

/** A deed of the desk, with the digit that does the same (`useDeskKeys`). */
export function KeyedButton({ place, onClick, children }: Props) {
  const format = useFormat()
  const hasKey = place < 9
  return (
    <Button aria-keyshortcuts={hasKey ? String(place + 1) : undefined} onClick={onClick}>
      {children}
      {hasKey && (
        <kbd aria-hidden className="hidden lg:inline ms-2 text-sm text-ink-soft">
          {format.number(place + 1)}
        </kbd>
      )}
    </Button>
  )
}
