/** What a call gives: the validated value, and where and when it is from, so that a screen can tell the truth about its age. */
export interface Answer<T> {
  value: T
  /** Canonical address of the request. */
  address: string
  /** ISO 8601 UTC: when it left the server. */
  fetchedAt: string
  /** `device`: the stored answer of this address. `device-search`: put together from the rows this phone holds. */
  from: 'network' | 'device' | 'device-search'
  etag: string | null
  /** With `device-search`: how many rows the phone holds in all. */
  heldRows?: number
}

/** How to ask. */
export interface CallOptions {
  signal?: AbortSignal
  /** Another way out than the browser's own: on the server, straight into the service. */
  fetch?: typeof fetch
  /** Where the service is asked, without trailing slash; needed where there is no page whose address could complete a path. */
  base?: string
  /** Ask the network now, even if the phone has an answer. */
  fresh?: boolean
  /** With an upload: the MIME type of the bytes, one of those that the endpoint allows. */
  type?: string
  /** With a read for the signed-in user: what is cached is given at once, and the network's answer follows by `later`. */
  keptFirst?: boolean
  /** With a read that is wanted once, such as for a file: the network's answer is not kept, nor is any other taken. */
  isPassing?: boolean
  /** With a write that must act once: the same for every try of one intent. */
  onceKey?: string
  /** How long it is waited for, milliseconds, where that is longer than for most: files take their time. */
  giveUpAfterMs?: number
  /** Gets the network's answer if it comes after a kept one was given. */
  later?: (answer: Answer<unknown>) => void
}

/** What every loader of a route can rely on. */
export interface LoaderContext {
  /** How its calls leave: the browser's own way, or on the server straight into the service. */
  callOptions: CallOptions
  /** While the page is taken over: what the server's loader of a route found, if it did. */
  takeLoaded?: (routeId: string) => unknown
  /** Brings what a screen needs that is not opened first: its texts. Undefined when all is there. */
  prepare?: (path: string) => Promise<unknown> | undefined
  /** Brings the texts of a screen for a part of another: whether the phone holds that screen is not asked. */
  addTexts?: (path: string) => Promise<unknown> | undefined
}
