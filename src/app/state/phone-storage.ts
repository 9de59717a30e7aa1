import type { StoredData, StoredKind } from '#device/stored-data.ts'
import { useBookmarks } from './bookmarks/bookmarks.ts'
import { useSession } from './session/session.ts'

/** As of `device/stored-data.ts`, and what belongs to the account of this session. */
export type PhoneKind = StoredKind | 'private' | 'drafts'

export interface OnPhone {
  kinds: { kind: PhoneKind; count: number; bytes: number }[]
  /** Bytes that the browser counts for all of it; undefined where it does not say. */
  usage: number | undefined
}

/** What this phone keeps, by kind. */
export async function readPhoneStorage(): Promise<OnPhone> {
  const { spaceOfAll, readStoredData, readPrivateData } = await import('#device/stored-data.ts')
  const id = useSession.getState().account?.id
  const [kinds, mine, space]: [StoredData[], Awaited<ReturnType<typeof readPrivateData>> | undefined, Awaited<ReturnType<typeof spaceOfAll>>] =
    await Promise.all([readStoredData(), id === undefined ? undefined : readPrivateData(id), spaceOfAll()])
  const own: OnPhone['kinds'] = mine
    ? [
        { kind: 'private', ...mine.answers },
        { kind: 'drafts', ...mine.drafts },
      ]
    : []
  return { kinds: [...kinds, ...own], usage: space?.usage }
}

/** Forgets one kind of it. The app itself stays: without it nothing would open. */
export async function clearOnPhone(kind: Exclude<PhoneKind, 'app'>): Promise<void> {
  const id = useSession.getState().account?.id
  if (kind === 'private' || kind === 'drafts') {
    if (id !== undefined) await clearOwn(kind, id)
    return
  }
  const { clearStored } = await import('#device/clear-stored.ts')
  await clearStored(kind)
  if (kind === 'saved') await useBookmarks.getState().load()
}

async function clearOwn(kind: 'private' | 'drafts', id: number): Promise<void> {
  if (kind === 'private') return (await import('#device/private-store.ts')).clearPrivateAnswers(id)
  const { dropDraft, listDrafts } = await import('#device/drafts.ts')
  for (const name of await listDrafts(id)) await dropDraft(id, name)
}
