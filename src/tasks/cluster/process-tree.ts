import { readdirSync, readFileSync } from 'node:fs'

/** A process and all that it has started, also what left its group or session, as PostgreSQL does under Patroni. */
export function treeOf(pid: number, parents: ReadonlyMap<number, number> = parentsOfAll()): number[] {
  const found = [pid]
  // Grows while it is read.
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child)
  return found
}

/** Sends a signal to a process and all that it has started. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  if (pid === 0) return
  for (const one of treeOf(pid)) {
    try {
      process.kill(one, signal)
    } catch {
      // It ended in the meantime.
    }
  }
}

/** Who has started each process of this machine. */
function parentsOfAll(): Map<number, number> {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = parentIn(name)
    if (parent !== undefined) parents.set(Number(name), parent)
  }
  return parents
}

function parentIn(name: string): number | undefined {
  try {
    // The name of the program stands in parentheses and may hold anything.
    const after = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1) ?? ''
    return Number(after.split(' ')[1])
  } catch {
    return undefined
  }
}
