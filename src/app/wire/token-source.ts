import type { TokenSource } from '#device/http/access-token.ts'

/** What calls of the page must know of the session. */
interface PageTokens extends TokenSource {
  /** Who is signed in, and with which token; the token is null when it has to be renewed first. */
  session: () => { account: { id: number } | null; token: string | null }
  /** Calls back when that has changed; gives the way to stop it. */
  watch: (changed: () => void) => () => void
  /** Ends what is left of an earlier session before another one begins. */
  settle: () => Promise<void>
}

let source: PageTokens | undefined

/** The page's start says where calls find the session: this folder knows no stores. */
export function provideTokens(provided: PageTokens): void {
  source = provided
}

/** Undefined on the server, which sends requests for no user. */
export const tokenSource = (): PageTokens | undefined => source

/** The account that is signed in; undefined: none. */
export const presentUser = (): number | undefined => source?.session().account?.id
