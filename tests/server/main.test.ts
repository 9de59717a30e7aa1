import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, startApp } from '#tests/support/server/app-process.ts'
import { useDatabase } from '#tests/support/server/database.ts'

const MAIN = resolve(import.meta.dirname, '../../src/server/main.ts')
const database = useDatabase()
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-main-'))
})
afterAll(() => rm(folder, { recursive: true }))

const settings = (more: Record<string, string> = {}) => ({
  DATABASE_URL: database.url,
  HATKHOLA_DATA: folder,
  SEED: 'none',
  HATKHOLA_OUT: join(folder, 'nothing-built'),
  ...more,
})

/** Runs the server to its end; for starts that are refused. */
async function runToEnd(env: Record<string, string>): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH, ...env } })
  let errors = ''
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
  await once(child, 'exit')
  return { code: child.exitCode, errors }
}

/** Each starts processes, on a machine that may have much to do. */
const PROCESSES = { timeout: 60_000 }

describe('answers', PROCESSES, () => {
  it('on its port, says where, keeps its secret over restarts, and ends at SIGTERM with what is under way', async () => {
    const port = await freePort()
    const app = await startApp(port, settings())
    expect(app.output()).toContain(`http://localhost:${port}`)
    const [gateway = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(app.output()) ?? []
    expect((await fetch(`${gateway}/gwprocess/v4/gw.php?Q=PAY&SESSIONKEY=none`)).status).toBe(404)
    // Only tests may make a gateway misbehave.
    expect((await fetch(`${gateway}/__control/ledger`)).status).toBe(404)
    const secret = await readFile(join(folder, 'app-secret'), 'utf8')
    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32)
    expect((await stat(join(folder, 'app-secret'))).mode & 0o777).toBe(0o600)

    const lock = new pg.Client({ connectionString: database.url })
    await lock.connect()
    await lock.query('begin; lock table events in access exclusive mode')
    const underWay = fetch(`http://127.0.0.1:${port}/api/event/`)
    await new Promise((done) => setTimeout(done, 300))
    const ended = app.end('SIGTERM')
    await new Promise((done) => setTimeout(done, 300))
    await lock.query('commit')
    await lock.end()
    const answer = await underWay
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual([])
    expect(await ended).toBe(0)

    const again = await startApp(port, settings())
    expect(await readFile(join(folder, 'app-secret'), 'utf8')).toBe(secret)
    expect(await again.end('SIGINT')).toBe(0)
  })

  it('an uncaught failure by ending with 1, after what is under way', async () => {
    const port = await freePort()
    const script = "process.on('SIGUSR2',()=>Promise.reject(new Error('nobody caught this')))"
    const app = await startApp(port, settings({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` }))
    expect(await app.end('SIGUSR2')).toBe(1)
    expect(app.output()).toContain('"msg":"unhandled rejection"')
  })
})

describe('says', () => {
  const warning = 'production runs on the embedded database'
  const production = {
    ...{ HATKHOLA_MODE: 'production', APP_SECRET: 'a secret of this test, at least 32 bytes', APP_ORIGIN: 'https://a.example', DRAIN_SECONDS: '0' },
    ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@a.example', SUPPORT_EMAIL: 'help@a.example', HOST: '127.0.0.1' },
    ...{ SSLCOMMERZ_MODE: 'sandbox', SSLCOMMERZ_STORE_ID: 'shop', SSLCOMMERZ_STORE_PASSWORD: 'secret' },
  }

  it('once and as an error that production runs on the embedded database, and nothing of that on one of its own', async () => {
    const own = await startApp(await freePort(), { ...settings(), ...production })
    await own.end('SIGTERM')
    expect(own.output()).not.toContain(warning)
    const data = await mkdtemp(join(tmpdir(), 'hatkhola-embedded-'))
    // For root, PostgreSQL runs as another user.
    await chmod(data, 0o755)
    const embedded = await startApp(await freePort(), { ...settings(), ...production, DATABASE_URL: '', HATKHOLA_DATA: data })
    await embedded.end('SIGTERM')
    await rm(data, { recursive: true })
    expect(embedded.output().split(warning)).toHaveLength(2)
    expect(embedded.output()).toMatch(/"level":50[^\n]*embedded database/)
  }, 120_000)
})

describe('refuses', PROCESSES, () => {
  it('to start in production without a secret, with a short one, or without its address', async () => {
    const production = { ...settings(), HATKHOLA_MODE: 'production' }
    const bare = await runToEnd(production)
    expect(bare.code).toBe(1)
    expect(bare.errors).toContain('APP_SECRET is required in production')
    expect(bare.errors).toContain('APP_ORIGIN is required in production')
    expect(bare.errors).toContain('SMTP_URL is required in production')
    expect(bare.errors).toContain('SUPPORT_EMAIL is required in production')
    expect(bare.errors).toContain('SSLCOMMERZ_STORE_PASSWORD are required in production')
    const short = await runToEnd({ ...production, APP_SECRET: 'changeme', APP_ORIGIN: 'https://a.example' })
    expect([short.code, short.errors.includes('at least 32 bytes')]).toEqual([1, true])
    // A message for a person, not a stack.
    expect(short.errors).not.toMatch(/\n\s+at /)
  })

  it('a port that is taken, naming it', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const address = holder.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { code, errors } = await runToEnd({ ...settings(), PORT: String(port) })
    holder.close()
    expect(code).toBe(1)
    expect(errors).toContain(`Port ${port} is taken`)
    expect(errors).not.toMatch(/\n\s+at /)
  })
})

describe('guards', PROCESSES, () => {
  it('an operator who stops it twice from waiting: the second signal does not wait', async () => {
    const port = await freePort()
    const app = await startApp(port, settings({ DRAIN_SECONDS: '60' }))
    process.kill(app.pid, 'SIGTERM')
    // As a process group gets it: twice at once, which is one wish.
    process.kill(app.pid, 'SIGTERM')
    // Draining has begun when it says so; it still answers.
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status, { timeout: 5000 }).toBe(503)
    expect((await fetch(`http://127.0.0.1:${port}/api/ping/`)).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(await app.end('SIGTERM')).toBe(1)
  })
})
