import { create } from 'zustand'
import { DEFAULT_LANGUAGE, type Language } from '#contract/core/languages.ts'
import { storedText } from '../stored.ts'

/** Whose session this phone has. */
interface SessionAccount {
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
  /** Null for a visitor, and while the page is taken over from the server, which knows no user. */
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

/** Where this phone keeps a session. The boot script in index.html looks for the token under the same name. @see Specification §3 */
export const STORED_SESSION = { username: storedText('username'), email: storedText('email'), id: storedText('id'), authToken: storedText('authToken') }

/** What this phone keeps of a session. Where nothing can be stored, a user who signs in stays signed in until the page is closed. */
export function readSession(): Pick<Session, 'account' | 'token'> {
  const id = Number(STORED_SESSION.id.read())
  const username = STORED_SESSION.username.read()
  if (!(id > 0) || !username) return { account: null, token: null }
  return { account: { id, username, email: STORED_SESSION.email.read() ?? '' }, token: STORED_SESSION.authToken.read() ?? null }
}
