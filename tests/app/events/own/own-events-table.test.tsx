import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OwnEvents } from '#app/features/events/own/screens/own-events.tsx'
import type { OwnEvent } from '#contract/events/own-events.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { chooseRow, press } from '#tests/support/phone/table-rows.ts'
import { type Asked, fakeService, refusal } from '../../accounts/fake-service.ts'
import { anOwnEvent } from './a-seller.tsx'
import { sellOnWideScreen } from './a-wide-seller.ts'

const LIST = '/api/event/'
const pageOf = (results: OwnEvent[]) => ({ body: { results, next_cursor: null, total: results.length } })
const show = () => renderScreen(<OwnEvents filter={{}} />, { at: '/sellerevents' })

sellOnWideScreen()

const mela = anOwnEvent()
const puppets = anOwnEvent({ id: 2, event_id: 2, title: 'পুতুল নাচ', is_active: false, seats: 0, sold: 100 })

describe('one’s own events on a wide screen', () => {
  it('stand in a table, each with its time, state, price and seats', async () => {
    fakeService({ [LIST]: pageOf([mela, puppets]) })
    await show()
    const [first, second] = (await screen.findAllByRole('row')).slice(1)
    for (const words of ['Boishakhi Mela', '16 Dec 2027', '6:00 pm', 'Upcoming', 'BDT 500', '38 sold', '60 of 100 left', 'Active'])
      expect(first?.textContent).toContain(words)
    for (const words of ['পুতুল নাচ', '100 sold', 'Sold Out', 'Inactive']) expect(second?.textContent).toContain(words)
  })

  it('are sorted by a press on a heading, which the address says', async () => {
    fakeService({ [LIST]: pageOf([mela]) })
    const { router } = await show()
    const starts = await screen.findByRole('columnheader', { name: 'Starts' })
    fireEvent.click(within(starts).getByRole('button'))
    await waitFor(() => expect(router.state.location.searchStr).toBe('?sort=soonest'))
  })

  it('go off the market together, each that is on it; one that cannot says why', async () => {
    const sent: Asked[] = []
    const takes = (reply: { status?: number; body: unknown }) => (ask: Asked) => {
      sent.push(ask)
      return reply
    }
    fakeService({
      [LIST]: pageOf([mela, puppets, anOwnEvent({ id: 3, event_id: 3, title: 'Jatra' })]),
      '/api/event/1/active/': takes({ body: { ...mela, is_active: false } }),
      '/api/event/3/active/': takes(refusal('bad-state', 409)),
    })
    await show()
    for (const title of ['Boishakhi Mela', 'পুতুল নাচ', 'Jatra']) await chooseRow(title)
    press('Take off sale')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map(({ body }) => body)).toEqual([{ is_active: false }, { is_active: false }])
    const jatra = screen.getByRole('row', { name: /Jatra/ })
    await waitFor(() => expect(within(jatra).getByRole('alert').textContent).toMatch(/nothing was changed/))
    expect(screen.getAllByRole('switch').map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'false', 'true'])
  })
})
