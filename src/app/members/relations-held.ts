import { create } from 'zustand'
import { addressOf } from '#contract/core/endpoint.ts'
import { type Relations, readRelations } from '#contract/relations/relations.ts'
import { dismiss, useOutbox } from '../state/outbox/outbox.ts'
import { useSession } from '../state/session/session.ts'
import type { Answer } from '../wire/answer.ts'
import { onReconnect } from '../wire/reconnect.ts'
import { storeAnswer } from '../wire/store-answer.ts'
import { loadRelations } from './relation-calls.ts'
import { RELATIONS } from './relation-entry.ts'

interface HeldRelations {
  /** The account's id; undefined before the first request. */
  of: number | undefined
  answer: Answer<Relations> | undefined
  /** What was just pressed, until the outbox has it or the service has answered. */
  wishes: ReadonlyMap<string, { isOn: boolean }>
  /** Followers as the service counted them after a press of this page. */
  counts: ReadonlyMap<number, number>
}

const NOTHING: HeldRelations = { of: undefined, answer: undefined, wishes: new Map(), counts: new Map() }

/** Whom the reader follows, mutes and does not see, read once for all components that show it. */
export const useHeldRelations = create<HeldRelations>()(() => NOTHING)

let underway: AbortController | undefined
let isFollowing = false

/** Asks for them unless they are there, or on their way. */
export function needRelations(userId: number): void {
  follow()
  if (useHeldRelations.getState().of !== userId) askRelations()
}

/** Asks for them anew; what is known stays meanwhile. */
export function askRelations(): void {
  const of = useSession.getState().account?.id
  underway?.abort()
  underway = undefined
  if (useHeldRelations.getState().of !== of) useHeldRelations.setState({ ...NOTHING, of })
  if (of === undefined) return
  const mine = new AbortController()
  underway = mine
  const { signal } = mine
  const take = (answer: Answer<unknown>) => {
    if (!signal.aborted && useSession.getState().account?.id === of) useHeldRelations.setState({ of, answer: answer as Answer<Relations> })
  }
  const keptFirst = useHeldRelations.getState().answer === undefined
  // Without an answer nothing is left out, and following says what was pressed here: it is asked again when the network is back.
  void loadRelations({ signal, later: take, keptFirst }).then(take, () => undefined)
}

/** Puts what a change was answered in their place, also for when there is no network. */
export function putRelations(value: Relations): void {
  const { of, answer } = useHeldRelations.getState()
  if (of === undefined || useSession.getState().account?.id !== of) return
  underway?.abort()
  const next = { address: addressOf(readRelations), etag: null, ...answer, value, fetchedAt: new Date().toISOString(), from: 'network' as const }
  useHeldRelations.setState({ answer: next })
  void storeAnswer(next)
}

/** For as long as the page lives: what the worker or another tab has sent is asked for, and an account that signs out is forgotten. */
function follow(): void {
  if (isFollowing) return
  isFollowing = true
  useSession.subscribe(({ account, token }, before) => {
    if (account?.id !== before.account?.id || (token && !before.token)) askRelations()
  })
  onReconnect(() => {
    if (useHeldRelations.getState().answer?.from !== 'network') askRelations()
  })
  useOutbox.subscribe(({ entries }, before) => {
    if (entries === before.entries) return
    const sent = entries.filter(({ noun, state }) => noun === RELATIONS && state === 'sent')
    if (sent.length === 0) return
    // They are the last word until the answer is here.
    askRelations()
    void Promise.all(sent.map(({ id }) => dismiss(id)))
  })
}
