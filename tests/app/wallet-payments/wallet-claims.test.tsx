import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { WalletClaims } from '#app/features/wallet-payments/screens/wallet-claims.tsx'
import { ping } from '#contract/health.ts'
import { CLAIM_STATES } from '#contract/wallet-payments/claim-rules.ts'
import type { WalletClaim } from '#contract/wallet-payments/wallet-claims.ts'
import { readEntries } from '#device/outbox/outbox.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../accounts/fake-service.ts'
import { inHours } from '../shop/orders/a-shop-order.ts'
import { asUser } from '../shop/orders/show-shop-order.tsx'
import { aClaim, ORDER_NUMBER, press, type Replies, TRXID } from './a-payment.tsx'

const user = asUser()
const LIST = '/api/wallet_payments/claims/'
const stepAt = (step: string) => `${LIST}9/${step}/`
const done = { body: { claim_id: 9, order: ORDER_NUMBER, state: 'confirmed' } }
const page = (results: WalletClaim[], next_cursor: string | null = null) => ({ results, next_cursor })
const sold = (over: Partial<WalletClaim> = {}) => aClaim({ side: 'sold', ...over })

async function show(claims: WalletClaim[], more: Replies = {}, { group = 'open' as 'open' | 'all', language = 'en' as 'en' | 'bn' } = {}) {
  const asked = fakeService({ [LIST]: { body: page(claims) }, ...more })
  const shown = await renderScreen(<WalletClaims group={group} />, { at: '/orders', language })
  return { ...shown, asked }
}
const card = async (order = ORDER_NUMBER) => within(await screen.findByRole('article', { name: `Order ${order}` }))
const dialog = async () => within(await screen.findByRole('dialog'))
const sent = (asked: { path: string; body: unknown }[], step: string) => asked.filter(({ path }) => path === stepAt(step)).map(({ body }) => body)

describe('what buyers say they have paid, to their seller', () => {
  it.each(CLAIM_STATES)('that is %s says what it is in both languages, and nothing as a key', async (state) => {
    for (const language of ['en', 'bn'] as const) {
      const { unmount } = await show([sold({ state, came_paisa: state === 'less' ? 100_000 : null })], {}, { language })
      const shown = await screen.findByRole('article')
      expect(shown.textContent).not.toMatch(/sold\.|states\.|actions\.|claim\.|own\./)
      expect(shown.textContent).toContain(TRXID)
      unmount()
    }
  })

  it('names the buyer, the TrxID and the number, and until when to answer', async () => {
    await show([sold()])
    const claim = await card()
    for (const text of ['BDT 1,300', 'To answer', TRXID]) expect(claim.getByText(text)).toBeTruthy()
    expect(claim.getByText(/Rina Akter/)).toBeTruthy()
    expect(claim.getByText(/^Look in your wallet for BDT 1,300\. Answer by /)).toBeTruthy()
    expect(claim.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['I have it', 'Has not come'])
  })

  it('warns of a TrxID that looks as another one, and of a number that is not in the list', async () => {
    await show([sold({ is_look_alike: true, is_known_number: false })])
    const claim = await card()
    expect(claim.getByText(/^Another payment has a TrxID that looks almost the same/)).toBeTruthy()
    expect(claim.getByText('You have not listed this number.')).toBeTruthy()
  })

  it('that was not answered in time can still be confirmed, and is not called an order', async () => {
    await show([sold({ claimed_at: inHours(-30), purchase_state: 'expired' })])
    const claim = await card()
    expect(claim.getByText(/^You have not answered in time\. The products went back on sale/)).toBeTruthy()
    expect(claim.getByRole('button', { name: 'I have it' })).toBeTruthy()
    expect(claim.queryByRole('link')).toBeNull()
  })

  it('of more than was asked says what is owed, and lets a refund be named', async () => {
    const { asked } = await show(
      [sold({ state: 'confirmed', came_paisa: 150_000, purchase_state: 'confirmed' })],
      { [stepAt('refund')]: done },
      { group: 'all' },
    )
    const claim = await card()
    expect(claim.getByText('You owe BDT 200 to the buyer.')).toBeTruthy()
    expect(claim.getByRole('link', { name: `Order ${ORDER_NUMBER}` }).getAttribute('href')).toBe(`/shop_order/${ORDER_NUMBER.toLowerCase()}`)
    press('Refund sent')
    const refund = await dialog()
    fireEvent.click(refund.getByRole('button', { name: 'Save' }))
    expect(await refund.findByText('Type the TrxID')).toBeTruthy()
    fireEvent.change(refund.getByLabelText('TrxID'), { target: { value: 'rf২৯ x7a2 bm' } })
    fireEvent.click(refund.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent(asked, 'refund')).toEqual([{ wallet: 'bkash', trxid: 'RF29X7A2BM', amount_paisa: 20_000 }]))
  })

  it('with a refund that waits for the buyer offers nothing beside it', async () => {
    const refunds = [{ refund_id: 3, wallet: 'bkash', trxid: 'RF29X7A2BM', paisa: 130_000, state: 'sent', sent_at: inHours(-2) } as const]
    await show([sold({ state: 'late', came_paisa: 130_000, purchase_state: 'expired', refunds })], {}, { group: 'all' })
    const claim = await card()
    expect(claim.getByText('Sent, says the seller')).toBeTruthy()
    expect(claim.queryByRole('button')).toBeNull()
  })
})

