import { scriptLanguage } from '#contract/core/text.ts'
import { useFormat } from '../formats/use-format.ts'

interface Props<Reason> {
  reports: readonly { reason: Reason; note: string; at: string }[]
  wordOf: (reason: Reason) => string
  className: string
}

/** Why something was reported, report by report, for staff. */
export function ReportRows<Reason>({ reports, wordOf, className }: Props<Reason>) {
  const format = useFormat()
  return (
    <ul className={`grid gap-2 ${className}`}>
      {reports.map(({ reason, note, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reports have no other name, and never change places.
        <li key={index}>
          {wordOf(reason)} · <span className="text-ink-soft">{format.dateTime(at)}</span>
          {note && (
            <q lang={scriptLanguage(note)} dir="auto" className="block whitespace-pre-line wrap-anywhere">
              {note}
            </q>
          )}
        </li>
      ))}
    </ul>
  )
}
