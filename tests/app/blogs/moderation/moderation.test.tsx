import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Moderation } from '#app/features/blogs/moderation/screens/moderation.tsx'
import type { AuthorRequest } from '#contract/blogs/own-blogs.ts'
import type { ModeratedComment } from '#contract/threads/comments.ts'
import { anOwnComment } from '#tests/support/phone/comments.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'

const COMMENTS = '/api/moderation/comments/'
const AUTHORS = '/api/moderation/authors/'
const aHeldOne = (over: Partial<ModeratedComment> = {}): ModeratedComment => ({
  ...anOwnComment({ id: 5, state: 'held', text: '<b>Buy</b> here http://spam.example', author: 'Moyna' }),
  title: 'Boats of Barishal',
  username: null,
  held_reason: 'links',
  reports: [{ reason: 'spam', note: 'He does this everywhere', at: '2026-01-16T00:00:00.000Z' }],
  ...over,
})
const aRequest = (over: Partial<AuthorRequest> = {}): AuthorRequest => ({
  state: 'asked',
  note: 'I know boats',
  asked_at: '2026-01-10T00:00:00.000Z',
  decided_at: null,
  user_id: 7,
  username: 'tareq',
  full_name: 'Tareq Aziz',
  slug: 'tareqs-boats',
  articles: 2,
  ...over,
})
const page = (...results: object[]) => ({ body: { results, next_cursor: null, total: results.length } })
const show = (filter = {}, language: 'en' | 'bn' = 'en') =>
  renderScreen(<Moderation filter={filter} messages={<p>Reported messages</p>} />, { at: '/saved', language })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('comments that wait for staff', () => {
  it('say who wrote what below which article, why they were held, and what readers say of them', async () => {
    fakeService({ [COMMENTS]: page(aHeldOne()) })
    await show()
    const row = await screen.findByRole('article', { name: 'Comment by Moyna' })
    for (const words of ['without an account', '<b>Buy</b> here http://spam.example', 'Held: it has links', '1 report', 'He does this everywhere'])
      expect(row.textContent).toContain(words)
    expect(row.querySelector('b')?.textContent).toBe('Moyna')
    expect(within(row).getByRole('link', { name: 'Boats of Barishal' }).getAttribute('href')).toBe('/blogs/12')
    expect(screen.getByText('1 comment waiting')).toBeTruthy()
  })

  it('are released by one press, which is done when the service has said so', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const asked = fakeService({
      [COMMENTS]: page(aHeldOne()),
      [`${COMMENTS}5/`]: async () => {
        await promise
        return { body: aHeldOne({ state: 'shown' }) }
      },
    })
    await show()
    await press('Release')
    expect(screen.queryByText('Published')).toBeNull()
    resolve()
    expect(await screen.findByText('Published')).toBeTruthy()
    expect(asked.at(-1)?.body).toEqual({ deed: 'release' })
    expect(screen.queryByRole('button', { name: 'Release' })).toBeNull()
  })

  it('are removed only after staff were asked', async () => {
    const asked = fakeService({ [COMMENTS]: page(aHeldOne()), [`${COMMENTS}5/`]: { body: aHeldOne({ state: 'removed' }) } })
    await show()
    await press('Remove')
    expect(asked).toHaveLength(1)
    fireEvent.click(within(await screen.findByRole('dialog', { name: 'Remove this comment?' })).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Removed', { selector: '[role=status]' })).toBeTruthy()
    expect(asked.at(-1)?.body).toEqual({ deed: 'remove' })
  })

  it('stay as they are, with the reason, when a decision fails', async () => {
    fakeService({ [COMMENTS]: page(aHeldOne()), [`${COMMENTS}5/`]: refusal('bad-state', 409) })
    await show()
    await press('Release')
    expect((await screen.findByText(/no longer possible/)).getAttribute('role')).toBe('alert')
    expect(screen.getByRole('button', { name: 'Release' })).toBeTruthy()
  })

  it('may be none, out of reach, and looked at again where they were removed', async () => {
    fakeService({ [COMMENTS]: page() })
    await show()
    expect(await screen.findByText('No comments waiting.')).toBeTruthy()
    cleanup()
    fakeService({ [COMMENTS]: 'offline' })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain('Moderation needs the internet.')
    cleanup()
    const asked = fakeService({ [COMMENTS]: page(aHeldOne({ state: 'removed', held_reason: null, reports: [] })) })
    await show({ filter: 'removed' })
    expect(await screen.findByRole('button', { name: 'Show again' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
    expect(asked[0]?.path).toBe(`${COMMENTS}?filter=removed`)
  })

  it('speak Bangla', async () => {
    fakeService({ [COMMENTS]: page(aHeldOne()) })
    await show({}, 'bn')
    expect(await screen.findByText('১টি মন্তব্য অপেক্ষায়')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'প্রকাশ করুন' })).toBeTruthy()
  })
})

describe('an author of the magazine', () => {
  it('asks with a note and a shop, and is granted it', async () => {
    const asked = fakeService({ [AUTHORS]: page(aRequest()), [`${AUTHORS}7/`]: { body: aRequest({ state: 'granted' }) } })
    await show({ tab: 'authors' })
    const row = await screen.findByRole('article', { name: 'Tareq Aziz' })
    expect(row.textContent).toContain('I know boats')
    expect(within(row).getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/seller/tareqs-boats')
    await press('Grant')
    expect(await screen.findByText('Can write now')).toBeTruthy()
    expect(asked.at(-1)?.body).toEqual({ deed: 'grant' })
  })

  it('loses the right after staff were asked', async () => {
    const asked = fakeService({ [AUTHORS]: page(aRequest({ state: 'granted' })), [`${AUTHORS}7/`]: { body: aRequest({ state: 'refused' }) } })
    await show({ tab: 'authors', state: 'granted' })
    await press('Revoke')
    expect(screen.queryByRole('button', { name: 'Grant' })).toBeNull()
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByText('Can no longer write')).toBeTruthy()
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ deed: 'refuse' }))
  })
})

describe('reported messages', () => {
  it('have a tab of their own', async () => {
    await show({ tab: 'messages' })
    expect(await screen.findByText('Reported messages')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Messages' }).getAttribute('aria-current')).toBe('page')
  })
})
