import type { Push } from '../../adapters/push/push.ts'
import type { Database } from '../../db/connection/open.ts'
import { errorFacts } from '../../http/responses/error-facts.ts'
import { type HeldMessage, holdMessages, sendOne } from './send-messages.ts'

/** Messages under way at once, and of these for one account: a push service that never answers takes no more places than that. */
const MOST_AT_ONCE = 20
const MOST_PER_PERSON = 2

export interface MessageSender {
  /** Starts sending what is due. Resolves when nothing more can be started: all is sent, or the accounts that have more are waited for. */
  sendDue: (push: Push) => Promise<void>
  /** Resolves when nothing is under way and nothing is due. */
  settle: () => Promise<void>
  /** Starts nothing more; resolves when nothing is under way. */
  stop: () => Promise<void>
}

/** Sends messages to phones. A slow push service delays only the messages of the accounts that use it. */
export function openMessageSender(db: Database['db'], log: { warn: (facts: object, text: string) => void }): MessageSender {
  const running = new Map<Promise<void>, number>()
  let starting: Promise<void> | undefined
  let isPlaceFree = false
  let isStopped = false

  const sendDue = (push: Push) => {
    starting ??= startDue(push).finally(() => {
      starting = undefined
    })
    return starting
  }
  const startDue = async (push: Push) => {
    while (!isStopped) {
      if (running.size >= MOST_AT_ONCE) await Promise.race(running.keys())
      isPlaceFree = false
      const held = await holdMessages(db, { most: MOST_AT_ONCE - running.size, busy: busyOf(running), perPerson: MOST_PER_PERSON })
      for (const message of held) start(push, message)
      if (held.length === 0 && !isPlaceFree) return
    }
  }
  const start = (push: Push, held: HeldMessage) => {
    const warn = (error: unknown) => log.warn({ message: held.id, error: errorFacts(error) }, 'a message could not be sent')
    // What could not be sent stays held, and is due again later.
    const sending: Promise<void> = sendOne(db, push, held)
      .then(() => undefined, warn)
      .finally(() => {
        running.delete(sending)
        isPlaceFree = true
        sendDue(push).catch(warn)
      })
    running.set(sending, held.user_id)
  }
  const settle = async () => {
    while (running.size > 0 || starting) await Promise.allSettled([starting, ...running.keys()])
  }
  return {
    sendDue,
    settle,
    stop: () => {
      isStopped = true
      return settle()
    },
  }
}

/** Accounts that have as many messages under way as one may have. */
function busyOf(running: ReadonlyMap<unknown, number>): number[] {
  const counts = new Map<number, number>()
  for (const person of running.values()) counts.set(person, (counts.get(person) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= MOST_PER_PERSON).map(([person]) => person)
}
