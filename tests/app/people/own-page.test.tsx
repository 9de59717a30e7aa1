import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OwnPage } from '#app/features/people/parts/own-page.tsx'
import { useNotice } from '#app/state/notices.ts'
import { useSession } from '#app/state/session/session.ts'
import { dropPrivateStores } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'
import { fakeService } from '../accounts/fake-service.ts'

const PERSON = '/api/account/person/'
const karim = { username: 'karim', name: 'Karim', picture: null, opened_at: '2026-01-01T00:00:00.000Z', taken_off_reason: null }
let me = 8000

beforeEach(() => {
  me += 1
  localStorage.clear()
  renewTokensTo('a.b.c')
  useSession.setState({ account: { id: me, username: 'karim', email: 'karim@example.com' }, token: 'a.b.c' })
})
afterEach(async () => {
  cleanup()
  act(() => useSession.setState({ account: null, token: null }))
  await dropPrivateStores({ known: me })
  vi.unstubAllGlobals()
})
const show = (over: { slug?: string; emailVerified?: boolean } = {}) =>
  renderScreen(<OwnPage suggested="Karim Mia" slug={over.slug ?? null} emailVerified={over.emailVerified ?? true} />, { at: '/profile-settings' })

it('says that nothing is public until the page is opened, and opens it under a name', async () => {
  const asked = fakeService({ [PERSON]: ({ body }) => ({ body: { person: body.name ? { ...karim, name: body.name } : null } }) })
  await show()
  expect(await screen.findByText(/Until you open one, nothing of yours is public/)).toBeTruthy()
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /Public name/ })
  expect(name.value).toBe('Karim Mia')
  fireEvent.input(name, { target: { value: 'Karim' } })
  fireEvent.click(screen.getByRole('button', { name: 'Open my page' }))
  expect((await screen.findByRole('link', { name: 'Karim' })).getAttribute('href')).toBe('/people/karim')
  expect(asked.some(({ path, body }) => path === PERSON && body.name === 'Karim')).toBe(true)
  await waitFor(() => expect(useNotice.getState().text).toBe('Your page is open.'))
})

it('offers a picture once it is open', async () => {
  fakeService({ [PERSON]: { body: { person: karim } } })
  await show()
  expect(await screen.findByRole('button', { name: 'Choose a picture' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save name' })).toBeTruthy()
})

it('asks for a verified email first', async () => {
  fakeService({ [PERSON]: { body: { person: null } } })
  await show({ emailVerified: false })
  expect(await screen.findByText(/Verify your email first/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('is the shop, where there is one', async () => {
  fakeService({})
  await show({ slug: 'karim' })
  expect(screen.getByRole('link', { name: 'My shop' }).getAttribute('href')).toBe('/sellerprofile')
})
