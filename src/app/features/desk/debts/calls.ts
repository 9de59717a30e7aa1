import { type DeskDebtClaim, decideDebtClaim, listDeskDebtClaims } from '#contract/desk/debt-claims.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'

export const loadDebts = (options: CallOptions, cursor?: string) => call(listDeskDebtClaims, { query: { ...(cursor !== undefined && { cursor }) } }, options)

export type DebtDecision = { came: true; amount_paisa: number } | { came: false; reason: string }

/** @param onceKey the same at every try @throws {Problem} */
export const decideDebt = async (claim_id: number, body: DebtDecision, onceKey: string): Promise<DeskDebtClaim> =>
  (await call(decideDebtClaim, { params: { claim_id }, body }, { onceKey })).value

/** What can be said of a claim, in the order of the keys; of one's own nothing. */
export type DebtAct = 'came' | 'notCome'
export const debtActsOf = ({ state, is_own }: DeskDebtClaim): DebtAct[] => (state !== 'waiting' || is_own ? [] : ['came', 'notCome'])
