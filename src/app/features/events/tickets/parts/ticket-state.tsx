import { useTranslation } from 'react-i18next'
import type { TicketState as State } from '#contract/events/ticket-rules.ts'
import type { Ticket } from '#contract/events/tickets.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'

type Look = State | 'over'

const LOOKS: Record<Look, { icon: `i-lucide-${string}`; colour: string }> = {
  valid: { icon: 'i-lucide-badge-check', colour: 'paper-good' },
  passed: { icon: 'i-lucide-send', colour: 'paper-warn' },
  void: { icon: 'i-lucide-ban', colour: 'paper-bad' },
  over: { icon: 'i-lucide-calendar-x', colour: 'paper-warn' },
}

/** Whether a ticket opens the gate, in a word with its sign. On white, in every theme. */
export function TicketState({ ticket, isLarge = false }: { ticket: Ticket; isLarge?: boolean }) {
  const { t } = useTranslation('tickets')
  const now = useNow()
  const isOver = ticket.state === 'valid' && now !== undefined && Date.parse(ticket.event.to_time) < now
  const look: Look = isOver ? 'over' : ticket.state
  return (
    <p className={`${isLarge ? 'text-lg' : ''} font-600 flex items-center gap-2 ${LOOKS[look].colour}`}>
      <Icon name={LOOKS[look].icon} className="shrink-0" />
      {t(`state.${look}`, { name: ticket.holder_name })}
    </p>
  )
}
