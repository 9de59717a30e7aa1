import { readFile, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { EMBEDDED_NAME } from './cluster.ts'
import { findPostmaster } from './postmaster.ts'

/**
 * The address of the embedded PostgreSQL that runs on a data folder right now, for a short look beside the server that owns it: nothing is
 * claimed, started or stopped. Undefined when none runs.
 */
export async function findRunning(dataFolder: string): Promise<string | undefined> {
  const home = await realpath(join(resolve(dataFolder), 'database')).catch(() => undefined)
  const running = home === undefined ? undefined : await findPostmaster(join(home, 'data'))
  if (home === undefined || !running?.isReady) return undefined
  const password = (await readFile(join(home, 'password'), 'utf8')).trim()
  return `postgres://${EMBEDDED_NAME}:${password}@127.0.0.1:${running.port}/${EMBEDDED_NAME}`
}
