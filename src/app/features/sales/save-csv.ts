import type { TFunction } from 'i18next'
import { csvFile } from '#contract/core/csv.ts'
import { DHAKA_OFFSET_MS, dhakaDay } from '#contract/core/time.ts'
import type { Attendee, Sale } from '#contract/sales.ts'
import { printedCode } from '#contract/ticket-rules.ts'
import { saleLook } from './sale-looks.ts'

/** Phones are slow to take a download over; after a minute the memory can go. */
const KEEP_MS = 60_000

/** The first row has the names. */
export type Cells = (string | number | null)[][]

/** Orders as a table; money stays plain numbers, so that a spreadsheet can add them up. */
export const salesTable = (sales: readonly Sale[], t: TFunction<'sales'>): Cells => [
  ['order', 'name', 'phone', 'email', 'tickets', 'count', 'total', 'discount', 'paid', 'coupon', 'state', 'ordered', 'note'].map((column) =>
    t(`csv.${column}` as 'csv.order'),
  ),
  ...sales.map((sale) => [
    sale.event_order_id,
    sale.full_name,
    phoneCell(sale.phone_number),
    sale.email,
    sale.items.map(({ title, quantity }) => `${quantity} × ${title}`).join('; '),
    sale.items.reduce((sum, { quantity }) => sum + quantity, 0),
    sale.total_price,
    sale.discount_price,
    sale.final_price,
    sale.coupon,
    t(`sales.words.${saleLook(sale).word}`),
    timeCell(sale.created_at),
    sale.order_note,
  ]),
]

/** Who comes, as a table. */
export const attendeesTable = (attendees: readonly Attendee[], t: TFunction<'sales'>): Cells => [
  ['holder', 'code', 'ticket', 'state', 'checkedIn', 'order', 'name', 'phone', 'email'].map((column) => t(`csv.${column}` as 'csv.order')),
  ...attendees.map((one) => [
    one.holder_name,
    printedCode(one.code),
    one.title,
    t(`attendees.states.${one.state}`),
    one.checked_in_at && timeCell(one.checked_in_at),
    one.event_order_id,
    one.full_name,
    phoneCell(one.phone_number),
    one.email,
  ]),
]

// A spreadsheet takes what looks like a number for one: of a phone it would drop the first zero, of a code `12E45678` make a power of ten.
const phoneCell = (phone: string): string => phone.replace(/^\+88(01\d{3})(\d{6})$/, '$1-$2')
/** Dhaka's clock in the one form that every spreadsheet knows and sorts. */
const timeCell = (at: string): string => new Date(Date.parse(at) + DHAKA_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')

/** Hands a table to the phone as a file that is named after it and today. */
export function saveCsv(name: string, rows: Cells): void {
  const address = URL.createObjectURL(new Blob([csvFile(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}-${dhakaDay(Date.now())}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}
