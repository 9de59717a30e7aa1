import * as v from 'valibot'
import { numberWriter } from '#contract/core/format.ts'
import type { Language } from '#contract/core/languages.ts'
import { SALE_NOTICES, SoldTickets, salesPath } from '#contract/events/sale-notices.ts'

/** A message about sales; its numbers and its address are ours. */
const SaleMessage = v.object({ kind: v.picklist(SALE_NOTICES), event_title: v.string(), sold: SoldTickets })

/** What a message about sales says; undefined: it is none. */
export function readSale(data: unknown) {
  const read = v.safeParse(SaleMessage, data)
  if (!read.success) return undefined
  const { kind, event_title, sold } = read.output
  return { kind, event_order_id: '', event_title, path: salesPath(sold), sold }
}

/** `2 tickets sold for BDT 1,200` */
export function soldWords({ tickets, taka }: SoldTickets, language: Language): string {
  const { number, price } = numberWriter(language === 'bn')
  const count = number(tickets)
  if (language === 'bn') return taka > 0 ? `${count}টি টিকিট বিক্রি হয়েছে, মোট ${price(taka)}` : `${count}টি ফ্রি টিকিট অর্ডার হয়েছে`
  const things = tickets === 1 ? 'ticket' : 'tickets'
  return taka > 0 ? `${count} ${things} sold for ${price(taka)}` : `${count} free ${things} ordered`
}
