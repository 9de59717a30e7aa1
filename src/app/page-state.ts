import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'

/** What the server's loaders found, one entry per matched route; travels in the page as inert JSON. */
export interface PageState {
  matches: { id: string; updatedAt: number; status: AnyRouteMatch['status']; data?: unknown; notFound?: true }[]
}

/** The element that carries it. */
export const STATE_ELEMENT = 'state'

export function readPageState(): PageState | undefined {
  const text = document.getElementById(STATE_ELEMENT)?.textContent
  return text ? (JSON.parse(text) as PageState) : undefined
}

/** What the router's matches must hand over to the phone. */
export const pageStateOf = (matches: AnyRouteMatch[]): PageState => ({
  matches: matches.map((match) => ({
    id: match.id.replaceAll('/', '#'),
    updatedAt: match.updatedAt,
    status: match.status,
    ...(match.loaderData === undefined ? {} : { data: match.loaderData }),
    ...((match as { _notFound?: boolean })._notFound ? { notFound: true as const } : {}),
  })),
})

/**
 * Gives the router what the server already loaded, so that nothing is loaded twice.
 * The router's own hydration expects its data in a global that an inline script of its own would fill. That script would need a
 * nonce and make the page uncacheable, so the global is filled from inert JSON here instead.
 */
export async function takeOver(router: AnyRouter, state: PageState): Promise<void> {
  const done = () => undefined
  const own = router.matchRoutes(router.latestLocation)
  const handedOver: unknown = {
    router: {
      manifest: undefined,
      matches: state.matches.map(({ id, updatedAt, status, data, notFound }, at) => ({
        i: sameScreen(id, own[at]?.id) ?? id,
        u: updatedAt,
        s: status,
        ...(data === undefined ? {} : { l: data }),
        ...(notFound ? { g: notFound } : {}),
      })),
    },
    h: done,
    e: done,
    c: done,
    p: (script: () => void) => script(),
    buffer: [],
  }
  window.$_TSR = handedOver as NonNullable<typeof window.$_TSR>
  await hydrate(router)
}

/**
 * The phone's name for a match where only the query is another: the server drops of it what no screen understands (an empty field of a
 * form, what a social network hangs on), and what it found is the answer to this address nevertheless.
 */
function sameScreen(written: string, own?: string): string | undefined {
  const name = own?.replaceAll('/', '#')
  return name?.split('{')[0] === written.split('{')[0] ? name : undefined
}
