import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoticeList } from '#app/features/notices/parts/notice-list.tsx'
import { UnreadBadge } from '#app/shell/header/unread-badge.tsx'
import { clearNoticeList, useNoticeList } from '#app/state/notice-list.ts'
import { useSession } from '#app/state/session/session.ts'
import { provideTokens } from '#app/wire/token-source.ts'
import type { Notice } from '#contract/notices/notices.ts'
import { deletePrivateStore } from '#device/stores.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../accounts/fake-service.ts'
import { signIn, signOff } from '../shell/signed-in.ts'

const aNotice = (id: number, over: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'paid',
  event_order_id: `ABCDEFGH${String(id).padStart(2, '0')}`,
  event_title: 'Boishakhi Mela',
  from_time: '2026-12-16T12:00:00Z',
  at: new Date(Date.now() - 3_600_000).toISOString(),
  is_read: false,
  ...over,
})
const serve = (notices: Notice[]) => fakeService({ '/api/notice/': { body: notices }, '/api/notice/read/': { body: { unread: 0 } } })

beforeEach(() => {
  signIn()
  provideTokens({ session: useSession.getState, watch: useSession.subscribe, renew: async () => 'token', settle: async () => undefined })
})
afterEach(async () => {
  cleanup()
  signOff()
  clearNoticeList()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await deletePrivateStore(7)
})

