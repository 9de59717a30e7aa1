import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { Attendee } from '#contract/events/sales.ts'
import { printedCode } from '#contract/events/ticket-rules.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'

/** How a seat looks beside the word for where it stands. */
export const ATTENDEE_STYLES = {
  expected: { icon: 'i-lucide-ticket', colour: 'text-ink' },
  in: { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  void: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
} as const

/** One seat: who holds it, of which order it is, and whether they are in. */
export function AttendeeRow({ attendee }: { attendee: Attendee }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const { holder_name, full_name, event_order_id, title, code, phone_number, state } = attendee
  const times = admissionsOf(attendee)
  const { icon, colour } = ATTENDEE_STYLES[state]
  const order = holder_name === full_name ? t('attendees.order', { order: event_order_id }) : t('attendees.orderOf', { order: event_order_id, name: full_name })
  return (
    <article aria-label={`${holder_name}, ${printedCode(code)}`} className="card px-4 pt-3 pb-1 grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 lang={scriptLanguage(holder_name)} className="text-base font-600 min-w-0 break-words">
          {holder_name}
        </h2>
        <span className={`chip font-600 ${colour}`}>
          <Icon name={icon} />
          {t(`attendees.states.${state}`)}
        </span>
      </div>
      <p className="text-sm flex flex-wrap gap-x-3">
        <span lang={scriptLanguage(title)} className="min-w-0 break-words">
          {title}
        </span>
        <span lang="en" className="tabular">
          {printedCode(code)}
        </span>
        {times.map((at) => (
          <span key={at} className="text-brand">
            {format.dateTime(at)}
          </span>
        ))}
      </p>
      <div className="text-sm text-ink-soft flex flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0 break-words">
          <MixedText text={order} />
        </span>
        <a className="target link max-w-full" href={`tel:${phone_number}`}>
          <Icon name="i-lucide-phone" />
          <span className="min-w-0 tabular wrap-anywhere">{format.phone(phone_number)}</span>
        </a>
      </div>
    </article>
  )
}

/** When a seat was let in: once for each day of an event of several days. */
export const admissionsOf = ({ checked_in_at, check_ins }: Attendee): string[] =>
  check_ins.length > 0 ? check_ins.map(({ at }) => at) : [checked_in_at].filter((at) => at !== null)
