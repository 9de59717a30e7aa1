import type { Kept, KeptKind } from '#device/what-is-kept.ts'
import { useBookmarks } from './bookmarks/bookmarks.ts'
import { useSession } from './session/session.ts'

/** As of `device/what-is-kept.ts`, and what belongs to the account of this session. */
export type PhoneKind = KeptKind | 'private' | 'drafts'

export interface OnPhone {
  kinds: { kind: PhoneKind; count: number; bytes: number }[]
  /** Bytes that the browser counts for all of it; undefined where it does not say. */
  usage: number | undefined
}

/** What this phone keeps, by kind. */
export async function keptOnPhone(): Promise<OnPhone> {
  const { spaceOfAll, whatIsKept, whatIsPrivate } = await import('#device/what-is-kept.ts')
  const id = useSession.getState().account?.id
  const [kinds, mine, space]: [Kept[], Awaited<ReturnType<typeof whatIsPrivate>> | undefined, Awaited<ReturnType<typeof spaceOfAll>>] = await Promise.all([
    whatIsKept(),
    id === undefined ? undefined : whatIsPrivate(id),
    spaceOfAll(),
  ])
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
  const { clearKept } = await import('#device/clear-kept.ts')
  await clearKept(kind)
  if (kind === 'saved') await useBookmarks.getState().load()
}

async function clearOwn(kind: 'private' | 'drafts', id: number): Promise<void> {
  if (kind === 'private') return (await import('#device/private-store.ts')).clearPrivateAnswers(id)
  const { dropDraft, listDrafts } = await import('#device/drafts.ts')
  for (const name of await listDrafts(id)) await dropDraft(id, name)
}
