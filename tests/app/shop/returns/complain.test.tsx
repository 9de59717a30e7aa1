import 'fake-indexeddb/auto'
import { File as NodeFile } from 'node:buffer'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ShopOrderScreen } from '#app/features/shop/orders/screens/shop-order.tsx'
import { ComplainScreen } from '#app/features/shop/returns/screens/complain.tsx'
import { ping } from '#contract/health.ts'
import { RETURN_WHYS } from '#contract/shop/return-rules.ts'
import { readDraft, storeDraft } from '#device/drafts.ts'
import { changeEntry, readEntries } from '#device/outbox/outbox.ts'
import { FormParts } from '#tests/app/jobs/applications/an-applicant.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { inHours, inState, NUMBER, ORDER } from '../orders/a-shop-order.ts'
import { asUser } from '../orders/show-shop-order.tsx'
import { RETURN_NUMBER, RETURNS } from './a-return.ts'

const user = asUser()
const until = inHours(100)
const order = () => ({
  ...inState('delivered'),
  complaint: {
    most: 2920,
    lines: [
      { line_id: 1, left: 1, whys: [...RETURN_WHYS], until },
      { line_id: 2, left: 2, whys: ['broken' as const], until },
    ],
  },
})
const made = { [RETURNS]: { body: { number: RETURN_NUMBER, state: 'asked' } } }

async function show(replies: Parameters<typeof fakeService>[0] = made) {
  const asked = fakeService({ [ORDER]: { body: order() }, ...replies })
  const shown = await renderScreen(<ComplainScreen number={NUMBER.toLowerCase()} />, { at: '/orders' })
  await screen.findByText('What is wrong?')
  return { ...shown, asked }
}
const choose = (name: RegExp | string) => fireEvent.click(screen.getByLabelText(name))
const type = (name: RegExp | string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: /Send to the seller|Save complaint/ }))
const complaints = (asked: { path: string; body: unknown }[]) => asked.filter(({ path }) => path === RETURNS).map(({ body }) => body)

