import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Hours, USUAL_HOURS } from '#contract/services/hours.ts'
import { press } from '#tests/support/phone/filling.ts'
import { fakeService } from '../../accounts/fake-service.ts'
import { aTeamHours, TWO } from './a-service.ts'
import { beginHours, CLOSE, closeDays, closed, endHours, HOURS, sent, show, TEAM } from './hours-service.tsx'

beforeEach(beginHours)
afterEach(endHours)

describe('the hours of one member', () => {
  const own = (hours: Partial<Hours> = {}) =>
    aTeamHours({ calendars: [...aTeamHours().calendars, { member_id: 9, hours: { ...USUAL_HOURS, ...hours }, version: 2, is_usual: false }] })

  it('are those of all until they get own ones, and those of all again', async () => {
    const asked = fakeService({
      [TEAM]: { body: TWO },
      [HOURS]: ({ body }) => {
        if (body.version === undefined) return { body: aTeamHours() }
        return { body: body.hours === null ? aTeamHours() : own() }
      },
    })
    await show('en', '9')
    expect(await screen.findByText('Anika has the hours of everyone.')).toBeTruthy()
    press('Set own hours')
    expect(await screen.findByRole('button', { name: 'Save weekly hours' })).toBeTruthy()
    expect(sent(asked)[0]).toMatchObject({ member_id: 9, version: 0, hours: USUAL_HOURS })
    press('Use the hours of everyone')
    fireEvent.click(within(await screen.findByRole('dialog', { hidden: true })).getByRole('button', { name: 'Use the hours of everyone', hidden: true }))
    expect(await screen.findByText('Anika has the hours of everyone.')).toBeTruthy()
    expect(sent(asked)[1]).toEqual({ member_id: 9, hours: null, version: 2 })
  })

  it('are chosen in the address; what is closed for all is closed for who has own hours, too', async () => {
    const asked = fakeService({ [TEAM]: { body: TWO }, [HOURS]: { body: own() }, [CLOSE]: { body: { version: 5 } } })
    const { router } = await show()
    fireEvent.change(await screen.findByLabelText('Whose hours'), { target: { value: '9' } })
    await waitFor(() => expect(router.state.location.search).toEqual({ member: '9' }))
    await closeDays('2098-01-09', '2098-01-09')
    expect(screen.getByText('Those with hours of their own are closed too: Anika')).toBeTruthy()
    // By the service itself: one wish.
    await waitFor(() => expect(sent(asked)).toMatchObject([{ member_id: null, version: 4 }]))
  })

  it('are closed for some days also where they are those of all', async () => {
    let hours = aTeamHours()
    const close = () => {
      hours = own({ windows: [closed('2098-01-09')] })
      return { body: { version: 1 } }
    }
    const asked = fakeService({ [TEAM]: { body: TWO }, [HOURS]: () => ({ body: hours }), [CLOSE]: close })
    await show('en', '9')
    await closeDays('2098-01-09', '2098-01-09')
    await waitFor(() => expect(sent(asked)).toMatchObject([{ member_id: 9, version: 0 }]))
    expect(await screen.findByRole('button', { name: 'Edit: 9 January 2098' })).toBeTruthy()
  })
})
