import { describe, expect, it } from 'vitest'
import { isLaterScreen } from '#contract/core/later-screens.ts'

describe('screens that come later', () => {
  it.each(['/cart', '/social'])('have the address %s', (path) => expect(isLaterScreen(path)).toBe(true))

  it.each([
    '/',
    '/events',
    '/eventdetails/1',
    '/posts',
    '/posts/1',
    '/videos',
    '/gallery',
    '/wallet',
    '/orders',
    '/seller/services',
    '/services',
    '/bookings',
    '/products/new',
    '/shop',
    '/productdetails/1',
  ])('do not have the address %s', (path) => expect(isLaterScreen(path)).toBe(false))
})
