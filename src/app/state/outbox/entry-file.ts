import { useSession } from '../session/session.ts'
import type { OutboxEntry } from './outbox.ts'

/** A file that waits with an entry of the signed-in user; the first where there are several; undefined where it has none under this name, or the phone has lost it. */
export async function readEntryFile(entry: OutboxEntry, field: string): Promise<File | undefined> {
  const userId = useSession.getState().account?.id
  if (userId === undefined) return undefined
  const files = await (await import('#device/outbox/outbox-files.ts')).readFiles(userId, entry).catch(() => undefined)
  const found = files?.[field]
  return Array.isArray(found) ? found[0] : found
}
