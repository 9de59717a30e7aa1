import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReportPart } from '#app/shell/slots/report-part.tsx'
import type { Language } from '#contract/core/languages.ts'
import { textsIn } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signIn, signOff } from '../signed-in.ts'

const REPORTS = '/api/reports/'
const REPORTED = { body: { reported: true } }

/** What the loader of each page gives, as far as a report needs it, and how the page is called. */
const PAGES = {
  event: { id: '/eventdetails/$eventId', at: '/eventdetails/12', value: { event_id: 12, title: 'Boishakhi Mela', seller: { id: 70 } } },
  job: { id: '/jobdetails/$jobPostId', at: '/jobdetails/12', value: { job_post_id: 12, title: 'Nurse', employer: 70 } },
  article: { id: '/blogs_/$blogId', at: '/blogs_/12', value: { id: 12, title: 'Boats of Barishal', author_id: 70 } },
  seller: { id: '/seller/$slug', at: '/seller/moyna', value: { id: 70, full_name: 'Moyna Crafts' } },
  person: { id: '/people/$username', at: '/people/moyna', value: { id: 70, name: 'Moyna' } },
  post: { id: '/posts_/$postId', at: '/posts_/12', value: { id: 12, author: 70, title: '', author_name: 'Moyna' } },
} as const
type Kind = keyof typeof PAGES

