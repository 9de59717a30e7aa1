import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { walletsInOutbox } from '#app/features/wallet-payments/outbox-words.tsx'
import { PayDebt } from '#app/features/wallet-payments/screens/pay-debt.tsx'
import { loadOutbox, useOutbox } from '#app/state/outbox/outbox.ts'
import type { DebtClaim, DebtPayment } from '#contract/wallet-payments/debt-claims.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen, textsIn } from '#tests/support/phone/render.tsx'
import { type Asked, fakeService, refusal } from '../accounts/fake-service.ts'
import { goOffline, signInSeller, signOffSeller } from '../events/own/a-seller.tsx'

const DEBT = '/api/wallet_payments/debt/'
const AT = '2026-11-30T12:00:00.000Z'
const aDebt = (over: Partial<DebtPayment> = {}): DebtPayment => ({
  ...{ reference: 'DUE4', to_pay_paisa: 50_000, is_offered: true, can_claim: true, claims: [], server_time: AT },
  numbers: [{ wallet: 'bkash', number: '+8801700000001', kind: 'merchant', dial: '*247#' }],
  ...over,
})
const aClaim = (over: Partial<DebtClaim> = {}): DebtClaim => ({
  ...{ claim_id: 1, state: 'waiting', wallet: 'bkash', trxid: 'CK29X7A2BM', sent_to: '+8801700000001', amount_paisa: 50_000, came_paisa: null },
  ...{ claimed_at: AT, decided_at: null, reason: '' },
  ...over,
})
const SMS = 'Payment of Tk 500.00 to 01700000001 is successful. Fee Tk 0.00. TrxID CK29X7A2BM at 30/11/2026 18:01'

let owner = 0
beforeEach(() => {
  owner = signInSeller()
})
afterEach(async () => {
  await signOffSeller()
  useOutbox.setState({ entries: [] })
})
const show = (language: 'en' | 'bn' = 'en') => renderScreen(<PayDebt />, { at: '/wallet/pay', language })
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const send = () => fireEvent.submit(field('TrxID').closest('form') as HTMLFormElement)

