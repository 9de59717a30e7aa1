import { Problem } from '#contract/core/problem.ts'

/** Where the access token of the account that is signed in comes from: the page has one such source, the worker another. */
export interface TokenSource {
  /** The account, and its token as long as one is held. */
  session: () => Session | Promise<Session>
  /**
   * A token in place of one that the service did not take; all who ask at the same time get the same.
   * @param failed the token that was refused; null when there was none.
   * @returns null — the session of this browser is another account's by now.
   * @throws {Problem} not-signed-in — the session is over; offline, too-slow, busy, strange-answer — nothing is known.
   */
  renew: (failed: string | null) => Promise<string | null>
}

interface Session {
  account: { id: number } | null
  token: string | null
}

/** Whether this account is the one that is signed in. */
export const isSignedIn = async (source: TokenSource, userId: number): Promise<boolean> => (await source.session()).account?.id === userId

/**
 * The token of one account, renewed where there is none, or the service did not take it. The phone's clock says nothing about a token: it is
 * used until it is refused.
 * @param failed the token that was refused; null at first.
 * @returns null — another account, or none, is signed in here.
 * @throws {Problem} as `TokenSource.renew`.
 */
export async function accessToken(source: TokenSource, userId: number, failed: string | null): Promise<string | null> {
  const { account, token } = await source.session()
  if (account?.id !== userId) return null
  const access = failed === null && token !== null ? token : await source.renew(failed)
  return (await isSignedIn(source, userId)) ? access : null
}

/**
 * Does something with the token of one account, once more with a renewed one if the service does not take it. Each time another account may
 * have been signed in meanwhile, in another tab: what one person wanted done must not be done in the name of the next, nor be told to them.
 * @throws {Problem} not-signed-in — this account is not, or no longer, signed in; or what the work throws.
 */
export async function withAccessToken<T>(source: TokenSource, userId: number, work: (token: string) => Promise<T>): Promise<T> {
  const tokenAfter = async (failed: string | null): Promise<string> => {
    const token = await accessToken(source, userId, failed)
    if (token === null) throw new Problem('not-signed-in')
    return token
  }
  const token = await tokenAfter(null)
  const done = await work(token).catch(async (cause: unknown) => {
    if (!(cause instanceof Problem) || cause.code !== 'not-signed-in') throw cause
    return work(await tokenAfter(token))
  })
  if (!(await isSignedIn(source, userId))) throw new Problem('not-signed-in')
  return done
}