describe('an answer of a seller', () => {
  it('says how much came: all of it, unless something else is typed', async () => {
    const { asked } = await show([sold()], { [stepAt('came')]: done })
    await card()
    press('I have it')
    fireEvent.click((await dialog()).getByRole('button', { name: 'I have it' }))
    await waitFor(() => expect(sent(asked, 'came')).toEqual([{ amount_paisa: 130_000, takes_less: false }]))
  })

  it('takes less as it is only where that is said', async () => {
    const { asked } = await show([sold()], { [stepAt('came')]: done })
    await card()
    press('I have it')
    const came = await dialog()
    expect(came.queryByRole('checkbox')).toBeNull()
    fireEvent.change(came.getByLabelText('Taka that came'), { target: { value: '১,০০০' } })
    fireEvent.click(await came.findByRole('checkbox'))
    fireEvent.click(came.getByRole('button', { name: 'I have it' }))
    await waitFor(() => expect(sent(asked, 'came')).toEqual([{ amount_paisa: 100_000, takes_less: true }]))
  })

  it('that nothing came is not sent without what the wallet shows', async () => {
    const { asked } = await show([sold()], { [stepAt('not_come')]: done })
    await card()
    press('Has not come')
    const story = await dialog()
    fireEvent.click(story.getByRole('button', { name: 'Has not come' }))
    expect(await story.findByText('This field is required')).toBeTruthy()
    expect(sent(asked, 'not_come')).toEqual([])
    fireEvent.change(story.getByLabelText('What you see in your wallet'), { target: { value: 'Nothing of that name' } })
    fireEvent.click(story.getByRole('button', { name: 'Has not come' }))
    await waitFor(() => expect(sent(asked, 'not_come')).toEqual([{ story: 'Nothing of that name' }]))
  })

  it('without network waits, is said to be unsent, and cannot be given again; other claims can be answered', async () => {
    const other = sold({ claim_id: 10, order: 'BBBBBBBBB2', trxid: 'CK29X7A2BN' })
    await storePrivateAnswer(user(), { address: `${LIST}?group=open`, body: page([sold(), other]), etag: null, fetchedAt: inHours(-3) })
    await show([], { [LIST]: 'offline', [stepAt('came')]: 'offline', [ping.path]: 'offline' })
    const claim = await card()
    fireEvent.click(claim.getByRole('button', { name: 'I have it' }))
    fireEvent.click((await dialog()).getByRole('button', { name: 'I have it' }))
    expect(await claim.findByText('Not sent yet: I have it')).toBeTruthy()
    expect(claim.queryByRole('button', { name: 'I have it' })).toBeNull()
    expect(claim.queryByText('Paid to the seller, says the seller')).toBeNull()
    expect((await card('BBBBBBBBB2')).getByRole('button', { name: 'I have it' })).toBeTruthy()
    expect(await readEntries(user())).toMatchObject([{ noun: 'wallet-payments', in_turn: ORDER_NUMBER, address: stepAt('came'), state: 'waiting' }])
  })

  it('that the service refuses is said beside the claim as it is now', async () => {
    await show([sold()], { [stepAt('came')]: refusal('bad-state', 409) })
    await card()
    press('I have it')
    fireEvent.click((await dialog()).getByRole('button', { name: 'I have it' }))
    const alert = within((await screen.findByText('Not done: I have it')).closest('[role=alert]') as HTMLElement)
    expect(alert.getByText('It was answered or changed meanwhile. Look at it as it is now.')).toBeTruthy()
    fireEvent.click(alert.getByRole('button', { name: 'Leave it' }))
    await waitFor(() => expect(screen.queryByText('Not done: I have it')).toBeNull())
  })
})

describe('the list of claims', () => {
  it('without any says what will come here', async () => {
    await show([])
    expect(await screen.findByText('No payments to answer')).toBeTruthy()
    expect(screen.getByText(/^When a buyer says they have paid you by mobile wallet/)).toBeTruthy()
  })

  it('of all asks for all, and shows the next page when it is wanted', async () => {
    const next = sold({ claim_id: 10, order: 'BBBBBBBBB2', trxid: 'CK29X7A2BN' })
    const reply: Replies[string] = ({ path }) => ({ body: path.includes('cursor=') ? page([next]) : page([sold()], 'after-9') })
    const { asked } = await show([], { [LIST]: reply }, { group: 'all' })
    await card()
    press('Show more')
    expect(await card('BBBBBBBBB2')).toBeTruthy()
    expect(asked.map(({ path }) => path)).toEqual([`${LIST}?group=all`, `${LIST}?cursor=after-9&group=all`])
  })

  it('that was never seen says without network that it is not on this phone', async () => {
    await show([], { [LIST]: 'offline' })
    expect(await screen.findByText('It is not saved on this phone yet.')).toBeTruthy()
  })
})
