import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFiles, openPrivateStore } from '#server/adapters/files/open-files.ts'
import { keepNewest, trimArchive } from '#server/backup/backups-of.ts'
import { type BackupMade, makeBackup } from '#server/backup/make-backup.ts'
import { MANIFEST, readManifest } from '#server/backup/manifest.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { verifyBackup } from '#server/backup/verify-backup.ts'
import { type Database, openDatabase } from '#server/db/connection/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { COMPILED_ONCE } from '#tests/support/server/app-process.ts'
import { type Market, makeMarket } from '#tests/support/server/ledger/ledger-orders.ts'
import { randomMove } from '#tests/support/server/ledger/random-moves.ts'
import { randomOf } from '#tests/support/server/random-of.ts'

const ROOT = join(tmpdir(), `hatkhola-backup-${randomBytes(6).toString('hex')}`)
const [DATA, TARGET, ARCHIVE] = [join(ROOT, 'data'), join(ROOT, 'backups'), join(ROOT, "the wal's archive")]
const SETTINGS = { database_url: undefined, data_folder: DATA, s3: undefined }
const LONG_MS = 120_000
const run = promisify(execFile)

let database: Database
let market: Market
let first: BackupMade
/** What was committed when the copy of the database began. */
let known: number[]
let places = 0

const newPlace = () => {
  places += 1
  return join(ROOT, `restored-${places}`)
}
const open = (dataFolder: string) => openDatabase({ dataFolder, label: 'hatkhola test', log: () => undefined, fast: true })
const picture = (n: number) => Buffer.alloc(2000 + n, n % 251)

/** Everything at once until it is stopped: money, rows of a table, and a picture before each row that names it. */
function underLoad() {
  let isOver = false
  const rows: number[] = []
  const money = async (place: number) => {
    const draw = randomOf(place * 7919)
    while (!isOver) await randomMove({ db: database.db, pool: database.pool, market }, draw).catch(() => undefined)
  }
  const writing = async () => {
    const store = await openFiles(SETTINGS)
    for (let n = 1; !isOver; n++) {
      await store.put(`load/${n}.webp`, picture(n), 'image/webp')
      await database.pool.query('insert into kept values ($1)', [n])
      rows.push(n)
      // A table that comes and goes takes files away while they are copied.
      if (n % 20 === 0) await database.pool.query('create table passing as select generate_series(1, 5000) n; drop table passing')
    }
  }
  const all = Promise.all([writing(), ...[1, 2, 3, 4].map(money)])
  const stop = async () => {
    isOver = true
    await all
  }
  return { rows, stop }
}

const command = (name: string, ...words: string[]) =>
  run(process.execPath, [`src/tasks/${name}.ts`, ...words], {
    env: { ...process.env, ...COMPILED_ONCE, DATABASE_URL: '', HATKHOLA_DATA: DATA, WAL_ARCHIVE: ARCHIVE },
  })
    .then(({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }))
    .catch((error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, said: error.stdout + error.stderr }))

beforeAll(async () => {
  database = await openDatabase({ dataFolder: DATA, archive: ARCHIVE, label: 'hatkhola test', log: () => undefined, fast: true })
  await migrate(database)
  await database.pool.query('create table kept (n int primary key)')
  market = await makeMarket(database, 8)
  const [media, papers] = [await openFiles(SETTINGS), await openPrivateStore(SETTINGS)]
  await media.put('people/one.webp', picture(1), 'image/webp')
  await papers.put(`papers/${'a'.repeat(32)}`, picture(2), 'application/pdf')
  await writeFile(join(DATA, 'app-secret'), 's'.repeat(64))
  const load = underLoad()
  while (load.rows.length < 30) await pause(20)
  first = await makeBackup({
    target: TARGET,
    settings: SETTINGS,
    say: (what) => {
      if (what === 'the database') known = [...load.rows]
    },
  })
  await load.stop()
}, LONG_MS)
afterAll(async () => {
  await database?.close()
  await rm(ROOT, { recursive: true, force: true })
}, LONG_MS)

