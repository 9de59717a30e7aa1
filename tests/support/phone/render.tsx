import { createMemoryHistory, createRootRoute, createRoute, createRouter, type HistoryState, RouterProvider } from '@tanstack/react-router'
import { configure, getConfig, render, screen } from '@testing-library/react'
import type { ResourceLanguage } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { makeTexts } from '#app/i18n.ts'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/languages.ts'

// Parts of a screen come later, and on a busy machine much later: this is a limit for what never comes, not a measure of speed.
// What was waited for is on the page one turn before its effects have run, and a form that is sent in between knows none of its fields.
const { asyncWrapper } = getConfig()
const nextTurn = globalThis.setImmediate
configure({
  asyncUtilTimeout: 8_000,
  asyncWrapper: async (wait) => {
    const found = await asyncWrapper(wait)
    await new Promise((resolve) => nextTurn(resolve))
    return found
  },
})

const files = import.meta.glob<ResourceLanguage[string]>('../../../locales/*/*.json', { eager: true, import: 'default' })

/** All texts of one language, as the page gets them. */
export const textsIn = (language: Language) =>
  makeTexts(language, {
    [language]: Object.fromEntries(
      Object.entries(files)
        .filter(([file]) => file.includes(`/${language}/`))
        .map(([file, texts]) => [file.slice(file.lastIndexOf('/') + 1, -'.json'.length), texts]),
    ),
  })

const ACCOUNT_PATHS = ['/login', '/registration', '/google-login', '/recover', '/reset-password', '/verify-email', '/profile-settings']

const ORDER_PATHS = [
  '/orders',
  '/outbox',
  '/event_order/$eventOrderId',
  '/check-payment',
  '/event-payment-success',
  '/event-payment-fail',
  '/event-payment-cancel',
]

const SELLER_PATHS = ['/products/$', '/daybook', '/sellerorders', '/sellerevents', '/sellerevents/manage', '/sellerevents/event/$eventId/$tab', '/hiring/$']

const JOB_PATHS = ['/jobportal', '/jobdetails/$jobPostId', '/jobapplications']

const PRODUCT_PATHS = ['/shop', '/productdetails/$productId']

const SERVICE_PATHS = ['/services', '/servicedetails/$serviceId', '/servicebooking/$serviceId']

const SHARE_PATHS = ['/share/$', '/selleraddevent', '/writing/$', '/become-a-seller']

const SHOP_PATHS = ['/basket', '/checkout', '/shop_order/$number', '/shop_purchase/$number', '/shop_return/$number']

const BOOKING_PATHS = ['/booking/$number', '/bookings']

const MESSAGE_PATHS = ['/messages', '/messages/new', '/messages/$conversationId']

const POST_PATHS = ['/posts', '/posts/new', '/posts/own/$', '/posts/$postId']

const MEDIA_PATHS = ['/gallery', '/videos', '/sellergallery/$']

const BLOG_PATHS = ['/blogs', '/blogs/$blogId', '/seller/$slug', '/people/$username', '/relations/$which']

interface RenderHow {
  language?: Language
  /** Where the page stands. */
  at?: string
  /** What the history holds beside the address. */
  state?: HistoryState
}

/** Shows something as on a page: with texts, and with a router whose addresses can be read back. Every address shows it. */
export async function renderScreen(content: ReactNode, { language = 'en', at = '/events', state }: RenderHow = {}) {
  const root = createRootRoute({ component: () => <main>{content}</main> })
  const paths = [
    ...ACCOUNT_PATHS,
    ...ORDER_PATHS,
    ...SELLER_PATHS,
    ...JOB_PATHS,
    ...PRODUCT_PATHS,
    ...SERVICE_PATHS,
    ...BLOG_PATHS,
    ...MESSAGE_PATHS,
    ...SHARE_PATHS,
    ...SHOP_PATHS,
    ...BOOKING_PATHS,
    ...POST_PATHS,
    ...MEDIA_PATHS,
    '/notices',
    '/events',
    '/eventdetails/$eventId',
    '/saved',
    '/search',
  ]
  const router = createRouter({
    routeTree: root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path }))),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: canonicalQuery,
    defaultPendingMs: 0,
    // As the page's, which has no texts to bring here.
    context: {},
  })
  if (state) router.history.replace(at, state as never)
  await router.load()
  const shown = render(
    <I18nextProvider i18n={textsIn(language)}>
      <RouterProvider router={router as never} />
    </I18nextProvider>,
  )
  await screen.findByRole('main')
  return { ...shown, router }
}
