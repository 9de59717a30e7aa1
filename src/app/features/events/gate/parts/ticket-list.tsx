import { useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GATE_LIMITS } from '#contract/events/gate-rules.ts'
import { printedCode } from '#contract/events/ticket-rules.ts'
import { searchGate } from '../../../../state/gate/gate.ts'
import { type Admission, type TicketAtGate, useGate } from '../../../../state/gate/gate-view.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { VirtualList } from '../../../../ui/lists/virtual-list.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { useTicketDays } from '../use-ticket-days.ts'
import { AdmitDialog } from './admit-dialog.tsx'

const ROW_PX = 80

interface ListProps {
  onAdmit: (ticket: number) => Promise<void>
  onUndo: (key: string, ticket: TicketAtGate) => Promise<void>
}

/** All guests with a ticket, found by name or code; a tap on a guest lets them in after a confirmation. */
export function TicketList({ onAdmit, onUndo }: ListProps) {
  const { t } = useTranslation('gate')
  const format = useFormat()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<TicketAtGate>()
  // With thousands of names the field must not wait for the list.
  const text = useDeferredValue(typed)
  const all = useGate(({ tickets }) => tickets)
  const admitted = useGate((gate) => gate.admitted)
  const { daysOf, isForToday } = useTicketDays()
  const found = all.size > 0 ? searchGate(text, GATE_LIMITS.ticketsMost) : []
  return (
    <section aria-label={t('list.title')} className="grid gap-3 content-start min-w-0">
      <div>
        <label htmlFor={id} className="block pb-1 font-600">
          {t('list.search')}
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          className="field"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p role="status" className="pt-1 text-sm text-ink-soft">
          {text.trim() === '' ? t('list.all', { count: found.length }) : t('list.found', { count: found.length })}
        </p>
      </div>
      {found.length === 0 ? (
        <Nobody hasAny={all.size > 0} />
      ) : (
        <VirtualList rows={found} keyOf={(ticket) => ticket.id} estimatePx={ROW_PX} total={found.length} label={t('list.title')} onNearEnd={doNothing}>
          {(ticket) => <TicketRow ticket={ticket} isForToday={isForToday(ticket)} admission={admitted.get(ticket.id)} onTap={() => setAsked(ticket)} />}
        </VirtualList>
      )}
      {asked && (
        <AdmitDialog
          ticket={asked}
          otherDays={isForToday(asked) ? undefined : daysOf(asked)}
          admission={admitted.get(asked.id)}
          format={format}
          onAdmit={() => onAdmit(asked.id)}
          onUndo={(key) => onUndo(key, asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

/** The whole list is on this phone. */
const doNothing = () => undefined

interface RowProps {
  ticket: TicketAtGate
  isForToday: boolean
  admission: Admission | undefined
}

function TicketRow({ onTap, ...row }: RowProps & { onTap: () => void }) {
  const { ticket } = row
  return (
    <button type="button" className="card w-full min-h-18 px-3 py-2 text-start flex items-center justify-between gap-3 active:bg-sunken" onClick={onTap}>
      <span className="min-w-0 grid">
        <span className="font-600 leading-tight">
          <MixedText text={ticket.holder_name} />
        </span>
        <span className="text-sm text-ink-soft">
          <span lang="en" className="tabular">
            {printedCode(ticket.code)}
          </span>{' '}
          · <MixedText text={ticket.kind} />
        </span>
      </span>
      <RowState {...row} />
    </button>
  )
}

function RowState({ ticket, isForToday, admission }: RowProps) {
  const { t } = useTranslation('gate')
  const format = useFormat()
  if (admission)
    return (
      <span className="chip text-brand shrink-0">
        <Icon name="i-lucide-circle-check" /> {t('list.in', { time: format.time(admission.scanned_at) })}
      </span>
    )
  if (ticket.state === 'valid' && isForToday) return null
  return (
    <span className="chip text-danger shrink-0">
      <Icon name="i-lucide-ban" /> {t(`list.${ticket.state === 'valid' ? 'otherDay' : ticket.state}`)}
    </span>
  )
}

function Nobody({ hasAny }: { hasAny: boolean }) {
  const { t } = useTranslation('gate')
  return (
    <NothingHere
      drawing={hasAny ? 'search' : 'ticket'}
      title={t(hasAny ? 'list.nobody' : 'list.empty')}
      hint={t(hasAny ? 'list.nobodyHint' : 'list.emptyHint')}
    />
  )
}
