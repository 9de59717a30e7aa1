import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { subscribePush } from '#contract/notices/notices.ts'
import { json } from '#tests/support/phone/fake-network.ts'
import { endWorld, type FakeWorker, pass, startWorld, until } from '#tests/support/phone/fake-worker.ts'
import { describeBuild } from '#worker/build.ts'

interface Shown extends NotificationOptions {
  title: string
}
interface Page {
  visibilityState: 'visible' | 'hidden'
  /** Whether it answers what it is asked. */
  isAwake: boolean
  asked: unknown[]
  focused: number
  loaded: string[]
}

const ORDER = 'ABCDEFGH12'
const BUILD = describeBuild([
  { url: 'icons/icon-192.12345678.png', revision: null },
  { url: 'icons/monochrome-192.12345678.png', revision: null },
])
let world: FakeWorker
let shown: Shown[]
let pages: Page[]
let opened: string[]
let subscription: { unsubscribe: () => Promise<boolean>; toJSON: () => object } | null
let listeners: Map<string, (event: object) => void>
let worker: typeof import('#worker/notifications.ts')
let session: typeof import('#device/session.ts')
let wanted: typeof import('#device/notices-wanted.ts')

beforeEach(async () => {
  world = startWorld()
  shown = []
  pages = []
  opened = []
  subscription = { unsubscribe: vi.fn(async () => true), toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } }) }
  listeners = new Map()
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: {
      showNotification: async (title: string, options: NotificationOptions) => void shown.push({ title, ...options }),
      pushManager: { getSubscription: async () => subscription, subscribe: async () => subscription },
    },
    clients: {
      matchAll: async () => pages.map(windowOf),
      openWindow: async (path: string) => void opened.push(path),
    },
  })
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', {})
  worker = await import('#worker/notifications.ts')
  session = await import('#device/session.ts')
  worker.listenForPushes(BUILD)
  wanted = await import('#device/notices-wanted.ts')
  await session.mirrorSession({ user_id: 7, language: 'bn' })
  await wanted.wantNotices(7)
})
afterEach(endWorld)

const aPage = (over: Partial<Page> = {}): Page => ({ visibilityState: 'hidden', isAwake: true, asked: [], focused: 0, loaded: [], ...over })

function windowOf(page: Page) {
  return {
    visibilityState: page.visibilityState,
    focus: async () => {
      page.focused += 1
    },
    navigate: async (path: string) => void page.loaded.push(path),
    postMessage: (message: unknown, [port]: MessagePort[]) => {
      page.asked.push(message)
      if (page.isAwake) port?.postMessage('done')
    },
  }
}

async function happen(type: string, event: object): Promise<void> {
  const works: Promise<unknown>[] = []
  listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => void works.push(work) })
  await Promise.all(works)
}
const push = (message: unknown) => happen('push', { data: { json: () => (typeof message === 'string' ? JSON.parse(message) : message) } })
const tap = (data: string) => happen('notificationclick', { notification: { close: () => undefined, data } })

