import * as v from 'valibot'
import type { EndpointSpec, InputOf, ResultOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { BEHIND_MS, DECISION_MS, SLOW_MS } from '#contract/core/time-budget.ts'
import { askForSync } from '#device/outbox/background-sync.ts'
import { knock } from '#device/outbox/knock.ts'
import { dropEntry, readEntry, storeEntry } from '#device/outbox/outbox.ts'
import { type OutboxEntry, PHONE } from '#device/outbox/outbox-entry.ts'
import type { ChosenFiles } from '#device/outbox/outbox-files.ts'
import { ownerToken } from '#device/outbox/owner-token.ts'
import { replay } from '#device/outbox/replay.ts'
import { codeMissing } from './ask.ts'
import { askToKeepStorage } from './keep-storage.ts'
import { type NewEntry, newEntry } from './new-entry.ts'
import { presentUser, tokenSource } from './token-source.ts'
import { reportRequest } from './watch.ts'

/** What became of a write: the service has answered, or it goes out by itself later (or when its owner has logged in: see the entry's state). */
type Sent<T> = { kind: 'done'; answer: T; entry: OutboxEntry } | { kind: 'queued'; entry: OutboxEntry }

/** What the outbox shows of it, and does with it. */
interface Sending extends NewEntry {
  /** A refusal at the first try stays with its entry, whose own screen shows it; else it is thrown, and the form still has what was typed. */
  keepsRefused?: true
  /** It lies on the disk: what was typed needs no other place any longer. */
  onStored?: () => void
}

/** So long it waits for its turn: a write before it may take that long until it counts as unanswered. The user waits no longer than for a decision. */
const TURN_MS = BEHIND_MS + DECISION_MS

type Queueable = EndpointSpec & { offline: 'queue' }

/**
 * Has a write done, now or when there is a network: in the name of the signed-in user, or of this phone where the endpoint is open to all.
 * It lies on the disk before anything else happens, so nothing is lost by a phone that goes dark; then it is tried at once, under the same
 * idempotency key as every later try. A refusal at this first try is the form's, and the entry is gone, unless `keepsRefused`.
 * A file (`input.files`, of a form) is kept with it. What is not decided in ten seconds goes on behind, while its entry says `sending`: a user
 * who waits hears that it is saved. `queued` is also what a newer one about the same subject has replaced meanwhile.
 * @throws {Problem} out-of-space — the phone could not keep it, and it was not sent; too-large, bad-input — a file is too long, or cannot be
 * read (`fields` says which); not-signed-in — no user is; or the service's refusal.
 * @see Specification §4 "Booking flow"; IETF draft "The Idempotency-Key HTTP Header Field"
 */
export async function send<const E extends Queueable>(spec: E, input: InputOf<E>, sending: Sending): Promise<Sent<ResultOf<E>>> {
  const userId = spec.access === 'anyone' ? PHONE : presentUser()
  if (userId === undefined) throw new Problem('not-signed-in')
  const entry = newEntry(spec, input, sending)
  const files = filesOf(input)
  await storeEntry(userId, entry, files)
  sending.onStored?.()
  void askToKeepStorage()
  const source = tokenSource()
  const tokens = source && { ...source, renew: (failed: string | null) => source.renew(failed).catch(codeMissing) }
  const trying = replay({ userId }, { ...ownerToken(tokens, userId), knock, only: entry.id, waitMs: TURN_MS, report: reportRequest })
  const slow = setTimeout(() => reportRequest('slow'), SLOW_MS)
  // After the turn was asked for: the worker would come first otherwise, and renew the session for it.
  void askForSync()
  // Kept it is; that the phone cannot note a try today means that it goes out another day.
  const tried = trying.catch(unlessFull)
  await Promise.race([tried, waited()]).finally(() => clearTimeout(slow))
  const after = (await readEntry(userId, entry.id)) ?? entry
  if (after.state === 'needs-you' && after.problem && !sending.keepsRefused) {
    await dropEntry(userId, entry.id)
    const { code, ...numbers } = after.problem
    throw new Problem(code, numbers)
  }
  const answer = after.state === 'sent' ? v.safeParse(spec.answer, after.answer) : undefined
  if (!answer?.success) return { kind: 'queued', entry: after }
  await dropEntry(userId, entry.id)
  return { kind: 'done', answer: answer.output as ResultOf<E>, entry: after }
}

const waited = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, DECISION_MS))

/** Those that were chosen. */
const filesOf = ({ files = {} }: { files?: Readonly<Record<string, unknown>> | undefined }): ChosenFiles =>
  Object.fromEntries(
    Object.entries(files).filter((one): one is [string, Blob | Blob[]] => one[1] instanceof Blob || (Array.isArray(one[1]) && one[1].length > 0)),
  )

function unlessFull(cause: unknown): void {
  if (!(cause instanceof Problem) || cause.code !== 'out-of-space') throw cause
}
