import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Licences } from '#app/features/desk/licences/screens/licences.tsx'
import { deskScreenAt } from '#app/shell/desk/desk-screen-at.tsx'
import type { DeskLicence } from '#contract/desk/licences.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'

const LICENCES = '/api/desk/licences/'
const DECIDE = `${LICENCES}5/decide/`
const aLicence = (over: Partial<DeskLicence> = {}): DeskLicence => ({
  ...{ id: 5, state: 'waiting', kind: 'pdf', bytes: 40_000, sent_at: '2026-11-20T06:00:00.000Z', decided_at: null, reason: null },
  ...{ is_active: false, username: 'moyna', full_name: 'Moyna Crafts', slug: 'moyna-crafts' },
  ...over,
})
const page = (...results: DeskLicence[]) => ({ body: { results, next_cursor: null, total: results.length } })
const show = (language: 'en' | 'bn' = 'en') => renderScreen(<Licences />, { at: '/saved', language })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => void signInSeller())
afterEach(async () => {
  vi.restoreAllMocks()
  await signOffSeller()
})

describe('trade licences at the desk', () => {
  it('stand at /desk/licences', () => {
    expect(deskScreenAt('licences', {})?.screen).toBe('licences')
  })

  it('are seen in one press, and say whose they are', async () => {
    const asked = fakeService({ [LICENCES]: page(aLicence()), [DECIDE]: { body: aLicence({ state: 'seen', decided_at: '2026-11-21T06:00:00.000Z' }) } })
    await show()
    const row = await screen.findByRole('article', { name: 'Moyna Crafts' })
    expect(within(row).getByRole('link', { name: 'Moyna Crafts' }).getAttribute('href')).toBe('/seller/moyna-crafts')
    expect(within(row).getByRole('link', { name: '@moyna' }).getAttribute('href')).toBe('/desk/people/moyna')
    await press('Seen')
    expect(await screen.findByText('Seen. The shop can read it.')).toBeTruthy()
    expect(asked.at(-1)).toEqual({ path: DECIDE, body: { decision: 'seen' } })
    expect(within(row).queryByRole('button', { name: 'Refuse' })).toBeNull()
  })

  it('are refused with a reason, and never without', async () => {
    const asked = fakeService({ [LICENCES]: page(aLicence()), [DECIDE]: { body: aLicence({ state: 'refused' }) } })
    await show()
    await press('Refuse')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    await waitFor(() => expect(dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'))
    expect(asked.some(({ path }) => path === DECIDE)).toBe(false)
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'It is of another shop.' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
    expect(await screen.findByText('Refused. The shop reads the reason.')).toBeTruthy()
    expect(asked.at(-1)?.body).toEqual({ decision: 'refuse', reason: 'It is of another shop.' })
  })

  it('say so when another member of staff was quicker, or the shop', async () => {
    let reply = refusal('bad-state', 409)
    fakeService({ [LICENCES]: page(aLicence()), [DECIDE]: () => reply })
    await show()
    await press('Seen')
    expect(await screen.findByText('Another member of staff has decided already.')).toBeTruthy()
    reply = refusal('not-found', 404)
    await press('Seen')
    expect(await screen.findByText('The shop has replaced or removed it.')).toBeTruthy()
  })

  it('show a picture here', async () => {
    const file = { body: 'bytes', headers: { 'content-disposition': 'attachment; filename="trade-licence.jpg"' } }
    fakeService({ [LICENCES]: page(aLicence({ kind: 'image' })), [`${LICENCES}5/file/`]: file })
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    await show()
    await press(/Show the picture/)
    expect((await screen.findByRole('img', { name: 'Trade licence of Moyna Crafts' })).getAttribute('src')).toBe('blob:picture')
  })

  it('save a PDF, and warn of one that does something by itself', async () => {
    const file = { body: 'bytes', headers: { 'content-disposition': 'attachment; filename="trade-licence.pdf"' } }
    fakeService({ [LICENCES]: page(aLicence({ is_active: true })), [`${LICENCES}5/file/`]: file })
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await show('bn')
    expect(await screen.findByText(/সাবধান/)).toBeTruthy()
    await press('পিডিএফ ডাউনলোড (৩৯ কেবি)')
    await waitFor(() => expect([made.mock.calls.length, clicked.mock.calls.length]).toEqual([1, 1]))
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('say that nothing waits, and that the desk needs the network', async () => {
    fakeService({ [LICENCES]: page() })
    const { unmount } = await show()
    expect(await screen.findByText('No trade licences waiting.')).toBeTruthy()
    unmount()
    fakeService({ [LICENCES]: 'offline' })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain('The desk needs internet')
  })
})
