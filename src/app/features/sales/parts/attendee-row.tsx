import { useTranslation } from 'react-i18next'
import type { Attendee } from '#contract/sales.ts'
import { printedCode } from '#contract/ticket-rules.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useFormat } from '../../../ui/use-format.ts'

const LOOKS = {
  expected: { icon: 'i-lucide-ticket', colour: 'text-ink' },
  in: { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  void: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
} as const

/** One seat: who holds it, of which order it is, and whether they are in. */
export function AttendeeRow({ attendee }: { attendee: Attendee }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { icon, colour } = LOOKS[attendee.state]
  const isOwn = attendee.holder_name === attendee.full_name
  return (
    <article aria-label={attendee.holder_name} className="card p-3 grid gap-1">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="font-600 min-w-0 break-words">{attendee.holder_name}</h2>
        <span className={`chip font-600 ${colour}`}>
          <Icon name={icon} />
          {t(`attendees.states.${attendee.state}`)}
          {attendee.checked_in_at && ` · ${format.time(attendee.checked_in_at)}`}
        </span>
      </div>
      <p className="text-sm flex flex-wrap gap-x-3">
        <span className="tabular">{printedCode(attendee.code)}</span>
        <span>{attendee.title}</span>
        <a className="link" href={`tel:${attendee.phone_number}`}>
          {format.phone(attendee.phone_number)}
        </a>
      </p>
      <p className="text-sm text-ink-soft break-words">
        {isOwn
          ? t('attendees.order', { order: attendee.event_order_id })
          : t('attendees.orderOf', { order: attendee.event_order_id, name: attendee.full_name })}
      </p>
    </article>
  )
}
