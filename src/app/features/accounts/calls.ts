import { type Account, readAccount } from '#contract/accounts/accounts.ts'
import type { Answer, CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'

/** The account of this session. */
export const loadAccount = (options: CallOptions = {}): Promise<Answer<Account>> => call(readAccount, {}, options)