describe('complaining of an order', () => {
  it('says what is wrong with which pieces, and leads to the complaint', async () => {
    const { asked, router } = await show()
    choose('It is broken')
    choose(/Clay pot/)
    fireEvent.click(screen.getByRole('button', { name: 'One less: Clay pot' }))
    choose('Refund')
    type('What happened?', 'A crack')
    send()
    await waitFor(() => expect(complaints(asked)).toEqual([{ order: NUMBER, why: 'broken', wish: 'refund', lines: '2:1', text: 'A crack' }]))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/shop_return/${RETURN_NUMBER.toLowerCase()}`))
    expect(await readDraft(user(), `complaint ${NUMBER}`)).toBeUndefined()
  })

  it('says what is missing, and sends nothing', async () => {
    const { asked } = await show()
    send()
    expect(await screen.findByText('Choose what it is about.')).toBeTruthy()
    expect(screen.getAllByText('Choose one.')).toHaveLength(2)
    choose('It is broken')
    choose(/Clay pot/)
    choose('Replacement')
    send()
    expect(await screen.findByText('Fill this in.')).toBeTruthy()
    expect(complaints(asked)).toEqual([])
  })

  it('of who has changed their mind is about what is unused, and about money', async () => {
    const { asked } = await show()
    choose('I changed my mind')
    expect(screen.queryByText('What would you like?')).toBeNull()
    expect(screen.queryByLabelText(/Clay pot/)).toBeNull()
    send()
    expect(await screen.findByText('Only unused goods can be returned for this reason.')).toBeTruthy()
    choose('It is unused and complete')
    type(/^Refund you ask for/, '২,০০০')
    send()
    await waitFor(() =>
      expect(complaints(asked)).toEqual([{ order: NUMBER, why: 'changed-mind', wish: 'refund', lines: '1:1', text: '', amount: '2000', is_unused: 'true' }]),
    )
  })

  it('asks for no more than can go back', async () => {
    const { asked } = await show()
    choose('I changed my mind')
    choose('It is unused and complete')
    type(/^Refund you ask for/, '2921')
    send()
    expect(await screen.findByText('Enter a whole amount between BDT 1 and BDT 2,920.')).toBeTruthy()
    expect(complaints(asked)).toEqual([])
  })

  it('without network waits on this phone, which the page of the order says, and cannot be made twice', async () => {
    const { router } = await show({ [RETURNS]: 'offline', [ping.path]: 'offline' })
    choose('It did not come')
    choose('Refund')
    send()
    await waitFor(() => expect(router.state.location.pathname).toBe(`/shop_order/${NUMBER.toLowerCase()}`))
    expect(await readEntries(user())).toMatchObject([{ noun: 'shop-returns', address: RETURNS, state: 'waiting' }])
    cleanup()
    await renderScreen(<ShopOrderScreen number={NUMBER} />, { at: '/orders' })
    expect(await screen.findByText('Complaint: saved on this phone. Not sent yet.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Complain or return' })).toBeNull()
  })

  it('has what was typed after its page was closed', async () => {
    const { unmount } = await show()
    choose('It is broken')
    type('What happened?', 'A crack')
    unmount()
    await show()
    expect(await screen.findByText('Your draft is back')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe('A crack')
  })

  it('that is refused says why and keeps what was typed', async () => {
    await show({ [RETURNS]: refusal('bad-state', 409) })
    choose('It did not come')
    choose('Refund')
    type('What happened?', 'Nothing came')
    send()
    expect(await screen.findByText('Not sent: the complaint or the order has changed meanwhile.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe('Nothing came')
  })

  it('is not for an order of which nothing can be said any more', async () => {
    fakeService({ [ORDER]: { body: { ...order(), complaint: null } } })
    await renderScreen(<ComplainScreen number={NUMBER} />, { at: '/orders' })
    expect(await screen.findByText('Nothing to complain about here')).toBeTruthy()
  })
})

describe('a complaint that was refused after it had waited', () => {
  /** It waited on the phone with a picture, and the service refused it. */
  async function refused(): Promise<string> {
    vi.stubGlobal('File', NodeFile)
    vi.stubGlobal('Blob', Object.getPrototypeOf(NodeFile))
    vi.stubGlobal('FormData', FormParts)
    await storeDraft(user(), `complaint pictures ${NUMBER}`, { pictures: [new Blob(['crack'], { type: 'image/webp' })] })
    await show({ [RETURNS]: 'offline', [ping.path]: 'offline' })
    await screen.findByText('Your draft is back')
    choose('It is broken')
    choose(/Clay pot/)
    choose('Refund')
    type('What happened?', 'A crack')
    send()
    await waitFor(async () => expect(await readEntries(user())).toHaveLength(1))
    const [entry] = await readEntries(user())
    const id = entry?.id ?? ''
    await waitFor(async () => expect(await readDraft(user(), `complaint ${NUMBER}`)).toBeUndefined())
    await changeEntry(user(), id, (one) => ({ ...one, state: 'needs-you', may_have_arrived: false, problem: { code: 'bad-input' } }))
    cleanup()
    return id
  }
  const open = async (entry: string) => {
    fakeService({ [ORDER]: { body: order() }, [RETURNS]: 'offline', [ping.path]: 'offline' })
    await renderScreen(<ComplainScreen number={NUMBER.toLowerCase()} entry={entry} />, { at: '/orders' })
    await screen.findByText('What is wrong?')
  }

  afterEach(() => void vi.unstubAllGlobals())

  it('opens as it was written, with its pictures, and goes once the new one is kept', async () => {
    const id = await refused()
    await open(id)
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe('A crack'))
    expect(screen.getByLabelText<HTMLInputElement>('It is broken').checked).toBe(true)
    expect(screen.getByRole('button', { name: 'Remove Picture 1' })).toBeTruthy()
    type('What happened?', 'A crack on one side')
    send()
    const body = { why: 'broken', lines: '2:2', text: 'A crack on one side' }
    await waitFor(async () =>
      expect(await readEntries(user())).toMatchObject([
        { id, state: 'discarded' },
        { body, files: { pictures: [{ size: 5 }] } },
      ]),
    )
  })

  it('still needs its owner where its form was left, and what was changed in it is there again', async () => {
    const id = await refused()
    await open(id)
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe('A crack'))
    expect(await readEntries(user())).toMatchObject([{ id, state: 'draft' }])
    type('What happened?', 'A crack below')
    cleanup()
    await waitFor(async () => expect(await readEntries(user())).toMatchObject([{ id, state: 'needs-you' }]))
    await open(id)
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('What happened?').value).toBe('A crack below'))
  })
})

describe('the page of an order', () => {
  it('leads to a complaint when one can be made, and to those that were', async () => {
    const returns = [{ number: RETURN_NUMBER, state: 'asked', why: 'broken', asked_at: inHours(-5), due_by: inHours(67) }]
    fakeService({ [ORDER]: { body: { ...order(), returns } } })
    await renderScreen(<ShopOrderScreen number={NUMBER} />, { at: '/orders' })
    expect((await screen.findByRole('link', { name: 'Complain or return' })).getAttribute('href')).toBe(`/shop_order/${NUMBER.toLowerCase()}/complain`)
    expect(screen.getByRole('link', { name: 'It is broken' }).getAttribute('href')).toBe(`/shop_return/${RETURN_NUMBER.toLowerCase()}`)
  })
})
