import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Log } from '#app/features/desk/people/screens/log.tsx'
import type { LogRow } from '#contract/desk/people.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { aLogRow, key, press } from './a-person.tsx'

const LOG = '/api/desk/log/'
const page = (results: LogRow[], next_cursor: string | null = null) => ({ body: { results, next_cursor } })
const show = (filter: Partial<{ kind: string; user: string; by: string }> = {}, language: 'en' | 'bn' = 'en') =>
  renderScreen(<Log filter={{ kind: '', user: '', by: '', ...filter }} />, { at: '/saved', language })

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('the log', () => {
  it('says what happened to whom, who did it, when and why', async () => {
    const rows = [
      aLogRow(),
      aLogRow({ id: 2, kind: 'signed-in', by: 'person', staff: null, reason: null }),
      aLogRow({ id: 3, kind: 'staff-granted', staff: null, username: 'deleted#12' }),
      aLogRow({ id: 4, kind: 'sign-in-failed', by: 'service', staff: null, username: null, reason: null }),
    ]
    fakeService({ [LOG]: page(rows) })
    await show()
    const said = (await screen.findAllByRole('listitem')).map((row) => row.textContent)
    expect(said.map((text) => text?.replace(/ · .*?[AP]M/i, ' · then'))).toEqual([
      'Account lockedmoynaanika · thenSold false tickets',
      'Logged inmoynathe person · then',
      'Added to staffdeleted#12staff at a terminal · thenSold false tickets',
      'Login failedthe service · then',
    ])
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/desk/people/moyna',
      '/desk/people/moyna',
      '/desk/people/deleted%2312',
    ])
  })

  it('is narrowed down by kind, account and member of staff, as the address says', async () => {
    const asked = fakeService({ [LOG]: page([]) })
    await show({ kind: 'account-locked', user: 'moyna', by: 'anika' })
    expect(await screen.findByText('Nothing found.')).toBeTruthy()
    expect(new URLSearchParams(asked[0]?.path.split('?')[1])).toEqual(new URLSearchParams({ by: 'anika', kind: 'account-locked', user: 'moyna' }))
    expect(screen.getByLabelText<HTMLSelectElement>('What').value).toBe('account-locked')
    expect([screen.getByLabelText<HTMLInputElement>('Account').value, screen.getByLabelText<HTMLInputElement>('Staff member').value]).toEqual([
      'moyna',
      'anika',
    ])
  })

  it('puts what is chosen into the address, and leaves out what is empty', async () => {
    fakeService({ [LOG]: page([]) })
    const { router } = await show()
    fireEvent.change(screen.getByLabelText('What'), { target: { value: 'person-silenced' } })
    fireEvent.change(screen.getByLabelText('Account'), { target: { value: ' moyna ' } })
    await press('Show')
    await waitFor(() => expect(router.state.location.pathname).toBe('/desk/log'))
    expect(router.state.location.search).toEqual({ kind: 'person-silenced', user: 'moyna' })
  })

  it('asks for all where the address names a kind that there is not', async () => {
    const asked = fakeService({ [LOG]: page([aLogRow()]) })
    await show({ kind: 'moon-landing' })
    expect(await screen.findByRole('listitem')).toBeTruthy()
    expect(asked[0]?.path).not.toContain('moon')
  })

  it('is there in Bangla', async () => {
    fakeService({ [LOG]: page([aLogRow()]) })
    await show({}, 'bn')
    const row = await screen.findByRole('listitem')
    expect(row.textContent).toContain('২০২৬')
    expect(row.querySelector('[lang=en]')?.textContent).toBe('moyna')
  })

  it.each([
    ['the network is gone', 'offline', 'The desk needs internet'],
    ['the service is in trouble', refusal('busy', 503), 'Retry'],
    ['who looks is no longer of the staff', refusal('not-allowed', 403), 'for Hatkhola staff only'],
  ] as const)('says so where %s, and comes at another try', async (_, failed, words) => {
    let isFailing = true
    fakeService({ [LOG]: () => (isFailing ? failed : page([aLogRow()])) })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    isFailing = false
    await press('Retry')
    expect(await screen.findByRole('listitem')).toBeTruthy()
  })

  it('goes on where a page ends, within the same filter', async () => {
    const asked = fakeService({
      [LOG]: ({ path }) => (path.includes('cursor') ? page([aLogRow({ id: 2, kind: 'person-viewed' })]) : page([aLogRow()], 'older')),
    })
    await show({ user: 'moyna' })
    await press('Show more')
    expect(await screen.findByText('Page viewed by staff', { selector: 'span' })).toBeTruthy()
    expect(asked.at(-1)?.path).toMatch(/cursor=older.*user=moyna/)
  })

  it('is walked through with j and k from account to account', async () => {
    fakeService({ [LOG]: page([aLogRow(), aLogRow({ id: 2, username: null }), aLogRow({ id: 3, username: 'nila' })]) })
    await show()
    const [first, second] = (await screen.findAllByRole('link')) as [HTMLElement, HTMLElement]
    key('j')
    expect(document.activeElement).toBe(first)
    key('j')
    expect(document.activeElement).toBe(second)
    key('k')
    expect(document.activeElement).toBe(first)
  })
})
