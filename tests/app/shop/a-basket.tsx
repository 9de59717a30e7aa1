import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { useBasketState } from '#app/state/basket/basket.ts'
import { useConnection } from '#app/state/connection/connection.ts'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { useSession } from '#app/state/session/session.ts'
import { changeBasketHere } from '#device/basket/basket-store.ts'
import { EMPTY_BASKET, type HeldBasket } from '#device/basket/held-basket.ts'
import { PHONE } from '#device/outbox/outbox-entry.ts'
import { dropPrivateStores } from '#device/private-store.ts'
import { anAnswer } from '#tests/support/phone/baskets.ts'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'

export const BASKET = '/api/basket/'
export const GOODS = '/api/basket_goods/'

/** Each test has its own account: what one test still writes in the background must not be read by the next. */
let id = 500
export const buyer = (): number => id

export function beginShopping(): void {
  id += 1
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', vi.fn())
  renewTokensTo('a.b.c')
}

export async function endShopping(): Promise<void> {
  cleanup()
  act(() => {
    useSession.setState({ account: null, token: null })
    useConnection.setState({ state: 'online', since: 0 })
    useOutbox.setState(useOutbox.getInitialState())
    useBasketState.setState(useBasketState.getInitialState())
  })
  await changeBasketHere(PHONE, () => ({ ...EMPTY_BASKET }))
  await dropPrivateStores({ known: id })
  vi.unstubAllGlobals()
}

export const signIn = (): void => useSession.setState({ account: { id, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })
export const goOffline = (): void => act(() => useConnection.setState({ state: 'offline', since: 1 }))

/** What lies in the basket of a visitor, or of the account. */
export const put = (held: HeldBasket, owner = PHONE) => changeBasketHere(owner, () => held)

/** A service in which nothing of the basket has changed. */
export const unchanged = { [GOODS]: 'offline' as const, [BASKET]: { body: anAnswer([]) } }

export const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }))
