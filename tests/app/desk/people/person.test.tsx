import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Person } from '#app/features/desk/people/screens/person.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { AT, aDeskSilence, aLogRow, aPerson, inDialog, PERSON, press, type } from './a-person.tsx'

const CONTACT = `${PERSON}show_contact/`
const show = (language: 'en' | 'bn' = 'en') => renderScreen(<Person username="moyna" />, { at: '/saved', language })
const buttons = () => screen.queryAllByRole('button').map((one) => one.textContent?.replace(/\d$/, ''))
/** What stands under a heading of the page. */
const part = (name: RegExp) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('the page of a person', () => {
  it('says who it is, what they own and did, and that the look was recorded', async () => {
    const person = aPerson({
      is_author: true,
      shops: [{ name: 'Moyna Crafts', slug: 'moyna-crafts' }],
      orders: { total: 41, latest: [{ number: 'ABCDE12345', kind: 'tickets', state: 'confirmed', final_price: 260, created_at: AT }] },
      cases: { total: 1, latest: [{ case_id: 9, kind: 'comment', state: 'removed', report_count: 3, opened_at: AT }] },
      reports: { total: 1, latest: [{ case_id: 8, kind: 'job', state: 'kept', reason: 'money', at: AT }] },
      silences: [aDeskSilence({ is_standing: false, lifted_at: '2026-11-21T06:00:00.000Z' })],
      actions: [aLogRow()],
    })
    fakeService({ [PERSON]: { body: person } })
    await show()
    expect((await screen.findByText('Moyna Begum')).textContent).toBeTruthy()
    expect(
      part(/Shops 1/)
        .getByRole('link', { name: 'Moyna Crafts' })
        .getAttribute('href'),
    ).toBe('/seller/moyna-crafts')
    for (const [heading, words] of [
      [/Orders 41/, 'ABCDE12345CompletedBDT 260'],
      [/Cases about their content 1/, 'CommentRemoved3 reports'],
      [/Reports they made 1/, 'JobKept'],
      [/Silences 1/, 'Advertises in comments'],
      [/Devices 1/, 'Firefox'],
      [/What staff did 1/, 'Account locked'],
    ] as const)
      expect(part(heading).getByRole('listitem').textContent).toContain(words)
    expect(part(/What staff did/).getByRole('listitem').textContent).toContain('Sold false tickets')
    expect(screen.getByText('Staff can see in the log that you opened this page.')).toBeTruthy()
  })

  it('says how they keep to what was agreed about goods, and what staff can do about it', async () => {
    const buying = { received: 4, refused: 3, forgiven_at: null, cash_paused_until: '2027-02-18T06:00:00.000Z' }
    const selling = { orders: 10, on_time: 9, cancelled: 1, late: 2, suspended: null }
    fakeService({ [PERSON]: { body: aPerson({ buying, selling }) } })
    await show()
    await screen.findByText('Moyna Begum')
    expect(part(/Parcels of the last 180 days/).getByText('No cash on delivery until').nextSibling?.textContent).toContain('2027')
    const shop = part(/Shop, last 180 days/)
    expect(shop.getByText('On time').nextSibling?.textContent).toBe('90%')
    expect(shop.getByText('Late now').nextSibling?.textContent).toBe('2')
    expect(buttons()).toEqual(expect.arrayContaining(['Suspend selling', 'Forgive refused parcels']))
    expect(buttons()).not.toContain('Let sell again')
  })

  it('says that their shop may sell nothing, why, and lets it sell again with a reason', async () => {
    const suspended = { at: AT, reason: 'Buyers got empty boxes.' }
    const selling = { orders: 0, on_time: 0, cancelled: 0, late: 0, suspended }
    const after = aPerson({ selling: { ...selling, suspended: null } })
    const asked = fakeService({ [PERSON]: { body: aPerson({ selling }) }, [`${PERSON}release_selling/`]: { body: after } })
    await show()
    expect(await screen.findByText(/Buyers got empty boxes/)).toBeTruthy()
    await press(/^Let sell again/)
    const dialog = await inDialog()
    type(dialog.getByRole('textbox'), 'They sent the goods.')
    fireEvent.click(dialog.getByRole('button', { name: 'Let sell again' }))
    expect(await screen.findByRole('button', { name: /^Suspend selling/ })).toBeTruthy()
    expect(asked.at(-1)).toMatchObject({ path: `${PERSON}release_selling/`, body: { reason: 'They sent the goods.' } })
  })

  it('says of every part that there is nothing in it', async () => {
    fakeService({ [PERSON]: { body: aPerson({ sessions: [] }) } })
    await show()
    expect(await screen.findAllByText('None.')).toHaveLength(6)
    expect(screen.getByText('Logged in nowhere.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Log out everywhere/ })).toBeNull()
  })

  it('shows by its outline that it is on its way', async () => {
    fakeService({ [PERSON]: () => new Promise(() => undefined) })
    await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('moyna')
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy()
  })

  it('says where there is no such account', async () => {
    fakeService({})
    await show()
    expect((await screen.findByRole('alert')).textContent).toBe('There is no account with this username.')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['the network is gone', 'offline', 'The desk needs internet'],
    ['the service is in trouble', refusal('bug', 500), 'Retry'],
    ['who looks is no longer of the staff', refusal('not-allowed', 403), 'for Hatkhola staff only'],
  ] as const)('says so where %s, and comes at another try', async (_, failed, words) => {
    let isFailing = true
    fakeService({ [PERSON]: () => (isFailing ? failed : { body: aPerson() }) })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(screen.queryByRole('button', { name: /^Lock/ })).toBeNull()
    isFailing = false
    await press('Retry')
    expect(await screen.findByText('Moyna Begum')).toBeTruthy()
  })

  it.each([
    ['an ordinary one', {}, ['Silence', 'Log out everywhere', 'Lock', 'Add to staff']],
    ['a silenced one', { is_silenced: true }, ['End silence', 'Log out everywhere', 'Lock', 'Add to staff']],
    ['a locked one', { locked_at: AT, sessions: [] }, ['Silence', 'Unlock']],
    ['one of the staff', { is_staff: true }, ['Log out everywhere', 'Lock', 'Remove from staff']],
    ['one that waits for a second member of staff', { is_grant_waiting: true }, ['Silence', 'Log out everywhere', 'Lock']],
    ['a deleted one', { deleted_at: AT, sessions: [] }, []],
    ['one’s own', { is_own: true }, []],
  ] as const)('offers what can be done with %s', async (_, over, acts) => {
    fakeService({ [PERSON]: { body: aPerson(over as object) } })
    await show()
    await screen.findByText('Moyna Begum')
    expect(buttons().filter((text) => text !== 'Show email and phone')).toEqual(acts)
  })

  it('says what it does not offer: oneself, and what a second member of staff decides', async () => {
    fakeService({ [PERSON]: { body: aPerson({ is_own: true }) } })
    const { unmount } = await show()
    expect(await screen.findByText('This is your own account.')).toBeTruthy()
    unmount()
    fakeService({ [PERSON]: { body: aPerson({ is_grant_waiting: true }) } })
    await show()
    expect(await screen.findByText('Adding to staff: a second member of staff must agree.')).toBeTruthy()
  })
})

describe('email and phone number of a person', () => {
  it('are masked until they are asked for, which is said to be recorded', async () => {
    const asked = fakeService({
      [PERSON]: { body: aPerson({ email_verified: false }) },
      [CONTACT]: { body: { email: 'moyna@mail.example', phone: '+8801712345678' } },
    })
    await show()
    expect((await screen.findByText(/m•••@•••\.com/)).textContent).toBe('m•••@•••.com (not verified) · •••78')
    expect(screen.getByText('Recorded in the log.')).toBeTruthy()
    expect(asked.map(({ path }) => path)).toEqual([PERSON])
    await press('Show email and phone')
    expect((await screen.findByText(/moyna@mail\.example/)).textContent).toBe('moyna@mail.example (not verified) · 01712-345678')
    expect(asked.map(({ path }) => path)).toEqual([PERSON, CONTACT])
    expect(screen.queryByRole('button', { name: 'Show email and phone' })).toBeNull()
  })

  it('stand in the digits of the language', async () => {
    fakeService({ [PERSON]: { body: aPerson() }, [CONTACT]: { body: { email: 'moyna@mail.example', phone: '+8801712345678' } } })
    await show('bn')
    expect(await screen.findByText(/•••৭৮/)).toBeTruthy()
    await press('ইমেইল ও ফোন দেখুন')
    expect(await screen.findByText(/০১৭১২-৩৪৫৬৭৮/)).toBeTruthy()
  })

  it('say that there is no number', async () => {
    fakeService({ [PERSON]: { body: aPerson({ masked: { email: 'm•••@•••.com', phone: null } }) } })
    await show()
    expect((await screen.findByText(/m•••@/)).textContent).toBe('m•••@•••.com · no phone number')
  })

  it.each([
    ['the network is gone', 'offline', /internet is back/],
    ['they were asked for too often', refusal('too-many-requests', 429), /Wait a minute/],
  ] as const)('stay masked where %s, and can be asked for again', async (_, failed, words) => {
    let isFailing = true
    const given = { body: { email: 'moyna@mail.example', phone: null } }
    fakeService({ [PERSON]: { body: aPerson() }, [CONTACT]: () => (isFailing ? failed : given) })
    await show()
    await press('Show email and phone')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByText(/m•••@/)).toBeTruthy()
    isFailing = false
    await press('Show email and phone')
    expect(await screen.findByText(/moyna@mail\.example/)).toBeTruthy()
    expect(screen.queryByText(words)).toBeNull()
  })

  it('of a deleted account are not there', async () => {
    fakeService({ [PERSON]: { body: aPerson({ deleted_at: AT, masked: { email: '', phone: null } }) } })
    await show()
    expect(await screen.findByText('Moyna Begum')).toBeTruthy()
    expect(screen.queryByText('no phone number')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Show email and phone' })).toBeNull()
  })
})
