import { type SQL, sql } from 'drizzle-orm'
import { UPLOADS } from '#contract/uploads.ts'
import type { Pictures } from '../../adapters/pictures.ts'
import { isPrivateFileKey, type PrivateFiles } from '../../adapters/private-files.ts'
import type { Database } from '../../db/connection/open.ts'
import { takeLooseCvs } from '../../db/jobs/loose-cvs.ts'
import { PERSONAL_DATA } from '../../db/personal-data-of-nouns.ts'

const AT_ONCE = 100
/** When a picture that could not be removed, or whose sweeper died, is looked at again. */
const AGAIN_AFTER_MINUTES = 60

interface Upload extends Record<string, unknown> {
  key: string
  user_id: number
  was_shown: boolean
}

export interface SweepingTools {
  db: Pick<Database['db'], 'execute' | 'transaction'>
  pictures: Pick<Pictures, 'drop'>
  privateFiles: Pick<PrivateFiles, 'remove'>
}

/**
 * Looks at pictures and private files whose time has come, and removes what nothing shows now and nothing showed the last time: a text that lost its picture may
 * get it back from another phone. Several may sweep at once: each looks at what no other does. Gives whether there may be more.
 */
export async function sweepUploads({ db, pictures, privateFiles }: SweepingTools): Promise<boolean> {
  const due = await claim(db)
  if (due.length === 0) return false
  const [sheets, images] = [due.filter(({ key }) => isPrivateFileKey(key)), due.filter(({ key }) => !isPrivateFileKey(key))]
  const shown = new Set([...(await shownOf(db, images)), ...(await keptPapers(db, sheets))])
  // Of a private file that nothing has no draft on a phone is left.
  const goes = ({ key, was_shown }: Upload) => !shown.has(key) && (isPrivateFileKey(key) || !was_shown)
  const stay = due.filter((one) => !goes(one)).map(({ key }) => key)
  await db.execute(sql`
    update uploads set was_shown = looked.is_shown, look_at = now() + make_interval(days => ${UPLOADS.keepDays})
    from unnest(${sql.param(stay)}::text[], ${sql.param(stay.map((key) => shown.has(key)))}::boolean[]) as looked (key, is_shown)
    where uploads.key = looked.key`)
  for (const { key } of images.filter(goes)) await pictures.drop(`/media/${key}`)
  for (const { key } of sheets.filter(goes)) await privateFiles.remove(key)
  return due.length === AT_ONCE
}

/** Those that a row names; of CVs that neither a profile nor an application has, none is left. */
async function keptPapers(db: SweepingTools['db'], due: readonly Upload[]): Promise<string[]> {
  if (due.length === 0) return []
  const keys = sql`${sql.param(due.map(({ key }) => key))}::text[]`
  await takeLooseCvs(db, sql`c.key = any(${keys})`)
  const { rows } = await db.execute<{ key: string }>(sql`select key from ${NAMED_FILES} where key = any(${keys})`)
  return rows.map(({ key }) => key)
}

/** The private files that rows name, as a row source with their `key`. */
export const NAMED_FILES = sql`(${sql.join(
  PERSONAL_DATA.flatMap(({ privateFiles }) => privateFiles ?? []),
  sql` union all `,
)}) as named (key)`

export const nameOf = (key: string): string => key.split('/').at(-1)?.replace('.webp', '') ?? ''

async function claim(db: SweepingTools['db']): Promise<Upload[]> {
  const { rows } = await db.execute<Upload>(sql`
    update uploads set look_at = now() + make_interval(mins => ${AGAIN_AFTER_MINUTES})
    where key in (select key from uploads where look_at < now() order by look_at limit ${AT_ONCE} for update skip locked)
    returning key, user_id, was_shown`)
  return rows
}

/**
 * The keys that something of their own senders shows, in any width. A picture in another user's text is not that user's, and goes with what
 * its owner shows.
 */
async function shownOf(db: SweepingTools['db'], due: readonly Upload[]): Promise<Set<string>> {
  const owners = [...new Set(due.map(({ user_id }) => user_id))]
  const rows = await placesOf(db, { names: due.map(({ key }) => nameOf(key)), among: (owner) => sql`${owner} = any(${sql.param(owners)}::int[])` })
  const shown = new Set(rows.map(({ owner, name }) => `${owner}/${name}`))
  return new Set(due.filter(({ user_id, key }) => shown.has(`${user_id}/${nameOf(key)}`)).map(({ key }) => key))
}

interface Looked {
  /** Of pictures: their random part. */
  names: readonly string[]
  /** Whose rows are looked at, by the column that says so. */
  among: (owner: SQL) => SQL
}

/** Who shows which of these pictures. */
export async function placesOf(db: Pick<SweepingTools['db'], 'execute'>, { names, among }: Looked): Promise<{ owner: number; name: string }[]> {
  const { rows } = await db.execute<{ owner: number; name: string }>(sql`
    select distinct owner, found.parts[1] as name from (
      ${sql.join(
        PERSONAL_DATA.flatMap(({ pictures }) => pictures?.(among) ?? []),
        sql` union all `,
      )}
    ) as places (owner, text), lateral regexp_matches(places.text, '([0-9a-f]{32})[-.]', 'g') as found (parts)
    where places.text like '%webp%' and found.parts[1] = any(${sql.param(names)}::text[])`)
  return rows
}
