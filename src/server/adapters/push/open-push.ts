import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import webPush from 'web-push'
import type { PushMessage } from '#contract/notices/notice-kinds.ts'
import type { Push, PushKeys, PushManner, PushOutcome, PushReach, PushTarget } from './push.ts'
import { isPushAddress, publicLookup } from './push-address.ts'

interface PushLog {
  warn: (facts: object, text: string) => void
}

interface PushSettings {
  keys: PushKeys
  /** Whom the push service may write to: an https address, or `mailto:`. @see RFC 8292 §2.1 */
  subject: string
  log: PushLog
  /** Absent: public hosts only. */
  reach?: PushReach
}

const PATIENCE_MS = 10_000
const GONE = [404, 410]

/**
 * Messages to phones by Web Push: sealed for the browser alone, signed with our key. Follows no redirect, and reads nothing of the answer
 * but its status.
 * @param patienceMs tests only.
 * @see RFC 8030, RFC 8291, RFC 8292
 */
export function openPush({ keys, subject, log, reach = { allowsLoopback: false } }: PushSettings, patienceMs = PATIENCE_MS): Push {
  const vapidDetails = { subject, publicKey: keys.public_key, privateKey: keys.private_key }
  const wrap = ({ endpoint, p256dh, auth }: PushTarget, message: PushMessage, { ttl_seconds, urgency, topic }: PushManner) =>
    webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), { vapidDetails, TTL: ttl_seconds, urgency, topic })

  return {
    send: async (target, message, manner) => {
      if (!isPushAddress(target.endpoint, reach)) return 'gone'
      try {
        const { headers, body } = wrap(target, message, manner)
        const status = await deliver(target.endpoint, { headers, body, patienceMs, reach })
        const outcome = outcomeOf(status)
        if (outcome === 'later') log.warn({ host: new URL(target.endpoint).host, status }, 'a push service did not take a message')
        return outcome
      } catch (error) {
        log.warn({ host: new URL(target.endpoint).host, fault: faultOf(error) }, 'a push service could not be reached')
        return 'later'
      }
    },
  }
}

const outcomeOf = (status: number): PushOutcome => {
  if (GONE.includes(status)) return 'gone'
  return status >= 200 && status < 300 ? 'sent' : 'later'
}

interface Parcel {
  headers: Record<string, string>
  body: Buffer
  patienceMs: number
  reach: PushReach
}

/** The status it was answered with. */
function deliver(endpoint: string, { headers, body, patienceMs, reach }: Parcel): Promise<number> {
  const isPlain = reach.allowsLoopback && endpoint.startsWith('http:')
  return new Promise((answer, fail) => {
    const asked = (isPlain ? plainRequest : request)(endpoint, {
      method: 'POST',
      headers,
      // Of the whole exchange, not of a silence.
      signal: AbortSignal.timeout(patienceMs),
      agent: false,
      ...(!reach.allowsLoopback && { lookup: publicLookup() }),
    })
    asked.on('error', fail)
    asked.once('response', (response) => {
      response.on('error', fail)
      // What else it says is of no use, and may have no end.
      response.destroy()
      answer(response.statusCode ?? 0)
    })
    asked.end(body)
  })
}

/** The kind of a fault: messages may repeat the address, which is a secret of the browser. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Makes a new pair of keys. */
export function makePushKeys(): PushKeys {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return { public_key: publicKey, private_key: privateKey }
}
