import { create } from 'zustand'
import { type Account, readAccount } from '#contract/accounts/accounts.ts'
import { addressOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { isFetchingCheap } from '../../state/connection/fetching-ahead.ts'
import { holdScreensOf } from '../../state/connection/precached-screens.ts'
import { hearAccountChanged, tellAccountChanged } from '../../state/session/account-news.ts'
import { useSession } from '../../state/session/session.ts'
import { storeSession } from '../../state/session/stored-session.ts'
import type { Answer } from '../../wire/answer.ts'
import { onReconnect } from '../../wire/reconnect.ts'
import { storeAnswer } from '../../wire/store-answer.ts'
import { loadAccount } from './calls.ts'

interface SharedAccount {
  /** The account's id; undefined before the first request. */
  of: number | undefined
  answer: Answer<Account> | undefined
  problem: Problem | undefined
}

const NOTHING: SharedAccount = { of: undefined, answer: undefined, problem: undefined }

/** The account of this session, once for all who show something of it. */
export const useSharedAccount = create<SharedAccount>()(() => NOTHING)

let underway: AbortController | undefined
let isFollowing = false

/** Asks for the account unless it is there, or on its way. */
export function needAccount(userId: number): void {
  follow()
  const { of, problem } = useSharedAccount.getState()
  if (of !== userId || (problem && !underway)) askAccount()
}

/** Asks for it anew; what is known stays meanwhile. */
export function askAccount(): void {
  const of = useSession.getState().account?.id
  underway?.abort()
  underway = undefined
  if (useSharedAccount.getState().of !== of) useSharedAccount.setState({ ...NOTHING, of })
  if (of === undefined) return
  const mine = new AbortController()
  underway = mine
  const { signal } = mine
  const take = (answer: Answer<unknown>) => {
    if (!signal.aborted) hold(of, answer as Answer<Account>)
  }
  const fail = (error: unknown) => {
    if (!signal.aborted) useSharedAccount.setState({ of, problem: error instanceof Problem ? error : new Problem('bug', { cause: error }) })
  }
  const end = () => {
    if (underway === mine) underway = undefined
  }
  // Screens ask for their own data once it is known whose they are: what this phone has kept of that is enough to begin with.
  const keptFirst = useSharedAccount.getState().answer === undefined
  void loadAccount({ signal, later: take, keptFirst }).then(take, fail).finally(end)
}

/** Puts what a change of the account was answered in its place: here, in the other tabs, and for when there is no network. */
export function putAccount(value: Account): void {
  const former = useSharedAccount.getState().answer
  const answer = { address: addressOf(readAccount), etag: null, ...former, value, fetchedAt: new Date().toISOString(), from: 'network' as const }
  // What is on its way was asked for before the change.
  underway?.abort()
  underway = undefined
  hold(value.id, answer)
  void storeAnswer(answer).then(() => tellAccountChanged(value.id))
}

/** The session shows a name as well, and keeps it: it follows. */
function hold(of: number, answer: Answer<Account>): void {
  const { account, token } = useSession.getState()
  if (account?.id !== of) return
  useSharedAccount.setState({ of, answer, problem: undefined })
  // Where it costs little the screens of sellers are on their phone from the first sign-in on; else once they are opened.
  if (answer.from === 'network' && answer.value.seller_slug && isFetchingCheap()) holdScreensOf('member', 'seller', 'gate')
  const { username, email } = answer.value
  if (token && (account.username !== username || account.email !== email)) storeSession({ access: token, id: of, username, email })
}

/** For as long as the page lives: an account that signs out is forgotten here too. */
function follow(): void {
  if (isFollowing) return
  isFollowing = true
  useSession.subscribe(({ account, token }, before) => {
    if (account?.id !== before.account?.id || (token && !before.token)) askAccount()
  })
  onReconnect(() => {
    const { answer, problem } = useSharedAccount.getState()
    if (problem || (answer && answer.from !== 'network')) askAccount()
  })
  hearAccountChanged((userId) => userId === useSession.getState().account?.id && askAccount())
}
