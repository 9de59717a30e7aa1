import { useSession } from './session.ts'

/** Everything that touches the phone comes late. */
const drafts = () => import('#device/drafts.ts')
/** Whose drafts: nobody's are kept for nobody. */
const whose = (): number | undefined => useSession.getState().account?.id

/** What the present account typed into a form and did not send; null when there is nothing. */
export async function readDraft(name: string): Promise<unknown> {
  const userId = whose()
  return userId === undefined ? null : (await drafts()).readDraft(userId, name)
}

/** @throws {Problem} out-of-space — nothing was kept. */
export async function keepDraft(name: string, values: Record<string, unknown>): Promise<void> {
  const userId = whose()
  if (userId !== undefined) await (await drafts()).keepDraft(userId, name, values)
}

export async function dropDraft(name: string): Promise<void> {
  const userId = whose()
  if (userId !== undefined) await (await drafts()).dropDraft(userId, name)
}
