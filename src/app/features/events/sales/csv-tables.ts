import type { TFunction } from 'i18next'
import { phoneCell, timeCell } from '#contract/core/csv.ts'
import type { Attendee, Sale } from '#contract/events/sales.ts'
import { printedCode } from '#contract/events/ticket-rules.ts'
import type { Cells } from '../../../ui/files/save-csv.ts'
import { saleStyle } from './sale-styles.ts'

/** Orders of all one's events: as of one, and each says of which it is. */
export const allSalesTable = (sales: readonly Sale[], t: TFunction<'sales'>): Cells => {
  const [heads = [], ...rows] = salesTable(sales, t)
  return [[t('csv.event'), ...heads], ...rows.map((row, at) => [sales[at]?.event?.title ?? null, ...row])]
}

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
    t(`sales.words.${saleStyle(sale).word}`),
    timeCell(sale.created_at),
    sale.order_note,
  ]),
]

/** Who comes, as a table. Of an event of several days each day on which people were let in has a column. */
export const attendeesTable = (attendees: readonly Attendee[], t: TFunction<'sales'>): Cells => {
  const days = [...new Set(attendees.flatMap(({ check_ins }) => check_ins.map(({ day }) => day)))].sort()
  const columns = ['holder', 'code', 'ticket', 'state', 'checkedIn', 'order', 'name', 'phone', 'email'].map((column) => t(`csv.${column}` as 'csv.order'))
  return [
    [...columns, ...days.map((day) => t('csv.checkedInOn', { day }))],
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
      ...days.map((day) => {
        const found = one.check_ins.find((checkIn) => checkIn.day === day)
        return found ? timeCell(found.at) : null
      }),
    ]),
  ]
}
