import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stockInOutbox } from '#app/features/products/own/outbox-words.tsx'
import { StockSheet } from '#app/features/products/own/parts/stock/stock-sheet.tsx'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { renderScreen, textsIn } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { goOffline, signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { anOwnDetail, anOwnProduct, aVariant } from './a-product.ts'

const OWN = '/api/product/7/own/'
const STOCK = '/api/product/7/stock/'
const twoSizes = (m: number, l: number) =>
  anOwnDetail({
    options: [{ name: 'Size', values: ['M', 'L'] }],
    variants: [aVariant({ values: ['M'], stock: m }), aVariant({ variant_id: 72, values: ['L'], stock: l, sku: 'SARI-L' })],
    stock: m + l,
    variant_count: 2,
  })
const onDone = vi.fn()
const show = () => renderScreen(<StockSheet product={anOwnProduct()} onDone={onDone} onClose={() => undefined} />, { at: '/products' })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name, hidden: true }))
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true })

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  signInSeller()
  onDone.mockReset()
})
afterEach(async () => {
  cleanup()
  act(() => useOutbox.setState({ entries: [] }))
  await signOffSeller()
})

describe('the stock of each variant', () => {
  it('is changed by taps, which are sent as one change', async () => {
    const asked = fakeService({ [OWN]: { body: twoSizes(12, 3) }, [STOCK]: { body: twoSizes(12, 5) } })
    await show()
    await press('One more: L')
    await press('One more: L')
    expect(field('Stock: L').value).toBe('5')
    await waitFor(() => expect(asked.filter(({ path }) => path === STOCK).map(({ body }) => body)).toEqual([{ variant_id: 72, change: { add: 2 } }]))
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ stock: 17 })))
    expect(field('Stock: L').value).toBe('5')
  })

  it('is never taken below nothing', async () => {
    fakeService({ [OWN]: { body: twoSizes(0, 3) } })
    await show()
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'One fewer: M', hidden: true })).disabled).toBe(true)
  })

  it('is set in Bangla digits, with the number that was seen', async () => {
    const asked = fakeService({ [OWN]: { body: twoSizes(12, 3) }, [STOCK]: { body: twoSizes(40, 3) } })
    await show()
    await screen.findByText('M')
    fireEvent.change(field('Stock: M'), { target: { value: '৪০' } })
    fireEvent.blur(field('Stock: M'))
    await waitFor(() => expect(asked.find(({ path }) => path === STOCK)?.body).toEqual({ variant_id: 71, change: { set: 40, seen: 12 } }))
    fireEvent.change(field('Stock: L'), { target: { value: 'many' } })
    fireEvent.blur(field('Stock: L'))
    expect(await screen.findByText(/whole number/i)).toBeTruthy()
  })

  it('says the new number where some were sold meanwhile, and offers both', async () => {
    let refuse = true
    const asked = fakeService({
      [OWN]: { body: twoSizes(12, 3) },
      [STOCK]: () => {
        const problem = refusal('stock-changed', 409)
        return refuse ? { ...problem, body: { ...problem.body, facts: { variant_71: 7 } } } : { body: twoSizes(20, 3) }
      },
    })
    await show()
    await screen.findByText('M')
    fireEvent.change(field('Stock: M'), { target: { value: '20' } })
    fireEvent.keyDown(field('Stock: M'), { key: 'Enter' })
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain('Some were sold meanwhile: 7 left now.')
    expect(field('Stock: M').value).toBe('7')
    refuse = false
    await press('Set to 20: M')
    await waitFor(() => expect(asked.filter(({ path }) => path === STOCK).at(-1)?.body).toEqual({ variant_id: 71, change: { set: 20, seen: 7 } }))
  })

  it('keeps what another variant was changed to while a change is refused', async () => {
    const problem = { ...refusal('stock-changed', 409).body, facts: { variant_71: 7 } }
    fakeService({
      [OWN]: { body: twoSizes(12, 3) },
      [STOCK]: ({ body }) => (body.variant_id === 72 ? { body: twoSizes(12, 5) } : { status: 409, body: problem }),
    })
    await show()
    await screen.findByText('M')
    for (const [size, count] of [
      ['L', '5'],
      ['M', '20'],
    ]) {
      fireEvent.change(field(`Stock: ${size}`), { target: { value: count } })
      fireEvent.keyDown(field(`Stock: ${size}`), { key: 'Enter' })
    }
    await screen.findByRole('alert', { hidden: true })
    expect(field('Stock: L').value).toBe('5')
    expect(onDone).toHaveBeenLastCalledWith(expect.objectContaining({ stock: 12 }))
  })

  it('is changed without network too: it waits in the outbox, and the number says so', async () => {
    fakeService({ [OWN]: { body: twoSizes(12, 3) } })
    await show()
    await screen.findByText('L')
    goOffline()
    fakeService({ [OWN]: 'offline', [STOCK]: 'offline', '/api/health/': 'offline' })
    await press('One fewer: L')
    await waitFor(() =>
      expect(useOutbox.getState().entries.map(({ noun, body }) => [noun, body])).toEqual([['products', { variant_id: 72, change: { add: -1 } }]]),
    )
    await waitFor(() => expect(field('Stock: L').value).toBe('2'))
    expect(screen.getByText('Waiting to be sent')).toBeTruthy()
    cleanup()
    await show()
    await waitFor(() => expect(field('Stock: L').value).toBe('2'))
  })

  it('is what the service says once a change has been sent by another page or the worker', async () => {
    fakeService({ [OWN]: { body: twoSizes(12, 3) } })
    await show()
    await screen.findByText('L')
    await import('#app/state/outbox/outbox-actions.ts')
    await waitFor(() => expect(useOutbox.getState().isKnown).toBe(true))
    const about = { product_id: 7, variant_id: 72, title: 'Cotton sari', variant: 'L' }
    const sent = anEntry({ noun: 'products', address: STOCK, body: { variant_id: 72, change: { add: -1 } }, about, state: 'sent', answer: twoSizes(12, 2) })
    act(() => useOutbox.setState({ entries: [sent] }))
    await waitFor(() => expect(field('Stock: L').value).toBe('2'))
    expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ stock: 14 }))
    // While another change comes, it is still there for a moment.
    act(() => useOutbox.setState({ entries: [sent, anEntry({ id: 'another', noun: 'jobs', state: 'sent' })] }))
    expect(onDone).toHaveBeenCalledTimes(1)
  })
})

