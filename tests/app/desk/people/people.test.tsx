import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { People } from '#app/features/desk/people/screens/people.tsx'
import type { FoundPerson } from '#contract/desk/people.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { aFoundPerson, key, PEOPLE, press } from './a-person.tsx'

const page = (results: FoundPerson[], next_cursor: string | null = null) => ({ body: { results, next_cursor } })
const show = (q = '', language: 'en' | 'bn' = 'en') => renderScreen(<People q={q} />, { at: '/saved', language })
const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent)

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('the search of people', () => {
  it('shows who was found, what their accounts are, and nothing by which they could be reached', async () => {
    const found = [
      aFoundPerson({ is_silenced: true }),
      aFoundPerson({ user_id: 13, username: 'nila', full_name: '', shop: null, locked_at: '2026-11-21T06:00:00.000Z' }),
    ]
    const asked = fakeService({ [PEOPLE]: page(found) })
    await show('mo')
    expect(await rows()).toEqual(['moyna Moyna Begum · Moyna CraftsSilencedSince 20 November 2026', 'nila LockedSince 20 November 2026'])
    expect(screen.getByRole('link', { name: /^moyna/ }).getAttribute('href')).toBe('/desk/people/moyna')
    expect(asked.map(({ path }) => path)).toEqual([`${PEOPLE}?q=mo`])
  })

  it('leads to a deleted account, whose name has a sign of addresses', async () => {
    fakeService({ [PEOPLE]: page([aFoundPerson({ username: 'deleted#12', deleted_at: '2026-11-21T06:00:00.000Z' })]) })
    await show('deleted')
    expect((await screen.findByRole('link', { name: /Deleted/ })).getAttribute('href')).toBe('/desk/people/deleted%2312')
  })

  it('puts what is searched for into the address, in Bangla too', async () => {
    fakeService({ [PEOPLE]: page([]) })
    const { router } = await show()
    fireEvent.change(screen.getByRole('searchbox', { name: 'Name, email or phone' }), { target: { value: ' রিনা ' } })
    await press('Search')
    await waitFor(() => expect([router.state.location.pathname, router.state.location.search]).toEqual(['/desk/people', { q: 'রিনা' }]))
  })

  it('says that it looks, and then that nobody was found or that there is nobody', async () => {
    const looking = Promise.withResolvers<void>()
    fakeService({ [PEOPLE]: () => looking.promise.then(() => page([])) })
    await show('nobody')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'nobody')
    expect(screen.queryByText('No account found.')).toBeNull()
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeTruthy()
    looking.resolve()
    expect((await screen.findByText('No account found.')).getAttribute('role')).toBe('status')
    cleanup()
    await show()
    expect(await screen.findByText('No accounts yet.')).toBeTruthy()
  })

  it.each([
    ['the network is gone', 'offline', 'The desk needs internet'],
    ['the service is in trouble', refusal('busy', 503), 'Retry'],
    ['who looks is no longer of the staff', refusal('not-allowed', 403), 'for Hatkhola staff only'],
  ] as const)('says so where %s, and finds them at another try', async (_, failed, words) => {
    let isFailing = true
    fakeService({ [PEOPLE]: () => (isFailing ? failed : page([aFoundPerson()])) })
    await show('mo')
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    isFailing = false
    await press('Retry')
    expect(await screen.findByRole('link', { name: /^moyna/ })).toBeTruthy()
  })

  it('goes on to the next page, and keeps what it has when that does not come', async () => {
    let isCut = true
    const next = () => (isCut ? ('offline' as const) : page([aFoundPerson({ user_id: 13, username: 'nila' })]))
    const asked = fakeService({ [PEOPLE]: ({ path }) => (path.includes('cursor') ? next() : page([aFoundPerson()], 'after-12')) })
    await show('mo')
    await press('Show more')
    expect((await screen.findByRole('alert')).textContent).toBe('You are offline. More needs internet.')
    expect(await rows()).toHaveLength(1)
    isCut = false
    await press('Show more')
    expect(await screen.findByRole('link', { name: /^nila/ })).toBeTruthy()
    expect(asked.at(-1)?.path).toBe(`${PEOPLE}?cursor=after-12&q=mo`)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('is walked through with j and k, but not while a name is typed', async () => {
    fakeService({ [PEOPLE]: page([aFoundPerson(), aFoundPerson({ user_id: 13, username: 'nila' })]) })
    await show('mo')
    const [first, second] = (await screen.findAllByRole('link')) as [HTMLElement, HTMLElement]
    for (const [pressed, focused] of [
      ['j', first],
      ['j', second],
      ['j', second],
      ['k', first],
    ] as const) {
      key(pressed)
      expect(document.activeElement).toBe(focused)
    }
    const field = screen.getByRole('searchbox')
    field.focus()
    key('j', field)
    expect(document.activeElement).toBe(field)
  })
})
