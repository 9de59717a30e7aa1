import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from './half-made.ts'

/** What a running PostgreSQL has written about itself into its data folder. */
interface Postmaster {
  pid: number
  port: number
  isReady: boolean
}

/**
 * The PostgreSQL that runs on a data folder, or undefined.
 * Its note outlives a `kill -9`, and the process number in it may by then belong to another process; where the system shows what a process
 * works on (Linux), a note that names an unrelated process is removed, since PostgreSQL itself would refuse to start over it.
 */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const note = join(data, 'postmaster.pid')
  const text = await readFile(note, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const [pidLine, , , portLine, , , , status] = text.split('\n')
  const pid = Number(pidLine)
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined
  if (process.platform === 'linux' && !(await isWorkedOn(data))) {
    await rm(note, { force: true })
    return undefined
  }
  return { pid, port: Number(portLine) || 0, isReady: (status ?? '').trim() === 'ready' }
}

/** Whether any process has the data folder as its working directory, as PostgreSQL and all its children have. */
async function isWorkedOn(data: string): Promise<boolean> {
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    const folder = await readlink(join('/proc', pid, 'cwd')).catch(() => '')
    if (folder === data) return true
  }
  return false
}
