import { type Account, readAccount } from '#contract/accounts/accounts.ts'
import type { Answer, CallHow } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'

/** The account of this session. */
export const loadAccount = (how: CallHow = {}): Promise<Answer<Account>> => call(readAccount, {}, how)
