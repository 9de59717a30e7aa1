import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseUser } from '#server/db/embedded/programs.ts'
import { signalTree } from './process-tree.ts'

/** How long a part may take to end when it is asked to. */
const END_MS = 20_000

/** How a part of the cluster is run. */
export interface Part {
  name: string
  command: string
  args: readonly string[]
  cwd: string
  env?: Record<string, string | undefined>
  /** Absent: our own. */
  user?: DatabaseUser | undefined
  logFile: string
  /** Processes that belong to it and are no longer its children, at this moment. */
  strays?: () => readonly number[]
}

/** A part that was started. */
export interface Started {
  name: string
  pid: number
  isAlive: () => boolean
  /** To it and to all that it has started: as if the machine under it had got the signal. */
  signal: (signal: NodeJS.Signals) => void
  /** Asks it to end, and ends it after a while. */
  end: () => Promise<void>
}

const startedParts: Started[] = []
// What still runs when we end without having ended it.
process.once('exit', () => {
  for (const { signal } of startedParts) signal('SIGKILL')
})

/** Starts a part in a group of its own: Ctrl-C at the terminal is for us alone, since parts end one after the other. */
export function startPart({ name, command, args, cwd, env, user, logFile, strays = () => [] }: Part): Started {
  const log = openSync(logFile, 'a')
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
    detached: true,
    ...(user && { uid: user.uid, gid: user.gid }),
  })
  child.on('error', (error) => console.error(`${name}: ${error.message}`))
  const pid = child.pid ?? 0
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const signal = (kind: NodeJS.Signals) => {
    for (const root of [...(isAlive() ? [pid] : []), ...strays()]) signalTree(root, kind)
  }
  const started: Started = {
    name,
    pid,
    isAlive,
    signal,
    end: async () => {
      if (!isAlive()) return signal('SIGKILL')
      // One that was stopped hears no other signal.
      signal('SIGCONT')
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const patience = new AbortController()
      await Promise.race([ended, wait(END_MS, undefined, { signal: patience.signal }).catch(() => undefined)])
      patience.abort()
      signal('SIGKILL')
    },
  }
  startedParts.push(started)
  return started
}

/** Asks again and again until it holds. @throws {Error} it did not. */
export async function until(what: string, isSo: () => Promise<boolean>, patience_ms = 60_000): Promise<void> {
  const end = performance.now() + patience_ms
  while (performance.now() < end) {
    if (await isSo().catch(() => false)) return
    await wait(200)
  }
  throw new Error(`${what}: not within ${patience_ms / 1000} s`)
}
