import { useEffect } from 'react'
import type { Account } from '#contract/accounts/accounts.ts'
import type { Problem } from '#contract/core/problem.ts'
import { useSession } from '../../state/session/session.ts'
import type { Answer } from '../../wire/answer.ts'
import { askAccount, needAccount, putAccount, useSharedAccount } from './shared-account.ts'

interface UsedAccount {
  /** Undefined for a visitor and until it is known. */
  account: Account | undefined
  /** Where and when that is from, for `AgeNote`. */
  age: Answer<Account> | undefined
  /** Why the last asking failed. */
  problem: Problem | undefined
  reload: () => void
  /** Puts what a change was answered in its place, for all who show it. */
  put: (account: Account) => void
}

/** The account of this session. Asked for once, however many components show something of it; kept for when there is no network. */
export function useAccount(): UsedAccount {
  const userId = useSession(({ account }) => account?.id)
  const { of, answer, problem } = useSharedAccount()
  useEffect(() => {
    if (userId !== undefined) needAccount(userId)
  }, [userId])
  // Between a change of the session and the next request, the known account is another user's.
  const isTheirs = userId !== undefined && of === userId
  return {
    account: isTheirs ? answer?.value : undefined,
    age: isTheirs ? answer : undefined,
    problem: isTheirs ? problem : undefined,
    reload: askAccount,
    put: putAccount,
  }
}

/** Asks for the account anew, for all who show it: something else has changed it, such as a shop that was opened. */
export const reloadAccount = (): void => askAccount()
