import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/languages.ts'
import { splitLanguage, withLanguage } from '#contract/core/paths.ts'
import { routeTree } from './route-tree.gen.ts'
import type { LoaderContext } from './wire/answer.ts'

interface RouterParts {
  context: LoaderContext
  /** The language that addresses carry now, if they do. Asked for every link, so that a switch needs no new router. */
  prefix: () => Language | undefined
  history?: RouterHistory
  /** Stands in place of screens without an outline of their own while they come. Not where a server wrote the page: it would have to have written this too. */
  outline?: () => ReactNode
}

/** Builds the router: one per request on the server, one per page on the phone. Routes know no language prefix. */
export const makeRouter = ({ context, prefix, history, outline }: RouterParts) =>
  createRouter({
    routeTree,
    context,
    // On the phone the router lets its screens wait in a boundary, on the server in none; what is written there is to be taken over here.
    ...(history ? { history, InnerWrap: Waiting } : {}),
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLanguage(url.pathname).path
        return url
      },
      output: ({ url }) => {
        url.pathname = withLanguage(prefix(), url.pathname)
        return url
      },
    },
    // Plain query strings, as a form without JavaScript sends them: what one writes the other reads. It sends its empty fields too, which
    // say nothing: with them the page's filter would be another one as soon as its address is written as it should be, and asked anew.
    parseSearch: (search) => Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value)),
    stringifySearch: canonicalQuery,
    // On the server it would write an inline script, which the policy refuses.
    scrollRestoration: history === undefined && unlessRead(),
    ...(outline ? { defaultPendingComponent: outline } : {}),
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    // The worker decides what is fresh; the router only keeps what is on its way back.
    defaultStaleTime: 60_000,
    defaultStructuralSharing: true,
    defaultViewTransition: false,
  })

const Waiting = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>

/** Lets the router scroll, but not before hydration if the page was scrolled by then: a reader on a slow network would be thrown to the top. */
function unlessRead(): () => boolean {
  let isFirst = true
  return () => {
    const isRead = isFirst && scrollY > 0
    isFirst = false
    return !isRead
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
