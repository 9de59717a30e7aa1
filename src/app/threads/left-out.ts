import { create } from 'zustand'
import type { Reply } from '#contract/threads/comment-fields.ts'
import { useLeftOutMembers } from '../members/use-left-out.ts'
import { useDesk } from './use-desk.ts'

interface LeftOut {
  /** Comments that the author of the page has just hidden, by id. */
  hidden: ReadonlySet<number>
  counted: Counted | undefined
}

/** How many comments a page has since something on it was hidden or shown. */
interface Counted {
  /** Its path. */
  page: string
  /** ISO 8601: when the answer came that this corrects. A later one knows better. */
  of: string
  count: number
}

/** What its author has just taken out of sight, of a thread that is the same for all readers. Filled late, by who may do that. */
export const useLeftOut = create<LeftOut>()(() => ({ hidden: new Set(), counted: undefined }))

/** Has the lists follow what was hidden, or shown again, before they are read anew. */
export function noteHidden(id: number, isHidden: boolean, counted: Counted): void {
  useLeftOut.setState(({ hidden }) => {
    const now = new Set(hidden)
    if (isHidden) now.add(id)
    else now.delete(id)
    return { hidden: now, counted }
  })
}

/** Which rows of its thread the reader does not see; undefined: all are shown. Where guests write, rows do not name members. */
export function useIsLeftOut(): ((row: Reply) => boolean) | undefined {
  const { subject } = useDesk()
  const hidden = useLeftOut((store) => store.hidden)
  const members = useLeftOutMembers(subject.isForAccounts === true)
  if (hidden.size + members.size === 0) return undefined
  return ({ id, user_id }) => hidden.has(id) || (user_id !== undefined && members.has(user_id))
}
