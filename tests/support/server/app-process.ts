import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { heapArguments } from '../../../src/tasks/steps/heap.mjs'
import { projectNode } from '../../../src/tasks/steps/run.mjs'

const ROOT = resolve(import.meta.dirname, '../../..')
/** Of a busy machine that makes the whole demo market. */
const READY_TIMEOUT_MS = 300_000
const POLL_MS = 50
/** For processes that tests start dozens of times: what was compiled once is read back. */
export const COMPILED_ONCE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled') }

/** What is run where a browser shares the machine with the server. */
export const PATIENT_SERVER = 'tests/support/server/patient-server.ts'

/** A server process as `npm start` runs it. */
export interface AppProcess {
  pid: number
  /** Everything it has written so far. */
  output(): string
  /** Sends the signal and waits for the end; gives the exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/**
 * Starts the built app and waits until it says that it is ready. Throws with its output when it ends before.
 * @param entry what is run, such as tests/support/server/paused-server.ts
 */
export async function startApp(port: number, settings: Record<string, string>, entry = 'src/server/main.ts'): Promise<AppProcess> {
  const env = {
    ...process.env,
    LOG_LEVEL: 'warn',
    RATE_PER_MINUTE: '0',
    DATABASE_URL: '',
    HATKHOLA_MODE: 'development',
    PAYMENT_GATEWAY_PORT: '0',
    ...COMPILED_ONCE,
    ...settings,
    PORT: String(port),
  }
  const child = spawn(projectNode(), [...heapArguments(), join(ROOT, entry)], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()))
  await becomeReady(child, port, () => output)
  return {
    pid: child.pid ?? 0,
    output: () => output,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      child.kill(signal)
      await once(child, 'exit')
      return child.exitCode
    },
  }
}

async function becomeReady(child: ChildProcess, port: number, output: () => string): Promise<void> {
  const until = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with exit code ${child.exitCode}:\n${output()}`)
    if (await isReady(port)) return
    await pause(POLL_MS)
  }
  child.kill('SIGKILL')
  throw new Error(`The server was not ready after ${READY_TIMEOUT_MS / 1000} s:\n${output()}`)
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  } catch {
    // Not listening yet.
    return false
  }
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
