import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWhole } from '#app/render-whole.ts'
import { Guard } from '#app/shell/guards/guard.tsx'
import { BuyerMode } from '#app/shell/header/buyer-mode.tsx'
import { useNotice } from '#app/state/notices.ts'
import { useSession } from '#app/state/session/session.ts'
import { Problem } from '#contract/core/problem.ts'
import { makePage, renderShell } from '../render-shell.tsx'
import { anAccountAnswer, signIn, signInUnread, signOff } from '../signed-in.ts'

const loadAccount = vi.hoisted(() => vi.fn((): Promise<unknown> => new Promise(() => undefined)))
vi.mock('#app/features/accounts/calls.ts', () => ({ loadAccount }))

afterEach(() => {
  cleanup()
  act(signOff)
  localStorage.clear()
})

type Wants = Parameters<typeof Guard>[0]['wants']
const guarded = (wants: Wants) => (
  <Guard wants={wants} what="My shop">
    Behind the guard
  </Guard>
)
const show = (wants: Wants) => renderShell({ at: '/en/sellerprofile', screen: guarded(wants), shell: false })
const isBehind = () => screen.queryByText('Behind the guard') !== null
const text = () => document.body.textContent ?? ''

describe('a guarded screen', () => {
  it('is shown to those whom it is for', async () => {
    signIn({ seller_slug: 'rahima' })
    await show('seller')
    expect(isBehind()).toBe(true)
  })

  it('needs no more than a session where none is asked, also before the account is read', async () => {
    signInUnread()
    await show('signed-in')
    expect(isBehind()).toBe(true)
  })

  it('explains itself to visitors, with a way in that leads back; the address stays', async () => {
    const { router } = await show('signed-in')
    expect(isBehind()).toBe(false)
    expect(screen.getByRole('heading', { name: 'My shop' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/en/login?next=%2Fsellerprofile')
    expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe('/en/registration?next=%2Fsellerprofile')
    expect(router.state.location.pathname).toBe('/sellerprofile')
  })

  it('asks by name to log in again when the session is over', async () => {
    signIn()
    useSession.setState({ token: null })
    await show('signed-in')
    expect(text()).toContain('Please log in again, rahima.')
    expect(isBehind()).toBe(false)
  })

  it('disappears with the session', async () => {
    signIn()
    await show('signed-in')
    expect(isBehind()).toBe(true)
    act(signOff)
    expect(isBehind()).toBe(false)
  })

  it('shows buyers how to become a seller', async () => {
    signIn()
    await show('seller')
    expect(isBehind()).toBe(false)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en/become-a-seller')
  })

  it('is closed to sellers where staff is asked', async () => {
    signIn({ seller_slug: 'rahima' })
    await show('staff')
    expect(isBehind()).toBe(false)
    act(() => signIn({ is_staff: true }))
    expect(isBehind()).toBe(true)
  })

  it('waits while it is not yet known whether the user is a seller', async () => {
    signInUnread()
    await show('seller')
    expect(isBehind()).toBe(false)
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy()
  })

  it('says what to do without network when nothing is kept, and asks again', async () => {
    loadAccount.mockRejectedValueOnce(new Problem('offline'))
    signInUnread()
    await show('seller')
    expect(await screen.findByText(/You are offline, and this is not saved on this phone yet/)).toBeTruthy()
    loadAccount.mockResolvedValueOnce(anAccountAnswer({ seller_slug: 'rahima' }))
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(isBehind()).toBe(true))
  })

  it('is written by the server for both, without what is behind it', async () => {
    signIn()
    const { page } = await makePage({ at: '/sellerprofile', screen: guarded('signed-in'), shell: false })
    const body = document.createElement('div')
    body.innerHTML = await renderWhole(page)
    expect(body.querySelector('.visitor-only h1')?.textContent).toBe('My shop')
    expect(body.querySelector('.member-only [role=status]')).not.toBeNull()
    expect(body.textContent).not.toContain('Behind the guard')
    expect(body.textContent).not.toContain('rahima')
  })

  it('keeps its links when the page hydrates, so that a tap which began before leads where it says', async () => {
    const around = { at: '/en/sellerprofile', screen: guarded('signed-in'), shell: false }
    const body = document.body.appendChild(document.createElement('div'))
    body.innerHTML = await renderWhole((await makePage(around)).page)
    const written = body.querySelector('a[href^="/en/login"]')
    const { page } = await makePage(around)
    const root = await act(async () => hydrateRoot(body, page))
    expect(body.querySelector('.member-only')).toBeNull()
    expect(body.querySelector('a[href^="/en/login"]')).toBe(written)
    await act(async () => root.unmount())
    body.remove()
  })
})

describe('the switch to buying', () => {
  it('chooses the mode, leads to the events and says so', async () => {
    signIn({ seller_slug: 'rahima' })
    const { router } = await renderShell({ at: '/buyer', screen: <BuyerMode />, shell: false })
    await waitFor(() => expect(router.state.location.pathname).toBe('/events'))
    expect(localStorage.getItem('hatkhola-mode')).toBe('buyer')
    expect(useNotice.getState().text).toBe('You are in buyer mode now.')
  })
})
