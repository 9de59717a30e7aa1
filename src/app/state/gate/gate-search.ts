import { lowerCase, plainForm } from '#contract/core/one-form.ts'
import { codeOf } from '#device/gate/gate-verdict.ts'
import type { TicketAtGate } from './gate-view.ts'
import type { OpenGate } from './open-gate.ts'

const fold = (text: string): string => lowerCase(plainForm(text)).replace(/\s+/g, ' ').trim()

/** Tickets in whose holder's name or code this is found, by name; all of them for an empty text. */
export function searchTickets(gate: OpenGate, text: string, limit: number): TicketAtGate[] {
  gate.search ??= [...gate.tickets.values()].map((ticket) => ({ ticket, text: fold(ticket.holder_name) })).sort((a, b) => (a.text < b.text ? -1 : 1))
  const wanted = fold(text)
  const code = codeOf(text)
  const found: TicketAtGate[] = []
  for (const row of gate.search) {
    if (found.length >= limit) break
    if (row.text.includes(wanted) || (code !== '' && row.ticket.code.includes(code))) found.push(row.ticket)
  }
  return found
}
