import { sql } from 'drizzle-orm'
import { imageIdentity } from '#contract/core/images.ts'
import { DAY_MS } from '#contract/core/time.ts'
import type { ListedFiles } from '../../adapters/files/files.ts'
import { isOwnPicture } from '../../adapters/pictures.ts'
import { isPrivateFileKey } from '../../adapters/private-files.ts'
import type { Database } from '../../db/connection/open.ts'
import { NAMED_FILES, nameOf, placesOf } from './sweep-uploads.ts'

const AT_ONCE = 500

export interface StrayTools {
  db: Pick<Database['db'], 'execute'>
  stores: readonly Pick<ListedFiles, 'keys' | 'storedAt' | 'remove'>[]
  /** Milliseconds since the epoch. */
  now: () => number
}

/**
 * Removes files of users to which no row leads: what a restored database or a removal that broke off left behind. A file is entered before it is
 * stored, so that one without a row is not a user's draft; and one that is not a day old is left alone all the same. Whatever the rows of any
 * user show stays. It may end anywhere: the next run begins anew.
 */
export async function sweepStrays({ db, stores, now }: StrayTools): Promise<void> {
  for (const store of stores) {
    const sweep = async (keys: readonly string[]) => {
      for (const key of await withoutRow(db, keys)) if (now() - ((await store.storedAt(key)) ?? now()) > DAY_MS) await store.remove(key)
    }
    let keys: string[] = []
    for await (const key of store.keys()) {
      if (!isPrivateFileKey(key) && !isOwnPicture(imageIdentity(key))) continue
      keys.push(key)
      if (keys.length < AT_ONCE) continue
      await sweep(keys)
      keys = []
    }
    await sweep(keys)
  }
}

/** Those to which no row leads: none of the account of uploads, of the private files that rows name, or of anything that shows a picture. */
async function withoutRow(db: StrayTools['db'], keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const entries = [...new Set(keys.map(imageIdentity))]
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from unnest(${sql.param(entries)}::text[]) as stored (key)
    where not exists (select from uploads where uploads.key = stored.key) and not exists (select from ${NAMED_FILES} where named.key = stored.key)`)
  const strays = new Set(rows.map(({ key }) => key))
  if (strays.size === 0) return []
  // Pictures from before there was an account of uploads are in use and have no row there.
  const places = await placesOf(db, { names: [...strays].map(nameOf), among: () => sql`true` })
  const shown = new Set(places.map(({ name }) => name))
  return keys.filter((key) => strays.has(imageIdentity(key)) && !shown.has(nameOf(imageIdentity(key))))
}
