import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import { type AppProcess, freePort, startApp } from '#tests/support/server/app-process.ts'
import { measure } from '#tests/support/server/metrics.ts'
import { makeShow, orderBody, placed } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const TOKEN = 'a-token-of-this-test-alone'
const app = useApp()
const running: AppProcess[] = []
let folder = ''
let person: SignedInPerson
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-metrics-'))
  person = await joinAndLogIn(app, 'shefalibegum')
})
afterAll(async () => {
  await Promise.all(running.map((one) => one.end('SIGTERM')))
  await rm(folder, { recursive: true })
})

const settings = (more: Record<string, string> = {}) => ({
  DATABASE_URL: app.database.url,
  HATKHOLA_DATA: folder,
  APP_SECRET: TEST_SECRET,
  SEED: 'none',
  HATKHOLA_OUT: join(folder, 'nothing-built'),
  ...more,
})

interface Started {
  /** Of what everybody asks. */
  address: string
  /** Of what operators ask. */
  port: number
  process: AppProcess
}

async function start(more: Record<string, string> = {}): Promise<Started> {
  const [open, port] = [await freePort(), await freePort()]
  const process = await startApp(open, settings({ METRICS_PORT: String(port), ...more }))
  running.push(process)
  return { address: `http://127.0.0.1:${open}`, port, process }
}

/** Each starts processes, on a machine that may have much to do. */
const PROCESSES = { timeout: 120_000 }

describe('a process with METRICS_PORT', PROCESSES, () => {
  let one: Started
  beforeAll(async () => {
    one = await start({ METRICS_TOKEN: TOKEN })
  }, PROCESSES.timeout)
  const measured = () => measure(one.port, TOKEN)
  const ask = async (path: string, init?: RequestInit) => (await fetch(one.address + path, init)).text()

  it('counts and times requests by the path that the interface has, and by what they came to', async () => {
    const before = await measured()
    await ask('/api/event/77001/?from=somewhere')
    await ask('/api/event/77002/')
    await ask('/api/account/', { headers: { authorization: `Bearer ${person.access}` } })
    await ask('/api/nothing/of/ours/')
    await ask('/en/')
    await ask('/media/none.webp')
    const after = await measured()
    const rise = (name: string, labels: Record<string, string>) => (after.value(name, labels) ?? 0) - (before.value(name, labels) ?? 0)
    expect(rise('hatkhola_http_requests_total', { endpoint: '/api/event/{event_id}/', method: 'GET', status: '4xx' })).toBe(2)
    expect(rise('hatkhola_http_request_duration_seconds_count', { endpoint: '/api/event/{event_id}/', method: 'GET' })).toBe(2)
    expect(rise('hatkhola_http_requests_total', { endpoint: '/api/account/', method: 'GET', status: '2xx' })).toBe(1)
    expect(rise('hatkhola_http_requests_total', { endpoint: 'other', status: '4xx' })).toBe(1)
    expect(rise('hatkhola_http_requests_total', { endpoint: 'pages' })).toBe(1)
    expect(rise('hatkhola_http_requests_total', { endpoint: 'media' })).toBe(1)
    // The pages are not built here.
    expect(rise('hatkhola_http_refused_total', { reason: 'busy' })).toBe(1)
    expect(after.value('hatkhola_http_requests_open')).toBe(0)
    expect(rise('hatkhola_pool_wait_seconds_count', {})).toBeGreaterThan(0)
  })

  it('tells answers from memory from those that were made', async () => {
    const path = '/api/event/?page=1'
    const before = await measured()
    await ask(path)
    await ask(path)
    await ask(path)
    const after = await measured()
    const rise = (result: string) =>
      (after.value('hatkhola_kept_answers_total', { result }) ?? 0) - (before.value('hatkhola_kept_answers_total', { result }) ?? 0)
    expect(rise('miss')).toBe(1)
    expect(rise('hit')).toBe(2)
    expect(after.value('hatkhola_http_requests_total', { endpoint: '/api/event/', status: '2xx' })).toBe(3)
  })

  it('measures itself and its connections', async () => {
    const { value } = await measured()
    expect(value('hatkhola_process', { role: 'all' })).toBe(1)
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'process_cpu_seconds_total'])
      expect(value(name)).toBeGreaterThan(0)
    expect(value('hatkhola_pool_connections')).toBeGreaterThan(0)
    expect(value('hatkhola_pool_waiting')).toBe(0)
  })

  it('reads the database, and has a number also where nothing waits', async () => {
    const { value, text } = await measured()
    expect(value('hatkhola_queue_due', { queue: 'shop_letters' })).toBe(0)
    expect(value('hatkhola_queue_oldest_seconds', { queue: 'purchase_tasks', kind: 'letter' })).toBe(0)
    expect(value('hatkhola_desk_waiting', { queue: 'cases' })).toBe(0)
    expect(value('hatkhola_purchases_last_day', { state: 'confirmed' })).toBe(0)
    expect(value('hatkhola_ledger_in_doubt')).toBe(0)
    expect(value('hatkhola_replicas')).toBe(0)
    expect([...text.matchAll(/^hatkhola_readings_failed_total\{.*\} (\d+)/gm)].map(([, times]) => times).filter((times) => times !== '0')).toEqual([])
  })

  it('says nothing of people', async () => {
    const { id } = await placed(app, person, orderBody([{ event_ticket: (await makeShow(app)).ticket, quantity: 1 }], 100))
    await ask(`/api/event_order/${id}/`, { headers: { authorization: `Bearer ${person.access}` } })
    await ask('/en/rupas-page?token=abcdefgh')
    const { text } = await measured()
    for (const secret of [person.username, person.email, person.access, TOKEN, '77001', 'somewhere', 'abcdefgh', 'rupas-page', 'none.webp', '127.0.0.1'])
      expect(text).not.toContain(secret)
    const labels = [...text.matchAll(/endpoint="([^"]*)"/g)].map(([, label = '']) => label)
    expect(labels.filter((label) => /\d/.test(label.replaceAll(/\{\w+\}/g, '')))).toEqual([])
  })

  it('answers to the token alone, to GET alone, and nothing else', async () => {
    const door = `http://127.0.0.1:${one.port}`
    expect((await measure(one.port)).status).toBe(401)
    const wrong = await measure(one.port, `${TOKEN}x`)
    expect([wrong.status, wrong.text.includes('hatkhola')]).toEqual([401, false])
    const authorization = `Bearer ${TOKEN}`
    expect((await fetch(`${door}/metrics`, { method: 'POST', headers: { authorization } })).status).toBe(405)
    for (const path of ['/', '/healthz', '/metrics/all', '/api/event/']) expect((await fetch(door + path, { headers: { authorization } })).status).toBe(404)
    expect(await ask('/metrics')).not.toContain('hatkhola_')
    expect(await ask('/api/metrics/')).not.toContain('hatkhola_')
  })

  it('has every number that the alerts and the page for operators name, and each is explained there', async () => {
    const folder = resolve(import.meta.dirname, '../../operations')
    const [alerts, page] = await Promise.all(['alerts.yml', 'watching.md'].map((file) => readFile(join(folder, file), 'utf8')))
    const { names, text } = await measured()
    const named = (of = '') => [
      ...new Set([...of.matchAll(/\b(?:hatkhola|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''))),
    ]
    const rules = alerts?.split('- alert: ').slice(1) ?? []
    expect(rules.length).toBeGreaterThan(10)
    for (const rule of rules) {
      expect(rule).toMatch(/\n {8}expr: \S/)
      expect(rule).toMatch(/\n {10}summary: '.+'\n {10}what_to_do: '.+'\n/)
      expect(page).toContain(`| ${rule.split('\n')[0]} |`)
    }
    const expressions = rules.map((rule) => rule.split(/\n {8}(?:for|labels):/)[0]).join('\n')
    expect(named(expressions).filter((name) => !names.has(name))).toEqual([])
    // A queue that is misspelt would never be late.
    const queues = [...expressions.matchAll(/queue=~?"([^"]+)"|queue!~"([^"]+)"/g)].flatMap(([, one = '', other = '']) => (one || other).split('|'))
    expect(queues.filter((queue) => !text.includes(`queue="${queue}"`))).toEqual([])
    expect(named(page).filter((name) => name.startsWith('hatkhola') && !names.has(name))).toEqual([])
    expect([...names].filter((name) => name.startsWith('hatkhola') && !page?.includes(name))).toEqual([])
  })
})

