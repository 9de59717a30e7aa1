import { randomUUID } from 'node:crypto'
import type { WaitingNotice } from './book.ts'
import type { BookKeeper } from './keep-book.ts'

/** Before the second try, the third, …. */
const PAUSES_MS = [1000, 5000, 30_000] as const
const PATIENCE_MS = 10_000

interface NoticeLog {
  warn: (facts: object, text: string) => void
  error: (facts: object, text: string) => void
}

export interface NoticeQueue {
  /** Takes a message to the shop's server. The caller saves something afterwards. Resolves after the first try. */
  send: (notice: { url: string; form: string; delay_ms: number }) => Promise<void>
  /** Goes on with what waited when the last process ended. */
  resume: () => void
  /** Resolves when no message waits. */
  idle: () => Promise<void>
  /** What waits stays in the book. */
  stop: () => Promise<void>
}

/**
 * Sends messages to the shop's server, a few times until one is taken with 200.
 * @see facts "SSLCOMMERZ v4" 4
 */
export function makeNoticeQueue(keeper: BookKeeper, log: NoticeLog, now: () => number): NoticeQueue {
  const { notices } = keeper.book
  const timers = new Map<NodeJS.Timeout, () => void>()
  const underWay = new Set<Promise<void>>()
  const end = new AbortController()
  const track = (work: Promise<void>) => {
    underWay.add(work)
    return work.finally(() => underWay.delete(work))
  }
  // Written together with what the caller saves, who is told if that fails.
  const keep = (notice: WaitingNotice) => keeper.save({ notice }).catch(() => undefined)
  const attempt = async (notice: WaitingNotice) => {
    notice.tries++
    const fault = await deliver(notice, end.signal)
    if (end.signal.aborted && fault !== undefined) return
    const pause = fault === undefined ? undefined : PAUSES_MS[notice.tries - 1]
    if (fault !== undefined) log.warn({ fault, tries: notice.tries, goesOn: pause !== undefined }, 'the local payment gateway could not reach the shop')
    if (pause === undefined) notices.splice(notices.indexOf(notice), 1)
    else {
      notice.due_at = now() + pause
      void schedule(notice)
    }
    // No caller needs to know whether this worked; at worst the message is sent once more after a restart.
    await keeper
      .save(pause === undefined ? { notice_gone: notice.id } : { notice })
      .catch((error: unknown) => log.error({ error: String(error) }, 'the local payment gateway could not write'))
  }
  const schedule = (notice: WaitingNotice): Promise<void> => {
    const wait = Math.max(0, notice.due_at - now())
    const pause = new Promise<boolean>((done) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        done(true)
      }, wait)
      timers.set(timer, () => done(false))
    })
    return track(pause.then((isTime) => (isTime ? attempt(notice) : undefined)))
  }
  return {
    send: ({ url, form, delay_ms }) => {
      const notice: WaitingNotice = { id: randomUUID(), url, form, due_at: now() + delay_ms, tries: 0 }
      notices.push(notice)
      void keep(notice)
      return schedule(notice)
    },
    resume: () => {
      for (const notice of notices) void schedule(notice)
    },
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    stop: async () => {
      end.abort()
      for (const [timer, skip] of timers) {
        clearTimeout(timer)
        skip()
      }
      await Promise.all(underWay)
    },
  }
}

/** @returns what went wrong; undefined when the shop has taken it. */
async function deliver({ url, form }: WaitingNotice, end: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
      signal: AbortSignal.any([end, AbortSignal.timeout(PATIENCE_MS)]),
    })
    await response.body?.cancel()
    return response.ok ? undefined : `status ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown'
  }
}
