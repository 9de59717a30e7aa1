import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Withdraw } from '#app/features/wallet/screens/withdraw.tsx'
import type { WithProof } from '#app/features/wallet/with-proof.ts'
import { listPayouts } from '#contract/wallet/payouts.ts'
import { readWallet, type Wallet } from '#contract/wallet/wallet.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../accounts/fake-service.ts'
import { asUser } from '../shop/orders/show-shop-order.tsx'

const user = asUser()
const withProof: WithProof = async (work) => ({ value: await work() })
const ADDED = '2026-11-30T04:00:00.000Z'
const A_DAY_LATER = '2026-12-01T04:00:00.000Z'
const WALLET: Wallet = {
  ...{ free: 96_490, pending: 0, leaving: 0, due: 0, on_hold: [], on_hold_count: 0, payments: [], refunds: [], rates: [], is_online_only: false, paused: null },
  server_time: A_DAY_LATER,
}
const account = (id: number) => ({ id, way: 'bkash' as const, masked: `567${id}`, bank: '', usable_at: A_DAY_LATER })
const answerAt = (server_time: string, accounts = [account(8)]) => ({ results: [], next_cursor: null, accounts, server_time })

/** The screen on a phone that has seen it when the account was new, with what the service answers now. */
async function show(accounts?: ReturnType<typeof account>[]) {
  const keep = (address: string, body: object) => storePrivateAnswer(user(), { address, body, etag: null, fetchedAt: ADDED })
  await keep(readWallet.path, { ...WALLET, server_time: ADDED })
  await keep(listPayouts.path, answerAt(ADDED, accounts))
  const seen = Promise.withResolvers<void>()
  const fresh = async () => {
    await seen.promise
    return { body: answerAt(A_DAY_LATER, accounts) }
  }
  fakeService({ [readWallet.path]: { body: WALLET }, [listPayouts.path]: fresh })
  await renderScreen(<Withdraw withProof={withProof} />, { at: '/wallet/withdraw' })
  await screen.findByText('Your account can be used 24 hours after it was added.')
  seen.resolve()
  return (await screen.findByLabelText('To')) as HTMLSelectElement
}

describe('withdrawing', () => {
  it('chooses the only account that can be used, also when it could not be used at the last look', async () => {
    expect((await show()).value).toBe('8')
  })

  it('asks which of several accounts', async () => {
    expect((await show([account(8), account(9)])).value).toBe('')
  })
})
