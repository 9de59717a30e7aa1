import type { NewMessages } from '#contract/conversations/conversation-notices.ts'
import type { Language } from '#contract/core/languages.ts'
import { BEHIND_MS } from '#contract/core/time-budget.ts'
import type { SoldTickets } from '#contract/events/sale-notices.ts'
import type { NoticeKind } from '#contract/notices/notice-kinds.ts'
import { subscribePush } from '#contract/notices/notices.ts'
import { accessToken } from '#device/http/access-token.ts'
import { encodeRequest, sendRequest } from '#device/http/request.ts'
import { announce, type GoTo } from '#device/messages.ts'
import { areNoticesWanted } from '#device/notices-wanted.ts'
import { type MirroredSession, readMirroredSession } from '#device/session.ts'
import { BOOKING_WORDS, readBooking } from './booking-words.ts'
import type { Build } from './build.ts'
import { messagesWords, readMessages } from './message-words.ts'
import { readSale, soldWords } from './sale-words.ts'
import { workerTokens } from './session-tokens.ts'
import { readShopOrder } from './shop-order-words.ts'

declare const self: ServiceWorkerGlobalScope

/** A page that does not answer so long is an older one, or frozen: it is loaded anew. */
const CONFIRMED_WITHIN_MS = 1000
/** Where a comment stands. */
const COMMENT = /^\/(?:blogs|posts)\/\d+#comment-\d+$/
/** Where the reviews of an event stand. */
const REVIEWS = /^\/eventdetails\/\d+#reviews$/
const NUMBER = /^[0-9A-Z]{10}$/

/** Those after the service's: told by the phone itself of what it kept. `to-pay`: an order of goods that is paid online; `step-waits`: a step of one. `news`: something came that this version cannot read. */
export type ShownKind = NoticeKind | 'application-sent' | 'application-waits' | 'to-pay' | 'step-waits' | 'news'

