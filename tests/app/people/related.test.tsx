import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RelatedMembers } from '#app/features/people/screens/related.tsx'
import { useHeldRelations } from '#app/members/relations-held.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { signInForEachTest } from '#tests/support/phone/sign-in-each.ts'
import { fakeService } from '../accounts/fake-service.ts'

const rahima = { user_id: 7, name: 'Rahima Events', username: 'rahima', slug: 'rahima', picture: null, since: '2026-01-15T06:00:00.000Z', until: null }
const page = (...results: unknown[]) => ({ body: { results, next_cursor: null, total: results.length } })
const nothing = { following: [], muted: [], hidden: [] }
signInForEachTest()

describe('those with whom an account has to do', () => {
  it('are listed with the way to their page, and can be unfollowed and followed again', async () => {
    const asked = fakeService({
      '/api/relations/': { body: { ...nothing, following: [7] } },
      '/api/relations/following/': page(rahima, { ...rahima, user_id: 8, name: 'Karim', username: 'karim', slug: null }),
      '/api/follows/7/': ({ body }) => ({ body: { user_id: 7, following: body.following, follower_count: 1 } }),
    })
    await renderScreen(<RelatedMembers which="following" />, { at: '/relations/following' })
    expect((await screen.findByRole('link', { name: 'Rahima Events' })).getAttribute('href')).toBe('/seller/rahima')
    expect(screen.getByRole('link', { name: 'Karim' }).getAttribute('href')).toBe('/people/karim')
    fireEvent.click(await screen.findByRole('button', { name: 'Unfollow: Rahima Events' }))
    expect(await screen.findByRole('button', { name: 'Follow: Rahima Events' })).toBeTruthy()
    await waitFor(() => expect(asked.find(({ path }) => path === '/api/follows/7/')?.body).toEqual({ following: false }))
    await waitFor(() => expect(useHeldRelations.getState().answer?.value.following).toEqual([]))
  })

  it('are unblocked without the way to a page that cannot be seen', async () => {
    const asked = fakeService({
      '/api/relations/': { body: { ...nothing, hidden: [7] } },
      '/api/relations/blocked/': page(rahima),
      '/api/blocks/7/': { body: nothing },
    })
    await renderScreen(<RelatedMembers which="blocked" />, { at: '/relations/blocked' })
    fireEvent.click(await screen.findByRole('button', { name: 'Unblock: Rahima Events' }))
    expect(screen.queryByRole('link', { name: 'Rahima Events' })).toBeNull()
    await waitFor(() => expect(asked.find(({ path }) => path === '/api/blocks/7/')?.body).toEqual({ blocked: false }))
    expect(await screen.findByRole('button', { name: 'Block: Rahima Events' })).toBeTruthy()
  })

  it('are said to be muted until a day', async () => {
    fakeService({
      '/api/relations/': { body: { ...nothing, muted: [{ user_id: 7, until: '2099-01-22T06:00:00.000Z' }] } },
      '/api/relations/muted/': page({ ...rahima, until: '2099-01-22T06:00:00.000Z' }),
    })
    await renderScreen(<RelatedMembers which="muted" />, { at: '/relations/muted' })
    expect(await screen.findByText('Until 22 January 2099')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Unmute: Rahima Events' })).toBeTruthy()
  })

  it.each([
    ['for good', null, 'forever'],
    ['for a week', '2099-01-22T06:00:00.000Z', 'week'],
  ])('are muted again as they were: %s', async (_, until, span) => {
    const asked = fakeService({
      '/api/relations/': { body: { ...nothing, muted: [{ user_id: 7, until }] } },
      '/api/relations/muted/': page({ ...rahima, until }),
      '/api/mutes/7/': ({ body }) => ({ body: { ...nothing, muted: body.span === null ? [] : [{ user_id: 7, until }] } }),
    })
    await renderScreen(<RelatedMembers which="muted" />, { at: '/relations/muted' })
    fireEvent.click(await screen.findByRole('button', { name: 'Unmute: Rahima Events' }))
    await waitFor(() => expect(useHeldRelations.getState()).toMatchObject({ answer: { value: { muted: [] } }, wishes: new Map() }))
    fireEvent.click(await screen.findByRole('button', { name: 'Mute: Rahima Events' }))
    await waitFor(() => expect(asked.filter(({ path }) => path === '/api/mutes/7/').map(({ body }) => body)).toEqual([{ span: null }, { span }]))
  })

  it('have four lists, each with its own words where there is no one', async () => {
    fakeService({ '/api/relations/': { body: nothing }, '/api/relations/followers/': page() })
    await renderScreen(<RelatedMembers which="followers" />, { at: '/relations/followers' })
    expect(await screen.findByText('No one follows you yet')).toBeTruthy()
    const tabs = within(screen.getByRole('navigation', { name: 'People' }))
    expect(tabs.getAllByRole('link').map((tab) => tab.getAttribute('href'))).toEqual([
      '/relations/following',
      '/relations/followers',
      '/relations/muted',
      '/relations/blocked',
    ])
    expect(tabs.getByRole('link', { name: 'Followers' }).getAttribute('aria-current')).toBe('page')
  })
})
