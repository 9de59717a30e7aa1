import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { printedCode, type TicketState as State } from '#contract/events/ticket-rules.ts'
import type { Ticket } from '#contract/events/tickets.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useNow } from '../../../../ui/formats/use-now.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { QrCode } from '../../../../ui/media/qr-code.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { DayBlock } from './day-block.tsx'
import { TicketFacts } from './ticket-facts.tsx'

type Appearance = State | 'over'

const APPEARANCES: Record<Appearance, { icon: `i-lucide-${string}`; colour: string }> = {
  valid: { icon: 'i-lucide-badge-check', colour: 'paper-good' },
  passed: { icon: 'i-lucide-send', colour: 'paper-warn' },
  void: { icon: 'i-lucide-ban', colour: 'paper-bad' },
  over: { icon: 'i-lucide-calendar-x', colour: 'paper-warn' },
}

/** Whether a ticket opens the gate, in a word with its sign. On white, in every theme. */
function TicketState({ ticket, isLarge = false }: { ticket: Ticket; isLarge?: boolean }) {
  const { t } = useTranslation('tickets')
  const now = useNow()
  const isOver = ticket.state === 'valid' && now !== undefined && Date.parse(ticket.event.to_time) < now
  const appearance: Appearance = isOver ? 'over' : ticket.state
  return (
    <p className={`${isLarge ? 'text-lg' : ''} font-600 flex items-center gap-2 ${APPEARANCES[appearance].colour}`}>
      <Icon name={APPEARANCES[appearance].icon} className="shrink-0" />
      <span>
        <MixedText text={t(`state.${appearance}`, { name: ticket.holder_name })} />
      </span>
    </p>
  )
}

interface Props {
  ticket: Ticket
  /** False while the card is out of sight: working out a code takes a cheap phone a moment. */
  isDrawn?: boolean
}

/** One ticket, as it would be printed: what it is for, torn off along the stitch what opens the gate, and for whom. */
export function TicketCard({ ticket, isDrawn = true }: Props) {
  const format = useFormat()
  const { event } = ticket
  return (
    <article className="card break-inside-avoid">
      <header className="flex items-center gap-4 px-4 pt-4 pb-2">
        <DayBlock time={event.from_time} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg" lang={scriptLanguage(event.title)}>
            {event.title}
          </h2>
          <p>
            <span className="text-ink-soft">{format.weekday(event.from_time)}</span> <b className="font-600">{format.time(event.from_time)}</b>
          </p>
        </div>
      </header>
      <Perforation />
      <div className="paper grid justify-items-center pb-3">
        {ticket.qr === null ? <NoWayIn ticket={ticket} /> : <WayIn ticket={ticket} qr={ticket.qr} isDrawn={isDrawn} />}
      </div>
      <Perforation />
      <TicketFacts ticket={ticket} />
    </article>
  )
}

function WayIn({ ticket, qr, isDrawn }: { ticket: Ticket; qr: string; isDrawn: boolean }) {
  const { t } = useTranslation('tickets')
  return (
    <>
      {isDrawn ? <QrCode text={qr} label={t('card.qr')} className="w-72 max-w-full h-auto" /> : <span className="w-72 max-w-full aspect-square" />}
      <p className="text-2xl font-600 tabular tracking-[.12em] leading-tight text-center select-all">
        <span className="sr-only">{t('card.code')} </span>
        <span lang="en">{printedCode(ticket.code)}</span>
      </p>
      <TicketState ticket={ticket} />
    </>
  )
}

function NoWayIn({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  return (
    <div className="grid gap-2 justify-items-center px-6 py-10 text-center">
      <TicketState ticket={ticket} isLarge />
      <p>
        <MixedText text={ticket.state === 'passed' ? t('card.passedText', { name: ticket.holder_name }) : t('card.voidText')} />
      </p>
    </div>
  )
}

/** The stitched edge, with the two half holes where a ticket is torn. */
const Perforation = () => (
  <div aria-hidden="true" className="relative flex items-center h-6">
    <span className="absolute -start-3 w-6 h-6 rounded-full bg-surface border border-line" />
    <span className="stitch w-full mx-5" />
    <span className="absolute -end-3 w-6 h-6 rounded-full bg-surface border border-line" />
  </div>
)
