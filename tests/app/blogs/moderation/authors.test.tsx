import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Authors } from '#app/features/blogs/moderation/screens/authors.tsx'
import type { AuthorRequest } from '#contract/blogs/own-blogs.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'

const AUTHORS = '/api/moderation/authors/'
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
const show = (filter = {}) => renderScreen(<Authors filter={filter} />, { at: '/saved', language: 'en' })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('an author of the magazine', () => {
  it('asks with a note and a shop, and is granted it', async () => {
    const asked = fakeService({ [AUTHORS]: page(aRequest()), [`${AUTHORS}7/`]: { body: aRequest({ state: 'granted' }) } })
    await show()
    const row = await screen.findByRole('article', { name: 'Tareq Aziz' })
    expect(row.textContent).toContain('I know boats')
    expect(within(row).getByRole('link', { name: 'Shop' }).getAttribute('href')).toBe('/seller/tareqs-boats')
    await press('Grant')
    expect(await screen.findByText('Can write now')).toBeTruthy()
    expect(asked.at(-1)?.body).toEqual({ deed: 'grant' })
  })

  it('loses the right after staff were asked', async () => {
    const asked = fakeService({ [AUTHORS]: page(aRequest({ state: 'granted' })), [`${AUTHORS}7/`]: { body: aRequest({ state: 'refused' }) } })
    await show({ state: 'granted' })
    await press('Revoke')
    expect(screen.queryByRole('button', { name: 'Grant' })).toBeNull()
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByText('Can no longer write')).toBeTruthy()
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ deed: 'refuse' }))
  })
})
