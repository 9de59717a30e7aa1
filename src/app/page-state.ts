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
