import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readDatabaseUrl } from '../db/connection/pool.ts'
import type { BackupSource } from './backup-source.ts'
import { baseBackup } from './base-backup.ts'
import { copyCluster } from './copy-cluster.ts'
import { type Figures, readFigures } from './figures.ts'
import { copyMarked, type FileMark, listBelow } from './hashed-files.ts'
import type { Manifest } from './manifest.ts'

/** Where a restored database lies in a data folder: the embedded one where a start looks for it, any other beside. */
export const CLUSTER = { embedded: 'database/data', own: 'postgresql/data' } as const
const PASSWORD = 'database/password'

/** Small files of a data folder that a restored service needs: the secret of a development copy, the book of the local payment gateway. */
const isLoose = (name: string) => name === 'app-secret' || /^payment-gateway(?:-\d+)?$/.test(name)

/** A transaction whose end is in the copy may be a moment away from being seen. */
const SEEN_MS = 250

type Copied = Pick<Manifest, 'ended_at' | 'schema' | 'postgresql' | 'figures' | 'folders' | 'files'> & { warnings: string[] }

/**
 * Copies the database and what belongs to it, with the paths that they have in a data folder.
 * @throws {BackupRefused} as `copyCluster`, `baseBackup`
 */
export async function copyDatabase(source: BackupSource, { into, dataFolder }: { into: string; dataFolder: string }): Promise<Copied> {
  const { session, database, home } = source
  await mkdir(into, { recursive: true, mode: 0o700 })
  const facts = await readFacts(source)
  let before: Figures = {}
  const beforeEnd = async () => {
    before = await readFigures(database.pool)
  }
  const cluster = home ? CLUSTER.embedded : CLUSTER.own
  const place = join(into, cluster)
  if (!home) await mkdir(join(into, 'postgresql'), { mode: 0o700 })
  const copy = home
    ? await copyCluster(session, { data: join(home, 'data'), into: place, beforeEnd })
    : await baseBackup(session, { url: readDatabaseUrl(database.url).url, major: facts.major, into: place, beforeEnd })
  await pause(SEEN_MS)
  const after = await readFigures(database.pool)
  const [end] = await session.query<{ at: Date }>('select clock_timestamp() as at')
  const files: Record<string, FileMark> = Object.fromEntries(Object.entries(copy.files).map(([path, mark]) => [`${cluster}/${path}`, mark]))
  if (home) files[PASSWORD] = await copyMarked(join(home, 'password'), join(into, PASSWORD))
  Object.assign(files, await copyLoose(dataFolder, into))
  const { schema, warnings, ...postgresql } = facts
  return {
    ended_at: (end?.at ?? new Date()).toISOString(),
    schema,
    postgresql: { kind: home ? 'embedded' : 'own', ...postgresql, first_wal: copy.first_wal },
    figures: { before, after },
    folders: copy.folders.map((path) => `${cluster}/${path}`),
    files,
    warnings,
  }
}

interface Facts {
  major: string
  database: string
  role: string
  archives: boolean
  schema: string
  warnings: string[]
}

async function readFacts({ session }: BackupSource): Promise<Facts> {
  const [facts] = await session.query<Omit<Facts, 'schema' | 'warnings'> & { failing: string | null; has_schema: boolean }>(
    `select (current_setting('server_version_num')::int / 10000)::text as major, current_database() as database, session_user::text as role,
       current_setting('archive_mode') <> 'off' as archives, to_regclass('public.applied_migrations') is not null as has_schema,
       (select last_failed_wal from pg_stat_archiver where last_failed_time > coalesce(last_archived_time, '-infinity')) as failing`,
  )
  if (!facts) throw new Error('the database did not say what it is')
  const { failing, has_schema, ...rest } = facts
  const [last] = has_schema ? await session.query<{ name: string | null }>('select max(name) as name from applied_migrations') : []
  const warnings = rest.archives && failing ? [`The archive is behind: ${failing} could not be archived. The log of the database says why.`] : []
  return { ...rest, schema: last?.name ?? '', warnings }
}

async function copyLoose(dataFolder: string, into: string): Promise<Record<string, FileMark>> {
  const marks: Record<string, FileMark> = {}
  const copy = async (path: string) => {
    marks[path] = await copyMarked(join(dataFolder, path), join(into, path))
  }
  const entries = await readdir(dataFolder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries.filter(({ name }) => isLoose(name))) {
    if (entry.isFile()) await copy(entry.name)
    else for (const path of (await listBelow(join(dataFolder, entry.name))).files) await copy(`${entry.name}/${path}`)
  }
  return marks
}
