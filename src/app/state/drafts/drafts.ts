import { useSession } from '../session/session.ts'

type Drafts = typeof import('#device/drafts.ts')
let held: Drafts | undefined

/** What goes with a person lives in that person's database; it is opened late. */
async function loadDrafts(): Promise<Drafts> {
  held ??= await import('#device/drafts.ts')
  return held
}
const owner = () => useSession.getState().account?.id

/** What the person of this session was writing under this name; undefined when nothing is kept. Check its shape: another version may have written it. */
export async function readDraft(name: string): Promise<unknown> {
  const id = owner()
  return id === undefined ? undefined : (await loadDrafts()).readDraft(id, name)
}

/**
 * Keeps what is being written, so that it outlives the page and the session; signing out deletes it. A visitor's is not kept.
 * @throws {Problem} out-of-space — what was kept before still stands.
 */
export async function storeDraft(name: string, values: unknown): Promise<void> {
  const id = owner()
  if (id === undefined) return
  // A page that is being left waits for no code, not even for code that is here.
  const { storeDraft } = held ?? (await loadDrafts())
  // Signed out while the code came: nothing is written for a user who is gone.
  if (owner() === id) await storeDraft(id, name, values)
}

/** Forgets a draft: it was sent, or is not wanted. */
export async function dropDraft(name: string): Promise<void> {
  const id = owner()
  if (id !== undefined) await (await loadDrafts()).dropDraft(id, name)
}
