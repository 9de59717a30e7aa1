/** How a request of the page went, for the code that keeps the state of the connection. */
type RequestOutcome = 'succeeded' | 'failed' | 'slow'

type Listener = (outcome: RequestOutcome) => void
const listeners = new Set<Listener>()

/** Calls back after every request of the page; gives the way to stop it. */
export function watchRequests(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function reportRequest(outcome: RequestOutcome): void {
  for (const listener of listeners) listener(outcome)
}

let isOut = (): boolean => globalThis.navigator?.onLine === false

/** Whether a request to the network is known to fail: the browser says so, and nothing has come through since. */
export const isOffline = (): boolean => isOut()

/** Supplies what else is known of it: a browser that finds no network may still reach a service on the same machine. */
export function knowOffline(know: () => boolean): void {
  isOut = know
}
