import { createECDH, createHmac, hkdfSync } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { OpeningKey, SealingKey } from '#contract/accounts/phone-keys.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../../../db/connection/open.ts'
import { users } from '../../../db/tables/accounts.ts'

const CURVE = 'prime256v1'
const NUMBER_BYTES = 32
const MARK_BYTES = 16

interface Asked {
  /** APP_SECRET. */
  secret: string
  user_id: number
  phone_id: string
}

type Db = Pick<Database['db'], 'select'>

/**
 * The public half of the key for one account on one phone. It is derived each time: nothing of it is stored.
 * @throws {Problem} not-signed-in — the account was deleted while its owner asked.
 */
export async function sealingKeyOf(db: Db, asked: Asked): Promise<SealingKey> {
  const { d: _, ...key } = await openingKeyOf(db, asked)
  return key
}

/**
 * Both halves of it. The same APP_SECRET, account and phone give the same key, whatever the password is; a deleted account has none ever again.
 * @throws {Problem} not-signed-in — the account was deleted while its owner asked.
 * @see RFC 5869
 */
export async function openingKeyOf(db: Db, { secret, user_id, phone_id }: Asked): Promise<OpeningKey> {
  const found = await db
    .select({ salt: users.phone_salt })
    .from(users)
    .where(and(eq(users.id, user_id), isNull(users.deleted_at)))
  const salt = found[0]?.salt
  if (!salt) throw new Problem('not-signed-in')
  const pair = createECDH(CURVE)
  pair.setPrivateKey(privateNumber(secret, salt, `hatkhola phone keys: ${user_id} ${phone_id}`))
  // Uncompressed: a byte that says so, then both numbers.
  const point = pair.getPublicKey()
  const numberAt = (at: number) => point.subarray(at, at + NUMBER_BYTES).toString('base64url')
  return { mark: markOf(salt, phone_id), x: numberAt(1), y: numberAt(1 + NUMBER_BYTES), d: padded(pair.getPrivateKey()) }
}

/**
 * Not made from APP_SECRET: where that was changed, the phone still knows whose it was, and can tell its owner that it cannot be opened any more.
 */
const markOf = (salt: string, phone_id: string): string => createHmac('sha256', salt).update(phone_id).digest().subarray(0, MARK_BYTES).toString('base64url')

/** The next one where the number is no private key of the curve, which happens once in four thousand million times. */
function privateNumber(secret: string, salt: string, info: string): Buffer {
  for (let at = 0; ; at += 1) {
    const bytes = Buffer.from(hkdfSync('sha256', secret, salt, `${info} ${at}`, NUMBER_BYTES))
    if (isPrivateKey(bytes)) return bytes
  }
}

function isPrivateKey(bytes: Buffer): boolean {
  try {
    createECDH(CURVE).setPrivateKey(bytes)
    return true
  } catch {
    return false
  }
}

/** Node leaves zeros at the front out. */
const padded = (bytes: Buffer): string => Buffer.concat([Buffer.alloc(NUMBER_BYTES - bytes.length), bytes]).toString('base64url')
