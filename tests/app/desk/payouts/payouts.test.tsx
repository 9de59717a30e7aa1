import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Payouts } from '#app/features/desk/payouts/payouts.tsx'
import { type DeskPayout, endDeskPayout, listDeskPayouts, sendDeskPayouts, takeDeskPayouts } from '#contract/desk/payouts.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { type Asked, fakeService } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'

const NUMBER = '7K2QX'
const END = endDeskPayout.path.replace('{number}', NUMBER)
const aPayout = (state: DeskPayout['state']): DeskPayout => ({
  ...{ number: NUMBER, state, paisa: 50_000, way: 'bkash', masked: '5678', seller: { username: 'moyna', full_name: 'Moyna Crafts' } },
  ...{ asked_at: '2026-11-30T04:00:00.000Z', taken_at: null, sent_at: null, reference: '', is_late: false, second: null, paused: null, is_own: false },
})

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

/** Presses what a row offers, fills in what the dialog asks for, and says yes. @returns what was sent */
async function act({
  state,
  press,
  fill = {},
  outcome = 'done',
}: {
  state: DeskPayout['state']
  press: string
  fill?: Record<string, string>
  outcome?: string
}) {
  const written: Asked[] = []
  const write = (asked: Asked) => {
    written.push(asked)
    return { body: { results: [{ number: NUMBER, outcome }] } }
  }
  const list = () => ({ body: { results: written.length === 0 ? [aPayout(state)] : [], next_cursor: null, total: 0 } })
  fakeService({ [listDeskPayouts.path]: list, [takeDeskPayouts.path]: write, [sendDeskPayouts.path]: write, [END]: write })
  await renderScreen(<Payouts search={{}} />, { at: '/saved' })
  fireEvent.click(within(await screen.findByRole('article', { name: NUMBER })).getByRole('button', { name: press }))
  const asked = within(await screen.findByRole('dialog'))
  for (const [label, value] of Object.entries(fill)) fireEvent.change(asked.getByLabelText(label), { target: { value } })
  fireEvent.click(asked.getByRole('button', { name: press }))
  await waitFor(() => expect(written).toHaveLength(1))
  return written[0]
}

describe('a withdrawal at the desk', () => {
  it.each([
    ['is taken up', { state: 'asked', press: 'Take up' }, { path: takeDeskPayouts.path, body: { numbers: [NUMBER] } }],
    [
      'is noted as sent by its reference',
      { state: 'taken', press: 'Note as sent', fill: { Reference: 'BK 1' } },
      { path: sendDeskPayouts.path, body: { payouts: [{ number: NUMBER, reference: 'BK 1' }] } },
    ],
    [
      'is refused for a reason',
      { state: 'asked', press: 'Do not send', fill: { Why: 'wrong-number', 'In your words': 'One digit is missing.' } },
      { path: END, body: { reason: 'wrong-number', note: 'One digit is missing.' } },
    ],
    [
      'comes back for a reason',
      { state: 'sent', press: 'It came back', fill: { Why: 'account-closed', 'In your words': 'bKash says so.' } },
      { path: END, body: { reason: 'account-closed', note: 'bKash says so.' } },
    ],
  ] as const)('%s by the buttons of its row, and leaves the list', async (_, how, sent) => {
    expect(await act(how)).toEqual(sent)
    expect(await screen.findByText('No withdrawal waits.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says why it was not taken up', async () => {
    await act({ state: 'asked', press: 'Take up', outcome: 'bad-state' })
    expect(await within(screen.getByRole('dialog')).findByText('It is past that by now.')).toBeTruthy()
  })
})
