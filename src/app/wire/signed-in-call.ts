import * as v from 'valibot'
import { Problem, type ProblemCode } from '#contract/core/problem.ts'
import { mayWorkLater } from '#contract/core/problem-code.ts'
import { DECISION_MS, SLOW_MS } from '#contract/core/time-budget.ts'
import { withAccessToken } from '#device/http/access-token.ts'
import { travelMs } from '#device/outbox/upload-time.ts'
import { dropPrivateAnswer, readPrivateAnswer, storePrivateAnswer } from '#device/private-store.ts'
import type { Answer, CallOptions } from './answer.ts'
import { type Asked, ask, codeMissing } from './ask.ts'
import { inTime } from './in-time.ts'
import type { RequestOptions } from './reach.ts'
import { presentUser, tokenSource } from './token-source.ts'

/** The service says that this is not, or no longer, for this account. */
const NOT_THEIRS: readonly ProblemCode[] = ['not-found', 'not-allowed']

/**
 * Asks in the name of the signed-in user. Network first; a read that the contract says to cache is answered from the phone when the
 * network does not answer, or takes more than three seconds, or at once if `options.keptFirst`: then the network's answer follows by `options.later`.
 * @throws {Problem} not-signed-in — no user is, or another one is by now.
 */
export async function callSignedIn(request: RequestOptions, options: CallOptions): Promise<Answer<unknown>> {
  const userId = presentUser()
  if (userId === undefined) throw new Problem('not-signed-in')
  if (options.isPassing || request.spec.method !== 'GET' || typeof request.spec.offline !== 'object') return (await askAs(userId, request, options)).answer
  const network = askAndKeep(userId, request, options)
  let sooner: Answer<unknown> | undefined
  network.then(
    (answer) => {
      sooner = answer
    },
    () => undefined,
  )
  const first = await firstAnswer(network, options)
  if (first && 'value' in first) return first
  const kept = await keptAnswer(userId, request)
  // A phone that is slower than its network has nothing newer to say.
  if (sooner || !kept || presentUser() !== userId) return network
  // The caller is answered from the phone; if the network fails after all, it hears nothing more.
  if (!first) network.then(options.later, () => undefined)
  return kept
}

/** @returns undefined — the phone is to be asked first. */
async function firstAnswer(network: Promise<Answer<unknown>>, { fresh, keptFirst }: CallOptions): Promise<Answer<unknown> | { failed: true } | undefined> {
  const answered = network.catch(unlessNoNetwork)
  // A caller that wants it new waits for the network, whatever is cached.
  if (fresh) return answered
  if (!keptFirst) return Promise.race([answered, waitABit()])
  // A caller that takes the network's answer after all hears of its failure there.
  answered.catch(() => undefined)
  return undefined
}

function unlessNoNetwork(cause: unknown): { failed: true } {
  if (cause instanceof Problem && mayWorkLater(cause.code)) return { failed: true }
  throw cause
}

const waitABit = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, SLOW_MS))

/** @returns an answer that is this user's: a user who has signed out meanwhile gets none. */
async function askAs(userId: number, request: RequestOptions, options: CallOptions): Promise<Asked> {
  const until = performance.now() + (options.giveUpAfterMs ?? DECISION_MS + travelMs(bytesSent(request)))
  return withToken(userId, (token) => ask({ ...request, token }, { ...options, giveUpAfterMs: leftUntil(until) }), until)
}

/** Milliseconds, of which a timer needs at least one. */
const leftUntil = (until: number): number => Math.max(1, until - performance.now())

/** Of the files alone. */
function bytesSent({ spec, body, files = {} }: RequestOptions): number {
  if (spec.upload) return (body as Uint8Array).byteLength
  return Object.values(files).reduce<number>((sum, file) => sum + (file instanceof Blob ? file.size : 0), 0)
}

/**
 * Does something with the token of the signed-in user, which is renewed when the service does not take it.
 * @throws {Problem} not-signed-in — no user is, or another one is by now; or what the work throws.
 */
export async function asPresent<T>(work: (token: string) => Promise<T>): Promise<T> {
  const userId = presentUser()
  if (userId === undefined) throw new Problem('not-signed-in')
  return withToken(userId, work)
}

/** The time to renew the session is part of the whole. */
async function withToken<T>(userId: number, work: (token: string) => Promise<T>, until = performance.now() + DECISION_MS): Promise<T> {
  const source = tokenSource()
  if (!source) throw new Problem('not-signed-in')
  const renew = (failed: string | null) => inTime(leftUntil(until), source.renew(failed).catch(codeMissing))
  return withAccessToken({ ...source, renew }, userId, work)
}

async function askAndKeep(userId: number, request: RequestOptions, options: CallOptions): Promise<Answer<unknown>> {
  const { address } = request
  try {
    const { answer, body } = await askAs(userId, request, options)
    // Not waited for, and on a full phone not kept: the answer is here either way.
    void storePrivateAnswer(userId, { address, body, etag: answer.etag, fetchedAt: answer.fetchedAt }).catch(() => undefined)
    return answer
  } catch (error) {
    if (error instanceof Problem && NOT_THEIRS.includes(error.code)) void dropPrivateAnswer(userId, address).catch(() => undefined)
    throw error
  }
}

/** What this account has kept, if it fits this version of the app. A phone that cannot be read keeps nothing. */
async function keptAnswer(userId: number, { spec, address }: RequestOptions): Promise<Answer<unknown> | null> {
  const kept = await readPrivateAnswer(userId, address).catch(() => null)
  const checked = kept && v.safeParse(spec.answer, kept.body)
  return kept && checked?.success ? { value: checked.output, address, fetchedAt: kept.fetchedAt, from: 'device', etag: kept.etag } : null
}
