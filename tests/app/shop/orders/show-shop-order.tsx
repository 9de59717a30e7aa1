import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { ShopOrderScreen } from '#app/features/shop/orders/screens/shop-order.tsx'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { formatterFor } from '#contract/core/format.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../../accounts/fake-service.ts'
import { signInBuyer, signOffBuyer } from '../../orders/an-order.ts'
import { NUMBER, ORDER } from './a-shop-order.ts'

type Replies = Parameters<typeof fakeService>[0]

const format = formatterFor('en')
export const short = (iso: string): string => `${format.dayShort(iso)}, ${format.time(iso)}`

/** The page of an order, on a service that answers so. */
export async function show(replies: Replies, language: 'en' | 'bn' = 'en') {
  const asked = fakeService(replies)
  const shown = await renderScreen(<ShopOrderScreen number={NUMBER.toLowerCase()} />, { at: '/orders', language })
  return { ...shown, asked }
}
export const showOrder = (order: ShopOrder, more: Replies = {}, language: 'en' | 'bn' = 'en') => show({ [ORDER]: { body: order }, ...more }, language)
export const status = async () => within(await screen.findByRole('region', { name: 'Order status' }))
export const button = (name: string) => screen.findByRole('button', { name })

/** Each test of a file has its own user. @returns who it is now */
export function asUser(): () => number {
  let user = 0
  beforeEach(() => {
    user = signInBuyer()
  })
  afterEach(async () => {
    await signOffBuyer()
    act(() => useOutbox.setState(useOutbox.getInitialState()))
  })
  return () => user
}
