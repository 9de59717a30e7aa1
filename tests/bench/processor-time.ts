import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { treeOf } from './process-memory.ts'

/** What the kernel counts in: a hundredth of a second, on every Linux that Node runs on. */
const TICK_MS = 10

/** Who used the processors, in milliseconds. */
export interface ProcessorTime {
  /** By the names that were given. */
  of: Record<string, number>
  /** All other processes on this machine. */
  others: number
  /** All that the processors had to give. */
  all: number
}

/** Begins to count how much processor time processes use, each with all below it that is not named itself. Gives what ends it. Linux only. */
export function countProcessorTime(pids: Record<string, number>): () => ProcessorTime {
  const before = look(pids)
  return () => {
    const after = look(pids)
    const of = Object.fromEntries(Object.entries(after.of).map(([name, ms]) => [name, ms - (before.of[name] ?? 0)]))
    const ours = Object.values(of).reduce((sum, ms) => sum + ms, 0)
    return { of, others: Math.max(0, after.busy - before.busy - ours), all: after.all - before.all }
  }
}

/** So many milliseconds for each of so many pieces of work, and how much of the machine others used. */
export function perPiece({ of, others, all }: ProcessorTime, pieces: number): string {
  const each = Object.entries(of).map(([name, ms]) => `${name} ${(ms / pieces).toFixed(1)} ms`)
  const share = (ms: number) => `${Math.round((ms / all) * 100)} %`
  const ours = Object.values(of).reduce((sum, ms) => sum + ms, 0)
  return `${each.join(', ')}; of ${cpus().length} processors this was ${share(ours)}, others on this machine ${share(others)}`
}

function look(pids: Record<string, number>) {
  const named = new Set(Object.values(pids))
  const times = cpus().map((one) => one.times)
  const sum = (parts: readonly number[]) => parts.reduce((total, ms) => total + ms, 0)
  return {
    of: Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, sum(treeOf(pid, named).map(millisecondsOf))])),
    busy: sum(times.map(({ user, nice, sys, irq }) => user + nice + sys + irq)),
    all: sum(times.map((one) => sum(Object.values(one)))),
  }
}

/** 0 when the process has gone meanwhile. */
function millisecondsOf(pid: number): number {
  try {
    // After the name in brackets, which may hold anything: user and system time are the 12th and 13th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return 0
  }
}
