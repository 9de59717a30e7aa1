import { open, readFile, rename, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefused } from '../connection/start-refused.ts'
import type { Cluster } from './cluster.ts'
import { freePort } from './free-port.ts'
import { findPostmaster } from './postmaster.ts'
import type { Programs } from './programs.ts'
import { runProgram } from './run-program.ts'
import { asOptions } from './server-settings.ts'

export interface EmbeddedServer {
  cluster: Cluster
  programs: Programs
  /** By name; its port is chosen at each start. */
  settings: Readonly<Record<string, string>>
  /** How long a start may take; absent: a minute. A recovery replays all that was written since a backup. */
  startSeconds?: number
}

/** What PostgreSQL says when parts of its folder are missing, cut short or overwritten. */
const DAMAGE = /PANIC|invalid|corrupt|could not (locate|open|read|stat)|incorrect checksum|incompatible|does not exist/
const LOG_CAP_BYTES = 2_000_000
const START_SECONDS = 60
const PORT_TRIES = 5

const secondsOf = ({ startSeconds = START_SECONDS }: EmbeddedServer) => startSeconds

/**
 * Makes sure that PostgreSQL runs on the folder: uses the one that runs already (an orphan of a killed process), else starts one.
 * It is a session of its own, so that Ctrl-C in the terminal reaches only us, who stop it when the last answer is out.
 * @param preferredPort tried first, so that a database that is brought back keeps its address.
 * @returns the port it listens on at 127.0.0.1.
 * @throws {StartRefused} would-not-start, damaged, unreachable
 */
export async function ensureRunning(server: EmbeddedServer, preferredPort?: number): Promise<number> {
  const running = await awaitReady(server)
  if (running) return running
  await rotateLog(server.cluster.log)
  let lastWords = ''
  for (let attempt = 0; attempt < PORT_TRIES; attempt++) {
    const port = attempt === 0 && preferredPort ? preferredPort : await freePort()
    const logFrom = (await stat(server.cluster.log).catch(() => undefined))?.size ?? 0
    const options = asOptions({ ...server.settings, port: String(port) })
    const { code } = await pgCtl(server, ['start', '-w', '-t', String(secondsOf(server)), '-l', server.cluster.log, '-o', options])
    if (code === 0) return port
    // Two starts at once: the server that the other one has started is used here too.
    const others = await awaitReady(server)
    if (others) return others
    lastWords = (await readFile(server.cluster.log, 'utf8').catch(() => '')).slice(logFrom).trim()
    if (!/could not bind|could not create any TCP\/IP sockets/.test(lastWords)) break
  }
  const reason = DAMAGE.test(lastWords) ? 'damaged' : 'would-not-start'
  throw new StartRefused(
    reason,
    `PostgreSQL does not start on ${server.cluster.home}. Nothing was changed there. Its last words:\n${lastWords.split('\n').slice(-8).join('\n')}`,
  )
}

/** Stops PostgreSQL cleanly: open transactions are rolled back, everything committed is on the disk. */
export async function stopServer(server: EmbeddedServer): Promise<void> {
  if (!(await findPostmaster(server.cluster.data))) return
  const clean = await pgCtl(server, ['stop', '-m', 'fast', '-w', '-t', '30'])
  if (clean.code !== 0 && (await findPostmaster(server.cluster.data))) await pgCtl(server, ['stop', '-m', 'immediate', '-w', '-t', '10'])
}

async function pgCtl(server: EmbeddedServer, args: string[]) {
  const { home, data } = server.cluster
  return runProgram(server.programs, 'pg_ctl', { args: [...args, '-D', data, '-s'], folder: home, timeoutMs: (secondsOf(server) + 10) * 1000 }).catch(
    (error: Error) => {
      throw new StartRefused('unreachable', `PostgreSQL's programs in ${server.programs.bin} cannot be run: ${error.message}`, error)
    },
  )
}

/** The port of the server that runs on the folder once it is ready; undefined when none runs. One that hangs is stopped. */
async function awaitReady(server: EmbeddedServer): Promise<number | undefined> {
  const until = Date.now() + secondsOf(server) * 1000
  while (Date.now() < until) {
    const found = await findPostmaster(server.cluster.data)
    if (!found) return undefined
    if (found.isReady && found.port) return found.port
    await pause(50)
  }
  await stopServer(server)
  return undefined
}

/** Keeps the log short: at most two files of the cap. */
async function rotateLog(log: string): Promise<void> {
  const size = (await stat(log).catch(() => undefined))?.size ?? 0
  if (size > LOG_CAP_BYTES) await rename(log, `${log}.old`)
}

/** Empties a log that grew past its cap while PostgreSQL writes to it (it appends, so the file stays in order). */
export async function capLog(log: string): Promise<void> {
  const size = (await stat(log).catch(() => undefined))?.size ?? 0
  if (size <= LOG_CAP_BYTES) return
  const file = await open(log, 'r+')
  await file.truncate(0)
  await file.close()
}