describe('what happened to one’s orders', () => {
  it('is said in words, with the event, its age and the way to it', async () => {
    serve([aNotice(2, { kind: 'refunded' }), aNotice(1, { is_read: true })])
    await renderScreen(<NoticeList />, { at: '/orders' })
    const list = within(await screen.findByRole('region', { name: 'News for you' }))
    const [refund, tickets] = list.getAllByRole('link')
    expect(refund?.textContent).toBe('Your order was refundedBoishakhi MelaNew · 1 hour ago')
    expect(refund?.getAttribute('href')).toBe('/event_order/ABCDEFGH02')
    expect(tickets?.textContent).toBe('Your tickets are readyBoishakhi Mela1 hour ago')
    expect(tickets?.getAttribute('href')).toBe('/tickets/ABCDEFGH01')
  })

  it('says when the event is that is coming up', async () => {
    serve([aNotice(1, { kind: 'event-tomorrow' })])
    await renderScreen(<NoticeList />, { at: '/orders' })
    expect((await screen.findByRole('link')).textContent).toContain('16 Dec 2026, 6:00 pm')
  })

  it.each([
    { kind: 'application', of: { state: 'shortlisted' }, words: 'You are on the shortlist', path: '/jobapplications' },
    { kind: 'application', of: { state: 'hired' }, words: 'You got the job', path: '/jobapplications' },
    { kind: 'application', of: { state: 'seen' }, words: 'News about your application', path: '/jobapplications' },
    { kind: 'employer-message', of: {}, words: 'A message from an employer', path: '/jobapplications' },
    { kind: 'applicants', of: { count: 3 }, words: '3 new applicants', path: '/hiring/job/12/applicants' },
    { kind: 'applicants', of: {}, words: 'New applicants', path: '/hiring/job/12/applicants' },
    { kind: 'job-alert', of: { count: 2, alert_id: 4 }, words: '2 new jobs for you', path: '/jobapplications?tab=alerts' },
    { kind: 'job-alert', of: { count: 1, alert_id: 4 }, words: '1 new job for you', path: '/jobdetails/12' },
  ] as const)('says of jobs what it knows, and leads there: $words, $path', async ({ kind, of, words, path }) => {
    const job = { job_post_id: 12, title: 'Nurse', company: 'Rupsha Ghat', state: null, count: null, alert_id: null, ...of }
    serve([aNotice(1, { kind, event_order_id: null, event_title: null, from_time: null, job })])
    await renderScreen(<NoticeList />, { at: '/orders' })
    const row = await screen.findByRole('link')
    expect(row.textContent).toMatch(new RegExp(`^${words}NurseRupsha GhatNew · `))
    expect(row.getAttribute('href')).toBe(path)
  })

  it.each([
    ['en', 1, 'Rahim replied to your comment'],
    ['en', 2, 'Rahim and 1 other replied to your comment'],
    ['en', 4, 'Rahim and 3 others replied to your comment'],
    ['bn', 1, 'Rahim আপনার মন্তব্যের উত্তর দিয়েছেন'],
    ['bn', 2, 'Rahim ও আরও ১ জন আপনার মন্তব্যের উত্তর দিয়েছেন'],
    ['bn', 13, 'Rahim ও আরও ১২ জন আপনার মন্তব্যের উত্তর দিয়েছেন'],
  ] as const)('says who answered a comment, and leads to it: %s, %i', async (language, people, words) => {
    const reply = { blog_id: 12, blog_title: 'Boats of Barishal', comment_id: 34, name: 'Rahim', people }
    serve([aNotice(1, { kind: 'replies', event_order_id: null, event_title: null, from_time: null, reply })])
    await renderScreen(<NoticeList />, { at: '/orders', language })
    const row = await screen.findByRole('link')
    expect(row.textContent).toContain(`${words}Boats of Barishal`)
    expect(row.getAttribute('href')).toMatch(/\/blogs\/12#comment-34$/)
  })

  it.each([
    { language: 'en', kind: 'sale', tickets: 2, taka: 1200, words: '2 tickets sold for BDT 1,200' },
    { language: 'en', kind: 'sale', tickets: 1, taka: 600, words: '1 ticket sold for BDT 600' },
    { language: 'en', kind: 'first-sale', tickets: 2, taka: 1200, words: 'Your first sale! 2 tickets sold for BDT 1,200' },
    { language: 'en', kind: 'sale', tickets: 3, taka: 0, words: '3 free tickets ordered' },
    { language: 'bn', kind: 'sale', tickets: 14, taka: 8400, words: '১৪টি টিকিট বিক্রি হয়েছে, মোট ৳৮,৪০০' },
    { language: 'bn', kind: 'first-sale', tickets: 1, taka: 0, words: 'আপনার প্রথম বিক্রি! ১টি ফ্রি টিকিট অর্ডার হয়েছে' },
  ] as const)('says how much was sold, and leads to the orders of the event: $words', async ({ language, kind, words, ...sold }) => {
    serve([aNotice(1, { kind, event_order_id: null, event_title: 'Baul night', from_time: null, sold: { event_id: 12, ...sold } })])
    await renderScreen(<NoticeList />, { at: '/orders', language })
    const row = await screen.findByRole('link')
    expect(row.textContent).toContain(`${words}Baul night`)
    expect(row.getAttribute('href')).toMatch(/\/sellerevents\/event\/12\/orders$/)
  })

  it('takes no room where nothing happened', async () => {
    const asked = serve([])
    await renderScreen(<NoticeList />, { at: '/orders' })
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('shows what is new and a few others; the rest by a tap', async () => {
    serve([5, 4, 3, 2, 1].map((id) => aNotice(id, { is_read: id < 3 })))
    await renderScreen(<NoticeList />, { at: '/orders' })
    expect(await screen.findAllByRole('link')).toHaveLength(3)
    fireEvent.click(screen.getByRole('button', { name: 'Show 2 older' }))
    expect(screen.getAllByRole('link')).toHaveLength(5)
  })

  it('is read once it was looked at, and stays marked as new until the list is left', async () => {
    const asked = serve([aNotice(2), aNotice(1)])
    await renderScreen(<NoticeList />, { at: '/orders' })
    await screen.findAllByRole('link')
    await waitFor(() => expect(asked.at(-1)).toEqual({ path: '/api/notice/read/', body: { up_to: 2 } }), { timeout: 4000 })
    await waitFor(() => expect(useNoticeList.getState().notices.every(({ is_read }) => is_read)).toBe(true))
    expect(screen.getAllByText(/^New ·/)).toHaveLength(2)
  })

  it('stays unread without network', async () => {
    const asked = fakeService({ '/api/notice/': { body: [aNotice(1)] }, '/api/notice/read/': 'offline' })
    await renderScreen(<NoticeList />, { at: '/orders' })
    await screen.findByRole('link')
    await waitFor(() => expect(asked.at(-1)?.path).toBe('/api/notice/read/'), { timeout: 4000 })
    await act(async () => undefined)
    expect(useNoticeList.getState().notices[0]?.is_read).toBe(false)
  })
})

describe('the count of what is unread', () => {
  it('is a number for the eye and words for the ear; nothing where there is none', async () => {
    useNoticeList.setState({ owner: 7, notices: [aNotice(2), aNotice(1), aNotice(3, { is_read: true })] })
    const { container } = await renderScreen(<UnreadBadge place="entry" />, { language: 'bn' })
    expect(container.querySelector('[aria-hidden=true]:not(svg)')?.textContent).toBe('২')
    expect(screen.getByText('২টি নতুন খবর')).toBeTruthy()
    act(() => clearNoticeList())
    expect(container.querySelector('main')?.textContent).toBe('')
  })
})
