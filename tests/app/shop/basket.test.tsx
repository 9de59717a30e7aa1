import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Basket } from '#app/features/shop/screens/basket.tsx'
import { changeBasketHere, readBasketHere } from '#device/basket/basket-store.ts'
import { setQuantity } from '#device/basket/held-basket.ts'
import { PHONE } from '#device/outbox/outbox-entry.ts'
import { aNewLine, anAnswer, anOption, aShop, at, aVariant, holding, SEEN } from '#tests/support/phone/baskets.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../accounts/fake-service.ts'
import { BASKET, beginShopping, buyer, endShopping, GOODS, goOffline, press, put, signIn } from './a-basket.tsx'

beforeEach(beginShopping)
afterEach(endShopping)

const show = (language: 'en' | 'bn' = 'en') => renderScreen(<Basket />, { language })
const goods = (...all: Parameters<typeof aVariant>[0][]) => ({
  [GOODS]: { body: { goods: all.map(aVariant), shops: [aShop()], server_time: at(60) } },
})

describe('a visitor’s basket', () => {
  it('is by seller, each with its own total, and all of it together', async () => {
    fakeService({ [GOODS]: 'offline' })
    await put(
      holding(aNewLine({ variant_id: 11 }, 2), {
        ...aNewLine({ variant_id: 12, seller: 6, price: 90, title: 'Clay pot' }),
        shop: aShop({ seller: 6, seller_name: 'Mati' }),
      }),
    )
    await show()
    const rupa = await screen.findByRole('region', { name: /Rupa Weaves/ })
    expect(within(rupa).getByText('Total for this seller').parentElement?.textContent).toContain('BDT 2,400')
    expect(screen.getByRole('region', { name: /Mati/ }).textContent).toContain('Clay pot')
    expect(screen.getByRole('region', { name: 'Basket total' }).textContent).toContain('BDT 2,490')
    expect(screen.getByText('Nothing is reserved until you order.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout')
  })

  it('leads to the shop where nothing is in it', async () => {
    fakeService({})
    await show()
    await screen.findByRole('heading', { name: 'Your basket is empty' })
    expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe('/shop')
  })

  it.each([
    [{ price: 1500 }, 'The price went up: BDT 1,200 when you added it, now BDT 1,500'],
    [{ price: 900 }, 'The price dropped: BDT 1,200 when you added it, now BDT 900'],
    [{ stock: 1 }, 'Only 1 left'],
    [{ stock: 0 }, 'Out of stock'],
    [{ gone: 'off-sale' as const }, 'No longer on sale'],
  ])('says in words what has changed since: %j', async (over, words) => {
    fakeService(goods(over))
    await put(holding(aNewLine({}, 3)))
    await show()
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('says until when a shop is closed', async () => {
    const shop = aShop()
    fakeService({
      [GOODS]: {
        body: { goods: [aVariant({ gone: 'closed' })], shops: [{ ...shop, terms: { ...shop.terms, closed_until: '2026-12-02' } }], server_time: at(60) },
      },
    })
    await put(holding(aNewLine()))
    await show()
    expect((await screen.findAllByText(/This shop is closed until Wed 2 Dec/)).length).toBeGreaterThan(0)
    expect(screen.getByText('Nothing here can be ordered now.')).toBeTruthy()
  })

  it('takes what is left in one tap', async () => {
    fakeService(goods({ stock: 2 }))
    await put(holding(aNewLine({}, 5)))
    await show()
    await screen.findByText('Only 2 left')
    press('Take the 2 left')
    await waitFor(() => expect(screen.queryByText('Only 2 left')).toBeNull())
    expect((await readBasketHere(PHONE)).lines[0]?.quantity).toBe(2)
  })

  it('counts every press, also those that come faster than it is drawn', async () => {
    fakeService(goods({ stock: 4 }))
    await put(holding(aNewLine({ stock: 4 })))
    await show()
    await screen.findByText('Tangail sari')
    act(() => {
      for (let presses = 0; presses < 2; presses += 1) press('One more: Tangail sari')
    })
    await waitFor(async () => expect((await readBasketHere(PHONE)).lines[0]?.quantity).toBe(3))
    act(() => {
      for (let presses = 0; presses < 5; presses += 1) press('One more: Tangail sari')
    })
    await waitFor(async () => expect((await readBasketHere(PHONE)).lines[0]?.quantity).toBe(4))
  })

  it('counts up and down between one and what is left', async () => {
    fakeService(goods({ stock: 2 }))
    await put(holding(aNewLine({ stock: 2 })))
    await show()
    await screen.findByText('Tangail sari')
    expect(screen.getByRole('button', { name: 'One less: Tangail sari' }).getAttribute('aria-disabled')).toBe('true')
    press('One more: Tangail sari')
    await waitFor(() => expect(screen.getByRole('button', { name: 'One more: Tangail sari' }).getAttribute('aria-disabled')).toBe('true'))
    expect(screen.getByText('BDT 1,200 each')).toBeTruthy()
  })

  it('takes a line out, and back to its place', async () => {
    fakeService({ [GOODS]: 'offline' })
    await put(holding(aNewLine({ variant_id: 11 }), aNewLine({ variant_id: 12, title: 'Clay pot' })))
    await show()
    await screen.findByText('Clay pot')
    press('Remove Clay pot')
    await screen.findByText('Removed: Clay pot · Red')
    expect(document.activeElement?.textContent).toBe('Undo')
    press('Undo')
    await waitFor(async () => expect((await readBasketHere(PHONE)).lines.map(({ title }) => title)).toEqual(['Clay pot', 'Tangail sari']))
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Clay pot'))
  })

  it('keeps the focus on the way back when another variant of the same product is taken out', async () => {
    fakeService({ [GOODS]: 'offline' })
    await put(holding(aNewLine({ variant_id: 11 }), aNewLine({ variant_id: 12, values: ['Blue'] })))
    await show()
    for (const values of ['Blue', 'Red']) {
      const [remove] = await screen.findAllByRole('button', { name: 'Remove Tangail sari' })
      remove?.focus()
      fireEvent.click(remove as HTMLElement)
      await screen.findByText(`Removed: Tangail sari · ${values}`)
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'))
    }
  })

  it('keeps the focus at hand when what had it is gone', async () => {
    fakeService(goods({ stock: 2 }))
    await put(holding(aNewLine({}, 5)))
    await show()
    const take = await screen.findByRole('button', { name: 'Take the 2 left' })
    take.focus()
    fireEvent.click(take)
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Tangail sari'))
  })

  it('says what delivery to the reader’s district costs', async () => {
    localStorage.setItem('hatkhola-district', 'Bogura')
    fakeService({ [GOODS]: 'offline' })
    await put(holding({ ...aNewLine(), shop: aShop({}, [anOption({ fee: 120, districts: ['Bogura'] })]) }))
    await show()
    expect(await screen.findByText('Delivery to Bogura: BDT 120, 2–3 days')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Basket total' }).textContent).toContain('BDT 1,320')
  })

  it('says that nothing goes to a district', async () => {
    localStorage.setItem('hatkhola-district', 'Bogura')
    fakeService({ [GOODS]: 'offline' })
    await put(holding({ ...aNewLine(), shop: aShop({}, [anOption({ districts: ['Dhaka'] })]) }))
    await show()
    expect(await screen.findByText('Not delivered to Bogura')).toBeTruthy()
  })

  it('is changed without network, and says how old its prices are', async () => {
    fakeService({ [GOODS]: 'offline' })
    await put(holding({ ...aNewLine(), seen_at: SEEN }))
    await show()
    goOffline()
    await screen.findByText(/You are offline\. Changes are saved/)
    expect(screen.getByText(/Showing saved copy/)).toBeTruthy()
    press('One more: Tangail sari')
    await waitFor(async () => expect((await readBasketHere(PHONE)).lines[0]?.quantity).toBe(2))
  })

  it('follows what another tab does to it', async () => {
    fakeService({ [GOODS]: 'offline' })
    await put(holding(aNewLine()))
    await show()
    await screen.findByText('Tangail sari')
    await changeBasketHere(PHONE, (held) => setQuantity(held, { variant_id: 11, quantity: 7 }, Date.now()))
    expect(await screen.findByText('BDT 1,200 each')).toBeTruthy()
    expect(screen.getAllByText('BDT 8,400').length).toBeGreaterThan(0)
  })

  it('has Bangla words and digits', async () => {
    fakeService({ [GOODS]: 'offline' })
    await put(holding(aNewLine({}, 2)))
    await show('bn')
    expect(await screen.findByText('টাঙ্গাইল শাড়ি')).toBeTruthy()
    expect(screen.getAllByText('৳২,৪০০').length).toBeGreaterThan(0)
  })
})

describe('the basket of an account', () => {
  it('is sent with all its changes, and says what other devices have done', async () => {
    const asked = fakeService({
      [BASKET]: ({ body }) =>
        Object.keys(body).length > 0
          ? { body: anAnswer([{ quantity: 1 }, { variant_id: 12, title: 'Clay pot', is_from_elsewhere: true }], { server_time: at(90) }) }
          : { body: anAnswer([], { server_time: at(60) }) },
    })
    signIn()
    await put(holding(aNewLine()), buyer())
    await show()
    expect(await screen.findByText('Clay pot')).toBeTruthy()
    expect(screen.getByText('Added or changed on another device')).toBeTruthy()
    const sent = asked.filter(({ path, body }) => path === BASKET && 'changes' in body)
    expect(sent.map(({ body }) => body.changes)).toMatchObject([[{ variant_id: 11, quantity: 1, is_removed: false }]])
    await waitFor(async () => expect((await readBasketHere(buyer())).lines.every(({ is_sent }) => is_sent)).toBe(true))
  })

  it('names what was taken out elsewhere, until that is known', async () => {
    fakeService({ [BASKET]: { body: anAnswer([], { deletions: [{ variant_id: 11, changed_at: at(80), is_from_elsewhere: true }] }) } })
    signIn()
    const held = holding(aNewLine())
    await put({ ...held, lines: held.lines.map((line) => ({ ...line, is_sent: true })) }, buyer())
    await show()
    await screen.findByText('Removed on another device: Tangail sari')
    press('OK')
    await waitFor(() => expect(screen.queryByText(/Removed on another device/)).toBeNull())
  })

  it('has what was put in before signing in, and nothing is left for the next person', async () => {
    fakeService({ [BASKET]: { body: anAnswer([{}], { server_time: at(90) }) } })
    await put(holding(aNewLine()))
    signIn()
    await show()
    expect(await screen.findByText('Tangail sari')).toBeTruthy()
    expect((await readBasketHere(PHONE)).lines).toEqual([])
  })
})
