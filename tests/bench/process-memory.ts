import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of one line of a file under /proc; 0 when the process has gone meanwhile. */
function bytesIn(file: string, name: string): number {
  try {
    const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Resident memory of one process, in bytes. */
export const residentBytes = (pid: number): number => bytesIn(`/proc/${pid}/status`, 'VmRSS')

/** Memory of a process and all below it, in bytes; what they share is counted once. */
export const treeBytes = (pid: number): number => treeOf(pid).reduce((sum, one) => sum + bytesIn(`/proc/${one}/smaps_rollup`, 'Pss'), 0)

/** A process and all below it. @param without those, and what is below them */
export function treeOf(pid: number, without: ReadonlySet<number> = new Set()): number[] {
  const children = childrenByParent()
  const tree = [pid]
  for (const one of tree) tree.push(...(children.get(one) ?? []).filter((child) => !without.has(child)))
  return tree
}

function childrenByParent(): Map<number, number[]> {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(name)
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  return children
}

function parentOf(pid: string): number | undefined {
  try {
    // The name in brackets may hold anything; what follows it does not.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

/** Process id of the embedded database of a data folder. */
export function databasePid(dataFolder: string): number | undefined {
  const file = join(dataFolder, 'database/data/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}
