import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDraft } from '#app/state/drafts/drafts.ts'
import { useNotice } from '#app/state/notices.ts'
import { loadOutbox, sendNow, useOutbox } from '#app/state/outbox/outbox.ts'
import { USUAL_HOURS } from '#contract/services/hours.ts'
import { press, type } from '#tests/support/phone/filling.ts'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { goOffline } from '../../events/own/a-seller.tsx'
import { aBookingOutside, aTeamHours } from './a-service.ts'
import { beginHours, CLOSE, closeDays, closed, day, endHours, HOURS, hoursSent, hoursService, OWN, ofAll, sent, show } from './hours-service.tsx'

beforeEach(beginHours)
afterEach(endHours)

describe('the weekly hours', () => {
  it('are shown day by day, with breaks, in the reader’s words', async () => {
    hoursService()
    await show('bn')
    expect((await screen.findByRole('region', { name: 'রবিবার' })).textContent).toContain('সকাল ৯:০০ – দুপুর ১:০০, দুপুর ২:০০ – সন্ধ্যা ৬:০০')
    expect(screen.getByRole('region', { name: 'শুক্রবার' }).textContent).toContain('বন্ধ')
  })

  it('are changed, copied to other days, and saved with the version that was seen', async () => {
    const { asked } = hoursService()
    await show()
    await screen.findByRole('region', { name: 'Sunday' })
    const [from] = day('Sunday').getAllByLabelText('From, Sunday')
    fireEvent.change(from as HTMLElement, { target: { value: '08:30' } })
    fireEvent.click(day('Sunday').getAllByRole('button', { name: /^Remove/ })[1] as HTMLElement)
    press('Copy the hours of Sunday')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Friday', hidden: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Copy hours', hidden: true }))
    expect(screen.getByText('Not saved yet')).toBeTruthy()
    press('Save weekly hours')
    await waitFor(() => expect(useNotice.getState().text).toBe('Saved'))
    const [body] = sent(asked)
    expect(body).toMatchObject({ member_id: null, version: 4 })
    const { week } = hoursSent(asked, 0)
    expect([week[0], week[5], week[1]?.length]).toEqual([[[510, 780]], [[510, 780]], 2])
    expect(screen.queryByText('Not saved yet')).toBeNull()
  })

  it('are not saved while something is wrong, and it is said where', async () => {
    const { asked } = hoursService()
    await show()
    await screen.findByRole('region', { name: 'Monday' })
    fireEvent.change(day('Monday').getAllByLabelText('From, Monday')[1] as HTMLElement, { target: { value: '12:00' } })
    press('Save weekly hours')
    expect(await day('Monday').findByText(/overlap with others/)).toBeTruthy()
    expect(sent(asked)).toEqual([])
  })

  it('have a weekend filled in by a press, which is not saved before it is confirmed', async () => {
    const { asked } = hoursService()
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Friday and Saturday off' }))
    expect(screen.getByRole('region', { name: 'Saturday' }).textContent).toContain('Closed')
    expect(sent(asked)).toEqual([])
  })

  it('say that they are only what everybody begins with, until they are saved', async () => {
    hoursService(aTeamHours({ calendars: [{ member_id: null, hours: USUAL_HOURS, version: 0, is_usual: true }] }))
    await show()
    expect(await screen.findByText(/common hours to begin with/)).toBeTruthy()
    press('Save weekly hours')
    await waitFor(() => expect(screen.queryByText(/common hours to begin with/)).toBeNull())
  })

  it('keep what is typed on the phone; where they were changed elsewhere both are shown', async () => {
    const { asked, change } = hoursService()
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Friday and Saturday off' }))
    await waitFor(async () => expect(JSON.stringify(await readDraft('hours week all'))).toContain('09:00'))
    cleanup()
    const theirs = ofAll({ week: USUAL_HOURS.week.map(() => [[600, 720]]), windows: [closed('2098-01-01')] }, {}, 5)
    change(theirs)
    await show()
    expect(await screen.findByText('From earlier, not saved yet')).toBeTruthy()
    press('Save weekly hours')
    const both = await screen.findByRole('region', { name: 'Changed elsewhere' })
    expect(both.textContent).toContain('Saturday: 10:00 am – 12:00 pm')
    expect(both.textContent).toContain('Saturday: Closed')
    press('Keep mine')
    await waitFor(() => expect(sent(asked)).toHaveLength(2))
    // Days that were closed elsewhere stay closed.
    expect(sent(asked)[1]).toMatchObject({ version: 5, hours: { windows: [closed('2098-01-01')] } })
    expect(hoursSent(asked, 1).week[6]).toEqual([])
  })
})

