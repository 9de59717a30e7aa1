import { CannotDeliver, type Deliver, type Email, type Mail } from './mail.ts'

const AT_ONCE = 3
const MOST_HELD = 1000
/** Between the tries; one more try than pauses. */
const PAUSES_MS = [2000, 20_000] as const

/** The one call that mail needs of a logger. */
export interface MailLog {
  warn: (facts: object, text: string) => void
}

interface Held {
  email: Email
  tries: number
}

/**
 * Takes e-mails at once and delivers them one after another, trying again when that fails. The number held is bounded: what comes beyond
 * is dropped rather than kept for a mail server that is away. The log says that e-mails were lost, never whose.
 * @param pausesMs before the second try, the third, ….
 */
export function queueMail(deliver: Deliver, log: MailLog, pausesMs: readonly number[] = PAUSES_MS): Pick<Mail, 'send' | 'settle'> {
  const waiting: Held[] = []
  const watchers = new Set<() => void>()
  let running = 0
  let held = 0
  const release = () => {
    held--
    if (held === 0) for (const watcher of watchers) watcher()
  }
  const attempt = async (one: Held) => {
    one.tries++
    try {
      await deliver(one.email)
      release()
    } catch (error) {
      const pause = error instanceof CannotDeliver ? undefined : pausesMs[one.tries - 1]
      if (pause !== undefined) return void setTimeout(() => enqueue(one), pause)
      log.warn({ tries: one.tries, reason: mailFault(error) }, 'a letter could not be delivered')
      release()
    }
  }
  const work = () => {
    while (running < AT_ONCE) {
      const one = waiting.shift()
      if (!one) return
      running++
      void attempt(one).finally(() => {
        running--
        work()
      })
    }
  }
  const enqueue = (one: Held) => {
    waiting.push(one)
    work()
  }
  return {
    send: (email) => {
      if (held >= MOST_HELD) return log.warn({ held }, 'too many letters wait, one was dropped')
      held++
      enqueue({ email, tries: 0 })
    },
    settle: async (mostMs) => {
      if (held === 0) return
      const isEmpty = await new Promise<boolean>((done) => {
        const timer = mostMs === undefined ? undefined : setTimeout(() => finish(false), mostMs)
        const watcher = () => finish(true)
        const finish = (answer: boolean) => {
          clearTimeout(timer)
          watchers.delete(watcher)
          done(answer)
        }
        watchers.add(watcher)
      })
      if (!isEmpty) log.warn({ held }, 'letters were not delivered before the end')
    },
  }
}

/** Why a delivery failed, as a log may hold it: the code only, since what a mail server answers repeats the address. */
export function mailFault(error: unknown): string {
  const cause: unknown = error instanceof CannotDeliver ? error.cause : error
  if (typeof cause !== 'object' || cause === null) return 'unknown'
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = cause
  return [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'unknown'
}
