import { del, delMany, get, set, values } from 'idb-keyval'
import { announce } from '../messages.ts'
import { storeOf } from '../stores.ts'

/** Something the user wants to have without network. */
export interface SavedItem {
  /** As in the endpoint's offline policy, e.g. `events`. */
  noun: string
  /** The parameter of the detail's address, e.g. `event_id`. */
  id: number
  title: string
  /** ISO 8601 UTC. */
  savedAt: string
  /** The account that saved it while signed in; null: none. */
  owner: number | null
}

/** Names a saved item; the same for the detail snapshot that belongs to it. */
export const savedKey = (noun: string, id: number | string): string => `${noun}/${id}`

/**
 * Saves an item; saving it again only renews its title. What it shows is fetched by the worker: message `save`.
 * @throws {Problem} out-of-space — nothing was saved.
 */
export async function saveItem(item: SavedItem): Promise<void> {
  await set(savedKey(item.noun, item.id), item, storeOf('saved'))
  announce({ type: 'saved-changed' })
}

/** Forgets a saved item; its snapshot stays as long as there is room. */
export async function dropSaved(noun: string, id: number): Promise<void> {
  await del(savedKey(noun, id), storeOf('saved'))
  announce({ type: 'saved-changed' })
}

export async function isSaved(noun: string, id: number): Promise<boolean> {
  return isSavedItem(await get<unknown>(savedKey(noun, id), storeOf('saved')))
}

/**
 * Everything saved on this phone, by any account or none, the latest first. A record that another version wrote in a shape unknown here is left
 * where it is; one from before there were accounts has no owner.
 */
export async function listSaved(): Promise<SavedItem[]> {
  const records = await values<unknown>(storeOf('saved'))
  return records
    .filter(isSavedItem)
    .map((item) => ({ ...item, owner: item.owner ?? null }))
    .sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
}

/** What one person finds saved here: their own and what has no owner. @param userId null for a visitor. */
export async function listSavedFor(userId: number | null): Promise<SavedItem[]> {
  return (await listSaved()).filter(({ owner }) => owner === null || owner === userId)
}

/** Forgets what accounts saved while signed in. @param spared the account whose things stay. @returns what was forgotten. */
export async function dropOwnedSaved(spared?: number): Promise<SavedItem[]> {
  const owned = (await listSaved()).filter(({ owner }) => owner !== null && owner !== spared)
  if (owned.length === 0) return []
  await delMany(
    owned.map(({ noun, id }) => savedKey(noun, id)),
    storeOf('saved'),
  )
  announce({ type: 'saved-changed' })
  return owned
}

/** A record as it may stand there: the owner came later. */
function isSavedItem(value: unknown): value is Omit<SavedItem, 'owner'> & Partial<Pick<SavedItem, 'owner'>> {
  if (typeof value !== 'object' || value === null) return false
  const item = value as Partial<Record<keyof SavedItem, unknown>>
  return typeof item.noun === 'string' && typeof item.id === 'number' && typeof item.title === 'string' && typeof item.savedAt === 'string'
}
