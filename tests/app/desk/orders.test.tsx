import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Approvals } from '#app/features/desk/orders/screens/approvals.tsx'
import { Orders } from '#app/features/desk/orders/screens/orders.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../events/own/a-seller.tsx'
import { aDeskOrder, anApproval } from './a-desk-order.ts'

const PATH = '/api/desk/orders/ABCDE12345/'
const open = (language: 'en' | 'bn' = 'en') => renderScreen(<Orders search={{ queue: 'review' }} open="ABCDE12345" />, { at: '/saved', language })
const user = {
  click: (on: Element) => void fireEvent.click(on),
  type: (into: Element, value: string) => void fireEvent.change(into, { target: { value } }),
}

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('an order at the desk', () => {
  it('shows its money line by line, and that it adds up', async () => {
    fakeService({ [PATH]: { body: aDeskOrder() } })
    await open()
    const table = within(await screen.findByRole('region', { name: 'Ledger' })).getByRole('table')
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent)
    expect(rows.find((row) => row?.includes('Earned') && row.includes('Seller'))).toMatch(/-BDT 200.*-BDT 200$/)
    expect(rows.at(-1)).toBe('All togetherBDT 0')
  })

  it('shows no way to reach its buyer until it is asked for', async () => {
    const contact = { full_name: 'Nasrin Akter', phone_number: '+8801712345678', email: 'nasrin@mail.example' }
    const asked = fakeService({ [PATH]: { body: aDeskOrder() }, [`${PATH}show_contact/`]: { body: contact } })
    await open()
    user.click(await screen.findByRole('button', { name: 'Show contact details' }))
    expect(await screen.findByText('Nasrin Akter')).toBeTruthy()
    expect(screen.getByRole('link', { name: '01712-345678' }).getAttribute('href')).toBe('tel:+8801712345678')
    expect(asked.map(({ path }) => path)).toContain(`${PATH}show_contact/`)
  })

  it('refunds a part with a reason and an amount in Bangla digits, and shows what it is then', async () => {
    const after = aDeskOrder({ left_paisa: 21_000 })
    const asked = fakeService({ [PATH]: { body: aDeskOrder() }, [`${PATH}refund_part/`]: { body: { order: after, approval: null } } })
    await open()
    user.click(await screen.findByRole('button', { name: /^Refund part/ }))
    const dialog = within(await screen.findByRole('dialog'))
    user.click(dialog.getByRole('button', { name: 'Refund part' }))
    await waitFor(() => expect(dialog.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true'))
    expect(asked.some(({ path }) => path.endsWith('refund_part/'))).toBe(false)
    user.type(dialog.getByLabelText('Amount in taka'), '৫০')
    user.type(dialog.getByLabelText('Reason'), 'the second act was cut')
    user.click(dialog.getByRole('button', { name: 'Refund part' }))
    expect(await screen.findByText('Can still be refunded: BDT 210')).toBeTruthy()
    expect(asked.find(({ path }) => path.endsWith('refund_part/'))?.body).toEqual({ reason: 'the second act was cut', taka: 50 })
  })

  it('in cash whose delivery was paid in advance says what was paid where, and refunds no more than that', async () => {
    const order = { number: 'AAAAAAAAA1', state: 'placed' as const, seller: { full_name: 'Weaver', slug: 'weaver' }, total: 1100, advance: 100, refunded: 0 }
    const goods = aDeskOrder({ kind: 'shop', method: 'cod', event: null, seller: null, final_price: 1100, advance: 100, left_paisa: 10_000, orders: [order] })
    fakeService({ [PATH]: { body: goods } })
    await open()
    expect(await screen.findByText('BDT 1,000 in cash at the door')).toBeTruthy()
    expect(screen.getByText('BDT 100 for delivery, online in advance')).toBeTruthy()
    user.click(screen.getByRole('button', { name: /^Refund part/ }))
    expect(within(await screen.findByRole('dialog')).getByText(/up to BDT 100/)).toBeTruthy()
  })

  it('of goods of two sellers refunds a part of the order that is named, and shows both', async () => {
    const of = (number: string, name: string, over: object = {}) => ({
      ...{ number, state: 'placed' as const, seller: { full_name: name, slug: name.toLowerCase() }, total: 130, advance: 0, refunded: 0, ...over },
    })
    const goods = aDeskOrder({ kind: 'shop', event: null, seller: null, orders: [of('AAAAAAAAA1', 'Weaver'), of('BBBBBBBBB2', 'Potter', { refunded: 30 })] })
    const asked = fakeService({ [PATH]: { body: goods }, [`${PATH}refund_part/`]: { body: { order: goods, approval: null } } })
    await open()
    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeTruthy()
    expect(screen.getByText(/BDT 30 refunded/)).toBeTruthy()
    user.click(screen.getByRole('button', { name: /^Refund part · BBBBBBBBB2/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/BBBBBBBBB2 of Potter: up to BDT 100/)).toBeTruthy()
    user.type(dialog.getByLabelText('Amount in taka'), '40')
    user.type(dialog.getByLabelText('Reason'), 'a cracked pot')
    user.click(dialog.getByRole('button', { name: 'Refund part' }))
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('refund_part/'))?.body).toEqual({ reason: 'a cracked pot', taka: 40, order: 'BBBBBBBBB2' }),
    )
  })

  it('says that a second member of staff was asked, and does not offer the same again', async () => {
    const after = aDeskOrder({ approvals: [anApproval({ is_own: true })] })
    fakeService({ [PATH]: { body: aDeskOrder() }, [`${PATH}refund/`]: { body: { order: after, approval: after.approvals[0] } } })
    await open()
    await screen.findByRole('button', { name: /^Refund all/ })
    fireEvent.keyDown(document.body, { key: '1' })
    const dialog = within(await screen.findByRole('dialog'))
    user.type(dialog.getByLabelText('Reason'), 'called off')
    user.click(dialog.getByRole('button', { name: 'Refund all' }))
    expect(await screen.findByText('You asked for this: another member of staff decides.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull()
  })

  it('says why it could not be done, and keeps what was typed', async () => {
    fakeService({ [PATH]: { body: aDeskOrder() }, [`${PATH}refund/`]: refusal('bad-state', 409) })
    await open()
    user.click(await screen.findByRole('button', { name: /^Refund all/ }))
    const dialog = within(await screen.findByRole('dialog'))
    user.type(dialog.getByLabelText('Reason'), 'called off')
    user.click(dialog.getByRole('button', { name: 'Refund all' }))
    expect(await dialog.findByText(/This has changed/)).toBeTruthy()
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('called off')
  })

  it('says so where there is none', async () => {
    fakeService({})
    await open()
    expect(await screen.findByText('No order ABCDE12345')).toBeTruthy()
  })

  it('says that lists need the network', async () => {
    fakeService({ '/api/desk/orders/': 'offline' })
    await renderScreen(<Orders search={{}} open={undefined} />, { at: '/saved', language: 'en' })
    expect((await screen.findAllByRole('alert')).some((one) => one.textContent?.includes('The desk needs internet'))).toBe(true)
  })
})

describe('orders at the desk', () => {
  const row = {
    name: 'ABCDE12345',
    number: 'ABCDE12345',
    kind: 'tickets',
    state: 'review',
    title: 'Boishakhi Mela',
    taka: 260,
    since: '2026-11-20T06:00:00.000Z',
  }

  it('lists what waits, each with a page of its own', async () => {
    fakeService({ '/api/desk/orders/': { body: { results: [row], next_cursor: null, total: 1 } } })
    await renderScreen(<Orders search={{ queue: 'review' }} open={undefined} />, { at: '/saved', language: 'en' })
    expect((await screen.findByRole('link', { name: /ABCDE12345/ })).getAttribute('href')).toBe('/desk/orders/ABCDE12345?queue=review')
  })

  it('says what can be searched for where nothing was found', async () => {
    fakeService({ '/api/desk/orders/search/': { body: { results: [], is_cut: false } } })
    await renderScreen(<Orders search={{ q: 'nothing' }} open={undefined} />, { at: '/saved', language: 'en' })
    expect(await screen.findByText('No orders found')).toBeTruthy()
  })
})

describe('approvals', () => {
  it('are decided with a reason by another member of staff, and the row says so', async () => {
    const waiting = { results: [anApproval(), anApproval({ id: 6, is_own: true, subject: 'OWNER12345' })], next_cursor: null, total: 2 }
    const decided = anApproval({ state: 'approved', decided_by: 'bashir', decision_reason: 'checked it' })
    const asked = fakeService({ '/api/desk/approvals/': { body: waiting }, '/api/desk/approvals/5/decide/': { body: decided } })
    await renderScreen(<Approvals search={{}} />, { at: '/saved', language: 'en' })
    const [first, own] = await screen.findAllByRole('region')
    expect(within(own as HTMLElement).queryByRole('button')).toBeNull()
    user.click(within(first as HTMLElement).getByRole('button', { name: 'Approve' }))
    const dialog = within(await screen.findByRole('dialog'))
    user.type(dialog.getByLabelText('Reason'), 'checked it')
    user.click(dialog.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(first?.textContent).toContain('Approved'))
    expect(asked.find(({ path }) => path.endsWith('decide/'))?.body).toEqual({ decision: 'approve', reason: 'checked it' })
  })
})
