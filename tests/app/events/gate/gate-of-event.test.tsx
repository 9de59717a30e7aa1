import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GateOfEvent } from '#app/features/events/gate/screens/gate-of-event.tsx'
import type { GatePass } from '#contract/events/gate.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInBuyer, signOffBuyer } from '../../orders/an-order.ts'

const PASSES = '/api/gate/pass/'
const SECRET = 's'.repeat(32)
const AT = '2026-01-01T12:00:00.000Z'
const aPass = (id: number, over: Partial<GatePass> = {}): GatePass => ({
  id,
  label: `Gate ${id}`,
  created_at: AT,
  expires_at: '2090-01-01T12:00:00.000Z',
  is_revoked: false,
  last_seen_at: null,
  admitted: 0,
  ...over,
})
const CONFLICT = {
  id: 2,
  key: 'k'.repeat(20),
  ticket: 5,
  scanned_at: '2026-01-01T12:05:00.000Z',
  way: 'qr',
  gate: 'South',
  is_admission: false,
  holder_name: 'Rahima Khatun',
  code: '7K3M9QXZ',
  admitted_at: AT,
  admitted_gate: 'North',
}
const scans = (conflicts: object[] = []) => ({ body: { tickets: 40, admitted: 12, conflicts } })

async function show(replies: Parameters<typeof fakeService>[0]) {
  const asked = fakeService({ '/api/gate/scans/': scans(), [PASSES]: { body: [] }, ...replies })
  return { asked, ...(await renderScreen(<GateOfEvent eventId={7} heading={<h1>Gate</h1>} />)) }
}

beforeEach(() => {
  signInBuyer()
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await signOffBuyer()
})

describe('the gates of an event', () => {
  it('are listed with when they were seen, whom they let in, and how long they are open', async () => {
    await show({
      [PASSES]: { body: [aPass(1, { admitted: 12, last_seen_at: AT }), aPass(2, { is_revoked: true }), aPass(3, { expires_at: AT })] },
    })
    const [first, second, third] = await waitFor(() => {
      const items = screen.getAllByRole('listitem')
      expect(items).toHaveLength(3)
      return items
    })
    expect(first?.textContent).toContain('12 let inSeen')
    expect(first?.textContent).toContain('Until')
    expect(second?.textContent).toContain('Not opened yetEnded by you'.replace('yet', 'yet '))
    expect(third?.textContent).toContain('Expired')
    expect(screen.getAllByRole('button', { name: /^End the gate/ })).toHaveLength(1)
  })

  it('say how many are in, and which tickets came twice', async () => {
    await show({ '/api/gate/scans/': scans([CONFLICT]) })
    expect(await screen.findByRole('heading', { name: '1 ticket scanned twice' })).toBeTruthy()
    expect(screen.getByText('/ 40')).toBeTruthy()
    const item = screen.getByText('Rahima Khatun').closest('li')
    expect(item?.textContent).toContain('In at 6:00 pm, North')
    expect(item?.textContent).toContain('Again at 6:05 pm, South')
  })

  it('get one more by a link that is shown once', async () => {
    const { asked } = await show({ [PASSES]: ({ body }) => (body.label ? { body: { pass: aPass(1, { label: 'River' }), secret: SECRET } } : { body: [] }) })
    fireEvent.click(await screen.findByRole('button', { name: 'New gate link' }))
    const dialog = screen.getByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Create link' }))
    await waitFor(() => expect(within(dialog).getByLabelText('Name of the gate').getAttribute('aria-invalid')).toBe('true'))
    fireEvent.change(within(dialog).getByLabelText('Name of the gate'), { target: { value: 'River' } })
    fireEvent.change(within(dialog).getByLabelText('Valid for'), { target: { value: '24' } })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Create link' }))
    expect(await within(dialog).findByRole('img', { name: 'Link of the gate River' })).toBeTruthy()
    expect(asked.find(({ body }) => body.label)?.body).toEqual({ event_id: 7, label: 'River', hours: 24 })
    expect(decodeURIComponent(within(dialog).getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '')).toContain(`/en/gate#${SECRET}`)
  })

  it('are ended after a confirmation', async () => {
    await show({ [PASSES]: { body: [aPass(1)] }, [`${PASSES}1/`]: { body: [aPass(1, { is_revoked: true })] } })
    fireEvent.click(await screen.findByRole('button', { name: 'End the gate Gate 1' }))
    const dialog = screen.getByRole('dialog')
    expect(dialog.textContent).toContain('Its link stops working at once')
    fireEvent.click(within(dialog).getByRole('button', { name: 'End gate' }))
    expect(await screen.findByText(/Ended by you/)).toBeTruthy()
  })

  it('say why nothing can be shown, and that the first start needs the internet', async () => {
    await show({ '/api/gate/scans/': refusal('busy', 503), [PASSES]: 'offline' })
    expect(await screen.findByText('The scans could not be loaded')).toBeTruthy()
    expect(await screen.findByText('The gates could not be loaded')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Start the gate on this phone' }))
    expect(await screen.findByText(/Starting the first time needs the internet/)).toBeTruthy()
  })
})
