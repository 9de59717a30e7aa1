import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { create } from 'zustand'
import { DeferredOffers } from '#app/shell/deferred-offers.tsx'
import { useInstall } from '#app/state/connection/install.ts'
import { renderShell } from './render-shell.tsx'

const applyUpdate = vi.hoisted(() => vi.fn(() => new Promise(() => undefined)))
vi.mock('#app/state/connection/worker.ts', () => ({ useWorkerState: create(() => ({ updateReady: false, applyUpdate })) }))

async function show(updateReady: boolean, at = '/events') {
  const { useWorkerState } = await import('#app/state/connection/worker.ts')
  useWorkerState.setState({ updateReady })
  await renderShell({ shell: false, at, screen: <DeferredOffers /> })
}
const offerInstall = (way: 'prompt' | 'ios') => act(() => useInstall.setState({ way, offered: true }))

beforeEach(() => {
  localStorage.clear()
  applyUpdate.mockClear()
  useInstall.setState(useInstall.getInitialState())
})
afterEach(cleanup)

describe('what is offered unasked', () => {
  it('is nothing on arrival', async () => {
    await show(false)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('is a new version, applied once', async () => {
    await show(true)
    expect(screen.getByText('New version available')).toBeTruthy()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Update now' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(applyUpdate).toHaveBeenCalledTimes(1)
  })

  it('is one thing at a time: the version first, then the install', async () => {
    await show(true)
    offerInstall('prompt')
    expect(screen.queryByRole('button', { name: 'Install app' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByText('New version available')).toBeNull()
    expect(screen.getByRole('button', { name: 'Install app' })).toBeTruthy()
  })

  it.each(['/login', '/profile-settings'])('is no install on %s, where it would lie over a form', async (at) => {
    await show(false, at)
    offerInstall('prompt')
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('goes when the install is put off', async () => {
    await show(false)
    offerInstall('prompt')
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(useInstall.getState().offered).toBe(false)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('is two steps on iOS, without a button that could do nothing', async () => {
    await show(false)
    offerInstall('ios')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Install app' })).toBeNull()
  })
})
