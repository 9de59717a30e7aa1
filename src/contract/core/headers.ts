/** Headers that only our own parts speak. Lower case, as `Headers` gives them back. */
export const HEADERS = {
  /** ISO 8601 UTC: when this answer left the server. Set by the worker on what it answers from the phone. */
  fetchedAt: 'x-fetched-at',
  /** Set by the worker: `device` (the stored answer of this address) or `device-search` (put together from stored rows). */
  from: 'x-answer-from',
  /** Set by the worker on a `device-search` answer: how many rows the phone holds in all. */
  heldRows: 'x-held-rows',
  /** Sent by the page: do not answer from the phone, ask the network now (pull to refresh, retry). */
  fresh: 'x-fresh',
  requestId: 'x-request-id',
  /** Sent with a write that must act once: 16 to 255 visible ASCII characters. @see IETF draft "The Idempotency-Key HTTP Header Field" */
  onceKey: 'idempotency-key',
  /** `true` on an answer that was given before, under the same key. */
  replayed: 'idempotency-replayed',
} as const
