/** What calls must know of the session. */
interface TokenSource {
  /** Who is signed in, and with which token; the token is null when it has to be renewed first. */
  session: () => { account: { id: number } | null; token: string | null }
  /** Calls back when that has changed; gives the way to stop it. */
  watch: (changed: () => void) => () => void
  /** @throws {Problem} not-signed-in, or why nothing is known. */
  renew: (failed: string | null) => Promise<string>
  /** Ends what is left of an earlier session before another one begins. */
  settle: () => Promise<void>
}

let source: TokenSource | undefined

/** The page's start says where calls find the session: this folder knows no stores. */
export function provideTokens(provided: TokenSource): void {
  source = provided
}

/** Undefined on the server, which asks for nobody. */
export const tokenSource = (): TokenSource | undefined => source