/** A page with its way to be reported, under its own route. */
async function show(kind: Kind, more: object = {}, language: Language = 'en') {
  const { id, at, value } = PAGES[kind]
  const answer = { value: { ...value, ...more } }
  const root = createRootRoute({
    component: () => (
      <>
        <main id="main">Page</main>
        <ReportPart />
      </>
    ),
  })
  const routes = [
    createRoute({ getParentRoute: () => root, path: id, loader: () => (kind === 'seller' ? [answer] : answer) }),
    createRoute({ getParentRoute: () => root, path: '/events' }),
  ]
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory({ initialEntries: [at] }), context: {} })
  await router.load()
  render(
    <I18nextProvider i18n={textsIn(language)}>
      <RouterProvider router={router as never} />
    </I18nextProvider>,
  )
  await screen.findByRole('main')
  return router
}
const open = async (name = 'Report this event') => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}
const reasonsIn = (dialog: Awaited<ReturnType<typeof open>>) => dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
/** Nothing more comes within this turn. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)))

beforeEach(() => {
  renewTokensTo('token')
})
afterEach(() => {
  cleanup()
  act(signOff)
  vi.unstubAllGlobals()
})

const PUBLIC_FACE = [
  'Spam or advertising',
  'Tries to cheat people',
  'Hateful, violent or obscene',
  'Nudity or sexual content',
  'Shows someone’s private information',
  'Something else',
]
const COMMON = ['Spam or advertising', 'False information', 'Hateful, violent or obscene', 'Shows someone’s private information', 'Something else']

describe('reporting a page', () => {
  it.each([
    ['event', ['Report this event', 'Boishakhi Mela'], ['The event is not taking place', 'Sells false tickets', ...COMMON]],
    ['job', ['Report this job', 'Nurse'], ['Asks applicants for money', 'Not the company it says it is', 'Asks for ID documents or passwords', ...COMMON]],
    ['article', ['Report this article', 'Boats of Barishal'], COMMON],
    ['seller', ['Report this seller', 'Moyna Crafts'], COMMON],
    ['person', ['Report this member', 'Moyna'], PUBLIC_FACE],
    ['post', ['Report this post', 'Moyna'], PUBLIC_FACE],
  ] as const)('says which %s it is, and offers its reasons, the first of them chosen', async (kind, [name, title], reasons) => {
    await show(kind)
    const dialog = await open(name)
    expect(dialog.getByRole('heading', { name })).toBeTruthy()
    expect(dialog.getByText(title)).toBeTruthy()
    expect(reasonsIn(dialog)).toEqual([...reasons])
    expect(dialog.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual(reasons.map((_, at) => at === 0))
  })

  it('stands between the page and the footer, and goes with the page', async () => {
    const router = await show('event')
    const button = await screen.findByRole('button', { name: 'Report this event' })
    expect(screen.getByRole('main').nextElementSibling?.contains(button)).toBe(true)
    await act(() => router.navigate({ to: '/events' as never }))
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  })

  it('is not offered to whose it is, nor of what is taken off', async () => {
    signIn({ id: 70 })
    await show('event')
    await settled()
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    act(signOff)
    await show('event', { taken_off_reason: 'It was never true' })
    await settled()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is there in Bangla', async () => {
    await show('job', {}, 'bn')
    fireEvent.click(await screen.findByRole('button'))
    const dialog = within(await screen.findByRole('dialog'))
    for (const reason of reasonsIn(dialog)) expect(reason).toMatch(/\p{Script=Bengali}/u)
    expect(dialog.getByText('Nurse').lang).toBe('en')
  })
})

describe('a report', () => {
  it('is sent with what was chosen and written, and thanked for', async () => {
    const asked = fakeService({ [REPORTS]: REPORTED })
    await show('job')
    const dialog = await open('Report this job')
    fireEvent.click(dialog.getByLabelText('Asks for ID documents or passwords'))
    fireEvent.change(dialog.getByLabelText(/Tell us more/), { target: { value: 'They want my NID' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    expect((await dialog.findByRole('status')).textContent).toContain('Thank you.')
    expect(asked).toEqual([{ path: REPORTS, body: { kind: 'job', id: 12, reason: 'documents', note: 'They want my NID' } }])
    expect(document.activeElement?.textContent).toBe('Close')
  })

  it('needs no note', async () => {
    const asked = fakeService({ [REPORTS]: REPORTED })
    await show('event')
    const dialog = await open()
    fireEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    await dialog.findByRole('status')
    expect(asked[0]?.body).toEqual({ kind: 'event', id: 12, reason: 'not-happening', note: '' })
  })

  it('of the same thing once more begins anew, and is thanked for again', async () => {
    const asked = fakeService({ [REPORTS]: REPORTED })
    await show('event')
    const first = await open()
    fireEvent.click(first.getByLabelText('Sells false tickets'))
    fireEvent.change(first.getByLabelText(/Tell us more/), { target: { value: 'Bought one' } })
    fireEvent.click(first.getByRole('button', { name: 'Send report' }))
    await first.findByRole('status')
    fireEvent.click(first.getByText('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const second = await open()
    expect([second.getByLabelText<HTMLTextAreaElement>(/Tell us more/).value, second.getByLabelText<HTMLInputElement>('Sells false tickets').checked]).toEqual([
      '',
      false,
    ])
    fireEvent.click(second.getByRole('button', { name: 'Send report' }))
    expect((await second.findByRole('status')).textContent).toContain('Thank you.')
    expect(asked.map(({ body }) => body.reason)).toEqual(['false-tickets', 'not-happening'])
  })

  it('is sent once however often it is wished for', async () => {
    const answer = Promise.withResolvers<void>()
    const asked = fakeService({ [REPORTS]: () => answer.promise.then(() => REPORTED) })
    await show('event')
    const dialog = await open()
    const button = dialog.getByRole('button', { name: 'Send report' })
    fireEvent.click(button)
    await waitFor(() => expect(asked).toHaveLength(1))
    fireEvent.click(button)
    fireEvent.submit(button.closest('form') as HTMLFormElement)
    answer.resolve()
    await dialog.findByRole('status')
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['there is no network', 'offline', 'You are offline, so your report was not sent. Try again when you are online.'],
    ['there were too many', refusal('too-many-requests', 429), /Wait a minute/],
    ['staff let its writer write nothing', refusal('silenced', 403), /Settings show why/],
    ['the thing is gone', refusal('not-found', 404), /may have been removed/],
  ] as const)('says where %s, keeps what was written, and can be sent again', async (_, failed, words) => {
    let isFailing = true
    const asked = fakeService({ [REPORTS]: () => (isFailing ? failed : REPORTED) })
    await show('event')
    const dialog = await open()
    fireEvent.click(dialog.getByLabelText('Sells false tickets'))
    fireEvent.change(dialog.getByLabelText(/Tell us more/), { target: { value: 'Bought one' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    expect((await dialog.findByText(words)).getAttribute('role')).toBe('alert')
    isFailing = false
    fireEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    expect(await dialog.findByRole('status')).toBeTruthy()
    expect(asked.at(-1)?.body).toEqual({ kind: 'event', id: 12, reason: 'false-tickets', note: 'Bought one' })
  })

  it('is not sent when it is left', async () => {
    const asked = fakeService({ [REPORTS]: REPORTED })
    await show('event')
    fireEvent.click((await open()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked).toEqual([])
  })

  it('has a note of no more characters than the service takes', async () => {
    await show('event')
    expect((await open()).getByLabelText<HTMLTextAreaElement>(/Tell us more/).maxLength).toBe(300)
  })
})
