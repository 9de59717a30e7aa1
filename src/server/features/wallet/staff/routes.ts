import { Problem } from '#contract/core/problem.ts'
import * as contract from '#contract/desk/payouts.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import type { SignedInAs } from '../../../http/sessions/live-sessions.ts'
import { requireProof } from '../../../http/sessions/require-proof.ts'
import type { NoteSecurityEvent } from '../../../http/sessions/security-log.ts'
import { exportBatch } from './export-batch.ts'
import { listDeskPayouts } from './list-desk-payouts.ts'
import { endPayout, type Outcome, sendPayout, takePayout } from './pay-out.ts'

interface Parts {
  note: NoteSecurityEvent
  /** Opens what is sealed. */
  secret: string
}

interface Asker {
  db: Tx
  session: SignedInAs
  now: number
  requestId: string
}

interface Acting<T> {
  all: readonly T[]
  act: (one: T) => Promise<Outcome>
  /** What goes on record of each that was done. */
  kind: 'payout-taken' | 'payout-sent' | 'payout-ended'
}

/** Withdrawals at the desk of staff. Each step is on record; account numbers are in no line of the log. */
export function deskPayoutRoutes(app: Service, { note, secret }: Parts): void {
  serve(app, contract.listDeskPayouts, ({ db, session, query }) => listDeskPayouts(db, session.user_id, query))
  /** One after the other, in the order of their numbers, so that two of staff with the same list do not wait for each other in a circle. */
  const forAll = async <T extends { number: string }>({ db, session, now, requestId }: Asker, { all, act, kind }: Acting<T>) => {
    requireProof(session, now)
    const outcomes = new Map<string, Outcome>()
    for (const one of all.toSorted((a, b) => (a.number < b.number ? -1 : 1))) {
      const outcome = outcomes.get(one.number) ?? (await act(one))
      outcomes.set(one.number, outcome)
      if (outcome === 'done' || outcome === 'asked') {
        const details = { payout: one.number }
        await note(db, { kind: outcome === 'asked' ? 'approval-asked' : kind, user_id: session.user_id, request_id: requestId, by: 'staff', details })
      }
    }
    return { results: all.map(({ number }) => ({ number, outcome: outcomes.get(number) ?? ('not-found' as const) })) }
  }
  serve(app, contract.takeDeskPayouts, (ask) => {
    const all = ask.body.numbers.map((number) => ({ number }))
    return forAll(ask, { all, act: ({ number }) => takePayout(ask.db, ask.session.user_id, number), kind: 'payout-taken' })
  })
  serve(app, contract.sendDeskPayouts, (ask) =>
    forAll(ask, { all: ask.body.payouts, act: (one) => sendPayout(ask.db, ask.session.user_id, one), kind: 'payout-sent' }),
  )
  serve(app, contract.endDeskPayout, async (ask) => {
    const act = (one: typeof ask.params & typeof ask.body) => endPayout(ask.db, ask.session.user_id, one)
    const ended = await forAll(ask, { all: [{ ...ask.params, ...ask.body }], act, kind: 'payout-ended' })
    if (ended.results.some(({ outcome }) => outcome === 'not-found')) throw new Problem('not-found')
    return ended
  })
  serve(app, contract.downloadPayoutBatch, async ({ db, session, now, requestId }) => {
    requireProof(session, now)
    const { file, numbers } = await exportBatch(db, { staff: session.user_id, secret, now })
    await note(db, { kind: 'payouts-exported', user_id: session.user_id, request_id: requestId, by: 'staff', details: { count: numbers.length } })
    return file
  })
}