describe('paying what one owes the house', () => {
  it('says how much is owed, to which number and with which reference it is sent, and dials', async () => {
    fakeService({ [DEBT]: { body: aDebt() } })
    await show()
    expect(await screen.findByText(/You owe Hatkhola BDT 500/)).toBeTruthy()
    for (const words of ['01700-000001', 'BDT 500', 'DUE4', 'Use Payment. This is our merchant number.']) expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Copy: / })).toHaveLength(3)
    expect(screen.getByRole('link', { name: /Dial \*247#/ }).getAttribute('href')).toBe('tel:*247%23')
  })

  it('reads the pasted SMS and sends what it says; the claim waits from then on', async () => {
    let claims: DebtClaim[] = []
    const asked = fakeService({
      [DEBT]: ({ body }: Asked) => {
        if (body.trxid) claims = [aClaim()]
        return { body: body.trxid ? aClaim() : aDebt({ claims, can_claim: claims.length === 0, numbers: claims.length === 0 ? aDebt().numbers : [] }) }
      },
    })
    await show()
    await screen.findByText(/You owe Hatkhola/)
    type('Paste the SMS or type the TrxID', SMS)
    expect(field('TrxID').value).toBe('CK29X7A2BM')
    send()
    expect(await screen.findByText('Being checked')).toBeTruthy()
    expect(asked.find(({ body }) => body.trxid)?.body).toEqual({ wallet: 'bkash', trxid: 'CK29X7A2BM', amount_paisa: 50_000, sent_to: '+8801700000001' })
    expect(screen.queryByLabelText('TrxID')).toBeNull()
  })

  it('warns of a message that names another number than that of the house', async () => {
    fakeService({ [DEBT]: { body: aDebt() } })
    await show()
    await screen.findByText(/You owe Hatkhola/)
    type('Paste the SMS or type the TrxID', SMS.replace('01700000001', '01811111111'))
    expect(screen.getByText('The message names another number than ours.')).toBeTruthy()
  })

  it('tells what became of each payment: taken with what came, or not with the reason', async () => {
    const claims = [
      aClaim({ claim_id: 3, state: 'refused', trxid: 'CK29X7A2BO', decided_at: AT, reason: 'It is not in our wallet.' }),
      aClaim({ claim_id: 2, state: 'taken', trxid: 'CK29X7A2BN', decided_at: AT, came_paisa: 30_000 }),
    ]
    fakeService({ [DEBT]: { body: aDebt({ claims }) } })
    await show()
    const [refused, taken] = within(await screen.findByRole('region', { name: 'What you have paid' })).getAllByRole('listitem')
    expect(refused?.textContent).toMatch(/CK29X7A2BO.*Not taken.*BDT 500.*It is not in our wallet\./)
    expect(taken?.textContent).toMatch(/CK29X7A2BN.*It has come.*BDT 300.*You said BDT 500; BDT 300 was taken off/)
  })

  it('is not offered where the house has no number: the screen says how it is paid otherwise', async () => {
    fakeService({ [DEBT]: { body: aDebt({ is_offered: false, can_claim: false, numbers: [] }) } })
    await show()
    expect(await screen.findByText(/taken from what becomes free/, { selector: '.bg-sunken' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact')
    expect(screen.queryByLabelText('TrxID')).toBeNull()
  })

  it('says in Bangla that nothing is owed', async () => {
    fakeService({ [DEBT]: { body: aDebt({ to_pay_paisa: 0, can_claim: false, numbers: [] }) } })
    await show('bn')
    expect(await screen.findByText('হাটখোলার কাছে আপনার কোনো দেনা নেই।')).toBeTruthy()
  })
})

describe('without network', () => {
  it('is read from this phone, and what is sent waits in the outbox as a payment of a debt', async () => {
    await storePrivateAnswer(owner, { address: DEBT, body: aDebt(), etag: null, fetchedAt: new Date(Date.now() - 3_600_000).toISOString() })
    goOffline()
    fakeService({ [DEBT]: 'offline', '/api/ping/': 'offline' })
    await show()
    await screen.findByText(/You owe Hatkhola BDT 500/)
    type('TrxID', 'ck29x7a2bm')
    send()
    expect(await screen.findByText('Not sent yet: Pay what you owe')).toBeTruthy()
    expect(screen.queryByLabelText('TrxID')).toBeNull()
    await loadOutbox()
    const [entry] = useOutbox.getState().entries
    const { t } = textsIn('en')
    expect(entry && walletsInOutbox.title(entry, { t })).toBe('Pay what you owe')
    expect(entry && walletsInOutbox.lines(entry, { t })).toEqual(['CK29X7A2BM'])
    expect(entry && walletsInOutbox.done(entry, { t }).to).toBe('/wallet/pay')
  })
})

describe('a claim that was refused', () => {
  it('stays on the screen with why, and the form is there again with what was sent', async () => {
    fakeService({ [DEBT]: ({ body }: Asked) => (body.trxid ? refusal('trxid-used', 409) : { body: aDebt() }) })
    await show()
    await screen.findByText(/You owe Hatkhola/)
    type('TrxID', 'CK29X7A2BM')
    send()
    const said = await screen.findByText(/Not done: Pay what you owe/)
    expect(said.closest('[role=alert]')?.textContent).toContain('This TrxID was used before.')
    await waitFor(() => expect(field('TrxID').value).toBe('CK29X7A2BM'))
    await waitFor(() => expect(screen.getAllByText('This TrxID was used before.')).toHaveLength(2))
    fireEvent.click(screen.getByRole('button', { name: 'Leave it' }))
    await waitFor(() => expect(screen.queryByText('This TrxID was used before.')).toBeNull())
  })
})
