import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ProfileMenu } from '#app/shell/header/profile-menu.tsx'
import { renderShell } from './render-shell.tsx'
import { signIn, signOff } from './signed-in.ts'

const signOut = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('#app/features/accounts/sign-out.ts', () => ({ signOut }))
// Never comes.
vi.mock('#app/features/accounts/calls.ts', () => ({ loadAccount: () => new Promise(() => undefined) }))
vi.mock('#app/state/session/loss-at-sign-out.ts', () => ({ lossAtSignOut: async () => ({ drafts: 0, saved: 0, waiting: 0 }) }))

afterEach(() => {
  cleanup()
  act(signOff)
  localStorage.clear()
})

it('the user’s own screens have a menu for the thumb, with what exists', async () => {
  signIn({ seller_slug: 'rahima' })
  await renderShell({ at: '/profileindex', screen: <ProfileMenu /> })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { name: 'rahima' }).closest('a')?.getAttribute('href')).toBe('/sellerdashboard')
  expect(main.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'Dashboard',
    'Wallet',
    'My events',
    'My services',
    'Booking requests',
    'Booking calendar',
    'Team',
    'Hours',
    'Products',
    'Sales',
    'Day-book',
    'My jobs',
    'My articles',
    'Gallery',
    'Videos',
    'My shop',
    'Events',
    'Post',
    'My day',
    'Bookings',
    'Tickets',
    'Orders',
    'My applications',
    'Profile Settings',
    'Switch to Buyer Mode',
    'Tickets',
    'Orders',
    'Saved pages',
    'Profile Settings',
    'Help',
    'Services',
    'Bookings',
    'Events',
    'E-Shop',
    'Job Portal',
    'Transport',
    'E-MAGAZINE',
    'Log Out',
  ])
  fireEvent.click(main.getByRole('button', { name: 'Log Out' }))
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
})
