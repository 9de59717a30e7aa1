import { createHash } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { BackupRefused } from './backup-refused.ts'
import { isMissing } from './hashed-files.ts'

export const MANIFEST = 'manifest.json'
/** Below it stands what is restored, with the paths that it has in a data folder. */
export const CONTENT = 'content'
/** Pictures and papers, for all backups beside it. */
export const SHARED = 'files'

const FORMAT = 'hatkhola-backup'
/** Another number: an older version of Hatkhola could not restore it. */
const VERSION = 1

/** No path that climbs, or that a file system could read in two ways. */
const path = v.pipe(
  v.string(),
  v.check((text) => text !== '' && text.split('/').every((part) => !['', '.', '..'].includes(part)) && !/[\\\p{Cc}]/u.test(text), 'is no path'),
)
const mark = v.object({ bytes: v.pipe(v.number(), v.integer(), v.minValue(0)), sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) })
const figures = v.record(v.string(), v.pipe(v.number(), v.integer()))

const Manifest = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  begun_at: v.string(),
  /** By the clock of the database: what was committed before the copy of it ended is in it. */
  ended_at: v.string(),
  /** The last migration that was applied. */
  schema: v.string(),
  postgresql: v.object({
    kind: v.picklist(['embedded', 'own']),
    major: v.string(),
    /** Names of the database and of the role that reads it. */
    database: v.string(),
    role: v.string(),
    /** Whether what was written from then on was archived. */
    archives: v.boolean(),
    /** The first file of the log of changes that a restore reads. */
    first_wal: v.string(),
  }),
  /** Counted just before and just after the end of the copy of the database. */
  figures: v.object({ before: figures, after: figures }),
  /** Of `content`, also empty ones: PostgreSQL wants them, and not every copy of a backup keeps them. */
  folders: v.array(path),
  files: v.record(path, mark),
  /** Of the folder `files` beside the backups. */
  shared: v.record(path, mark),
})
export type Manifest = v.InferOutput<typeof Manifest>

const sumOf = (manifest: object) => createHash('sha256').update(JSON.stringify(manifest)).digest('hex')

/** Writes down what a backup consists of, as the last of its files: it is there whole or not at all. */
export async function writeManifest(backup: string, said: Omit<Manifest, 'format' | 'version'>): Promise<Manifest> {
  const manifest: Manifest = { format: FORMAT, version: VERSION, ...said }
  const half = join(backup, `${MANIFEST}.half`)
  const file = await open(half, 'wx', 0o600)
  try {
    await file.writeFile(`${JSON.stringify({ ...manifest, sum: sumOf(manifest) }, null, 1)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(half, join(backup, MANIFEST))
  return manifest
}

/**
 * What a backup consists of, as it says itself.
 * @throws {BackupRefused} there is no manifest: the backup was not finished; it is cut or was changed; it is of another format.
 */
export async function readManifest(backup: string): Promise<Manifest> {
  const file = join(backup, MANIFEST)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) throw new BackupRefused(`${backup} is no whole backup: it has no ${MANIFEST}, which is written last.`)
    throw error
  })
  const damaged = (what: string) => new BackupRefused(`The backup is damaged: ${file} ${what}.`)
  const said = parsed(text)
  if (said === undefined) throw damaged('is cut or was changed')
  if (said.format !== FORMAT) throw new BackupRefused(`${file} is not of a backup of Hatkhola.`)
  if (said.version !== VERSION)
    throw new BackupRefused(
      `${file} has the format ${String(said.version)}, and this version of Hatkhola reads the format ${VERSION}. Use the version that made it.`,
    )
  const { sum, ...rest } = said
  if (sum !== sumOf(rest)) throw damaged('was changed: its own sum does not fit')
  const result = v.safeParse(Manifest, rest)
  if (!result.success) throw damaged(`says what cannot be: ${result.issues.map((issue) => v.getDotPath(issue)).join(', ')}`)
  return result.output
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const said: unknown = JSON.parse(text)
    return typeof said === 'object' && said !== null && !Array.isArray(said) ? { ...said } : undefined
  } catch {
    return undefined
  }
}

/** Where the pictures and papers of a backup lie. */
export const sharedOf = (backup: string): string => join(dirname(backup), SHARED)
