import { create } from 'zustand'
import { DEFAULT_LANGUAGE, type Language } from '#contract/core/languages.ts'

/** Whose session this phone has. */
export interface SessionAccount {
  id: number
  username: string
  email: string
}

interface Session {
  language: Language
  /** Whether the address carries the language (`/bn/events`); then links keep doing so. */
  prefixed: boolean
  /** Changes every text, digit and date at once. Ready when it returns; offline too. */
  switchLanguage: (language: Language) => Promise<void>
  /** Null for a visitor, and while the page is taken over from the server, which knows nobody. */
  account: SessionAccount | null
  /** The access token, as kept under `authToken`. Null when signed out, or when the session must be renewed by logging in again. */
  token: string | null
}

/**
 * Who is using the app and in which language. The page's first lines set the language and what is kept of the session; `start.ts`
 * supplies the switch. The session itself is begun and ended by `state/session-keeping.ts`.
 */
export const useSession = create<Session>()((set) => ({
  language: DEFAULT_LANGUAGE,
  prefixed: false,
  switchLanguage: async (language) => set({ language }),
  account: null,
  token: null,
}))

/** What this phone keeps of a session. The boot script in index.html looks for the token under the same name. @see Specification §3 */
export function readSession(): Pick<Session, 'account' | 'token'> {
  try {
    const id = Number(localStorage.getItem('id'))
    const username = localStorage.getItem('username')
    if (id > 0 && username) return { account: { id, username, email: localStorage.getItem('email') ?? '' }, token: localStorage.getItem('authToken') }
  } catch {
    // No store, no session: whoever signs in stays so until the page is closed.
  }
  return { account: null, token: null }
}
