import type { Relations } from '#contract/relations/relations.ts'
import { type OutboxEntry, useOutbox } from '../state/outbox/outbox.ts'
import { useSession } from '../state/session/session.ts'
import { type RelationWish, readRelation } from './relation-entry.ts'
import { needRelations, useHeldRelations } from './relations-held.ts'

const WISHES: Partial<Record<RelationWish, boolean>> = { mute: true, unmute: false, block: true, unblock: false }

export interface LeftOut {
  /** User ids of those of whom the reader sees nothing in lists that are the same for all: muted, or with a block in either direction. */
  ofLists: ReadonlySet<number>
  /** Of those alone with whom there is a block: a muted member's own page still opens. */
  ofPages: ReadonlySet<number>
}

function leftOut({ muted, hidden }: Pick<Relations, 'muted' | 'hidden'>, entries: readonly OutboxEntry[]): LeftOut {
  const [blocks, mutes] = [new Set(hidden), new Set<number>()]
  for (const { user_id, until } of muted) if (until === null || Date.parse(until) > Date.now()) mutes.add(user_id)
  for (const entry of entries) {
    const about = entry.state === 'needs-you' || entry.state === 'discarded' ? undefined : readRelation(entry)
    const isOut = about && WISHES[about.wish]
    if (!about || isOut === undefined) continue
    const ids = about.wish === 'mute' || about.wish === 'unmute' ? mutes : blocks
    if (isOut) ids.add(about.user_id)
    else ids.delete(about.user_id)
  }
  return { ofLists: new Set([...mutes, ...blocks]), ofPages: blocks }
}

/**
 * Tells whom to leave out, now and whenever that changes, for as long as the page lives; none where no user is signed in.
 * @param take gets their user ids
 */
export function followLeftOut(take: (now: LeftOut) => void): void {
  const tell = () => {
    const me = useSession.getState().account?.id
    const { of, answer } = useHeldRelations.getState()
    const value = me !== undefined && of === me ? answer?.value : undefined
    take(leftOut(value ?? { muted: [], hidden: [] }, me === undefined ? [] : useOutbox.getState().entries))
  }
  const need = () => {
    const { account, token } = useSession.getState()
    if (account && token) needRelations(account.id)
    tell()
  }
  useSession.subscribe(need)
  useHeldRelations.subscribe(tell)
  useOutbox.subscribe(tell)
  need()
}
