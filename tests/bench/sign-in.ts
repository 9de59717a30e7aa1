import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/db/seed/accounts.ts'
import type { BenchOptions, Findings, Line } from './line.ts'
import { freshQuestions, somethingToAskFor } from './questions.ts'
import { type ServedApp, withApp } from './serving.ts'

const SIGN_INS_A_SECOND = 10
const READS_A_SECOND = 100
const SECONDS = 20
/** Limits in milliseconds, 95th percentile. */
const SIGN_IN_MS = 400
const READ_MS = 100

interface Timed {
  ms: number
  status: number
}

/**
 * Signs people in at a steady pace while others read events, half of them with filters that were not asked for before. Every request counts from when
 * it was due: a server that does not keep up is seen, not waited for.
 */
export async function benchSignIn({ isQuick }: BenchOptions): Promise<Findings> {
  const rounds = isQuick ? 1 : 3
  const shots: { signIns: Timed[]; reads: Timed[] }[] = []
  await withApp('demo', async (app) => {
    await signIn(app, 0)
    for (let round = 0; round < rounds; round++) shots.push(await both(app, round))
  })
  const line = (what: string, most: number, of: Timed[][]): Line => {
    const wrong = of.flat().filter(({ status }) => status !== 200)
    return {
      goal: 'signin',
      what,
      unit: 'ms',
      most,
      values: of.map(p95),
      ...(wrong.length ? { fault: `${wrong.length} answers other than 200 (${wrong[0]?.status})` } : {}),
    }
  }
  return {
    lines: [
      line(
        `sign-in at ${SIGN_INS_A_SECOND}/s, p95`,
        SIGN_IN_MS,
        shots.map(({ signIns }) => signIns),
      ),
      line(
        `event reads at ${READS_A_SECOND}/s meanwhile, p95`,
        READ_MS,
        shots.map(({ reads }) => reads),
      ),
    ],
    raw: shots,
  }
}

async function both(app: ServedApp, round: number) {
  const asked = freshQuestions(await somethingToAskFor(app.service))
  const paths = ['/api/event/?limit=12', asked.list ?? '/api/event/?limit=12']
  const read = (at: number) => timed(fetch(app.service + fill(paths[at % paths.length] ?? '')))
  const [signIns, reads] = await Promise.all([
    atPace(SIGN_INS_A_SECOND, (at) => signIn(app, round * SECONDS * SIGN_INS_A_SECOND + at + 1)),
    atPace(READS_A_SECOND, read),
  ])
  return { signIns, reads }
}

const fill = (path: string) => path.replace(/\{rand:(\d+)-(\d+)\}/g, (_, least, most) => String(Number(least) + Math.floor(Math.random() * (most - least + 1))))

/** Each from a network of its own: the pace of one network is limited. */
function signIn(app: ServedApp, at: number): Promise<Timed> {
  const { username = '' } = DEMO_ACCOUNTS[at % DEMO_ACCOUNTS.length] ?? {}
  return timed(
    fetch(`${app.service}/api/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${(at >> 8) & 255}.${at & 255}.1` },
      body: JSON.stringify({ username, password: DEMO_PASSWORD }),
    }),
  )
}

async function timed(asking: Promise<Response>): Promise<Timed> {
  const begun = performance.now()
  const response = await asking
  await response.arrayBuffer()
  return { ms: performance.now() - begun, status: response.status }
}

async function atPace(perSecond: number, work: (at: number) => Promise<Timed>): Promise<Timed[]> {
  const begun = performance.now()
  const all: Promise<Timed>[] = []
  for (let at = 0; at < perSecond * SECONDS; at++) {
    const due = begun + (at * 1000) / perSecond
    await pause(Math.max(0, due - performance.now()))
    const late = Math.max(0, performance.now() - due)
    all.push(work(at).then(({ ms, status }) => ({ ms: ms + late, status })))
  }
  return Promise.all(all)
}

function p95(all: Timed[]): number {
  const sorted = all.map(({ ms }) => ms).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}
