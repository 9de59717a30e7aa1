import * as v from 'valibot'
import { addressOf } from '#contract/core/endpoint.ts'
import { listTickets } from '#contract/events/tickets.ts'
import { listDrafts } from '#device/drafts.ts'
import { countUnsent } from '#device/outbox/outbox.ts'
import { readPrivateAnswer } from '#device/private-store.ts'
import { listSaved } from '#device/snapshots/saved.ts'
import { listReceivedTickets } from '#device/tickets/received-tickets.ts'
import { useSession } from './session.ts'

/** What goes from this phone by signing out, unless its owner keeps it, counted. */
export interface Loss {
  drafts: number
  saved: number
  /** That open without network, and whose event is not over. */
  tickets: number
  /** What waits to be sent. */
  waiting: number
}

/** What the person of this session would lose. */
export async function lossAtSignOut(): Promise<Loss> {
  const id = useSession.getState().account?.id
  if (id === undefined) return { drafts: 0, saved: 0, tickets: 0, waiting: 0 }
  // A phone that does not let us look keeps nothing that could be lost.
  const [drafts, saved, tickets, waiting] = await Promise.all([
    listDrafts(id).catch(() => []),
    listSaved().catch(() => []),
    countTickets(id).catch(() => 0),
    countUnsent(id).catch(() => 0),
  ])
  return { drafts: formsOf(drafts), saved: saved.filter(({ owner }) => owner === id).length, tickets, waiting }
}

async function countTickets(id: number): Promise<number> {
  const [kept, received] = await Promise.all([readPrivateAnswer(id, addressOf(listTickets, {})), listReceivedTickets(id)])
  const bought = v.safeParse(listTickets.answer, kept?.body)
  const opened = received.filter(({ owner }) => owner === id).map(({ ticket }) => ticket)
  const isToCome = ({ qr, event }: (typeof opened)[number]) => qr !== null && Date.parse(event.to_time) > Date.now()
  return [...(bought.success ? bought.output : []), ...opened].filter(isToCome).length
}

/** A file that was chosen lies beside its form, under the form's name and a word more: together they are one thing to lose. */
const formsOf = (names: readonly string[]): number => names.filter((name) => !names.some((other) => name.startsWith(`${other} `))).length
