import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { withLanguage } from '#contract/core/paths.ts'
import type { DeskOrderRow } from '#contract/desk/orders.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { navigate } from '../../../../ui/navigation/navigate.ts'
import { usePrefix } from '../../../../ui/navigation/use-prefix.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { useDeskKeys } from '../../use-desk-keys.ts'

interface Props {
  rows: readonly DeskOrderRow[]
  /** Of the order that is open. */
  current: string | undefined
  /** What stands behind the address of an order: the list it was opened from. */
  query: string
}

/** Where a row is decided: its order, or the message where that is not known. */
const targetOf = ({ number, name }: DeskOrderRow): string => number ?? name

/** Orders that wait or were found; j and k go from one to the next. */
export function OrderRows({ rows, current, query }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useFormat()
  const router = useRouter()
  const prefix = usePrefix()
  const pathOf = (row: DeskOrderRow) => `/desk/orders/${targetOf(row)}${query}` as const
  useDeskKeys({
    onMove: (step) => {
      const at = rows.findIndex((row) => targetOf(row) === current)
      const next = rows[at === -1 && step === 1 ? 0 : at + step]
      if (next) void navigate(router, pathOf(next), { href: withLanguage(prefix, pathOf(next)), replace: current !== undefined, resetScroll: false })
    },
  })
  return (
    <ul className="card">
      {rows.map((row) => (
        <li key={row.name} className="border-t border-line first:border-t-0">
          <AppLink
            to={pathOf(row)}
            aria-current={targetOf(row) === current ? 'true' : undefined}
            className="target w-full px-3 py-1 gap-3 justify-between! text-start active:bg-sunken aria-[current]:bg-sunken"
          >
            <span className="min-w-0">
              <span lang="en" className="block font-600 tabular">
                {targetOf(row)}
              </span>
              <span className="block text-sm text-ink-soft truncate">
                {row.state && `${t(`states.${row.state}`)} · `}
                {row.title ? <MixedText text={row.title} /> : format.dateTime(row.since)}
              </span>
            </span>
            <span className="text-end text-sm whitespace-nowrap">
              {row.taka !== null && <span className="block tabular">{format.price(row.taka)}</span>}
              <span className="block text-ink-soft">
                {format.dayNumber(row.since)} {format.monthShort(row.since)}
              </span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
