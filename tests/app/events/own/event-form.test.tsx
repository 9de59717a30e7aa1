import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EditEvent } from '#app/features/events/own/screens/edit-event.tsx'
import { readDraft } from '#app/state/drafts/drafts.ts'
import { useNotice } from '#app/state/notices.ts'
import { lossAtSignOut } from '#app/state/session/loss-at-sign-out.ts'
import { reportReconnect } from '#app/wire/reconnect.ts'
import type { OwnEventDetail } from '#contract/events/own-events.ts'
import { choose, field, press, refused, type } from '#tests/support/phone/filling.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { anOwnDetail, goOffline, signInSeller, signOffSeller } from './a-seller.tsx'
import { fillIn, openEdit, openPost } from './fill-event-form.tsx'
import { formService } from './form-service.ts'

vi.mock('#app/ui/text/rich-editor.tsx', () => import('./plain-editor.tsx'))
vi.mock('#app/ui/media/shrink-picture.ts', () => ({
  openPicture: async (file: Blob) => file,
  shrinkWhole: async () => new Blob(['light'], { type: 'image/webp' }),
}))

beforeEach(() => void signInSeller())
afterEach(async () => {
  await signOffSeller()
  vi.unstubAllGlobals()
})

describe('posting an event', () => {
  it('says all that is missing at once, where the focus is', async () => {
    const sent = formService(() => refused('bug', 500))
    await openPost()
    press('Post Event')
    const summary = await screen.findByRole('region', { name: '12 fields need your attention' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(within(summary).getByRole('button', { name: 'Location' })).toBeTruthy()
    fireEvent.click(within(summary).getByRole('button', { name: /^Thumbnail/ }))
    expect(document.activeElement?.textContent).toBe('Choose a picture')
    expect(sent).toEqual([])
  })

  it('says under the price what the house takes, by the category', async () => {
    formService(() => refused('bug', 500))
    await openPost()
    expect(await screen.findByText(/No commission/)).toBeTruthy()
    await fillIn()
    expect(await screen.findByText(/Commission 2.5 %: you get BDT 342 of BDT 350/)).toBeTruthy()
  })

  it('sends numbers, instants and the picture, and goes on to the tickets', async () => {
    const sent = formService(() => ({ body: anOwnDetail({ event_id: 9 }) }))
    const { router } = await openPost()
    await fillIn()
    press('Post Event')
    await waitFor(() => expect(router.state.location.pathname).toBe('/sellerevents/event/9/tickets'))
    expect(sent[0]?.fields).toMatchObject({
      title: 'Baul night',
      price: '350',
      seats: '1200',
      from_time: '2031-12-16T12:30:00.000Z',
      type: 'Offline',
      event_subsubcategory: '3',
      description_state: '{"root":1}',
      thumbnail: 'file of 5',
      is_active: 'true',
    })
    expect(useNotice.getState().text).toBe('Event posted successfully!')
    expect(await readDraft('event post')).toBeUndefined()
  })

  it('clears what lies below a category that is chosen', async () => {
    formService(() => refused('bug', 500))
    await openPost()
    expect(field('Subcategory').disabled).toBe(true)
    await choose('Category', '1')
    await choose('Subcategory', '2')
    await choose('Subsubcategory', '3')
    await choose('Category', '4')
    await waitFor(() => expect(field('Subcategory').value).toBe(''))
    expect([field('Subsubcategory').value, field('Subsubcategory').disabled]).toEqual(['', true])
  })

  it('has its categories by itself once the connection is back, or when they are asked for', async () => {
    formService(() => refused('bug', 500))
    const reach = fetch
    let isBroken = true
    vi.stubGlobal('fetch', (input: Request) => (isBroken && input.url.includes('category') ? Promise.reject(new TypeError('fetch failed')) : reach(input)))
    await openPost()
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
    isBroken = false
    act(() => reportReconnect())
    await choose('Category', '1')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('asks for a link of an online event, and keeps the place for a seller who changes their mind', async () => {
    formService(() => refused('bug', 500))
    await openPost()
    type('Location', 'Rajshahi')
    fireEvent.click(field('Online'))
    type('Link', 'not a link')
    press('Post Event')
    expect(await screen.findByText(/Enter a web address/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Link' })).toBeTruthy()
    fireEvent.click(field('Offline'))
    await waitFor(() => expect(field('Location').value).toBe('Rajshahi'))
  })

  it('makes one event of a lost answer and a second tap', async () => {
    let answer: ReturnType<typeof refused> | 'offline' | { body: OwnEventDetail } = 'offline'
    const sent = formService(() => answer)
    const { router } = await openPost()
    await fillIn()
    press('Post Event')
    await screen.findByText(/No response/)
    answer = { body: anOwnDetail({ event_id: 9 }) }
    press('Post Event')
    await waitFor(() => expect(router.state.location.pathname).toBe('/sellerevents/event/9/tickets'))
    expect(sent.map(({ method, fields }) => [method, fields.client_key])).toEqual([
      ['POST', sent[0]?.fields.client_key],
      ['POST', sent[0]?.fields.client_key],
    ])
  })

  it('changes what may have arrived when it was edited after that', async () => {
    let answer: 'offline' | { body: OwnEventDetail } = 'offline'
    const sent = formService(() => answer)
    await openPost()
    await fillIn()
    press('Post Event')
    await screen.findByText(/No response/)
    type('Title', 'Baul morning')
    answer = { body: anOwnDetail({ event_id: 9, version: 1 }) }
    press('Post Event')
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent[2]).toMatchObject({ method: 'PATCH', path: '/api/event/9/update/', fields: { title: 'Baul morning', version: '1' } })
  })

  it('says what it could not do, in the words of the specification', async () => {
    formService(() => refused('bug', 500))
    await openPost()
    await fillIn()
    press('Post Event')
    await waitFor(() =>
      expect(screen.getAllByRole('alert').some(({ textContent }) => textContent?.includes('Failed to post event. Please try again.'))).toBe(true),
    )
    expect(field('Title').value).toBe('Baul night')
  })

  it('is all there after a crash, and can be started over', async () => {
    formService(() => 'offline')
    await openPost()
    await fillIn()
    goOffline()
    press('Post Event')
    await screen.findByText(/The event is saved on this phone/)
    expect(await lossAtSignOut()).toMatchObject({ drafts: 1 })
    cleanup()
    await openPost()
    expect(screen.getByText('Continue where you left off')).toBeTruthy()
    expect([field('Title').value, field('Price').value, field('Description').value]).toEqual(['Baul night', '৩৫০', '<p>Songs</p>'])
    press('Start over')
    fireEvent.click(within(screen.getByRole('dialog', { hidden: true })).getByRole('button', { name: 'Start over', hidden: true }))
    await waitFor(() => expect(field('Title').value).toBe(''))
    expect(await readDraft('event post')).toBeUndefined()
  })
})

describe('changing an event', () => {
  it('sends only what was changed, on top of what was seen', async () => {
    const sent = formService(() => ({ body: anOwnDetail({ version: 4, title: 'Mela again' }) }))
    await openEdit()
    type('Title', ' Mela  again')
    expect(await screen.findByText('Changed, not saved yet: Title')).toBeTruthy()
    press('Update Event')
    expect(await screen.findByText('Saved.')).toBeTruthy()
    expect(sent.map(({ fields }) => fields)).toEqual([{ title: 'Mela again', version: '3' }])
    expect(field('Title').value).toBe('Mela again')
  })

  it('lays both versions side by side when it was changed elsewhere, and then sends on top of the newer one', async () => {
    let own = anOwnDetail({ thumbnail: '/media/events/a.webp' })
    const sent = formService(
      ({ fields }) => (fields.version === '3' ? refused('stale', 409, { facts: { version: 4 } }) : { body: { ...own, version: 5 } }),
      () => ({ body: own }),
    )
    await openEdit()
    type('Title', 'Mine')
    type('Seats', '200')
    own = { ...own, version: 4, title: 'Theirs', location: 'Dhaka' }
    press('Update Event')
    const panel = await screen.findByRole('region', { name: 'Changed elsewhere' })
    expect(within(panel).getByText('Theirs')).toBeTruthy()
    expect(field('Location').value).toBe('Dhaka')
    press('Title: Take the newer one')
    expect(field('Title').value).toBe('Theirs')
    press('Update Event')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.fields).toEqual({ seats: '200', version: '4' })
  })

  it('leaves price and seats to the kinds of ticket where there are several', async () => {
    formService(
      () => refused('bug', 500),
      () => ({ body: anOwnDetail({ ticket_kinds: 3 }) }),
    )
    await openEdit()
    expect([field('Price').disabled, field('Seats').disabled]).toEqual([true, true])
    expect(screen.getByRole('link', { name: 'Tickets' }).getAttribute('href')).toBe('/sellerevents/event/1/tickets')
  })

  it('says how many seats are taken when fewer were asked for', async () => {
    formService(
      () => refused('below-sold', 409, { facts: { taken: 40 }, fields: { seats: 'below-sold' } }),
      () => ({ body: anOwnDetail({ thumbnail: '/media/events/a.webp' }) }),
    )
    await openEdit()
    type('Seats', '10')
    press('Update Event')
    expect(await screen.findByText('40 seats are sold or being paid for. Enter at least 40')).toBeTruthy()
  })

  it('says that the login is over', async () => {
    formService(
      () => refused('bug', 500),
      () => refused('not-signed-in', 401),
    )
    await renderScreen(<EditEvent eventId={1} logIn={<a href="/login">Log In</a>} />, { at: '/sellerevents' })
    expect((await screen.findByRole('alert')).textContent).toContain('Unauthorized access. Please log in again.')
  })
})
