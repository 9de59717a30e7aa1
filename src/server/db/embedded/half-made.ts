import { randomBytes } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What this process is making at this moment; the same process number in a container's next life does not have it. */
const underWay = new Set<string>()
const HALF = /\.(\d+)-[0-9a-f]{8}\.half$/

/**
 * Makes a folder whole or not at all: under another name, renamed when `make` is done, so that what a `kill -9` interrupts is never
 * mistaken for the real thing. Where another start was quicker, its folder stays and ours goes.
 */
export async function makeWhole(folder: string, make: (half: string) => Promise<void>): Promise<void> {
  const half = `${folder}.${process.pid}-${randomBytes(4).toString('hex')}.half`
  underWay.add(half)
  try {
    await make(half)
    await rename(half, folder)
  } catch (error) {
    await rm(half, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    const code = (error as NodeJS.ErrnoException).code
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  } finally {
    underWay.delete(half)
  }
}

/** Takes away what interrupted starts left half made beside a folder; what belongs to a process that lives is its own. */
export async function removeHalfMade(folder: string): Promise<void> {
  for (const name of await readdir(dirname(folder))) {
    const maker = Number(HALF.exec(name)?.[1])
    const path = join(dirname(folder), name)
    if (!maker || underWay.has(path) || (maker !== process.pid && isAlive(maker))) continue
    await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** Whether a process of this number exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