/** The catalogues are the pages': here is no more than a lock screen may show. */
const WORDS: Record<Language, Record<ShownKind, string>> = {
  en: {
    paid: 'Your tickets are ready',
    refunded: 'Your order was refunded',
    'not-paid': 'Your payment did not go through',
    'event-tomorrow': 'Your event is coming up',
    'called-off': 'Your order was cancelled',
    message: 'A message from the organizer',
    'order-sent': 'Your order was sent',
    'needs-decision': 'Your order needs a decision',
    application: 'News about your application',
    applicants: 'New applicants',
    'job-alert': 'New jobs for you',
    replies: 'New reply to your comment',
    'author-granted': 'You can now write for the E-MAGAZINE',
    'author-refused': 'News about your request to write',
    'author-revoked': 'News about your articles',
    sale: 'Tickets sold',
    'first-sale': 'Your first sale!',
    'new-messages': 'New messages',
    silenced: 'You cannot write for now',
    'silence-lifted': 'You can write again',
    'silence-answered': 'We answered your objection',
    'taken-off': 'A decision by Hatkhola',
    restored: 'A decision by Hatkhola',
    'selling-suspended': 'A decision by Hatkhola',
    'selling-released': 'A decision by Hatkhola',
    'review-asked': 'How was it? Write a review',
    'review-answered': 'New reply to your review',
    'new-reviews': 'New reviews',
    'shop-accepted': 'Your order was accepted',
    'shop-sent': 'Your parcel is on its way',
    'shop-ready': 'Your order is ready to collect',
    'shop-delivered': 'Your parcel was delivered',
    'shop-cancelled': 'Your order was cancelled',
    'shop-not-taken': 'Your parcel was not taken',
    'shop-late': 'Your order is late. You can cancel it.',
    'shop-refunded': 'Money of your order was refunded',
    'shop-not-paid': 'Your order was not paid in time',
    'shop-return': 'News about your complaint',
    'shop-wallet': 'News about your payment',
    'shop-sale': 'New order',
    'shop-sale-cancelled': 'An order was cancelled',
    'shop-sale-delivered': 'A parcel was delivered',
    'shop-sale-due': 'Ship within 24 hours',
    'shop-sale-late': 'An order is late',
    'shop-sale-return': 'News about a complaint',
    'shop-sale-claimed': 'A buyer says they have paid you',
    'shop-sale-claim-due': 'Has the payment come? Answer now',
    'shop-sale-wallet': 'News about a payment',
    ...BOOKING_WORDS.en,
    'payout-sent': 'Your money was sent',
    'payout-refused': 'Your withdrawal was refused',
    'payout-bounced': 'Your withdrawal came back',
    'debt-taken': 'Your payment to Hatkhola has come',
    'debt-refused': 'Your payment to Hatkhola was not taken',
    'application-sent': 'Your application was sent',
    'application-waits': 'Your application needs a decision',
    'to-pay': 'Your order was sent. Pay to confirm it.',
    'step-waits': 'A change to an order needs a decision',
    news: 'News for you',
  },
  bn: {
    paid: 'আপনার টিকিট তৈরি',
    refunded: 'আপনার টাকা ফেরত পাঠানো হয়েছে',
    'not-paid': 'আপনার পেমেন্ট হয়নি',
    'event-tomorrow': 'আপনার ইভেন্ট সামনেই',
    'called-off': 'আপনার অর্ডার বাতিল করা হয়েছে',
    message: 'আয়োজকের মেসেজ এসেছে',
    'order-sent': 'আপনার অর্ডার পাঠানো হয়েছে',
    'needs-decision': 'অর্ডার নিয়ে আপনার সিদ্ধান্ত দরকার',
    application: 'আপনার আবেদনের খবর',
    applicants: 'নতুন আবেদন এসেছে',
    'job-alert': 'আপনার জন্য নতুন চাকরি',
    replies: 'আপনার মন্তব্যের উত্তর এসেছে',
    'author-granted': 'আপনি এখন ই-ম্যাগাজিনে লিখতে পারেন',
    'author-refused': 'লেখার অনুমতির খবর',
    'author-revoked': 'আপনার লেখার খবর',
    sale: 'টিকিট বিক্রি হয়েছে',
    'first-sale': 'আপনার প্রথম বিক্রি!',
    'new-messages': 'নতুন মেসেজ এসেছে',
    silenced: 'আপনি এখন লিখতে পারবেন না',
    'silence-lifted': 'আপনি আবার লিখতে পারবেন',
    'silence-answered': 'আপনার আপত্তির উত্তর এসেছে',
    'taken-off': 'হাটখোলার সিদ্ধান্ত',
    restored: 'হাটখোলার সিদ্ধান্ত',
    'selling-suspended': 'হাটখোলার সিদ্ধান্ত',
    'selling-released': 'হাটখোলার সিদ্ধান্ত',
    'review-asked': 'কেমন লাগল? রিভিউ লিখুন',
    'review-answered': 'আপনার রিভিউয়ের উত্তর এসেছে',
    'new-reviews': 'নতুন রিভিউ এসেছে',
    'shop-accepted': 'আপনার অর্ডার গ্রহণ করা হয়েছে',
    'shop-sent': 'আপনার পার্সেল পথে আছে',
    'shop-ready': 'আপনার অর্ডার নেওয়ার জন্য তৈরি',
    'shop-delivered': 'আপনার পার্সেল ডেলিভারি হয়েছে',
    'shop-cancelled': 'আপনার অর্ডার বাতিল হয়েছে',
    'shop-not-taken': 'আপনার পার্সেলটি নেওয়া হয়নি',
    'shop-late': 'আপনার অর্ডারে দেরি হচ্ছে। চাইলে বাতিল করতে পারেন।',
    'shop-refunded': 'আপনার অর্ডারের টাকা ফেরত দেওয়া হয়েছে',
    'shop-not-paid': 'সময়মতো পেমেন্ট হয়নি, তাই অর্ডার হয়নি',
    'shop-return': 'আপনার অভিযোগের খবর',
    'shop-wallet': 'আপনার পেমেন্টের খবর',
    'shop-sale': 'নতুন অর্ডার',
    'shop-sale-cancelled': 'একটি অর্ডার বাতিল হয়েছে',
    'shop-sale-delivered': 'একটি পার্সেল ডেলিভারি হয়েছে',
    'shop-sale-due': '২৪ ঘণ্টার মধ্যে হস্তান্তর করুন',
    'shop-sale-late': 'একটি অর্ডারে দেরি হচ্ছে',
    'shop-sale-return': 'একটি অভিযোগের খবর',
    'shop-sale-claimed': 'একজন ক্রেতা টাকা পাঠিয়েছেন বলে জানিয়েছেন',
    'shop-sale-claim-due': 'টাকা এসেছে কি? এখনই জানান',
    'shop-sale-wallet': 'একটি পেমেন্টের খবর',
    ...BOOKING_WORDS.bn,
    'payout-sent': 'আপনার টাকা পাঠানো হয়েছে',
    'payout-refused': 'টাকা তোলার অনুরোধ ফিরিয়ে দেওয়া হয়েছে',
    'payout-bounced': 'আপনার পাঠানো টাকা ফিরে এসেছে',
    'debt-taken': 'হাটখোলাকে পাঠানো আপনার টাকা এসেছে',
    'debt-refused': 'হাটখোলাকে পাঠানো আপনার টাকা নেওয়া যায়নি',
    'application-sent': 'আপনার আবেদন পাঠানো হয়েছে',
    'application-waits': 'আবেদন নিয়ে আপনার সিদ্ধান্ত দরকার',
    'to-pay': 'আপনার অর্ডার পাঠানো হয়েছে। নিশ্চিত করতে পেমেন্ট করুন।',
    'step-waits': 'অর্ডারের পরিবর্তন নিয়ে আপনার সিদ্ধান্ত দরকার',
    news: 'আপনার জন্য খবর আছে',
  },
}