describe('the changes of the stock of a product', () => {
  const move = (id: number, over: object = {}) => ({
    id,
    variant_id: 72,
    variant: 'L',
    delta: 5,
    why: 'added',
    order: null,
    at: '2026-11-02T06:00:00.000Z',
    ...over,
  })

  it('are asked for on a press, the latest first, with their orders, and further ones by another', async () => {
    const asked = fakeService({
      [OWN]: { body: twoSizes(12, 3) },
      [STOCK]: ({ path }) => ({
        body: path.includes('cursor=')
          ? { results: [move(1, { why: 'made', delta: 8 })], next_cursor: null }
          : { results: [move(3, { why: 'sold', delta: -1, order: 'HK-7' }), move(2)], next_cursor: '2' },
      }),
    })
    await show()
    await screen.findByText('L')
    expect(asked.some(({ path }) => path.startsWith(STOCK))).toBe(false)
    await press('Changes of stock')
    await screen.findByText('L: Sold, order HK-7')
    await press('Load more')
    await screen.findByText('L: New variant')
    const list = screen.getByRole('list', { name: 'Changes of stock', hidden: true })
    const rows = [...list.querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(rows).toEqual([
      expect.stringMatching(/^L: Sold, order HK-7.*1 fewer$/),
      expect.stringMatching(/^L: Added or taken away.*5 more$/),
      expect.stringMatching(/^L: New variant.*8 more$/),
    ])
  })

  it('say that they need the internet, and are tried again', async () => {
    fakeService({ [OWN]: { body: twoSizes(12, 3) }, [STOCK]: refusal('bug', 500) })
    await show()
    await screen.findByText('L')
    await press('Changes of stock')
    expect((await screen.findByText('The changes could not be loaded')).textContent).toBeTruthy()
    fakeService({ [OWN]: { body: twoSizes(12, 3) }, [STOCK]: { body: { results: [], next_cursor: null } } })
    await press('Retry')
    await screen.findByText('Nothing has changed yet')
  })
})

describe('what the outbox says of a change of stock', () => {
  const t = textsIn('en').t
  const entry = (over: Partial<OutboxEntry> = {}) =>
    anEntry({
      noun: 'products',
      address: STOCK,
      body: { variant_id: 71, change: { add: -2 } },
      about: { product_id: 7, variant_id: 71, title: 'Cotton sari', variant: 'M' },
      ...over,
    })

  it('is of which product it is, and by how much', () => {
    expect(stockInOutbox.title(entry(), { t } as never)).toBe('Stock: Cotton sari')
    expect(stockInOutbox.lines(entry(), { t } as never)).toEqual(['M', '2 fewer'])
    expect(stockInOutbox.state(entry(), { t } as never)).toBe('Saved on this phone, not sent.')
  })

  it('offers the number that is left, where some were sold before it could be sent', async () => {
    const refused = entry({
      state: 'needs-you',
      body: { variant_id: 71, change: { set: 20, seen: 12 } },
      problem: { code: 'stock-changed', facts: { variant_71: 7 } },
    })
    await renderScreen(stockInOutbox.conflict(refused), { at: '/outbox' })
    expect(await screen.findByText('Some were sold meanwhile: 7 left now.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Set to 20' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Leave it at 7' })).toBeTruthy()
    expect(stockInOutbox.conflict(entry({ state: 'needs-you', problem: { code: 'not-found' } }))).toBeUndefined()
  })
})
