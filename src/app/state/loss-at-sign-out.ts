import { listDrafts } from '#device/drafts.ts'
import { countUnsent } from '#device/outbox.ts'
import { listReceivedTickets } from '#device/received-tickets.ts'
import { listSaved } from '#device/saved.ts'
import { useSession } from './session.ts'

/** What would be deleted from this phone by signing out, counted. */
export interface Loss {
  drafts: number
  saved: number
  /** What waits to be sent. */
  waiting: number
}

/** What the person of this session would lose. */
export async function lossAtSignOut(): Promise<Loss> {
  const id = useSession.getState().account?.id
  if (id === undefined) return { drafts: 0, saved: 0, waiting: 0 }
  // A phone that does not let us look keeps nothing that could be lost.
  const [drafts, saved, received, waiting] = await Promise.all([
    listDrafts(id).catch(() => []),
    listSaved().catch(() => []),
    listReceivedTickets(id).catch(() => []),
    countUnsent(id).catch(() => 0),
  ])
  const owned = [...saved, ...received].filter(({ owner }) => owner === id)
  return { drafts: formsOf(drafts), saved: owned.length, waiting }
}

/** A file that was chosen lies beside its form, under the form's name and a word more: together they are one thing to lose. */
const formsOf = (names: readonly string[]): number => names.filter((name) => !names.some((other) => name.startsWith(`${other} `))).length
