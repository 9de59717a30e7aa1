import { useSession } from '#app/state/session/session.ts'
import { provideTokens } from '#app/wire/token-source.ts'

/** Requests go with the token of the session; one that has run out is renewed to this. */
export const renewTokensTo = (token: string): void =>
  provideTokens({ session: useSession.getState, watch: useSession.subscribe, renew: async () => token, settle: async () => undefined })
