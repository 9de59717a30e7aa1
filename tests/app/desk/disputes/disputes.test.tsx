import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Disputes } from '#app/features/desk/disputes/disputes.tsx'
import { deskScreenAt } from '#app/shell/desk/desk-screen-at.tsx'
import type { DeskReturn } from '#contract/desk/returns.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { inDialog, press, type } from '../people/a-person.tsx'

const DISPUTES = '/api/desk/returns/'
const AT = '2026-11-20T06:00:00.000Z'
const aDispute = (over: Partial<DeskReturn> = {}): DeskReturn => ({
  ...{ number: 'RRRRRRRRR1', state: 'disputed', order: 'AAAAAAAAA1', method: 'online', purchase: 'PPPPPPPPP1', why: 'broken', wish: 'refund' },
  seller: { id: 4, name: 'Moyna Crafts', slug: 'moyna-crafts' },
  buyer: { full_name: 'R•••', phone_number: '•••678' },
  text: 'The pot has a crack.',
  lines: [{ line_id: 1, title: 'A pot', values: [], picture: null, tone: 0, price: 400, quantity: 1 }],
  pictures: [{ id: 9, width: 10, height: 10, bytes: 100 }],
  ...{ asked_amount: 400, value: 400, most: 500, answer: 'It was whole when it left.', declined_for: 'damaged-by-buyer', answered_at: AT },
  ...{ remedy: null, amount: null, goes_back: false, courier: '', tracking: '', sent_back_at: null, received_at: null, is_whole: null },
  ...{ reference: '', given_courier: '', given_tracking: '', given_at: null, refund: null, escalated_by: 'buyer', escalation: 'See the picture.' },
  ...{ decision: null, asked_at: AT, due_by: null, ended_at: null, turn: 'staff', changes: [], server_time: AT },
  ...{ total: 500, delivery_fee: 100, refunded: 0, delivered_at: AT, delivered_by: 'code', disputed_at: AT },
  ...over,
})
const page = (...results: DeskReturn[]) => ({ body: { results, next_cursor: null, total: results.length } })
const show = (language: 'en' | 'bn' = 'en') => renderScreen(<Disputes />, { at: '/saved', language })

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('disputes at the desk', () => {
  it('stand at /desk/disputes', () => {
    expect(deskScreenAt('disputes', {})?.screen).toBe('disputes')
  })

  it('tell both stories, and are decided for the buyer with an amount and a reason', async () => {
    const decided = aDispute({ state: 'settled', decision: { for: 'buyer', reason: 'The picture shows it.', at: AT } })
    const asked = fakeService({ [DISPUTES]: page(aDispute()), [`${DISPUTES}RRRRRRRRR1/decide/`]: { body: decided } })
    await show()
    const row = within(await screen.findByRole('article', { name: 'RRRRRRRRR1' }))
    for (const words of ['The pot has a crack.', 'It was whole when it left.', 'See the picture.', 'It is broken', 'The buyer damaged it'])
      expect(row.getByText(words)).toBeTruthy()
    expect(row.getByRole('button', { name: 'Show picture 1' })).toBeTruthy()
    await press('Money without return')
    const dialog = await inDialog()
    expect(dialog.getByText(/up to BDT 500/)).toBeTruthy()
    type(dialog.getByLabelText('Amount in taka'), '400')
    type(dialog.getByLabelText('Reason'), 'The picture shows it.')
    dialog.getByRole('button', { name: 'Money without return' }).click()
    expect(await screen.findByText('Decided for the buyer.')).toBeTruthy()
    expect(asked.at(-1)?.body).toEqual({ for: 'buyer', amount: 400, goes_back: false, reason: 'The picture shows it.' })
  })

  it('are opened for a decision by a digit: of the one that has the focus alone, and not once it is decided', async () => {
    const other = aDispute({ number: 'RRRRRRRRR2', order: 'AAAAAAAAA2' })
    const done = aDispute({ number: 'RRRRRRRRR3', order: 'AAAAAAAAA3', decision: { for: 'buyer', reason: 'Seen.', at: AT } })
    fakeService({ [DISPUTES]: page(aDispute(), other, done) })
    await show()
    expect(await screen.findByText('Keys: J and K move through the list, 1–3 open a decision.')).toBeTruthy()
    fireEvent.keyDown(document.body, { key: '1' })
    expect(screen.queryByRole('dialog')).toBeNull()
    screen.getByRole('link', { name: 'AAAAAAAAA3' }).focus()
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: '1' })
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'k' })
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: '2' })
    expect((await inDialog()).getByRole('heading', { name: /AAAAAAAAA2/ })).toBeTruthy()
  })

  it('say that none waits', async () => {
    fakeService({ [DISPUTES]: page() })
    await show('bn')
    expect(await screen.findByText('আপনার অপেক্ষায় কোনো অভিযোগ নেই।')).toBeTruthy()
  })
})
