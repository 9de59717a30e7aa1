import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { haproxySettings } from '../../../src/tasks/cluster/haproxy-settings.ts'
import { PATIENCE, patroniSettings } from '../../../src/tasks/cluster/patroni-settings.ts'
import { pgbouncerSettings, pgbouncerUsers } from '../../../src/tasks/cluster/pgbouncer-settings.ts'
import { planCluster, pooledUrl } from '../../../src/tasks/cluster/plan.ts'
import { rolesIn } from '../../../src/tasks/cluster/roles.ts'

const inFile = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const plan = await planCluster('/nowhere', 2)
const [first] = plan.members

describe('a plan', () => {
  it('has no port and no password twice', () => {
    const { members, etcd, haproxy, pgbouncer, apps, secrets } = plan
    const ports = [
      ...members.flatMap(({ port, rest }) => [port, rest]),
      ...Object.values(etcd),
      ...Object.values(haproxy),
      pgbouncer,
      ...apps.map(({ port }) => port),
    ]
    expect(new Set(ports).size).toBe(ports.length)
    expect(new Set(Object.values(secrets)).size).toBe(5)
  })

  it('has one worker, first, and as many that answer as were asked for', () => {
    expect(plan.apps.map(({ name, role }) => `${name} ${role}`)).toEqual(['worker worker', 'web1 web', 'web2 web'])
  })

  it('leads the app through PgBouncer', () => {
    expect(pooledUrl(plan)).toBe(`postgres://hatkhola:${plan.secrets.owner}@127.0.0.1:${plan.pgbouncer}/hatkhola?pgbouncer=true`)
  })
})

describe('PostgreSQL', () => {
  const settings = JSON.stringify(patroniSettings(plan, first!, '/pg/bin'))

  it('answers a commit when a second server has it', () => {
    expect(settings).toContain('"synchronous_mode":true')
    expect(settings).not.toContain('synchronous_commit')
  })

  it('is given up within the time that is promised', () => {
    const { ttl, loop_wait, retry_timeout } = PATIENCE
    expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl)
    expect(ttl).toBeLessThan(30)
  })

  it('trusts no connection without a password', () => {
    expect(settings).not.toContain('trust')
  })
})

it('HAProxy knows all servers, and of the app only what answers', () => {
  const text = haproxySettings(plan)
  for (const { name, port, rest } of plan.members) expect(text).toContain(`server ${name} 127.0.0.1:${port} check port ${rest}`)
  expect(text).toContain('server web2 ')
  expect(text).not.toContain('server worker')
  expect(text).toContain('on-marked-down shutdown-sessions')
})

it('PgBouncer signs in as the app alone', () => {
  expect(pgbouncerUsers(plan)).toBe(`"hatkhola" "${plan.secrets.owner}"\n`)
  expect(pgbouncerSettings(plan)).toContain(`port=${plan.haproxy.primary} `)
})

it('reads what Patroni says of roles, in the words of older and newer versions', () => {
  const members = [
    { name: 'pg1', role: 'leader' as const, state: 'running' },
    { name: 'pg2', role: 'sync_standby' as const, state: 'streaming' },
    { name: 'pg3', role: 'replica' as const, state: 'start failed' },
  ]
  expect([...rolesIn({ members })]).toEqual([
    ['pg1', { role: 'leader', isRunning: true }],
    ['pg2', { role: 'sync_standby', isRunning: true }],
    ['pg3', { role: 'replica', isRunning: false }],
  ])
  expect(rolesIn({}).size).toBe(0)
})

describe('the files for containers', () => {
  // Places differ; how long each waits does not.
  const waits = (text: string) => [...text.matchAll(/^(pool_mode|query_wait_timeout|server_\w+|default_pool_size|max_client_conn) = (.+)$/gm)].map(String)

  it('have PgBouncer wait as the cluster does', () => {
    expect(waits(pgbouncerSettings(plan)).length).toBeGreaterThan(6)
    expect(waits(inFile('operations/pgbouncer.ini'))).toEqual(waits(pgbouncerSettings(plan)))
  })

  it('have Patroni wait as the cluster does', () => {
    const patroni = inFile('operations/patroni.yml')
    for (const [name, seconds] of Object.entries(PATIENCE)) expect(patroni).toContain(`    ${name}: ${seconds}\n`)
    expect(patroni).toContain('    synchronous_mode: true\n')
  })
})
