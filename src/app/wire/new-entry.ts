import { addressOf, type EndpointSpec } from '#contract/core/endpoint.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/core/languages.ts'
import { newKey } from '#contract/core/new-key.ts'
import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'

/** What the outbox shows of a write. */
export interface NewEntry {
  /** As folders name it: `orders`. */
  noun: string
  /** What the noun's own screen shows about the entry. */
  about: unknown
  /** ISO 8601 UTC: from then on its owner is asked before it is sent. */
  askAfter?: string
  /** ISO 8601 UTC by this phone's clock: from then on it is not sent any more, and its owner decides. */
  sendBefore?: string
  /** What it sets, where only the last wish counts, such as `reaction 12`: an earlier one of this noun that is not sent yet is not sent any more. */
  subject?: string
  /** It goes out after those of this noun with the same word that were made before it, such as the number of an order whose steps they are. */
  inTurn?: string
}

/** A write as the outbox keeps it, before its first try. */
export function newEntry(
  spec: EndpointSpec,
  input: { params?: unknown; query?: unknown; body?: unknown },
  { noun, about, askAfter, sendBefore, subject, inTurn }: NewEntry,
): OutboxEntry {
  const now = new Date().toISOString()
  const { lang } = document.documentElement
  return {
    id: newKey(),
    idempotency_key: newKey(),
    noun,
    method: spec.method,
    address: addressOf(spec, input),
    body: input.body,
    ...(subject !== undefined && { subject }),
    ...(inTurn !== undefined && { in_turn: inTurn }),
    about,
    language: isLanguage(lang) ? lang : DEFAULT_LANGUAGE,
    created_at: now,
    changed_at: now,
    ask_after: askAfter ?? null,
    ...(sendBefore !== undefined && { send_before: sendBefore }),
    state: 'waiting',
    tries: 0,
    next_at: null,
    may_have_arrived: false,
    problem: null,
    answer: null,
  }
}
