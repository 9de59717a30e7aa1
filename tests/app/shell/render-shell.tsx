import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider, useRouterState } from '@tanstack/react-router'
import { act, configure, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { expect } from 'vitest'
import { makeTexts } from '#app/i18n.ts'
import { Shell } from '#app/shell/shell.tsx'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/languages.ts'
import { splitLanguage, withLanguage } from '#contract/core/paths.ts'
import bn from '#locales/bn/common.json' with { type: 'json' }
import bnData from '#locales/bn/data.json' with { type: 'json' }
import bnProblems from '#locales/bn/problems.json' with { type: 'json' }
import bnShell from '#locales/bn/shell.json' with { type: 'json' }
import en from '#locales/en/common.json' with { type: 'json' }
import enData from '#locales/en/data.json' with { type: 'json' }
import enProblems from '#locales/en/problems.json' with { type: 'json' }
import enShell from '#locales/en/shell.json' with { type: 'json' }

// A limit for what never comes, not a measure of speed: a busy machine brings parts of a screen late.
configure({ asyncUtilTimeout: 8_000 })

interface Around {
  language?: Language
  /** With language prefix or without. */
  at?: string
  /** In place of the screen. */
  screen?: ReactNode
  /** With bars around it. */
  shell?: boolean
}

const PATHS = [
  // Of a screen that comes later.
  '/cart',
  '/services',
  '/',
  '/events',
  '/saved',
  '/search',
  '/eventdetails/$eventId',
  '/login',
  '/registration',
  '/profile-settings',
  '/profileindex',
  '/sellerprofile',
  '/become-a-seller',
  '/buyer',
]
const RESOURCES = {
  en: { common: en, data: enData, problems: enProblems, shell: enShell },
  bn: { common: bn, data: bnData, problems: bnProblems, shell: bnShell },
}

function ScreenInShell() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <Shell path={path}>
      <Outlet />
    </Shell>
  )
}

/** The page's texts and a router that knows the paths of the screens, but not the screens. */
export async function makePage({ language = 'en', at = '/events', screen = <h1>Screen</h1>, shell = true }: Around) {
  const texts = makeTexts(language, RESOURCES)
  const prefixed = splitLanguage(at).language !== undefined
  const root = createRootRoute({ component: shell ? ScreenInShell : Outlet })
  const routes = PATHS.map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => screen, validateSearch: (search: Record<string, unknown>) => search }),
  )
  const router = createRouter({
    routeTree: root.addChildren(routes),
    // As the app has it; parts bring their texts by it.
    context: { callOptions: {} },
    history: createMemoryHistory({ initialEntries: [at] }),
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLanguage(url.pathname).path
        return url
      },
      output: ({ url }) => {
        url.pathname = withLanguage(prefixed ? language : undefined, url.pathname)
        return url
      },
    },
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: canonicalQuery,
  })
  await router.load()
  const page = (
    <I18nextProvider i18n={texts}>
      <RouterProvider router={router as never} />
    </I18nextProvider>
  )
  return { page, router, texts }
}

/** With the parts that come late on the phone. */
export async function renderShell(around: Around = {}) {
  startDeferredHydration()
  const { page, router, texts } = await makePage(around)
  // Awaited, as parts that are not there yet are lost in an `act` that is not awaited.
  const rendered = await act(async () => render(page))
  if (around.shell !== false) await waitFor(() => expect(rendered.container.querySelectorAll('header :is(details,form)').length).toBeGreaterThanOrEqual(2))
  return { ...rendered, router, texts }
}
