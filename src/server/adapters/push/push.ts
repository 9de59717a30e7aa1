import type { PushMessage } from '#contract/notices/notice-kinds.ts'

/** A browser, as it may be reached. @see RFC 8030, RFC 8291 */
export interface PushTarget {
  endpoint: string
  /** Base64url: its public key, and the secret it shares with us. */
  p256dh: string
  auth: string
}

export interface PushManner {
  /** For how many seconds a phone that is off may find it later. */
  ttl_seconds: number
  urgency: 'normal' | 'high'
  /** A later message of the same topic takes the place of one that waits; 32 characters of base64url at most. */
  topic: string
}

/** `gone`: the browser does not want it any more, and never will. `later`: nothing is known, the same may work another time. */
export type PushOutcome = 'sent' | 'gone' | 'later'

/** Messages to phones. */
export interface Push {
  /** Sends one; ten seconds at most. Never throws. */
  send: (target: PushTarget, message: PushMessage, manner: PushManner) => Promise<PushOutcome>
}

/** The pair under which messages are signed, base64url. @see RFC 8292 */
export interface PushKeys {
  public_key: string
  private_key: string
}

/** Where messages may go. */
export interface PushReach {
  /** Tests only: a push service on this machine, without TLS. */
  allowsLoopback: boolean
}