interface About {
  event_title: string
  /** Absent while the service has not named the order. */
  event_order_id?: string | undefined
  /** Of `replies`, sales, new messages, reviews, orders of goods and bookings: where it leads. */
  path?: string | undefined
  /** Of sales. */
  sold?: SoldTickets | undefined
  /** Of new messages. */
  messages?: NewMessages | undefined
  language: Language
  /** A notification of the same tag takes the place of this one. */
  tag: string
}

const icons: NotificationOptions = {}

/** Shows what the phone itself has found out of what it keeps, if its owner wants notifications. */
export async function showOwnNotice(kind: ShownKind, about: About): Promise<void> {
  if (Notification.permission === 'granted' && (await readWishing())) await show(kind, about)
}

/** Who is signed in, if they want notifications on this phone. */
async function readWishing(): Promise<MirroredSession | null> {
  const session = await readMirroredSession()
  return session && (await areNoticesWanted(session.user_id)) ? session : null
}

function show(kind: ShownKind, { event_title, event_order_id, path, sold, messages, language, tag }: About): Promise<void> {
  const title = messages ? messagesWords(messages, language) : WORDS[language][kind]
  const body = sold ? `${soldWords(sold, language)} · ${event_title}` : event_title
  return self.registration.showNotification(title, { ...icons, body, lang: language, tag, data: path ?? screenFor(kind, event_order_id) })
}

/** What leads to a part of a page. */
const PLACES: Partial<Record<ShownKind, RegExp>> = { replies: COMMENT, 'review-asked': REVIEWS, 'review-answered': REVIEWS, 'new-reviews': REVIEWS }

