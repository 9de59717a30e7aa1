import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { Checkout } from '#app/features/orders/screens/checkout.tsx'
import { storeChoice } from '#app/features/orders/stored-choice.ts'
import { useConnection } from '#app/state/connection/connection.ts'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { useSession } from '#app/state/session/session.ts'
import type { EventDetail } from '#contract/events/events.ts'
import { dropPrivateStores } from '#device/private-store.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'
import { anEventOnSale } from './an-offer.ts'
import { anOrder } from './an-order.ts'

export const ORDERS = '/api/event_order/'
export const PAY = '/api/event_payment/initiate'
export const CODE = '/api/event_coupon/check/'
export const placed = (over = {}) => anOrder({ event_order_id: 'ABCDEFGH12', total_price: 1000, final_price: 1060, ...over })

/** Each test has its own account: what one test still writes in the background must not be read by the next. */
let id = 100
export const buyer = (): number => id

export function signIn(): void {
  useSession.setState({ account: { id, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
}

interface Given {
  event?: Partial<EventDetail>
  account?: Record<string, string>
  language?: 'en' | 'bn'
}

export const show = ({ event = {}, account = {}, language = 'en' }: Given = {}) =>
  renderScreen(<Checkout answer={fresh(anEventOnSale(event))} account={account} entry={undefined} logIn={<a href="/login">Log In</a>} whenQueued={null} />, {
    language,
    at: '/eventdetails/5',
  })

export const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name)
export const type = (name: RegExp | string, value: string) => fireEvent.change(field(name), { target: { value } })
export const fillIn = () => {
  type('Full Name', 'Rina Akter')
  type('Phone Number', '০১৭১২ ৩৪৫৬৭৮')
  type('Email', 'rina@example.com')
}
export const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }))
export const orderSent = (asked: { path: string; body: Record<string, unknown> }[]) =>
  asked.filter(({ path, body }) => path === ORDERS && Object.keys(body).length > 0)
/** The list of orders is asked for at the same address. */
export const answering = (reply: unknown, orders: unknown[] = []) => ({
  [ORDERS]: ({ body }: { body: Record<string, unknown> }) => {
    const toOrder = typeof reply === 'function' ? reply : () => reply
    return (Object.keys(body).length === 0 ? { body: orders } : toOrder()) as never
  },
})

/** A phone on which two tickets are chosen. */
export function beginCheckout(): void {
  id += 1
  localStorage.clear()
  sessionStorage.clear()
  storeChoice(5, { 11: 2 })
  vi.stubGlobal('location', Object.assign(location, { assign: vi.fn() }))
  renewTokensTo('a.b.c')
}

export async function endCheckout(): Promise<void> {
  cleanup()
  act(() => {
    useSession.setState({ account: null, token: null })
    useConnection.setState({ state: 'online', since: 0 })
    useOutbox.setState(useOutbox.getInitialState())
  })
  await dropPrivateStores({ known: id })
  vi.unstubAllGlobals()
}
