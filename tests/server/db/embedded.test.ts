import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/db/connection/open.ts'

const ROOT = join(tmpdir(), `hatkhola-embedded-${randomBytes(6).toString('hex')}`)
/** Where the first start was: what the others are copied from. */
const STOCK = join(ROOT, 'stock')
const opened: Database[] = []
const children: ChildProcess[] = []
let folders = 0

/** A place for a database: there is none yet, but the programs, which root's first start would copy, are there already. */
async function newFolder(): Promise<string> {
  folders += 1
  const folder = join(ROOT, String(folders))
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(STOCK)) if (name.startsWith('postgresql-')) await symlink(join(STOCK, name), join(folder, name))
  return folder
}

async function open(dataFolder: string, label = 'hatkhola test'): Promise<Database> {
  const database = await openDatabase({ dataFolder, label, log: () => undefined, fast: true })
  opened.push(database)
  return database
}

/** Another process that holds the folder; resolves when it does. */
async function holder(folder: string, label: string): Promise<ChildProcess> {
  const child = start(folder, label)
  await once(child.stdout!, 'data')
  return child
}

function start(folder: string, label: string): ChildProcess {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../support/server/database-holder.ts'), folder, label], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

const postmasterPid = async (folder: string) => Number((await readFile(join(folder, 'database/data/postmaster.pid'), 'utf8')).split('\n')[0])

/** A database that was stopped, with one row. */
async function stopped(): Promise<string> {
  const folder = await newFolder()
  // With its owner: what root copies would belong to root, and PostgreSQL wants its files to be its own.
  execFileSync('cp', ['-a', join(STOCK, 'database'), folder])
  return folder
}

const words = async (database: Database) => (await database.pool.query('select word from kept')).rows

beforeAll(async () => {
  await mkdir(STOCK, { recursive: true })
  const database = await open(STOCK)
  await database.pool.query('create table kept (word text); insert into kept values ($$here$$)')
  await database.close()
})
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
  for (const child of children.splice(0)) if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM')
})
afterAll(() => rm(ROOT, { recursive: true, force: true }))

describe('answers', () => {
  it('with the same data after a stop and a start', async () => {
    const folder = await stopped()
    const again = await open(folder)
    expect(await words(again)).toEqual([{ word: 'here' }])
  })

  it('as one small PostgreSQL in UTF-8 that only this machine reaches', async () => {
    const { pool } = await open(await newFolder())
    const { rows } = await pool.query(
      `select getdatabaseencoding() as encoding, current_setting('listen_addresses') as listens, current_setting('unix_socket_directories') as sockets, lower('ÀÉ') as small`,
    )
    expect(rows[0]).toEqual({ encoding: 'UTF8', listens: '127.0.0.1', sockets: '', small: 'àé' })
    await expect(
      openDatabase({ url: opened[0]!.url.replace(/:[^:@]+@/, ':guess@'), dataFolder: '', label: 'x', log: () => undefined }).then((one) =>
        one.pool.query('select 1'),
      ),
    ).rejects.toThrow('password')
  })

  it('from the orphan that a killed process left behind', async () => {
    const folder = await newFolder()
    const killed = await holder(folder, 'hatkhola pid 1 port 3000')
    const pid = await postmasterPid(folder)
    await end(killed, 'SIGKILL')
    const next = await open(folder)
    expect(await postmasterPid(folder)).toBe(pid)
    await next.pool.query('select 1')
    await next.close()
    await expect(stat(join(folder, 'database/data/postmaster.pid'))).rejects.toThrow('ENOENT')
  })

  it('after process and PostgreSQL were killed together', async () => {
    const folder = await newFolder()
    const killed = await holder(folder, 'hatkhola pid 1 port 3000')
    process.kill(await postmasterPid(folder), 'SIGKILL')
    await end(killed, 'SIGKILL')
    await expect((await open(folder)).pool.query('select 1')).resolves.toBeDefined()
  })

  it('although the note of the last PostgreSQL names a process that is another program by now', async () => {
    const folder = await stopped()
    await writeFile(join(folder, 'database/data/postmaster.pid'), `${process.ppid}\n${join(folder, 'database/data')}\n0\n5432\n\n127.0.0.1\n\nready   \n`)
    expect(await words(await open(folder))).toEqual([{ word: 'here' }])
  })

  it('again within seconds when PostgreSQL dies under it, and still as the only one', async () => {
    const folder = await newFolder()
    const { pool } = await open(folder, 'the first')
    process.kill(await postmasterPid(folder), 'SIGQUIT')
    await pause(100)
    const until = Date.now() + 5000
    while (Date.now() < until && !(await pool.query('select 1').catch(() => undefined))) await pause(50)
    await expect(pool.query('select 1')).resolves.toBeDefined()
    const isClaimed = async () => (await pool.query(`select 1 from pg_locks where locktype = 'advisory' and granted`)).rowCount
    while (Date.now() < until && !(await isClaimed())) await pause(50)
    await expect(open(folder)).rejects.toMatchObject({ reason: 'in-use' })
  })

  it('with its archive as the last start had it, until one says otherwise', async () => {
    const folder = await stopped()
    const archive = join(folder, 'archive')
    const modes: string[] = []
    for (const said of [archive, undefined, null]) {
      const database = await openDatabase({ dataFolder: folder, archive: said, label: 'hatkhola test', log: () => undefined, fast: true })
      modes.push((await database.pool.query<{ archive_mode: string }>('show archive_mode')).rows[0]!.archive_mode)
      await database.close()
    }
    expect(modes).toEqual(['on', 'on', 'off'])
    await expect(stat(archive)).resolves.toBeDefined()
  })

  it('after an initdb that was killed midway', async () => {
    const folder = await newFolder()
    const child = start(folder, 'killed early')
    const isHalf = async () => (await readdir(folder)).some((name) => name.startsWith('database.'))
    while (!(await isHalf())) await pause(5)
    await end(child, 'SIGKILL')
    expect(await isHalf()).toBe(true)
    await expect((await open(folder)).pool.query('select 1')).resolves.toBeDefined()
    expect((await readdir(folder)).filter((name) => name.startsWith('database'))).toEqual(['database'])
  })
})

