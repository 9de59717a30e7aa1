import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { appendFile, chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFiles } from '#server/adapters/files/open-files.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { type Database, openDatabase } from '#server/db/connection/open.ts'
import { freePort } from '#server/db/embedded/free-port.ts'
import { findDatabaseUser } from '#server/db/embedded/programs.ts'
import { migrate } from '#server/db/migrate.ts'

/** Of a PostgreSQL that is installed beside the embedded one; most machines have none. */
const INSTALLED = '/usr/lib/postgresql'
const major = existsSync(INSTALLED) ? readdirSync(INSTALLED).find((one) => Number(one) >= 15 && existsSync(join(INSTALLED, one, 'bin/initdb'))) : undefined
const ROOT = join(tmpdir(), `hatkhola-own-${randomBytes(6).toString('hex')}`)
const [CLUSTER, DATA, ARCHIVE] = [join(ROOT, 'cluster'), join(ROOT, 'data'), join(ROOT, 'archive')]
const LONG_MS = 120_000

let database: Database
const settings = () => ({ database_url: database.url, data_folder: DATA, s3: undefined })

async function program(name: string, ...words: string[]): Promise<void> {
  const user = await findDatabaseUser()
  const ran = spawnSync(join(INSTALLED, major ?? '', 'bin', name), words, { cwd: ROOT, stdio: 'ignore', ...(user && { uid: user.uid, gid: user.gid }) })
  if (ran.status !== 0) throw new Error(`${name} ended with ${ran.status}`)
}

describe.runIf(major)('a PostgreSQL of one’s own', () => {
  beforeAll(async () => {
    await mkdir(ROOT, { recursive: true, mode: 0o755 })
    await mkdir(DATA)
    const user = await findDatabaseUser()
    await writeFile(join(ROOT, 'password'), 'secret word')
    if (user) for (const path of [ROOT, join(ROOT, 'password')]) await chown(path, user.uid, user.gid)
    await program('initdb', '-D', CLUSTER, '-U', 'keeper', '--auth=scram-sha-256', `--pwfile=${join(ROOT, 'password')}`, '--encoding=UTF8', '--no-locale', '-N')
    await mkdir(ARCHIVE)
    if (user) await chown(ARCHIVE, user.uid, user.gid)
    // As operations/backups.md has it.
    const copy = `test ! -f ${ARCHIVE}/%f && cp %p ${ARCHIVE}/%f.part && sync ${ARCHIVE}/%f.part && mv ${ARCHIVE}/%f.part ${ARCHIVE}/%f`
    await appendFile(join(CLUSTER, 'postgresql.conf'), `archive_mode = on\narchive_command = '${copy}'\n`)
    const port = await freePort()
    await program(
      'pg_ctl',
      'start',
      '-w',
      '-D',
      CLUSTER,
      '-l',
      join(ROOT, 'log'),
      '-o',
      `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`,
    )
    const url = `postgres://keeper:secret%20word@127.0.0.1:${port}/postgres`
    database = await openDatabase({ url, dataFolder: '', label: 'hatkhola test', log: () => undefined })
    await migrate(database)
    await database.pool.query('create table kept as select 7 as n')
  }, LONG_MS)
  afterAll(async () => {
    await database?.close()
    await program('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', CLUSTER)
    await rm(ROOT, { recursive: true, force: true })
  }, LONG_MS)

  it('is backed up by its own program, and restored by its own version, also to a moment', { timeout: LONG_MS }, async () => {
    await (await openFiles(settings())).put('people/one.webp', Buffer.from('picture'), 'image/webp')
    const { folder, manifest } = await makeBackup({ target: join(ROOT, 'backups'), settings: settings() })
    expect(manifest.postgresql).toMatchObject({ kind: 'own', major, role: 'keeper', database: 'postgres', archives: true })
    const place = join(ROOT, 'restored')
    const restored = await restoreBackup({ backup: folder, folder: place, archive: undefined, until: undefined })
    expect(restored.faults).toEqual([])
    expect(await readFile(join(place, 'media/people/one.webp'), 'utf8')).toBe('picture')
    expect((await readFile(join(place, 'postgresql/data/PG_VERSION'), 'utf8')).trim()).toBe(major)
    expect(restored.figures.users).toBe(0)

    const sign = (name: string) =>
      database.pool.query(
        `insert into users (username, username_key, email, email_key, password_hash) values ($1, $1, $1 || '@mail.example', $1 || '@mail.example', 'none')`,
        [name],
      )
    await sign('before')
    await pause(50)
    const { at } = (await database.pool.query<{ at: Date }>('select clock_timestamp() as at')).rows[0]!
    await pause(50)
    await sign('after')
    const { name } = (await database.pool.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')).rows[0]!
    await expect.poll(() => readdir(ARCHIVE), { timeout: 30_000 }).toContain(name)
    const moment = await restoreBackup({ backup: folder, folder: join(ROOT, 'moment'), archive: ARCHIVE, until: at })
    expect(moment.faults).toEqual([])
    expect(moment.figures.users).toBe(1)
  })

  it('says what a role lacks that may not replicate, and leaves nothing', { timeout: LONG_MS }, async () => {
    await database.pool.query(`create role reader login password 'x' in role pg_read_all_data`)
    const url = new URL(database.url)
    url.username = 'reader'
    url.password = 'x'
    const asked = { target: join(ROOT, 'other'), settings: { ...settings(), database_url: url.href } }
    await expect(makeBackup(asked)).rejects.toThrow(/ALTER ROLE … REPLICATION/)
    expect(readdirSync(join(ROOT, 'other')).filter((name) => name.endsWith('Z'))).toEqual([])
  })
})
