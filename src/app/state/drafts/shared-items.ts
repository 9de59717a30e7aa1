import { PHONE } from '#device/outbox/outbox-entry.ts'
import { claimSharedItem, dropSharedItem, listSharedItems, type SharedItem, tidyVisitorsShared } from '#device/shared-items.ts'
import { useSession } from '../session/session.ts'

export type { SharedFile, SharedItem } from '#device/shared-items.ts'

const owner = (): number => useSession.getState().account?.id ?? PHONE

/**
 * What waits here for the person of this session, the latest first. What came while no user was signed in is a visitor's. It becomes the account's
 * when the user signs in and comes back to its address; no other user is shown it.
 * @param named the id in the address
 */
export async function loadSharedItems(named: string | undefined): Promise<SharedItem[]> {
  const id = owner()
  if (id !== PHONE && named !== undefined) await claimSharedItem(id, named)
  if (id !== PHONE) await tidyVisitorsShared()
  return listSharedItems(id)
}

/** Forgets it: it has become something, or is not wanted. */
export const forgetSharedItem = (id: string): Promise<void> => dropSharedItem(owner(), id)