describe('a message of the service', () => {
  it('is shown in the language of the phone, with our signs, one per order and kind', async () => {
    await push({ kind: 'paid', event_order_id: ORDER, event_title: 'নদীর গান' })
    expect(shown).toEqual([
      {
        title: 'আপনার টিকিট তৈরি',
        body: 'নদীর গান',
        lang: 'bn',
        tag: `paid ${ORDER}`,
        data: `/tickets/${ORDER}`,
        icon: '/icons/icon-192.12345678.png',
        badge: '/icons/monochrome-192.12345678.png',
      },
    ])
    await session.mirrorSession({ user_id: 7, language: 'en' })
    await push({ kind: 'paid', event_order_id: ORDER, event_title: 'নদীর গান' })
    expect(shown[1]).toMatchObject({ title: 'Your tickets are ready', lang: 'en', tag: shown[0]?.tag })
  })

  it.each([
    ['paid', `/tickets/${ORDER}`],
    ['event-tomorrow', `/tickets/${ORDER}`],
    ['refunded', `/event_order/${ORDER}`],
    ['not-paid', `/event_order/${ORDER}`],
  ])('%s leads to %s', async (kind, path) => {
    await push({ kind, event_order_id: ORDER, event_title: 'x' })
    expect(shown[0]?.data).toBe(path)
  })

  it.each([
    ['application', 'News about your application', '/jobapplications'],
    ['applicants', 'New applicants', '/hiring'],
    ['job-alert', 'New jobs for you', '/jobportal'],
  ])('of a job has no number: %s', async (kind, title, path) => {
    await session.mirrorSession({ user_id: 7, language: 'en' })
    await push({ kind, event_order_id: '', event_title: 'Nurse' })
    expect(shown).toMatchObject([{ title, body: 'Nurse', tag: `${kind} Nurse`, data: path }])
  })

  it.each([
    ['author-granted', 'You can now write for the E-MAGAZINE'],
    ['author-refused', 'News about your request to write'],
    ['author-revoked', 'News about your articles'],
  ])('of writing leads to one’s articles: %s', async (kind, title) => {
    await session.mirrorSession({ user_id: 7, language: 'en' })
    await push({ kind, event_order_id: '', event_title: '' })
    expect(shown).toMatchObject([{ title, body: '', data: '/writing' }])
  })

  it('of answers leads to the comment that was answered, and stands beside those of other comments', async () => {
    await push({ kind: 'replies', event_order_id: '', event_title: 'Boats', path: '/blogs/12#comment-4' })
    await push({ kind: 'replies', event_order_id: '', event_title: 'Boats', path: '/posts/12#comment-5' })
    expect(shown).toMatchObject([{ title: 'আপনার মন্তব্যের উত্তর এসেছে', body: 'Boats', data: '/blogs/12#comment-4' }, { data: '/posts/12#comment-5' }])
    expect(shown[0]?.tag).not.toBe(shown[1]?.tag)
  })

  it.each([
    { language: 'en', kind: 'new-reviews', title: 'New reviews' },
    { language: 'bn', kind: 'new-reviews', title: 'নতুন রিভিউ এসেছে' },
    { language: 'en', kind: 'review-answered', title: 'New reply to your review' },
    { language: 'bn', kind: 'review-asked', title: 'কেমন লাগল? রিভিউ লিখুন' },
  ] as const)('of reviews leads to where they stand: $language, $kind', async ({ language, kind, title }) => {
    await session.mirrorSession({ user_id: 7, language })
    const path = '/eventdetails/12#reviews'
    await push({ kind, event_order_id: '', event_title: 'Baul night', path })
    expect(shown).toMatchObject([{ title, body: 'Baul night', lang: language, tag: `${kind} ${path}`, data: path }])
  })

  it.each([
    { language: 'en', kind: 'sale', tickets: 2, taka: 1200, title: 'Tickets sold', words: '2 tickets sold for BDT 1,200' },
    { language: 'en', kind: 'first-sale', tickets: 1, taka: 0, title: 'Your first sale!', words: '1 free ticket ordered' },
    { language: 'bn', kind: 'sale', tickets: 14, taka: 8400, title: 'টিকিট বিক্রি হয়েছে', words: '১৪টি টিকিট বিক্রি হয়েছে, মোট ৳৮,৪০০' },
    { language: 'bn', kind: 'first-sale', tickets: 2, taka: 0, title: 'আপনার প্রথম বিক্রি!', words: '২টি ফ্রি টিকিট অর্ডার হয়েছে' },
  ] as const)('of sales says how much was sold, and leads to the orders of the event: $language, $kind', async ({ language, kind, title, words, ...sold }) => {
    await session.mirrorSession({ user_id: 7, language })
    await push({ kind, event_order_id: '', event_title: 'Baul night', path: 'https://elsewhere.example/', sold: { event_id: 12, ...sold } })
    const path = '/sellerevents/event/12/orders'
    expect(shown).toMatchObject([{ title, body: `${words} · Baul night`, lang: language, tag: `${kind} ${path}`, data: path }])
  })

  it.each([
    { language: 'en', name: 'Rafiq', count: 2, title: 'Rafiq: 2 new messages' },
    { language: 'en', name: '', count: 1, title: 'Support team: 1 new message' },
    { language: 'bn', name: 'রফিক', count: 12, title: 'রফিক: ১২টি নতুন মেসেজ' },
  ] as const)('of messages says from whom, how many and about what, and leads to the conversation: $title', async ({ language, name, count, title }) => {
    await session.mirrorSession({ user_id: 7, language })
    const messages = { conversation_id: 12, name, count }
    await push({ kind: 'new-messages', event_order_id: '', event_title: 'Baul night', path: 'https://elsewhere.example/', messages })
    expect(shown).toMatchObject([{ title, body: 'Baul night', lang: language, tag: 'new-messages /messages/12', data: '/messages/12' }])
  })

  it('is told to the pages as well, and shown though one is looked at', async () => {
    pages = [aPage({ visibilityState: 'visible' })]
    await push({ kind: 'paid', event_order_id: ORDER, event_title: 'x' })
    expect(world.announced).toEqual([{ type: 'notice-came' }])
    expect(shown).toHaveLength(1)
  })

  it.each([
    'not json',
    '{}',
    'null',
    `{"kind":"sold","event_order_id":"${ORDER}"}`,
    '{"kind":"paid","event_order_id":"","event_title":"x"}',
    '{"kind":"replies","event_order_id":"","event_title":"x"}',
    '{"kind":"sale","event_order_id":"","event_title":"x"}',
    '{"kind":"sale","event_order_id":"","event_title":"x","sold":{"event_id":"../login","tickets":2,"taka":5}}',
    '{"kind":"replies","event_order_id":"","event_title":"x","path":"https://elsewhere.example/blogs/1#comment-1"}',
    '{"kind":"new-reviews","event_order_id":"","event_title":"x","path":"https://elsewhere.example/eventdetails/1#reviews"}',
    '{"kind":"review-answered","event_order_id":"","event_title":"x"}',
    '{"kind":"new-messages","event_order_id":"","event_title":"x"}',
    '{"kind":"new-messages","event_order_id":"","event_title":"x","messages":{"conversation_id":"../login","name":"","count":1}}',
    `{"kind":"applicants","event_order_id":"${ORDER}"}`,
    '{"kind":"paid","event_order_id":"../login","event_title":"x"}',
  ])('that cannot be read is news, and leads to the orders: %s', async (text) => {
    await push(text)
    expect(shown).toMatchObject([{ title: 'আপনার জন্য খবর আছে', body: '', data: '/notices' }])
  })

  it('without anything in it is news too', async () => {
    await happen('push', { data: null })
    expect(shown).toHaveLength(1)
  })

  it('for a user who has signed out is not shown, and no other one is shown instead', async () => {
    await session.dropMirroredSession()
    await push({ kind: 'paid', event_order_id: ORDER, event_title: 'x' })
    expect(shown).toEqual([])
    expect(world.announced).toEqual([])
    expect(subscription?.unsubscribe).toHaveBeenCalledOnce()
  })
})

