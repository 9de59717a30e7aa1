import { expect, it } from 'vitest'
import { precacheGroupsOf, screenOf } from '#contract/core/precached-screens.ts'

it.each([
  ['/sellerevents/event/12/orders', '/sellerevents/event/:/orders'],
  ['/event_order/0b1e7c1a-0000-4000-8000-000000000000', '/event_order/:'],
  ['/profile-settings', '/profile-settings'],
])('the screen at %s is named without the thing it shows', (path, screen) => expect(screenOf(path)).toBe(screen))

it.each([
  ['/events', undefined],
  ['/login', undefined],
  ['/', ['home']],
  ['/seller/rupsha', ['home']],
  ['/videos', ['home']],
  ['/sellergallery/videos', ['seller']],
  ['/sellerdashboard', ['seller']],
  ['/sellerprofile', ['member']],
  ['/evencheckout/12', ['buyer', 'member']],
  ['/blogs/12', ['magazine']],
  ['/refund-policy', ['pages']],
])('the screen at %s is held for %j', (path, whose) => expect(precacheGroupsOf(path)).toEqual(whose))
