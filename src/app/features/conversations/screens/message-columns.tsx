import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { openPath } from '../list-address.ts'
import { Conversations } from './conversations.tsx'

interface Props {
  /** Canonical path of the conversation that is open, or of a new one; undefined: none. */
  open: string | undefined
  /** As the address says it. */
  search: Record<string, unknown>
  isStaff: boolean
  /** What is open. */
  children: ReactNode
}

/** All conversations, or the one that is open; a wide screen has both, side by side. */
export function MessageColumns({ open, search, isStaff, children }: Props) {
  const isWide = useWide()
  const isOpen = open !== undefined
  return (
    <div className="lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)] lg:gap-8">
      {(isWide || !isOpen) && <Conversations open={isOpen ? openPath(open, search) : undefined} search={search} isStaff={isStaff} isWide={isWide} />}
      {isOpen ? children : isWide && <ChooseOne />}
    </div>
  )
}

/** In the place of a conversation while none is open. */
function ChooseOne() {
  const { t } = useTranslation('conversations')
  return (
    <p className="self-start grid gap-2 justify-items-center p-8 text-center text-ink-soft border border-dashed border-line rounded-card">
      <Icon name="i-lucide-message-circle" className="text-2xl" />
      {t('choose')}
    </p>
  )
}
