import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { HEADERS } from '#contract/core/headers.ts'
import { openPrivateStore } from '#server/adapters/files/open-files.ts'
import { openPrivateFiles } from '#server/adapters/private-files.ts'
import { sweepUploads } from '#server/features/uploads/sweep-uploads.ts'
import { openUploadBook } from '#server/features/uploads/upload-book.ts'
import { aPdf } from '#tests/support/a-cv.ts'
import { TEST_SECRET } from '#tests/support/server/app.ts'
import { type AppProcess, freePort, startApp } from '#tests/support/server/app-process.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { NASRIN } from '#tests/support/server/nouns/applying.ts'
import { makeJob } from '#tests/support/server/nouns/jobs.ts'
import { type CrowdMember, makeCrowd, onceAs } from '#tests/support/server/orders/order-crowd.ts'

const KEY = 'the-key-of-one-application'
const database = useDatabase()
let folder = ''
let port = 0
let server: AppProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-applying-'))
})
afterEach(() => server?.end('SIGKILL'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Brings up a server that stops at a place, if one is named. */
async function begin(point = ''): Promise<AppProcess> {
  port = await freePort()
  const settings = { DATABASE_URL: database.url, HATKHOLA_DATA: folder, HATKHOLA_OUT: join(folder, 'nothing-built'), SEED: 'none', APP_SECRET: TEST_SECRET }
  server = await startApp(port, { ...settings, PAUSE_AT: point }, 'tests/support/server/paused-server.ts')
  return server
}

/** @returns undefined — the server was killed before it answered. */
function send(who: CrowdMember, job: number): Promise<Response | undefined> {
  const body = new FormData()
  for (const [name, text] of Object.entries({ ...NASRIN, job_post: String(job) })) body.append(name, text)
  body.append('cv', new Blob([aPdf()], { type: 'application/pdf' }))
  return fetch(`http://127.0.0.1:${port}/api/job_application/`, { method: 'POST', body, headers: onceAs(who, KEY) }).catch(() => undefined)
}

async function killAt(point: string, running: AppProcess): Promise<void> {
  const hasArrived = () => running.output().includes(`paused at ${point}`)
  for (let looks = 0; looks < 600 && !hasArrived(); looks++) await pause(50)
  expect(hasArrived(), running.output().slice(-500)).toBe(true)
  await running.end('SIGKILL')
}

const stored = async () => (await readdir(join(folder, 'papers', 'papers'))).toSorted()
const keysOf = async (table: 'job_cvs' | 'uploads', who: CrowdMember): Promise<string[]> => {
  const { rows } = await database.pool.query<{ key: string }>(`select key from ${table} where user_id = $1 order by key`, [who.user_id])
  return rows.map(({ key }) => key.replace('papers/', ''))
}
async function sweep(): Promise<void> {
  await database.pool.query(`update uploads set look_at = now() - interval '1 second'`)
  const privateFiles = openPrivateFiles(await openPrivateStore({ data_folder: folder, s3: undefined }), { warn: () => undefined }, openUploadBook(database.db))
  await sweepUploads({ db: database.db, privateFiles, pictures: { drop: async () => undefined } })
}

describe('guards', () => {
  it.each(['apply after-check', 'apply before-commit', 'apply after-commit-before-reply'])(
    'an application whose server dies at "%s": sent again it stands once, and its lost CV is swept',
    { timeout: 120_000 },
    async (point) => {
      const [who] = await makeCrowd(database, 1, TEST_SECRET)
      if (!who) throw new Error('nobody applies')
      const job = await makeJob(database.db)
      const running = await begin(point)
      const asked = send(who, job)
      await killAt(point, running)
      expect(await asked).toBeUndefined()
      // The store has no file without a row in the database.
      expect(await stored()).toEqual(expect.arrayContaining(await keysOf('uploads', who)))
      await begin()
      const answer = await send(who, job)
      expect([answer?.status, answer?.headers.get(HEADERS.replayed)]).toEqual([200, point.includes('after-commit') ? 'true' : null])
      const { rows } = await database.pool.query('select cv from job_applications where job_post = $1', [job])
      expect(rows).toEqual([{ cv: expect.any(Number) }])
      await sweep()
      const kept = await keysOf('job_cvs', who)
      expect([kept.length, await keysOf('uploads', who)]).toEqual([1, kept])
      expect((await stored()).filter((name) => kept.includes(name))).toEqual(kept)
    },
  )

  it('the store: after all that there is one CV of each application in it', async () => {
    const { rows } = await database.pool.query<{ key: string }>('select key from job_cvs')
    expect(await stored()).toEqual(rows.map(({ key }) => key.replace('papers/', '')).toSorted())
  })
})
