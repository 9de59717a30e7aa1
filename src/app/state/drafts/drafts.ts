import * as drafts from '#device/drafts.ts'
import { useSession } from '../session/session.ts'

const owner = () => useSession.getState().account?.id

/** What the person of this session was writing under this name; undefined when nothing is kept. Check its shape: another version may have written it. */
export async function readDraft(name: string): Promise<unknown> {
  const id = owner()
  return id === undefined ? undefined : drafts.readDraft(id, name)
}

/**
 * Keeps what is being written, so that it outlives the page and the session; signing out deletes it. A visitor's is not kept. The write begins at
 * once: a page that is being left waits for nothing, so the code for it comes with the form and not at its first use.
 * @throws {Problem} out-of-space — what was kept before still stands.
 */
export async function storeDraft(name: string, values: unknown): Promise<void> {
  const id = owner()
  if (id !== undefined) await drafts.storeDraft(id, name, values)
}

/** Forgets a draft: it was sent, or is not wanted. */
export async function dropDraft(name: string): Promise<void> {
  const id = owner()
  if (id !== undefined) await drafts.dropDraft(id, name)
}

/** Names of all that the person of this session was writing and that begin so. */
export async function listDrafts(begin: string): Promise<string[]> {
  const id = owner()
  return id === undefined ? [] : (await drafts.listDrafts(id)).filter((name) => name.startsWith(begin))
}
