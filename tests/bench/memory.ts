import type { BenchOptions, Findings, Line } from './line.ts'
import { shoot } from './load.ts'
import { databasePid, residentBytes, treeBytes } from './process-memory.ts'
import { eventPath, freshQuestions, lastEventId, somethingToAskFor } from './questions.ts'
import { type ServedApp, withApp } from './serving.ts'

const EVENTS = 10_000
const SAMPLE_MS = 250
const SERVER_MOST = 200e6
const DATABASE_MOST = 150e6

/** The most memory that server and database take while everything is asked of them. */
export async function benchMemory({ isQuick }: BenchOptions): Promise<Findings> {
  if (process.platform !== 'linux') throw new Error('Memory is measured on Linux only: it is read from /proc.')
  return withApp(EVENTS, async (app) => {
    const seen = { server: [] as number[], database: [] as number[] }
    const timer = setInterval(() => {
      seen.server.push(residentBytes(app.pid))
      seen.database.push(treeBytes(databasePid(app.dataFolder) ?? 0))
    }, SAMPLE_MS)
    try {
      await askForEverything(app, isQuick ? 2 : 8)
    } finally {
      clearInterval(timer)
    }
    const line = (what: string, most: number, values: number[]): Line => ({ goal: 'memory', what, unit: 'MB', most, values: [Math.max(...values)] })
    const lines = [
      line('server process under load, at most', SERVER_MOST, seen.server),
      line('database processes under load, at most', DATABASE_MOST, seen.database),
    ]
    return { lines, raw: seen }
  })
}

async function askForEverything({ service }: ServedApp, seconds: number): Promise<void> {
  const last = await lastEventId(service)
  const api = Object.values(freshQuestions(await somethingToAskFor(service)))
  const paths = [...api, eventPath(`{rand:1-${last}}`), `/eventdetails/{rand:1-${last}}`, '/events', '/bn/events']
  for (const path of paths) await shoot({ base: service, path }, seconds)
}