describe('closing days', () => {
  it('shows them with the day it reopens, and the bookings that lie in them', async () => {
    hoursService(
      ofAll(
        { windows: [closed('2098-01-09', '2098-01-10', { note: 'Wedding' })] },
        { outside: [aBookingOutside({ starts_at: '2098-01-09T04:00:00Z', ends_at: '2098-01-09T05:00:00Z' })] },
      ),
    )
    await show()
    const days = await screen.findByRole('region', { name: 'Closed days and other hours' })
    for (const words of ['9 January 2098 – 10 January 2098 · Wedding', 'Reopens on 11 January 2098', '1 booking lies in these days'])
      expect(days.textContent).toContain(words)
    const outside = screen.getByRole('region', { name: /outside your hours/ })
    expect(outside.textContent).toContain('Karim')
    expect(within(outside).getByRole('link').getAttribute('href')).toBe('/booking/abcdefgh12')
  })

  it('is done at once with a network', async () => {
    const { asked } = hoursService()
    await show()
    await closeDays('2098-01-09', '2098-01-10')
    expect(await screen.findByRole('button', { name: 'Edit: 9 January 2098 – 10 January 2098' })).toBeTruthy()
    expect(sent(asked)).toEqual([{ member_id: null, from: '2098-01-09', until: '2098-01-10', note: '', version: 4 }])
    expect(useOutbox.getState().entries).toEqual([])
  })

  it('waits on the phone without network, one after the other, and is sent with the versions that follow', async () => {
    hoursService()
    await show()
    await screen.findByRole('button', { name: 'Close days' })
    goOffline()
    fakeService({ ...OWN, [HOURS]: 'offline', [CLOSE]: 'offline', '/api/ping/': 'offline' })
    await closeDays('2098-01-09', '2098-01-09')
    await waitFor(() => expect(useNotice.getState().text).toContain('Saved on this phone'), { timeout: 12_000 })
    await closeDays('2098-02-01', '2098-02-02')
    await waitFor(() => expect(screen.getAllByText('Waiting to be sent')).toHaveLength(2), { timeout: 12_000 })
    const { asked } = hoursService()
    await act(async () => {
      await sendNow()
      await loadOutbox()
    })
    await waitFor(() => expect(sent(asked).map(({ version }) => version)).toEqual([4, 5]))
    await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull())
    expect(screen.getByText(/1 February 2098 – 2 February 2098/)).toBeTruthy()
  })

  it('is a decision where the hours were changed meanwhile', async () => {
    const { asked, change } = hoursService()
    await show()
    await screen.findByRole('button', { name: 'Close days' })
    change(ofAll({ windows: [closed('2098-05-01')] }, {}, 9))
    await closeDays('2098-01-09', '2098-01-09')
    expect(await screen.findByText(/were changed meanwhile/)).toBeTruthy()
    // What was changed is shown beside what is typed, and another press goes on from it.
    expect(await screen.findByText(/1 May 2098/)).toBeTruthy()
    press('Save')
    await waitFor(() => expect(sent(asked).at(-1)).toMatchObject({ from: '2098-01-09', version: 9 }))
  })

  it('of other hours needs some, and the last day is not in the past', async () => {
    const { asked } = hoursService()
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Close days' }))
    type('First day', '2020-01-01')
    type('Last day', '2020-01-01')
    fireEvent.click(screen.getByRole('radio', { name: 'Other hours' }))
    press('Save')
    expect(await screen.findByText('This is in the past')).toBeTruthy()
    type('First day', '2098-01-09')
    type('Last day', '2098-01-09')
    press('Save')
    expect(await screen.findByText('This field is required')).toBeTruthy()
    press('Add hours: these days')
    press('Save')
    await waitFor(() => expect(hoursSent(asked, 0).windows).toEqual([closed('2098-01-09', '2098-01-09', { spans: [[540, 1080]] })]))
  })

  it('is changed and deleted, asked before', async () => {
    const { asked } = hoursService(ofAll({ windows: [closed('2098-01-09')] }))
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Edit: 9 January 2098' }))
    type('Last day', '2098-01-11')
    press('Save')
    await waitFor(() => expect(hoursSent(asked, 0).windows).toEqual([closed('2098-01-09', '2098-01-11')]))
    fireEvent.click(await screen.findByRole('button', { name: 'Delete: 9 January 2098 – 11 January 2098' }))
    fireEvent.click(within(await screen.findByRole('dialog', { hidden: true })).getByRole('button', { name: 'Delete', hidden: true }))
    await waitFor(() => expect(hoursSent(asked, 1).windows).toEqual([]))
  })
})

describe('days that are offered', () => {
  it('are set by the form alone: Ramadan as other weekly hours, a holiday as closed; those by the moon say so', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-10T06:00:00Z'), toFake: ['Date'] })
    const { asked } = hoursService()
    await show()
    const offered = await screen.findByRole('region', { name: 'Holidays ahead' })
    expect(offered.textContent).toContain('Ramadan hours9 February 2027')
    expect(within(offered).getAllByText('By the moon, may move a day').length).toBeGreaterThan(1)
    fireEvent.click(within(offered).getByRole('button', { name: 'Close: Victory Day' }))
    expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe('2026-12-16')
    expect(sent(asked)).toEqual([])
    press('Save')
    await waitFor(() => expect(hoursSent(asked, 0).windows).toEqual([closed('2026-12-16', '2026-12-16', { kind: 'victory-day' })]))
    await waitFor(() => expect(within(offered).queryByRole('button', { name: 'Close: Victory Day' })).toBeNull())
    fireEvent.click(within(offered).getByRole('button', { name: 'Set hours: Ramadan hours' }))
    press('Save')
    await waitFor(() => expect(hoursSent(asked, 1).seasons).toMatchObject([{ kind: 'ramadan', week: expect.arrayContaining([[[540, 930]], []]) }]))
  })
})

describe('hours that cannot be read', () => {
  it('say so, and are asked for again', async () => {
    fakeService({ ...OWN, [HOURS]: refusal('bug', 500) })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain('The hours could not be loaded')
    hoursService()
    press('Retry')
    expect(await screen.findByRole('region', { name: 'Sunday' })).toBeTruthy()
  })
})
