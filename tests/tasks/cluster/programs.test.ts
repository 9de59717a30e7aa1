import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPrograms, installText, isComplete, newestPostgresql } from '../../../src/tasks/cluster/programs.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-programs-'))
  for (const [name, mode] of [
    ['patroni', 0o755],
    ['etcd', 0o644],
  ] as const) {
    await writeFile(join(folder, name), '#!/bin/sh\n')
    await chmod(join(folder, name), mode)
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const ALL = { postgresql: '/pg', patroni: '/patroni', etcd: '/etcd', haproxy: '/haproxy', pgbouncer: '/pgbouncer' }

it('finds a program that may be run', () => {
  expect(findPrograms(`/nowhere:${folder}`).patroni).toBe(join(folder, 'patroni'))
  expect(findPrograms(folder).etcd).not.toBe(join(folder, 'etcd'))
})

it('takes the newest PostgreSQL from 15 on', () => {
  expect(newestPostgresql(['9.6', '14', '15', '18'])).toBe('/usr/lib/postgresql/18/bin')
  expect(newestPostgresql(['9.6', '14'])).toBeUndefined()
})

it('says what to install, and nothing more', () => {
  expect(isComplete(ALL)).toBe(true)
  const { patroni: _, pgbouncer: __, ...found } = ALL
  expect(isComplete(found)).toBe(false)
  expect(installText(found)).toContain('Missing: patroni, pgbouncer.')
  expect(installText(found)).toContain('apt-get install -y --no-install-recommends patroni python3-etcd pgbouncer\n')
})