describe('a backup that was made while orders were placed and called off', () => {
  it('is whole, and restores to all that was committed, every picture and a ledger without a fault', { timeout: LONG_MS }, async () => {
    const place = newPlace()
    const { code, said } = await command('restore', first.folder, place)
    expect(said).toContain('the ledger is whole')
    expect(code).toBe(0)
    const restored = await open(place)
    try {
      const { rows } = await restored.pool.query<{ n: number }>('select n from kept order by n')
      expect(rows.map(({ n }) => n)).toEqual(expect.arrayContaining(known))
      expect(rows.length).toBeGreaterThan(known.length - 1)
      for (const { n } of rows) expect((await readFile(join(place, 'media/load', `${n}.webp`))).equals(picture(n))).toBe(true)
      expect(await readFile(join(place, 'app-secret'), 'utf8')).toBe('s'.repeat(64))
      expect((await readFile(join(place, 'papers/papers', 'a'.repeat(32)))).equals(picture(2))).toBe(true)
      const { moves } = (await restored.pool.query<{ moves: number }>('select count(*)::int as moves from ledger_moves')).rows[0]!
      expect(moves).toBeGreaterThan(20)
      expect((await restored.pool.query('show archive_mode')).rows).toEqual([{ archive_mode: 'off' }])
      await restored.pool.query('insert into kept values (-1)')
    } finally {
      await restored.close()
    }
  })

  it('says what it consists of, last of all', async () => {
    expect(await readdir(first.folder)).toEqual(expect.arrayContaining(['content', MANIFEST]))
    const manifest = await readManifest(first.folder)
    expect(manifest.postgresql).toMatchObject({ kind: 'embedded', archives: true })
    expect(manifest.schema).toMatch(/^\d{4}_/)
    expect(Object.keys(manifest.files)).toEqual(expect.arrayContaining(['database/data/backup_label', 'database/data/global/pg_control', 'database/password']))
    expect(Object.keys(manifest.files).filter((path) => /postmaster|server\.log|wal-archive/.test(path))).toEqual([])
    expect(await command('restore', first.folder, '--check')).toMatchObject({ code: 0 })
  })
})

describe('refused, with the file named and nothing written,', () => {
  // What is damaged is put aside, and back again.
  const head = (bytes: Buffer, length: number) => bytes.subarray(0, length)
  const flipped = (bytes: Buffer) => bytes.map((byte, n) => (n === 0 ? byte ^ 1 : byte))
  it.each<{ what: string; path: string; damaged?: (bytes: Buffer) => Uint8Array; words: RegExp }>([
    { what: 'a flipped byte', path: 'content/database/data/PG_VERSION', damaged: flipped, words: /PG_VERSION has other bytes/ },
    {
      what: 'a file cut short',
      path: 'content/database/data/global/pg_control',
      damaged: (bytes) => head(bytes, 100),
      words: /pg_control has 100 bytes instead of 8192/,
    },
    { what: 'a missing file', path: 'content/database/data/backup_label', words: /backup_label is missing/ },
    { what: 'a missing picture', path: '../files/media/people/one.webp', words: /people\/one\.webp is missing/ },
    { what: 'a cut manifest', path: MANIFEST, damaged: (bytes) => head(bytes, 500), words: /manifest\.json is cut or was changed/ },
    { what: 'a backup that broke off', path: MANIFEST, words: /no whole backup/ },
  ])('is $what', { timeout: LONG_MS }, async ({ path, damaged, words }) => {
    // The file is put aside, and back again.
    const [file, aside, place] = [join(first.folder, path), join(ROOT, 'aside'), newPlace()]
    await rename(file, aside)
    try {
      if (damaged) await writeFile(file, damaged(await readFile(aside)))
      await expect(restoreBackup({ backup: first.folder, folder: place, archive: undefined, until: undefined })).rejects.toThrow(words)
      await expect(readdir(place)).rejects.toThrow('ENOENT')
    } finally {
      await rename(aside, file)
    }
  })

  it('is a file more', async () => {
    const file = join(first.folder, 'content/database/data/recovery.signal')
    await writeFile(file, '')
    await expect(verifyBackup(first.folder)).rejects.toThrow(/recovery\.signal is not of this backup/)
    await rm(file)
  })

  it('is a place that is not empty, or where a database runs', async () => {
    const place = newPlace()
    await mkdir(place)
    await writeFile(join(place, 'mine'), 'mine')
    const into = (folder: string) => restoreBackup({ backup: first.folder, folder, archive: undefined, until: undefined })
    await expect(into(place)).rejects.toThrow(/is not empty \(mine\)/)
    expect(await readdir(place)).toEqual(['mine'])
    await expect(into(DATA)).rejects.toThrow(/A database runs in/)
    expect(await command('restore', first.folder, place)).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') })
  })

  it('is the folder of all backups, by naming the last', async () => {
    await expect(verifyBackup(TARGET)).rejects.toThrow(`the last is ${first.folder}`)
  })
})

