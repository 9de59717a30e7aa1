import { del, get, set } from 'idb-keyval'
import { isLanguage, type Language } from '#contract/core/languages.ts'
import { storeOf } from './stores.ts'

const SESSION = 'session'

/** Whose session this phone has, for the worker, which has no localStorage. Never a token. */
export interface MirroredSession {
  user_id: number
  language: Language
}

/** Tells the worker whose session this is. */
export const mirrorSession = (session: MirroredSession): Promise<void> => set(SESSION, session, storeOf('device'))

export const dropMirroredSession = (): Promise<void> => del(SESSION, storeOf('device'))

/** The session of this phone; null when no user is signed in. */
export async function readMirroredSession(): Promise<MirroredSession | null> {
  const kept = await get<Partial<Record<keyof MirroredSession, unknown>>>(SESSION, storeOf('device'))
  return typeof kept?.user_id === 'number' && isLanguage(kept.language) ? { user_id: kept.user_id, language: kept.language } : null
}
