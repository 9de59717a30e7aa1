import 'fake-indexeddb/auto'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PersonPage } from '#app/features/people/screens/person-page.tsx'
import { useHeldRelations } from '#app/members/relations-held.ts'
import { useSession } from '#app/state/session/session.ts'
import type { PersonPage as Person } from '#contract/people/people.ts'
import { dropPrivateStores } from '#device/private-store.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'
import { fakeService } from '../accounts/fake-service.ts'

const karim: Person = {
  id: 8,
  username: 'karim',
  name: 'করিম',
  picture: null,
  member_since: '2024-05-01T00:00:00.000Z',
  follower_count: 2,
  post_count: 3,
  slug: null,
}
const show = (language: 'en' | 'bn' = 'en') => renderScreen(<PersonPage answer={fresh(karim)} />, { language, at: '/people/karim' })
let me = 7000

beforeEach(() => {
  me += 1
  localStorage.clear()
  renewTokensTo('a.b.c')
})
afterEach(async () => {
  cleanup()
  act(() => {
    useSession.setState({ account: null, token: null })
    useHeldRelations.setState(useHeldRelations.getInitialState(), true)
  })
  await dropPrivateStores({ known: me })
  vi.unstubAllGlobals()
})
const signInAs = (id: number) => useSession.setState({ account: { id, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })

describe('the page of a member', () => {
  it('says who, since when, and how many follow', async () => {
    fakeService({})
    await show()
    expect(screen.getByRole('heading', { level: 1, name: 'করিম' }).lang).toBe('bn')
    expect(screen.getByText('Member since 1 May 2024')).toBeTruthy()
    expect(screen.getByText('2 followers')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Edit my page' })).toBeNull()
  })

  it('counts in Bangla digits', async () => {
    fakeService({})
    await show('bn')
    expect(screen.getByText('২ জন ফলোয়ার')).toBeTruthy()
  })

  it('leads its owner to where it is changed', async () => {
    me = 8
    signInAs(8)
    fakeService({ '/api/relations/': { body: { following: [], muted: [], hidden: [] } } })
    await show()
    expect((await screen.findByRole('link', { name: 'Edit my page' })).getAttribute('href')).toBe('/profile-settings#page')
    expect(screen.queryByRole('link', { name: 'Follow' })).toBeNull()
  })

  it('is not there for who is signed in while there is a block, and does not say whose', async () => {
    signInAs(me)
    fakeService({ '/api/relations/': { body: { following: [], muted: [], hidden: [8] } } })
    await show()
    expect(await screen.findByRole('heading', { level: 1, name: 'This page isn’t available' })).toBeTruthy()
    expect(screen.queryByText('করিম')).toBeNull()
    expect(screen.getByRole('link', { name: 'Blocked people' }).getAttribute('href')).toBe('/relations/blocked')
  })
})
