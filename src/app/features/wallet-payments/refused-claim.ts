import * as v from 'valibot'
import { asReason, type Reason } from '#contract/core/reasons.ts'
import { trxIdOf } from '#contract/wallet-payments/trx-id.ts'
import { WALLETS } from '#contract/wallet-payments/wallets.ts'
import type { ClaimEntry } from './claim-entry.ts'
import { type ClaimForm, nameOfNumber, takaText, typedPaisa } from './claim-form.ts'

const Sent = v.object({ wallet: v.picklist(WALLETS), trxid: v.string(), amount_paisa: v.number(), sent_to: v.string() })

const sentIn = (refused: ClaimEntry | undefined) => {
  const read = v.safeParse(Sent, refused?.body)
  return read.success ? read.output : undefined
}

/** The form of a claim that the service refused, as it was sent; undefined: none was, or another version of the app wrote it. */
export function formOfRefused(refused: ClaimEntry | undefined): ClaimForm | undefined {
  const sent = sentIn(refused)
  return sent && { pasted: '', trxid: sent.trxid, paid: takaText(sent.amount_paisa), to: nameOfNumber({ wallet: sent.wallet, number: sent.sent_to }) }
}

export interface ClaimFaults {
  trxid?: 'used' | Reason
  paid?: Reason
}

/** What the service found wrong, at the fields that still say what was sent. */
export function faultsOf(form: ClaimForm, refused: ClaimEntry | undefined): ClaimFaults {
  const sent = sentIn(refused)
  if (!sent || !refused?.problem) return {}
  const { code, fields = {} } = refused.problem
  const faults: ClaimFaults = {}
  if (trxIdOf(form.trxid) === sent.trxid) {
    if (code === 'trxid-used') faults.trxid = 'used'
    else if (fields.trxid !== undefined) faults.trxid = asReason(fields.trxid)
  }
  if (typedPaisa(form.paid) === sent.amount_paisa && fields.amount_paisa !== undefined) faults.paid = asReason(fields.amount_paisa)
  return faults
}
