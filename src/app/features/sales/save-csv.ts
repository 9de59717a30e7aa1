import type { TFunction } from 'i18next'
import { csvFile } from '#contract/core/csv.ts'
import type { Formatter } from '#contract/core/format.ts'
import type { Attendee, Sale } from '#contract/sales.ts'

/** Phones are slow to take a download over; after a minute the memory can go. */
const KEEP_MS = 60_000

interface Words {
  t: TFunction<'sales'>
  format: Formatter
}

/** Orders as a table; money stays plain numbers, so that a spreadsheet can add them up. */
export const salesTable = (sales: readonly Sale[], { t, format }: Words): (string | number | null)[][] => [
  ['order', 'name', 'phone', 'email', 'tickets', 'count', 'total', 'discount', 'paid', 'coupon', 'status', 'ordered', 'note'].map((column) =>
    t(`csv.${column}` as 'csv.order'),
  ),
  ...sales.map((sale) => [
    sale.event_order_id,
    sale.full_name,
    sale.phone_number,
    sale.email,
    sale.items.map(({ title, quantity }) => `${quantity} × ${title}`).join('; '),
    sale.items.reduce((sum, { quantity }) => sum + quantity, 0),
    sale.total_price,
    sale.discount_price,
    sale.final_price,
    sale.coupon,
    t(`orders:order.statuses.${sale.payment_status}`),
    format.dateTime(sale.created_at),
    sale.order_note,
  ]),
]

/** Who comes, as a table. */
export const attendeesTable = (attendees: readonly Attendee[], { t, format }: Words): (string | number | null)[][] => [
  ['holder', 'code', 'ticket', 'state', 'checkedIn', 'order', 'name', 'phone', 'email'].map((column) => t(`csv.${column}` as 'csv.order')),
  ...attendees.map((one) => [
    one.holder_name,
    one.code,
    one.title,
    t(`attendees.states.${one.state}`),
    one.checked_in_at && format.dateTime(one.checked_in_at),
    one.event_order_id,
    one.full_name,
    one.phone_number,
    one.email,
  ]),
]

/** Hands a table to the phone as a file. */
export function saveCsv(name: string, rows: readonly (readonly (string | number | null)[])[]): void {
  const address = URL.createObjectURL(new Blob([csvFile(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}
