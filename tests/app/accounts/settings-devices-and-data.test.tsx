import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SettingsData } from '#app/features/accounts/parts/settings-data.tsx'
import { SettingsDelete } from '#app/features/accounts/parts/settings-delete.tsx'
import { SettingsDevices } from '#app/features/accounts/parts/settings-devices.tsx'
import { SettingsPhone } from '#app/features/accounts/parts/settings-phone.tsx'
import { useSession } from '#app/state/session/session.ts'
import { readDraft, storeDraft } from '#device/drafts.ts'
import { catchFiles } from '#tests/support/phone/caught-files.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from './fake-service.ts'
import { AT, inDialog, notice, press, RINA, signInForEach, type } from './settings-of-rina.tsx'

signInForEach()

describe('devices', () => {
  const SESSIONS = '/api/account/sessions/'
  const here = { id: 'a', is_current: true, device: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile Safari/537.36', created_at: AT, last_used_at: AT }
  const there = { ...here, id: 'b', is_current: false, device: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' }

  it('are named in plain words, and one is signed out by itself', async () => {
    const asked = fakeService({ [SESSIONS]: { body: [here, there] }, [`${SESSIONS}b/`]: { body: { ok: true } } })
    await renderScreen(<SettingsDevices />)
    await screen.findByText('Chrome on Android')
    expect(screen.getByText(/This device/)).toBeTruthy()
    press('Log out this one: Firefox on Windows')
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull())
    expect([asked.at(-1)?.path, notice()]).toEqual([`${SESSIONS}b/`, 'Logged out: Firefox on Windows'])
    expect(screen.queryByRole('button', { name: 'Log out all others' })).toBeNull()
  })

  it('are all signed out but this one, after a confirmation', async () => {
    fakeService({ [SESSIONS]: { body: [here, there, { ...there, id: 'c' }] }, '/api/account/other_sessions/': { body: { ended: 2 } } })
    await renderScreen(<SettingsDevices />)
    fireEvent.click(await screen.findByRole('button', { name: 'Log out all others' }))
    fireEvent.click((await inDialog()).getByRole('button', { name: 'Log them out' }))
    await waitFor(() => expect(notice()).toBe('2 other devices are logged out'))
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })
})

describe('this phone', () => {
  it('keeps a draft until the reader has been asked', async () => {
    await storeDraft(7, 'shop', { name: 'Unsent' })
    await renderScreen(<SettingsPhone />)
    fireEvent.click(await screen.findByRole('button', { name: 'Clear: Drafts, not sent yet' }))
    const dialog = await inDialog()
    expect(await readDraft(7, 'shop')).toEqual({ name: 'Unsent' })
    fireEvent.click(dialog.getByRole('button', { name: 'Clear' }))
    await waitFor(async () => expect(await readDraft(7, 'shop')).toBeUndefined())
  })

  it('never offers to clear the app itself', async () => {
    await renderScreen(<SettingsPhone />)
    await screen.findByText('The app itself')
    expect(screen.queryByRole('button', { name: /The app itself/ })).toBeNull()
  })
})

describe('my data', () => {
  it('come as a file that is named after the account and the day', async () => {
    fakeService({ '/api/account/export/': { body: { exported_at: AT, account: RINA, sessions: [] } } })
    const files = catchFiles()
    await renderScreen(<SettingsData username="rina" />)
    press('Download my data')
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['hatkhola-rina-2026-11-01.json']))
  })
})

describe('the end of an account', () => {
  const DELETE = '/api/account/delete/'

  it('is not asked for while the name is typed wrong', async () => {
    const asked = fakeService({ [DELETE]: { body: { ok: true } } })
    await renderScreen(<SettingsDelete account={RINA} />)
    type(/Type your username/, 'rino')
    press('Delete account')
    await screen.findByText('Please check this field')
    expect(asked).toEqual([])
  })

  it('leaves nothing of the person on the phone, and says goodbye at Home', async () => {
    fakeService({ [DELETE]: { body: { ok: true } } })
    localStorage.setItem('authToken', 'a.b.c')
    await storeDraft(7, 'profile', { full_name: 'R' })
    const { router } = await renderScreen(<SettingsDelete account={RINA} />, { at: '/saved' })
    type(/Type your username/, 'rina')
    press('Delete account')
    await waitFor(() => expect(notice()).toMatch(/Your account is deleted/))
    expect([router.state.location.pathname, useSession.getState().account, localStorage.getItem('authToken')]).toEqual(['/', null, null])
    expect(await readDraft(7, 'profile')).toBeUndefined()
  })
})
