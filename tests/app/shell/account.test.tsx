import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWhole } from '#app/render-whole.ts'
import { useNoticeList } from '#app/state/notice-list.ts'
import { useNotice } from '#app/state/notices.ts'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { useSession } from '#app/state/session/session.ts'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { makePage, renderShell } from './render-shell.tsx'
import { signIn, signInUnread, signOff } from './signed-in.ts'

const shared = vi.hoisted(() => ({ items: [] as object[] }))
vi.mock('#app/state/drafts/shared-items.ts', () => ({ loadSharedItems: async () => shared.items }))
const signOut = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('#app/features/accounts/sign-out.ts', () => ({ signOut }))
// Never comes.
vi.mock('#app/features/accounts/calls.ts', () => ({ loadAccount: () => new Promise(() => undefined) }))
vi.mock('#app/state/session/loss-at-sign-out.ts', () => ({ lossAtSignOut: async () => ({ drafts: 0, saved: 0, waiting: 0 }) }))

const SHOP = { seller_slug: 'rahima' }
const header = () => within(screen.getByRole('banner'))
const corner = async () => {
  const summary = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('.corner summary')
    if (!found) throw new Error('no menu yet')
    return found
  })
  return { summary, menu: within(summary.parentElement!) }
}
const entries = (menu: { getAllByRole: (role: 'listitem') => HTMLElement[] }) => menu.getAllByRole('listitem').map((entry) => entry.textContent)

beforeEach(async () => {
  localStorage.clear()
  const { chooseMode } = await import('#app/state/session/mode.ts')
  chooseMode('seller')
})
afterEach(() => {
  cleanup()
  act(signOff)
  signOut.mockClear()
  shared.items = []
})

