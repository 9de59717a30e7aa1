import { del, get, set, values } from 'idb-keyval'
import { announce } from './messages.ts'
import { storeOf } from './stores.ts'

/** Something the user wants to have without network. */
export interface SavedItem {
  /** As in the endpoint's offline policy, e.g. `events`. */
  noun: string
  /** The parameter of the detail's address, e.g. `event_id`. */
  id: number
  title: string
  /** ISO 8601 UTC. */
  savedAt: string
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

/** Everything saved, the latest first. A record that another version wrote in a shape unknown here is left where it is. */
export async function listSaved(): Promise<SavedItem[]> {
  const records = await values<unknown>(storeOf('saved'))
  return records.filter(isSavedItem).sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
}

function isSavedItem(value: unknown): value is SavedItem {
  if (typeof value !== 'object' || value === null) return false
  const item = value as Partial<Record<keyof SavedItem, unknown>>
  return typeof item.noun === 'string' && typeof item.id === 'number' && typeof item.title === 'string' && typeof item.savedAt === 'string'
}
