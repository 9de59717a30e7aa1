import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FollowButton } from '#app/members/parts/follow-button.tsx'
import { MemberMore } from '#app/members/parts/member-more.tsx'
import { useHeldRelations } from '#app/members/relations-held.ts'
import { useNotice } from '#app/state/notices.ts'
import { loadOutbox, useOutbox } from '#app/state/outbox/outbox.ts'
import { useSession } from '#app/state/session/session.ts'
import { deletePrivateStore } from '#device/stores.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { signInForEachTest } from '#tests/support/phone/sign-in-each.ts'
import { fakeService, refusal } from '../accounts/fake-service.ts'

const RELATIONS = '/api/relations/'
const FOLLOW = '/api/follows/7/'
const rahima = { user_id: 7, name: 'Rahima Events' }
const nothing = { following: [], muted: [], hidden: [] }
const me = signInForEachTest()

const show = () =>
  renderScreen(
    <>
      <FollowButton member={rahima} count={41} />
      <MemberMore member={rahima} />
    </>,
    { at: '/seller/rahima' },
  )
const button = (name: string) => screen.findByRole('button', { name })

describe('following', () => {
  it('is shown before the service has answered, with one more follower', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>()
    const asked = fakeService({ [RELATIONS]: { body: nothing }, [FOLLOW]: () => promise })
    await show()
    fireEvent.click(await button('Follow'))
    expect((await button('Following')).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('42 followers')).toBeTruthy()
    await waitFor(() => expect(asked.some(({ path, body }) => path === FOLLOW && body.following === true)).toBe(true))
    resolve({ body: { user_id: 7, following: true, follower_count: 57 } })
    expect(await screen.findByText('57 followers')).toBeTruthy()
  })

  it('ends by the same button', async () => {
    const asked = fakeService({
      [RELATIONS]: { body: { ...nothing, following: [7] } },
      [FOLLOW]: { body: { user_id: 7, following: false, follower_count: 40 } },
    })
    await show()
    fireEvent.click(await button('Following'))
    expect(await button('Follow')).toBeTruthy()
    expect(await screen.findByText('40 followers')).toBeTruthy()
    await waitFor(() => expect(asked.find(({ path }) => path === FOLLOW)?.body).toEqual({ following: false }))
    await waitFor(() => expect(useHeldRelations.getState().counts.get(7)).toBe(40))
  })

  it('waits on the phone without network, and still shows', async () => {
    fakeService({ [RELATIONS]: { body: nothing }, [FOLLOW]: 'offline' })
    await show()
    fireEvent.click(await button('Follow'))
    await waitFor(() => expect(useNotice.getState().text).toContain('Saved on this phone'))
    await act(loadOutbox)
    expect(useOutbox.getState().entries).toMatchObject([{ noun: 'relations', subject: 'follow 7', about: { wish: 'follow', name: 'Rahima Events' } }])
    expect(await button('Following')).toBeTruthy()
    expect(screen.getByText('42 followers')).toBeTruthy()
  })

  it('is taken back where the service refuses it, and says why', async () => {
    fakeService({ [RELATIONS]: { body: nothing }, [FOLLOW]: refusal('relations-full', 409) })
    await show()
    fireEvent.click(await button('Follow'))
    await waitFor(() => expect(useNotice.getState().text).toBe('Your list is full. Remove someone from the list, then try again.'))
    expect(await button('Follow')).toBeTruthy()
    expect(screen.getByText('41 followers')).toBeTruthy()
  })

  it('leads visitors to log in and back', async () => {
    fakeService({})
    useSession.setState({ account: null, token: null })
    await show()
    expect(screen.getByRole('link', { name: 'Follow' }).getAttribute('href')).toBe('/login?next=%2Fseller%2Frahima')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is not offered to a member about themselves', async () => {
    fakeService({ [RELATIONS]: { body: nothing } })
    await renderScreen(<FollowButton member={{ user_id: me.id, name: 'Rina' }} count={3} />, { at: '/seller/rina' })
    expect(screen.getByText('3 followers')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('muting and blocking', () => {
  it('says what a mute does before it is made, for 7 days or until it is undone', async () => {
    const asked = fakeService({ [RELATIONS]: { body: nothing }, '/api/mutes/7/': { body: { ...nothing, muted: [{ user_id: 7, until: null }] } } })
    await show()
    fireEvent.click(await button('More about Rahima Events'))
    fireEvent.click(await button('Mute…'))
    expect(screen.getByText('Their page still opens.')).toBeTruthy()
    expect(screen.getByText('They aren’t notified, and nothing changes for them.')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Until I unmute' }))
    fireEvent.click(await button('Mute'))
    expect(await screen.findByText('Muted')).toBeTruthy()
    await waitFor(() => expect(asked.find(({ path }) => path === '/api/mutes/7/')?.body).toEqual({ span: 'forever' }))
  })

  it('answered after another person has signed in is nothing of theirs', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>()
    const asked = fakeService({ [RELATIONS]: { body: nothing }, '/api/mutes/7/': () => promise })
    await show()
    fireEvent.click(await button('More about Rahima Events'))
    fireEvent.click(await button('Mute…'))
    fireEvent.click(await button('Mute'))
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/mutes/7/')).toBe(true))
    const other = me.id + 500
    act(() => useSession.setState({ account: { id: other, username: 'mina', email: 'mina@example.com' }, token: 'a.b.c' }))
    await waitFor(() => expect(useHeldRelations.getState()).toMatchObject({ of: other, answer: { value: nothing } }))
    resolve({ body: { ...nothing, muted: [{ user_id: 7, until: null }] } })
    await waitFor(() => expect(useHeldRelations.getState().wishes.size).toBe(0))
    expect(useHeldRelations.getState().answer?.value.muted).toEqual([])
    await deletePrivateStore(other)
  })

  it('is undone where it was made', async () => {
    const asked = fakeService({ [RELATIONS]: { body: { ...nothing, muted: [{ user_id: 7, until: null }] } }, '/api/mutes/7/': { body: nothing } })
    await show()
    expect(await screen.findByText('Muted')).toBeTruthy()
    fireEvent.click(await button('More about Rahima Events'))
    fireEvent.click(await button('Unmute'))
    await waitFor(() => expect(screen.queryByText('Muted')).toBeNull())
    await waitFor(() => expect(asked.find(({ path }) => path === '/api/mutes/7/')?.body).toEqual({ span: null }))
  })

  it('says before a block that public pages stay as they are for who is not logged in', async () => {
    const asked = fakeService({ [RELATIONS]: { body: nothing }, '/api/blocks/7/': { body: { ...nothing, hidden: [7] } } })
    await show()
    fireEvent.click(await button('More about Rahima Events'))
    fireEvent.click(await button('Block…'))
    expect(screen.getByText('What you both show in public stays visible to anyone who isn’t logged in.')).toBeTruthy()
    expect(screen.getByText('They can’t follow you, react, comment or ask you for a booking.')).toBeTruthy()
    expect(asked.some(({ path }) => path === '/api/blocks/7/')).toBe(false)
    fireEvent.click(await button('Block'))
    await waitFor(() => expect(useHeldRelations.getState().answer?.value.hidden).toEqual([7]))
    expect(asked.find(({ path }) => path === '/api/blocks/7/')?.body).toEqual({ blocked: true })
  })
})
