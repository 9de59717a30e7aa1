import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { dayNumber, useToday } from '../../../ui/formats/use-today.ts'
import type { ThreadRow } from '../thread-rows.ts'
import { MessageBubble } from './message-bubble.tsx'

interface Props {
  rows: readonly ThreadRow[]
  /** Of the other side. */
  name: string
  onReport?: ((row: ThreadRow) => void) | undefined
}

/** Messages below the day on which each was written. */
export function ThreadDays({ rows, name, onReport }: Props) {
  const { t } = useTranslation('conversations')
  const format = useFormat()
  const today = useToday(new Date().toISOString())
  return byDay(rows).map(([day, some]) => {
    const said = [t('today'), t('yesterday')][Math.max(0, today - day)] ?? format.day(some[0]?.at ?? '')
    return (
      <section key={day} aria-label={said} className="grid gap-2">
        <h2 className="justify-self-center chip">{said}</h2>
        <ul className="grid gap-2">
          {some.map((row) => (
            <MessageBubble key={row.key} row={row} name={name} onReport={onReport} />
          ))}
        </ul>
      </section>
    )
  })
}

/** In the same order, by the number of the day. What waits was written on the day of the last message at the earliest. */
function byDay(rows: readonly ThreadRow[]): [number, ThreadRow[]][] {
  const days: [number, ThreadRow[]][] = []
  for (const row of rows) {
    const last = days.at(-1)
    const day = Math.max(dayNumber(row.at), last?.[0] ?? 0)
    if (last?.[0] === day) last[1].push(row)
    else days.push([day, [row]])
  }
  return days
}