describe('refuses', () => {
  it('a second start by naming who holds the folder, and the first goes on', async () => {
    const folder = await newFolder()
    const first = await open(folder, 'hatkhola pid 77 port 3000')
    await expect(open(folder, 'the second')).rejects.toMatchObject({
      name: 'StartRefused',
      reason: 'in-use',
      message: expect.stringContaining('hatkhola pid 77 port 3000'),
    })
    await expect(first.pool.query('select 1')).resolves.toBeDefined()
  })

  it('all but one of four that start at the same moment on an empty folder', async () => {
    const folder = await newFolder()
    const results = await Promise.allSettled(['a', 'b', 'c', 'd'].map((label) => open(folder, label)))
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of results) if (one.status === 'rejected') expect(one.reason).toMatchObject({ reason: 'in-use' })
  })

  it.each<[string, (data: string) => Promise<void>]>([
    ['without its version', (data) => rm(join(data, 'PG_VERSION'))],
    ['of another major version', (data) => writeFile(join(data, 'PG_VERSION'), '12\n')],
    ['with a control file cut short', (data) => truncate(join(data, 'global/pg_control'), 100)],
    ['with an emptied control file of the right length', (data) => writeFile(join(data, 'global/pg_control'), Buffer.alloc(8192))],
    ['without its log of changes', (data) => rm(join(data, 'pg_wal'), { recursive: true })],
    [
      'whose log of changes is cut short',
      async (data) =>
        Promise.all((await readdir(join(data, 'pg_wal'))).filter((name) => name.length === 24).map((name) => truncate(join(data, 'pg_wal', name), 10))).then(
          () => undefined,
        ),
    ],
  ])('a database %s, and replaces nothing', async (_, damage) => {
    const folder = await stopped()
    await damage(join(folder, 'database/data'))
    const before = await readdir(join(folder, 'database/data'))
    await expect(open(folder)).rejects.toMatchObject({ name: 'StartRefused', reason: 'damaged', message: expect.stringContaining('Nothing was changed') })
    expect(await readdir(join(folder, 'database/data'))).toEqual(before)
  })
})

describe('guards', () => {
  it.runIf(process.platform === 'linux')('its PostgreSQL against Ctrl-C in our terminal: it is a session of its own', async () => {
    const folder = await newFolder()
    await open(folder)
    const sessionOf = async (pid: number | 'self') => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ')[3]
    const pid = await postmasterPid(folder)
    expect(await sessionOf(pid)).toBe(String(pid))
    expect(await sessionOf('self')).not.toBe(String(pid))
  })

  it('its files from other users of the machine', async () => {
    const folder = await stopped()
    expect((await stat(join(folder, 'database'))).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, 'database/password'))).mode & 0o777).toBe(0o600)
  })
})
