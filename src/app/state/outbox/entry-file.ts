import { useSession } from '../session/session.ts'
import type { OutboxEntry } from './outbox.ts'

/** The files that wait with an entry of the signed-in user, in their order; none where it has none under this name, or the phone has lost one. */
export async function readEntryFiles(entry: OutboxEntry, field: string): Promise<File[]> {
  const userId = useSession.getState().account?.id
  if (userId === undefined) return []
  const files = await (await import('#device/outbox/outbox-files.ts')).readFiles(userId, entry).catch(() => undefined)
  return [files?.[field] ?? []].flat()
}

/** The only one, or the first. */
export const readEntryFile = async (entry: OutboxEntry, field: string): Promise<File | undefined> => (await readEntryFiles(entry, field))[0]
