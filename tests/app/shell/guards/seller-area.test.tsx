import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SellerArea } from '#app/shell/guards/seller-area.tsx'
import { chooseMode } from '#app/state/session/mode.ts'
import { renderShell } from '../render-shell.tsx'
import { signIn, signOff } from '../signed-in.ts'

// Never comes.
vi.mock('#app/features/accounts/calls.ts', () => ({ loadAccount: () => new Promise(() => undefined) }))

const SHOP = { seller_slug: 'rahima' }

beforeEach(() => {
  localStorage.clear()
  chooseMode('seller')
})
afterEach(() => {
  cleanup()
  act(signOff)
})

describe('the column of sellers', () => {
  it('is there for sellers in seller mode only', async () => {
    const area = () => screen.queryByRole('navigation', { name: 'My Dashboard' })
    signIn(SHOP)
    await renderShell({ at: '/profile-settings', screen: <SellerArea>Mine</SellerArea> })
    expect(within(area()!).getByRole('link', { current: 'page' }).textContent).toBe('Profile Settings')
    act(() => chooseMode('buyer'))
    expect(area()).toBeNull()
    act(() => chooseMode('seller'))
    act(() => signIn({ seller_slug: null }))
    expect(area()).toBeNull()
    expect(screen.getByText('Mine')).toBeTruthy()
  })

  it('leaves what is typed in the screen when it comes and goes', async () => {
    signIn({ seller_slug: null })
    await renderShell({
      at: '/profile-settings',
      screen: (
        <SellerArea>
          <input aria-label="Name" />
        </SellerArea>
      ),
    })
    const field = screen.getByLabelText<HTMLInputElement>('Name')
    field.value = 'Rahi'
    field.focus()
    act(() => signIn(SHOP))
    expect(screen.getByRole('navigation', { name: 'My Dashboard' })).toBeTruthy()
    act(() => chooseMode('buyer'))
    expect(screen.getByLabelText('Name')).toBe(field)
    expect(document.activeElement).toBe(field)
  })
})
