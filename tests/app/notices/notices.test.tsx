import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Notices } from '#app/features/notices/screens/notices.tsx'
import { Bell } from '#app/shell/header/bell.tsx'
import { UnreadBadge } from '#app/shell/header/unread-badge.tsx'
import { clearNoticeList, useNoticeList } from '#app/state/notice-list.ts'
import { listNotices, type Notice } from '#contract/notices/notices.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { deletePrivateStore } from '#device/stores.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'
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
const now = new Date().toISOString()
const serve = (notices: Notice[]) => fakeService({ '/api/notice/': { body: notices }, '/api/notice/read/': { body: { unread: 0 } } })

beforeEach(() => {
  signIn()
  renewTokensTo('token')
})
afterEach(async () => {
  cleanup()
  signOff()
  clearNoticeList()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await deletePrivateStore(7)
})

const DAY_MS = 24 * 3_600_000
/** The rows of the list, without the other links of the screen. */
const rows = async () => {
  await screen.findAllByRole('listitem')
  return screen.getAllByRole('listitem').map((item) => within(item).getByRole('link'))
}
const row = async () => (await rows())[0] as HTMLElement

describe('the list of notifications', () => {
  it('is said in words, with the event, its age and the way to it', async () => {
    serve([aNotice(2, { kind: 'refunded', at: now }), aNotice(1, { is_read: true, at: now })])
    await renderScreen(<Notices />, { at: '/notices' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Notifications')
    const [refund, tickets] = await rows()
    expect(refund?.textContent).toBe('Your order was refundedBoishakhi MelaNew · just now')
    expect(refund?.getAttribute('href')).toBe('/event_order/ABCDEFGH02')
    expect(tickets?.textContent).toBe('Your tickets are readyBoishakhi Melajust now')
    expect(tickets?.getAttribute('href')).toBe('/tickets/ABCDEFGH01')
  })

  it('stands below its day: today, yesterday, the date', async () => {
    const at = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
    serve([aNotice(4, { at: at(0) }), aNotice(3, { at: at(0) }), aNotice(2, { at: at(1) }), aNotice(1, { at: '2026-01-02T03:00:00Z' })])
    await renderScreen(<Notices />, { at: '/notices' })
    await rows()
    const days = screen.getAllByRole('region').map((day) => [within(day).getByRole('heading').textContent, within(day).getAllByRole('listitem').length])
    expect(days).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
      ['2 January 2026', 1],
    ])
    expect(screen.getByText(/9:00 am$/)).toBeTruthy()
  })

  it('says when the event is that is coming up', async () => {
    serve([aNotice(1, { kind: 'event-tomorrow' })])
    await renderScreen(<Notices />, { at: '/notices' })
    expect((await row()).textContent).toContain('16 Dec 2026, 6:00 pm')
  })

  it.each([
    { kind: 'application', of: { state: 'shortlisted' }, words: 'You are on the shortlist', path: '/jobapplications' },
    { kind: 'application', of: { state: 'hired' }, words: 'You got the job', path: '/jobapplications' },
    { kind: 'application', of: { state: 'seen' }, words: 'News about your application', path: '/jobapplications' },
    { kind: 'applicants', of: { count: 3 }, words: '3 new applicants', path: '/hiring/job/12/applicants' },
    { kind: 'applicants', of: {}, words: 'New applicants', path: '/hiring/job/12/applicants' },
    { kind: 'job-alert', of: { count: 2, alert_id: 4 }, words: '2 new jobs for you', path: '/jobapplications?tab=alerts' },
    { kind: 'job-alert', of: { count: 1, alert_id: 4 }, words: '1 new job for you', path: '/jobdetails/12' },
  ] as const)('says of jobs what it knows, and leads there: $words, $path', async ({ kind, of, words, path }) => {
    const job = { job_post_id: 12, title: 'Nurse', company: 'Rupsha Ghat', state: null, count: null, alert_id: null, ...of }
    serve([aNotice(1, { kind, event_order_id: null, event_title: null, from_time: null, job })])
    await renderScreen(<Notices />, { at: '/notices' })
    expect((await row()).textContent).toMatch(new RegExp(`^${words}NurseRupsha GhatNew · `))
    expect((await row()).getAttribute('href')).toBe(path)
  })

  it.each([
    { language: 'en', name: 'Rafiq', count: 2, words: 'Rafiq: 2 new messages' },
    { language: 'en', name: '', count: 1, words: 'Support team: 1 new message' },
    { language: 'bn', name: 'রফিক', count: 3, words: 'রফিক: ৩টি নতুন মেসেজ' },
  ] as const)('says of messages from whom and how many, and leads to them: $words', async ({ language, name, count, words }) => {
    serve([aNotice(1, { kind: 'new-messages', event_order_id: null, from_time: null, messages: { conversation_id: 12, name, count } })])
    await renderScreen(<Notices />, { at: '/notices', language })
    expect((await row()).textContent).toMatch(new RegExp(`^${words}Boishakhi Mela`))
    expect((await row()).getAttribute('href')).toBe('/messages/12')
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
    await renderScreen(<Notices />, { at: '/notices', language })
    expect((await row()).textContent).toContain(`${words}Boats of Barishal`)
    expect((await row()).getAttribute('href')).toMatch(/\/blogs\/12#comment-34$/)
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
    await renderScreen(<Notices />, { at: '/notices', language })
    expect((await row()).textContent).toContain(`${words}Baul night`)
    expect((await row()).getAttribute('href')).toMatch(/\/sellerevents\/event\/12\/orders$/)
  })

  it.each([
    { language: 'en', kind: 'review-asked', who: {}, words: 'How was it? Write a review' },
    { language: 'bn', kind: 'review-answered', who: {}, words: 'আপনার রিভিউয়ের উত্তর এসেছে' },
    { language: 'en', kind: 'review-answered', who: {}, words: 'New reply to your review' },
    { language: 'en', kind: 'new-reviews', who: { name: 'Rahima', people: 1 }, words: 'Rahima wrote a review' },
    { language: 'en', kind: 'new-reviews', who: { name: 'Rahima', people: 2 }, words: 'Rahima and 1 other wrote reviews' },
    { language: 'en', kind: 'new-reviews', who: { name: 'Rahima', people: 4 }, words: 'Rahima and 3 others wrote reviews' },
    { language: 'en', kind: 'new-reviews', who: {}, words: 'New reviews' },
    { language: 'bn', kind: 'new-reviews', who: { name: 'রহিমা', people: 1 }, words: 'রহিমা রিভিউ দিয়েছেন' },
    { language: 'bn', kind: 'new-reviews', who: { name: 'রহিমা', people: 13 }, words: 'রহিমা ও আরও ১২ জন রিভিউ দিয়েছেন' },
  ] as const)('says what became of reviews, and leads to them: $language, $kind, $words', async ({ language, kind, who, words }) => {
    const review = { page: '/eventdetails/12', title: 'Baul night', ...who }
    serve([aNotice(1, { kind, event_order_id: null, event_title: null, from_time: null, review })])
    await renderScreen(<Notices />, { at: '/notices', language })
    expect((await row()).textContent?.startsWith(`${words}Baul night`)).toBe(true)
    expect((await row()).getAttribute('href')).toMatch(/\/eventdetails\/12#reviews$/)
  })

  it.each([
    ['author-granted', 'You can now write for the E-MAGAZINE'],
    ['author-refused', 'Your request to write was not accepted this time'],
    ['author-revoked', 'You can no longer publish articles'],
  ] as const)('says whether one may write, and leads to one’s articles: %s', async (kind, words) => {
    serve([aNotice(1, { kind, event_order_id: null, event_title: null, from_time: null, at: now })])
    await renderScreen(<Notices />, { at: '/notices' })
    expect((await row()).textContent).toBe(`${words}New · just now`)
    expect((await row()).getAttribute('href')).toBe('/writing')
  })

  it('says so where there is nothing yet, and leads to the settings', async () => {
    serve([])
    await renderScreen(<Notices />, { at: '/notices' })
    expect(await screen.findByText('No notifications yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Notification settings' }).getAttribute('href')).toBe('/notices/settings')
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  it('is what the phone keeps where there is no network, with its age', async () => {
    const kept = { address: listNotices.path, body: [aNotice(1)], fetchedAt: new Date(Date.now() - 3.5 * 3_600_000).toISOString(), etag: null }
    await storePrivateAnswer(7, kept)
    fakeService({ '/api/notice/': 'offline' })
    await renderScreen(<Notices />, { at: '/notices' })
    await rows()
    expect(screen.getByText('Showing saved copy · 3 hours ago')).toBeTruthy()
  })

  it('says why it cannot be shown, and asks again', async () => {
    fakeService({ '/api/notice/': 'offline' })
    await renderScreen(<Notices />, { at: '/notices' })
    expect((await screen.findByRole('alert')).textContent).toContain('your notifications are not saved on this phone yet')
    serve([aNotice(1)])
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await rows()).toHaveLength(1)
  })

  it('comes page by page, older ones by a button', async () => {
    const all = Array.from({ length: 60 }, (_, at) => aNotice(60 - at, { is_read: true }))
    const asked = fakeService({
      '/api/notice/': ({ path }) => {
        const before = Number(new URL(path, location.href).searchParams.get('before') ?? 61)
        return { body: all.filter(({ id }) => id < before).slice(0, 50) }
      },
    })
    await renderScreen(<Notices />, { at: '/notices' })
    expect(await rows()).toHaveLength(50)
    fireEvent.click(screen.getByRole('button', { name: 'Show older' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(60))
    expect(asked.at(-1)?.path).toBe('/api/notice/?before=11')
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull()
  })
})

describe('what was read', () => {
  it('is what was opened: that one alone', async () => {
    const asked = serve([aNotice(2), aNotice(1)])
    const { router } = await renderScreen(<Notices />, { at: '/notices' })
    fireEvent.click(await row())
    await waitFor(() => expect(asked.at(-1)).toEqual({ path: '/api/notice/read/', body: { up_to: 2, only: true } }))
    await waitFor(() => expect(useNoticeList.getState().notices.map(({ is_read }) => is_read)).toEqual([true, false]))
    await waitFor(() => expect(router.state.location.pathname).toBe('/tickets/ABCDEFGH02'))
  })

  it('is everything by a button, which keeps the focus', async () => {
    const asked = serve([aNotice(3), aNotice(2, { is_read: true }), aNotice(1)])
    await renderScreen(<Notices />, { at: '/notices' })
    await rows()
    expect(screen.getByRole('status').textContent).toBe('2 new notifications')
    expect(screen.getAllByText(/^New ·/)).toHaveLength(2)
    const button = screen.getByRole('button', { name: 'Mark all as read' })
    button.focus()
    fireEvent.click(button)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('You have read everything'))
    expect(asked.at(-1)).toEqual({ path: '/api/notice/read/', body: { up_to: 3 } })
    expect(screen.queryAllByText(/^New ·/)).toHaveLength(0)
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('is nothing by looking alone, and nothing without network', async () => {
    fakeService({ '/api/notice/': { body: [aNotice(1)] }, '/api/notice/read/': 'offline' })
    await renderScreen(<Notices />, { at: '/notices' })
    await rows()
    fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline')
    expect(useNoticeList.getState().notices[0]?.is_read).toBe(false)
    expect(screen.getAllByText(/^New ·/)).toHaveLength(1)
  })
})

describe('the count of what is unread', () => {
  it('is a number for the eye and words for the ear; nothing where there is none', async () => {
    useNoticeList.setState({ owner: 7, notices: [aNotice(2), aNotice(1), aNotice(3, { is_read: true })] })
    const { container } = await renderScreen(<UnreadBadge />, { language: 'bn' })
    expect(container.querySelector('[aria-hidden=true]:not(svg)')?.textContent).toBe('২')
    expect(screen.getByText('২টি নতুন নোটিফিকেশন')).toBeTruthy()
    act(() => clearNoticeList())
    expect(container.querySelector('main')?.textContent).toBe('')
  })

  it('stands on the bell, which leads to the notices', async () => {
    useNoticeList.setState({ owner: 7, notices: [aNotice(2), aNotice(1)] })
    await renderScreen(<Bell />)
    const bell = screen.getByRole('link')
    expect(bell.textContent).toBe('Notifications22 new notifications')
    expect(bell.getAttribute('href')).toBe('/notices')
    expect(bell.getAttribute('aria-current')).toBeNull()
    cleanup()
    await renderScreen(<Bell />, { at: '/notices' })
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page')
  })
})
