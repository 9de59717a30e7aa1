import { HEADERS } from '#contract/core/headers.ts'
import { Problem } from '#contract/core/problem.ts'
import { SLOW_MS } from '#contract/core/time-budget.ts'
import { announce } from '#device/messages.ts'
import { isSaved } from '#device/snapshots/saved.ts'
import { noteUse, type Snapshot } from '#device/snapshots/snapshots.ts'
import { askNetwork, type NetworkAnswer } from './ask-network.ts'
import { answerFromCachedRows, followsCachedRows } from './cached-answers.ts'
import type { CachedRequest } from './cached-endpoints.ts'
import type { Behind } from './deadline.ts'
import { fromCachedRows, fromNetwork, fromProblem, fromSnapshot } from './made-answers.ts'
import { confirmSnapshot, findSnapshot, forgetSnapshot, ignoreStorageError, storeAnswer } from './snapshot-store.ts'

/** An answer confirmed more recently is not asked for again. */
const CHECK_AGAIN_MS = 60_000

/**
 * Answers a request whose answer the contract says to keep: from the phone at once, while the network is asked behind; without a held
 * answer from the network, else from other answers' rows, else with the reason why not. Never rejects.
 * @param behind keeps the worker alive for what goes on after the answer.
 */
export async function answerRequest(cachedRequest: CachedRequest, request: Request, behind: Behind): Promise<Response> {
  const snapshot = await findSnapshot(cachedRequest)
  if (snapshot && !request.headers.get(HEADERS.fresh)) {
    behind(ignoreStorageError(noteUse(cachedRequest.address), undefined))
    if (needsCheck(snapshot)) behind(checkOnce(cachedRequest, snapshot))
    return fromSnapshot(snapshot)
  }
  const network = followsCachedRows(cachedRequest) ? Promise.reject(new Problem('offline')) : askNetwork(cachedRequest, { etag: snapshot?.etag ?? null })
  const kept = network.then((answer) => take(cachedRequest, snapshot, answer))
  // That there was no answer is told below, to the caller.
  behind(kept.catch(() => undefined))
  if (snapshot) return freshOr(network, snapshot)
  const tellLater = () => behind(kept.then(() => announce({ type: 'answer-changed', address: cachedRequest.address })).catch(() => undefined))
  return networkOrHeldRows(cachedRequest, network, tellLater)
}

/** Whether the service is there. That it is not is an answer too, of which the browser need not complain. */
export const answerPing = (request: Request): Promise<Response> => fetch(request).catch(() => fromProblem(new Problem('offline')))

/** True also after the phone's clock was set back. */
function needsCheck({ checkedAt }: Snapshot): boolean {
  const since = Date.now() - Date.parse(checkedAt)
  return !(since >= 0 && since < CHECK_AGAIN_MS)
}

/** The user wants it new; what is held is the answer only if nothing newer can be had. */
async function freshOr(network: Promise<NetworkAnswer>, snapshot: Snapshot): Promise<Response> {
  try {
    const answer = await network
    return answer.kind === 'same' ? fromSnapshot({ ...snapshot, checkedAt: new Date().toISOString() }) : fromNetwork(answer)
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause
    return fromSnapshot(snapshot)
  }
}

/** @param tellLater has the pages told when the network's answer comes after that of the phone. */
async function networkOrHeldRows(cachedRequest: CachedRequest, network: Promise<NetworkAnswer>, tellLater: () => void): Promise<Response> {
  const heldRows = () => ignoreStorageError(answerFromCachedRows(cachedRequest), null)
  const outcome = network.then(
    (answer) => ({ answer }),
    (failure: unknown) => ({ failure }),
  )
  const early = await Promise.race([outcome, later(SLOW_MS)])
  if (!early) {
    const held = await heldRows()
    // Nothing found among what is held says little; the network may still know.
    if (held && held.found > 0) {
      tellLater()
      return fromCachedRows(held)
    }
  }
  const result = early ?? (await outcome)
  if ('answer' in result) return fromNetwork(result.answer as Exclude<NetworkAnswer, { kind: 'same' }>)
  const held = await heldRows()
  if (held) return fromCachedRows(held)
  return fromProblem(result.failure instanceof Problem ? result.failure : new Problem('bug', { cause: result.failure }))
}

const later = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms))

const checks = new Map<string, Promise<void>>()

/** Several visitors of one address wait for the same check. */
function checkOnce(cachedRequest: CachedRequest, snapshot: Snapshot): Promise<void> {
  const running = checks.get(cachedRequest.address)
  if (running) return running
  const check = checkSnapshot(cachedRequest, snapshot).finally(() => checks.delete(cachedRequest.address))
  checks.set(cachedRequest.address, check)
  return check
}

/** Asks whether a held answer still stands. The pages that show it hear what came of it. */
async function checkSnapshot(cachedRequest: CachedRequest, snapshot: Snapshot): Promise<void> {
  try {
    await take(cachedRequest, snapshot, await askNetwork(cachedRequest, { etag: snapshot.etag, priority: 'low' }))
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause
    announce({ type: 'answer-unchecked', address: cachedRequest.address, code: cause.code })
  }
}

/** Keeps what the network said in place of the held answer, and announces what changed. */
async function take(cachedRequest: CachedRequest, snapshot: Snapshot | null, answer: NetworkAnswer): Promise<void> {
  const { address } = cachedRequest
  if (answer.kind === 'new') {
    const isHeld = await storeAnswer(cachedRequest, answer, 'visit')
    if (!isHeld || !snapshot) return
    const isOther = JSON.stringify(snapshot.body) !== JSON.stringify(answer.body)
    announce(isOther ? { type: 'answer-changed', address } : { type: 'answer-checked', address, checkedAt: new Date().toISOString() })
  } else if (snapshot) {
    await (answer.kind === 'same' ? confirmSnapshot(snapshot) : takeRefusal(cachedRequest, answer))
  }
}

/** What the service says is gone goes, unless the user saved it. */
async function takeRefusal({ address, shelf }: CachedRequest, refusal: Extract<NetworkAnswer, { kind: 'refused' }>): Promise<void> {
  if (refusal.code !== 'not-found') return announce({ type: 'answer-unchecked', address, code: refusal.code })
  if (!shelf.subject || !(await isSaved(shelf.noun, Number(shelf.subject)))) await forgetSnapshot(address)
  announce({ type: 'answer-gone', address })
}
