import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../connection/pool.ts'

/** Any two numbers; the same in every version, so that old and new ones see each other. */
const CLAIM = [7406, 11] as const
/** A killed holder's connection is closed by the system within moments. */
const TRIES = 10
const PAUSE_MS = 100

type ClaimResult = { held: Claim } | { holder: string }

export interface Claim {
  /** From now on a lost connection is meant: the database is about to be stopped. False when the claim is lost: then it is not ours to stop. */
  expectEnd(): boolean
  letGo(): Promise<void>
}

interface ClaimOptions {
  /** Of the database `postgres`, where nothing else is done. */
  url: string
  /** The process that claims; a second one that is refused reads it. */
  label: string
  log: Log
  /** Called when the database has gone: makes sure that it runs. */
  revive: () => Promise<void>
}

/**
 * Claims the embedded database for this process: a lock on a connection of its own, which lives as long as the process.
 * No file can do that: a file outlives a `kill -9`, and its process number may belong to another process by then.
 * The lock is taken again whenever the database was restarted, and the database is brought back if no other process does it.
 * @returns the claim, or the process that holds it.
 */
export async function claimDatabase(options: ClaimOptions): Promise<ClaimResult> {
  let client = await connect(options)
  for (let attempt = 0; !(await tryLock(client)); attempt++) {
    if (attempt === TRIES) {
      const holder = await readHolder(client)
      await client.end()
      return { holder }
    }
    await pause(PAUSE_MS)
  }
  let isLetGo = false
  let isHeld = true
  const watch = () => {
    isHeld = true
    client.once('end', () => {
      isHeld = false
      if (!isLetGo) void reclaim()
    })
  }
  /** Never rejects: it goes on until the lock is held again or let go. */
  const reclaim = async () => {
    options.log({ level: 'warn', msg: 'the embedded database went away; bringing it back' })
    for (let waitMs = 250; !isLetGo; waitMs = Math.min(waitMs * 2, 2000)) {
      await pause(waitMs, undefined, { ref: false })
      try {
        if (isLetGo) return
        await options.revive()
        client = await connect(options)
        if (await tryLock(client)) return watch()
        options.log({ level: 'error', msg: 'the embedded database is held by another process', holder: await readHolder(client) })
        await client.end()
      } catch (error) {
        options.log({ level: 'warn', msg: 'the embedded database is not back yet', error: error instanceof Error ? error.message : String(error) })
      }
    }
  }
  watch()
  return {
    held: {
      expectEnd: () => {
        isLetGo = true
        return isHeld
      },
      letGo: async () => {
        isLetGo = true
        await client.end()
      },
    },
  }
}

async function connect({ url, label }: ClaimOptions): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: label, connectionTimeoutMillis: 2000, keepAlive: true })
  // 'end' follows, and is what counts.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1, $2) as locked', [...CLAIM])
  return rows[0]?.locked === true
}

async function readHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
    [...CLAIM],
  )
  return rows[0]?.application_name || 'another process'
}
