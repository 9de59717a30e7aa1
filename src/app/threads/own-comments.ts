import { create } from 'zustand'
import type { OwnComment } from '#contract/threads/comments.ts'
import { useSession } from '../state/session/session.ts'
import { storedJson } from '../state/stored.ts'
import type { OwnRow } from './own-rows.ts'

export type FreshComment = OwnComment & { key: string | undefined }

interface OwnComments {
  /** Path of the page that they stand on. */
  page: string | undefined
  rows: readonly OwnRow[]
  /** What was written since the page was opened, with its key where no user was signed in. */
  fresh: readonly FreshComment[]
  /** What was changed since the list was made, by id; null: taken back. */
  changed: ReadonlyMap<number, OwnComment | null>
}

/** What this reader has written on the page on screen. Filled late, by who follows it. */
export const useOwnComments = create<OwnComments>()(() => ({ page: undefined, rows: [], fresh: [], changed: new Map() }))

// What a member wrote goes with them, also where this page stays open; what was taken back stays away.
useSession.subscribe(({ account }, before) => {
  if (account?.id === before.account?.id) return
  useOwnComments.setState(({ fresh, changed }) => ({
    rows: [],
    fresh: fresh.filter(({ key }) => key !== undefined),
    changed: new Map([...changed].filter(([, now]) => now === null)),
  }))
})

/** Has it shown at once. */
export function noteFresh(comment: FreshComment): void {
  useOwnComments.setState(({ fresh }) => ({ fresh: [...fresh, comment] }))
}

/** Has the lists show a change before they are read again. */
export function noteChange(id: number, now: OwnComment | null): void {
  if (now === null) REMOVED.write([...readRemoved(), id].slice(-MOST_REMOVED))
  useOwnComments.setState(({ changed }) => ({ changed: new Map(changed).set(id, now) }))
}

/** A cached page may still contain comments that were taken back, for as long as it is cached. Only ids are kept, no user-written words. */
const REMOVED = storedJson('hatkhola-comments-removed')
const MOST_REMOVED = 100

/** Has the lists leave out what was taken back on this phone before the page was opened. */
export function recallRemoved(): void {
  useOwnComments.setState(({ changed }) => ({ changed: new Map([...readRemoved().map((id) => [id, null] as const), ...changed]) }))
}

function readRemoved(): number[] {
  const kept = REMOVED.read()
  return Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)) : []
}
