import { eq } from 'drizzle-orm'
import { makePushKeys } from '../../adapters/push/open-push.ts'
import type { PushKeys } from '../../adapters/push/push.ts'
import { CannotUnseal, seal, unseal } from '../../adapters/sealing.ts'
import type { Database } from '../../db/connection/open.ts'
import { push_keys, push_subscriptions } from '../../db/tables/notices.ts'

const PURPOSE = 'push key'
const ONLY = 1

interface KeyLog {
  warn: (facts: object, text: string) => void
}

/**
 * The key pair of this service, made by whichever process asks first. Once the secret of the app has changed, the service cannot sign with
 * the old pair any more: it makes a new one, and deletes what was subscribed under the old one; pages subscribe anew by themselves.
 */
export async function readPushKeys(db: Database['db'], secret: string, log: KeyLog): Promise<PushKeys> {
  const found = await findOrMake(db, secret)
  try {
    return opened(found, secret)
  } catch (error) {
    if (!(error instanceof CannotUnseal)) throw error
    log.warn({}, 'APP_SECRET is another one than before: phones are subscribed anew when their owners come back')
    await db.transaction(async (tx) => {
      const dropped = await tx.delete(push_keys).where(eq(push_keys.sealed, found.sealed)).returning({ id: push_keys.id })
      if (dropped.length > 0) await tx.delete(push_subscriptions)
    })
    return opened(await findOrMake(db, secret), secret)
  }
}

type Row = typeof push_keys.$inferSelect

async function findOrMake(db: Database['db'], secret: string): Promise<Row> {
  const [found] = await db.select().from(push_keys)
  if (found) return found
  const { public_key, private_key } = makePushKeys()
  // Several processes may start at once: all use the first one's pair.
  await db
    .insert(push_keys)
    .values({ id: ONLY, public_key, sealed: seal(secret, PURPOSE, private_key) })
    .onConflictDoNothing()
  const [made] = await db.select().from(push_keys)
  if (!made) throw new TypeError('the push keys are gone again')
  return made
}

const opened = ({ public_key, sealed }: Row, secret: string): PushKeys => ({ public_key, private_key: unseal(secret, PURPOSE, sealed) })

/** The same, read once by this process, at the first need; what failed is tried again at the next. */
export function keepPushKeys(database: Pick<Database, 'db'>, secret: string, log: KeyLog): () => Promise<PushKeys> {
  let known: Promise<PushKeys> | undefined
  return () => {
    known ??= readPushKeys(database.db, secret, log).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}