/** Where what is about no order is seen. */
const OTHER_SCREENS: Partial<Record<ShownKind, string>> = {
  application: '/jobapplications',
  'application-sent': '/jobapplications',
  applicants: '/hiring',
  'job-alert': '/jobportal',
  'author-granted': '/writing',
  'author-refused': '/writing',
  'author-revoked': '/writing',
  silenced: '/profile-settings',
  'silence-lifted': '/profile-settings',
  'silence-answered': '/profile-settings',
  'taken-off': '/notices',
  restored: '/notices',
}

/** The screen that a notification leads to. */
function screenFor(kind: ShownKind, id: string | undefined): string {
  const other = OTHER_SCREENS[kind]
  if (other) return other
  // What was written stands in the list of news.
  if (kind === 'news' || kind === 'message') return '/notices'
  if (!id || kind === 'needs-decision' || kind === 'step-waits') return '/outbox'
  return kind === 'paid' || kind === 'event-tomorrow' ? `/tickets/${id}` : `/event_order/${id}`
}

/** Takes messages of the service, and what becomes of the notifications they are shown as. @see Push API; RFC 8030 */
export function listenForPushes(build: Build): void {
  const pathOf = (name: string) => [...build.files.keys()].find((path) => path.startsWith(`/icons/${name}`))
  Object.assign(icons, { icon: pathOf('icon-192'), badge: pathOf('monochrome') })
  self.addEventListener('push', (event) => event.waitUntil(take(event.data)))
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(String(event.notification.data)))
  })
  // Its types lack what the event carries.
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event as SubscriptionChange)))
}

async function take(data: PushMessageData | null): Promise<void> {
  const session = await readWishing()
  if (!session) return leave()
  announce({ type: 'notice-came' })
  const { kind, ...about } = read(data)
  await show(kind, { ...about, language: session.language, tag: `${kind} ${about.event_order_id || (about.path ?? about.event_title)}` })
}

/** The user who wanted them is not signed in here any more, or wants none, and the service did not hear of it. */
async function leave(): Promise<void> {
  await (await self.registration.pushManager.getSubscription())?.unsubscribe()
}

function read(data: PushMessageData | null): { kind: ShownKind } & Omit<About, 'language' | 'tag'> {
  try {
    const message = data?.json()
    const sale = readSale(message)
    if (sale) return sale
    const messages = readMessages(message)
    if (messages) return messages
    const order = readShopOrder(message) ?? readBooking(message)
    if (order) return order
    const { kind, event_order_id, event_title, path } = message ?? {}
    if (PLACES[kind as ShownKind]?.test(path)) return { kind, event_order_id: '', event_title: String(event_title), path }
    if (Object.hasOwn(WORDS.en, kind) && (OTHER_SCREENS[kind as ShownKind] ? event_order_id === '' : NUMBER.test(event_order_id)))
      return { kind, event_order_id, event_title: String(event_title) }
  } catch {
    // A later version of the service says it in another way.
  }
  return { kind: 'news', event_order_id: '', event_title: '' }
}

/** In a window of ours that is open, without loading it anew; else in a new one. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  if (!page) return void (await self.clients.openWindow(path))
  await page.focus()
  if (!(await isShown(page, path))) await page.navigate(path).catch(() => self.clients.openWindow(path))
}

function isShown(page: WindowClient, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), CONFIRMED_WITHIN_MS)
    page.postMessage({ type: 'go-to', path } satisfies GoTo, [port2])
  })
}

interface SubscriptionChange extends ExtendableEvent {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/** The browser has dropped the subscription. What fails here is made up for by the next page that starts. */
async function subscribeAgain({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const session = await readWishing()
  const options = oldSubscription?.options
  if (!session || !(newSubscription || options)) return
  const { endpoint, keys } = (newSubscription ?? (await self.registration.pushManager.subscribe(options))).toJSON()
  const token = await accessToken(workerTokens(), session.user_id, null)
  if (token === null) return
  const body = { endpoint, keys, language: session.language }
  const request = encodeRequest(subscribePush, { body, token })
  await sendRequest(subscribePush.path, { ...request, signal: AbortSignal.timeout(BEHIND_MS) })
}
