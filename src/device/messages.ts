import type { SignedIn } from '#contract/accounts/sessions.ts'
import type { Language } from '#contract/core/languages.ts'
import type { PrecacheGroup } from '#contract/core/precache-groups.ts'
import type { ProblemCode } from '#contract/core/problem.ts'
import type { ScanToSend } from '#contract/events/check-ins.ts'

/** An answer that came inside a page: its canonical address, when it left the server (ISO 8601 UTC), and its tag to ask with later. */
export interface CachedPageAnswer {
  address: string
  body: unknown
  fetchedAt: string
  etag: string | null
}

/** What a page asks of the worker. */
export type PageMessage =
  /** Take over now; the page reloads itself when that is done. */
  | { type: 'activate-now' }
  /** The page is idle: fetch the rest of the app, gently. `for`: whose screens are wanted besides everybody's. */
  | { type: 'precache'; for?: readonly PrecacheGroup[] }
  /** A screen was opened (`screenOf`): its files are on the phone now, even where those of its group are not. */
  | { type: 'opened'; screen: string }
  /** Keep the server's page of this address (same origin) for the next visit. */
  | { type: 'keep-page'; url: string }
  /** Answers that came inside the page: hold them as if they had been asked for. `address` is canonical. */
  | { type: 'hold'; answers: CachedPageAnswer[] }
  /** Fetch these answers if they are missing, one at a time; replaces a prefetch under way. */
  | { type: 'prefetch'; addresses: string[]; saveData: boolean }
  | { type: 'prefetch-stop' }
  /** The user saved something: fetch it and its pictures now. Answered by `saved-ready` per address. */
  | { type: 'save'; addresses: string[]; images: string[] }
  /** The user dropped something: its pictures may go. */
  | { type: 'unsave'; images: string[] }

const PAGE_MESSAGES: readonly string[] = [
  'activate-now',
  'precache',
  'opened',
  'keep-page',
  'hold',
  'prefetch',
  'prefetch-stop',
  'save',
  'unsave',
] satisfies PageMessage['type'][]

/** Whether something that arrived by postMessage is one of ours. Only our own pages can send here; their build may differ from the worker's. */
export const isPageMessage = (value: unknown): value is PageMessage =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && PAGE_MESSAGES.includes(value.type)

/** What the worker asks of a page: to show a screen, which the page confirms on the port that comes along. A path of ours. */
export interface GoTo {
  type: 'go-to'
  path: string
}

export const isGoTo = (value: unknown): value is GoTo =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'go-to' && 'path' in value && typeof value.path === 'string'

/** What every open page and the worker hear on the channel `data`. `address` is canonical. */
export type DataMessage =
  /** The held answer is another one now: ask again (the worker answers at once). */
  | { type: 'answer-changed'; address: string }
  /** The network confirmed the held answer. `checkedAt` is ISO 8601 UTC. */
  | { type: 'answer-checked'; address: string; checkedAt: string }
  /** The network could not be asked whether the held answer still stands. */
  | { type: 'answer-unchecked'; address: string; code: ProblemCode }
  /** The service says that this does not exist any more. */
  | { type: 'answer-gone'; address: string }
  /** A saved item can (`ok`) or cannot yet be shown without network. */
  | { type: 'saved-ready'; address: string; ok: boolean }
  /** The list of saved items changed, here or in another tab. */
  | { type: 'saved-changed' }
  /** What one person has waiting to be sent changed: in number, or in how it stands. */
  | { type: 'outbox-changed'; user_id: number }
  /** What is in one person's basket on this phone changed, or in that of its visitors (`PHONE`). */
  | { type: 'basket-changed'; user_id: number }
  /** A ticket was let in at a gate in another tab of this phone. `secret` says which gate. */
  | { type: 'gate-scanned'; secret: string; scan: ScanToSend }
  /** The session has a new access token: kept by the pages of the same account only. */
  | { type: 'session-renewed'; signedIn: SignedIn }
  /** The account was changed by its owner in another page: ask for it again. `page` is a name that page gave itself. */
  | { type: 'account-changed'; user_id: number; page: string }
  /** The service has sent news of an order to this phone: ask for the notices again. */
  | { type: 'notice-came' }
  | { type: 'language-changed'; language: Language }
  /** The phone refused to keep something; answering goes on without. */
  | { type: 'storage-failed'; code: 'out-of-space' | 'bug' }

const CHANNEL = 'data'

/** Tells every other page, and the worker. It is fine if none listens. */
export function announce(message: DataMessage): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(message)
  channel.close()
}

/** Hears what worker and other pages announce. @returns a function that ends the listening. */
export function listenToData(hear: (message: DataMessage) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = (event: MessageEvent<DataMessage>) => hear(event.data)
  return () => channel.close()
}
