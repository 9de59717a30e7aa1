import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DeskDebts } from '#app/features/desk/debts/debts.tsx'
import { deskScreenAt } from '#app/shell/desk/desk-screen-at.tsx'
import type { DeskDebtClaim } from '#contract/desk/debt-claims.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { inDialog, press, type } from '../people/a-person.tsx'

const DEBTS = '/api/desk/debt_claims/'
const AT = '2026-11-20T06:00:00.000Z'
const aDebt = (over: Partial<DeskDebtClaim> = {}): DeskDebtClaim => ({
  ...{ claim_id: 7, state: 'waiting', wallet: 'bkash', trxid: 'CK29X7A2BM', sent_to: '+8801700000001', amount_paisa: 50_000, came_paisa: null },
  ...{ claimed_at: AT, decided_at: null, reason: '', reference: 'DUE4', due_paisa: 40_000, is_known_number: true, is_look_alike: false, is_own: false },
  seller: { username: 'moyna', full_name: 'Moyna Crafts' },
  ...over,
})
const page = (...results: DeskDebtClaim[]) => ({ body: { results, next_cursor: null, total: results.length } })
const show = (language: 'en' | 'bn' = 'en') => renderScreen(<DeskDebts />, { at: '/saved', language })
const row = async () => within(await screen.findByRole('article', { name: 'CK29X7A2BM' }))

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('debts at the desk that sellers have paid', () => {
  it('stand at /desk/debts', () => {
    expect(deskScreenAt('debts', {})?.screen).toBe('debts')
  })

  it('say who paid how much by which TrxID, and what is owed', async () => {
    fakeService({ [DEBTS]: page(aDebt({ is_known_number: false, is_look_alike: true })) })
    await show()
    const found = await row()
    expect(found.getByRole('link', { name: 'Moyna Crafts' }).getAttribute('href')).toBe('/desk/people/moyna')
    for (const words of ['BDT 500', 'CK29X7A2BM', 'DUE4', 'The seller owes BDT 400 now.', 'This is none of our numbers now.', /looks almost the same/])
      expect(found.getByText(words)).toBeTruthy()
  })

  it('are answered with the amount that came; no more than is owed', async () => {
    const asked = fakeService({ [DEBTS]: page(aDebt()), [`${DEBTS}7/decide/`]: { body: aDebt({ state: 'taken', came_paisa: 30_050, due_paisa: 9950 }) } })
    await show()
    await press('It has come')
    const dialog = await inDialog()
    const amount = dialog.getByLabelText('Taka that came') as HTMLInputElement
    expect(amount.value).toBe('400')
    expect(dialog.getByText(/At most BDT 400/)).toBeTruthy()
    type(amount, '৩০০.৫০')
    dialog.getByRole('button', { name: 'It has come' }).click()
    expect(await screen.findByText('BDT 300.50 was taken off the debt.')).toBeTruthy()
    expect(asked.at(-1)?.body).toEqual({ came: true, amount_paisa: 30_050 })
    expect((await row()).queryByRole('button')).toBeNull()
  })

  it('say how much is owed by now where more came than that', async () => {
    const more = refusal('bad-input', 400, { fields: { amount_paisa: 'too-large' } })
    fakeService({ [DEBTS]: page(aDebt()), [`${DEBTS}7/decide/`]: { ...more, body: { ...more.body, facts: { most: 12_300 } } } })
    await show()
    await press('It has come')
    const dialog = await inDialog()
    dialog.getByRole('button', { name: 'It has come' }).click()
    expect(await dialog.findByText(/At most BDT 123/)).toBeTruthy()
    expect(dialog.getByText('This is too large')).toBeTruthy()
  })

  it('are not taken with a reason, which is shown', async () => {
    const asked = fakeService({
      [DEBTS]: page(aDebt()),
      [`${DEBTS}7/decide/`]: { body: aDebt({ state: 'refused', decided_at: AT, reason: 'It is not there.' }) },
    })
    await show()
    await press('It has not come')
    const dialog = await inDialog()
    dialog.getByRole('button', { name: 'It has not come' }).click()
    expect(await dialog.findByText('This field is required')).toBeTruthy()
    type(dialog.getByLabelText('Why'), 'It is not there.')
    dialog.getByRole('button', { name: 'It has not come' }).click()
    expect(await screen.findByText('Not taken: It is not there.')).toBeTruthy()
    expect(asked.at(-1)?.body).toEqual({ came: false, reason: 'It is not there.' })
  })

  it('are opened by a digit where the row has the focus, and of one’s own have no answer', async () => {
    fakeService({ [DEBTS]: page(aDebt(), aDebt({ claim_id: 8, trxid: 'CK29X7A2BN', is_own: true, seller: { username: 'me', full_name: 'Me' } })) })
    await show()
    const own = within(await screen.findByRole('article', { name: 'CK29X7A2BN' }))
    expect(own.queryByRole('button')).toBeNull()
    expect(own.getByText('Your own debt: another member of staff must answer.')).toBeTruthy()
    own.getByRole('link', { name: 'Me' }).focus()
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: '1' })
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'k' })
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: '2' })
    expect((await inDialog()).getByRole('heading', { name: 'It has not come?' })).toBeTruthy()
  })

  it('say in Bangla that none waits', async () => {
    fakeService({ [DEBTS]: page() })
    await show('bn')
    expect(await screen.findByText('আপনার জন্য কোনো পেমেন্ট অপেক্ষায় নেই।')).toBeTruthy()
  })
})