describe('any moment after it', () => {
  const until = (moment: Date | 'latest', folder = newPlace()) => restoreBackup({ backup: first.folder, folder, archive: ARCHIVE, until: moment, fast: true })

  it('is restored from the archive, with what was written before and without what came after', { timeout: LONG_MS }, async () => {
    await database.pool.query('insert into kept values (1000001)')
    await pause(50)
    const { at } = (await database.pool.query<{ at: Date }>('select clock_timestamp() as at')).rows[0]!
    await pause(50)
    await database.pool.query('insert into kept values (1000002)')
    const { name } = (await database.pool.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')).rows[0]!
    await expect.poll(() => readdir(ARCHIVE), { timeout: 20_000 }).toContain(name)

    const place = newPlace()
    expect((await until(at, place)).faults).toEqual([])
    const restored = await open(place)
    const late = 'select n from kept where n > 1000000 order by n'
    expect((await restored.pool.query(late)).rows).toEqual([{ n: 1_000_001 }])
    await restored.close()

    const all = newPlace()
    expect((await until('latest', all)).faults).toEqual([])
    const other = await open(all)
    expect((await other.pool.query(late)).rows).toEqual([{ n: 1_000_001 }, { n: 1_000_002 }])
    await other.close()
  })

  it('is refused before the end of the backup, after the end of the archive and without an archive', { timeout: LONG_MS }, async () => {
    await expect(until(new Date(Date.parse(first.manifest.ended_at) - 1000))).rejects.toThrow(/This backup ended at/)
    const place = newPlace()
    await expect(until(new Date(Date.now() + 3_600_000), place)).rejects.toThrow(/The archive ends before .* its last transaction is of \d{4}/)
    expect(await readdir(place)).toEqual([])
    await expect(restoreBackup({ backup: first.folder, folder: newPlace(), archive: undefined, until: 'latest' })).rejects.toThrow(/--archive or WAL_ARCHIVE/)
    expect(await command('restore', first.folder, newPlace(), '--until', '2026-01-31 10:00')).toMatchObject({
      code: 1,
      said: expect.stringContaining('its offset'),
    })
  })
})

describe('a restored database that archives to the same folder', () => {
  const withArchive = (dataFolder: string) => openDatabase({ dataFolder, archive: ARCHIVE, label: 'hatkhola test', log: () => undefined, fast: true })

  it('has a timeline of its own, which the next restore does not take', { timeout: LONG_MS }, async () => {
    const restored = async () => {
      const place = newPlace()
      await restoreBackup({ backup: first.folder, folder: place, archive: ARCHIVE, until: undefined, fast: true })
      return place
    }
    const one = await restored()
    await (await withArchive(one)).close()
    expect(await readdir(ARCHIVE)).toContain('00000002.history')
    const two = await restored()
    expect(await readdir(join(two, 'database/data/pg_wal'))).toContain('00000003.history')
    await writeFile(join(ARCHIVE, '00000003.history'), 'of another one')
    await expect(withArchive(two)).rejects.toThrow(/is of another database: its 00000003\.history differs/)
    for (const name of ['00000002.history', '00000003.history']) await rm(join(ARCHIVE, name))
  })
})

describe('the next backup', () => {
  it('copies no picture again, and takes the place of the oldest', { timeout: LONG_MS }, async () => {
    await (await openFiles(SETTINGS)).remove('people/one.webp')
    const pictures = (await readdir(join(DATA, 'media/load'))).length
    const before = Object.keys(first.manifest.shared).filter((path) => path.startsWith('media/load/')).length
    const { code, said } = await command('backup', TARGET, '--keep', '1', '--trim-archive')
    expect(said).toContain(`of which ${pictures - before} are new`)
    expect(code).toBe(0)
    const [second, ...more] = (await readdir(TARGET)).filter((name) => name.endsWith('Z'))
    expect(more).toEqual([])
    expect(join(TARGET, second!)).not.toBe(first.folder)
    await verifyBackup(join(TARGET, second!))
    // What was deleted leaves with the last backup that had it.
    expect(await readdir(join(TARGET, 'files/media/people'))).toEqual([])
    const { first_wal } = (await readManifest(join(TARGET, second!))).postgresql
    expect((await readdir(ARCHIVE)).filter((name) => name < first_wal)).toEqual([])
    expect(await trimArchive(ARCHIVE, TARGET)).toBe(0)
  })

  it('leaves one alone that this version cannot read, and its pictures', async () => {
    const newer = join(TARGET, '2020-01-01T00-00-00Z')
    await mkdir(newer)
    await writeFile(join(newer, MANIFEST), '{"format":"hatkhola-backup","version":2}')
    await writeFile(join(TARGET, 'files/media/people/theirs.webp'), 'x')
    expect(await keepNewest(TARGET, 1)).toBe(0)
    expect(await readdir(join(TARGET, 'files/media/people'))).toEqual(['theirs.webp'])
    await rm(newer, { recursive: true })
  })

  it('waits for no other of the same database: it is refused', { timeout: LONG_MS }, async () => {
    const both = await Promise.allSettled([makeBackup({ target: TARGET, settings: SETTINGS }), makeBackup({ target: TARGET, settings: SETTINGS })])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { message: expect.stringContaining('Another backup') } })
  })
})
