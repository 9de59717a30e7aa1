import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nameOf } from '#server/backup/backups-of.ts'
import { misfits } from '#server/backup/figures.ts'
import { findInstalled } from '#server/backup/find-programs.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { MANIFEST, type Manifest, readManifest, writeManifest } from '#server/backup/manifest.ts'
import { recoverySettings } from '#server/backup/recovery-settings.ts'
import { isBefore, walFiles } from '#server/backup/wal-range.ts'
import { asOptions } from '#server/db/embedded/server-settings.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-backup-parts-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the log of changes', () => {
  it('is named from its first file to its last, also over the end of a number', () => {
    expect(walFiles('0000000100000000000000FE', '000000010000000100000001', 2 ** 24)).toEqual([
      '0000000100000000000000FE',
      '0000000100000000000000FF',
      '000000010000000100000000',
      '000000010000000100000001',
    ])
    expect(walFiles('000000020000000000000FFF', '000000020000000100000000', 2 ** 20)).toHaveLength(2)
    expect(() => walFiles('000000010000000000000002', '000000010000000000000001', 2 ** 24)).toThrow(RangeError)
    expect(() => walFiles('000000010000000000000002', '000000020000000000000003', 2 ** 24)).toThrow(RangeError)
  })

  it('is needed from the first file of the oldest backup, on every timeline', () => {
    const first = '000000010000000000000010'
    expect(['00000001000000000000000F', '00000002000000000000000F', '00000001000000000000000F.00000028.backup'].every((name) => isBefore(name, first))).toBe(
      true,
    )
    expect([first, '000000030000000000000011', '00000002.history', 'archtemp.00000001000000000000000F.1'].some((name) => isBefore(name, first))).toBe(false)
  })
})

describe('figures', () => {
  it('fit where they are between those before and after the end of a backup', () => {
    const between = { before: { users: 3, 'free in': 500 }, after: { users: 5, 'free in': 500 } }
    expect(misfits(between, { users: 4, 'free in': 500, more: 1 })).toEqual([])
    expect(misfits(between, { users: 2, 'free in': 501 })).toEqual(['users: 2 instead of 3 to 5', 'free in: 501 instead of 500'])
    expect(misfits(between, { users: 3 })).toEqual(['free in: nothing instead of 500'])
  })
})

describe('a recovery', () => {
  it('reads an archive whose name holds anything, and hands it through two shells', () => {
    const { restore_command } = recoverySettings({ archive: "/back ups/100%/it's", until: 'latest' })
    expect(restore_command).toBe(String.raw`cp '/back ups/100%%/it'\''s'/%f "%p"`)
    expect(asOptions({ a: 'plain', b: "it's" })).toBe(String.raw`-c a=plain -c b='it'\''s'`)
  })

  it('ends at the end of the backup where no moment is named, and still sees the timelines of the archive', () => {
    expect(recoverySettings({ archive: undefined, until: undefined })).toMatchObject({ restore_command: 'false', recovery_target_timeline: 'current' })
    expect(recoverySettings({ archive: '/wal', until: undefined }).restore_command).toContain('*.history)')
    expect(recoverySettings({ archive: '/wal', until: new Date('2026-01-31T10:00:00Z') })).toMatchObject({ recovery_target_time: '2026-01-31 10:00:00.000+00' })
  })
})

describe('a manifest', () => {
  const said: Omit<Manifest, 'format' | 'version'> = {
    begun_at: '2026-01-31T10:00:00.000Z',
    ended_at: '2026-01-31T10:00:05.000Z',
    schema: '0001_any',
    postgresql: { kind: 'embedded', major: '18', database: 'a', role: 'b', archives: false, first_wal: '000000010000000000000001' },
    figures: { before: {}, after: {} },
    folders: [],
    files: {},
    shared: {},
  }
  const changed = async (change: (text: string) => string) => {
    const place = await mkdtemp(join(folder, 'one-'))
    await writeManifest(place, said)
    const text = await readFile(join(place, MANIFEST), 'utf8')
    await writeFile(join(place, MANIFEST), change(text))
    return readManifest(place)
  }

  it('is read as it was written', async () => {
    expect(await changed((text) => text)).toMatchObject(said)
  })

  it.each<[string, (text: string) => string, RegExp]>([
    ['that is cut', (text) => text.slice(0, -200), /damaged: .*manifest\.json is cut or was changed/],
    ['in which a digit was changed', (text) => text.replace('10:00:05', '10:00:06'), /damaged: .*its own sum does not fit/],
    ['of a newer format', (text) => text.replace('"version": 1', '"version": 2'), /has the format 2, and this version of Hatkhola reads the format 1/],
    ['of something else', () => '{"name":"other"}', /not of a backup of Hatkhola/],
    ['that names a file outside', (text) => text.replace('"files": {}', '"files": {"../../etc/passwd":{"bytes":1,"sha256":"00"}}'), /damaged/],
  ])('is refused %s', async (_, change, words) => {
    await expect(changed(change)).rejects.toThrow(words)
  })

  it('is missed where a backup broke off', async () => {
    await expect(readManifest(folder)).rejects.toThrow(/no whole backup: it has no manifest\.json/)
  })
})

describe('refuses', () => {
  const settings = () => ({ database_url: undefined, data_folder: folder, s3: undefined })

  it('a bucket as a target, and says how a folder gets there', async () => {
    await expect(makeBackup({ target: 's3://bucket/prefix', settings: settings() })).rejects.toThrow(/aws s3 sync <folder> s3:\/\/bucket\/prefix/)
  })

  it('a target in the data folder, and a data folder without a database', async () => {
    await expect(makeBackup({ target: join(folder, 'backups'), settings: settings() })).rejects.toThrow(/lies in the data folder/)
    await expect(makeBackup({ target: join(tmpdir(), 'hatkhola-no-backup'), settings: settings() })).rejects.toThrow(/There is no database in/)
  })

  it('a PostgreSQL through PgBouncer', async () => {
    const database_url = 'postgres://a@127.0.0.1:1/b?pgbouncer=true'
    await expect(makeBackup({ target: join(tmpdir(), 'hatkhola-no-backup'), settings: { ...settings(), database_url } })).rejects.toThrow(/PgBouncer/)
  })

  it('a version of PostgreSQL that is not installed, and says what to install', async () => {
    await expect(findInstalled('pg_basebackup', '9')).rejects.toThrow(/needs pg_basebackup of version 9 here .*apt install postgresql-client-9/)
  })
})

it('a backup is named by its time', () => {
  expect(nameOf(new Date('2026-01-31T10:00:05.678Z'))).toBe('2026-01-31T10-00-05Z')
})
