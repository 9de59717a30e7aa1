import type { AnyRouteMatch } from '@tanstack/react-router'

/** What the server's loaders found, one entry per matched route; travels in the page as inert JSON. */
export interface PageState {
  matches: { routeId: string; updatedAt: number; data?: unknown }[]
}

/** The element that carries it. */
export const STATE_ELEMENT = 'state'

export function readPageState(): PageState | undefined {
  const text = document.getElementById(STATE_ELEMENT)?.textContent
  return text ? (JSON.parse(text) as PageState) : undefined
}

/** What the router's matches must hand over to the phone. */
export const pageStateOf = (matches: AnyRouteMatch[]): PageState => ({
  matches: matches.map(({ routeId, updatedAt, loaderData }) => ({ routeId, updatedAt, ...(loaderData === undefined ? {} : { data: loaderData }) })),
})

/** Gives each loader once what its twin on the server found. @see src/app/wire/loaded-by-server.ts */
export function takerOf(state: PageState | undefined): (routeId: string) => unknown {
  const left = new Map(state?.matches.map(({ routeId, data }) => [routeId, data]))
  return (routeId) => {
    const data = left.get(routeId)
    left.delete(routeId)
    return data
  }
}