describe('other processes', PROCESSES, () => {
  it('measure nothing where nothing is set', async () => {
    const process = await startApp(await freePort(), settings({ LOG_LEVEL: 'info' }))
    running.push(process)
    expect(process.output()).toContain('listening')
    expect(process.output()).not.toContain('/metrics')
  })

  it('refuse to start on a port that is taken, and name the setting', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const address = holder.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await expect(startApp(await freePort(), settings({ METRICS_PORT: String(port) }))).rejects.toThrow(
      `Port ${port} is taken by another program. Stop it, or choose another one: METRICS_PORT=${port + 1}`,
    )
    holder.close()
  })

  it('of a worker measure as well, from this machine without a token', async () => {
    const { port, address } = await start({ HATKHOLA_ROLE: 'worker' })
    await fetch(`${address}/healthz`)
    const { status, value } = await measure(port)
    expect(status).toBe(200)
    expect(value('hatkhola_process', { role: 'worker' })).toBe(1)
    expect(value('hatkhola_http_requests_total', { endpoint: 'health', status: '2xx' })).toBeGreaterThan(0)
    expect(value('hatkhola_queue_due', { queue: 'holds' })).toBe(0)
  })

  it('go on where a queue cannot be read, count it, and have no number of it', async () => {
    await app.database.pool.query('alter table booking_letters rename to booking_letters_away')
    const { port, process } = await start({ HATKHOLA_ROLE: 'web' })
    const { status, value } = await measure(port)
    await app.database.pool.query('alter table booking_letters_away rename to booking_letters')
    expect(status).toBe(200)
    expect(value('hatkhola_readings_failed_total', { reading: 'queues-letters' })).toBe(1)
    expect(value('hatkhola_readings_failed_total')).toBe(1)
    expect(value('hatkhola_queue_due', { queue: 'booking_letters' })).toBeUndefined()
    expect(value('hatkhola_queue_due', { queue: 'holds' })).toBe(0)
    expect(value('hatkhola_ledger_in_doubt')).toBe(0)
    expect(process.output()).toContain('could not be read for measurements')
  })
})
