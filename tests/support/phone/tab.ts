import { vi } from 'vitest'
import type { SignedIn } from '#contract/accounts/sessions.ts'

/** The session of a user. */
export const aSession = (over: Partial<SignedIn> = {}): SignedIn => ({ access: 'token-1', id: 7, username: 'rahima', email: 'rahima@example.com', ...over })

/** The parts of one open tab that deal in sessions. Tabs share what is stored, not their memory. */
export async function openTab() {
  vi.resetModules()
  const { useSession, readSession } = await import('#app/state/session/session.ts')
  const keeping = await import('#app/state/session/stored-session.ts')
  const { renewToken } = await import('#app/state/session/session-renewal.ts')
  const { settleSignOut, oweSignOut } = await import('#app/state/session/sign-out-owed.ts')
  const { provideTokens } = await import('#app/wire/token-source.ts')
  const { call } = await import('#app/wire/call.ts')
  useSession.setState(readSession())
  provideTokens({ session: useSession.getState, watch: useSession.subscribe, renew: renewToken, settle: settleSignOut })
  return { useSession, ...keeping, renewToken, settleSignOut, oweSignOut, call }
}
