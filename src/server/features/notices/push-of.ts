import { openPush } from '../../adapters/push/open-push.ts'
import type { Push } from '../../adapters/push/push.ts'
import type { Database } from '../../db/connection/open.ts'
import { keepPushKeys } from './push-keys.ts'

interface PushSettings {
  secret: string
  /** Public address, without trailing slash. */
  origin: string
  /** As the sender of mails is written: `Hatkhola <noreply@hatkhola.example>`. */
  mail_from: string | undefined
}

/** Messages to phones in the name of this service: opened at the first need, and kept. */
export function pushOf(database: Pick<Database, 'db'>, settings: PushSettings, log: Parameters<typeof keepPushKeys>[2]): () => Promise<Push> {
  const keys = keepPushKeys(database, settings.secret, log)
  let opened: Push | undefined
  return async () => {
    opened ??= openPush({ keys: await keys(), subject: subjectOf(settings), log })
    return opened
  }
}

/** Whom a push service writes to when our messages are a nuisance. A copy on a developer's machine has no address of its own. @see RFC 8292 §2.1 */
function subjectOf({ origin, mail_from }: PushSettings): string {
  if (origin.startsWith('https:')) return origin
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mail_from ?? '')?.[0] ?? 'nobody@hatkhola.example'}`
}
