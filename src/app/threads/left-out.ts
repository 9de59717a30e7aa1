import { create } from 'zustand'
import type { Reply } from '#contract/threads/comment-fields.ts'

interface LeftOut {
  /** Comments that the author of the page has just hidden, by id. */
  hidden: ReadonlySet<number>
  /** Members of whom the reader sees nothing, by user id. */
  members: ReadonlySet<number>
  /** Path of the page on which something was hidden or shown, and how many comments it has since. */
  counted: { page: string; count: number } | undefined
}

/** What the reader does not see of a thread that is the same for all readers. Filled late, by who may do that. */
export const useLeftOut = create<LeftOut>()(() => ({ hidden: new Set(), members: new Set(), counted: undefined }))

/** Has the lists follow what was hidden, or shown again, before they are read anew. */
export function noteHidden(id: number, isHidden: boolean, counted: { page: string; count: number }): void {
  useLeftOut.setState(({ hidden }) => {
    const now = new Set(hidden)
    if (isHidden) now.add(id)
    else now.delete(id)
    return { hidden: now, counted }
  })
}

/** Which rows the reader does not see; undefined: all are shown. */
export function useIsLeftOut(): ((row: Reply) => boolean) | undefined {
  const { hidden, members } = useLeftOut()
  if (hidden.size + members.size === 0) return undefined
  return ({ id, user_id }) => hidden.has(id) || (user_id !== undefined && members.has(user_id))
}
