import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ShopReturnScreen } from '#app/features/shop/returns/screens/shop-return.tsx'
import { ping } from '#contract/health.ts'
import { RETURN_STATES } from '#contract/shop/return-rules.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { readEntries } from '#device/outbox/outbox.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { inHours } from '../orders/a-shop-order.ts'
import { asUser } from '../orders/show-shop-order.tsx'
import { aReturn, RETURN, RETURN_NUMBER } from './a-return.ts'

const user = asUser()

async function show(of: ShopReturn, more: Parameters<typeof fakeService>[0] = {}, language: 'en' | 'bn' = 'en') {
  const asked = fakeService({ [RETURN]: { body: of }, ...more })
  const shown = await renderScreen(<ShopReturnScreen number={RETURN_NUMBER.toLowerCase()} />, { at: '/orders', language })
  return { ...shown, asked }
}
const status = async () => within(await screen.findByRole('region', { name: 'Complaint status' }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sent = (asked: { path: string; body: unknown }[], step: string) => asked.filter(({ path }) => path === `${RETURN}${step}/`).map(({ body }) => body)

describe('a complaint', () => {
  it.each(RETURN_STATES.flatMap((state) => [[state, 'bought'] as const, [state, 'sold'] as const]))(
    'that is %s says to who %s it what it is and who has to do what, in both languages',
    async (state, side) => {
      for (const [language, name] of [
        ['en', 'Complaint status'],
        ['bn', 'অভিযোগের অবস্থা'],
      ] as const) {
        const shown = await show(aReturn({ state, side }), {}, language)
        const text = (await screen.findByRole('region', { name })).textContent
        expect(text).not.toMatch(/clock\.|states\.|actions\./)
        expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(language === 'en' ? 'Complaint' : 'অভিযোগ')
        shown.unmount()
      }
    },
  )

  it('has both sides, with the pictures fetched when they are wanted', async () => {
    await show(aReturn({ state: 'disputed' }))
    const said = within(await screen.findByRole('region', { name: 'Both sides' }))
    for (const words of ['You wrote', 'The seam is open', 'Rahima Crafts answered', 'Declined: It was used', 'It was worn.', 'Never worn.'])
      expect(said.getByText(words)).toBeTruthy()
    expect(said.getByRole('button', { name: 'Show picture 1 (117 KB)' })).toBeTruthy()
    expect(said.queryByRole('img')).toBeNull()
  })

  it('says until when its seller has time, and what follows then', async () => {
    await show(aReturn({ due_by: inHours(70) }))
    expect((await status()).getByText(/^Rahima Crafts has until .* to answer\. After that Hatkhola decides\.$/)).toBeTruthy()
  })

  it('is read without network once it was seen', async () => {
    await storePrivateAnswer(user(), { address: RETURN, body: aReturn(), etag: null, fetchedAt: inHours(-3) })
    fakeService({ [RETURN]: 'offline' })
    await renderScreen(<ShopReturnScreen number={RETURN_NUMBER} />, { at: '/orders' })
    expect((await status()).getByText('Waiting for the seller')).toBeTruthy()
  })
})

describe('a step of a complaint', () => {
  it('of agreeing says how much, and whether the goods come back', async () => {
    const { asked } = await show(aReturn({ side: 'sold' }), { [`${RETURN}agree/`]: { body: { number: RETURN_NUMBER, state: 'agreed' } } })
    await status()
    press('Agree')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Refund (BDT)'), { target: { value: '৯,৯৯৯' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Agree' }))
    expect(await dialog.findByText('Enter a whole amount between BDT 1 and BDT 2,920.')).toBeTruthy()
    fireEvent.change(dialog.getByLabelText('Refund (BDT)'), { target: { value: '২,০০০' } })
    fireEvent.change(dialog.getByLabelText('Message to the buyer'), { target: { value: 'Shop 4' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Agree' }))
    await waitFor(() => expect(sent(asked, 'agree')).toEqual([{ remedy: 'refund', amount: 2000, goes_back: true, answer: 'Shop 4' }]))
  })

  it('of giving money instead of a replacement offers no replacement any more', async () => {
    const of = aReturn({ side: 'sold', state: 'received', turn: 'seller', remedy: 'replacement', goes_back: true, can: ['agree', 'send_replacement'] })
    const { asked } = await show(of, { [`${RETURN}agree/`]: { body: { number: RETURN_NUMBER, state: 'settled' } } })
    await status()
    press('Refund instead')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByLabelText('Replacement')).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'Agree' }))
    await waitFor(() => expect(sent(asked, 'agree')).toMatchObject([{ remedy: 'refund' }]))
  })

  it('of declining wants a reason and words', async () => {
    const { asked } = await show(aReturn({ side: 'sold' }), { [`${RETURN}decline/`]: { body: { number: RETURN_NUMBER, state: 'declined' } } })
    await status()
    press('Decline')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(await dialog.findByText('Choose one.')).toBeTruthy()
    expect(dialog.getByText('Fill this in.')).toBeTruthy()
    fireEvent.click(dialog.getByLabelText('It was used'))
    fireEvent.change(dialog.getByLabelText('Explain it to the buyer'), { target: { value: 'Worn' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(sent(asked, 'decline')).toEqual([{ reason: 'used', answer: 'Worn' }]))
  })

  it.each([
    { state: 'agreed', side: 'bought', label: 'Sent back', step: 'send_back', body: { courier: '', tracking: '' } },
    { state: 'received', side: 'sold', label: 'Money sent', step: 'refund_sent', body: { reference: 'TX-1' } },
    { state: 'given', side: 'bought', label: 'I have received it', step: 'confirm', body: {} },
    { state: 'declined', side: 'bought', label: 'Ask Hatkhola to decide', step: 'escalate', body: { text: '' } },
    { state: 'sent_back', side: 'sold', label: 'Goods are back', step: 'receive', body: { is_whole: true } },
  ] as const)('that is $state is, for who $side it, first: $label', async ({ state, side, label, step, body }) => {
    const { asked } = await show(aReturn({ state, side }), { [`${RETURN}${step}/`]: { body: { number: RETURN_NUMBER, state: 'settled' } } })
    const [leading] = (await status()).getAllByRole('button')
    expect(leading?.textContent).toBe(label)
    fireEvent.click(leading as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    if (step === 'refund_sent') fireEvent.change(dialog.getByLabelText('Transaction ID'), { target: { value: 'TX-1' } })
    if (step === 'receive') fireEvent.click(dialog.getAllByRole('radio')[0] as HTMLElement)
    fireEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement)
    await waitFor(() => expect(sent(asked, step)).toEqual([body]))
  })

  it('without network waits, says that it is not sent, and offers nothing after it', async () => {
    await show(aReturn({ state: 'given' }), { [`${RETURN}confirm/`]: 'offline', [ping.path]: 'offline' })
    await status()
    press('I have received it')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'I have received it' }))
    expect(await screen.findByText('I have received it: saved on this phone. Not sent yet.')).toBeTruthy()
    expect(await readEntries(user())).toMatchObject([{ noun: 'shop-returns', in_turn: RETURN_NUMBER, state: 'waiting' }])
    expect((await status()).queryByRole('button', { name: 'I have received it' })).toBeNull()
  })

  it('that the service refuses is said beside the complaint as it is now', async () => {
    await show(aReturn(), { [`${RETURN}withdraw/`]: refusal('bad-state', 409) })
    await status()
    press('Withdraw complaint')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw complaint' }))
    const alert = within((await screen.findByText('Not done: Withdraw complaint')).closest('[role=alert]') as HTMLElement)
    expect(alert.getByText('Not sent: the complaint or the order has changed meanwhile.')).toBeTruthy()
    fireEvent.click(alert.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByText('Not done: Withdraw complaint')).toBeNull())
  })
})