describe('a wish that is another’s, or was taken back', () => {
  it.each([
    ['another’s', () => wanted.wantNotices(8)],
    ['taken back', () => wanted.dropWantedNotices()],
  ])('%s: nothing is shown', async (_, change) => {
    await change()
    await push({ kind: 'paid', event_order_id: ORDER, event_title: 'x' })
    await worker.showOwnNotice('order-sent', { event_title: 'Song', language: 'en', tag: 'outbox-1' })
    expect(shown).toEqual([])
    expect(subscription?.unsubscribe).toHaveBeenCalledOnce()
  })
})

describe('what the phone found out itself', () => {
  it('is shown in the language of what was sent', async () => {
    await worker.showOwnNotice('order-sent', { event_title: 'Song', event_order_id: ORDER, language: 'en', tag: 'outbox-1' })
    await worker.showOwnNotice('needs-decision', { event_title: 'Song', language: 'en', tag: 'outbox-2' })
    expect(shown).toMatchObject([
      { title: 'Your order was sent', body: 'Song', tag: 'outbox-1', data: `/event_order/${ORDER}` },
      { title: 'Your order needs a decision', tag: 'outbox-2', data: '/outbox' },
    ])
  })

  it('is not shown to a user who has not allowed it', async () => {
    vi.stubGlobal('Notification', { permission: 'default' })
    await worker.showOwnNotice('order-sent', { event_title: 'Song', language: 'en', tag: 'outbox-1' })
    expect(shown).toEqual([])
  })
})

describe('a tap', () => {
  it('takes the window that is looked at there, without loading it anew', async () => {
    pages = [aPage(), aPage({ visibilityState: 'visible' })]
    await tap('/outbox')
    expect(pages[1]).toMatchObject({ focused: 1, asked: [{ type: 'go-to', path: '/outbox' }], loaded: [] })
    expect(pages[0]?.focused).toBe(0)
    expect(opened).toEqual([])
  })

  it('loads a window anew that does not answer', async () => {
    const page = aPage({ isAwake: false })
    pages = [page]
    const tapped = tap('/outbox')
    await until(() => page.asked.length > 0)
    await pass(1)
    await tapped
    expect(page.loaded).toEqual(['/outbox'])
  })

  it('opens one where there is none', async () => {
    await tap(`/tickets/${ORDER}`)
    expect(opened).toEqual([`/tickets/${ORDER}`])
  })
})

describe('a subscription that the browser drops', () => {
  const change = () => happen('pushsubscriptionchange', { oldSubscription: { options: { userVisibleOnly: true } } })

  it('is made anew, and the service hears of it', async () => {
    world.network.on('/api/auth/refresh/', () => json({ access: 'token', id: 7, username: 'nasrin', email: 'n@mail.example' }))
    world.network.on(subscribePush.path, () => json({ subscribed: true }))
    await change()
    expect(world.network.pathsAsked()).toEqual(['/api/auth/refresh/', '/api/push/'])
    expect(world.network.asked[1]?.headers.get('authorization')).toBe('Bearer token')
  })

  it('is not made anew for another user, or without a session', async () => {
    world.network.on('/api/auth/refresh/', () => json({ access: 'token', id: 8, username: 'karim', email: 'k@mail.example' }))
    await change()
    expect(world.network.asked).toHaveLength(1)
    await session.dropMirroredSession()
    await change()
    expect(world.network.asked).toHaveLength(1)
  })
})
