import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Revisions } from '#app/features/blogs/own/screens/revisions.tsx'
import { useNotice } from '#app/state/notices.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { anOwnBlogDetail, aRevision } from './an-article.ts'

const LIST = '/api/blogs/7/revisions/'
const ONE = '/api/blogs/7/revisions/2/'
const RESTORE = '/api/blogs/7/revisions/2/restore/'
const own = { '/api/blogs/7/own/': { body: anOwnBlogDetail({ version: 5 }) } }
const whole = { body: { ...aRevision(), summary: 'One loom', tags: ['sari'], content: '<p>As it once was</p>', thumbnail: null } }
const show = () => renderScreen(<Revisions blogId={7} />, { at: '/writing/article/7/revisions' })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name, hidden: true }))

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('earlier versions', () => {
  it('say when they were kept, what they were called and how long they were', async () => {
    fakeService({ ...own, [LIST]: { body: [aRevision()] } })
    await show()
    const row = await screen.findByRole('listitem')
    for (const words of ['2 Nov 2026', 'How a sari is woven', '1,234 characters']) expect(row.textContent).toContain(words)
  })

  it('can be read, and come back after asking, on top of what was seen', async () => {
    const asked = fakeService({ ...own, [LIST]: { body: [aRevision()] }, [ONE]: whole, [RESTORE]: { body: anOwnBlogDetail({ version: 6 }) } })
    const { router } = await show()
    await press(/^Read the version of/)
    expect(await screen.findByText('As it once was')).toBeTruthy()
    await press('Restore this version')
    expect(asked.some(({ path }) => path === RESTORE)).toBe(false)
    fireEvent.click(within(screen.getByRole('dialog', { hidden: true })).getByRole('button', { name: 'Restore this version', hidden: true }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/writing/article/7/update'))
    expect(asked.find(({ path }) => path === RESTORE)?.body).toEqual({ seen: 5 })
    expect(useNotice.getState().text).toBe('The earlier version is back.')
  })

  it('stay as they are when the article changed meanwhile', async () => {
    fakeService({ ...own, [LIST]: { body: [aRevision()] }, [ONE]: whole, [RESTORE]: refusal('stale', 409) })
    const { router } = await show()
    await press(/^Read the version of/)
    await press('Restore this version')
    await press('Restore this version')
    expect((await screen.findByText(/This was changed after you opened it/)).textContent).toBeTruthy()
    expect(router.state.location.pathname).toBe('/writing/article/7/revisions')
  })

  it('say when there are none, and when they could not be read', async () => {
    fakeService({ ...own, [LIST]: { body: [] } })
    await show()
    expect(await screen.findByText(/nothing was changed yet/)).toBeTruthy()
    await signOffSeller()
    signInSeller()
    fakeService({ ...own, [LIST]: 'offline' })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain('The earlier versions could not be loaded')
  })
})