describe('the header of a visitor', () => {
  it('has JOIN and Log In, which come back here, and the offer to sell, which leads on to the shop', async () => {
    await renderShell({ at: '/en/eventdetails/7' })
    // In the navigation of wide screens, and in the welcome line of phones.
    const joining = header().getAllByRole('link', { name: 'JOIN' })
    expect(joining.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/en/registration?next=%2Feventdetails%2F7'))
    expect(header().getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/en/login?next=%2Feventdetails%2F7')
    expect(header().getByRole('link', { name: 'BECOME A SELLER - JOIN NOW' }).getAttribute('href')).toBe('/en/registration?next=%2Fbecome-a-seller')
    expect(header().queryByText('LOG OUT')).toBeNull()
  })

  it('opens the screen of signing in in place, from Home without a way back', async () => {
    const { router } = await renderShell({ at: '/' })
    fireEvent.click(header().getByRole('link', { name: 'Log In' }))
    await waitFor(() => expect(router.state.location.href).toBe('/login'))
  })

  it('keeps the wish to come back between the screens of signing in and joining', async () => {
    await renderShell({ at: '/login?next=/saved' })
    expect(header().getAllByRole('link', { name: 'JOIN' })[0]?.getAttribute('href')).toBe('/registration?next=%2Fsaved')
  })

  it('is what the server writes, also for a signed-in user', async () => {
    startDeferredHydration()
    signIn()
    const { page } = await makePage({ at: '/events' })
    const html = await renderWhole(page)
    expect(html).toContain('JOIN')
    expect(html).not.toContain('rahima')
  })
})

describe('the header of a signed-in user', () => {
  it('has LOG OUT in place of JOIN and Log In', async () => {
    signIn()
    await renderShell()
    fireEvent.click(await screen.findByRole('button', { name: 'LOG OUT' }))
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
    expect(header().queryByText(/^(JOIN|Log In)$/)).toBeNull()
  })

  it('changes at once when the session begins and ends', async () => {
    await renderShell()
    act(() => signIn())
    expect(await screen.findByRole('button', { name: 'LOG OUT' })).toBeTruthy()
    act(signOff)
    expect(header().getAllByRole('link', { name: 'JOIN' })).toHaveLength(2)
  })

  it('is a visitor’s when the session is over, though the name is still known', async () => {
    signIn()
    useSession.setState({ token: null })
    await renderShell()
    expect(header().getByRole('link', { name: 'Log In' })).toBeTruthy()
    expect(header().queryByText('rahima')).toBeNull()
  })

  it('has a bell, which a visitor’s has not, with the number of what is unread', async () => {
    await renderShell()
    expect(header().queryByRole('link', { name: /^Notifications/ })).toBeNull()
    act(() => {
      signIn()
      useNoticeList.setState({ owner: 7, notices: [{ id: 1, kind: 'paid', event_order_id: null, event_title: null, from_time: null, at: '', is_read: false }] })
    })
    const bell = await header().findByRole('link', { name: 'Notifications 1 new notification' })
    expect(bell.getAttribute('href')).toBe('/notices')
    expect(screen.getByRole('link', { name: 'Menu: rahima' }).textContent).not.toContain('1')
    act(signOff)
    expect(header().queryByRole('link', { name: /^Notifications/ })).toBeNull()
  })

  it('has the name before the account is read, and the way to the menu of phones', async () => {
    signInUnread()
    await renderShell()
    const { summary } = await corner()
    expect(summary.textContent).toContain('rahima')
    expect(screen.getByRole('link', { name: 'Menu: rahima' }).getAttribute('href')).toBe('/profileindex')
    expect(header().queryByText(/BECOME A SELLER/)).toBeNull()
  })

  it('opens the sheet of phones, with the number of what is not sent yet', async () => {
    signIn()
    await renderShell()
    await corner()
    act(() => useOutbox.setState({ entries: [anEntry({ state: 'waiting' })], isKnown: true }))
    const mine = await screen.findByRole('link', { name: /^Menu: rahima/ })
    expect(mine.textContent).toContain('1 waiting to be sent')
    fireEvent.click(mine)
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy()
    act(() => useOutbox.setState(useOutbox.getInitialState()))
  })

  it('offers to sell to those who do not', async () => {
    signIn()
    await renderShell()
    expect((await screen.findByRole('link', { name: 'BECOME A SELLER - JOIN NOW' })).getAttribute('href')).toBe('/become-a-seller')
  })
})

describe('the menu of the account', () => {
  it('leads to what another app shared, while something waits', async () => {
    shared.items = [{ id: 'a' }]
    signIn()
    await renderShell()
    const { menu } = await corner()
    expect((await menu.findByRole('link', { name: 'Shared' })).getAttribute('href')).toBe('/share')
  })

  it('leads buyers to their settings', async () => {
    signIn()
    await renderShell()
    const { menu } = await corner()
    expect(entries(menu)).toEqual(['rahima', 'Post', 'My day', 'Bookings', 'Tickets', 'Orders', 'Wallet', 'Messages', 'Profile Settings', 'Logout'])
    expect(menu.getByRole('link', { name: 'rahima' }).getAttribute('href')).toBe('/profile-settings')
  })

  it('leads sellers to their shop and to the other mode', async () => {
    signIn(SHOP)
    await renderShell()
    const { menu } = await corner()
    expect(entries(menu)).toEqual([
      'rahima',
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
      'Post',
      'My day',
      'Bookings',
      'Tickets',
      'Orders',
      'Messages',
      'Profile Settings',
      'Switch to Buyer Mode',
      'Logout',
    ])
    expect(menu.getByRole('link', { name: 'rahima' }).getAttribute('href')).toBe('/sellerprofile')
    expect(menu.getByRole('link', { name: 'Switch to Buyer Mode' }).getAttribute('href')).toBe('/buyer')
    expect(header().queryByText(/BECOME A SELLER/)).toBeNull()
  })

  it('leads back from buying to selling, and says so', async () => {
    signIn(SHOP)
    const { chooseMode } = await import('#app/state/session/mode.ts')
    chooseMode('buyer')
    const { router } = await renderShell()
    const { menu } = await corner()
    fireEvent.click(menu.getByRole('link', { name: 'Switch to Seller Mode' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/sellerprofile'))
    expect(localStorage.getItem('hatkhola-mode')).toBe('seller')
    expect(useNotice.getState().text).toBe('You are in seller mode now.')
  })

  it('signs out, and closes', async () => {
    signIn()
    await renderShell()
    const { summary, menu } = await corner()
    ;(summary.parentElement as HTMLDetailsElement).open = true
    fireEvent.click(menu.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
    expect((summary.parentElement as HTMLDetailsElement).open).toBe(false)
  })
})

describe('the sheet of phones', () => {
  const open = async () => {
    fireEvent.click(screen.getAllByRole('button', { name: 'Menu' }).at(-1)!)
    return within(await screen.findByRole('dialog'))
  }

  it('offers tickets to members, also when their session is over, and not to visitors', async () => {
    const tickets = (sheet: Awaited<ReturnType<typeof open>>) => sheet.queryByRole('link', { name: 'Tickets' })
    await renderShell()
    expect(tickets(await open())).toBeNull()
    cleanup()
    signIn()
    useSession.setState({ token: null })
    await renderShell()
    expect(tickets(await open())).toBeTruthy()
  })

  it('begins with the way in for visitors', async () => {
    await renderShell({ at: '/saved' })
    const sheet = await open()
    expect(
      sheet
        .getAllByRole('link')
        .slice(0, 3)
        .map((link) => link.textContent),
    ).toEqual(['Log In', 'JOIN', 'BECOME A SELLER - JOIN NOW'])
    expect(sheet.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login?next=%2Fsaved')
    expect(sheet.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help')
  })

  it('begins with the name of the signed-in user, and closes when they sign out', async () => {
    signIn(SHOP)
    await renderShell()
    const sheet = await open()
    const out = await sheet.findByRole('button', { name: 'Log Out' })
    const [mine, ...ways] = sheet.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(mine).toBe('/profileindex')
    expect(ways).toEqual(expect.arrayContaining(['/sellerdashboard', '/sellerevents', '/selleraddevent']))
    expect(sheet.queryByText(/BECOME A SELLER/)).toBeNull()
    fireEvent.click(out)
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
    act(signOff)
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  })
})
